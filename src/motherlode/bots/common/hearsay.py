"""Hearsay: what others say of goals, of each other and of their tools; each thing counts once."""

from __future__ import annotations

import math
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
CARD_BITS: Final = 255

LEAST: Final = 0.03  # the weight of a goal that a brief gives no hope
SURE: Final = 0.97  # the chance that the most trusted speak the truth
SPAN: Final = 60.0  # points of suspicion that make it e times less likely
HEARSAY: Final = 0.25  # of what a word counts whose speaker hasn't looked

# What was said in vain and in earnest counts like this many words before any was said.
TRUTHS: Final = 3.0
LIES: Final = 2.0


class Hearsay:
    """What was said this round, and what talk at this table has been worth so far."""

    def __init__(self) -> None:
        self.sayings: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]()  # hopes by goal that a brief gave, in percent
        self.seen: vec[i64] = vec[i64]()  # goals that lie open or were looked at: card | cell
        self.past: vec[i64] = vec[i64]()  # what was said last round, not held against the truth yet
        self.past_seen: vec[i64] = vec[i64]()
        self.told: i64 = 0  # how often others have spoken the truth of goals in earlier rounds
        self.lied: i64 = 0

    def meet(self) -> None:
        """A new game begins, perhaps with others."""
        self.forget()
        self.past = vec[i64]()
        self.told = 0
        self.lied = 0

    def forget(self) -> None:
        """A new round begins."""
        if len(self.sayings):
            self.past = self.sayings
            self.past_seen = self.seen
        self.sayings = vec[i64]()
        self.given = vec[i64]()
        self.seen = vec[i64]()

    def take_after(self, model: Hearsay) -> None:
        """Have heard what another has."""
        self.sayings = model.sayings[:]
        self.given = model.given[:]
        self.seen = model.seen[:]
        self.past = model.past[:]
        self.past_seen = model.past_seen[:]
        self.told = model.told
        self.lied = model.lied

    def see(self, cell: i64, goal: i64) -> None:
        """This seat gets to know a goal."""
        self.seen = append(self.seen, goal | cell << CELL)

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

    def tellers(self, view: View, goal: i64) -> i64:
        """How many others who have looked at a goal have told of it; none if they disagree."""
        found: i64 = 0  # by bits: it is the treasure, it isn't
        count: i64 = 0
        for saying in reports(self.sayings, view.seat):
            if saying >> CELL == view.goal_cells[goal]:
                if view.lookers[saying >> SEAT & 15] >> goal & 1:
                    found |= 1 << (saying & 15)
                    count += 1
        return count if found == 1 << TREASURE or found == 1 << NO_TREASURE else 0

    def has_reports(self, listener: i64) -> bool:
        """Whether others have told of goals."""
        return len(reports(self.sayings, listener)) > 0

    def hopes(self, view: View, points: vec[i64]) -> vec[i64]:
        """The chance of each goal to be the treasure, in percent; none if nothing was heard."""
        self.look_back(view)
        if not len(self.sayings) and not len(self.given):
            return self.given
        told = reports(self.sayings, view.seat)
        credit = self._credit(view, told)
        weights = vec[float](capacity=len(view.goals))
        total = 0.0
        goal: i64
        for goal in range(len(view.goals)):
            weight = 0.0
            if view.goals[goal] == HIDDEN:
                weight = self._weight(view, goal, points, told, credit)
            weights = append(weights, weight)
            total += weight
        out = vec[i64](capacity=len(view.goals))
        for goal in range(len(weights)):
            chance: i64 = 0
            if total > 0.0:
                chance = i64(weights[goal] * 100.0 / total)
            out = append(out, chance)
        return out

    def look_back(self, view: View) -> None:
        """Hold what was said last round against what this seat got to know."""
        if not len(self.past):
            return
        said = self.past
        self.past = vec[i64]()
        if view.rules.goals_move:
            return
        found = False
        for one in self.past_seen:
            found = found or is_treasure(view, one & CARD_BITS)
        for saying in reports(said, view.seat):
            card = card_at(self.past_seen, saying >> CELL)
            if card >= 0 or found:
                is_there = card >= 0 and is_treasure(view, card)
                self._count(is_there == (saying & 15 == TREASURE))

    def _count(self, is_true: bool) -> None:
        if is_true:
            self.told += 1
        else:
            self.lied += 1

    def _credit(self, view: View, told: vec[i64]) -> float:
        """How often a report is true at this table, by those that could be checked."""
        true = TRUTHS + float(self.told)
        false = LIES + float(self.lied)
        for saying in told:
            goal = goal_at(view, saying >> CELL)
            if goal >= 0 and view.goals[goal] != HIDDEN:
                if is_treasure(view, view.goals[goal]) == (saying & 15 == TREASURE):
                    true += 1.0
                else:
                    false += 1.0
        return true / (true + false)

    def _weight(
        self, view: View, treasure: i64, points: vec[i64], told: vec[i64], credit: float
    ) -> float:
        """How likely all that was told is if the treasure is at a goal."""
        weight = 1.0
        if treasure < len(self.given):
            weight = max(LEAST, float(self.given[treasure]) / 33.0)
        for saying in told:
            goal = goal_at(view, saying >> CELL)
            if goal < 0 or view.goals[goal] != HIDDEN:
                continue
            seat = saying >> SEAT & 15
            truth = honesty(credit, points[seat])
            if not view.lookers[seat] >> goal & 1:
                truth = 0.5 + (truth - 0.5) * HEARSAY
            if (goal == treasure) != (saying & 15 == TREASURE):
                truth = 1.0 - truth
            weight *= 2.0 * truth
        return weight


def reports(sayings: vec[i64], listener: i64) -> vec[i64]:
    """What others say of goals, without what they have withdrawn."""
    out = vec[i64](capacity=len(sayings))
    place: i64
    for place in range(len(sayings)):
        saying = sayings[place]
        is_theirs = saying & 15 <= NO_TREASURE and saying >> SEAT & 15 != listener
        if is_theirs and not is_withdrawn(sayings, place):
            out = append(out, saying)
    return out


def is_withdrawn(sayings: vec[i64], place: i64) -> bool:
    """Whether the same seat has said the opposite since."""
    later: i64
    for later in range(place + 1, len(sayings)):
        if sayings[later] == sayings[place] ^ 1:
            return True
    return False


def is_treasure(view: View, card: i64) -> bool:
    """Whether a goal ends the round for the diggers' good."""
    return bool(view.rules.ends_round[card]) and not view.rules.lost[card]


def card_at(seen: vec[i64], cell: i64) -> i64:
    """The goal that was seen at a cell; below zero if none was."""
    for one in seen:
        if one >> CELL == cell:
            return one & CARD_BITS
    return -1


def honesty(credit: float, points: i64) -> float:
    """The chance that somebody so suspicious speaks the truth, where words are worth so much."""
    odds = credit / (1.0 - credit) * math.exp(-float(points) / SPAN)
    return max(1.0 - SURE, min(SURE, odds / (1.0 + odds)))


def goal_at(view: View, cell: i64) -> i64:
    """Which goal lies at a cell; below zero if none does."""
    goal: i64
    for goal in range(len(view.goal_cells)):
        if view.goal_cells[goal] == cell:
            return goal
    return -1
