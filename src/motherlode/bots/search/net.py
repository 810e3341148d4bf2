"""Net: a small learned function from a world's numbers to the diggers' chance to win."""

from __future__ import annotations

import math
from array import array
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.search.outlook import SIZE

HIDDEN: Final = 32


class Net:
    """One hidden layer."""

    def __init__(self, weights: array[float]) -> None:
        self.weights: vec[float] = vec[float](list(weights))
        self.hidden: vec[float] = vec[float]([0.0] * HIDDEN)

    def chance(self, numbers: vec[float]) -> float:
        """The chance that the diggers win, from 0 to 1."""
        weights = self.weights
        bias: i64 = SIZE * HIDDEN
        hidden = weights[bias : bias + HIDDEN]
        number: i64
        unit: i64
        for number in range(SIZE):
            value = numbers[number]
            if value != 0.0:
                row = number * HIDDEN
                for unit in range(HIDDEN):
                    hidden[unit] += value * weights[row + unit]
        last = bias + HIDDEN
        total = weights[last + HIDDEN]
        for unit in range(HIDDEN):
            if hidden[unit] > 0.0:
                total += hidden[unit] * weights[last + unit]
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))


def load_net(name: str) -> Net:
    """A net that lies beside this file."""
    weights = array("f")
    weights.frombytes((files("motherlode.bots.search") / name).read_bytes())
    return Net(weights)
