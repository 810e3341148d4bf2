"""Jack of all trades: C-21."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import BadNotation, IllegalChoice, IncompatibleModules
from tests.support.table import deal, play

TABLE = """
modules = ["jack_of_all_trades"]
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
discard = ["dead_n"]
[hands]
Ada = ["jack_of_all_trades", "cross"]
[front]
Ada = ["pick"]
Bo = ["lantern", "cart"]
"""


@pytest.mark.rule("C-21")
def test_it_can_remove_any_broken_tool_in_front_of_anybody() -> None:
    assert play(TABLE).options_with("jack_of_all_trades") == [
        "jack_of_all_trades > Ada pick",
        "jack_of_all_trades > Bo cart",
        "jack_of_all_trades > Bo lantern",
    ]


@pytest.mark.rule("C-21", "B-36")
@pytest.mark.parametrize(
    ("who", "tool", "left"), [("Ada", "pick", []), ("Bo", "lantern", ["cart"])]
)
def test_it_removes_one_and_both_cards_are_discarded(who: str, tool: str, left: list[str]) -> None:
    table = play(TABLE, f"jack_of_all_trades > {who} {tool}")
    assert table.front(who) == left
    assert table.discard[-3:] == ["dead_n up", f"break_{tool} up", "jack_of_all_trades up"]
    assert table.told("ToolFixed") == [
        {"seat": "Ada", "card": "jack_of_all_trades", "target": who, "tool": tool}
    ]
    assert [event["seat"] for event in table.told("CardDrawn")] == ["Ada"]


@pytest.mark.rule("C-21")
def test_the_tool_must_be_named_where_two_are_broken() -> None:
    with pytest.raises(BadNotation, match="say which tool"):
        play(TABLE, "jack_of_all_trades > Bo")


@pytest.mark.rule("C-21", "B-33")
def test_without_a_broken_tool_it_can_only_be_discarded() -> None:
    table = play(TABLE.split("[front]")[0])
    assert table.options_with("jack_of_all_trades") == []
    assert "pass jack_of_all_trades" in table.options
    with pytest.raises(IllegalChoice, match=r"\(B-33\)"):
        table.play("jack_of_all_trades > Bo pick")


@pytest.mark.rule("C-21", "S-31", "S-33")
def test_it_removes_no_theft_and_frees_nobody() -> None:
    text = 'rules = "saboteur2"\n' + TABLE.split("[front]")[0]
    text += '[front]\nAda = ["theft"]\nBo = ["trapped", "cart"]\nCai = ["trapped"]\n'
    table = play(text)
    assert table.options_with("jack_of_all_trades") == ["jack_of_all_trades > Bo cart"]
    for choice in ("jack_of_all_trades > Bo trapped", "jack_of_all_trades > Ada theft"):
        with pytest.raises(IllegalChoice):
            table.play(choice)
    table.play("jack_of_all_trades > Bo")
    assert table.front("Bo") == ["trapped"]


@pytest.mark.rule("C-21")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 2)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    rules = deal(game, players, modules=("jack_of_all_trades",)).state.rules
    assert [rules.names[card] for card in rules.deck].count("jack_of_all_trades") == 1
    with pytest.raises(IncompatibleModules, match=r"jack_of_all_trades .* the duel \(C-21\)"):
        deal("duel", 2, modules=("jack_of_all_trades",))
