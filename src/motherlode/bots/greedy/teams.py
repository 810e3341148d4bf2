"""Teams: the plan of a team's digger, who wants the treasure found, but not by the other team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.goal_values import EAGER
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.plans import KEEP, STRIKE_OF_GREED, Plan
from motherlode.bots.greedy.weights import URGENCY

CUT: Final = 60
RIVALRY: Final = 3  # this many cards from the goal teams begin to hinder each other


class TeamDigging(Plan):
    """Digs, shuts doors, and holds others up when a single card is enough (S-41)."""

    def is_tense(self, now: Situation) -> bool:
        """Whether the next player could reach a goal and this one would rather they didn't."""
        return now.progress.nearest <= 1 and now.progress.values.caution != EAGER

    def hinders(self, now: Situation, target: i64) -> bool:
        """Whether somebody seems to be a rival, and the goal is near."""
        return now.progress.nearest <= RIVALRY and now.is_rival(target)

    def breaks(self, now: Situation, target: i64) -> i64:
        """Whoever may be a rival and is next to reach the treasure."""
        is_due = self.is_tense(now) or self.hinders(now, target)
        if now.broken(target) or not is_due:
            return Plan.breaks(self, now, target)
        urgency = now.weights[URGENCY] * now.turns_until(target)
        return STRIKE_OF_GREED + now.suspicion.points[target] // 4 - urgency

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        """No rival's tool when the goal is near."""
        return KEEP if self.hinders(now, target) else Plan.fix(self, now, target, tool)

    def rockfall(self, now: Situation, cell: i64) -> i64:
        worth = Plan.rockfall(self, now, cell)
        if worth > 0 or not self.is_tense(now) or cell in now.barred:
            return worth
        gain = now.progress.cut(now.maze, now.known, cell)
        return CUT + gain if gain > 0 else worth
