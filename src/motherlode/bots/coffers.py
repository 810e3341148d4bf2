"""Coffers: what a bot makes of chests it has looked at (X-1 to X-4)."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.bots.situation import Situation
from motherlode.rules.chests import UNKNOWN, Chests, cell_of, chest_of
from motherlode.rules.maze import STEP


def chests_of(now: Situation) -> Chests | None:
    """The chests on the table as this seat knows them."""
    for kept in now.view.slices:
        if isinstance(kept, Chests):
            return kept
    return None


def is_unseen(now: Situation, cell: i64) -> bool:
    """Whether a chest lies on a cell that this seat has not looked at."""
    chests = chests_of(now)
    if chests is None:
        return False
    for hidden in chests.hidden:
        if cell_of(hidden) == cell:
            return chest_of(hidden) == UNKNOWN
    return False


def chest_gain(now: Situation, cell: i64, tile: i64) -> i64:
    """What the chests are worth that a tile leads to, as far as they are known."""
    chests = chests_of(now)
    if chests is None:
        return 0
    gain: i64 = 0
    side: i64
    openings = now.lore.rules.tiles.openings[tile]
    for hidden in chests.hidden:
        for side in range(4):
            if openings >> side & 1 and cell_of(hidden) == cell + STEP[side]:
                chest = chest_of(hidden)
                gain += 0 if chest == UNKNOWN else now.lore.chest_worth[chest]
    return gain
