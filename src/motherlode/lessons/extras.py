"""The lessons of the mini-expansions: toll tunnels, wardrobe, party, new goals, treasure chests."""

from __future__ import annotations

from typing import Final

from motherlode.lessons.script import Lesson, Scene, bot, do, read

TOLL: Final = Lesson(
    "toll_tunnels",
    ("toll_tunnels",),
    "straight_ew",
    2,
    (
        Scene(
            """
modules = ["toll_tunnels"]
players = ["You", "Ada", "Bo"]
seed = 4
set_aside = ["digger"]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"

[hands]
You = ["dead_n", "cross", "map", "straight_ew", "fix_cart", "tee_nes"]
Ada = ["straight_ew", "map", "straight_ns", "tee_esw", "cross", "curve_ne"]
Bo = ["dead_e", "map", "straight_ns", "straight_ns", "break_pick", "curve_nw"]

[roles]
You = "saboteur"
Ada = "digger"
Bo = "digger"
""",
            (
                read("gold", at="seat 0"),
                do("dwarf", "dwarf dead_n @ 3,0 w"),
                bot(1, "straight_ew @ 3,0*"),
                bot(2, "dwarf dead_e @ 4,0 w"),
                do("pay", "straight_ew @ 4,0*"),
                read("end"),
            ),
        ),
    ),
)

LARGE: Final = """
players = ["You", "Ada", "Bo"]
seed = 4
set_aside = ["saboteur"]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "cross"
"4,-1" = "straight_ns"

[hands]
You = ["straight_ns", "cross", "map", "straight_ew", "fix_cart", "tee_nes"]
Ada = ["straight_ew", "map", "straight_ns", "tee_esw", "dead_n", "curve_ne"]
Bo = ["dead_e", "map", "straight_ns", "curve_ne", "break_pick", "curve_nw"]

[roles]
You = "digger"
Ada = "digger"
Bo = "digger"
"""

WARDROBE: Final = Lesson(
    "wardrobe",
    ("wardrobe",),
    "saboteur",
    1,
    (
        Scene(
            'modules = ["wardrobe"]\n' + LARGE,
            (
                read("card", at="cell 4,-3"),
                do("link", "straight_ns @ 4,-2"),
                read("role", at="role"),
                read("end"),
            ),
        ),
    ),
)

PARTY: Final = Lesson(
    "party",
    ("party",),
    "digger",
    1,
    (
        Scene(
            'modules = ["party"]\n'
            + LARGE.replace('set_aside = ["saboteur"]', 'set_aside = ["digger"]').replace(
                'Bo = "digger"', 'Bo = "saboteur"'
            ),
            (
                read("card", at="cell 4,-3"),
                do("link", "straight_ns @ 4,-2"),
                read("role", at="role"),
                read("end"),
            ),
        ),
    ),
)

GOALS: Final = Lesson(
    "new_goals",
    ("new_goals",),
    "goal_dragon_nw",
    2,
    (
        Scene(
            """
modules = ["new_goals"]
players = ["You", "Ada", "Bo"]
seed = 4
set_aside = ["digger"]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "straight_ew"
"5,0" = "cross"
"6,0" = "tee_esw"

[goals]
"8,-4" = "treasure"
"8,-2" = "spider_ne"
"8,0" = "bag2_ne"
"8,2" = "dragon_nw"
"8,4" = "stone_ne"

[hands]
You = ["straight_ew", "map", "cross", "fix_cart", "tee_nes", "curve_ne"]
Ada = ["straight_ns", "map", "straight_ew", "tee_esw", "dead_n", "curve_ne"]
Bo = ["map", "dead_e", "straight_ns", "curve_ne", "break_pick", "curve_nw"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"

[tokens]
Ada = 1
""",
            (
                read("goals", at="goals"),
                do("bag", "straight_ew @ 7,0"),
                bot(1, "straight_ns @ 8,1"),
                bot(2, "map @ 8,-2"),
                do("map", "map @ 8,-2"),
                read("end", at="cell 8,-2"),
            ),
        ),
    ),
)

CHESTS: Final = Lesson(
    "treasure_chests",
    ("treasure_chests",),
    "chest_gold",
    2,
    (
        Scene(
            """
modules = ["treasure_chests"]
players = ["You", "Ada", "Bo"]
seed = 4
set_aside = ["digger"]

[maze]
"1,0" = "cross"
"2,0" = "straight_ew"

[hands]
You = ["tee_esw", "tee_esw", "map", "cross", "fix_cart", "curve_ne"]
Ada = ["straight_ew", "map", "straight_ns", "tee_nes", "dead_n", "curve_ne"]
Bo = ["map", "straight_ns", "dead_e", "curve_ne", "break_pick", "curve_nw"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"

[treasure_chests]
"3,-1" = "chest_gold tunnel_straight_ns"
"5,-1" = "chest_look_at_role tunnel_cross"
"3,1" = "chest_no_draw tunnel_tee_nes"
"5,1" = "chest_collapse_deck tunnel_curve_nw"
""",
            (
                read("chests", at="cell 3,-1"),
                do("map", "map @ 3,-1"),
                bot(1, "straight_ns @ 1,1"),
                bot(2, "straight_ns @ 1,-1"),
                do("open", "tee_esw @ 3,0 turned"),
                bot(1, "straight_ew @ 4,0"),
                bot(2, "map @ 5,1"),
                do("second", "tee_esw @ 5,0 turned"),
                do("look", "look_at Bo", "look_at Ada"),
                read("end"),
            ),
        ),
    ),
)
