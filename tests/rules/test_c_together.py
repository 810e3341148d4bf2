"""The championship cards all together, and with everything else: C-17 to C-23."""

from __future__ import annotations

from random import Random

import pytest

from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.playout import play_randomly
from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.worlds.deal import deal_world
from tests.support import census
from tests.support.plain import kind_of, rules_of, scaled
from tests.support.players import choose

SEVEN = (
    *("back_and_forth", "storage", "veto", "turnabout"),
    *("jack_of_all_trades", "pathfinder", "diversion"),
)
OTHERS = ("new_goals", "treasure_chests", "toll_tunnels")
TABLES = [
    ("base", 4, SEVEN),
    ("base", 5, (*SEVEN, *OTHERS, "wardrobe", "victim")),
    ("tournament", 5, (*SEVEN, *OTHERS, "party")),
    ("saboteur2", 2, SEVEN),
    ("saboteur2", 5, (*SEVEN, *OTHERS, "wardrobe")),
]
tables = pytest.mark.parametrize(("game", "players", "modules"), TABLES)


@pytest.mark.rule("C-17", "C-18", "C-19", "C-20", "C-21", "C-22", "C-23")
@tables
def test_every_game_ends_and_no_card_is_lost(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, "", modules)
    for seed in range(scaled(4)):
        random = Random(seed)
        state = new_game(rules, seed)
        style = random.choice(("seek", "mixed", "wander"))
        while not state.over:
            cards = census.cards_of(state)
            in_maze = [card for card in cards if card.startswith("tunnel_")]  # of no deck
            assert cards.total() - len(in_maze) == len(rules.deck)
            assert len(options(state))
            apply(state, choose(state, style, random))


@pytest.mark.rule("C-18", "C-19", "C-22")
@tables
def test_whatever_world_a_seat_thinks_of_can_be_played_to_its_end(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, "", modules)
    for seed in range(scaled(4)):
        random = Random(seed)
        state = new_game(rules, seed)
        while not state.over:
            odd = kind_of(state) in ("LayPath", "KeepCard", "SwapOrNot", "PayToll")
            if odd or random.random() < 0.02:
                seat = random.choice([SPECTATOR, *range(players)])
                world = deal_world(view(state, seat), random.randrange(1 << 40))
                assert len(options(world))
                play_randomly(world, random.randrange(1 << 40))
            apply(state, choose(state, "seek", random))


@pytest.mark.rule("C-17", "C-18", "C-23")
@tables
def test_a_turn_can_be_written_as_a_position(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, "", modules)
    names = default_names(players)
    for seed in range(scaled(3)):
        random = Random(seed)
        state = new_game(rules, seed)
        while not state.over:
            if kind_of(state) == "Turn" and random.random() < 0.15:
                again = read_position(write_position(state, names, state.rng)).state
                text = write_position(again, names, again.rng)
                assert text == write_position(state, names, again.rng)
                assert sorted(options(again)) == sorted(options(state))
            apply(state, choose(state, "seek", random))


@pytest.mark.rule("C-23")
@tables
def test_asking_changes_nothing(game: str, players: int, modules: tuple[str, ...]) -> None:
    rules = rules_of(game, players, "", modules)
    random = Random(1)
    state = new_game(rules, 1)
    diversion = rules.number_of["diversion"]
    while not state.over:
        seat = state.top().seat
        if diversion in list(state.hand(seat)) or random.random() < 0.02:
            before = state_digest(state)
            options(state)
            view(state, seat)
            assert state_digest(state) == before
        apply(state, choose(state, "mixed", random))
