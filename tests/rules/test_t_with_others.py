"""Toll tunnels and the large card together with Saboteur 2, championship cards and chests."""

from __future__ import annotations

import pytest

from tests.support.table import Played, play

HALL = '"1,0" = "cross"'


def table(
    modules: str, hands: str, *choices: str, maze: str = HALL, more: str = "", keys: str = ""
) -> Played:
    """Ada's turn; Bo's dwarf guards (2, 0)."""
    return play(
        f"""
        modules = {modules.split()}
        players = ["Ada", "Bo", "Cai"]
        turn = "Ada"
        {keys}
        [hands]
        {hands}
        [maze]
        {maze}
        [toll_tunnels]
        dwarves = ["2,0 w Bo"]
        {more}
        """,
        *choices,
    )


VETO = 'Ada = ["straight_ew", "map"]\nBo = ["cross"]\nCai = ["veto", "dead_e"]'


@pytest.mark.rule("T-3")
def test_a_vetoed_card_costs_nothing_and_the_dwarf_stays() -> None:
    played = table("veto toll_tunnels", VETO, "straight_ew @ 2,0 paid by Cai")
    assert (played.kind, played.asked) == ("PayToll", "Cai")
    played.play("agree")
    assert (played.kind, played.asked) == ("VetoWindow", "Bo")
    played.play("let", "veto")
    assert set(played.tokens.values()) == {1}
    assert "2,0" not in played.maze
    assert played.view(None)["kept"]["toll_tunnels"]["cells"] == ["2,0"]
    assert played.asked == "Bo"


@pytest.mark.rule("T-3")
def test_after_a_refusal_no_window_opens() -> None:
    played = table("veto toll_tunnels", VETO, "straight_ew @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("Turn", "Ada")
    played.play("straight_ew @ 2,0 paid by Ada", "let", "let")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}
    assert played.maze["2,0"] == "straight_ew"


@pytest.mark.rule("T-2")
def test_placing_a_dwarf_cannot_be_vetoed() -> None:
    played = table("veto toll_tunnels", VETO, "dwarf map @ 0,1 n")
    assert (played.kind, played.asked) == ("Turn", "Bo")


PATHS = 'Ada = ["pathfinder", "straight_ew", "dead_e_w"]\nBo = ["map"]\nCai = ["map"]'
ONLY_WAY = """
"1,0" = "straight_ew"
"0,1" = "dead_n"
"0,-1" = "dead_n_s"
"-1,0" = "dead_e"
"""
"""All tunnels but the guarded one are closed."""


@pytest.mark.rule("T-3")
def test_a_sponsor_is_asked_for_pathfinders_cards_too() -> None:
    played = table("pathfinder toll_tunnels", PATHS, "pathfinder", "straight_ew @ -1,0")
    assert (played.kind, played.asked) == ("LayPath", "Ada")
    played.play("dead_e_w @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("LayPath", "Ada")
    assert not any("paid by Cai" in text for text in played.options)
    played.play("dead_e_w @ 2,0 paid by Ada")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}
    assert played.asked == "Bo"


@pytest.mark.rule("T-3")
def test_if_the_last_sponsor_refuses_pathfinders_second_card_the_turn_ends() -> None:
    poor = "[tokens]\nAda = 0"
    hands = 'Ada = ["pathfinder", "dead_e", "dead_e_w"]\nBo = ["map"]\nCai = ["map"]'
    maze = ONLY_WAY.replace('"-1,0" = "dead_e"\n', "")
    played = table("pathfinder toll_tunnels", hands, "pathfinder", maze=maze, more=poor)
    played.play("dead_e @ -1,0", "dead_e_w @ 2,0 paid by Cai", "refuse")
    assert (played.kind, played.asked) == ("Turn", "Bo")
    assert "dead_e_w" in played.hand("Ada")


@pytest.mark.rule("T-3")
def test_pathfinder_needs_a_card_that_can_be_laid_without_a_sponsor() -> None:
    args = ("pathfinder toll_tunnels", PATHS)
    assert "pathfinder" in table(*args, maze=ONLY_WAY).options
    poor = table(*args, maze=ONLY_WAY, more="[tokens]\nAda = 0")
    assert "pathfinder" not in poor.options
    assert "straight_ew @ 2,0 paid by Cai" in poor.options


@pytest.mark.rule("T-3")
def test_a_diversion_onto_a_guarded_cell_is_paid_for() -> None:
    hands = 'Ada = ["diversion"]\nBo = ["map"]\nCai = ["map"]'
    maze = '"1,0" = "straight_ew"\n"0,1" = "cross"'
    played = table("diversion toll_tunnels", hands, maze=maze)
    paid = [text for text in played.options if "@ 2,0" in text and "dwarf" not in text]
    assert paid == ["diversion @ 2,0 paid by Ada", "diversion @ 2,0 paid by Cai"]
    played.play("diversion @ 2,0 paid by Cai", "agree")
    assert played.tokens == {"Ada": 1, "Bo": 2, "Cai": 0}
    assert played.maze == {"1,0": "straight_ew", "2,0": "cross"}


@pytest.mark.rule("T-3")
def test_a_diverted_card_takes_its_dwarf_out_of_the_game() -> None:
    hands = 'Ada = ["diversion"]\nBo = ["map"]\nCai = ["map"]'
    played = table("diversion toll_tunnels", hands, "diversion @ 0,1")
    assert played.told("DwarfGone") == [{"seat": "Bo", "cell": "2,0"}]
    assert set(played.tokens.values()) == {1}


@pytest.mark.rule("T-1", "T-3")
def test_ladders_pay_too() -> None:
    hands = 'Ada = ["ladder_e"]\nBo = ["map"]\nCai = ["map"]'
    played = table("toll_tunnels", hands, keys='rules = "saboteur2"')
    assert set(played.tokens.values()) == {1}
    at_dwarf = [text for text in played.options if "@ 2,0" in text and "dwarf" not in text]
    assert at_dwarf == [
        "ladder_e @ 2,0 turned paid by Ada",
        "ladder_e @ 2,0 turned paid by Cai",
    ]
    played.play("ladder_e @ 2,0 turned paid by Ada")
    assert played.tokens == {"Ada": 0, "Bo": 2, "Cai": 1}


@pytest.mark.rule("T-2")
def test_a_trapped_player_may_place_a_dwarf() -> None:
    hands = 'Ada = ["cross"]\nBo = ["map"]\nCai = ["map"]'
    keys, more = 'rules = "saboteur2"', '[front]\nAda = ["trapped", "pick"]'
    played = table("toll_tunnels", hands, "dwarf cross @ 0,1 n", keys=keys, more=more)
    assert played.hand("Ada") == []
    assert played.asked == "Bo"


UP = """
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""


@pytest.mark.rule("W-1")
def test_in_saboteur_2_the_old_role_goes_under_the_pile() -> None:
    played = play(
        f"""
        rules = "saboteur2"
        modules = ["wardrobe"]
        players = 12
        set_aside = ["boss", "saboteur", "geologist"]
        [roles]
        Ada = "profiteer"
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        """,
        "straight_ew @ 3,-3",
    )
    assert played.role("Ada") == "boss"
    pile = [played.state.rules.role_names[role] for role in played.state.spare_roles]
    assert pile == ["saboteur", "geologist", "profiteer"]


@pytest.mark.rule("P-1")
def test_in_saboteur_2_the_role_pile_is_not_touched() -> None:
    pile = ["boss", "saboteur", "geologist"]
    played = play(
        f"""
        rules = "saboteur2"
        modules = ["party"]
        players = 12
        set_aside = {pile}
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        """
    )
    before = sorted(played.role(name) for name in played.names)
    played.play("straight_ew @ 3,-3")
    assert sorted(played.role(name) for name in played.names) == before
    assert [played.state.rules.role_names[role] for role in played.state.spare_roles] == pile


@pytest.mark.rule("W-1", "B-51")
def test_a_chest_beside_the_large_card_is_reached_through_it() -> None:
    played = play(
        f"""
        modules = ["wardrobe", "treasure_chests:diamond"]
        players = 3
        set_aside = ["digger"]
        [roles]
        Ada = "saboteur"
        [hands]
        Ada = ["straight_ew"]
        [maze]
        {UP}
        [treasure_chests]
        "4,-2" = "tunnel_cross chest_collapse_deck"
        """,
        "straight_ew @ 3,-3",
    )
    assert (played.kind, played.asked) == ("OrderGoals", "Ada")
    assert played.options == ["turn 4,-2", "turn 4,-3"]
