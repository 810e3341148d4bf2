"""Scenes: positions just before something rare happens, and the choices that bring it about."""

from __future__ import annotations

from typing import Final, NamedTuple


class Scene(NamedTuple):
    """A position, and what is chosen first."""

    game: str
    players: int
    modules: tuple[str, ...]
    position: str
    choices: tuple[str, ...]


def chest(name: str, *more: str) -> Scene:
    """Ada reaches a chest and opens it."""
    return Scene(
        "base",
        3,
        ("treasure_chests",),
        f"""
        modules = ["treasure_chests"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        discard = ["map", "cross by Bo", "rockfall unseen", "dead_n by Ada", "map by Cai", "cross"]
        [hands]
        Ada = ["curve_nw", "cross", "tee_nes"]
        Bo = 4
        Cai = 4
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        [treasure_chests]
        "3,-1" = "{name} tunnel_straight_ns"
        """,
        ("curve_nw @ 3,0", *more),
    )


SWAPPED: Final = """
rules = "saboteur2"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["rockfall", "rockfall", "rockfall", "rockfall", "..."]
[hands]
Ada = ["swap_hands", "cross", "cross", "free", "map"]
Bo = ["swap_hands", "dead_n", "theft", "inspection", "map"]
Cai = ["dead_e", "map", "map"]
"""
LARGE: Final = """
modules = ["{module}"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
[hands]
Ada = ["straight_ew", "cross", "map"]
Bo = 3
Cai = 3
Dee = 3
[maze]
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""
GUARDED: Final = """
modules = ["toll_tunnels", "veto"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
[hands]
Ada = ["straight_ew", "map"]
Bo = 3
Cai = 3
Dee = 3
[maze]
"1,0" = "cross"
[toll_tunnels]
dwarves = ["2,0 w Bo"]
"""
ALMOST: Final = """
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
[hands]
Ada = ["straight_ew", "map"]
Bo = 3
Cai = 3
Dee = 3
[roles]
Ada = "digger"
[goals]
"8,0" = "goal_treasure"
[maze]
"1,0" = "straight_ew"
"2,0" = "cross"
"3,0" = "cross"
"4,0" = "cross"
"5,0" = "cross"
"6,0" = "tee_esw"
"""
PILED: Final = """
modules = ["storage", "back_and_forth", "veto"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
discard = ["map", "cross by Bo", "rockfall unseen", "dead_n by Ada", "tee_nes by Cai", "cross"]
[hands]
Ada = ["storage", "map", "tee_nes"]
Bo = ["back_and_forth", "map", "cross"]
Cai = ["veto", "map", "cross"]
[seen]
Bo = ["8,0"]
Cai = ["8,0", "8,2"]
"""
SEARCH: Final = ("storage", "let", "let", "keep cross")
TAKE_UP: Final = ("back_and_forth @ 8,0 8,2", "let", "let", "swap")
SCENES: Final[dict[str, Scene]] = {
    "a hand is swapped": Scene(
        "saboteur2",
        3,
        (),
        SWAPPED,
        ("swap_hands > Bo", "pass cross", "pass map", "enough", "pass dead_e", "enough"),
    ),
    "a chest lets a card be taken": chest("chest_take_card", "rob Bo"),
    "a chest shows three cards": chest("chest_pick_of_three"),
    "a chest mixes the pile": chest("chest_dig_discards"),
    "a chest shows a role": chest("chest_look_at_role", "look_at Bo"),
    "a chest loses cards": chest("chest_collapse_deck"),
    "a chest moves a goal": chest("chest_move_goal"),
    "a party": Scene("base", 4, ("party",), LARGE.format(module="party"), ("straight_ew @ 3,-3",)),
    "a wardrobe": Scene(
        "base", 4, ("wardrobe",), LARGE.format(module="wardrobe"), ("straight_ew @ 3,-3",)
    ),
    "a toll that another pays": Scene("base", 4, ("toll_tunnels", "veto"), GUARDED, ()),
    "the treasure": Scene("base", 4, (), ALMOST, ("straight_ew @ 7,0",)),
    "a pile is searched": Scene(
        "base", 3, ("storage", "back_and_forth", "veto"), PILED, (*SEARCH, *TAKE_UP)
    ),
}
