"""Net: a small learned function from a world's numbers to the diggers' chance to win."""

from __future__ import annotations

import math
from array import array
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.search.outlook import SIZE
from motherlode.rules.core.contract import Rules

HIDDEN: Final = 32
TAUGHT: Final = ("lay", "break", "fix", "rockfall", "map")  # the verbs of cards it has met
GOALS: Final = 3


class Net:
    """One hidden layer."""

    def __init__(self, weights: array[float]) -> None:
        self.weights: vec[float] = vec[float](list(weights))

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


class Shelf:
    """Keeps the net once it was loaded."""

    def __init__(self) -> None:
        self.net: Net | None = None


_SHELF: Final = Shelf()


def suitable_net(rules: Rules) -> Net | None:
    """The net that was taught these rules, if there is one."""
    known = knowledge_of(rules)
    if known.is_race or known.has_teams or known.has_large or len(rules.goals) != GOALS:
        return None
    for role in rules.roles:
        if known.stance_of[role] > SABOTEUR:
            return None
    for card in rules.deck:
        if rules.verbs[rules.verb_of[card]].name not in TAUGHT:
            return None
    if _SHELF.net is None:
        weights = array("f")
        weights.frombytes((files("motherlode.bots.search") / "value.bin").read_bytes())
        _SHELF.net = Net(weights)
    return _SHELF.net
