"""Positions for the greedy bot in Saboteur 2, with what each role must do there."""

from __future__ import annotations

import pytest

from tests.bots.asking import Asked, answers
from tests.bots.test_greedy_digger import GOALS, ROW, SHORT

HANDS = 'Bo = ["fix_pick", "fix_cart"]\nCai = ["fix_lantern", "fix_cart"]'


def table(role: str, hand: str, maze: str = ROW, extra: str = "", others: str = HANDS) -> str:
    """Ada's turn in a role, with the treasure in the middle, which she has seen."""
    return f"""
    rules = "saboteur2"
    players = ["Ada", "Bo", "Cai", "Dan"]
    turn = "Ada"
    [roles]
    Ada = "{role}"
    Bo = "digger_blue"
    Cai = "saboteur"
    Dan = "digger_green"
    [goals]
    {GOALS}
    [hands]
    Ada = {hand.split()}
    {others}
    [seen]
    Ada = ["8,0"]
    [maze]
    {maze}
    {extra}
    """


# Who digs, and how


@pytest.mark.parametrize("role", ["boss", "digger_blue", "digger_green"])
def test_a_digger_reaches_the_treasure(role: str) -> None:
    assert answers(table(role, "straight_ew theft map dead_n"), "Ada") == {"straight_ew @ 7,0"}


def test_the_boss_digs() -> None:
    assert answers(table("boss", "straight_ew dead_n theft", SHORT), "Ada") == {"straight_ew @ 3,0"}


def test_a_saboteur_closes_the_tunnel() -> None:
    for answer in answers(table("saboteur", "dead_e_w cross straight_ew"), "Ada"):
        assert answer == "dead_e_w @ 7,0"


def test_a_team_likes_its_own_doors() -> None:
    blue = answers(table("digger_blue", "door_blue_ew straight_ew", SHORT), "Ada")
    assert blue == {"door_blue_ew @ 3,0"}


def test_a_team_lays_no_foreign_door_on_its_way() -> None:
    for role in ("digger_blue", "boss"):
        answer = answers(table(role, "door_green_ew dead_n", SHORT), "Ada")
        assert ("door_green_ew @ 3,0" in answer) == (role == "boss")


def test_a_team_reaches_no_treasure_behind_a_foreign_door() -> None:
    shut = ROW.replace('"2,0" = "straight_ew"', '"2,0" = "door_green_ew"')
    assert "straight_ew @ 7,0" not in answers(table("digger_blue", "straight_ew map", shut), "Ada")
    assert answers(table("digger_green", "straight_ew map", shut), "Ada") == {"straight_ew @ 7,0"}


def test_a_team_clears_a_foreign_door_away() -> None:
    shut = ROW.replace('"2,0" = "straight_ew"', '"2,0" = "door_green_ew"')
    assert answers(table("digger_blue", "rockfall dead_n", shut), "Ada") == {"rockfall @ 2,0"}


def test_a_team_leaves_the_last_step_to_no_stranger() -> None:
    nearly = ROW.replace('"6,0" = "tee_esw"\n', "")
    assert "cross @ 6,0" not in answers(table("digger_blue", "cross theft", nearly), "Ada")
    ally = '[inspected]\nAda = ["Bo"]'
    assert answers(table("digger_blue", "cross theft", nearly, ally), "Ada") == {"cross @ 6,0"}


@pytest.mark.parametrize("card", ["crystal_dead_e", "crystal_cross"])
def test_a_geologist_lays_crystals(card: str) -> None:
    for answer in answers(table("geologist", f"{card} straight_ew theft", SHORT), "Ada"):
        assert answer.startswith(card)


def test_a_geologist_spares_crystals_and_tools() -> None:
    maze = ROW.replace('"3,0" = "tee_esw"', '"3,0" = "crystal_tee_esw"')
    for answer in answers(table("geologist", "rockfall break_pick", maze), "Ada"):
        assert answer.startswith("pass")


def test_a_profiteer_backs_the_likelier_side() -> None:
    assert answers(table("profiteer", "straight_ew dead_e_w"), "Ada") == {"straight_ew @ 7,0"}


def test_a_ladder_goes_where_it_shortens_the_way() -> None:
    cut = ROW.replace('"2,0" = "straight_ew"\n', "").replace('"3,0" = "tee_esw"\n', "")
    for answer in answers(table("boss", "ladder_e dead_n", cut), "Ada"):
        assert answer.startswith("ladder_e @ 3,0")


# Thieves


def test_theft_is_better_than_a_pass() -> None:
    text = table("digger_blue", "theft dead_n dead_n_s", SHORT)
    assert answers(text, "Ada") == {"theft"}


def test_hands_off_another_thief_but_not_oneself() -> None:
    text = table("boss", "hands_off dead_n", SHORT, '[front]\nBo = ["theft"]\nAda = ["theft"]')
    assert answers(text, "Ada") == {"hands_off > Bo"}


def test_a_thief_steals_from_the_richest() -> None:
    text = table("digger_blue", "straight_ew", ROW, '[front]\nAda = ["theft"]\n[tokens]\nDan = 9')
    asked = Asked(text, "Ada").play("straight_ew @ 7,0")
    assert asked.answer() == "steal Dan"


# Traps


def test_whoever_is_trapped_frees_itself() -> None:
    text = table("digger_blue", "free straight_ew", ROW, '[front]\nAda = ["trapped"]')
    assert answers(text, "Ada") == {"free > Ada"}


def test_two_cheap_cards_go_for_a_broken_tool() -> None:
    text = table("boss", "dead_n dead_n_s straight_ew", ROW, '[front]\nAda = ["pick"]')
    asked = Asked(text, "Ada")
    assert asked.answer_and_play().startswith("clear pick dead_n")
    assert asked.answer().startswith("discard dead_n")


def test_nobody_discards_two_for_their_own_theft() -> None:
    text = table("boss", "dead_n dead_n_s", SHORT, '[front]\nAda = ["theft"]')
    assert not [answer for answer in answers(text, "Ada") if answer.startswith("clear")]


def test_a_known_saboteur_is_trapped() -> None:
    text = table("boss", "trapped dead_n", SHORT, '[inspected]\nAda = ["Cai"]')
    assert answers(text, "Ada") == {"trapped > Cai"}


def test_a_known_saboteur_is_freed_by_no_digger() -> None:
    extra = '[inspected]\nAda = ["Cai"]\n[front]\nCai = ["trapped"]'
    text = table("boss", "free dead_n", SHORT, extra)
    assert "free > Cai" not in answers(text, "Ada")


# Hats


def test_an_inspection_is_used_early() -> None:
    for answer in answers(table("boss", "inspection dead_n", SHORT), "Ada"):
        assert answer.startswith("inspection > ")


def test_nobody_is_inspected_twice() -> None:
    known = '[inspected]\nAda = ["Bo", "Cai"]'
    assert answers(table("boss", "inspection dead_n", SHORT, known), "Ada") == {"inspection > Dan"}


def test_a_known_saboteur_gets_another_hat() -> None:
    text = table("boss", "swap_hats dead_n", SHORT, '[inspected]\nAda = ["Cai"]')
    assert answers(text, "Ada") == {"swap_hats > Cai"}


def test_a_good_role_is_kept() -> None:
    assert "swap_hats > Ada" not in answers(table("boss", "swap_hats dead_n", SHORT), "Ada")


def test_a_saboteur_who_is_losing_changes_hats() -> None:
    assert answers(table("saboteur", "swap_hats cross"), "Ada") == {"swap_hats > Ada"}


def test_a_poor_hand_is_exchanged_for_the_largest() -> None:
    others = HANDS + '\nDan = ["dead_n_e", "dead_n_w", "dead_n_e_s", "map", "map", "map"]'
    text = table("boss", "swap_hands dead_n_e_s_w", SHORT, others=others)
    assert answers(text, "Ada") == {"swap_hands > Dan"}


# Passing


def test_useless_cards_are_passed_together() -> None:
    asked = Asked(
        table("boss", "dead_n_e dead_n_w theft", SHORT, '[front]\nAda = ["theft"]'), "Ada"
    )
    assert asked.answer_and_play().startswith("pass dead")
    assert asked.answer_and_play().startswith("pass dead")
    assert asked.answer() == "enough"
