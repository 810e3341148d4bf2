"""Chests: what a bot makes of cards that modules have hidden in the maze (X-1 to X-4)."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.bots.common.situation import Situation
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.contract import HIDDEN


def is_unseen(now: Situation, cell: i64) -> bool:
    """Whether a chest lies on a cell that this seat has not looked at."""
    for find in now.view.finds():
        if find.cell == cell:
            return find.card == HIDDEN
    return False


def chest_gain(now: Situation, cell: i64, tile: i64) -> i64:
    """What the chests that a tile leads to are worth, as far as they are known."""
    gain: i64 = 0
    side: i64
    openings = now.known.rules.tiles.openings[tile]
    for find in now.view.finds():
        for side in range(4):
            if openings >> side & 1 and find.cell == cell + STEP[side]:
                gain += 0 if find.card == HIDDEN else now.known.chest_worth[find.card]
    return gain
