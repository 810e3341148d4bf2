"""Hearsay: what others say of goals, of each other and of their tools; each thing counts once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import View

# A saying: kind 0-3 | seat 4-7 | what it is about, a seat or tools 8-15 | cell 16-31
TREASURE: Final = 0
NO_TREASURE: Final = 1
SUSPECT: Final = 2
TRUST: Final = 3
FIX: Final = 4
KINDS: Final[dict[str, i64]] = {
    "treasure": TREASURE,
    "no_treasure": NO_TREASURE,
    "suspect": SUSPECT,
    "trust": TRUST,
    "fix": FIX,
}
SEAT: Final = 4
ABOUT: Final = 8
CELL: Final = 16

LEAST: Final = 0.03  # the weight of a goal that a brief gives no hope
SURE: Final = 93  # the chance, in percent, that the most trusted speak the truth
UNSURE: Final = 80
DOUBTED: Final = 8
SPAN: Final = 3  # points of suspicion for each percent
MEANINGLESS: Final = 50  # who speaks the truth this often tells nothing

# What talk may be worth at a table: its speakers are as honest as they seem, or nobody is.
USUAL: Final = 0
NOISE: Final = 1
LIES: Final = 2
TABLES: Final = vec[float]([0.72, 0.18, 0.10])  # how likely each is before anything is said
LIED: Final = 30  # percent of the truth among liars


class Hearsay:
    """What was said this round."""

    def __init__(self) -> None:
        self.sayings: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]()  # hopes by goal that a brief gave, in percent

    def forget(self) -> None:
        """A new round begins."""
        self.sayings = vec[i64]()
        self.given = vec[i64]()

    def take_after(self, model: Hearsay) -> None:
        """Have heard what another has."""
        self.sayings = model.sayings[:]
        self.given = model.given[:]

    def hear(self, seat: i64, claim: Claim) -> bool:
        """Keep a claim; whether it is new."""
        kind = KINDS.get(claim.kind, -1)
        if kind < 0:
            return False
        about = claim.tool if kind == FIX else claim.about if kind >= SUSPECT else 0
        place = claim.cell if kind < SUSPECT else 0
        saying = kind | seat << SEAT | (about & 255) << ABOUT | place << CELL
        if saying in self.sayings:
            return False
        self.sayings = append(self.sayings, saying)
        return True

    def asks(self, seat: i64) -> i64:
        """The tools that a seat has asked to be repaired, as bits."""
        tools: i64 = 0
        for saying in self.sayings:
            if saying & 15 == FIX and saying >> SEAT & 15 == seat:
                tools |= saying >> ABOUT & 255
        return tools

    def hopes(self, view: View, points: vec[i64]) -> vec[i64]:
        """The chance of each goal to be the treasure, in percent; none if nothing was heard."""
        if not len(self.sayings) and not len(self.given):
            return self.given
        weights = vec[float](capacity=len(view.goals))
        total = 0.0
        goal: i64
        for goal in range(len(view.goals)):
            weight = self._weight(view, goal, points) if view.goals[goal] == HIDDEN else 0.0
            weights = append(weights, weight)
            total += weight
        out = vec[i64](capacity=len(view.goals))
        for goal in range(len(weights)):
            chance: i64 = 0
            if total > 0.0:
                chance = i64(weights[goal] * 100.0 / total)
            out = append(out, chance)
        return out

    def _weight(self, view: View, treasure: i64, points: vec[i64]) -> float:
        """How likely all that was said is if the treasure is at a goal."""
        weight = 1.0
        if treasure < len(self.given):
            weight = max(LEAST, float(self.given[treasure]) / 33.0)
        worth = 0.0
        table: i64
        for table in range(len(TABLES)):
            worth += TABLES[table] * self._chance(view, treasure, points, table)
        return weight * worth

    def _chance(self, view: View, treasure: i64, points: vec[i64], table: i64) -> float:
        """How likely the claims about goals are at one kind of table."""
        chance = 1.0
        place: i64
        for place in range(len(self.sayings)):
            saying = self.sayings[place]
            kind = saying & 15
            seat = saying >> SEAT & 15
            if kind > NO_TREASURE or seat == view.seat or self._is_withdrawn(saying ^ 1, place):
                continue
            goal = goal_at(view, saying >> CELL)
            if goal < 0:
                continue
            truth = MEANINGLESS
            if view.lookers[seat] >> goal & 1 and table != NOISE:
                truth = LIED if table == LIES else honesty(points[seat])
                if table == USUAL and view.goals[goal] != HIDDEN:
                    truth = UNSURE  # its points know already
            elif table == USUAL:
                truth = (honesty(points[seat]) + 3 * MEANINGLESS) // 4
            if (goal == treasure) != (kind == TREASURE):
                truth = 100 - truth
            chance *= float(truth) / 50.0
        return chance

    def _is_withdrawn(self, opposite: i64, place: i64) -> bool:
        """Whether the same seat has said the opposite since."""
        later: i64
        for later in range(place + 1, len(self.sayings)):
            if self.sayings[later] == opposite:
                return True
        return False


def honesty(points: i64) -> i64:
    """The chance, in percent, that somebody so suspicious speaks the truth."""
    return max(DOUBTED, min(SURE, UNSURE - points // SPAN))


def goal_at(view: View, cell: i64) -> i64:
    """Which goal lies at a cell; below zero if none does."""
    goal: i64
    for goal in range(len(view.goal_cells)):
        if view.goal_cells[goal] == cell:
            return goal
    return -1
