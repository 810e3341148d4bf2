"""Positions for the greedy bot as a saboteur, a selfish dwarf, in the duel, and with gold."""

from __future__ import annotations

import pytest

from motherlode.rules.core.engine import apply, call_choice, options
from motherlode.rules.core.events import CallProposed
from motherlode.rules.core.views import view
from motherlode.rules.notation.choice_writer import choice_text
from tests.bots.asking import SEEDS, Asked, answers
from tests.bots.test_greedy_digger import GOALS, ROW, SHORT

BLOCKED_GOALS = ("straight_ew @ 7,0", "cross @ 7,0", "tee_esw @ 7,0", "tee_esw @ 7,0 turned")


def table(role: str, hand: str, maze: str, rules: str = "", others: str = "") -> str:
    """Ada's turn in a role, with the treasure in the middle, which she has seen."""
    return f"""
    players = ["Ada", "Bo", "Cai", "Dan", "Eve"]
    turn = "Ada"
    {rules}
    [roles]
    Ada = "{role}"
    Bo = "digger"
    Cai = "digger"
    [goals]
    {GOALS}
    [hands]
    Ada = {hand.split()}
    {others}
    [seen]
    Ada = ["8,0"]
    [maze]
    {maze}
    """


# Saboteurs


@pytest.mark.parametrize("hand", ["straight_ew dead_n", "cross tee_esw", "straight_ew cross map"])
def test_a_saboteur_reaches_no_treasure(hand: str) -> None:
    assert not set(BLOCKED_GOALS) & answers(table("saboteur", hand, ROW), "Ada")


@pytest.mark.parametrize("card", ["dead_e_w", "dead_n_e_s_w", "dead_n_w"])
def test_a_saboteur_closes_the_tunnel_at_the_goal(card: str) -> None:
    text = table("saboteur", f"{card} cross straight_ew", ROW)
    assert all(answer.startswith(f"{card} @ 7,0") for answer in answers(text, "Ada"))


def test_a_saboteur_cuts_the_tunnel_near_the_goal() -> None:
    for answer in answers(table("saboteur", "rockfall cross", ROW), "Ada"):
        assert answer.startswith("rockfall @ ")


def test_a_saboteur_keeps_its_rockfall_and_dead_ends_while_the_goal_is_far() -> None:
    text = table("saboteur", "rockfall dead_e_w cross", SHORT)
    for answer in answers(text, "Ada"):
        assert "rockfall" not in answer
        assert "dead" not in answer


def test_a_saboteur_breaks_the_tool_of_whoever_is_next_to_reach_the_goal() -> None:
    text = table("saboteur", "break_cart tee_nes", ROW)
    assert answers(text, "Ada") == {"break_cart > Bo"}
    broken = text + '\n[front]\nBo = ["pick"]'
    assert answers(broken, "Ada") == {"break_cart > Cai"}


def test_a_saboteur_spares_a_likely_accomplice() -> None:
    text = table("saboteur", "break_cart", ROW, others='Eve = ["dead_e_w"]')
    text = text.replace('turn = "Ada"', 'turn = "Eve"')
    assert "break_cart > Eve" not in answers(text, "Ada", "dead_e_w @ 7,0")


def test_a_saboteur_mends_no_diggers_tool() -> None:
    text = table("saboteur", "fix_cart cross", SHORT) + '\n[front]\nBo = ["cart"]'
    assert "fix_cart > Bo" not in answers(text, "Ada")


def test_a_saboteur_discards_useful_cards_first() -> None:
    text = table("saboteur", "cross dead_n fix_pick", SHORT) + '\n[front]\nAda = ["cart"]'
    assert answers(text, "Ada") == {"pass cross"}


# Greedy dwarves (C-16)

GREEDY = 'modules = "greedy_dwarf"'


def test_a_greedy_dwarf_reaches_the_treasure() -> None:
    assert answers(table("greedy", "straight_ew map", ROW, GREEDY), "Ada") == {"straight_ew @ 7,0"}


def test_a_greedy_dwarf_leaves_the_last_step_to_nobody() -> None:
    nearly = ROW.replace('"6,0" = "tee_esw"\n', "")
    digger = answers(table("digger", "cross dead_n", nearly, GREEDY), "Ada")
    greedy = answers(table("greedy", "cross dead_n", nearly, GREEDY), "Ada")
    assert digger == {"cross @ 6,0"}
    assert "cross @ 6,0" not in greedy


def test_a_greedy_dwarf_mends_nobody_who_could_be_first() -> None:
    broken = '\n[front]\nBo = ["cart"]'
    text = table("greedy", "fix_cart dead_n", ROW, GREEDY) + broken
    assert answers(text, "Ada") == {"pass dead_n"}
    far = table("greedy", "fix_cart dead_n", SHORT, GREEDY) + broken
    assert answers(far, "Ada") == {"fix_cart > Bo"}


def test_a_greedy_dwarf_digs_while_the_goal_is_far() -> None:
    assert answers(table("greedy", "straight_ew", SHORT, GREEDY), "Ada") == {"straight_ew @ 3,0"}


# The duel (D-1 to D-7)

DUEL_ROW = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


def duel(role: str, hand: str, middle: str, seen: str = '"8,0"', maze: str = DUEL_ROW) -> str:
    """Ada's turn in a duel, with a card in the middle that she has seen."""
    return f"""
    rules = "duel"
    players = ["Ada", "Bo"]
    [roles]
    Ada = "{role}"
    [goals]
    "8,0" = "{middle}"
    [hands]
    Ada = {hand.split()}
    [seen]
    Ada = [{seen}]
    [maze]
    {maze}
    """


@pytest.mark.parametrize(("role", "middle"), [("digger", "treasure"), ("saboteur", "stone_ne")])
def test_a_duellist_reaches_the_goal_it_wants(role: str, middle: str) -> None:
    text = duel(role, "straight_ew map dead_n break_pick", middle)
    assert answers(text, "Ada") == {"straight_ew @ 7,0"}


@pytest.mark.parametrize(("role", "middle"), [("saboteur", "treasure"), ("digger", "stone_ne")])
def test_a_duellist_reaches_no_goal_the_other_wants(role: str, middle: str) -> None:
    text = duel(role, "straight_ew map dead_n break_pick", middle)
    assert "straight_ew @ 7,0" not in answers(text, "Ada")


def test_a_digger_in_a_duel_does_not_guess_early() -> None:
    text = duel("digger", "straight_ew dead_n dead_e break_pick", "stone_ne", seen="")
    assert "straight_ew @ 7,0" not in answers(text, "Ada")


STEPPING = """
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "straight_ew"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "curve_ne turned"
"6,1" = "curve_ne"
"""


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_a_duellist_leaves_no_goal_to_the_other_that_one_card_reaches(role: str) -> None:
    text = duel(role, "cross dead_n break_pick fix_cart", "treasure", '"8,0", "8,2"', STEPPING)
    assert "cross @ 7,1" not in answers(text, "Ada")


def test_a_duellist_throws_tools_away_rather_than_close_its_own_tunnels() -> None:
    text = duel("digger", "dead_n_s break_pick fix_cart straight_ns", "treasure")
    for answer in answers(text, "Ada"):
        assert answer.startswith("pass")
        assert "straight" not in answer


def test_a_duellist_shuts_the_way_to_a_goal_that_the_other_wants() -> None:
    text = duel("saboteur", "dead_n_e_s_w cross break_pick", "treasure")
    assert answers(text, "Ada") == {"dead_n_e_s_w @ 7,0"}


def test_a_duellist_does_not_give_up_while_a_rockfall_helps() -> None:
    closed = """
    "1,0" = "dead_n_e_s_w"
    "-1,0" = "dead_e_w"
    "0,1" = "dead_n_s"
    "0,-1" = "straight_ns"
    "0,-2" = "dead_n turned"
    """
    for answer in answers(duel("digger", "rockfall map cross", "treasure", maze=closed), "Ada"):
        assert answer.startswith("rockfall")


TWO_GOALS = """
rules = "duel"
players = ["Ada", "Bo"]
[goals]
"8,0" = "treasure"
[hands]
Ada = ["tee_nes", "map"]
[seen]
Ada = ["8,0"]
[maze]
"1,0" = "cross"
"2,0" = "cross"
"3,0" = "cross"
"4,0" = "cross"
"5,0" = "tee_esw"
"6,0" = "curve_ne turned"
"6,1" = "curve_ne"
"7,1" = "straight_ew"
[roles]
"""


@pytest.mark.parametrize(("role", "first"), [("digger", "turn 8,0"), ("saboteur", "turn 8,2")])
def test_of_two_goals_the_wanted_one_is_turned_first(role: str, first: str) -> None:
    for seed in SEEDS:
        asked = Asked(TWO_GOALS + f'Ada = "{role}"', "Ada", seed).play("tee_nes @ 8,1 turned")
        assert asked.answer() == first


# Which way up (B-52)

WAY_UP = """
players = ["Ada", "Bo", "Cai"]
[goals]
"8,0" = "stone_nw"
[hands]
Ada = ["cross", "map"]
[maze]
"2,0" = "cross"
"3,0" = "cross"
"4,0" = "cross"
"5,0" = "cross"
"6,0" = "tee_esw"
"7,0" = "straight_ew"
"6,1" = "curve_ne"
"7,1" = "straight_ew"
"8,1" = "straight_ew"
"9,1" = "curve_nw"
"9,0" = "curve_ne turned"
[roles]
"""


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_a_goal_is_laid_one_way_or_the_other(role: str) -> None:
    given = {
        Asked(WAY_UP + f'Ada = "{role}"', "Ada", s).play("cross @ 1,0").answer() for s in SEEDS
    }
    assert len(given) == 1
    assert given <= {"upright", "turned"}


# Gold


def test_a_digger_picks_the_highest_nugget() -> None:
    text = table("digger", "straight_ew", ROW)
    for seed in SEEDS:
        asked = Asked(text, "Ada", seed).play("straight_ew @ 7,0")
        highest = max(int(str(option)[-1]) for option in options_of(asked))
        assert asked.answer() == f"take {highest}"


def options_of(asked: Asked) -> list[str]:
    """The answers offered, as text."""
    rules = asked.state.rules
    return [choice_text(rules, asked.names, choice) for choice in options(asked.state)]


def test_a_saboteur_takes_its_gold_in_few_cards() -> None:
    text = """
    players = ["Ada", "Bo", "Cai"]
    deck = 0
    [roles]
    Ada = "saboteur"
    [hands]
    Ada = ["dead_n"]
    Bo = 0
    Cai = 0
    """
    asked = Asked(text, "Ada").play("pass dead_n")
    assert asked.answer() in {"take 3 1", "take 2 2"}


# Calling the round (B-56)


CLOSED = '"1,0" = "dead_n_e_s_w"\n"-1,0" = "dead_e_w"\n"0,1" = "dead_n_s"\n"0,-1" = "dead_n turned"'
FEW = 'Bo = ["cross"]\nCai = 0\nDan = 0\nEve = 0'
MANY = 'Bo = ["cross"]\nCai = 4\nDan = 4\nEve = 4'


@pytest.mark.parametrize("role", ["digger", "saboteur"])
@pytest.mark.parametrize(
    ("hand", "maze", "deck", "others", "given"),
    [
        ("dead_e cross", SHORT, "", "", "refuse"),
        ("dead_e cross", SHORT, "deck = 0", "", "refuse"),
        ("dead_e cross", CLOSED, "", "", "refuse"),
        ("dead_e cross", CLOSED, "deck = 0", "", "agree"),
        ("dead_e rockfall", CLOSED, "deck = 0", "", "refuse"),
        ("dead_e cross", SHORT, "deck = 0", FEW, "agree"),
        ("dead_e cross", SHORT, "deck = 0", MANY, "refuse"),
    ],
)
def test_a_call_is_answered_alike_in_either_role(
    role: str, hand: str, maze: str, deck: str, others: str, given: str
) -> None:
    for seed in SEEDS:
        asked = Asked(table(role, hand, maze, deck, others), "Ada", seed)
        apply(asked.state, call_choice(asked.state, 4))
        assert asked.answer() == given


PASSED = """
Bo = ["map"]
Cai = ["map"]
Dan = ["map", "rockfall"]
Eve = ["map", "rockfall"]
"""


@pytest.mark.parametrize("role", ["digger", "saboteur"])
@pytest.mark.parametrize(
    ("hand", "front", "proposes"),
    [
        ("dead_n map", "", True),
        ("dead_n cross", "", False),
        ("dead_n cross", 'Ada = ["cart"]', True),
    ],
)
def test_a_bot_proposes_to_end_a_round_in_which_nobody_digs(
    role: str, hand: str, front: str, proposes: bool
) -> None:
    text = table(role, hand, SHORT, "deck = 0", PASSED).replace('turn = "Ada"', 'turn = "Dan"')
    asked = Asked(text + f"\n[front]\n{front}", "Ada")
    asked.play("pass map")
    assert not asked.bot.proposes(view(asked.state, 0))
    asked.play("pass map")
    assert asked.bot.proposes(view(asked.state, 0)) == proposes


def test_a_bot_proposes_nothing_in_the_lap_after_somebody_did() -> None:
    text = table("digger", "dead_n map", SHORT, "deck = 0", PASSED)
    asked = Asked(text.replace('turn = "Ada"', 'turn = "Dan"'), "Ada")
    asked.play("pass map", "pass map")
    seen = view(asked.state, 0)
    asked.bot.hear(CallProposed(3))
    assert not asked.bot.proposes(seen)
    assert asked.bot.proposes(seen)


@pytest.mark.parametrize(
    ("hand", "deck", "given"),
    [("map", "deck = 0", "agree"), ("crystal_cross", "deck = 0", "refuse"), ("map", "", "refuse")],
)
def test_a_geologist_agrees_when_no_crystal_can_come(hand: str, deck: str, given: str) -> None:
    text = table("geologist", hand, SHORT, f'rules = "saboteur2"\n{deck}')
    text = text.replace('"digger"', '"digger_blue"')
    for seed in SEEDS:
        asked = Asked(text, "Ada", seed)
        apply(asked.state, call_choice(asked.state, 4))
        assert asked.answer() == given
