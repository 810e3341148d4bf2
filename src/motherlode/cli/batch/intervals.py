"""Intervals: what is measured, and where its true value lies with 95 % confidence."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Z = 1.96  # standard errors to each side
FINE = math.log(1.02)  # times are kept within 2 %
SHORTEST = 1e-7  # seconds


@dataclass(frozen=True)
class Estimate:
    """A measured value and the ends of its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """How far the interval reaches, on average, to each side."""
        return (self.high - self.low) / 2

    def as_share(self) -> Estimate:
        """The same in percent of a whole, which no interval exceeds."""
        return Estimate(self.value, max(0.0, self.low), min(100.0, self.high))

    def rounded(self) -> list[float]:
        """The ends for a report."""
        return [round(self.low, 3), round(self.high, 3)]


def share_of(won: float, rounds: int) -> Estimate:
    """A share in points, by Wilson's formula, which holds near 0 and 100 too.

    With halves among the rounds won, the interval is wider than it need be.
    """
    share, spread = won / rounds, Z * Z / rounds
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / rounds + spread / rounds / 4)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Estimate(100 * share, 100 * low, 100 * high)


def paired(more: float, less: float, count: int) -> Estimate:
    """A difference of shares in points, by Bonett and Price, which holds for few rounds too.

    Of all pairs, `more` are won only by the first and `less` only by the second; halves make the
    interval wider than it need be.
    """
    up, down = (more + 1) / (count + 2), (less + 1) / (count + 2)
    half = Z * math.sqrt((up + down - (up - down) ** 2) / (count + 2))
    value = (more - less) / count
    low, high = max(-1.0, up - down - half), min(1.0, up - down + half)
    return Estimate(100 * value, 100 * min(low, value), 100 * max(high, value))


def mean_of(count: int, total: float, squares: float) -> Estimate:
    """A mean from a sum and a sum of squares."""
    mean = total / count
    variance = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    half = Z * math.sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def average(estimates: Sequence[Estimate]) -> Estimate:
    """The mean of independent estimates, each with the same weight."""
    value = sum(one.value for one in estimates) / len(estimates)
    half = math.sqrt(sum(one.half**2 for one in estimates)) / len(estimates)
    return Estimate(value, value - half, value + half)


def time_class(seconds: float) -> int:
    """A time as a whole number: times of a class differ by at most 2 %."""
    return round(math.log(max(seconds, SHORTEST)) / FINE)


def quantile(classes: Mapping[int, int], part: float) -> float:
    """The time, in milliseconds, that this part of all times don't exceed."""
    left = part * sum(classes.values())
    for place in sorted(classes):
        left -= classes[place]
        if left <= 0:
            return 1000 * math.exp(place * FINE)
    return 0.0
