"""Evidence: points that acts and claims have given to each stance and place of the treasure."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GOALS
from motherlode.bots.reader.acts import is_pair
from motherlode.bots.reader.likelihoods import LOOSE, SURE
from motherlode.bots.reader.plane import CARDS, ROWS, Plane
from motherlode.bots.reader.witness import EVEN, Witness
from motherlode.rules.core.playout import FOLD, Claim
from motherlode.rules.core.views import View

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

# Whether the others do what the ladder's bots do, or a good part of it at random.
LIKELIEST: Final = 8.0  # at most e times to this power as likely: players may change
SURE_TEMPER: Final = 1.1
LOOSE_TEMPER: Final = 0.8

STYLES: Final = vec[float]([0.0, 0.5, 0.25, 0.25])  # how many saboteurs are of each


class Evidence:
    """Everything is read twice; the better a reading has foretold the acts, the more it counts."""

    def __init__(self) -> None:
        self.sure: Plane = Plane(SURE, SURE_TEMPER)
        self.loose: Plane = Plane(LOOSE, LOOSE_TEMPER)
        self.doubt: float = 0.0  # the logarithm of how much better the loose reading has foretold
        self.share: float = 0.5  # of the loose reading, by that
        self.heard: i64 = 0  # cards of which something is known, as bits
        self.has_pairs: bool = False
        self.acts: i64 = 0  # cards whose holder has done something alone, as bits
        self.again: i64 = 0  # more than once
        self.sayings: vec[i64] = vec[i64]()
        self.noise: float = NOISE

    def meet(self) -> None:
        """A new game begins, perhaps with others."""
        self.forget()
        self._wonder(-self.doubt)

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.sure.forget()
        self.loose.forget()
        self.heard = 0
        self.acts = 0
        self.again = 0
        self.has_pairs = False
        self.sayings = vec[i64]()

    def take_after(self, model: Evidence) -> None:
        """Know what another does."""
        self.sure.take_after(model.sure)
        self.loose.take_after(model.loose)
        self.doubt = model.doubt
        self.share = model.share
        self.heard = model.heard
        self.acts = model.acts
        self.again = model.again
        self.has_pairs = model.has_pairs
        self.sayings = model.sayings[:]
        self.noise = model.noise

    def drop(self, card: i64) -> None:
        """Nothing is known any more of a role card."""
        self.sure.drop(card)
        self.loose.drop(card)
        self.heard &= ~(1 << card)
        self.acts &= ~(1 << card)
        self.again &= ~(1 << card)

    def has(self, card: i64) -> bool:
        """Whether anything is known of a role card."""
        return self.heard >> card & 1 == 1

    def own_points(self, card: i64, stance: i64, goal: i64) -> float:
        """What speaks for a stance if the treasure is at a goal."""
        start = card * ROWS * GOALS + goal
        if not self.heard >> card & 1:
            return 0.0
        is_single = self.again >> card & 1 == 0
        if not stance:
            return self._points(start, is_single)
        open_ones = self._points(start + GOALS, is_single)
        sleepers = self._points(start + 2 * GOALS, is_single)
        late = self._points(start + 3 * GOALS, is_single)
        most = max(open_ones, max(sleepers, late))
        total = STYLES[1] * math.exp((open_ones - most) / float(FOLD))
        total += STYLES[2] * math.exp((sleepers - most) / float(FOLD))
        total += STYLES[3] * math.exp((late - most) / float(FOLD))
        return most + float(FOLD) * math.log(total)

    def _points(self, place: i64, is_single: bool) -> float:
        sure = self.sure.points(place, is_single)
        return sure + self.share * (self.loose.points(place, is_single) - sure)

    def pair(self, card: i64, other: i64, stance: i64, others: i64) -> float:
        """What speaks for the stances of two, out of what they did to each other."""
        place = (card * CARDS + other) * 4 + stance * 2 + others
        sure = self.sure.pairs[place]
        return sure + self.share * (self.loose.pairs[place] - sure)

    # -- acts ----------------------------------------------------------------------------------

    def judge(self, act: Witness, ids: vec[i64], moves: bool) -> None:
        """Take in the act seen last; where goals move, it says nothing of the treasure."""
        card = ids[act.seat]
        if card >= CARDS:
            return
        self.heard |= 1 << card
        before = self._usual_lean(card, act.goals)
        if is_pair(act.codes[0]) and act.target >= 0 and ids[act.target] < CARDS:
            self.has_pairs = True
            other = ids[act.target]
            sure = self.sure.judge_pair(act, card, other)
            self._wonder(self.loose.judge_pair(act, card, other) - sure)
            before -= self.loose.pair_lean(act)
        else:
            is_first = self.acts >> card & 1 == 0
            if not is_first:
                self.again |= 1 << card
            self.acts |= 1 << card
            sure = self.sure.judge_own(act, card, is_first, moves)
            self._wonder(self.loose.judge_own(act, card, is_first, moves) - sure)
        act.points[act.seat] += i64(self._usual_lean(card, act.goals) - before)

    def _wonder(self, more: float) -> None:
        """The loose reading has foretold an act so much better."""
        self.doubt = max(-LIKELIEST, min(LIKELIEST, self.doubt + more))
        self.share = 1.0 / (1.0 + math.exp(-self.doubt))

    def _usual_lean(self, card: i64, goals: i64) -> float:
        """What speaks against a card if read loosely, on average over the places of the treasure.

        Others need not read as surely as this seat does.
        """
        share = self.share
        self.share = 1.0
        total = 0.0
        goal: i64
        for goal in range(goals):
            total += self.own_points(card, 1, goal) - self.own_points(card, 0, goal)
        self.share = share
        return total / float(goals)

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
        """How many reports of earlier rounds were true, and how many were not."""
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
