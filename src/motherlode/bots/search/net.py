"""Net: a small learned function from a world's numbers to the diggers' chance to win."""

from __future__ import annotations

import math
from array import array
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.search.outlook import SIZE
from motherlode.rules.core.bound_rules import Rules

TAUGHT: Final = ("lay", "break", "fix", "rockfall", "map")  # the verbs of cards it has met
GOALS: Final = 3
VALUE: Final = "value.bin"  # taught by rounds that greedy bots played
MASTER: Final = "master.bin"  # taught by rounds of bots that search


class Net:
    """One hidden layer."""

    def __init__(self, weights: array[float]) -> None:
        self.weights: vec[float] = vec[float](list(weights))
        self.units: i64 = (len(weights) - 1) // (SIZE + 2)  # of the hidden layer

    def chance(self, numbers: vec[float]) -> float:
        """The chance that the diggers win, from 0 to 1."""
        weights = self.weights
        units = self.units
        hidden = self._hidden(numbers)
        last = (SIZE + 1) * units
        total = weights[last + units]
        unit: i64
        for unit in range(units):
            if hidden[unit] > 0.0:
                total += hidden[unit] * weights[last + unit]
        return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))

    def _hidden(self, numbers: vec[float]) -> vec[float]:
        """The hidden layer, and up to three places more that mean nothing.

        Four units at once, so that a number is fetched once for four; most numbers are zero.
        """
        weights = self.weights
        units = self.units
        rows = vec[i64](capacity=SIZE)
        values = vec[float](capacity=SIZE)
        number: i64
        for number in range(SIZE):
            if numbers[number] != 0.0:
                rows = append(rows, number * units)
                values = append(values, numbers[number])
        hidden = vec[float](capacity=units + 3)
        unit: i64 = 0
        place: i64
        while unit < units:
            bias = SIZE * units + unit
            first = weights[bias]
            second = weights[bias + 1]
            third = weights[bias + 2]
            fourth = weights[bias + 3]
            for place in range(len(rows)):
                value = values[place]
                at = rows[place] + unit
                first += value * weights[at]
                second += value * weights[at + 1]
                third += value * weights[at + 2]
                fourth += value * weights[at + 3]
            hidden = append(append(hidden, first), second)
            hidden = append(append(hidden, third), fourth)
            unit += 4
        return hidden


class Loaded:
    """Keeps the nets once they were loaded, by the names of their files."""

    def __init__(self) -> None:
        self.nets: dict[str, Net] = {}

    def put(self, name: str, weights: bytes) -> None:
        """Have a net under a name from now on."""
        numbers = array("f")
        numbers.frombytes(weights)
        self.nets[name] = Net(numbers)

    def get(self, name: str) -> Net:
        """A net by its name."""
        if name not in self.nets:
            self.put(name, (files("motherlode.bots.search") / name).read_bytes())
        return self.nets[name]


LOADED: Final = Loaded()


def suitable_net(rules: Rules, name: str = VALUE) -> Net | None:
    """The net of a name, if it was taught these rules."""
    known = knowledge_of(rules)
    if known.is_race or known.has_teams or known.has_large or len(rules.goals) != GOALS:
        return None
    for role in rules.roles:
        if known.stance_of[role] > SABOTEUR:
            return None
    for card in rules.deck:
        if rules.verbs[rules.verb_of[card]].name not in TAUGHT:
            return None
    return LOADED.get(name)
