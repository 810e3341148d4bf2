"""Pathfinder: C-22."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IllegalChoice, IncompatibleModules
from tests.support.table import Played, deal, play

TABLE = """
modules = ["pathfinder"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["cross", "tee_nes", "curve_ne", "straight_ns", "map"]
discard = ["dead_n"]
[hands]
Ada = ["pathfinder", "straight_ew", "tee_esw", "dead_e", "map"]
Bo = ["curve_nw", "map"]
Cai = ["curve_nw", "cross"]
[maze]
"1,0" = "straight_ew"
"""
ANSWERED = TABLE.replace('["pathfinder"]', '["pathfinder", "veto"]').replace(
    'Cai = ["curve_nw", "cross"]', 'Cai = ["veto", "cross"]'
)


@pytest.mark.rule("C-22")
def test_two_path_cards_are_laid_one_after_the_other_and_two_are_drawn() -> None:
    table = play(TABLE, "pathfinder")
    assert table.told("ActionPlayed") == [{"seat": "Ada", "card": "pathfinder"}]
    assert (table.asked, table.kind) == ("Ada", "LayPath")
    assert {text.split()[0] for text in table.options} == {"straight_ew", "tee_esw", "dead_e"}
    table.play("straight_ew @ 2,0")
    assert (table.asked, table.kind) == ("Ada", "LayPath")
    assert "straight_ew @ 3,0" not in table.options
    assert "tee_esw @ 3,0" in table.options  # beside the first, which lies there already
    table.play("tee_esw @ 3,0")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.maze == {"1,0": "straight_ew", "2,0": "straight_ew", "3,0": "tee_esw"}
    assert table.told("CardDrawn") == [
        {"seat": "Ada", "card": "cross"},
        {"seat": "Ada", "card": "tee_nes"},
    ]
    assert len(table.hand("Ada")) == 4  # one less than before, for the rest of the round


@pytest.mark.rule("C-22")
def test_the_two_need_not_touch_and_each_follows_the_normal_rules() -> None:
    table = play(TABLE, "pathfinder")
    assert "straight_ew @ 3,0" not in table.options
    assert "straight_ew @ 0,1" not in table.options
    table.play("straight_ew @ 2,0", "dead_e @ -1,0")
    assert set(table.maze) == {"1,0", "2,0", "-1,0"}


@pytest.mark.rule("C-22", "B-36")
def test_pathfinder_is_discarded_after_its_effect() -> None:
    table = play(TABLE, "pathfinder", "straight_ew @ 2,0")
    assert table.discard[-1] == "dead_n up"
    table.play("dead_e @ -1,0")
    assert table.discard[-2:] == ["dead_n up", "pathfinder up"]


@pytest.mark.rule("C-22")
def test_only_path_cards_and_no_pass_in_between() -> None:
    table = play(TABLE, "pathfinder")
    for text in ("pass map", "map @ 8,0", "pathfinder"):
        with pytest.raises(IllegalChoice, match=r"which path card to place \(C-22\)"):
            table.play(text)


HAND = '["pathfinder", "straight_ew", "tee_esw", "dead_e", "map"]'
ONE_END = """
"-1,0" = "dead_e_w"
"0,1" = "dead_n_s"
"0,-1" = "dead_n_e_s_w"
"""
"""Only from the start's right side a tunnel goes on."""


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ('["pathfinder", "straight_ew", "map"]', "two path cards"),
        ('["pathfinder", "straight_ns", "straight_ns"]', "fit somewhere right now"),
    ],
)
def test_it_needs_two_path_cards_of_which_one_can_be_laid(hand: str, reason: str) -> None:
    table = play(TABLE.replace(HAND, hand).replace('"1,0" = "straight_ew"', ONE_END))
    assert table.options_with("pathfinder") == []
    with pytest.raises(IllegalChoice, match=rf"{reason}.*\(C-22\)"):
        table.play("pathfinder")


@pytest.mark.rule("C-22")
def test_one_that_fits_is_enough() -> None:
    hand = '["pathfinder", "straight_ns", "straight_ew"]'
    table = play(TABLE.replace(HAND, hand).replace('"1,0" = "straight_ew"', ONE_END))
    assert table.options_with("pathfinder") == ["pathfinder"]


@pytest.mark.rule("C-22", "B-25")
def test_a_broken_tool_forbids_it() -> None:
    table = play(TABLE + '[front]\nAda = ["cart"]\n')
    assert table.options_with("pathfinder") == []
    with pytest.raises(
        IllegalChoice, match=r"only while the player can place path cards \(C-22, B-25\)"
    ):
        table.play("pathfinder")


@pytest.mark.rule("C-22", "S-32")
def test_so_does_trapped() -> None:
    table = play('rules = "saboteur2"\n' + TABLE + '[front]\nAda = ["trapped"]\n')
    assert table.options_with("pathfinder") == []


CLOSING = (
    """
modules = ["pathfinder"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["cross", "tee_nes", "curve_ne"]
[hands]
Ada = ["pathfinder", "dead_e", "dead_n"]
Bo = ["curve_nw"]
Cai = ["curve_nw"]
[maze]
"""
    + ONE_END
)


@pytest.mark.rule("C-22")
def test_if_the_second_fits_nowhere_the_turn_ends_with_one_draw() -> None:
    table = play(CLOSING, "pathfinder", "dead_e @ 1,0 turned")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.told("CardDrawn") == [{"seat": "Ada", "card": "cross"}]
    assert table.hand("Ada") == ["cross", "dead_n"]
    assert table.discard[-1] == "pathfinder up"


@pytest.mark.rule("C-22")
def test_the_second_must_be_laid_if_it_can_be() -> None:
    table = play(CLOSING.replace('"dead_e", "dead_n"', '"straight_ew", "dead_e"'))
    table.play("pathfinder", "straight_ew @ 1,0")
    assert table.options == ["dead_e @ 2,0 turned"]


GOAL_AHEAD = """
modules = ["pathfinder"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["cross", "tee_nes", "curve_ne"]
[hands]
Ada = ["pathfinder", "straight_ew", "dead_e"]
Bo = ["curve_nw"]
Cai = ["curve_nw"]
[roles]
Ada = "digger"
Bo = "digger"
Cai = "saboteur"
[goals]
"8,0" = "{goal}"
[maze]
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


@pytest.mark.rule("C-22", "B-53", "B-57")
def test_treasure_on_the_first_ends_the_round_without_a_second_and_without_draws() -> None:
    table = play(GOAL_AHEAD.replace("{goal}", "treasure"), "pathfinder", "straight_ew @ 7,0")
    assert table.outcomes == ["diggers"]
    assert (table.asked, table.kind) == ("Ada", "PickNugget")
    assert table.told("CardDrawn") == []
    assert len(table.told("PathLaid")) == 1


@pytest.mark.rule("C-22", "B-52")
def test_what_the_first_reaches_is_carried_out_before_the_second() -> None:
    table = play(GOAL_AHEAD.replace("{goal}", "stone_nw"), "pathfinder", "straight_ew @ 7,0")
    assert table.story[-2:] == ["GoalTurned", "CardFitted"]
    assert (table.asked, table.kind) == ("Ada", "LayPath")
    assert "dead_e @ 8,-1" not in table.options
    assert len(table.told("CardDrawn")) == 0


@pytest.mark.rule("C-22", "B-52")
def test_a_choice_that_the_first_brings_comes_before_the_second() -> None:
    text = """
    modules = ["pathfinder"]
    players = 3
    [goals]
    "8,0" = "stone_nw"
    [hands]
    Ada = ["cross", "dead_e", "pathfinder"]
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
    """
    table = play(text, "pathfinder", "cross @ 1,0")
    assert table.kind == "WayUp"
    table.play("upright")
    assert table.kind == "LayPath"


@pytest.mark.rule("C-22", "C-19")
def test_a_veto_on_pathfinder_itself_ends_the_turn_and_one_card_is_drawn() -> None:
    table = play(ANSWERED, "pathfinder")
    assert table.kind == "VetoWindow"
    table.play("let", "veto")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada", "Cai"]
    assert table.discard[-3:] == ["dead_n up", "pathfinder up", "veto up"]
    assert {"straight_ew", "tee_esw", "dead_e"} <= set(table.hand("Ada"))


@pytest.mark.rule("C-22", "C-19", "B-14")
def test_a_veto_on_the_first_path_card_hits_only_that_card() -> None:
    table = play(ANSWERED, "pathfinder", "let", "let", "straight_ew @ 2,0")
    assert table.kind == "VetoWindow"
    table.play("let", "veto")
    assert (table.asked, table.kind) == ("Ada", "LayPath")
    assert table.maze == {"1,0": "straight_ew"}
    assert table.told("CardDrawn") == []
    assert table.discard[-2:] == ["straight_ew up", "veto up"]
    table.play("dead_e @ 2,0 turned")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.maze == {"1,0": "straight_ew", "2,0": "dead_e turned"}
    drawn = [event["seat"] for event in table.told("CardDrawn")]
    assert drawn == ["Ada", "Ada", "Cai"]  # one for each path card played, laid or vetoed
    assert table.discard[-3:] == ["straight_ew up", "veto up", "pathfinder up"]


@pytest.mark.rule("C-22", "C-19")
def test_a_veto_on_the_second_path_card_hits_only_that_card() -> None:
    table = play(ANSWERED, "pathfinder", "let", "let", "straight_ew @ 2,0", "let", "let")
    table.play("dead_e @ 3,0 turned", "let", "veto")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert table.maze == {"1,0": "straight_ew", "2,0": "straight_ew"}
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada", "Ada", "Cai"]
    assert table.discard[-3:] == ["dead_e up", "veto up", "pathfinder up"]


@pytest.mark.rule("C-22", "C-19", "B-57")
def test_treasure_on_the_second_also_stops_the_draw_of_whoever_vetoed_the_first() -> None:
    text = GOAL_AHEAD.replace("{goal}", "treasure")
    text = text.replace('["pathfinder"]', '["pathfinder", "veto"]')
    text = text.replace('Cai = ["curve_nw"]', 'Cai = ["veto"]')
    table = play(text, "pathfinder", "let", "let", "dead_e @ 7,0 turned", "let", "veto")
    table.play("straight_ew @ 7,0")
    assert table.outcomes == ["diggers"]
    assert table.told("CardDrawn") == []
    while table.kind == "PickNugget":
        table.play(table.options[0])
    table.play(table.options_with("pass")[0])
    drawn = [event["seat"] for event in table.told("CardDrawn")]
    assert len(drawn) == 1  # in the new round nobody draws for the veto of the old one


@pytest.mark.rule("C-22", "S-21")
def test_a_ladder_is_a_path_card_too() -> None:
    text = TABLE.replace(HAND, '["pathfinder", "ladder_e", "straight_ew"]')
    table = play('rules = "saboteur2"\n' + text, "pathfinder")
    assert "ladder_e @ 1,1" in table.options  # wall against wall, not linked otherwise
    table.play("ladder_e @ 1,1")
    assert "straight_ew @ 2,1" in table.options  # the ladder is joined to the start
    table.play("straight_ew @ 2,1")
    assert (table.asked, table.kind) == ("Bo", "Turn")


GUARDED = """
modules = ["pathfinder", "toll_tunnels"]
players = ["Ada", "Bo", "Cai"]
turn = "Cai"
deck = ["cross", "tee_nes", "curve_ne", "curve_ne", "curve_ne"]
[hands]
Ada = ["pathfinder", "straight_ew", "dead_e"]
Bo = ["curve_nw", "map"]
Cai = ["map", "map"]
[tokens]
Ada = {tokens}
[maze]
"1,0" = "straight_ew"
"""
"""Cai is going to put a dwarf beyond the card at 1,0."""


@pytest.mark.rule("C-22", "T-3")
@pytest.mark.parametrize(("tokens", "offered"), [(1, ["pathfinder"]), (0, [])])
def test_the_first_must_be_possible_without_a_sponsor(tokens: int, offered: list[str]) -> None:
    table = play(GUARDED.replace("{tokens}", str(tokens)) + ONE_END, "dwarf map @ 2,0 w")
    assert table.asked == "Ada"
    assert table.options_with("pathfinder") == offered
    assert "straight_ew @ 2,0 paid by Bo" in table.options  # in a normal turn it will do


@pytest.mark.rule("C-22", "T-3")
def test_a_refused_sponsor_of_the_second_ends_the_turn_if_nothing_else_can_be_laid() -> None:
    maze = ONE_END.replace('"-1,0" = "dead_e_w"', "")
    table = play(GUARDED.replace("{tokens}", "0") + maze, "dwarf map @ 2,0 w", "pathfinder")
    table.play("dead_e @ -1,0")
    assert table.options == ["straight_ew @ 2,0 paid by Bo"]
    table.play("straight_ew @ 2,0 paid by Bo")
    assert (table.asked, table.kind) == ("Bo", "PayToll")
    table.play("refuse")
    assert (table.asked, table.kind) == ("Bo", "Turn")
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada"]
    assert table.hand("Ada") == ["cross", "straight_ew"]


@pytest.mark.rule("C-22")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    table: Played = deal(game, players, modules=("pathfinder",))
    rules = table.state.rules
    assert [rules.names[card] for card in rules.deck].count("pathfinder") == 1
    with pytest.raises(IncompatibleModules, match=r"pathfinder .* the duel \(C-22\)"):
        deal("duel", 2, modules=("pathfinder",))
