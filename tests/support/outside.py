"""Time that a test moves by hand, and chance that it knows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from random import Random

from motherlode.tables.outside import Luck, Timekeeper
from tests.support.deals import FIRST_SEED, secret_of

DAWN = 1_000.0  # what the clock shows at first
YEAR_2026 = 1_767_225_600.0


class HandDriven(Timekeeper):
    """Time stands still until a test lets it pass; whoever waits wakes at their moment."""

    def __init__(self) -> None:
        self._now = DAWN
        self.ticks = 0.0  # seconds that pass whenever somebody looks at the clock
        self._alarms: list[tuple[float, Callable[[], object]]] = []

    def now(self) -> float:
        self._now += self.ticks
        return self._now

    def date(self) -> float:
        return YEAR_2026 + self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken = asyncio.Event()
        with self._alarm(seconds, woken.set):
            await woken.wait()

    @asynccontextmanager
    async def limit(self, seconds: float | None) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as limit:
            if seconds is None:
                yield
                return
            with self._alarm(seconds, lambda: limit.reschedule(0)):
                yield

    @contextmanager
    def _alarm(self, seconds: float, ring: Callable[[], object]) -> Iterator[None]:
        alarm = (self._now + seconds, ring)
        self._alarms.append(alarm)
        try:
            yield
        finally:
            if alarm in self._alarms:
                self._alarms.remove(alarm)

    # -- in the hands of a test ------------------------------------------------------------------

    async def settle(self) -> None:
        """Let everything be done that is due now."""
        ready = vars(asyncio.get_running_loop())["_ready"]
        while ready:
            await asyncio.sleep(0)

    async def elapse(self, seconds: float) -> None:
        """Let time pass, with all that happens meanwhile."""
        end = self._now + seconds
        while await self.step(end):
            pass
        self._now = end
        await self.settle()

    async def step(self, end: float) -> bool:
        """On to the next moment at which somebody wakes, unless it lies behind the end."""
        await self.settle()
        moment = min((when for when, _ in self._alarms), default=end + 1)
        if moment > end:
            return False
        self.advance(max(0, moment - self._now))
        await self.settle()
        return True

    def advance(self, seconds: float) -> None:
        """It is later, at once; whoever wakes has done nothing yet."""
        self._now += seconds
        rung = [alarm for alarm in self._alarms if alarm[0] <= self._now]
        for alarm in rung:
            self._alarms.remove(alarm)
            alarm[1]()


class Dealt(Luck):
    """Seeds counted up from one that the test names, and secrets that are the same each time."""

    def __init__(self) -> None:
        self._random = Random(1)
        self._seed = FIRST_SEED
        self._lots = Random(2)  # of their own: more of them change no code of a table
        self._pauses = Random(3)

    def deal(self, seed: int) -> None:
        """From now on each game that is promised has the next seed, beginning with this one."""
        self._seed = seed

    def bits(self) -> str:
        self._seed += 1
        return secret_of(self._seed - 1)

    def secret(self) -> str:
        return f"{self._random.getrandbits(88):022x}"

    def below(self, count: int) -> int:
        return self._lots.randrange(count)

    def lot(self) -> float:
        return self._pauses.gauss(0.0, 1.0)

    def shuffled(self, names: Sequence[str]) -> list[str]:
        return list(names)

    def pick(self, signs: str, count: int) -> str:
        return "".join(self._random.choices(signs, k=count))
