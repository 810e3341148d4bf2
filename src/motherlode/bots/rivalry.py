"""Rivalry: the plan of a team's digger, who wants the treasure found, but not by the other team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.hopes import EAGER
from motherlode.bots.plans import KEEP, STRIKE_OF_GREED, Plan
from motherlode.bots.situation import Situation
from motherlode.rules.contract import HIDDEN

CUT: Final = 60
SURE: Final = -250  # trust that only known fellows have


class Rivalry(Plan):
    """Digs, shuts doors, and holds others up when a single card is enough (S-41)."""

    def is_tense(self, now: Situation) -> bool:
        """Whether the next player could reach a goal and this one rather wouldn't have it."""
        return now.outlook.nearest <= 1 and now.outlook.hopes.caution != EAGER

    def breaks(self, now: Situation, target: i64) -> i64:
        """Whoever may be a rival and is next to reach the treasure."""
        if not self.is_tense(now) or now.broken(target):
            return Plan.breaks(self, now, target)
        role = now.view.known_roles[target]
        if role != HIDDEN and now.lore.colour_of[role] == now.colour:
            return KEEP
        view = now.view
        ahead = ((target - now.seat) * view.direction) % view.seats
        return STRIKE_OF_GREED + now.suspicion.points[target] // 4 - 10 * ahead

    def rockfall(self, now: Situation, cell: i64) -> i64:
        worth = Plan.rockfall(self, now, cell)
        if worth > 0 or not self.is_tense(now) or cell in now.barred:
            return worth
        gain = now.outlook.cut(now.maze, now.lore, cell)
        return CUT + gain if gain > 0 else worth
