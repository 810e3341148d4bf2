"""The lessons of Saboteur 2: its teams and path cards, then its action cards."""

from __future__ import annotations

from typing import Final

from motherlode.lessons.script import Lesson, Scene, bot, do, read

TEAMS: Final = """
rules = "saboteur2"
players = ["You", "Ada", "Bo"]
seed = 3
round = 3

[maze]
"1,0" = "straight_ew"
"2,0" = "dead_e_w"
"5,0" = "straight_ew"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[hands]
You = ["ladder_e", "door_green_ew", "bridge", "map", "fix_cart", "free"]
Ada = ["straight_ns", "straight_ns", "break_cart", "map", "trapped", "theft"]
Bo = ["crystal_tee_nes", "straight_ns", "map", "rockfall", "fix_pick", "cross"]

[roles]
You = "digger_green"
Ada = "digger_blue"
Bo = "boss"

[tokens]
You = 2
Ada = 4
Bo = 1
"""

TRICKS: Final = """
rules = "saboteur2"
players = ["You", "Ada", "Bo"]
seed = 5

[maze]
"1,0" = "straight_ew"
"2,0" = "cross"

[hands]
You = ["trapped", "free", "hands_off", "inspection", "swap_hats", "swap_hands"]
Ada = ["theft", "map", "map", "break_cart", "fix_cart", "break_pick"]
Bo = ["trapped", "straight_ew", "straight_ns", "straight_ns", "cross", "tee_nes"]

[roles]
You = "digger_green"
Ada = "saboteur"
Bo = "profiteer"

[tokens]
You = 3
Ada = 2
Bo = 2
"""

SABOTEUR2: Final = Lesson(
    "saboteur2",
    ("saboteur2",),
    "door_green_ew",
    2,
    (
        Scene(
            TEAMS,
            (
                read("teams", at="role"),
                do("ladder", "ladder_e @ 4,0"),
                bot(1, "straight_ns @ 0,1"),
                bot(2, "crystal_tee_nes @ 0,-1"),
                do("door", "door_green_ew @ 6,0"),
                bot(1, "straight_ns @ 0,2"),
                bot(2, "straight_ns @ 0,-2"),
                do("bridge", "bridge @ 7,0"),
                read("gold", at="seat 0"),
                read("others", at="seat 2"),
            ),
        ),
    ),
)

TRICKERY: Final = Lesson(
    "saboteur2_actions",
    ("saboteur2",),
    "trapped",
    2,
    (
        Scene(
            TRICKS,
            (
                do("trapped", "trapped > Ada"),
                bot(1, "theft"),
                bot(2, "trapped > You"),
                do("free", "free > You"),
                bot(1, "map @ 8,0"),
                bot(2, "straight_ew @ 3,0"),
                do("hands_off", "hands_off > Ada"),
                bot(1, "map @ 8,2"),
                bot(2, "straight_ns @ 0,1"),
                do("inspection", "inspection > Ada", "inspection > Bo"),
                bot(1, "break_cart > Bo"),
                bot(2, "pass cross"),
                bot(2, "enough"),
                do("swap_hats", "swap_hats > You"),
                bot(1, "break_pick > Bo"),
                bot(2, "pass tee_nes"),
                bot(2, "enough"),
                do("swap_hands", "swap_hands > Ada"),
                read("end"),
            ),
        ),
    ),
)
