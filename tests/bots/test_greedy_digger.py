"""Positions for the greedy bot as a digger, with what it must do there."""

from __future__ import annotations

import pytest

from motherlode.rules.core.events import RoundStarted
from tests.bots.asking import Asked, answers

GOALS = """
"8,-2" = "stone_ne"
"8,0" = "treasure"
"8,2" = "stone_nw"
"""
ROW = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""
"""A tunnel that ends just short of (7, 0)."""
SHORT = """
"1,0" = "cross"
"2,0" = "straight_ew"
"""
KNOWS = 'Ada = ["8,0"]'
"""Ada has seen the treasure."""


def table(
    hand: str,
    maze: str = "",
    seen: str = "",
    front: str = "",
    turn: str = "Ada",
    others: str = "",
) -> str:
    """Ada the digger's hand; Bo and Cai dig too, Dan and Eve don't."""
    return f"""
    players = ["Ada", "Bo", "Cai", "Dan", "Eve"]
    turn = "{turn}"
    [roles]
    Ada = "digger"
    Bo = "digger"
    Cai = "digger"
    Dan = "saboteur"
    Eve = "saboteur"
    [goals]
    {GOALS}
    [hands]
    Ada = {hand.split()}
    {others}
    [seen]
    {seen}
    [front]
    {front}
    [maze]
    {maze}
    """


@pytest.mark.parametrize("seen", ["", KNOWS, 'Ada = ["8,-2", "8,2"]'])
def test_reaches_the_treasure_when_it_can(seen: str) -> None:
    text = table("straight_ew dead_e_w map break_pick fix_cart rockfall", ROW, seen)
    assert answers(text, "Ada") == {"straight_ew @ 7,0"}


@pytest.mark.parametrize("hand", ["straight_ew dead_n", "straight_ew map", "cross straight_ns"])
def test_reaches_no_stone_it_knows(hand: str) -> None:
    seen = 'Ada = ["8,0"]'
    text = table(hand, ROW, seen).replace('"8,-2" = "stone_ne"', '"8,-2" = "treasure"')
    text = text.replace('"8,0" = "treasure"', '"8,0" = "stone_ne"')
    assert not {"straight_ew @ 7,0", "cross @ 7,0"} & answers(text, "Ada")


def test_looks_at_a_goal_when_it_knows_none() -> None:
    for answer in answers(table("cross tee_esw map dead_n", SHORT), "Ada"):
        assert answer.startswith("map @ 8,")


def test_looks_at_no_goal_twice() -> None:
    text = table("map dead_n", SHORT, 'Ada = ["8,-2"]')
    assert answers(text, "Ada") <= {"map @ 8,0", "map @ 8,2"}


@pytest.mark.parametrize("seen", [KNOWS, 'Ada = ["8,-2", "8,2"]'])
def test_needs_no_map_when_it_knows_the_treasure(seen: str) -> None:
    text = table("tee_nes map", SHORT, seen)
    assert not any(answer.startswith("map") for answer in answers(text, "Ada"))
    text = table("map cross", "", seen, 'Ada = ["cart"]')
    assert answers(text, "Ada") == {"pass map"}


def test_lays_towards_the_goal() -> None:
    assert answers(table("straight_ew straight_ns curve_nw", SHORT, KNOWS), "Ada") == {
        "straight_ew @ 3,0"
    }


def test_prefers_tunnels_that_stay_open() -> None:
    assert answers(table("straight_ew cross", SHORT, KNOWS), "Ada") == {"cross @ 3,0"}


def test_fills_the_gap_in_a_tunnel() -> None:
    gap = ROW.replace('"3,0" = "tee_esw"\n', "")
    assert answers(table("straight_ew", gap, KNOWS), "Ada") == {"straight_ew @ 3,0"}


def test_turns_towards_the_treasure_it_knows() -> None:
    text = table("curve_nw curve_ne", ROW, 'Ada = ["8,-2"]')
    text = text.replace('"8,-2" = "stone_ne"', '"8,-2" = "treasure"')
    text = text.replace('"8,0" = "treasure"', '"8,0" = "stone_ne"')
    assert answers(text, "Ada") == {"curve_nw @ 7,0"}


def test_lays_no_dead_end_in_the_way() -> None:
    text = table("dead_n_e_s_w dead_e_w dead_n", ROW, KNOWS)
    assert all(answer.startswith("pass dead") for answer in answers(text, "Ada"))


def test_removes_a_dead_end_that_blocks_the_way() -> None:
    blocked = ROW + '"7,0" = "dead_e_w"\n'
    assert answers(table("rockfall straight_ns", blocked, KNOWS), "Ada") == {"rockfall @ 7,0"}


def test_keeps_its_rockfall_when_nothing_blocks() -> None:
    text = table("rockfall dead_n", ROW, KNOWS)
    assert answers(text, "Ada") == {"pass dead_n"}


@pytest.mark.parametrize("others", ["cross", "map", "break_pick", "rockfall dead_e_w"])
def test_mends_its_own_tool_first(others: str) -> None:
    front = 'Ada = ["lantern"]\nBo = ["lantern"]'
    text = table(f"fix_lantern {others}", SHORT, front=front)
    assert answers(text, "Ada") == {"fix_lantern > Ada"}


def test_mends_the_tool_of_a_digger_it_trusts_but_of_nobody_suspicious() -> None:
    others = """
    Bo = ["straight_ew"]
    Cai = ["break_cart"]
    Dan = ["break_cart"]
    Eve = ["break_cart"]
    """
    asked = Asked(table("fix_cart dead_n", SHORT, KNOWS, turn="Bo", others=others), "Ada")
    asked.play("straight_ew @ 3,0", "break_cart > Dan", "break_cart > Cai", "break_cart > Bo")
    assert asked.answer() == "fix_cart > Bo"


def test_breaks_the_tool_of_whoever_lays_dead_ends() -> None:
    others = 'Dan = ["dead_e_w"]\nEve = ["map"]'
    text = table("break_lantern straight_ns dead_n", SHORT, KNOWS, turn="Dan", others=others)
    assert answers(text, "Ada", "dead_e_w @ 3,0", "map @ 8,0") == {"break_lantern > Dan"}


def test_breaks_the_tool_of_whoever_cuts_the_tunnel() -> None:
    text = table("break_lantern dead_n", ROW, KNOWS, turn="Eve", others='Eve = ["rockfall"]')
    assert answers(text, "Ada", "rockfall @ 3,0") == {"break_lantern > Eve"}


def test_breaks_nobodys_tool_without_a_reason() -> None:
    text = table("break_lantern dead_n", SHORT, KNOWS)
    assert answers(text, "Ada") == {"pass dead_n"}


def test_strikes_back_at_whoever_broke_its_tool() -> None:
    text = table("break_lantern dead_n", SHORT, turn="Eve", others='Eve = ["break_cart"]')
    assert answers(text, "Ada", "break_cart > Ada") == {"break_lantern > Eve"}


def test_forgets_its_suspicion_when_a_new_round_begins() -> None:
    text = table("break_lantern dead_n", SHORT, turn="Eve", others='Eve = ["break_cart"]')
    asked = Asked(text, "Ada").play("break_cart > Ada")
    asked.bot.hear(RoundStarted(1, 0))
    assert asked.answer() == "pass dead_n"
