"""Traps: trapped and free, and two cards for one in front of oneself (S-10, S-32, S-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.knowledge import SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.deeds import Break, Deed, Fix
from motherlode.bots.greedy.plans import KEEP, NEVER, Plan
from motherlode.bots.greedy.thefts import is_ending
from motherlode.bots.greedy.weights import DEAR
from motherlode.rules.core.choices import CARD, DETAIL, target_of

TRAP: Final = 60  # how much better than a broken tool it is
LATE: Final = 60
DOUBTFUL: Final = 40  # from this much suspicion on, a digger may trap somebody near the end
OUT_OF_THE_PAY: Final = 200
TRAPPED_ON_ME: Final = 260
CLEAR: Final = 170
CLEAR_LATE: Final = 260
CLEAR_OF_MANY: Final = 40


class Trap(Deed):
    """Whoever is trapped can't dig and isn't paid."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        points = now.suspicion.points[target]
        late = LATE if is_ending(now) else 0
        if now.broken(target) and now.stance == SABOTEUR:
            return late - points // 4
        if late and now.stance != SABOTEUR and points >= DOUBTFUL:
            return TRAP + late + points // 2
        worth = plan.breaks(now, target)
        return worth + TRAP + late if worth > 0 else worth

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return TRAPPED_ON_ME if target_of(choice) == now.seat else BREAK.harm(now, plan, choice)


BREAK: Final = Break()


class Free(Fix):
    """Oneself in any case: the trapped are not paid."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        worth = plan.fix(now, target, choice >> DETAIL & 255)
        if target == now.seat:
            return max(worth, OUT_OF_THE_PAY) + (LATE if is_ending(now) else 0)
        return worth


class Clear(Deed):
    """Two cards for one in front of oneself, if that lets one dig again."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        tool = choice >> DETAIL & 255
        if tool == now.known.theft:
            return NEVER
        cost = now.weights[DEAR] * plan.dearness(now, choice >> CARD & 255)
        is_trap = tool == now.known.trap
        if is_trap and is_ending(now):
            return CLEAR_LATE - cost
        if now.stance == SABOTEUR and not is_trap:
            return KEEP
        if now.broken(now.seat) != tool:
            return CLEAR_OF_MANY - cost
        return CLEAR - cost
