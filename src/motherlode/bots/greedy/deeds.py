"""Deeds: what playing a card of the base game is worth, and how much it hurts if another does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.knowledge import GEOLOGIST, GREEDY, SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.chests import chest_gain, is_unseen
from motherlode.bots.greedy.gold import with_toll
from motherlode.bots.greedy.plans import FOUND, NEVER, Plan
from motherlode.rules.core.choices import CARD, DETAIL, TARGET, WAY, target_of

UNKNOWN: Final = 8  # a deed nobody has taught: a little better than throwing the card away

USUAL_CHANCES: Final = 45  # in percent, of a role that isn't known yet
ANOTHER_ROLE: Final = 2
STEPWISE: Final = 2  # a step toward a goal isn't there yet
CHEST: Final = 24  # a look at one: a little better than throwing the map away
BROKEN_ON_ME: Final = 130
BROKEN_AGAIN: Final = 30
BROKEN_ON_FELLOW: Final = 3  # parts of the trust in whoever is hit


class Deed:
    """One verb in the eyes of a bot."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        """What it is worth to this seat; more is better."""
        return UNKNOWN

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        """How much it hurts this seat that another does it; below zero it helps."""
        return 0


def tile_of(choice: i64) -> i64:
    """The tile that a choice lays."""
    return choice >> CARD & 255 | (choice >> WAY & 1) << 7


class Lay(Deed):
    """Laying a path card or a ladder, perhaps for a toll."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        worth = plan.lay(now, choice >> TARGET & 65535, tile_of(choice))
        if now.known.has_large and now.links_large_card(choice >> TARGET & 65535, tile_of(choice)):
            worth += ANOTHER_ROLE * (USUAL_CHANCES - now.chances())
        if now.known.has_chests:
            worth += chest_gain(now, choice >> TARGET & 65535, tile_of(choice))
        payer = choice >> DETAIL & 255
        return with_toll(now, worth, payer - 1) if payer else worth

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return loss(now, now.dig(target_of(choice), tile_of(choice)))


def loss(now: Situation, gain: i64) -> i64:
    """What another's card with this gain costs, with what it reaches."""
    values = now.progress.values
    if not now.progress.reached:
        return -gain // STEPWISE
    found: i64 = 0
    goal: i64
    for goal in range(values.goals):
        if now.progress.reached >> goal & 1:
            found += FOUND * values.finds[goal]
    return found if found > 0 and is_rival(now, now.mover) else -found


def is_rival(now: Situation, seat: i64) -> bool:
    """Whether what that seat finds is lost to this one (C-16, S-41)."""
    if now.stance == GREEDY:
        return True
    return seat >= 0 and now.is_rival(seat)


class Discard(Deed):
    """Passing; the duel's other two cards are stored plus one."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        dear = plan.dearness(now, choice >> CARD & 255)
        if choice >> DETAIL & 255:
            dear += plan.dearness(now, (choice >> DETAIL & 255) - 1)
        if choice >> TARGET & 65535:
            dear += plan.dearness(now, (choice >> TARGET & 65535) - 1)
        return plan.discard(now, dear)


class Break(Deed):
    """A broken tool in front of somebody."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return plan.breaks(now, choice >> TARGET & 65535)

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if target != now.seat:
            points = now.suspicion.points[target]
            trust = points if now.stance == SABOTEUR else -points
            return trust // BROKEN_ON_FELLOW
        if now.broken(target) or now.stance == SABOTEUR or now.stance == GEOLOGIST:
            return BROKEN_AGAIN
        return BROKEN_ON_ME


class Fix(Deed):
    """A repair."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return plan.fix(now, choice >> TARGET & 65535, choice >> DETAIL & 255)

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if target == now.seat or now.broken(target) != choice >> DETAIL & 255:
            return 0
        points = now.suspicion.points[target]
        return (-points if now.stance == SABOTEUR else points) // BROKEN_ON_FELLOW


class Rockfall(Deed):
    """A rockfall on a cell."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return plan.rockfall(now, choice >> TARGET & 65535)

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        cell = target_of(choice)
        if now.maze.tile_at(cell) < 0:
            return 0
        return -now.progress.clear(now.maze, cell) - now.progress.cut(now.maze, now.known, cell)


class Map(Deed):
    """A look at a goal, or at a chest if a goal would tell nothing (X-3)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        cell = choice >> TARGET & 65535
        if now.known.has_chests and is_unseen(now, cell):
            return CHEST
        return plan.map(now, cell)


class GiveUp(Deed):
    """The round is never given up while anything else is left (D-5)."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return NEVER
