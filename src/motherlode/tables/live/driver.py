"""The driver: what a table does by itself when its time has come, at the worker that has its lease.

Whatever goes wrong, it tries again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from motherlode.store.log import StoreError, TableTaken
from motherlode.tables.game.game import Game
from motherlode.tables.live.bots.acting import Bots
from motherlode.tables.live.bots.faults import Faults
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.clocks.window import Window
from motherlode.tables.live.shuffling import dealt
from motherlode.tables.live.storage.outage import Outage
from motherlode.tables.live.storage.scribe import Scribe
from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.outside import Outside
from motherlode.tables.wire.entries import HandedOn, Missed, WentOn


class Driver:
    """Moves the clocks, bots and windows of a table, as long as this worker is the one to do so."""

    def __init__(
        self,
        scribe: Scribe,
        bots: Bots,
        faults: Faults,
        outage: Outage,
        peering: Peering,
        outside: Outside,
    ) -> None:
        self.scribe = scribe
        self.standing = scribe.standing
        self.waiting = scribe.waiting
        self.audience = scribe.audience
        self.bots = bots
        self.pondering = bots.pondering
        self.faults = faults
        self.outage = outage
        self.peering = peering
        self.outside = outside
        self.time = outside.time
        self._retry_at = 0.0
        self._only_looks = False  # whether what is due is but a look whether an outage is over
        self._drove = False  # whether this worker was the one to act, when it last looked

    @property
    def drives(self) -> bool:
        """Whether it is this worker that acts for the table."""
        return self.peering.drives(self.standing.code)

    @property
    def has_changed(self) -> bool:
        """Whether the lease has come or gone since the last look."""
        return self.drives != self._drove

    def due(self) -> float | None:
        """When the table acts by itself, or looks whether it can write again."""
        due = self._work_due()
        look_at = max(self.outage.look_at, self._retry_at)
        waits = self.outage.is_on and not self.scribe.journal.is_closed
        self._only_looks = waits and (due is None or due > look_at)
        return look_at if self._only_looks else due

    def _work_due(self) -> float | None:
        """When there is something to write; never at another worker."""
        drove, self._drove = self._drove, self.drives
        if self._drove and not drove:
            self.outside.metrics.leases_taken.add()
        if not self._drove or self.scribe.journal.is_closed:
            self.pondering.stop()
            return None
        try:
            due = self.pondering.due(self.waiting.due())
        except Exception as error:  # orders are still taken
            self._log(error, "table %s does not know what it waits for")
            return None
        return None if due is None else max(due, self._retry_at)

    async def act(self) -> None:
        """Do what is due."""
        await self._try(self._look if self._only_looks else self._go_on)

    async def have_a_word(self) -> None:
        """Let one bot have a word, if any has."""
        if self.drives:
            await self._try(self._let_speak)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something that nobody has ordered; if it goes wrong, it is tried again."""
        try:
            await work()
        except TableTaken:
            pass  # another worker was faster; what it has written comes first
        except StoreError as error:
            if not self.outage.is_on:  # which was told already
                self._log(error, "table %s")
            self._retry_at = self.time.now() + pacing.RETRY
        except Exception as error:
            self._log(error, "table %s could not go on")
            self._retry_at = self.time.now() + pacing.RETRY

    def _log(self, error: Exception, what: str) -> None:
        self.outside.repeated_faults.log(self.time.now(), error, what, self.standing.code)

    async def _look(self) -> None:
        await self.outage.look(self.scribe.journal.store)

    async def _go_on(self) -> None:
        if not await self.scribe.catch_up():  # else it waits for something else now, perhaps
            await self._time_is_up()
            await self._let_speak()

    async def _time_is_up(self) -> None:
        if self.standing.closed is not None:
            await self.scribe.write(dealt(self.standing, self.outside.luck))
            return
        game = self.standing.game
        if game is None or game.over:
            return
        if game.resting:
            await self.scribe.write([WentOn()])
        elif self.waiting.window is not None:
            if (holder := self.waiting.holder()) is not None:
                await self.scribe.write([HandedOn(holder)])
            else:
                await self._close_window(game, self.waiting.window)
        else:
            await self._move(game)

    async def _move(self, game: Game) -> None:
        """A bot moves, for itself or for whoever is late."""
        number = game.asked
        seat = self.standing.seats[number]
        is_late = not seat.is_played_by_bot
        on_the_clock = is_late and seat.links > 0 and self.waiting.clock_is_up()
        made = self.bots.move(game, number, seat.level)
        if is_late:
            made.append(Missed(number, away=not on_the_clock))
        await self.scribe.journal.commit(made)
        self.faults.report(game)
        self.scribe.telling.tell(made)

    async def _close_window(self, game: Game, window: Window) -> None:
        """The time is over: the answers are carried out in the order of the seats."""
        answers = self.bots.answers(game, window)
        await self.scribe.journal.commit(answers)
        self.faults.report(game)
        self.audience.tell_update()

    async def _let_speak(self) -> None:
        said = self.bots.speech()
        if self.standing.game is not None:
            self.faults.report(self.standing.game)
        await self.scribe.journal.commit(said)
        self.audience.tell_talk()
