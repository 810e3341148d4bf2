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

EVEN: Final = 1000  # the weight of a goal of which nothing is said
MOST: Final = 100_000
LEAST: Final = 1
SURE: Final = 90  # the chance, in percent, that the most trusted speak the truth
UNSURE: Final = 65
DOUBTED: Final = 8
SPAN: Final = 3  # points of suspicion for each percent
SLIP: Final = 5  # even the honest err, in percent
MEANINGLESS: Final = 24  # who speaks the truth this rarely tells nothing


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
        weights = vec[i64](capacity=len(view.goals))
        total: i64 = 0
        goal: i64
        for goal in range(len(view.goals)):
            weight = self._weight(view, goal, points) if view.goals[goal] == HIDDEN else 0
            weights = append(weights, weight)
            total += weight
        for goal in range(len(weights)):
            weights[goal] = weights[goal] * 100 // total if total else 0
        return weights

    def _weight(self, view: View, goal: i64, points: vec[i64]) -> i64:
        """How likely a goal is the treasure next to others, after all that was said of it."""
        weight: i64 = EVEN
        if goal < len(self.given):
            weight = max(LEAST, EVEN * self.given[goal] // 33)
        cell = view.goal_cells[goal]
        place: i64
        for place in range(len(self.sayings)):
            saying = self.sayings[place]
            kind = saying & 15
            seat = saying >> SEAT & 15
            if kind > NO_TREASURE or saying >> CELL != cell or seat == view.seat:
                continue
            if self._is_withdrawn(saying ^ 1, place):
                continue
            truth = honesty(points[seat])
            if not view.lookers[seat] >> goal & 1:
                truth = (truth + MEANINGLESS) // 2
            lie = (100 - truth) // 2 + SLIP
            truth += (100 - truth) // 4
            weight = weight * truth // lie if kind == TREASURE else weight * lie // truth
            weight = max(LEAST, min(MOST, weight))
        return weight

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
