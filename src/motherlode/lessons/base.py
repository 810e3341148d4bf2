"""The first lesson: a round as a digger, then the end of one as the saboteur."""

from __future__ import annotations

from typing import Final

from motherlode.lessons.script import Lesson, Scene, bot, do, read

DIGGING: Final = """
players = ["You", "Ada", "Bo", "Cai"]
seed = 11
set_aside = ["digger"]
deck = ["straight_ew", "..."]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"

[goals]
"8,-2" = "stone_nw"
"8,0" = "stone_ne"
"8,2" = "treasure"

[hands]
You = ["straight_ew", "fix_lantern", "rockfall", "break_cart", "map", "tee_nes"]
Ada = ["cross", "straight_ew", "tee_esw", "curve_ne", "map", "dead_n"]
Bo = ["break_lantern", "dead_e_w", "break_pick", "dead_n_e", "dead_n_w", "break_lantern"]
Cai = ["tee_nes", "map", "fix_pick", "straight_ns", "dead_e", "fix_lantern"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"
Cai = "digger"
"""

SABOTAGE: Final = """
players = ["You", "Ada", "Bo", "Cai"]
round = 3
outcomes = ["diggers", "diggers"]
seed = 4
set_aside = ["digger"]
deck = 0

[maze]
"1,0" = "straight_ew"
"2,0" = "cross"
"3,0" = "tee_esw"
"4,0" = "straight_ew"
"5,0" = "cross"
"6,0" = "tee_esw"
"5,1" = "dead_n_s"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[hands]
You = ["break_pick", "dead_e_w"]
Ada = ["straight_ew", "map"]
Bo = ["fix_cart", "dead_n"]
Cai = ["fix_pick", "break_lantern"]

[roles]
You = "saboteur"
Ada = "digger"
Bo = "digger"
Cai = "digger"

[nuggets]
You = [2, 1]
Ada = [3, 1]
Bo = [2]
Cai = [2, 2]

[seen]
You = ["8,0"]
"""

BASE: Final = Lesson(
    "base",
    ("base",),
    "goal_treasure",
    5,
    (
        Scene(
            DIGGING,
            (
                read("welcome", at="goals"),
                read("role", at="role"),
                do("lay", "straight_ew @ 3,0"),
                bot(1, "cross @ 4,0"),
                bot(2, "break_lantern > You"),
                bot(3, "tee_nes @ 1,1"),
                do("fix", "fix_lantern > You"),
                bot(1, "straight_ew @ 5,0"),
                bot(2, "dead_e_w @ 6,0"),
                bot(3, "map @ 8,-2"),
                do("rockfall", "rockfall @ 6,0"),
                bot(1, "tee_esw @ 6,0"),
                bot(2, "break_pick > Cai"),
                bot(3, "fix_pick > Cai"),
                do("break", "break_cart > Bo"),
                bot(1, "map @ 8,-2"),
                bot(2, "pass dead_n_e"),
                bot(3, "straight_ns @ 1,2"),
                do("map", "map @ 8,0"),
                bot(1, "pass dead_n"),
                bot(2, "pass dead_n_w"),
                bot(3, "pass dead_e"),
                do("turn", "tee_nes @ 6,1", "tee_nes @ 6,1 turned"),
                bot(1, "curve_ne @ 6,2"),
                bot(2, "pass break_lantern"),
                bot(3, "pass fix_lantern"),
                do("reach", "straight_ew @ 7,2"),
                do("gold", "take 3", "take 2", "take 1"),
                bot(3, "take *"),
                read("reveal", at="seat 2"),  # before the last one takes: no new round begins
            ),
        ),
        Scene(
            SABOTAGE,
            (
                read("other_side", at="role"),
                do("hinder", "break_pick > Ada"),
                bot(1, "pass map"),
                bot(2, "pass fix_cart"),
                bot(3, "fix_pick > Ada"),
                do("dead_end", "dead_e_w @ 7,0"),
                bot(1, "pass straight_ew"),
                bot(2, "pass dead_n"),
                bot(3, "pass break_lantern"),
                do("loot", "take *"),
                read("end"),
            ),
        ),
    ),
)
