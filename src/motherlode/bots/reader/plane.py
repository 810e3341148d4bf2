"""The plane: points of all acts, read as by people who do something at random now and then."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GOALS
from motherlode.bots.reader.acts import nearness_in
from motherlode.bots.reader.likelihoods import points_if
from motherlode.bots.reader.witness import Witness
from motherlode.rules.core.playout import FOLD

CARDS: Final = 16  # role cards

# So that no single act is proof.
TEMPER_OF_GOALS: Final = 0.5
CAP: Final = 62.0  # points: a factor of 8
FIRST_ACT: Final = 0.35  # of what it tells, while it is the only one: it may be an accident

# Saboteurs are open, or dig along until the goal is near or nearer.
ROWS: Final = 4  # diggers, then the styles of saboteurs
HIDES: Final = vec[i64]([0, 9, 3, 2])  # from this nearness on

DIGGERS: Final = 0.65  # among those who act


class Plane:
    """By role card, since these are what is good or evil; `FOLD` points are a factor of e."""

    def __init__(self, reading: i64, temper: float) -> None:
        self.reading: i64 = reading  # how often it takes acts for random: see `points_if`
        self.temper: float = temper  # how far acts count as independent of each other
        self.own: vec[float] = vec[float]([0.0] * (CARDS * ROWS * GOALS))  # [card, row, goal]
        self.first: vec[float] = vec[float]([0.0] * (CARDS * ROWS * GOALS))  # of the first act
        self.pairs: vec[float] = vec[float]([0.0] * (CARDS * CARDS * 4))  # [card, other, stances]

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.own = vec[float]([0.0] * (CARDS * ROWS * GOALS))
        self.first = vec[float]([0.0] * (CARDS * ROWS * GOALS))
        self.pairs = vec[float]([0.0] * (CARDS * CARDS * 4))

    def take_after(self, model: Plane) -> None:
        """Know what another does."""
        self.own = model.own[:]
        self.first = model.first[:]
        self.pairs = model.pairs[:]

    def drop(self, card: i64) -> None:
        """Nothing is known any more of a role card."""
        place: i64
        for place in range(card * ROWS * GOALS, (card + 1) * ROWS * GOALS):
            self.own[place] = 0.0
            self.first[place] = 0.0
        other: i64
        for other in range(CARDS):
            for place in range(4):
                self.pairs[(card * CARDS + other) * 4 + place] = 0.0
                self.pairs[(other * CARDS + card) * 4 + place] = 0.0

    def points(self, place: i64, is_single: bool) -> float:
        """What speaks for a card, a row and a goal."""
        if is_single:
            return self.own[place] - (1.0 - FIRST_ACT) * self.first[place]
        return self.own[place]

    def judge_own(self, act: Witness, card: i64, is_first: bool, moves: bool) -> float:
        """Take in an act that is about nobody else; the logarithm of its chance."""
        goals = act.goals
        goal: i64
        style: i64
        usual = 0.0
        common = 0.0
        chance = 0.0
        for goal in range(goals):
            digger = points_if(self.reading, 0, act.contexts[goal], act.codes[goal])
            saboteur = points_if(self.reading, 3, act.contexts[goal], act.codes[goal])
            usual += (digger + saboteur) / float(2 * goals)
            common += bounded((saboteur - digger) * self.temper) / float(goals)
            chance += DIGGERS * math.exp(digger / float(FOLD))
            chance += (1.0 - DIGGERS) * math.exp(saboteur / float(FOLD))
        for goal in range(goals):
            digger = points_if(self.reading, 0, act.contexts[goal], act.codes[goal])
            saboteur = points_if(self.reading, 3, act.contexts[goal], act.codes[goal])
            lean = common
            here = 0.0
            if not moves:
                lean = bounded((saboteur - digger) * self.temper)
                here = ((digger + saboteur) / 2.0 - usual) * TEMPER_OF_GOALS
                here = bounded(here * 2.0) / 2.0
            place = card * ROWS * GOALS + goal
            self._add(place, here, -lean / 2.0, is_first)
            for style in range(1, ROWS):
                hides = nearness_in(act.contexts[goal]) >= HIDES[style]
                shown = -lean / 2.0 if hides else lean / 2.0
                self._add(place + style * GOALS, here, shown, is_first)
        return math.log(chance / float(goals))

    def _add(self, place: i64, here: float, lean: float, is_first: bool) -> None:
        self.own[place] += here + lean
        if is_first:
            self.first[place] = lean

    def judge_pair(self, act: Witness, card: i64, other: i64) -> float:
        """Take in what somebody did to another; the logarithm of its chance."""
        context = act.contexts[0]
        code = act.codes[0]
        usual = 0.0
        chance = 0.0
        side: i64
        for side in range(4):
            points = points_if(self.reading, side, context, code)
            usual += points / 4.0
            chance += math.exp(points / float(FOLD)) / 4.0
        for side in range(4):
            points = points_if(self.reading, side, context, code) - usual
            points = bounded(points * 2.0 * self.temper) / 2.0
            self.pairs[(card * CARDS + other) * 4 + side] += points
            turned = (side & 1) << 1 | side >> 1
            self.pairs[(other * CARDS + card) * 4 + turned] += points
        lean = self.pair_lean(act)
        goal: i64
        style: i64
        for style in range(1, ROWS):
            if nearness_in(context) >= HIDES[style]:
                for goal in range(act.goals):
                    self.own[(card * ROWS + style) * GOALS + goal] -= lean
        return math.log(chance)

    def pair_lean(self, act: Witness) -> float:
        """What an act against a digger speaks for, if it is a saboteur's."""
        saboteur = points_if(self.reading, 2, act.contexts[0], act.codes[0])
        digger = points_if(self.reading, 0, act.contexts[0], act.codes[0])
        return bounded((saboteur - digger) * self.temper)


def bounded(points: float) -> float:
    """Points that are no proof."""
    return max(-CAP, min(CAP, points))
