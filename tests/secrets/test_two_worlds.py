"""Two worlds: what a seat is sent must be the same in every world it cannot tell apart."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.ruleset import bare_name
from motherlode.rules.core.views import SPECTATOR
from motherlode.rules.modules import CATALOGUE
from tests.secrets.leaks import (
    BALLOT,
    PEEKS,
    PURSE,
    SENT,
    WITH_MODULES,
    asking_holders,
    peeking,
    showing,
)
from tests.support.doors import Doors, difference
from tests.support.plain import kind_of, rules_of, scaled, table_with
from tests.support.players import choose

CHAMPIONSHIP = (
    *("back_and_forth", "storage", "veto", "turnabout"),
    *("jack_of_all_trades", "pathfinder", "diversion"),
)
CHOSEN = (
    [("base", players, "", ()) for players in range(3, 11)]
    + [("base", 5, edition, ()) for edition in ("english", "korean", "japanese")]
    + [("base", 5, "", ("greedy_dwarf",)), ("base", 6, "", ("victim",))]
    + [("base", 4, "english", ("greedy_dwarf", "victim"))]
    + [("tournament", players, "", ()) for players in range(5, 10)]
    + [("duel", 2, "", ())]
    + [("saboteur2", players, "", ()) for players in (2, 5, 8, 12)]
    + [("saboteur2:open", 5, "", ())]
    + [("base", players, "", ("toll_tunnels",)) for players in (3, 5)]
    + [("base", 4, "", ("wardrobe",)), ("base", 4, "", ("party",))]
    + [("base", 6, "english", ("greedy_dwarf", "wardrobe", "toll_tunnels"))]
    + [("tournament", 5, "", ("party", "toll_tunnels"))]
    + [("saboteur2", 4, "", ("party", "toll_tunnels")), ("saboteur2", 6, "", ("wardrobe",))]
    + [("base", players, "", ("new_goals",)) for players in (3, 6)]
    + [("base", players, "", ("treasure_chests",)) for players in (3, 5, 8)]
    + [("base", 4, "english", ("new_goals", "treasure_chests:diamond"))]
    + [("base", 4, "", ("treasure_chests:1,1 2,0 7,0 6,-1",))]
    + [("base", 5, "", ("greedy_dwarf", "treasure_chests:random", "wardrobe", "toll_tunnels"))]
    + [("tournament", 5, "", ("new_goals", "treasure_chests:random"))]
    + [("saboteur2", players, "", ("new_goals", "treasure_chests")) for players in (2, 4)]
    + [("base", 4, "", (card,)) for card in CHAMPIONSHIP]
    + [("base", 3, "english", CHAMPIONSHIP), ("tournament", 5, "", CHAMPIONSHIP)]
    + [("saboteur2", players, "", CHAMPIONSHIP) for players in (2, 5)]
    + [("base", 4, "", (*CHAMPIONSHIP, "new_goals", "treasure_chests", "toll_tunnels", "party"))]
)
TABLES = CHOSEN + [
    (table.game, table.players, "", (name,))
    for name in CATALOGUE.extras()
    if name not in {bare_name(module) for _, _, _, modules in CHOSEN for module in modules}
    for table in [table_with(name)]
]


def test_every_game_is_searched() -> None:
    assert {game for game, _, _, _ in TABLES} >= set(CATALOGUE.games())


def search(rules: Rules, doors: Doors, seed: int, share: float) -> str:
    """Play a goal-seeking game and look at a share of its states; the first difference found."""
    random = Random(seed)
    state = new_game(rules, seed)
    style = random.choice(("seek", "seek", "mixed"))
    while not state.over:
        # Odd decisions are rare and say most: look at all of them.
        if kind_of(state) not in ("Turn", "DuelTurn") or random.random() < share:
            seat = random.choice([SPECTATOR, *range(state.seats)])
            found = difference(doors, state, seat, random)
            if found:
                return found
        apply(state, choose(state, style, random))
    return difference(doors, state, random.choice([SPECTATOR, *range(state.seats)]), random)


@pytest.mark.rule("B-3", "B-13", "B-35", "B-38", "B-64", "S-4")
@pytest.mark.parametrize(("game", "players", "edition", "modules"), TABLES)
def test_nothing_a_seat_is_sent_depends_on_what_it_may_not_know(
    game: str, players: int, edition: str, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, edition, modules)
    for seed in range(scaled(4)):
        assert search(rules, Doors(), seed, 0.25) == ""


@pytest.mark.parametrize("leak", SENT)
def test_the_search_finds_a_leak(leak: str) -> None:
    rules = rules_of("base", 4)
    assert any(search(rules, SENT[leak], seed, 0.5) for seed in range(40))


@pytest.mark.rule("C-17", "C-18", "C-19")
@pytest.mark.parametrize("leak", WITH_MODULES)
def test_the_search_finds_a_leak_of_a_module(leak: str) -> None:
    doors, module = WITH_MODULES[leak]
    rules = rules_of("base", 4, "", (module,))
    assert any(search(rules, doors, seed, 0.5) for seed in range(60))


@pytest.mark.rule("C-19")
def test_the_search_finds_a_window_that_asks_holders_only() -> None:
    rules = asking_holders()
    assert any(search(rules, Doors(), seed, 0.5) for seed in range(40))


@pytest.mark.parametrize("leak", PEEKS)
def test_the_search_finds_a_verb_that_peeks(leak: str) -> None:
    rules = peeking(PEEKS[leak])
    assert any(search(rules, Doors(), seed, 0.5) for seed in range(60))


@pytest.mark.rule("H-1")
def test_the_search_finds_a_vote_before_the_count() -> None:
    rules = rules_of("base", 4, "", ("vote",))
    assert any(search(rules, BALLOT, seed, 0.0) for seed in range(10))


@pytest.mark.rule("S-4")
def test_the_search_finds_gold_that_lies_face_down() -> None:
    assert any(search(rules_of("saboteur2", 4), PURSE, seed, 0.5) for seed in range(40))
    assert not search(rules_of("saboteur2:open", 4), PURSE, 1, 0.5)


@pytest.mark.rule("S-36", "B-38")
def test_the_search_finds_a_discard_that_is_remembered() -> None:
    rules = showing()
    assert any(search(rules, Doors(), seed, 0.5) for seed in range(60))
