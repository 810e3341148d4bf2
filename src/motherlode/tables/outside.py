"""What tables take from outside: the time, and what nobody can foresee.

Nothing else in `tables` and `web` asks for either, so a test can give its own.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field

from motherlode.rules.core.randomness import MASK


class Timekeeper:
    """The time as it passes."""

    def now(self) -> float:
        """Seconds since some moment: it never goes back."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds since 1970, for the log."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Come back after this time."""
        await asyncio.sleep(seconds)

    def limit(self, seconds: float | None) -> AbstractAsyncContextManager[object]:
        """TimeoutError if what is done within takes longer; None: however long it takes."""
        return asyncio.timeout(seconds)


class Luck:
    """Chance that nobody can foresee."""

    def seed(self) -> int:
        """The seed of a game."""
        return secrets.randbelow(MASK + 1)

    def secret(self) -> str:
        """128 random bits as text."""
        return secrets.token_urlsafe(16)

    def salt(self) -> str:
        """What is hashed with a seed, so that nobody finds it by trying."""
        return self.secret()

    def below(self, count: int) -> int:
        """A number from 0 on, below this one."""
        return secrets.randbelow(count)

    def lot(self) -> float:
        """A number from the normal distribution: mostly within 1 of zero, rarely beyond 2."""
        return secrets.SystemRandom().gauss(0.0, 1.0)

    def shuffled(self, names: Sequence[str]) -> list[str]:
        """These names in any order."""
        return secrets.SystemRandom().sample(names, len(names))

    def pick(self, signs: str, count: int) -> str:
        """Any of these signs, and again."""
        return "".join(secrets.choice(signs) for _ in range(count))


@dataclass(frozen=True)
class Outside:
    """Time and chance, as tables are given them."""

    time: Timekeeper = field(default_factory=Timekeeper)
    luck: Luck = field(default_factory=Luck)
