"""What tables take from outside: the time, what nobody can foresee, and what counts them.

It is made of `motherlode.outside`, and nothing else in `tables` and `web` asks for time or chance,
so a test can give its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field

from motherlode.outside import chance, clock
from motherlode.store.metrics import Metrics
from motherlode.tables.outages import Outages
from motherlode.tables.repeated_faults import RepeatedFaults


class Timekeeper:
    """The time as it passes."""

    def now(self) -> float:
        """Seconds since some moment: it never goes back."""
        return clock.now()

    def date(self) -> float:
        """Seconds since 1970, for the log."""
        return clock.date()

    async def sleep(self, seconds: float) -> None:
        """Come back after this time."""
        await asyncio.sleep(seconds)

    def limit(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        """TimeoutError if what is done within takes longer; None: however long it takes."""
        return asyncio.timeout(seconds)


class Luck:
    """Chance that nobody can foresee."""

    alone = False  # whether the server deals without anybody's bits, so that its deals are known

    def bits(self) -> str:
        """256 bits in hexadecimal digits: the server's part of a shuffle."""
        return chance.digits(32)

    def secret(self) -> str:
        """128 random bits as text."""
        return chance.text(16)

    def whim(self) -> str:
        """What bots draw their chance from."""
        return self.secret()

    def below(self, count: int) -> int:
        """A number from 0 on, below this one."""
        return chance.below(count)

    def lot(self) -> float:
        """A number from the normal distribution: mostly within 1 of zero, rarely beyond 2."""
        return chance.lot()

    def shuffled(self, names: Sequence[str]) -> list[str]:
        """These names in any order."""
        return chance.shuffled(names)

    def pick(self, signs: str, count: int) -> str:
        """Any of these signs, and again."""
        return chance.pick(signs, count)


@dataclass(frozen=True)
class Outside:
    """Time, chance and what all tables of a process share, as they are given it."""

    time: Timekeeper = field(default_factory=Timekeeper)
    luck: Luck = field(default_factory=Luck)
    metrics: Metrics = field(default_factory=Metrics)
    outages: Outages = field(default_factory=Outages)
    repeated_faults: RepeatedFaults = field(default_factory=RepeatedFaults)
