"""The curve of the chances: gaps are filled, and what is rough is smoothed as far as is honest."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from motherlode.analysis.weighing import Weighed

AROUND: Final = 3  # steps before and after


def filled(rounds: Sequence[int], weighed: Sequence[Weighed]) -> list[Weighed]:
    """In the midst of a turn the chances are those at its end: its first choice has caused them."""
    out = list(weighed)
    for place in range(len(out) - 2, -1, -1):
        after = out[place + 1]
        if not out[place].chances and rounds[place] == rounds[place + 1]:
            out[place] = replace(out[place], chances=after.chances, margin=after.margin)
    for place in range(1, len(out)):  # a turn that was broken off
        if not out[place].chances:
            before = out[place - 1]
            out[place] = replace(out[place], chances=before.chances, margin=before.margin)
    return out


def smooth(rounds: Sequence[int], weighed: Sequence[Weighed]) -> list[Weighed]:
    """Each step with the mean of those around it; what chance can't explain stays as it is."""
    return [averaged(place, rounds, weighed) for place in range(len(weighed))]


def averaged(place: int, rounds: Sequence[int], weighed: Sequence[Weighed]) -> Weighed:
    """A step with the chances of all that it can't be told from, in its round and in a row."""
    own = weighed[place]
    if not own.margin:  # it is decided
        return own
    alike = [own]
    for way in (-1, 1):
        for distance in range(1, AROUND + 1):
            other = place + way * distance
            if not 0 <= other < len(weighed) or rounds[other] != rounds[place]:
                break
            if not are_alike(own, weighed[other]):
                break
            alike.append(weighed[other])
    weights = [1.0 / one.margin**2 for one in alike]
    words = sorted({word for one in alike for word in one.chances})
    chances = {
        word: sum(weight * one.chances.get(word, 0.0) for weight, one in zip(weights, alike))
        / sum(weights)
        for word in words
    }
    return replace(own, chances=chances, margin=1.0 / math.sqrt(sum(weights)))


def are_alike(one: Weighed, other: Weighed) -> bool:
    """Whether chance alone could make the difference between two steps."""
    if not other.margin:
        return False
    words = {*one.chances, *other.chances}
    most = max(abs(one.chances.get(word, 0.0) - other.chances.get(word, 0.0)) for word in words)
    return most <= math.hypot(one.margin, other.margin)
