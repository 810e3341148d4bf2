"""The harness: people play, something goes wrong, and then everything must be as it has to be."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from random import Random

import psycopg

from bench.strain import Strain, at
from motherlode.store.log import StoreError
from tests.faults.company import KINDS, Company
from tests.faults.house import House, until
from tests.faults.injections import Injection, Trouble
from tests.faults.neighbors import Neighbors

PLAYABLE = 30.0  # seconds after the end of a fault in which every table must be playable again
LATE = 50.0  # milliseconds, 99 of 100 times: a machine on which a timer is later is busy
MOST_TAKEN = 0.25  # of all cores: what others may use of a machine that isn’t busy
SETTLED = 60.0  # seconds in which everybody must know what the log says
STAYING = 12  # injections after which there are other tables


class Harness:
    """One house, its people, and what was found."""

    def __init__(
        self,
        house: House,
        seed: int,
        kinds: Sequence[str] = tuple(KINDS),
        goal: float = PLAYABLE,
    ) -> None:
        self.house = house
        self.goal = goal  # the same, unless the machine is busy
        self.seed = seed
        self.kinds = kinds  # of tables
        self.companies: list[Company] = []
        self.times: dict[str, list[float]] = defaultdict(list)  # until tables were playable again
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self._complaints = 0
        self._tables = 0

    async def open(self) -> Harness:
        """Start everything, and let people play."""
        await self.house.open()
        await self._gather()
        return self

    async def close(self) -> None:
        """Send everybody home, and see that nothing is left."""
        await self._part()
        if self.house.process is not None and self.house.process.poll() is None:
            self.house.look()
        await self.house.close()

    async def _gather(self) -> None:
        """Other people at other tables."""
        await self._part()
        for kind in self.kinds:
            self._tables += 1
            seed = f"{self.seed} {type(self.house).__name__}"
            self.companies.append(
                await Company.gather(
                    kind, self._tables, self.house.address, self.house.entrance, seed
                )
            )
        await self._playable(time.monotonic())

    async def _part(self) -> None:
        for company in self.companies:
            for person in company.people:
                self.counts += person.counts
                self.counts["acknowledged"] += len(person.acknowledged)
            await company.leave()
        self.companies.clear()

    # -- one injection ---------------------------------------------------------------------------

    async def inject(self, number: int, injection: Injection) -> None:
        """Let something go wrong while everybody plays, and look what has become of it."""
        name = injection.__name__
        random = Random(f"{self.seed} {number} {name}")
        trouble = Trouble(self.house, random, [company.code for company in self.companies])
        try:
            self._pause(False)
            await trouble.wait(0.2, 0.8)
            self.house.look()
            await injection(trouble)
            self.house.look()
            with Strain() as strain, Neighbors() as neighbors:
                self.times[name].append(await self._playable(time.monotonic()))
            late = self._late(self.times[name][-1], busy(strain.late, neighbors.share))
            self._pause(True)
            await self._settled()
            failures = late + await asyncio.to_thread(self._wrong)
            if self.house.workers > 1:
                await until(self._is_complete, SETTLED, "all workers are there")
            await until(self._is_tidy, SETTLED, "every process that isn't needed has ended")
        except AssertionError as error:
            failures = [str(error)]
        finally:
            await trouble.over()
        self.counts["injections"] += 1
        label = f"injection {number}, {name}, seed {self.seed}"
        self.failures += [f"{label}: {failure}" for failure in failures + self._complained()]
        if failures or self.counts["injections"] % STAYING == 0:
            await self._gather()

    def _late(self, took: float, why: str) -> list[str]:
        """What is wrong with how long it took until everybody could play; nothing if the machine
        was busy.
        """
        if took <= self.goal:
            return []
        if why:
            self.counts[f"beyond {self.goal:.0f} s on a busy machine"] += 1
            print(f"playable only after {took:.1f} s, but {why}", flush=True)
            return []
        return [f"playable only after {took:.1f} s, though the machine isn't busy"]

    def _pause(self, pauses: bool) -> None:
        for company in self.companies:
            company.pause(pauses)

    async def _playable(self, since: float) -> float:
        """Wait until every table can be played again; how long that took."""

        def is_so() -> bool:
            return all(company.is_playable(since) for company in self.companies)

        try:
            await until(is_so, PLAYABLE, "")
        except AssertionError as error:
            stuck = [one.kind for one in self.companies if not one.is_playable(since)]
            raise AssertionError(
                f"not playable after {PLAYABLE:.0f} s: {', '.join(stuck)}"
            ) from error
        return time.monotonic() - since

    async def _settled(self) -> None:
        """Wait until everybody knows all that the log says."""
        end = time.monotonic() + SETTLED
        while why := await asyncio.to_thread(self._unsettled):
            if time.monotonic() > end:
                raise AssertionError(why)
            await asyncio.sleep(0.1)

    def _unsettled(self) -> str:
        vault = self.house.vault()
        for company in self.companies:
            try:
                why = company.read(self.house.log_of(company.code), vault) or company.unsettled()
            except (psycopg.Error, sqlite3.Error, OSError, StoreError) as error:
                why = f"the log can't be read: {error}"
            if why:
                return f"table of {company.kind}: {why}"
        return ""

    def _wrong(self) -> list[str]:
        """What isn't as it has to be."""
        found: list[str] = []
        for company in self.companies:
            count, failures = company.check()
            self.counts["frames checked"] += count
            found += [f"table of {company.kind}: {failure}" for failure in failures]
        return found

    def _is_complete(self) -> bool:
        return len(self.house.staff()) == self.house.workers

    def _is_tidy(self) -> bool:
        return not self.house.left_behind()

    def _complained(self) -> list[str]:
        """Whether the server has said something that no operator should read."""
        said = self.house.stderr()
        new, self._complaints = said[self._complaints :], len(said)
        self.counts["lines on standard error"] += new.count("\n")
        return [f"the server said: {new[:2000]}"] if "Traceback" in new else []


def busy(late: Sequence[float], taken: float) -> str:
    """What tells that the machine has too much to do: a timer beside the tables, or that others
    use it.
    """
    if (lateness := at(list(late), 0.99)) > LATE:
        return f"a timer was {lateness:.0f} ms late in one of 100 cases"
    if taken > MOST_TAKEN:
        return f"others used {taken:.0%} of it"
    return ""


async def injected(
    harness: Harness, injections: Sequence[Injection], first: int = 1, tell: bool = False
) -> Harness:
    """Do all of this to a house."""
    try:
        await harness.open()
        for number, injection in enumerate(injections, first):
            await harness.inject(number, injection)
            if tell:
                show_step(harness, number, injection)
    finally:
        await harness.close()
    return harness


def show_step(harness: Harness, number: int, injection: Injection) -> None:
    """How it goes."""
    times = harness.times[injection.__name__]
    took = f"playable after {times[-1]:.1f} s" if times else ""
    new = [one for one in harness.failures if one.startswith(f"injection {number},")]
    line = f"{time.strftime('%H:%M:%S')} {number} {injection.__name__}: {took}"
    print(line, *new, sep="\n  ", flush=True)


def drawn(kinds: list[Injection], count: int, random: Random) -> list[Injection]:
    """This many injections, each kind as often as any other, in any order."""
    found: list[Injection] = []
    while len(found) < count:
        bag = list(kinds)
        random.shuffle(bag)
        found += bag
    return found[:count]


def folder_of(place: str, name: str) -> Path:
    """A folder for a house."""
    folder = Path(place, name)
    folder.mkdir(parents=True)
    return folder
