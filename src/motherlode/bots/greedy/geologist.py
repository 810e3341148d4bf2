"""The geologist: the plan of those who live off crystals, whoever wins (S-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.plans import KEEP, NEVER, Plan

CRYSTAL: Final = 300
PASTIME: Final = 30  # a tunnel that leads on, while no crystal is at hand
SPOILT: Final = 4  # parts of a gain that a crystal's place may cost
OWN_TOOL: Final = 250
FRIENDLY: Final = 15


class CrystalDigging(Plan):
    """Lays crystals anywhere and takes no side."""

    def lay(self, now: Situation, cell: i64, tile: i64) -> i64:
        gain = now.dig(cell, tile)
        if now.known.crystal[tile & 127]:
            return CRYSTAL + gain // SPOILT
        return self.dig(now, gain, tile)

    def dig(self, now: Situation, gain: i64, tile: i64) -> i64:
        """The others may finish the round; more crystals may come while it lasts."""
        if now.progress.reached:
            return KEEP if self.may_gain(now) else Plan.reach(self, now, gain) // 2
        return PASTIME + gain if gain >= 0 and now.known.through[tile] else gain

    def may_gain(self, now: Situation) -> bool:
        """Whether a crystal is in hand or may still be drawn by somebody."""
        if now.view.deck_size:
            return True
        for card in now.view.hand:
            if now.known.crystal[card]:
                return True
        return False

    def breaks(self, now: Situation, target: i64) -> i64:
        return KEEP

    def fix(self, now: Situation, target: i64, tool: i64) -> i64:
        if target != now.seat:
            return FRIENDLY
        return OWN_TOOL if now.broken(target) == tool else OWN_TOOL // 2

    def rockfall(self, now: Situation, cell: i64) -> i64:
        """Never on a crystal."""
        tile = now.view.maze.tile_at(cell)
        return NEVER if tile >= 0 and now.known.crystal[tile & 127] else KEEP

    def map(self, now: Situation, cell: i64) -> i64:
        worth = Plan.map(self, now, cell)
        return worth // 8 if worth > 0 else worth
