"""The lessons of the roles and variants: selfish dwarf, victim of sabotage, tournament, duel."""

from __future__ import annotations

from typing import Final

from motherlode.lessons.script import Lesson, Scene, bot, do, read

GREEDY: Final = Lesson(
    "greedy_dwarf",
    ("greedy_dwarf",),
    "greedy",
    1,
    (
        Scene(
            """
modules = ["greedy_dwarf"]
players = ["You", "Ada", "Bo"]
seed = 8
round = 3
set_aside = ["digger"]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "straight_ew"
"5,0" = "tee_esw"
"6,0" = "straight_ew"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[hands]
You = ["break_pick", "straight_ew", "map", "dead_n", "fix_cart", "rockfall"]
Ada = ["cross", "tee_nes", "map", "curve_ne", "curve_nw", "dead_n_e"]
Bo = ["straight_ns", "map", "curve_nw", "dead_n_w", "fix_pick", "cross"]

[roles]
You = "greedy"
Ada = "digger"
Bo = "saboteur"

[nuggets]
You = [1]
Ada = [3]
Bo = [2]

[seen]
You = ["8,0"]
""",
            (
                read("role", at="role"),
                do("hinder", "break_pick > Ada"),
                bot(1, "pass dead_n_e"),
                bot(2, "straight_ns @ 1,1"),
                do("reach", "straight_ew @ 7,0"),
                do("gold", "take *"),
                read("end"),
            ),
        ),
    ),
)

VICTIM: Final = Lesson(
    "victim",
    ("victim",),
    "break_lantern",
    1,
    (
        Scene(
            """
modules = ["victim"]
players = ["You", "Ada", "Bo"]
seed = 21
round = 3
set_aside = ["digger"]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "straight_ew"
"5,0" = "tee_esw"
"6,0" = "straight_ew"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[front]
You = ["lantern"]

[hands]
You = ["fix_lantern", "straight_ew", "map", "dead_n", "fix_cart", "rockfall"]
Ada = ["cross", "straight_ns", "map", "curve_ne", "curve_nw", "dead_n_e"]
Bo = ["break_pick", "map", "curve_nw", "dead_n_w", "fix_pick", "cross"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"

[nuggets]
You = [2]
Ada = [1]
Bo = [3]
""",
            (
                read("rule", at="seat 0"),
                do("fix", "fix_lantern > You"),
                bot(1, "straight_ns @ 1,1"),
                bot(2, "break_pick > Ada"),
                do("reach", "straight_ew @ 7,0"),
                do("gold", "take 3", "take 2"),
                do("more", "take *"),
                read("end"),
            ),
        ),
    ),
)

TOURNAMENT: Final = Lesson(
    "tournament",
    ("tournament",),
    "goal_treasure",
    2,
    (
        Scene(
            """
rules = "tournament"
players = ["You", "Ada", "Bo", "Cai", "Dee"]
seed = 2
round = 3

[maze]
"4,0" = "cross laid_out"
"1,0" = "cross"
"2,0" = "straight_ew"
"5,0" = "tee_esw"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[hands]
You = ["straight_ew", "tee_nes", "map", "dead_n", "fix_cart", "cross"]
Ada = ["tee_esw", "map", "curve_ne", "curve_nw", "dead_n_e", "cross"]
Bo = ["break_pick", "map", "curve_nw", "dead_n_w", "fix_pick", "rockfall"]
Cai = ["straight_ns", "curve_ne", "fix_pick", "break_cart", "map", "dead_e"]
Dee = ["straight_ns", "curve_ne", "map", "break_cart", "rockfall", "dead_n_s"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"
Cai = "digger"
Dee = "greedy"

[tokens]
You = 3
Ada = 2
Bo = 3
Cai = 2
Dee = 4
""",
            (
                read("roles", at="role"),
                read("middle", at="cell 4,0"),
                do("join", "straight_ew @ 3,0"),
                bot(1, "tee_esw @ 6,0"),
                bot(2, "break_pick > Cai"),
                bot(3, "fix_pick > Cai"),
                bot(4, "straight_ns @ 1,1"),
                do("reach", "cross @ 7,0"),
                read("gold", at="seat 0"),
            ),
        ),
    ),
)

DUEL: Final = Lesson(
    "duel",
    ("duel",),
    "goal_stone_ne",
    2,
    (
        Scene(
            """
rules = "duel"
players = ["You", "Ada"]
seed = 10
round = 3
deck = ["straight_ew", "fix_cart", "cross", "..."]

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "straight_ew"
"5,0" = "straight_ew"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[hands]
You = ["break_pick", "break_cart", "fix_pick", "rockfall", "cross", "map"]
Ada = ["dead_e_w", "curve_ne", "map", "curve_nw", "dead_n_e", "straight_ns"]

[roles]
You = "digger"
Ada = "saboteur"

[nuggets]
You = [3, 2]
Ada = [2]
""",
            (
                read("roles", at="role"),
                do("exchange", "pass break_pick break_cart fix_pick"),
                bot(1, "dead_e_w @ 6,0"),
                do("rockfall", "rockfall @ 6,0"),
                bot(1, "straight_ns @ 1,1"),
                do("dig", "straight_ew @ 6,0"),
                bot(1, "curve_ne @ 1,2"),
                do("reach", "cross @ 7,0"),
                do("keep", "take 3", "take 1"),
                read("end"),
            ),
        ),
    ),
)
