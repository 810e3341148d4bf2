"""Victim of sabotage: V-1."""

from __future__ import annotations

import pytest

from tests.support.table import Played, play


def before_the_treasure(
    front: str, modules: str = '["victim"]', head: str = "", hand: str = '["straight_ew"]'
) -> Played:
    """Cai can reach the treasure. Diggers: Ada, Bo, Cai, Dee; saboteur: Eli."""
    return play(
        f"""
        {head}
        modules = {modules}
        players = ["Ada", "Bo", "Cai", "Dee", "Eli"]
        turn = "Cai"
        [hands]
        Cai = {hand}
        [roles]
        Ada = "digger"
        Bo = "digger"
        Cai = "digger"
        Dee = "digger"
        Eli = "saboteur"
        [goals]
        "8,0" = "treasure"
        [front]
        {front}
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        """
    )


def pickers_of(table: Played) -> list[str]:
    """Who picks, in order, until nothing is left."""
    names = []
    while table.kind == "PickNugget":
        names.append(str(table.asked))
        table.play(table.options[0])
    return names


@pytest.mark.rule("V-1")
@pytest.mark.parametrize("tool", ["pick", "lantern", "cart"])
def test_a_sabotaged_digger_is_skipped_and_others_get_more(tool: str) -> None:
    table = before_the_treasure(f'Bo = ["{tool}"]').play("straight_ew @ 7,0")
    assert table.told("NuggetsDrawn") == [{"count": 4}]  # four diggers, Bo counted
    assert pickers_of(table) == ["Cai", "Ada", "Dee", "Cai"]
    assert table.nuggets["Bo"] == []


@pytest.mark.rule("V-1")
def test_as_many_cards_are_drawn_as_without_sabotage() -> None:
    front = 'Bo = ["pick"]\nDee = ["lantern", "cart"]'
    table = before_the_treasure(front, head='edition = "english"').play("straight_ew @ 7,0")
    assert table.told("NuggetsDrawn") == [{"count": 5}]
    assert pickers_of(table) == ["Cai", "Ada", "Cai", "Ada", "Cai"]


@pytest.mark.rule("V-1")
def test_without_this_rule_everybody_picks() -> None:
    table = before_the_treasure('Bo = ["pick"]', modules="[]").play("straight_ew @ 7,0")
    assert pickers_of(table) == ["Cai", "Bo", "Ada", "Dee"]


@pytest.mark.rule("V-1")
def test_a_tool_that_was_repaired_no_longer_matters() -> None:
    table = before_the_treasure('Bo = ["pick"]\nDee = ["cart"]', hand='["straight_ew", "fix_pick"]')
    table.play("fix_pick > Bo")
    table.reach("Cai")
    assert pickers_of(table) == ["Cai", "Bo", "Ada", "Cai"]


@pytest.mark.rule("V-1")
def test_if_all_diggers_are_sabotaged_nobody_gets_gold() -> None:
    """Eli, the saboteur, reaches the treasure; the diggers have won, and get nothing."""
    front = 'Ada = ["pick"]\nBo = ["pick"]\nCai = ["cart"]\nDee = ["lantern"]'
    table = before_the_treasure(front).reach("Eli")
    assert table.outcomes == ["diggers"]
    assert "NuggetsDrawn" not in table.story
    assert table.scores == dict.fromkeys(table.names, 0)
    assert len(table.supply) == 28
    assert (table.kind, table.state.round) == ("Turn", 2)


@pytest.mark.rule("V-1", "B-57")
def test_a_sabotaged_finder_hands_the_first_pick_on() -> None:
    """Only Diversion lets a sabotaged digger reach the treasure."""
    table = before_the_treasure('Cai = ["pick"]\nBo = ["lantern"]').reach("Cai")
    assert pickers_of(table) == ["Ada", "Dee", "Ada", "Dee"]


@pytest.mark.rule("V-1", "B-62")
def test_saboteurs_are_never_affected() -> None:
    table = before_the_treasure('Eli = ["pick", "lantern", "cart"]')
    table.play("call Cai", "agree", "agree", "agree", "agree")
    assert table.outcomes == ["saboteurs"]
    assert (table.asked, table.kind) == ("Eli", "TakeNuggets")
    table.play("take 2 2")
    assert table.scores["Eli"] == 4


@pytest.mark.rule("V-1", "C-16")
def test_a_greedy_dwarf_who_wins_is_not_affected() -> None:
    text = """
    modules = ["victim", "greedy_dwarf"]
    players = ["Ada", "Bo", "Cai", "Dee", "Eli"]
    [roles]
    Ada = "greedy"
    [front]
    Ada = ["pick"]
    """
    table = play(text).reach("Ada")
    assert (table.asked, table.kind) == ("Ada", "TakeNuggets")
