"""Positions for the greedy bot with championship cards and mini-expansions."""

from __future__ import annotations

import pytest

from tests.bots.asking import Asked, answers
from tests.bots.test_greedy_digger import GOALS, ROW, SHORT

CROSSROADS = ROW.replace('"2,0" = "straight_ew"', '"2,0" = "cross"')


def table(
    modules: str,
    hand: str,
    maze: str = ROW,
    role: str = "digger",
    turn: str = "Ada",
    bo: str = "fix_pick",
    extra: str = "",
    goals: str = GOALS,
    seen: str = '"8,0"',
) -> str:
    """Ada has seen the treasure in the middle; Bo plays before her if it is his turn."""
    return f"""
    modules = {modules.split()}
    players = ["Bo", "Ada", "Cai", "Dan", "Eve"]
    turn = "{turn}"
    [roles]
    Ada = "{role}"
    [goals]
    {goals}
    [hands]
    Ada = {hand.split()}
    Bo = {bo.split()}
    Cai = ["fix_cart", "fix_pick_cart"]
    Dan = ["fix_lantern"]
    [seen]
    Ada = [{seen}]
    [maze]
    {maze}
    {extra}
    """


# Veto (C-19)


def vetoes(bo: str, choice: str, role: str = "digger", maze: str = ROW) -> set[str]:
    """What Ada says to a card of Bo's."""
    return answers(table("veto", "veto cross", maze, role, "Bo", bo), "Ada", choice)


@pytest.mark.parametrize(
    ("bo", "choice"),
    [
        ("map", "map @ 8,0"),
        ("straight_ew", "straight_ew @ 7,0"),
        ("break_cart", "break_cart > Cai"),
        ("curve_ne", "curve_ne @ 3,1"),
    ],
)
def test_a_digger_lets_a_harmless_card_pass(bo: str, choice: str) -> None:
    assert vetoes(bo, choice) == {"let"}


@pytest.mark.parametrize(
    ("bo", "choice"),
    [
        ("rockfall", "rockfall @ 6,0"),
        ("rockfall", "rockfall @ 3,0"),
        ("dead_e_w", "dead_e_w @ 7,0"),
        ("break_cart", "break_cart > Ada"),
    ],
)
def test_a_digger_vetoes_what_hurts_near_the_goal(bo: str, choice: str) -> None:
    assert vetoes(bo, choice) == {"veto"}


def test_a_saboteur_vetoes_the_card_that_reaches_the_treasure() -> None:
    assert vetoes("straight_ew", "straight_ew @ 7,0", "saboteur") == {"veto"}
    assert vetoes("dead_e_w", "dead_e_w @ 7,0", "saboteur") == {"let"}
    assert vetoes("cross", "cross @ 3,0", "saboteur", SHORT) == {"let"}


@pytest.mark.parametrize("role", ["digger", "saboteur"])
@pytest.mark.parametrize(
    ("bo", "choice"),
    [
        ("fix_cart", "fix_cart > Cai"),
        ("map", "map @ 8,2"),
        ("straight_ns", "straight_ns @ 1,1"),
        ("rockfall", "rockfall @ 1,-1"),
    ],
)
def test_nobody_wastes_a_veto_on_trifles(role: str, bo: str, choice: str) -> None:
    maze = SHORT + '"1,-1" = "dead_n_s"'
    front = '[front]\nCai = ["cart"]'
    text = table("veto", "veto cross", maze, role, "Bo", bo, front)
    text = text.replace('Cai = ["fix_cart", "fix_pick_cart"]', "")
    assert answers(text, "Ada", choice) == {"let"}


def test_a_veto_is_no_card_to_throw_away() -> None:
    text = table("veto", "veto dead_n dead_e", SHORT)
    assert "pass veto" not in answers(text, "Ada")


# Pathfinder, diversion, back and forth, storage, turnabout, jack of all trades


def test_two_good_cards_make_a_pathfinder() -> None:
    text = table("pathfinder", "pathfinder straight_ew cross dead_n", SHORT)
    asked = Asked(text, "Ada")
    assert asked.answer_and_play() == "pathfinder"
    assert "@ 3,0" in asked.answer_and_play()
    assert "@ 4,0" in asked.answer_and_play()


def test_one_good_card_is_laid_without_pathfinder() -> None:
    text = table("pathfinder", "pathfinder straight_ew dead_n", SHORT)
    assert answers(text, "Ada") == {"straight_ew @ 3,0"}


def test_a_diversion_undoes_a_dead_end() -> None:
    text = table("diversion", "diversion map", CROSSROADS, turn="Bo", bo="dead_e_w")
    for answer in answers(text, "Ada", "dead_e_w @ 7,0"):
        assert answer.startswith("diversion @ ")


def test_a_diversion_finishes_a_tunnel() -> None:
    text = table("diversion", "diversion map", CROSSROADS, turn="Bo", bo="tee_esw")
    for answer in answers(text, "Ada", "tee_esw @ 2,-1"):
        assert answer.startswith("diversion @ 7,0")


def test_a_saboteur_who_knows_the_treasure_swaps_it_away() -> None:
    asked = Asked(table("back_and_forth", "back_and_forth cross", ROW, "saboteur"), "Ada")
    assert "8,0" in asked.answer_and_play()
    assert asked.answer() == "swap"


def test_a_digger_leaves_the_treasure_where_the_tunnel_leads() -> None:
    text = table("back_and_forth", "back_and_forth dead_n", ROW)
    assert not [answer for answer in answers(text, "Ada") if answer.startswith("back")]


def test_storage_brings_a_good_card_back() -> None:
    keys = 'discard = ["dead_n_e", "cross", "dead_e"]'
    text = table("storage", "storage dead_n_s dead_n_w", SHORT)
    asked = Asked(f"{keys}\n{text}", "Ada")
    assert asked.answer_and_play() == "storage"
    assert asked.answer().endswith("cross")


def test_jack_of_all_trades_mends_ones_own_tool_first() -> None:
    front = '[front]\nAda = ["cart"]\nBo = ["pick"]'
    text = table("jack_of_all_trades", "jack_of_all_trades dead_n", SHORT, extra=front)
    assert answers(text, "Ada") == {"jack_of_all_trades > Ada cart"}


# Toll tunnels (T-1 to T-3)

GUARDED = '[toll_tunnels]\ndwarves = ["7,0 w Bo"]'


def test_a_toll_is_paid_to_reach_the_treasure() -> None:
    for answer in answers(table("toll_tunnels", "straight_ew dead_n", extra=GUARDED), "Ada"):
        assert answer.startswith("straight_ew @ 7,0")


def test_a_digger_pays_for_the_treasure_but_not_for_a_dead_end() -> None:
    text = table("toll_tunnels", "map", turn="Bo", bo="straight_ew dead_e_w")
    text += '\n[toll_tunnels]\ndwarves = ["7,0 w Cai"]\n[tokens]\nAda = 3'
    assert answers(text, "Ada", "straight_ew @ 7,0 paid by Ada") == {"agree"}
    assert answers(text, "Ada", "dead_e_w @ 7,0 paid by Ada") == {"refuse"}


def test_a_saboteur_pays_for_no_treasure() -> None:
    text = table("toll_tunnels", "map", role="saboteur", turn="Bo", bo="straight_ew")
    text += '\n[toll_tunnels]\ndwarves = ["7,0 w Cai"]\n[tokens]\nAda = 3'
    assert answers(text, "Ada", "straight_ew @ 7,0 paid by Ada") == {"refuse"}


def test_a_spare_card_brings_a_dwarf_onto_the_way() -> None:
    text = table("toll_tunnels", "dead_n dead_e dead_n_s map", SHORT)
    for answer in answers(text, "Ada"):
        assert answer.startswith("dwarf dead")
        assert "@ 3,0" in answer


def test_a_digger_guards_no_cell_near_the_goal() -> None:
    text = table("toll_tunnels", "dead_n dead_e dead_n_s map")
    assert not [answer for answer in answers(text, "Ada") if answer.startswith("dwarf")]


# Treasure chests


OTHER_CHESTS = '"5,-1" = "chest_extra_draw"\n"5,1" = "chest_take_card"'


def chests(hand: str, told: str, seen: str = '"8,0"', maze: str = '"1,0" = "cross"') -> str:
    """Ada's turn with four chests, the first two of them as told."""
    extra = f"[treasure_chests]\n{told}\n{OTHER_CHESTS}" if told else ""
    return table("treasure_chests", hand, maze, extra=extra, seen=seen)


def test_a_map_that_is_good_for_no_goal_looks_at_a_chest() -> None:
    seen_one = '"3,-1" = "chest_gold tunnel_cross by Ada"\n"3,1" = "chest_no_draw"'
    for answer in answers(chests("map dead_n", seen_one), "Ada"):
        assert answer in {"map @ 3,1", "map @ 5,-1", "map @ 5,1"}


def test_a_map_looks_at_goals_first() -> None:
    for answer in answers(chests("map dead_n", "", seen=""), "Ada"):
        assert answer.startswith("map @ 8,")


@pytest.mark.parametrize(("good", "bad"), [("3,-1", "3,1"), ("3,1", "3,-1")])
def test_a_digger_opens_the_chest_it_likes(good: str, bad: str) -> None:
    told = f'"{good}" = "chest_gold tunnel_cross by Ada"\n'
    told += f'"{bad}" = "chest_no_draw tunnel_tee_nes by Ada"'
    maze = '"1,0" = "cross"\n"2,0" = "cross"'
    turned = "" if good == "3,1" else " turned"
    assert answers(chests("tee_esw", told, maze=maze), "Ada") == {f"tee_esw @ 3,0{turned}"}


# New goals (G-1 to G-3)

BAGS = """
"8,-4" = "stone_ne"
"8,-2" = "spider_ne"
"8,0" = "treasure"
"8,2" = "bag2_ne"
"8,4" = "dragon_nw"
"""


def known(hand: str, role: str, cells: str, maze: str) -> str:
    """Ada has seen some of the new goals."""
    return table("new_goals", hand, maze, role, goals=BAGS, seen=cells)


def test_a_digger_leads_to_no_spider() -> None:
    seen = '"8,-2", "8,0"'
    maze = ROW + '"7,0" = "curve_nw"\n"7,-1" = "straight_ns"\n'
    assert not [
        answer
        for answer in answers(known("tee_nes dead_n map", "digger", seen, maze), "Ada")
        if answer.startswith("tee_nes @ 7,-2")
    ]


def test_a_saboteur_reaches_the_spider() -> None:
    maze = ROW + '"7,0" = "curve_nw"\n"7,-1" = "straight_ns"\n'
    answer = answers(known("tee_nes map", "saboteur", '"8,-2", "8,0"', maze), "Ada")
    assert {text.split(" turned")[0] for text in answer} == {"tee_nes @ 7,-2"}
