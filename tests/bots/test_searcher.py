"""The searcher: what it tries, how it decides, and that it knows no more than its seat."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.search.bot import SearcherBot, best_places
from motherlode.bots.search.halving import Halving
from motherlode.bots.search.net import suitable_net
from motherlode.bots.search.outlook import SIZE, Outlook
from motherlode.bots.search.trials import at_turn
from motherlode.rules.core.contract import Rules
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import Bot, play_round, tell
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.positions.position import read_position
from motherlode.rules.worlds.deal import deal_world
from tests.bots.test_greedy_digger import KNOWS, ROW, table
from tests.support.plain import rules_of

FEW = 24  # trials an answer takes: enough to go wrong


def searchers(rules: Rules, seed: int) -> list[Bot]:
    """Bots that count their trials and don't look at the clock."""
    bots: list[Bot] = [SearcherBot(FEW) for _ in range(rules.players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    return bots


def choices(rules: Rules, seed: int, moves: int) -> list[int]:
    """What searchers choose, one after the other; each must be among those offered."""
    state = new_game(rules, seed, listening=True, rests=True)
    bots = searchers(rules, seed)
    tell(state, vec[Bot](bots))
    made: list[int] = []
    while len(made) < moves and not state.over and not state.resting:
        seat = int(state.top().seat)
        asked = prompt(state, seat)
        place = int(bots[seat].choose(view(state, seat), asked))
        made.append(int(asked.choices[place]))
        apply(state, made[-1])
        tell(state, vec[Bot](bots))
    return made


def full(game: str, players: int) -> Rules:
    """The rules of a table with all that goes with its game."""
    return rules_of(game, players, "", tuple(CATALOGUE.allowed_extras(game, "", players)))


@pytest.mark.parametrize(
    ("game", "players"), [("base", 3), ("base", 10), ("saboteur2", 6), ("tournament", 5)]
)
def test_a_round_is_legal_from_the_first_move_to_the_last(game: str, players: int) -> None:
    assert len(choices(rules_of(game, players), 3, 400)) > players


@pytest.mark.parametrize(("game", "players"), [("base", 4), ("saboteur2", 5)])
def test_it_copes_with_every_module(game: str, players: int) -> None:
    assert len(choices(full(game, players), 5, 40)) == 40


def test_the_same_seed_gives_the_same_round() -> None:
    rules = rules_of("base", 5)
    assert choices(rules, 8, 30) == choices(rules, 8, 30)


def mid_round(seed: int, moves: int) -> tuple[State, list[Bot]]:
    """A base round under way."""
    rules = rules_of("base", 5)
    state = new_game(rules, seed, listening=True, rests=True)
    bots = searchers(rules, seed)
    tell(state, vec[Bot](bots))
    play_round(state, vec[Bot](bots), moves)
    return state, bots


@pytest.mark.parametrize("seed", range(4))
def test_it_chooses_alike_in_worlds_it_cannot_tell_apart(seed: int) -> None:
    state, bots = mid_round(seed, 9)
    seat = int(state.top().seat)
    seen = view(state, seat)
    asked = prompt(state, seat)
    twin = bots[seat].copy()
    here = bots[seat].choose(seen, asked)
    other = deal_world(seen, seed + 100)
    assert here == twin.choose(view(other, seat), prompt(other, seat))


def test_halving_keeps_what_does_best() -> None:
    halving = Halving(8)
    while True:
        for number in halving.alive:
            halving.add(number, 1.0 if number == 5 else 0.0, 0.0)
        halving.worlds += 1
        if len(halving.alive) <= 2:
            break
        halving.halve()
        assert 5 in halving.alive
        assert 0 in halving.alive
    assert halving.best(0.7) == 5


@pytest.mark.parametrize("count", range(2, 17))
def test_halving_takes_as_many_phases_as_it_says(count: int) -> None:
    halving = Halving(count)
    phases = 1
    while len(halving.alive) > 2:
        halving.worlds += 1
        halving.halve()
        phases += 1
    assert phases == halving.phases


def test_the_first_answer_stays_unless_another_is_clearly_better() -> None:
    halving = Halving(2)
    for value in (0.9, -0.8, 0.7, -0.7):
        halving.add(0, 0.0, 0.0)
        halving.add(1, value, 0.0)
        halving.worlds += 1
    assert halving.best(0.7) == 0


def test_the_best_rated_answers_are_tried_the_first_one_first() -> None:
    assert best_places(vec[i64]([3, 9, 1, 7]), 2, 3) == [2, 1, 3]


def test_the_net_is_asked_only_where_it_was_taught() -> None:
    assert suitable_net(rules_of("base", 5)) is not None
    assert suitable_net(full("base", 5)) is None
    assert suitable_net(rules_of("saboteur2", 6)) is None
    assert suitable_net(rules_of("duel", 2)) is None


def test_the_net_knows_a_lost_round_from_a_won_one() -> None:
    net = suitable_net(rules_of("base", 5))
    assert net is not None
    chances = {True: [0.0], False: [0.0]}
    for seed in range(40):
        state, bots = greedy_round(seed)
        outlook = Outlook()
        kept = []
        while not state.resting:
            if at_turn(state):
                outlook.look(state)
                assert len(outlook.numbers) == SIZE
                kept.append(net.chance(outlook.numbers))
            play_round(state, bots, 1)
        chances[state.outcomes[-1].startswith("digger")].append(kept[-1])
    means = {won: sum(seen) / len(seen) for won, seen in chances.items()}
    assert means[True] > means[False] + 0.4


def greedy_round(seed: int) -> tuple[State, vec[Bot]]:
    """A base round of greedy bots, dealt."""
    rules = CATALOGUE.rules(Selection("base", (), "", 5))
    state = new_game(rules, seed, listening=True, rests=True)
    bots = vec[Bot]([GreedyBot() for _ in range(5)])
    for seat in range(5):
        bots[seat].sit_down(seat, seed)
    return state, bots


@pytest.mark.parametrize("seen", ["", KNOWS])
def test_it_takes_the_treasure_when_it_can(seen: str) -> None:
    position = read_position(table("straight_ew dead_e_w map break_pick rockfall", ROW, seen))
    asked = prompt(position.state, 0)
    bot = SearcherBot(FEW)
    bot.sit_down(0, 1)
    apply(position.state, asked.choices[bot.choose(view(position.state, 0), asked)])
    assert position.state.found == knowledge_of(position.state.rules).treasure
