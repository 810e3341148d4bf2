"""Counts: how many choice sequences of length 1, 2, 3 a position has; a slip in any rule shows."""

from __future__ import annotations

import pytest

from motherlode.rules.core.engine import apply, options
from motherlode.rules.core.state import State
from motherlode.rules.positions.position import read_position

OPENING = """
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
seed = 1
[hands]
Ada = ["cross", "dead_n_s", "break_pick", "map", "rockfall", "fix_pick"]
Bo = ["tee_nes", "curve_nw", "straight_ns", "map", "fix_pick_cart", "break_cart"]
Cai = ["straight_ew", "curve_ne", "dead_e", "rockfall", "break_lantern", "fix_lantern"]
"""
BEFORE_THE_GOALS = """
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
seed = 2
deck = 0
[maze]
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "straight_ew"
"4,0" = "cross"
"5,0" = "tee_esw"
"6,0" = "tee_esw turned"
"7,-1" = "tee_nes"
"7,0" = "tee_nes turned"
[goals]
"8,-2" = "goal_stone_nw"
"8,0" = "goal_stone_ne"
"8,2" = "goal_treasure"
[hands]
Ada = ["cross", "curve_nw", "rockfall"]
Bo = ["cross", "tee_nes", "dead_n_e_s_w"]
Cai = ["map", "straight_ns", "curve_ne"]
"""
BROKEN_TOOLS = """
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Bo"
seed = 3
deck = 0
[front]
Ada = ["pick", "cart"]
Bo = ["lantern"]
[hands]
Ada = ["fix_pick_cart", "cross"]
Bo = ["fix_lantern_cart", "break_pick"]
Cai = ["fix_pick", "break_lantern"]
Dee = ["cross", "break_cart"]
"""
DUEL = """
rules = "duel"
players = ["Ada", "Bo"]
turn = "Ada"
seed = 4
[maze]
"1,0" = "cross"
"2,0" = "curve_nw"
[hands]
Ada = ["cross", "cross", "map", "rockfall", "break_pick", "dead_n"]
Bo = ["tee_esw", "tee_nes", "map", "rockfall", "fix_cart", "fix_cart"]
"""


def count(state: State, depth: int) -> int:
    """The number of choice sequences of this length; those that end the game earlier count."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for choice in options(state):
        after = state.copy()
        apply(after, choice)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (OPENING, (17, 397, 6860)),
        (BEFORE_THE_GOALS, (29, 974, 21855)),
        (BROKEN_TOOLS, (6, 33, 229)),
        (DUEL, (29, 1036, 35149)),
    ],
    ids=["opening", "before the goals", "broken tools", "duel"],
)
def test_a_position_has_as_many_continuations_as_ever(
    position: str, expected: tuple[int, int, int]
) -> None:
    state = read_position(position).state
    assert tuple(count(state, depth) for depth in (1, 2, 3)) == expected
