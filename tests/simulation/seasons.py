"""Seasons: everybody goes, days pass, and workers look for tables that nobody has touched."""

from __future__ import annotations

from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Final

from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import Line, StoreError
from motherlode.tables.live.standing import Standing
from motherlode.tables.live.storage.expiry import DAY
from motherlode.tables.wire import entries
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from tests.simulation.outside import YEAR_2026
from tests.simulation.worker import Worker

if TYPE_CHECKING:
    from tests.simulation.world import World

SHARE: Final = 0.2  # of the seeds in which days pass
DAYS: Final = (0.4, 0.9, 1.5, 20.0, 40.0, 40.0)
STRANGER: Final = Settings(players=3)
WRONG: Final = 300.0  # seconds by which clocks may be
TOLD: Final = 10.0  # seconds after which everybody knows who is connected where


def least_age(log: list[Line]) -> float:
    """Seconds before which a table may not be forgotten; never, once a game has ended there."""
    standing = Standing("")
    for line in log:
        standing.take(entries.read(line.body))
    if standing.last_finished() is not None:
        return inf
    return (30 if standing.games else 1) * DAY - WRONG


class Seasons:
    """Lets days pass in some seeds; then sees to it that what is forgotten may be, and is."""

    def __init__(self, world: World, seed: int) -> None:
        self.world = world
        self.random = Random(f"{seed} seasons")
        self.happen = self.random.random() < SHARE
        self.every = self.random.choice((20.0, 60.0, 150.0))
        self.gone: dict[str, str] = {}  # tables that were forgotten, and by whom
        world.database.on_forget = self._forgotten

    def plan(self) -> None:
        """From now on they pass."""
        if self.happen:
            self.world.later(self.random.expovariate(1 / self.every), self._pass)

    def _pass(self) -> None:
        if self.world.is_healing:
            return
        self.plan()
        self.world.counts["fault: season"] += 1
        away = self.random.uniform(0.0, 12.0)  # some come back while it is looked at their table
        for party in self.world.parties:
            if self.random.random() < 0.6:
                for person in party.people:
                    person.leave_page()
                    self.world.later(away + self.random.uniform(0.0, 8.0), person.come_back)
        self.world.later(self.random.uniform(0.0, away), self._days)

    def _days(self) -> None:
        days = self.random.choice(DAYS)
        self.world.trace(f"{days} days pass")
        self.world.loop.calendar += days * DAY
        for worker in self.world.workers:
            if worker.is_open and self.random.random() < 0.7:
                self.world.later(self.random.uniform(0.0, 2.0), lambda it=worker: self._sweep(it))  # type: ignore[misc]

    def _sweep(self, worker: Worker) -> None:
        if worker.is_open and worker.machine.alive and not worker.machine.paused:
            self.world.loop.spawn(self._look(worker), worker.machine)

    async def _look(self, worker: Worker) -> None:
        try:
            if (hall := worker.hall) is not None:
                self.world.counts["sweeps"] += 1
                if self.random.random() < 0.8:  # else it stood still all the time
                    await hall.put_to_sleep(hall.time.now())
                await hall.make("Zoe", STRANGER, False)  # somebody plays: the date is right
                await hall.expiry.sweep()
        except StoreError:  # it tries again in an hour
            self.world.trace(f"worker {worker.number} can’t look for old tables")

    # -- what may not be -------------------------------------------------------------------------

    def _forgotten(self, code: str, by: str, log: list[Line]) -> None:
        """A table is taken out of the log."""
        world = self.world
        world.trace(f"{by} forgets table {code}")
        world.counts["tables forgotten"] += 1
        self.gone[code] = by
        age = YEAR_2026 + world.loop.date() - log[-1].at  # as it was dated: days pass in no time
        if age < least_age(log):
            world.fail(f"a table is forgotten {age / DAY:.2f} days after its last line")
        for person in world.everybody():
            for page in person.pages if person.party.code == code else ():
                if page.online and page.socket is not None and self._is_known(page.socket):
                    world.fail(f"table {code} is forgotten while {person.name} is there")

    def _is_known(self, socket: Any) -> bool:
        """Whether all have had the time to learn of a connection."""
        world, connection = self.world, self.world.lines[socket]
        since = world.loop.time() - TOLD
        machine, database = connection.machine, world.database
        is_well = machine.alive and not machine.paused and machine not in database.cut_off
        troubled = max(database.last_trouble.get(machine, 0.0), database.stalled_until)
        return is_well and not socket.cut and connection.at < since and troubled < since

    def is_gone(self, code: str) -> bool:
        """Whether a table was forgotten."""
        return code in self.gone

    async def check(self) -> None:
        """All is well again: no worker has what was forgotten, and each says so."""
        for person in self.world.everybody():
            if self.is_gone(person.party.code) and any(page.online for page in person.pages):
                self.world.fail(f"{person.name} is at a table that is gone")
        for worker in self.world.workers:
            for code in list(self.gone) if worker.is_open else ():  # others may go meanwhile
                await self._ask(worker, code)

    async def _ask(self, worker: Worker, code: str) -> None:
        async def find(hall: Any) -> None:
            await hall.find(code)

        try:
            found = await worker.ask(find, 0.0)
        except MotherlodeError as error:
            found = error
        is_told = isinstance(found, TableRefusal) and found.code == "no_table"
        if not is_told or str(found) != f"there’s no table {code}":
            self.world.fail(f"worker {worker.number} says of a table that is gone: {found!r}")
