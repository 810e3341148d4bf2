"""The selfish dwarf: C-16."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.table import Played, deal, play

ROLES = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}


@pytest.mark.rule("C-16", "B-2")
@pytest.mark.parametrize("players", range(3, 11))
def test_one_greedy_dwarf_replaces_one_digger(players: int) -> None:
    table = deal(players=players, modules=("greedy_dwarf",))
    state = table.state
    roles = Counter(state.rules.role_names[role] for role in [*state.roles, *state.spare_roles])
    saboteurs, diggers = ROLES[players]
    assert roles == {"saboteur": saboteurs, "digger": diggers - 1, "greedy": 1}


def before_the_treasure(mover: str, edition: str = "") -> Played:
    """Ada and Eli are diggers, Bo is greedy, Cai and Dee are saboteurs."""
    return play(
        f"""
        edition = "{edition}"
        modules = ["greedy_dwarf"]
        players = ["Ada", "Bo", "Cai", "Dee", "Eli"]
        turn = "{mover}"
        [hands]
        {mover} = ["straight_ew"]
        [roles]
        Ada = "digger"
        Bo = "greedy"
        Cai = "saboteur"
        Dee = "saboteur"
        Eli = "digger"
        [goals]
        "8,0" = "treasure"
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


@pytest.mark.rule("C-16", "B-62")
def test_he_wins_alone_if_he_reaches_the_treasure_himself() -> None:
    table = before_the_treasure("Bo").play("straight_ew @ 7,0")
    ended = {"round": 1, "winner": "greedy", "seat": "Bo", "winners": ["Bo"]}
    assert table.told("RoundEnded") == [ended]
    assert (table.asked, table.kind) == ("Bo", "TakeNuggets")
    assert table.options == ["take 1 1 1 1", "take 2 1 1", "take 2 2", "take 3 1"]
    table.play("take 3 1")
    assert table.scores == {"Ada": 0, "Bo": 4, "Cai": 0, "Dee": 0, "Eli": 0}
    assert (table.kind, table.state.round) == ("Turn", 2)


@pytest.mark.rule("C-16", "B-60")
def test_per_digger_he_is_not_counted_and_he_never_picks() -> None:
    table = before_the_treasure("Ada", "jubilee").play("straight_ew @ 7,0")
    assert table.outcomes == ["diggers"]
    assert table.told("NuggetsDrawn") == [{"count": 2}]
    assert pickers_of(table) == ["Ada", "Eli"]
    assert table.nuggets["Bo"] == []


@pytest.mark.rule("C-16", "B-60")
def test_per_player_he_is_counted_but_he_never_picks() -> None:
    table = before_the_treasure("Eli", "english").play("straight_ew @ 7,0")
    assert table.told("NuggetsDrawn") == [{"count": 5}]
    assert pickers_of(table) == ["Eli", "Ada", "Eli", "Ada", "Eli"]
    assert table.nuggets["Bo"] == []


@pytest.mark.rule("C-16", "B-61")
def test_he_is_skipped_when_a_saboteur_reaches_it() -> None:
    table = before_the_treasure("Cai").play("straight_ew @ 7,0")
    assert table.outcomes == ["diggers"]
    assert pickers_of(table) == ["Ada", "Eli"]  # Bo sits next to Cai


@pytest.mark.rule("C-16")
def test_he_gets_nothing_when_the_saboteurs_win() -> None:
    table = before_the_treasure("Ada").play("call Ada", "agree", "agree", "agree", "agree")
    assert table.outcomes == ["saboteurs"]
    while table.kind == "TakeNuggets":
        table.play("take 3")
    assert table.scores == {"Ada": 0, "Bo": 0, "Cai": 3, "Dee": 3, "Eli": 0}


@pytest.mark.rule("C-16", "B-52")
def test_a_stone_he_reaches_wins_nothing() -> None:
    table = play(
        """
        modules = ["greedy_dwarf"]
        players = ["Ada", "Bo", "Cai"]
        turn = "Bo"
        [hands]
        Bo = ["straight_ew"]
        [roles]
        Bo = "greedy"
        [goals]
        "8,0" = "stone_nw"
        [maze]
        "1,0" = "straight_ew"
        "2,0" = "straight_ew"
        "3,0" = "tee_esw"
        "4,0" = "tee_esw"
        "5,0" = "tee_esw"
        "6,0" = "tee_esw"
        """,
        "straight_ew @ 7,0",
    )
    assert table.outcomes == []
    assert table.asked == "Cai"


@pytest.mark.rule("C-16", "B-62")
def test_a_short_supply_is_made_up_by_the_bank() -> None:
    table = play(
        f"""
        modules = ["greedy_dwarf"]
        players = ["Ada", "Bo", "Cai"]
        [roles]
        Bo = "greedy"
        [nuggets]
        Ada = {[1] * 16 + [2] * 8}
        """
    ).reach("Bo")
    assert table.options == ["take 3"]
    table.play("take 3")
    assert (table.scores["Bo"], table.tokens["Bo"]) == (4, 1)
