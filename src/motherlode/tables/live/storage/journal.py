"""A table's journal: what happens there is written into the log first, then taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.store.log import Line, Store, StoreError, TableTaken, Unreadable
from motherlode.store.metrics import Metrics
from motherlode.tables.figures.counting import Counting
from motherlode.tables.game.game import Attempt
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Entry, Left, Sat, Sealed

CANNOT_WRITE: Final = "the server couldn’t save that; try again"
CANNOT_READ: Final = "the server’s database can’t be used right now; try again later"


class Forgotten(StoreError):
    """The log of a table is no longer there: it was too old, and another worker let go of it."""


class Journal:
    """The only way to change how a table stands."""

    def __init__(
        self,
        standing: Standing,
        waiting: Waiting,
        store: Store,
        counting: Counting,
        time: Timekeeper,
        metrics: Metrics,
    ) -> None:
        self.standing = standing
        self.waiting = waiting
        self.store = store
        self.counting = counting
        self.time = time
        self.metrics = metrics
        self.touched = 0.0  # the date of the last line
        self.unsure = False  # a write has failed: perhaps it is in the log all the same
        self.is_gone = False  # the log is no longer there
        self.on_failure: Callable[[StoreError], None] = lambda error: None
        self.on_success: Callable[[], None] = lambda: None

    @property
    def is_closed(self) -> bool:
        """Whether nothing happens here any more: it was closed for good, or forgotten."""
        return self.standing.shut or self.is_gone

    async def commit(self, made: Sequence[Change], *commands: str | None) -> None:
        """Write lines down, the first ones with the commands they carry out; then take them.

        TableTaken if another worker has written in the meantime: then nothing was written.
        """
        if not made:
            return
        self.standing.expect(made)
        code = self.standing.code
        first = self.standing.length + 1
        now = self.time.date()
        names = [*commands, *[None] * (len(made) - len(commands))]
        lines = [
            Line(code, first + n, name, now, entries.written(self.standing.entry_of(entry)))
            for n, (entry, name) in enumerate(zip(made, names, strict=True))
        ]
        asked = self.time.now()
        try:
            await self.store.append(lines)
        except TableTaken:
            self._note_failure("taken")
            raise
        except StoreError as error:
            self._note_failure("storage")
            self.on_failure(error)
            raise
        self.on_success()
        self.metrics.commit_time.observe(self.time.now() - asked)
        self.metrics.moves.add(sum(isinstance(entry, Attempt) for entry in made))
        self.touched = now
        for entry, name in zip(made, names, strict=True):
            self._take(entry, name)
            self.waiting.note_line(now)
        self._hand_in()

    async def catch_up(self) -> list[Entry]:
        """Take lines that are in the log already: those of other workers, and own ones whose
        writing seemed to fail. Forgotten if not even the last one known is there.
        """
        code, known = self.standing.code, self.standing.length
        try:
            lines = await self.store.read(code, after=max(0, known - 1))
        except Unreadable:
            raise
        except StoreError as error:
            self.on_failure(error)
            raise
        self.unsure = False
        if known and not lines:
            self.is_gone = True
            raise Forgotten(f"there’s no table {code}")
        return self.take_lines(lines[1:] if known else lines)

    def take_lines(self, lines: Sequence[Line]) -> list[Entry]:
        """Take what is in the log."""
        taken = [entries.read(line.body) for line in lines]
        for entry, line in zip(taken, lines, strict=True):
            self._take(entry, line.command)
            self.waiting.note_line(line.at)
            self.touched = line.at
        self._hand_in()
        return taken

    def _note_failure(self, why: str) -> None:
        self.unsure = True
        self.metrics.retries.add(1, why)

    def _hand_in(self) -> None:
        """Let the rounds that have ended be counted."""
        if rounds := self.standing.take_ended():
            self.counting.hand_in(rounds)

    def _take(self, entry: Change, command: str | None) -> None:
        self.standing.take(entry, command)
        if isinstance(entry, Sat | Left):
            self.waiting.drop_answer(entry.seat)
        if isinstance(entry, Sealed):
            self.waiting.note_answer(entry.seat)
        if isinstance(entry, Sat):  # their connection comes in a moment
            self.standing.seats[entry.seat].away_since = self.time.now()
