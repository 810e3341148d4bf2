"""Evidence: points that acts and claims have given to each stance and place of the treasure."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GOALS
from motherlode.bots.reader.acts import is_pair
from motherlode.bots.reader.likelihoods import points_for
from motherlode.bots.reader.witness import Witness
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import View

CARDS: Final = 16  # role cards

# What a claim about a goal is worth, in points.
TRUTH: Final = -2.0  # a digger tells what it saw
UNTRUTH: Final = -64.0
ANYTHING: Final = -21.0  # a saboteur says what it likes
HEARSAY: Final = 4.0  # who hasn't looked can only guess

# A saying: kind 0-1 | seat 4-7 | cell of a goal, or seat 8-
SAYS_EMPTY: Final = 0
SAYS_TREASURE: Final = 1
SUSPECTS: Final = 2
TRUSTS: Final = 3
SAYINGS: Final[dict[str, i64]] = {
    "no_treasure": SAYS_EMPTY,
    "treasure": SAYS_TREASURE,
    "suspect": SUSPECTS,
    "trust": TRUSTS,
}
SAYER: Final = 4
PLACE: Final = 8

# What an opinion of somebody is worth.
ACCUSED: Final = 5.0

# So that no single act is proof.
TEMPER: Final = 0.8
TEMPER_OF_GOALS: Final = 0.5
CAP: Final = 62.0  # points: a factor of 8


class Evidence:
    """By role card, since these are what is good or evil; `FOLD` points are a factor of e."""

    def __init__(self) -> None:
        self.own: vec[float] = vec[float]([0.0] * (CARDS * 2 * GOALS))  # [card, stance, goal]
        self.pairs: vec[float] = vec[float]([0.0] * (CARDS * CARDS * 4))  # [card, other, stances]
        self.heard: i64 = 0  # cards of which something is known, as bits
        self.has_pairs: bool = False
        self.sayings: vec[i64] = vec[i64]()

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.own = vec[float]([0.0] * (CARDS * 2 * GOALS))
        self.pairs = vec[float]([0.0] * (CARDS * CARDS * 4))
        self.heard = 0
        self.has_pairs = False
        self.sayings = vec[i64]()

    def take_after(self, model: Evidence) -> None:
        """Know what another does."""
        self.own = model.own[:]
        self.pairs = model.pairs[:]
        self.heard = model.heard
        self.has_pairs = model.has_pairs
        self.sayings = model.sayings[:]

    def drop(self, card: i64) -> None:
        """Nothing is known any more of a role card."""
        place: i64
        for place in range(card * 2 * GOALS, (card + 1) * 2 * GOALS):
            self.own[place] = 0.0
        other: i64
        for other in range(CARDS):
            for place in range(4):
                self.pairs[(card * CARDS + other) * 4 + place] = 0.0
                self.pairs[(other * CARDS + card) * 4 + place] = 0.0
        self.heard &= ~(1 << card)

    def has(self, card: i64) -> bool:
        """Whether anything is known of a role card."""
        return self.heard >> card & 1 == 1

    def own_points(self, card: i64, stance: i64, goal: i64) -> float:
        """What speaks for a stance if the treasure is at a goal."""
        return self.own[(card * 2 + stance) * GOALS + goal]

    def pair(self, card: i64, other: i64, stance: i64, others: i64) -> float:
        """What speaks for the stances of two, out of what they did to each other."""
        return self.pairs[(card * CARDS + other) * 4 + stance * 2 + others]

    # -- acts ----------------------------------------------------------------------------------

    def judge(self, act: Witness, ids: vec[i64], moves: bool) -> None:
        """Take in the act seen last; where goals move, it says nothing of the treasure."""
        card = ids[act.seat]
        if card >= CARDS:
            return
        self.heard |= 1 << card
        if is_pair(act.codes[0]) and act.target >= 0 and ids[act.target] < CARDS:
            self._judge_pair(act, card, ids[act.target])
            return
        goals = act.goals
        goal: i64
        leans = 0.0
        usual = 0.0
        for goal in range(goals):
            digger = points_for(0, act.contexts[goal], act.codes[goal])
            saboteur = points_for(3, act.contexts[goal], act.codes[goal])
            leans += bounded((saboteur - digger) * TEMPER)
            usual += (saboteur + digger) / 2.0
        leans /= float(goals)
        usual /= float(goals)
        for goal in range(goals):
            digger = points_for(0, act.contexts[goal], act.codes[goal])
            saboteur = points_for(3, act.contexts[goal], act.codes[goal])
            lean = leans if moves else bounded((saboteur - digger) * TEMPER)
            here = ((saboteur + digger) / 2.0 - usual) * TEMPER_OF_GOALS
            here = 0.0 if moves else bounded(here * 2.0) / 2.0
            self.own[card * 2 * GOALS + goal] += here - lean / 2.0
            self.own[(card * 2 + 1) * GOALS + goal] += here + lean / 2.0
        act.points[act.seat] += i64(leans)

    def _judge_pair(self, act: Witness, card: i64, other: i64) -> None:
        self.has_pairs = True
        context = act.contexts[0]
        code = act.codes[0]
        usual = 0.0
        side: i64
        for side in range(4):
            usual += points_for(side, context, code) / 4.0
        for side in range(4):
            points = points_for(side, context, code) - usual
            points = bounded(points * 2.0 * TEMPER) / 2.0
            self.pairs[(card * CARDS + other) * 4 + side] += points
            turned = (side & 1) << 1 | side >> 1
            self.pairs[(other * CARDS + card) * 4 + turned] += points
        lean = points_for(2, context, code) - points_for(0, context, code)
        act.points[act.seat] += i64(bounded(lean * TEMPER))

    # -- claims --------------------------------------------------------------------------------

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        """Keep what a seat says; the same thing said again counts once."""
        kind: i64 = SAYINGS.get(claim.kind, -1)
        if kind < 0:
            return
        place = claim.cell if kind < SUSPECTS else claim.about
        saying = kind | seat << SAYER | place << PLACE
        kept = vec[i64]()
        for other in self.sayings:
            if other >> SAYER != saying >> SAYER or (other ^ kind) & SUSPECTS:
                kept = append(kept, other)  # what is withdrawn counts no longer
        self.sayings = append(kept, saying)

    def claim_points(self, view: View, stance: i64, seat: i64, treasure: i64) -> float:
        """What a seat's claims about goals speak for."""
        points = 0.0
        goal: i64
        for saying in self.sayings:
            if saying & SUSPECTS or saying >> SAYER & 15 != seat:
                continue
            for goal in range(len(view.goal_cells)):
                if view.goal_cells[goal] != saying >> PLACE:
                    continue
                is_true = (goal == treasure) == (saying & 1 == SAYS_TREASURE)
                if not view.lookers[seat] >> goal & 1:
                    points += HEARSAY if is_true and not stance else 0.0
                elif stance:
                    points += ANYTHING
                else:
                    points += TRUTH if is_true else UNTRUTH
        return points


def bounded(points: float) -> float:
    """Points that are no proof."""
    return max(-CAP, min(CAP, points))
