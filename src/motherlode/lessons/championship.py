"""The lesson of the seven championship cards: each of them is played once."""

from __future__ import annotations

from typing import Final

from motherlode.lessons.script import Lesson, Scene, bot, do, read

SIX: Final = """
modules = [
    "back_and_forth", "storage", "turnabout", "jack_of_all_trades", "pathfinder", "diversion",
]
players = ["You", "Ada", "Bo"]
seed = 9
set_aside = ["digger"]
deck = ["tee_nes", "map", "map", "straight_ew", "..."]

[maze]
"1,0" = "cross"

[goals]
"8,-2" = "stone_nw"
"8,0" = "treasure"
"8,2" = "stone_ne"

[front]
You = ["pick"]

[hands]
You = ["jack_of_all_trades", "diversion", "back_and_forth", "storage", "pathfinder", "turnabout"]
Ada = ["straight_ew", "map", "straight_ns", "tee_esw", "cross", "curve_ne"]
Bo = ["dead_e_w", "map", "straight_ns", "straight_ns", "break_pick", "curve_nw"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"
"""

VETO: Final = """
modules = ["veto"]
players = ["You", "Ada", "Bo"]
seed = 12
set_aside = ["digger"]
turn = "Bo"

[maze]
"1,0" = "cross"
"2,0" = "tee_esw"
"3,0" = "cross"
"4,0" = "straight_ew"

[hands]
You = ["veto", "straight_ew", "map", "dead_n", "fix_cart", "cross"]
Ada = ["cross", "tee_nes", "map", "curve_ne", "curve_nw", "dead_n_e"]
Bo = ["rockfall", "map", "curve_nw", "dead_n_w", "fix_pick", "straight_ns"]

[roles]
You = "digger"
Ada = "digger"
Bo = "saboteur"
"""

CHAMPIONSHIP: Final = Lesson(
    "championship",
    (
        "back_and_forth",
        "storage",
        "veto",
        "turnabout",
        "jack_of_all_trades",
        "pathfinder",
        "diversion",
    ),
    "pathfinder",
    3,
    (
        Scene(
            SIX,
            (
                do("jack", "jack_of_all_trades > You*"),
                bot(1, "straight_ew @ 2,0"),
                bot(2, "dead_e_w @ 3,0"),
                do("diversion", "diversion @ -1,0"),
                bot(1, "map @ 8,0"),
                bot(2, "map @ 8,0"),
                do("back_and_forth", "back_and_forth @ 8,-2 8,0"),
                do("swap", "swap", "leave"),
                bot(1, "tee_esw @ 3,0"),
                bot(2, "break_pick > Ada"),
                do("storage", "storage"),
                do("keep", "keep *"),
                bot(1, "pass curve_ne"),
                bot(2, "pass curve_nw"),
                do("pathfinder", "pathfinder"),
                do("first", "straight_ew @ 4,0"),
                do("second", "*"),
                bot(1, "pass cross"),
                bot(2, "pass straight_ns"),
                do("turnabout", "turnabout"),
                bot(2, "pass straight_ns"),
                bot(1, "pass straight_ns"),
                read("order"),
            ),
        ),
        Scene(
            VETO,
            (
                read("your_veto", at="hand"),
                bot(2, "rockfall @ 4,0"),
                do("veto", "veto"),
                read("end"),
            ),
        ),
    ),
)
