"""The cards of the treasure chests: their tunnels, the chests, and where they lie (X-1)."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.cards import TABLE, CardSpec
from motherlode.rules.core.cells import cell_at

TUNNELS = (
    CardSpec("tunnel_straight_ns", TABLE, 1, shape="N-S"),
    CardSpec("tunnel_straight_ew", TABLE, 1, shape="E-W"),
    CardSpec("tunnel_curve_nw", TABLE, 1, shape="N-W"),
    CardSpec("tunnel_curve_ne", TABLE, 1, shape="N-E"),
    CardSpec("tunnel_tee_nes", TABLE, 1, shape="N-E-S"),
    CardSpec("tunnel_tee_esw", TABLE, 1, shape="E-S-W"),
    CardSpec("tunnel_cross", TABLE, 1, shape="N-E-S-W"),
)
CHESTS = (
    CardSpec("chest_gold", TABLE, 1),
    CardSpec("chest_no_maps", TABLE, 1),
    CardSpec("chest_no_draw", TABLE, 1),
    CardSpec("chest_extra_draw", TABLE, 1),
    CardSpec("chest_move_goal", TABLE, 1),
    CardSpec("chest_take_card", TABLE, 1),
    CardSpec("chest_pick_of_three", TABLE, 1),
    CardSpec("chest_look_at_role", TABLE, 1),
    CardSpec("chest_dig_discards", TABLE, 1),
    CardSpec("chest_collapse_deck", TABLE, 1),
)
NO_MAPS: Final = "chest_no_maps"
MOVE_GOAL: Final = "chest_move_goal"
RANDOM: Final = "random"
LAYOUTS: Final = {
    "square": ((3, -1), (3, 1), (5, -1), (5, 1)),
    "diamond": ((2, 0), (4, -2), (4, 2), (6, 0)),
    RANDOM: tuple((x, y) for y in range(-2, 3) for x in range(2, 7)),  # four of these
}
COUNT: Final = 4
HALF_WAY: Final = cell_at(4, 0)  # where the tournament lays a card of its own (O-2)
