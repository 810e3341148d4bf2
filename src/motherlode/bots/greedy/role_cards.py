"""Role cards: looking at them, exchanging them; and exchanging hands (S-34 to S-36)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.knowledge import GEOLOGIST, SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.deeds import Deed
from motherlode.bots.greedy.plans import KEEP, Plan
from motherlode.rules.core.choices import CARD, target_of
from motherlode.rules.core.contract import HIDDEN

LOOK: Final = 170
LOOK_OF_SABOTEUR: Final = 70
POINTS: Final = 8  # parts of the suspicion that make a look more interesting

OWN_HAT: Final = 130
POOR: Final = 15  # chances in percent below which another role would be better
FOREIGN_HAT: Final = 60
PROVEN: Final = 150  # from this much suspicion on, somebody should wear another hat
ROLE_LOST: Final = 60

USUAL_CARD: Final = 7  # how dear an unknown card is on average
HANDS: Final = 3  # worth of each point by which a hand is better
BEST_HANDS: Final = 140
MIXED_UP: Final = 40


class Inspect(Deed):
    """A look at a role: the most suspicious one not known yet."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if now.view.known_roles[target] != HIDDEN:
            return KEEP
        points = now.suspicion.points[target] // POINTS
        if now.stance == SABOTEUR:
            return LOOK_OF_SABOTEUR + points
        return LOOK + points if now.stance != GEOLOGIST else points


class SwapRoles(Deed):
    """For oneself when one's side is losing; else for whoever is surely an enemy."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if target == now.seat:
            return OWN_HAT if now.chances() <= POOR else KEEP
        points = now.suspicion.points[target]
        if now.stance == SABOTEUR:
            return KEEP
        return FOREIGN_HAT + points // 4 if points >= PROVEN and not now.broken(target) else KEEP

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if target_of(choice) != now.seat:
            return 0
        return ROLE_LOST + now.chances() // 2 if now.chances() > POOR else 0


class SwapHands(Deed):
    """With a hand that is larger, or better than one's own."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        theirs = now.view.hand_sizes[target_of(choice)] * USUAL_CARD
        played = choice >> CARD & 255
        mine = self.hand_worth(now, plan) - plan.dearness(now, played)
        return min(BEST_HANDS, HANDS * (theirs - mine)) if theirs > mine else KEEP

    def hand_worth(self, now: Situation, plan: Plan) -> i64:
        """How dear the cards in hand are together."""
        worth: i64 = 0
        for card in now.view.hand:
            worth += plan.dearness(now, card)
        return worth

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if target_of(choice) != now.seat:
            return 0
        return MIXED_UP + self.hand_worth(now, plan) - USUAL_CARD * len(now.view.hand)
