"""Turnabout: C-20."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IncompatibleModules
from tests.support.table import Played, deal, play

TABLE = """
modules = ["turnabout"]
players = ["Ada", "Bo", "Cai", "Dee"]
turn = "Bo"
deck = ["map", "cross", "cross", "cross"]
discard = ["dead_n"]
[hands]
Ada = ["map"]
Bo = ["turnabout", "map"]
Cai = ["map"]
Dee = ["map"]
"""


@pytest.mark.rule("C-20")
def test_play_passes_the_other_way_round_at_once() -> None:
    table = play(TABLE, "turnabout")
    assert table.told("DirectionTurned") == [
        {"seat": "Bo", "card": "turnabout", "clockwise": False}
    ]
    assert table.view(None)["clockwise"] is False
    assert table.discard[-2:] == ["dead_n up", "turnabout up"]
    assert table.hand("Bo") == ["map", "map"]  # one was drawn
    order = []
    for _ in range(5):
        order.append(table.asked)
        table.play(table.options_with("pass")[0])
    assert order == ["Ada", "Dee", "Cai", "Bo", "Ada"]


@pytest.mark.rule("C-20", "B-37")
def test_it_can_always_be_played() -> None:
    hand = TABLE.replace('["turnabout", "map"]', '["turnabout"]')
    assert play(hand + '[front]\nBo = ["pick"]\n').options == ["pass turnabout", "turnabout"]


@pytest.mark.rule("C-20")
def test_a_second_one_reverses_it_back() -> None:
    table = play('direction = "counter-clockwise"\n' + TABLE, "turnabout")
    assert table.told("DirectionTurned")[0]["clockwise"] is True
    assert table.asked == "Cai"


ROLES = """
[roles]
Ada = "digger"
Bo = "digger"
Cai = "{cai}"
Dee = "digger"
"""


def pickers_of(table: Played) -> list[str]:
    """Who picks or takes, in order, until nothing is left."""
    names = []
    while table.kind in ("PickNugget", "TakeNuggets"):
        names.append(str(table.asked))
        table.play(table.options[0])
    return names


@pytest.mark.rule("C-20", "B-60")
@pytest.mark.parametrize(
    ("direction", "order"),
    [("clockwise", ["Bo", "Ada", "Dee", "Bo"]), ("counter-clockwise", ["Bo", "Dee", "Ada", "Bo"])],
)
def test_nugget_cards_are_picked_the_other_way_round(direction: str, order: list[str]) -> None:
    text = f'edition = "english"\ndirection = "{direction}"\n' + TABLE
    table = play(text + ROLES.replace("{cai}", "saboteur")).reach("Bo")
    assert pickers_of(table) == order


@pytest.mark.rule("C-20", "B-61")
@pytest.mark.parametrize(
    ("direction", "first"), [("clockwise", "Bo"), ("counter-clockwise", "Dee")]
)
def test_if_a_saboteur_reached_it_the_first_pick_goes_the_other_way_too(
    direction: str, first: str
) -> None:
    text = f'direction = "{direction}"\n' + TABLE + ROLES.replace("{cai}", "saboteur")
    assert play(text).reach("Cai").asked == first


@pytest.mark.rule("C-20", "V-1")
def test_sabotaged_diggers_are_skipped_the_other_way_round_too() -> None:
    text = TABLE.replace('["turnabout"]', '["turnabout", "victim"]')
    text = f'direction = "counter-clockwise"\n{text}' + ROLES.replace("{cai}", "saboteur")
    table = play(text + '[front]\nBo = ["pick"]\n').reach("Bo")
    assert pickers_of(table) == ["Dee", "Ada", "Dee"]


@pytest.mark.rule("C-20", "B-62")
@pytest.mark.parametrize(
    ("direction", "order"),
    [("clockwise", ["Cai", "Eli", "Ada"]), ("counter-clockwise", ["Ada", "Eli", "Cai"])],
)
def test_saboteurs_take_the_other_way_round(direction: str, order: list[str]) -> None:
    text = f"""
    modules = ["turnabout"]
    players = ["Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus"]
    direction = "{direction}"
    first = "Gus"
    last_turn = "Bo"
    [roles]
    Ada = "saboteur"
    Cai = "saboteur"
    Eli = "saboteur"
    """
    table = play(text, "call Ada", *["agree"] * 6)
    assert table.outcomes == ["saboteurs"]
    assert pickers_of(table) == order


@pytest.mark.rule("C-20", "B-71", "B-70")
def test_the_next_round_is_clockwise_and_begins_left_of_the_last_turn() -> None:
    text = TABLE.replace('["map", "cross", "cross", "cross"]', "[]")
    text = text.replace('["turnabout", "map"]', '["turnabout"]').replace('["map"]', "[]")
    table = play(text, "turnabout")
    assert len(table.outcomes) == 1
    pickers_of(table)
    assert table.view(None)["clockwise"] is True
    assert (table.first, table.asked) == ("Cai", "Cai")
    table.play(table.options_with("pass")[0])
    assert table.asked == "Dee"


@pytest.mark.rule("C-20", "S-49")
def test_the_order_of_thieves_is_not_affected() -> None:
    text = """
    rules = "saboteur2"
    modules = ["turnabout"]
    players = ["Ada", "Bo", "Cai", "Dee"]
    direction = "{direction}"
    turn = "Ada"
    [tokens]
    Ada = 5
    Bo = 5
    [front]
    Bo = ["theft"]
    Cai = ["theft"]
    Dee = ["theft"]
    [saboteur2]
    thefts = ["Bo", "Dee", "Cai"]
    """
    orders = []
    for direction in ("clockwise", "counter-clockwise"):
        table = play(text.replace("{direction}", direction)).reach("Ada")
        order = []
        while table.kind == "Steal":
            order.append(table.asked)
            table.play("steal Ada")
        orders.append(order)
    assert orders == [["Cai", "Dee", "Bo"]] * 2


@pytest.mark.rule("C-20")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    rules = deal(game, players, modules=("turnabout",)).state.rules
    assert [rules.names[card] for card in rules.deck].count("turnabout") == 1
    with pytest.raises(IncompatibleModules, match=r"turnabout .* the duel \(C-20\)"):
        deal("duel", 2, modules=("turnabout",))
