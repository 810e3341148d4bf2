"""Where the championship cards meet each other and Saboteur 2: C-17 to C-23."""

from __future__ import annotations

import pytest

from tests.support.table import play

TABLE = """
rules = "saboteur2"
modules = ["back_and_forth", "storage", "veto", "turnabout", "jack_of_all_trades", "diversion"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
deck = ["dead_e", "dead_n", "curve_ne", "curve_ne"]
discard = ["tee_nes", "tee_esw"]
[roles]
Ada = "boss"
Bo = "digger_blue"
Cai = "saboteur"
[hands]
Ada = ["{card}", "curve_nw"]
Bo = ["cross", "curve_nw"]
Cai = ["veto", "cross"]
[front]
Bo = ["trapped", "cart"]
Cai = ["theft"]
[maze]
"1,0" = "straight_ew"
"2,0" = "cross"
"""
CHOICES = {
    "ladder_e @ 1,1": "PathLaid",
    "door_blue_ew @ 3,0": "PathLaid",
    "rockfall @ 1,0": "RockFell",
    "map @ 8,0": "MapRead",
    "break_pick > Bo": "ToolBroken",
    "fix_cart > Bo": "ToolFixed",
    "inspection > Bo": "RoleSeen",
    "swap_hats > Ada": "RoleExchanged",
    "swap_hands > Bo": "HandTaken",
    "trapped > Cai": "ActionPlayed",
    "free > Bo": "ActionPlayed",
    "theft": "ActionPlayed",
    "hands_off > Cai": "ActionPlayed",
    "turnabout": "DirectionTurned",
    "jack_of_all_trades > Bo": "ToolFixed",
    "back_and_forth @ 8,0 8,2": "ActionPlayed",
    "storage": "CardsSeen",
    "diversion @ 0,1": "PathMoved",
}


@pytest.mark.rule("C-19", "B-14", "B-36", "S-34", "S-35", "S-36")
@pytest.mark.parametrize(("choice", "event"), CHOICES.items())
def test_every_card_can_be_vetoed_and_then_nothing_of_it_happens(choice: str, event: str) -> None:
    card = choice.split()[0]
    text = TABLE.replace("{card}", card)
    before, table = play(text), play(text, choice)
    assert table.story == []  # nothing is done, paid or looked at while they are asked
    table.play("let", "veto")
    assert table.story == ["CardVetoed", "CardDrawn", "CardDrawn"]
    assert table.discard[-4:] == ["tee_nes up", "tee_esw up", f"{card} up", "veto up"]
    hands = [table.hand(name) for name in table.names]
    assert hands == [["curve_nw", "dead_e"], ["cross", "curve_nw"], ["cross", "dead_n"]]
    assert table.maze == before.maze
    for name in table.names:
        assert table.front(name) == before.front(name)
        assert table.roles_shown(name) == {name: table.role(name)} == before.roles_shown(name)
        assert table.view(name)["looked"] == {}
    assert (table.asked, table.kind) == ("Bo", "Turn")  # clockwise, and no other question
    assert event in play(text, choice, "let", "let").story


@pytest.mark.rule("C-23", "S-40", "S-41", "S-43")
def test_a_door_that_was_moved_counts_where_it_lies_now() -> None:
    text = """
    rules = "saboteur2"
    modules = ["diversion"]
    players = ["Ada", "Bo", "Cai", "Dee"]
    turn = "Ada"
    [hands]
    Ada = ["diversion"]
    [roles]
    Ada = "digger_blue"
    Bo = "digger_green"
    Cai = "saboteur"
    Dee = "boss"
    [goals]
    "8,0" = "treasure"
    [maze]
    "1,0" = "cross"
    "2,0" = "cross"
    "3,0" = "cross"
    "4,0" = "cross"
    "5,0" = "cross"
    "6,0" = "straight_ew"
    "-1,0" = "door_green_ew"
    """
    table = play(text, "diversion @ 7,0")
    assert table.scores == {"Ada": 0, "Bo": 4, "Cai": 0, "Dee": 3}


@pytest.mark.rule("C-23", "O-2", "B-34")
def test_a_card_laid_where_the_tournaments_card_was_can_be_moved() -> None:
    text = """
    rules = "tournament"
    modules = ["diversion"]
    players = 5
    turn = "Ada"
    [hands]
    Ada = ["rockfall", "map"]
    Bo = ["cross", "map"]
    Cai = ["diversion"]
    [maze]
    "1,0" = "cross"
    "2,0" = "cross"
    "3,0" = "tee_esw"
    "4,0" = "tee_nes turned laid_out"
    """
    table = play(text, "rockfall @ 4,0", "cross @ 4,0", "diversion @ 0,1")
    assert "4,0" not in table.maze
    assert table.maze["0,1"] == "cross"


@pytest.mark.rule("C-19", "C-22", "B-54", "B-71")
def test_with_an_empty_deck_the_last_two_path_cards_end_the_round() -> None:
    text = """
    modules = ["veto", "pathfinder"]
    players = 3
    turn = "Ada"
    deck = []
    [hands]
    Ada = ["pathfinder", "straight_ew", "tee_esw"]
    Bo = []
    Cai = ["veto"]
    [roles]
    Ada = "saboteur"
    """
    table = play(text, "pathfinder", "let", "let", "straight_ew @ 1,0", "let", "veto")
    assert table.outcomes == []
    table.play("tee_esw @ 1,0")
    assert table.outcomes == ["saboteurs"]
    table.play("take 3 1")
    assert table.first == "Bo"


HATS = """
rules = "saboteur2"
modules = ["{module}"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Ada"
set_aside = [
    "geologist", "saboteur", "saboteur", "profiteer", "digger_blue", "digger_blue",
    "digger_green", "digger_green", "digger_green", "geologist", "digger_blue",
]
[roles]
Ada = "digger_blue"
Bo = "boss"
Cai = "digger_green"
Dee = "saboteur"
[hands]
Ada = ["inspection", "map"]
Bo = ["swap_hats", "map"]
Cai = ["straight_ew", "map"]
[maze]
"0,-1" = "straight_ns"
"0,-2" = "straight_ns"
"0,-3" = "curve_nw turned"
"1,-3" = "straight_ew"
"2,-3" = "straight_ew"
"""
"""Ada looks at Bo, who puts the boss under the pile; Cai brings a tunnel to the large card."""
BEFORE = ("inspection > Bo", "swap_hats > Bo", "straight_ew @ 3,-3")


def known_cards(text: str, *names: str) -> list[dict[int, str]]:
    """Which role cards seats know after these moves: the four players', then those in the pile."""
    table = play(text, *BEFORE)
    cards = [table.view(name)["role_cards"] for name in names]
    return [{n: card["role"] for n, card in enumerate(one) if "role" in card} for one in cards]


@pytest.mark.rule("W-1", "S-34", "S-35", "B-38")
def test_the_wardrobe_gives_the_top_of_the_pile_and_takes_the_old_role_under_it() -> None:
    text = HATS.replace("{module}", "wardrobe")
    table = play(text, *BEFORE)
    assert [table.role(name) for name in table.names] == [
        *("digger_blue", "geologist", "saboteur", "saboteur")
    ]
    pile = [table.state.rules.role_names[role] for role in table.state.spare_roles]
    assert (pile[0], pile[-2:]) == ("saboteur", ["boss", "digger_green"])
    assert known_cards(text, "Ada", "Bo", "Cai", "Dee") == [
        {0: "digger_blue", 13: "boss"},
        {1: "geologist", 13: "boss"},
        {2: "saboteur", 14: "digger_green"},
        {3: "saboteur"},
    ]


@pytest.mark.rule("P-1", "S-34", "S-35", "B-38")
def test_the_party_leaves_the_pile_alone_and_what_was_known_of_it() -> None:
    text = HATS.replace("{module}", "party")
    table = play(text, *BEFORE)
    pile = [table.state.rules.role_names[role] for role in table.state.spare_roles]
    assert (pile[0], pile[-1], len(pile)) == ("saboteur", "boss", 11)
    roles = {name: table.role(name) for name in table.names}
    assert sorted(roles.values()) == ["digger_blue", "digger_green", "geologist", "saboteur"]
    assert known_cards(text, "Ada", "Bo", "Cai", "Dee") == [
        {0: roles["Ada"], 14: "boss"},
        {1: roles["Bo"], 14: "boss"},
        {2: roles["Cai"]},
        {3: roles["Dee"]},
    ]
    known = [table.view(name)["kept"]["party"]["roles"] for name in table.names]
    assert known == [["digger_blue"], ["geologist"], ["digger_green"], ["saboteur"]]
