"""Tables with treasure chests for tests: what lies where, and one card that reaches a chest."""

from __future__ import annotations

from collections.abc import Mapping

from motherlode.rules.core.state import State
from motherlode.rules.modules.treasure_chests.chests import Chests, cell_of, chest_of, tunnel_of
from tests.support.oracle import CHEST_TUNNELS, Cell
from tests.support.plain import place_of
from tests.support.table import Played, play

TUNNELS = tuple(CHEST_TUNNELS)
CHESTS = (
    "chest_gold",
    "chest_no_maps",
    "chest_no_draw",
    "chest_extra_draw",
    "chest_move_goal",
    "chest_take_card",
    "chest_pick_of_three",
    "chest_look_at_role",
    "chest_dig_discards",
    "chest_collapse_deck",
)
SQUARE = ((3, -1), (3, 1), (5, -1), (5, 1))
DIAMOND = ((2, 0), (4, -2), (4, 2), (6, 0))

BEFORE = '"1,0" = "straight_ew"\n"2,0" = "straight_ew"\n'
"""A tunnel that ends just short of (3, 0), between the two chests on the left of the square."""
OPEN_UPPER = "curve_nw @ 3,0"
"""The card that reaches the upper one of them."""


def chests_of(state: State) -> Chests:
    """What the module keeps."""
    (kept,) = [kept for kept in state.slices if isinstance(kept, Chests)]
    return kept


def hidden_of(state: State) -> dict[Cell, tuple[str, str]]:
    """The hidden chests and tunnels by their places; none at a table without chests."""
    names = state.rules.names
    return {
        place_of(cell_of(hidden)): (names[chest_of(hidden)], names[tunnel_of(hidden)])
        for kept in state.slices
        if isinstance(kept, Chests)
        for hidden in kept.hidden
    }


def lay_out(
    chests: Mapping[str, str],
    hands: Mapping[str, object],
    maze: str = BEFORE,
    keys: str = "",
    tables: str = "",
    modules: tuple[str, ...] = ("treasure_chests",),
    players: tuple[str, ...] = ("Ada", "Bo", "Cai"),
) -> Played:
    """Ada's turn; chests as told, and cards for each seat."""
    told = "\n".join(f'"{cell}" = "{text}"' for cell, text in chests.items())
    held = "\n".join(f"{name} = {cards}" for name, cards in hands.items())
    return play(
        f"""
        modules = {list(modules)}
        players = {list(players)}
        turn = "Ada"
        {keys}
        [hands]
        {held}
        [maze]
        {maze}
        [treasure_chests]
        {told}
        {tables}
        """
    )


def open_chest(
    chest: str,
    *more: str,
    tunnel: str = "tunnel_straight_ns",
    hands: Mapping[str, object] | None = None,
    keys: str = "",
    tables: str = "",
    modules: tuple[str, ...] = ("treasure_chests",),
    players: tuple[str, ...] = ("Ada", "Bo", "Cai"),
) -> Played:
    """Ada reaches a chest at (3, -1) and opens it; everybody else holds two cards."""
    others: dict[str, object] = dict.fromkeys(players, 2)
    held = others | {"Ada": ["curve_nw", "cross"]} | dict(hands or {})
    table = lay_out({"3,-1": f"{chest} {tunnel}"}, held, BEFORE, keys, tables, modules, players)
    return table.play(OPEN_UPPER, *more)
