"""Sequential halving: the worse half of the candidates drops out, again and again."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

NOTHING: Final = 1e-9
ENOUGH: Final = 24  # worlds before which nothing is clear
CLEAR: Final = 3.0  # standard errors by which a candidate is surely worse
EXACT: Final = 0.004  # a standard error this small is less than the error of what is measured


class Halving:
    """Candidates tried in the same worlds. The first is the one to beat and never drops out."""

    def __init__(self, count: i64) -> None:
        self.sums: list[float] = [0.0] * count
        self.squares: list[float] = [0.0] * count  # of what each was better than the first
        self.alive: list[int] = list(range(count))
        self.worlds: i64 = 0
        self.phases: i64 = phases_of(count)

    def add(self, number: i64, value: float, first: float) -> None:
        """A candidate and the first came to so much in one world."""
        self.sums[number] += value
        self.squares[number] += (value - first) * (value - first)

    def halve(self) -> None:
        """Let the worse half go."""
        rest = self._by_worth()
        self.alive = [0, *rest[: max(1, len(self.alive) // 2 - 1)]]

    def _by_worth(self) -> list[int]:
        """All that are left but the first, the best in front."""
        return sorted([number for number in self.alive if number], key=lambda one: -self.sums[one])

    def sift(self) -> None:
        """Let those go that are surely worse than the best."""
        if self.worlds < ENOUGH:
            return
        best: i64 = 0
        for number in self.alive:
            if self.sums[number] > self.sums[best]:
                best = number
        lead = self.gain(best)
        doubt = self.variance(best)
        kept = [0]
        for number in self.alive:
            if number:
                spread = math.sqrt((self.variance(number) + doubt) / float(self.worlds))
                if lead - self.gain(number) <= CLEAR * spread:
                    kept.append(number)
        self.alive = kept

    def is_clear(self) -> bool:
        """Whether more worlds would change nothing."""
        if len(self.alive) < 2:
            return True
        if self.worlds < ENOUGH:
            return False
        other = self.alive[1]
        if len(self.alive) == 2 and abs(self.gain(other)) > CLEAR * self.error(other):
            return True
        for number in self.alive:
            if number and self.error(number) > EXACT:
                return False
        return True

    def best(self, margin: float) -> i64:
        """The best candidate; the first unless it is beaten by some standard errors."""
        if len(self.alive) < 2:
            return 0
        number = self._by_worth()[0]
        return number if self.gain(number) > margin * self.error(number) else 0

    def gain(self, number: i64) -> float:
        """How much better than the first a candidate was on average."""
        return (self.sums[number] - self.sums[0]) / float(self.worlds)

    def variance(self, number: i64) -> float:
        """How much that differs from world to world."""
        gain = self.gain(number)
        return max(self.squares[number] / float(self.worlds) - gain * gain, NOTHING)

    def error(self, number: i64) -> float:
        """The standard error of the gain."""
        return math.sqrt(self.variance(number) / float(self.worlds))


def phases_of(count: i64) -> i64:
    """After how many halvings only the first and one other are left, that last trial included."""
    phases: i64 = 1
    while count > 2:
        count = 1 + max(1, count // 2 - 1)
        phases += 1
    return phases
