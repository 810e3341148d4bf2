"""The vote on suspicion: H-1, a variant of our own."""

from __future__ import annotations

import pytest

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.views import view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.worlds.deal import deal_world
from tests.bots.asking import Asked
from tests.support.table import deal, play

CARDS = ["straight_ew"] * 3 + ["cross"] * 3
TUNNEL = "\n".join(f'"{x},0" = "{card}"' for x, card in enumerate(CARDS, 1))
TABLE = f"""
modules = ["vote"]
players = ["Ada", "Bo", "Cai"]
[hands]
Ada = ["cross"]
[roles]
Ada = "digger"
Bo = "saboteur"
Cai = "digger"
[goals]
"8,0" = "goal_treasure"
[maze]
{TUNNEL}
"""
FOUND = "cross @ 7,0"


@pytest.mark.rule("H-1", "B-55")
def test_everybody_is_asked_before_anything_is_revealed() -> None:
    table = play(TABLE, FOUND)
    assert (table.asked, table.kind) == ("Ada", "Accuse")
    assert table.options == ["abstain", "accuse Bo", "accuse Cai"]
    assert not table.state.revealed
    assert "RoundEnded" not in table.story
    for name in ("Ada", "Bo", "Cai", None):
        assert table.roles_shown(name).keys() <= {name}
        assert not {"finder", "found", "spare_roles"} & table.view(name).keys()
        goals = table.view(name)["goals"]
        assert [cell for cell, goal in goals.items() if "card" in goal] == ["8,0"]


@pytest.mark.rule("H-1")
def test_votes_are_secret_until_all_are_in_then_shown_before_the_roles() -> None:
    table = play(TABLE, FOUND, "accuse Bo", "accuse Cai")
    assert (table.asked, table.told("PlayerAccused")) == ("Cai", [])
    for name in ("Ada", "Bo", "Cai", None):
        assert "vote" not in table.view(name)["kept"]
    table.play("abstain")
    assert table.told("PlayerAccused") == [
        {"seat": "Ada", "target": "Bo"},
        {"seat": "Bo", "target": "Cai"},
    ]
    shown = [name for name in table.story if name in ("PlayerAccused", "RoundEnded")]
    assert shown == ["PlayerAccused", "PlayerAccused", "RoundEnded"]
    assert table.view(None)["kept"]["vote"] == {"accused_seats": ["Bo", "Cai", None]}
    assert table.state.revealed


@pytest.mark.rule("H-1")
def test_it_moves_no_gold_and_changes_nothing_else() -> None:
    voted = play(TABLE, FOUND, "accuse Bo", "abstain", "abstain")
    silent = play(TABLE.replace('modules = ["vote"]\n', ""), FOUND)
    gold = ("NuggetsDrawn", "RoundEnded", "RolesRevealed")
    assert [voted.told(name) for name in gold] == [silent.told(name) for name in gold]
    assert (voted.asked, voted.options) == (silent.asked, silent.options)
    assert voted.scores == silent.scores


@pytest.mark.rule("H-1")
def test_the_next_round_begins_with_an_empty_ballot() -> None:
    table = play(TABLE, FOUND, "accuse Bo", "abstain", "accuse Bo")
    while table.state.round == 1:
        table.play(table.options[0])
    assert "vote" not in table.view("Ada")["kept"]


@pytest.mark.rule("H-1")
def test_a_seat_can_not_tell_worlds_with_other_votes_apart() -> None:
    table = play(TABLE, FOUND, "accuse Bo")
    seen = view(table.state, 1)
    worlds = [deal_world(seen, seed) for seed in range(40)]
    votes = {int(world.slices[-1].accused_seats[0]) for world in worlds}  # type: ignore[attr-defined]
    assert votes == {NOBODY, 1, 2}
    for world in worlds:
        assert list(world.slices[-1].accused_seats)[1:] == [NOBODY] * 2  # type: ignore[attr-defined]


@pytest.mark.rule("H-1")
@pytest.mark.parametrize(("game", "players"), [("base", 3), ("tournament", 5), ("saboteur2", 3)])
def test_it_goes_with_every_game_but_the_duel(game: str, players: int) -> None:
    assert deal(game, players, modules=("vote",)).state.rules.modules == ("vote",)
    with pytest.raises(IncompatibleModules, match=r"the duel \(H-1\)"):
        deal("duel", 2, modules=("vote",))
    with pytest.raises(IncompatibleModules, match=r"at least 3 players \(H-1\)"):
        deal("saboteur2", 2, modules=("vote",))


@pytest.mark.rule("H-1")
def test_all_modules_are_those_of_the_rulebooks() -> None:
    assert "vote" not in CATALOGUE.allowed_extras("base", "", 5)
    assert [module.name for module in CATALOGUE.modules if module.ours] == ["vote"]


HARM = f"""
modules = ["vote"]
players = ["Ada", "Bo", "Cai"]
turn = "Bo"
[hands]
Bo = ["break_pick"]
Cai = ["cross"]
[roles]
Ada = "digger"
Bo = "saboteur"
Cai = "digger"
[goals]
"8,0" = "goal_treasure"
[maze]
{TUNNEL}
"""


@pytest.mark.rule("H-1")
def test_a_bot_accuses_whoever_broke_its_tools_and_nobody_without_a_reason() -> None:
    asked = Asked(HARM, "Ada").play("break_pick > Ada", FOUND)
    assert asked.answer() == "accuse Bo"
    calm = Asked(TABLE, "Ada")
    calm.play(FOUND)
    assert calm.answer() == "abstain"
