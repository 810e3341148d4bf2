"""What a machine has of its own: a clock that drifts and jumps, and lots that a seed decides."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from random import Random
from typing import Final

from motherlode.tables.outside import Luck, Timekeeper
from tests.simulation.loop import VirtualLoop

YEAR_2026: Final = 1_767_225_600.0


class DriftingTime(Timekeeper):
    """A monotonic clock that is a little too fast or too slow, and a date that may be wrong."""

    def __init__(self, loop: VirtualLoop, rate: float, since: float) -> None:
        self.loop = loop
        self.rate = rate
        self.since = since  # what the clock shows at first: machines differ
        self.began = loop.time()
        self.off = 0.0  # seconds by which the date is wrong

    def now(self) -> float:
        return self.since + (self.loop.time() - self.began) * self.rate

    def date(self) -> float:
        return YEAR_2026 + self.loop.date() + self.off

    async def sleep(self, seconds: float) -> None:
        await self.loop.elapse(seconds / self.rate)

    def limit(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        return asyncio.timeout(None if seconds is None else seconds / self.rate)


class DrawnLuck(Luck):
    """Chance from a seed."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def bits(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    def secret(self) -> str:
        return f"{self._random.getrandbits(128):032x}"

    def below(self, count: int) -> int:
        return self._random.randrange(count)

    def lot(self) -> float:
        return self._random.gauss(0.0, 1.0)

    def shuffled(self, names: Sequence[str]) -> list[str]:
        return self._random.sample(names, len(names))

    def pick(self, signs: str, count: int) -> str:
        return "".join(self._random.choices(signs, k=count))
