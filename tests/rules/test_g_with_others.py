"""New goals where several are reached at once, and with Saboteur 2, toll and cards: G-1 to G-3."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from motherlode.rules.core.views import view
from motherlode.rules.worlds.deal import deal_world
from tests.support import plain
from tests.support.table import Played, play

PLACES = ("8,-4", "8,-2", "8,0", "8,2", "8,4")
FORK = """
"2,0" = "straight_ew"
"3,0" = "straight_ew"
"4,0" = "straight_ew"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"7,0" = "cross"
"7,-1" = "straight_ns"
"7,-2" = "curve_nw turned"
"7,1" = "straight_ns"
"7,2" = "curve_ne"
"""
"""A card at (1, 0) links a fork whose arms point at (8, -2), (8, 0) and (8, 2)."""


def fork(
    goals: dict[str, str], more: str = "", modules: str = "", rules: str = "base", keys: str = ""
) -> Played:
    """Ada's cross at (1, 0) reaches three goals at once."""
    named = "\n".join(f'"{cell}" = "{goal}"' for cell, goal in goals.items())
    return play(
        f"""
        rules = "{rules}"
        modules = {["new_goals", *modules.split()]}
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {keys}
        [hands]
        Ada = ["cross"]
        Bo = ["dead_n"]
        [goals]
        {named}
        [maze]
        {FORK}
        {more}
        """,
        "cross @ 1,0",
    )


def turned_up(table: Played) -> list[str]:
    """The goals turned over, in order."""
    return [event["goal"].removeprefix("goal_") for event in table.told("GoalTurned")]


def settle_ways(table: Played) -> None:
    """Whichever way up, where the mover is asked."""
    while table.kind == "WayUp":
        table.play("upright")


# G-3: three at once

THREE = {"8,-2": "bag2_ne", "8,0": "dragon_nw", "8,2": "spider_ne"}


@pytest.mark.rule("G-3", "B-51", "B-57")
@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_three_goals_at_once_in_every_order(order: tuple[str, ...]) -> None:
    table = fork(THREE, '[roles]\nAda = "digger"\nBo = "digger"\nCai = "digger"')
    assert table.options == sorted(f"turn {cell}" for cell in THREE)
    expected = list(order)[: order.index("8,2") + 1]
    for place, cell in enumerate(expected):
        settle_ways(table)
        if place < 2:
            assert table.options == sorted(f"turn {cell}" for cell in order[place:])
            table.play(f"turn {cell}")
    settle_ways(table)
    assert turned_up(table) == [THREE[cell] for cell in expected]
    assert table.outcomes == ["nobody"]
    gold = 0
    for cell in expected:
        gold = {"8,-2": gold + 2, "8,0": max(gold - 1, 0), "8,2": gold}[cell]
    assert table.tokens == {"Ada": gold, "Bo": 0, "Cai": 0}


@pytest.mark.rule("G-3", "B-53", "B-57")
@pytest.mark.parametrize(
    ("order", "winner", "gold"),
    [
        (["8,-2"], "diggers", 0),
        (["8,0", "8,-2"], "diggers", 1),
        (["8,0", "8,2"], "saboteurs", 1),
        (["8,2"], "saboteurs", 0),
    ],
)
def test_treasure_bag_and_spider_at_once(order: list[str], winner: str, gold: int) -> None:
    goals = {"8,-2": "treasure", "8,0": "bag1_nw", "8,2": "spider_ne"}
    table = fork(goals, '[roles]\nAda = "digger"\nBo = "digger"\nCai = "saboteur"')
    for cell in order:
        table.play(f"turn {cell}")
    assert table.outcomes == [winner]
    assert table.tokens["Ada"] == gold
    assert len(table.face_down) == 5 - len(order)


@pytest.mark.rule("G-3", "B-51", "B-52")
def test_a_goal_turned_over_can_itself_reach_the_next() -> None:
    """A tunnel above the middle goal is linked only through it."""
    table = play(
        """
        modules = ["new_goals"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["straight_ew"]
        [goals]
        "8,0" = "bag1_nw"
        "8,-2" = "dragon_nw"
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        "8,-1" = "straight_ns"
        """,
        "straight_ew @ 7,0",
    )
    assert turned_up(table) == ["bag1_nw", "dragon_nw"]
    assert table.tokens["Ada"] == 0  # the bag's gold has gone to the dragon
    assert table.maze["8,-2"] == "goal_dragon_nw turned"  # its opening to the south meets it


# G-2 with toll and Saboteur 2


@pytest.mark.rule("G-2", "T-1", "B-65")
def test_the_dragon_takes_the_gold_of_the_toll() -> None:
    goals = {"8,-2": "dragon_nw", "8,0": "stone_nw", "8,2": "stone_ne"}
    table = fork(goals, modules="toll_tunnels").play("turn 8,-2")
    settle_ways(table)
    assert table.tokens == {"Ada": 0, "Bo": 1, "Cai": 1}


@pytest.mark.rule("G-2", "S-4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (5, 4)])
def test_the_dragon_in_saboteur_2(before: int, after: int) -> None:
    goals = {"8,-2": "dragon_nw", "8,0": "stone_nw", "8,2": "stone_ne"}
    table = fork(goals, f"[tokens]\nAda = {before}\nBo = 2", rules="saboteur2").play("turn 8,-2")
    assert table.tokens == {"Ada": after, "Bo": 2, "Cai": 0}


@pytest.mark.rule("G-2", "S-40", "S-41", "S-43", "S-46")
@pytest.mark.parametrize(
    ("door", "outcome", "paid"),
    [
        ("door_green_ew", "diggers_green", [3, 0, 4]),
        ("door_blue_ew", "diggers_blue", [3, 4, 0]),
    ],
)
def test_doors_in_front_of_the_new_goals_decide_too(
    door: str, outcome: str, paid: list[int]
) -> None:
    """The treasure is reached through a bag that lies behind a door."""
    table = play(
        f"""
        rules = "saboteur2"
        modules = ["new_goals"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["straight_ew"]
        [roles]
        Ada = "boss"
        Bo = "digger_blue"
        Cai = "digger_green"
        [goals]
        "8,0" = "stone_nw"
        "8,-2" = "treasure"
        [maze]
        "1,0" = "{door}"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        "8,-1" = "straight_ns"
        """,
        "straight_ew @ 7,0",
    )
    assert turned_up(table) == ["stone_nw", "treasure"]
    assert table.outcomes == [outcome]
    assert list(table.tokens.values()) == paid


@pytest.mark.rule("G-1", "S-21")
def test_no_ladder_beside_any_of_the_five_goals() -> None:
    table = play(
        """
        rules = "saboteur2"
        modules = ["new_goals"]
        [hands]
        Ada = ["ladder_e"]
        [maze]
        "7,-3" = "straight_ew"
        "9,3" = "straight_ew"
        """
    )
    places = {text.split(" @ ")[1].split()[0] for text in table.options_with("ladder_e")}
    assert "7,-2" not in places  # beside the goal at (8, -2)
    assert "7,-4" not in places  # beside the goal at (8, -4)
    assert "8,-3" not in places
    assert "9,4" not in places
    assert "6,-3" in places
    assert "10,3" in places


# Back and forth


@pytest.mark.rule("G-1", "C-17", "B-37")
def test_any_two_of_five_goals_can_be_taken_up() -> None:
    text = 'modules = ["new_goals", "back_and_forth"]\n[hands]\nAda = ["back_and_forth"]'
    pairs = {frozenset(text.split(" @ ")[1].split()) for text in play(text).options_with(TWO)}
    assert pairs == {frozenset(pair) for pair in combinations(PLACES, 2)}


TWO = "back_and_forth"


@pytest.mark.rule("G-2", "C-17", "B-38")
@pytest.mark.parametrize(("word", "gold"), [("swap", 2), ("leave", 0)])
def test_swapped_goals_have_their_effect_where_they_lie_now(word: str, gold: int) -> None:
    table = play(
        """
        modules = ["new_goals", "back_and_forth"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        [hands]
        Ada = ["back_and_forth"]
        Bo = ["cross"]
        [goals]
        "8,0" = "stone_nw"
        "8,4" = "bag2_ne"
        [seen]
        Bo = ["8,4"]
        Cai = ["8,0"]
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        """,
        "back_and_forth @ 8,0 8,4",
        word,
    )
    for seed in range(20):  # the spider may be among the others, but Bo's bag is one of two
        world = deal_world(view(table.state, 1), seed)
        goals = plain.goals_of(world)
        assert "goal_bag2_ne" in (goals[8, 0], goals[8, 4])
        assert "goal_treasure" in goals.values()
    table.play("cross @ 7,0")
    assert table.tokens["Bo"] == gold
