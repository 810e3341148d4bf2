"""Evidence: points that acts and claims have given to each stance and place of the treasure."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GOALS
from motherlode.bots.reader.acts import is_pair, nearness_in
from motherlode.bots.reader.likelihoods import points_for
from motherlode.bots.reader.witness import EVEN, Witness
from motherlode.rules.core.playout import FOLD, Claim
from motherlode.rules.core.views import View

CARDS: Final = 16  # role cards

# What a claim about a goal is worth, in points: how often it is made.
TRUTH: Final = -4.0  # diggers tell what they saw
UNTRUTH: Final = -58.0
GIVEN_AWAY: Final = -33.0  # saboteurs rather lie
LIE: Final = -12.0
ANYTHING: Final = -21.0  # where talk is noise
HEARSAY: Final = 3.0  # who hasn't looked can only guess
NOISE: Final = -35.0  # that nothing anybody says at this table means anything
TOLD: Final = -14.0  # the same for each report of an earlier round that was true
LIED: Final = 27.0
QUIETEST: Final = -150.0
LOUDEST: Final = 90.0

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

# So that no single act is proof.
TEMPER: Final = 0.7
TEMPER_OF_GOALS: Final = 0.5
CAP: Final = 62.0  # points: a factor of 8
FIRST_ACT: Final = 0.5  # a single act may be an accident

# Saboteurs are open, or dig along until the goal is near or nearer.
ROWS: Final = 4  # diggers, then the styles of saboteurs
HIDES: Final = vec[i64]([0, 9, 3, 2])  # from this nearness on
STYLES: Final = vec[float]([0.0, 0.4, 0.3, 0.3])  # how many are of each


class Evidence:
    """By role card, since these are what is good or evil; `FOLD` points are a factor of e."""

    def __init__(self) -> None:
        self.own: vec[float] = vec[float]([0.0] * (CARDS * ROWS * GOALS))  # [card, row, goal]
        self.pairs: vec[float] = vec[float]([0.0] * (CARDS * CARDS * 4))  # [card, other, stances]
        self.heard: i64 = 0  # cards of which something is known, as bits
        self.has_pairs: bool = False
        self.acts: i64 = 0  # cards whose holder has done something alone, as bits
        self.sayings: vec[i64] = vec[i64]()
        self.noise: float = NOISE

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.own = vec[float]([0.0] * (CARDS * ROWS * GOALS))
        self.pairs = vec[float]([0.0] * (CARDS * CARDS * 4))
        self.heard = 0
        self.acts = 0
        self.has_pairs = False
        self.sayings = vec[i64]()

    def take_after(self, model: Evidence) -> None:
        """Know what another does."""
        self.own = model.own[:]
        self.pairs = model.pairs[:]
        self.heard = model.heard
        self.acts = model.acts
        self.has_pairs = model.has_pairs
        self.sayings = model.sayings[:]
        self.noise = model.noise

    def drop(self, card: i64) -> None:
        """Nothing is known any more of a role card."""
        place: i64
        for place in range(card * ROWS * GOALS, (card + 1) * ROWS * GOALS):
            self.own[place] = 0.0
        other: i64
        for other in range(CARDS):
            for place in range(4):
                self.pairs[(card * CARDS + other) * 4 + place] = 0.0
                self.pairs[(other * CARDS + card) * 4 + place] = 0.0
        self.heard &= ~(1 << card)
        self.acts &= ~(1 << card)

    def has(self, card: i64) -> bool:
        """Whether anything is known of a role card."""
        return self.heard >> card & 1 == 1

    def own_points(self, card: i64, stance: i64, goal: i64) -> float:
        """What speaks for a stance if the treasure is at a goal."""
        start = card * ROWS * GOALS + goal
        if not stance or not self.heard >> card & 1:
            return self.own[start]
        most = max(self.own[start + GOALS], self.own[start + 2 * GOALS])
        most = max(most, self.own[start + 3 * GOALS])
        total = 0.0
        style: i64
        for style in range(1, ROWS):
            points = self.own[start + style * GOALS] - most
            total += STYLES[style] * math.exp(points / float(FOLD))
        return most + float(FOLD) * math.log(total)

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
        before = self._usual_lean(card, act.goals)
        temper = TEMPER
        if not self.acts >> card & 1:
            temper *= FIRST_ACT
            self.acts |= 1 << card
        self._judge_own(act, card, temper, moves)
        act.points[act.seat] += i64(self._usual_lean(card, act.goals) - before)

    def _judge_own(self, act: Witness, card: i64, temper: float, moves: bool) -> None:
        goals = act.goals
        goal: i64
        style: i64
        usual = 0.0
        lean = 0.0
        for goal in range(goals):
            digger = points_for(0, act.contexts[goal], act.codes[goal])
            saboteur = points_for(3, act.contexts[goal], act.codes[goal])
            usual += (digger + saboteur) / float(2 * goals)
            lean += bounded((saboteur - digger) * temper) / float(goals)
        for goal in range(goals):
            digger = points_for(0, act.contexts[goal], act.codes[goal])
            saboteur = points_for(3, act.contexts[goal], act.codes[goal])
            here = 0.0
            if not moves:
                lean = bounded((saboteur - digger) * temper)
                here = ((digger + saboteur) / 2.0 - usual) * TEMPER_OF_GOALS
                here = bounded(here * 2.0) / 2.0
            self.own[card * ROWS * GOALS + goal] += here - lean / 2.0
            for style in range(1, ROWS):
                hides = nearness_in(act.contexts[goal]) >= HIDES[style]
                shown = -lean / 2.0 if hides else lean / 2.0
                self.own[(card * ROWS + style) * GOALS + goal] += here + shown

    def _usual_lean(self, card: i64, goals: i64) -> float:
        """What speaks against a card, on average over the places of the treasure."""
        total = 0.0
        goal: i64
        for goal in range(goals):
            total += self.own_points(card, 1, goal) - self.own_points(card, 0, goal)
        return total / float(goals)

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
        lean = bounded((points_for(2, context, code) - points_for(0, context, code)) * TEMPER)
        before = self._usual_lean(card, act.goals)
        goal: i64
        style: i64
        for style in range(1, ROWS):
            if nearness_in(context) >= HIDES[style]:
                for goal in range(act.goals):
                    self.own[(card * ROWS + style) * GOALS + goal] -= lean
        act.points[act.seat] += i64(self._usual_lean(card, act.goals) - before + lean)

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

    def credit(self, told: i64, lied: i64) -> None:
        """So many reports of earlier rounds were true, and so many were not."""
        self.noise = NOISE + max(QUIETEST, min(LOUDEST, TOLD * float(told) + LIED * float(lied)))

    def talk(self, view: View) -> vec[i64]:
        """How much those hope for each goal who believe what others say they saw."""
        hopes = vec[i64]([EVEN] * GOALS)
        goal: i64
        for saying in self.sayings:
            for goal in range(len(view.goal_cells)):
                if saying & SUSPECTS or view.goal_cells[goal] != saying >> PLACE:
                    continue
                if view.lookers[saying >> SAYER & 15] >> goal & 1:
                    more = hopes[goal] * 3 // 2
                    if saying & 1 == SAYS_EMPTY:
                        more = hopes[goal] * 2 // 3
                    hopes[goal] = max(1, min(EVEN * 64, more))
        return hopes

    def claim_points(
        self, view: View, stance: i64, seat: i64, treasure: i64, is_noise: bool
    ) -> float:
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
                if is_noise:
                    points += ANYTHING
                elif not view.lookers[seat] >> goal & 1:
                    points += ANYTHING + (HEARSAY if is_true and not stance else 0.0)
                elif stance:
                    points += GIVEN_AWAY if is_true else LIE
                else:
                    points += TRUTH if is_true else UNTRUTH
        return points


def bounded(points: float) -> float:
    """Points that are no proof."""
    return max(-CAP, min(CAP, points))
