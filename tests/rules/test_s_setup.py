"""Saboteur 2, set-up and rounds: S-1 to S-4, S-51."""

from __future__ import annotations

from collections import Counter

import pytest

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.records.recorder import Recorder
from motherlode.rules.records.text import read_record
from tests.support import oracle, plain
from tests.support.census import SABOTEUR2_DECK, assert_complete, cards_of
from tests.support.table import Played, deal, play

PLAYERS = range(2, 13)
ROLES = {
    "digger_blue": 4,
    "digger_green": 4,
    "boss": 1,
    "profiteer": 1,
    "geologist": 2,
    "saboteur": 3,
}
CHAMPIONSHIP = (
    *("back_and_forth", "storage", "veto", "turnabout", "jack_of_all_trades", "pathfinder"),
    "diversion",
)


def aside(state: State) -> list[str]:
    """The cards that are out of play this round."""
    return [state.rules.names[card] for card in state.aside]


@pytest.mark.rule("S-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_cards_of_both_boxes_are_set_aside_unseen(players: int) -> None:
    table = deal("saboteur2", players)
    cards = cards_of(table.state)
    assert cards == SABOTEUR2_DECK
    assert cards.total() == 118
    assert sum(cards[card] for card in oracle.ALL_PATHS) == 70
    assert len(aside(table.state)) == 10
    assert len(table.deck) == 118 - 10 - 6 * players
    assert table.supply == []
    for name in [*table.names, None]:
        assert table.view(name)["out_of_play"] == 10
        assert "aside" not in table.view(name)


@pytest.mark.rule("S-1", "S-51", "B-70")
def test_the_ten_cards_come_back_for_the_next_round() -> None:
    table = deal("saboteur2", 2, seed=4)
    seen = []
    for _ in range(3):
        seen.append(tuple(aside(table.state)))
        assert cards_of(table.state) == SABOTEUR2_DECK
        assert [len(table.hand(name)) for name in table.names] == [6, 6]
        table.play(f"call {table.asked}", "agree")
    assert len(set(seen)) == 3
    assert table.kind == ""


@pytest.mark.rule("S-1")
def test_the_ten_are_drawn_at_random() -> None:
    deals = [deal("saboteur2", 5, seed=seed).state for seed in range(60)]
    drawn = Counter(card for state in deals for card in aside(state))
    assert len(drawn) > 45


@pytest.mark.rule("S-1")
def test_championship_cards_are_shuffled_in_before() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        state = deal("saboteur2", 3, modules=CHAMPIONSHIP, seed=seed).state
        assert len(state.rules.deck) == 125
        assert len(aside(state)) == 10
        drawn |= set(aside(state)) & set(CHAMPIONSHIP)
    assert len(drawn) > 3


@pytest.mark.rule("S-1", "B-4")
def test_start_and_goals_are_those_of_the_base_game() -> None:
    table = deal("saboteur2", 12)
    assert plain.goals_of(table.state).keys() == set(oracle.GOAL_CELLS)
    assert sorted(plain.goals_of(table.state).values()) == sorted(oracle.GOAL_SHAPES)
    assert table.maze == {}


@pytest.mark.rule("S-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_six_cards(players: int) -> None:
    table = deal("saboteur2", players)
    assert [len(table.hand(name)) for name in table.names] == [6] * players


@pytest.mark.rule("S-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_fifteen_roles_and_a_pile(players: int) -> None:
    table = deal("saboteur2", players)
    names = table.state.rules.role_names
    pile = [names[role] for role in table.state.spare_roles]
    roles = [table.role(name) for name in table.names]
    assert Counter(roles + pile) == ROLES
    assert len(pile) == 15 - players
    for name in table.names:
        assert table.roles_shown(name) == {name: table.role(name)}
    assert table.roles_shown(None) == {}
    deals = {tuple(deal("saboteur2", players, seed=seed).state.roles) for seed in range(20)}
    assert len(deals) > 10


GOLD = """
    players = ["Ada", "Bo", "Cai"]
    [tokens]
    Ada = 7
    [roles]
    Ada = "digger_blue"
    Bo = "saboteur"
    Cai = "boss"
    """
CALLED = ("call Ada", "agree", "agree")


def gold_seen(table: Played, name: str | None) -> dict[str, int]:
    """The tokens that a seat is shown, by their owners."""
    seats = table.view(name)["seats"]
    return {seat["name"]: seat["tokens"] for seat in seats if "tokens" in seat}


@pytest.mark.rule("S-4")
def test_gold_is_in_tokens_and_every_payment_is_public() -> None:
    table = play('rules = "saboteur2"' + GOLD, *CALLED)
    assert table.tokens == {"Ada": 7, "Bo": 5, "Cai": 0}
    assert table.nuggets == {"Ada": [], "Bo": [], "Cai": []}
    for name in [*table.names, None]:
        paid = [e for e in table.seen_by(name) if e["event"] == "GoldPaid"]
        assert paid == [{"event": "GoldPaid", "seat": "Bo", "tokens": 5}]


@pytest.mark.rule("S-4")
@pytest.mark.parametrize("rules", ["saboteur2", "saboteur2:face_down"])
def test_gold_lies_face_down_and_only_its_owner_is_shown_the_amount(rules: str) -> None:
    table = play(f'rules = "{rules}"' + GOLD, *CALLED)
    assert gold_seen(table, "Ada") == {"Ada": 7}
    assert gold_seen(table, "Bo") == {"Bo": 5}
    assert gold_seen(table, "Cai") == {"Cai": 0}
    assert gold_seen(table, None) == {}
    assert table.state.rules.modules == ()


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(
    "head", ['rules = "saboteur2:open"', 'rules = "saboteur2"\nmodules = ["saboteur2:open"]']
)
def test_gold_in_the_open_is_shown_to_everybody(head: str) -> None:
    table = play(head + GOLD, *CALLED)
    for name in [*table.names, None]:
        assert gold_seen(table, name) == {"Ada": 7, "Bo": 5, "Cai": 0}
    assert table.state.rules.modules == ("saboteur2:open",)


@pytest.mark.rule("S-4", "S-51")
def test_gold_is_counted_in_the_open_when_the_game_is_over() -> None:
    table = play('rules = "saboteur2"\nround = 3' + GOLD, *CALLED)
    assert table.state.over
    assert gold_seen(table, None) == {"Ada": 7, "Bo": 5, "Cai": 0}


@pytest.mark.rule("S-4", "S-49")
def test_a_thief_is_offered_everybody_who_owns_gold_whether_it_is_shown_or_not() -> None:
    text = 'rules = "saboteur2"' + GOLD + '[front]\nBo = ["theft"]'
    table = play(text, *CALLED)
    assert table.kind == "Steal"
    assert table.options == ["steal Ada"]
    assert table.state.revealed
    assert [gold_seen(table, name) for name in ("Bo", "Cai", None)] == [{"Bo": 5}, {"Cai": 0}, {}]
    table.play("steal Ada")
    assert gold_seen(table, "Bo") == {"Bo": 6}
    assert gold_seen(table, "Ada") == {"Ada": 6}


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(("game", "told"), [("saboteur2", 0), ("saboteur2:open", 1)])
def test_the_setting_of_gold_is_told_in_positions_and_records(game: str, told: int) -> None:
    selection = Selection(game, ("toll_tunnels",), "", 3)
    rules = CATALOGUE.rules(selection)
    text = write_position(deal(game, 3, modules=("toll_tunnels",)).state, default_names(3), 1)
    assert text.count("saboteur2:open") == told
    assert read_position(text).state.rules.hides_tokens is (told == 0)
    recorder = Recorder(selection, default_names(3), 7)
    kept = read_record(recorder.text(new_game(rules, 7)))
    assert list(kept.modules) == ["base", "saboteur2" + ":open" * told, "toll_tunnels"]
    assert CATALOGUE.rules(kept.selection).modules == rules.modules


@pytest.mark.rule("S-4")
@pytest.mark.parametrize(
    ("game", "modules", "reason"),
    [
        ("saboteur2:dark", (), "no setting called dark; its settings are face_down, open"),
        ("base", ("saboteur2:open",), "a game of its own"),
        ("saboteur2:open", ("saboteur2:face_down",), "only one setting"),
        ("saboteur2", ("saboteur2",), "a game of its own"),
        ("base:open", (), "base has no settings; leave out open"),
    ],
)
def test_settings_of_gold_that_are_refused(
    game: str, modules: tuple[str, ...], reason: str
) -> None:
    with pytest.raises(IncompatibleModules, match=reason):
        CATALOGUE.rules(Selection(game, modules, "", 4))


@pytest.mark.rule("S-51", "B-71")
def test_left_of_the_last_turn_begins_the_next_round() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        turn = "Bo"
        [hands]
        Bo = ["cross"]
        """,
        *["pass cross", "call Ada", "agree", "agree"],
    )
    assert table.state.round == 2
    assert table.first == table.asked == "Cai"
    assert len(table.deck) == 118 - 10 - 18


@pytest.mark.rule("S-51", "B-80")
def test_three_rounds_and_most_gold_wins_ties_share() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = ["Ada", "Bo", "Cai"]
        round = 3
        [tokens]
        Ada = 5
        Cai = 4
        [roles]
        Ada = "digger_blue"
        Bo = "saboteur"
        Cai = "boss"
        """,
        *["call Ada", "agree", "agree"],
    )
    assert table.told("GameEnded") == [
        {"scores": {"Ada": 5, "Bo": 5, "Cai": 4}, "winners": ["Ada", "Bo"]}
    ]


@pytest.mark.rule("S-1")
@pytest.mark.parametrize(
    ("players", "edition", "modules", "reason"),
    [
        (1, "", (), "2 to 12 players, not 1"),
        (13, "", (), "2 to 12 players, not 13"),
        (5, "english", (), "Jubilee"),
        (5, "", ("greedy_dwarf",), "C-16"),
        (5, "", ("victim",), "V-1"),
    ],
)
def test_refused(players: int, edition: str, modules: tuple[str, ...], reason: str) -> None:
    with pytest.raises(IncompatibleModules, match=reason):
        plain.rules_of("saboteur2", players, edition, modules)


@pytest.mark.rule("S-1")
def test_a_position_with_few_cards_left_sets_aside_what_there_is() -> None:
    state = deal("saboteur2", 2).state
    names = [state.rules.names[card] for card in state.rules.deck]
    paths = [name for name in names if name in oracle.ALL_PATHS]
    rest = [name for name in names if name not in oracle.ALL_PATHS]
    discard = [*rest, *paths[8:]]
    table = play(
        f"""
        rules = "saboteur2"
        players = 2
        discard = {discard}
        [hands]
        Ada = ["{paths[0]}"]
        """
    )
    assert_complete(table.state)
    assert (len(aside(table.state)), table.deck, table.hand("Bo")) == (7, [], [])


def test_positions_name_pile_and_cards_out_of_play() -> None:
    table = play(
        """
        rules = "saboteur2"
        players = 2
        set_aside = ["boss", "profiteer"]
        out_of_play = ["map", "theft", "..."]
        [roles]
        Ada = "geologist"
        [inspected]
        Bo = ["Ada", 1]
        """
    )
    assert_complete(table.state)
    assert aside(table.state)[:2] == ["map", "theft"]
    assert len(aside(table.state)) == 10
    assert table.roles_shown("Bo")["Ada"] == "geologist"
    assert table.view("Bo")["role_cards"][2] == {
        "before": None,
        "known_to": ["Bo"],
        "role": "boss",
    }
