"""Places: how many of something each address may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from motherlode.web.guards.limits import busiest, summed


class Places:
    """How many of something each address holds, and all together."""

    def __init__(self, most: int, in_all: int = 0) -> None:
        self.most = most  # 0: as many as they like
        self.in_all = in_all
        self.held: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()  # held at other workers
        self.count = 0

    def take(self, house: str | None) -> bool:
        """One more, if there is room; nobody's counts only among all."""
        if 0 < self.in_all <= self.count:
            return False
        if house is not None:
            if self.most and self.held[house] + self.elsewhere[house] >= self.most:
                return False
            self.held[house] += 1
        self.count += 1
        return True

    def give_back(self, house: str | None) -> None:
        """One less."""
        self.count -= 1
        if house is None:
            return
        self.held[house] -= 1
        if self.held[house] <= 0:
            del self.held[house]

    def tell(self) -> dict[str, int]:
        """Those who hold the most, for other workers."""
        return busiest(self.held)

    def hear(self, told: Mapping[str, Mapping[str, int]]) -> None:
        """What is held elsewhere."""
        self.elsewhere = summed(told.values())
