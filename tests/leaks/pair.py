"""Two live tables in step: the real one, and one that a seat can't tell from it."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import TypeVar

import msgspec

from motherlode.rules.core.contract import Event
from motherlode.rules.core.state import State
from motherlode.rules.records.shuffle import Shuffle
from motherlode.tables.live.seating.seats import key_of
from motherlode.tables.thinking.job import Deal
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Entry, Promised, Sat
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Request
from tests.leaks.choices import renamed
from tests.leaks.counts import Counts
from tests.leaks.side import Side
from tests.leaks.worlds import World

Action = Callable[[Side], Awaitable[object]]
Done = TypeVar("Done")
LEAST = 16  # letters of a secret that can be nothing else


class Heard(logging.Handler):
    """What a server logs, as anybody reads it there."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        told = "" if error is None else f" {type(error).__name__}: {error}"
        self.lines.append(f"{record.levelname} {record.getMessage()}{told}")


class Pair:
    """Whatever is done is done on both sides; what comes of it for some ears is compared."""

    def __init__(self, seed: int, counts: Counts) -> None:
        self.real = Side(seed, "real")
        self.other = Side(seed, "other")
        self.counts = counts
        self.random = Random(f"secrets {seed}")
        self.canaries = re.compile(b"(?!)")
        self.marks: Callable[[int | None], re.Pattern[bytes]] | None = None  # what a seat never saw
        self._rules = b""  # what tells the names of all cards
        self.logs = {side: Heard() for side in self.sides}
        self._shared: tuple[Shuffle | None, Deal, Promised | None]  # what both were dealt from

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both."""
        return self.real, self.other

    async def open(self, settings: Settings, names: list[str], first: Sequence[Entry] = ()) -> None:
        """Make both tables and begin the same game, or what these lines of the log tell."""
        for side in self.sides:
            await side.open(settings, names, starts=not first)
            await side.settle()
        if first:
            await self.restart(first)
        self.forget()
        self.hide_secrets()

    async def restart(self, more: Sequence[Entry]) -> None:
        """Write lines into both logs, and start both servers anew; everybody comes back."""
        logs = self.real.store.lines, self.other.store.lines
        self.other.store.lines = [  # the real choices, but who sat down with which token
            there if isinstance(entries.read(there.body), Sat) else here
            for here, there in zip(*logs, strict=True)
        ]
        for side in self.sides:
            await side.restart(more)
            await side.settle()
            for ear in side.ears:
                ear.heard(0)

    async def close(self) -> None:
        """The end."""
        for side in self.sides:
            await side.close()

    # -- secrets of the tables -------------------------------------------------------------------

    def hide_secrets(self) -> None:
        """What the games were dealt from, and will be, differs, though its hash is the same."""
        game, standing = self.other.game, self.other.standing
        shuffle = game.recorder.record.shuffle
        self._shared = (shuffle, game.deal, standing.promise)
        if shuffle is not None:
            other = Shuffle(self.random.randbytes(32).hex(), shuffle.hashes, shuffle.bits)
            game.recorder.record.shuffle = other
            game.deal = msgspec.structs.replace(game.deal, key=other.key, whim="another whim")
        if standing.promise is not None:
            standing.promise = Promised(secret=self.random.randbytes(32).hex())
        self.hide_tokens()

    def tell_secrets(self) -> None:
        """What the games were dealt from is the same again: now it may be told."""
        game, standing = self.other.game, self.other.standing
        game.recorder.record.shuffle, game.deal, standing.promise = self._shared
        self.canaries = re.compile(b"(?!)")

    def hide_tokens(self) -> None:
        """Look for all secrets of the real table from now on, the newest tokens too."""
        self.canaries = re.compile(b"|".join(map(re.escape, self._canaries())))

    def _canaries(self) -> list[bytes]:
        """What must not be in anything that leaves the real table."""
        real = self.real
        shuffle = real.game.recorder.record.shuffle
        texts = [real.game.company.whim]
        if shuffle is not None:
            texts += [shuffle.secret, shuffle.key.hex()]
        texts += [*real.luck.secrets, *(key_of(token) for token in real.luck.secrets)]
        if real.standing.promise is not None:
            texts.append(real.standing.promise.secret)
        stream = real.game.state.stream
        if stream is not None:
            texts.append(stream.key.hex())
        return [text.encode() for text in dict.fromkeys(texts) if len(text) >= LEAST]

    # -- worlds ----------------------------------------------------------------------------------

    def enter_world(self, world: World, another_stream: bool) -> None:
        """Let the other table be in another world."""
        real, game = self.real.game, self.other.game
        game.state = world.state(real.state, another_stream)
        facts = world.facts()
        numbers = (n for n, (_, told) in enumerate(real.history) if isinstance(told, Event))
        history = list(real.history)
        for number, place in enumerate(numbers):
            if number in facts:
                history[place] = (history[place][0], facts[number])
        game.history[:] = history
        self._rewrite_choices(world)

    def _rewrite_choices(self, world: World) -> None:
        """What others chose unseen is in the record and in the bots' jobs."""
        real, game = self.real.game, self.other.game
        entries, steps = list(real.recorder.record.entries), list(real.steps)
        lines = [n for n, entry in enumerate(entries) if not entry.is_talk]
        moves = [n for n, step in enumerate(steps) if isinstance(step, int)]
        for number, step in enumerate(world.witness.steps[: world.places.steps]):
            if step.named is None:
                continue
            choice = renamed(real.rules, step.choice, world.faces_of(step.named))
            if choice != step.choice:
                entry = entries[lines[number]]
                entries[lines[number]] = entry._replace(text=real.text_of(choice))
                steps[moves[number]] = choice
        game.recorder.record.entries[:] = entries
        game.steps[:] = steps

    def leave_world(self) -> None:
        """Both are in the real world again."""
        real, game = self.real.game, self.other.game
        game.state = real.state.copy()
        game.state.listening = True
        game.history[:] = real.history
        game.recorder.record.entries[:] = real.recorder.record.entries
        game.steps[:] = real.steps

    def still(self) -> State:
        """The state of the real table."""
        return self.real.game.state

    # -- comparing -------------------------------------------------------------------------------

    async def both(self, action: Action) -> None:
        """Do something on both sides."""
        for side in self.sides:
            await self.one(side, action(side))

    async def hear(self, seat: int | None, order: Request) -> None:
        """Let somebody say the same on both sides."""
        for side in self.sides:
            await self.one(side, side.hear(seat, order))

    async def one(self, side: Side, action: Awaitable[Done]) -> Done:
        """Do something on one side."""
        with listening(self.logs[side]):
            done = await action
            await side.settle()
            return done

    def compare(self, seats: Iterable[int | None], with_time: bool = True) -> None:
        """Compare all that has come to these seats' ears, and search what has come to any."""
        wanted = set(seats)
        for here, there in zip(self.real.ears, self.other.ears, strict=True):
            one, two = here.heard(self.real.time.now()), there.heard(self.other.time.now())
            for _, told in one:
                self.search(kind_of(told), told, here.seat)
            if here.seat in wanted:
                self._compare(one, two, with_time)
        self.compare_logs()

    def forget(self) -> None:
        """Whatever has come is of no interest."""
        for side in self.sides:
            for ear in side.ears:
                ear.heard(0)
            self.logs[side].lines.clear()

    def _compare(
        self, here: list[tuple[float, bytes]], there: list[tuple[float, bytes]], with_time: bool
    ) -> None:
        for (when, told), (then, other) in zip(here, there):
            kind = kind_of(told)
            self.counts.compare(f"frame: {kind}", told, other)
            if with_time and round(when, 3) != round(then, 3):
                self.counts.found("time", f"{kind} came at {when} or at {then}")
        if len(here) != len(there):
            names = [[kind_of(told) for _, told in heard] for heard in (here, there)]
            self.counts.found("number of frames", f"{names[0]} or {names[1]}")

    def compare_logs(self) -> None:
        """Compare what was logged."""
        here, there = (self.logs[side].lines for side in self.sides)
        if here or there:
            one, two = ("\n".join(lines).encode() for lines in (here, there))
            self.counts.compare("log", one, two)
            self.search("log", one)
            here.clear()
            there.clear()

    def search(self, kind: str, told: bytes, seat: int | None = None) -> None:
        """Look for canaries, and for cards that a seat, or whoever watches, has never seen."""
        self.counts.searched += 1
        if (found := self.canaries.search(told)) is not None:
            around = told[max(0, found.start() - 80) : found.end() + 20]
            self.counts.found(f"canary in {kind}", around.decode("utf-8", "replace"))
        if self.marks is not None:
            rest = told.replace(self._rules, b"")
            if (found := self.marks(seat).search(rest)) is not None:
                around = rest[max(0, found.start() - 80) : found.end() + 20]
                self.counts.found(f"unseen card in {kind}", around.decode("utf-8", "replace"))

    def search_for(self, marks: Callable[[int | None], re.Pattern[bytes]]) -> None:
        """Look for these names of cards, by who hears of them, from now on."""
        self.marks = cache(marks)
        self._rules = msgspec.json.encode(self.real.game.rules_info)

    async def request(self, kind: str, method: str, path: str, body: object = None) -> None:
        """Ask both applications the same."""
        answers = []
        for side in self.sides:
            with listening(self.logs[side]):
                answers.append(await side.request(method, path, body))
        self.counts.compare(f"http: {kind}", *answers)
        self.search(kind, answers[0])


class listening:  # noqa: N801
    """Hears what is logged meanwhile."""

    def __init__(self, heard: Heard) -> None:
        self.heard = heard

    def __enter__(self) -> None:
        logging.getLogger().addHandler(self.heard)

    def __exit__(self, *error: object) -> None:
        logging.getLogger().removeHandler(self.heard)


def kind_of(told: bytes) -> str:
    """The type of a message."""
    if not told:
        return "end"
    start = told.find(b'"type":"') + 8
    return told[start : told.find(b'"', start)].decode()
