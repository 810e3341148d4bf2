"""Positions of Saboteur 2 where the greedy bot thinks of teams, of time and of the next player."""

from __future__ import annotations

from tests.bots.asking import Asked, answers
from tests.bots.test_greedy_digger import GOALS, ROW, SHORT

NEARLY = ROW.replace('"6,0" = "tee_esw"\n', "")
"""A tunnel two cards from the treasure."""
THREE = NEARLY.replace('"5,0" = "tee_esw"\n', "")
"""A tunnel three cards from the treasure."""
LATE = "deck = 0"


def table(
    role: str,
    hand: str,
    maze: str = ROW,
    extra: str = "",
    keys: str = "",
    dan: str = "dead_n_e_s dead_e_s_w",
    turn: str = "Ada",
) -> str:
    """Ada in a role, with the treasure in the middle, which she has seen; Bo comes next."""
    return f"""
    rules = "saboteur2"
    players = ["Ada", "Bo", "Cai", "Dan"]
    turn = "{turn}"
    {keys}
    [roles]
    Ada = "{role}"
    Bo = "digger_blue"
    Cai = "digger_green"
    Dan = "digger_green"
    [goals]
    {GOALS}
    [hands]
    Ada = {hand.split()}
    Bo = ["dead_n_e", "dead_e"]
    Cai = ["dead_n_w", "dead_n_s"]
    Dan = {dan.split()}
    [seen]
    Ada = ["8,0"]
    [maze]
    {maze}
    {extra}
    """


# Teams (S-22, S-41)


def test_a_door_betrays_the_team_of_whoever_laid_it() -> None:
    text = table("digger_green", "break_pick dead_n", THREE, dan="door_blue_ns", turn="Dan")
    assert answers(text, "Ada", "door_blue_ns @ 3,1") == {"break_pick > Dan"}
    plain = table("digger_green", "break_pick dead_n", THREE, dan="straight_ns", turn="Dan")
    assert answers(plain, "Ada", "straight_ns @ 3,1") == {"pass dead_n"}


def test_a_known_rival_is_held_up_near_the_goal_only() -> None:
    known = '[inspected]\nAda = ["Cai"]'
    near = table("digger_blue", "break_pick dead_n", THREE, known)
    assert answers(near, "Ada") == {"break_pick > Cai"}
    assert answers(table("digger_blue", "break_pick dead_n", SHORT, known), "Ada") == {
        "pass dead_n"
    }


def test_a_known_rival_is_not_helped_near_the_goal() -> None:
    extra = '[inspected]\nAda = ["Bo", "Cai"]\n[front]\nBo = ["pick"]\nCai = ["pick"]'
    assert answers(table("digger_blue", "fix_pick dead_n", NEARLY, extra), "Ada") == {
        "fix_pick > Bo"
    }
    rival = extra.replace('Bo = ["pick"]\n', "")
    assert answers(table("digger_blue", "fix_pick dead_n", NEARLY, rival), "Ada") == {"pass dead_n"}


def test_a_fellow_is_never_held_up() -> None:
    text = table("digger_blue", "break_pick", ROW, '[inspected]\nAda = ["Bo", "Cai", "Dan"]')
    assert answers(text, "Ada") == {"break_pick > Cai"}


def test_whoever_cannot_dig_is_no_danger() -> None:
    known = '[inspected]\nAda = ["Bo"]\n[front]\n'
    after = 'Cai = ["cart"]\nDan = ["cart"]'
    text = table("digger_blue", "cross theft", NEARLY, known + after).replace(
        '["Ada", "Bo", "Cai", "Dan"]', '["Ada", "Cai", "Dan", "Bo"]'
    )
    assert answers(text, "Ada") == {"cross @ 6,0"}
    assert answers(text.replace(after, ""), "Ada") == {"theft"}


# Geologists (S-47)


def test_a_geologist_ends_no_round_that_may_bring_crystals() -> None:
    assert "straight_ew @ 7,0" not in answers(table("geologist", "straight_ew map"), "Ada")
    late = table("geologist", "straight_ew map", keys=LATE)
    assert answers(late, "Ada") == {"straight_ew @ 7,0"}
    crystal = table("geologist", "straight_ew crystal_cross", keys=LATE)
    assert "straight_ew @ 7,0" not in answers(crystal, "Ada")


def test_a_geologist_leaves_the_last_step_to_nobody() -> None:
    assert "cross @ 6,0" not in answers(table("geologist", "cross map", NEARLY), "Ada")
    assert answers(table("geologist", "cross map", NEARLY, keys=LATE), "Ada") == {"cross @ 6,0"}


# Profiteers (S-44)


def test_a_profiteer_backs_the_saboteurs_when_too_little_is_left() -> None:
    late = table("profiteer", "dead_e_w cross", SHORT, keys=LATE)
    assert "cross" not in str(answers(late, "Ada")).replace("pass cross", "")
    assert answers(table("profiteer", "dead_e_w cross", SHORT), "Ada") == {"cross @ 3,0"}


# Saboteurs


def test_a_saboteur_bides_its_time_while_teams_wait() -> None:
    early = answers(table("saboteur", "rockfall cross tee_esw", THREE), "Ada")
    assert "rockfall" not in {answer.split()[0] for answer in early}
    late = answers(table("saboteur", "rockfall cross tee_esw", THREE, keys=LATE), "Ada")
    assert {answer.split()[0] for answer in late} == {"rockfall"}


def test_a_saboteur_strikes_at_once_when_a_single_card_is_enough() -> None:
    for answer in answers(table("saboteur", "rockfall cross tee_esw"), "Ada"):
        assert answer.startswith("rockfall @ ")


def test_a_saboteur_strikes_whoever_comes_next() -> None:
    assert answers(table("saboteur", "break_pick cross"), "Ada") == {"break_pick > Bo"}
    broken = '[front]\nBo = ["cart"]'
    assert answers(table("saboteur", "break_pick cross", extra=broken), "Ada") == {
        "break_pick > Cai"
    }


def test_a_saboteur_traps_a_digger_near_the_goal() -> None:
    assert answers(table("saboteur", "trapped break_pick cross"), "Ada") == {"trapped > Bo"}


def test_a_saboteur_uses_up_the_deck_with_cards_that_help_others() -> None:
    hand = "cross tee_esw straight_ew dead_n rockfall"
    broken = '[front]\nAda = ["cart"]'
    asked = Asked(table("saboteur", hand, SHORT, extra=broken), "Ada")
    passed = [asked.answer_and_play() for _ in range(2)]
    assert passed[0].startswith("pass")
    assert {text.split()[1] for text in passed} <= {"cross", "tee_esw", "straight_ew"}


def test_a_saboteur_steals_when_the_round_ends() -> None:
    text = table("saboteur", "theft tee_nes", SHORT, keys=LATE)
    assert answers(text, "Ada") == {"theft"}


def test_a_hindered_saboteur_keeps_its_hat() -> None:
    known = '[inspected]\nAda = ["Dan"]'
    text = table("boss", "swap_hats dead_n", SHORT, known).replace(
        'Dan = "digger_green"', 'Dan = "saboteur"'
    )
    assert answers(text, "Ada") == {"swap_hats > Dan"}
    hindered = text + '\n[front]\nDan = ["cart"]'
    assert answers(hindered, "Ada") == {"pass dead_n"}
