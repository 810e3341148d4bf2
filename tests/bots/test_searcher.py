"""The searcher: what it tries, how it decides, and that it knows no more than its seat."""

from __future__ import annotations

import time

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.search.bot import (
    HELD_UP,
    IN_TIME,
    SearcherBot,
    Watch,
    best_places,
    looks_bad,
)
from motherlode.bots.search.halving import Halving
from motherlode.bots.search.master import MasterBot
from motherlode.bots.search.net import MASTER, VALUE, suitable_net
from motherlode.bots.search.outlook import SIZE, Outlook
from motherlode.bots.search.trials import at_turn, watched
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import USUAL_SECONDS, Bot, play_round, tell
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.choice_reader import read_choice
from motherlode.rules.positions.position import read_position
from motherlode.rules.worlds.deal import deal_world
from motherlode.tables.live.bots.pondering import STEP
from tests.bots.test_greedy_digger import KNOWS, ROW, SHORT, table
from tests.support.plain import rules_of

Kind = type[SearcherBot]
FEW = 24  # trials an answer takes: enough to go wrong


def searchers(rules: Rules, seed: int, kind: Kind = SearcherBot) -> list[Bot]:
    """Bots that count their trials and don't look at the clock."""
    bots: list[Bot] = [kind(FEW) for _ in range(rules.players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    return bots


def choices(rules: Rules, seed: int, moves: int, kind: Kind = SearcherBot) -> list[int]:
    """What searchers choose, one after the other; each must be among those offered."""
    state = new_game(rules, seed, listening=True, rests=True)
    bots = searchers(rules, seed, kind)
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
    rules = full(game, players)
    assert len(choices(rules, 5, 40)) + len(choices(rules, 6, 20)) >= 40  # a round may be short


@pytest.mark.parametrize("kind", [SearcherBot, MasterBot])
def test_the_same_seed_gives_the_same_round(kind: Kind) -> None:
    rules = rules_of("base", 5)
    assert choices(rules, 8, 30, kind) == choices(rules, 8, 30, kind)


@pytest.mark.parametrize(("game", "players"), [("saboteur2", 5), ("duel", 2)])
def test_a_master_without_lore_is_a_searcher(game: str, players: int) -> None:
    rules = rules_of(game, players)
    assert choices(rules, 4, 20, MasterBot) == choices(rules, 4, 20)


def test_a_master_plays_a_whole_round_and_copies_itself() -> None:
    assert len(choices(rules_of("base", 10), 3, 400, MasterBot)) > 10
    twin = MasterBot(FEW, 0.4, 0.5).copy()
    assert isinstance(twin, MasterBot)
    assert (twin.limit, twin.laps, twin.margin, twin.learned) == (FEW, 0.4, 0.5, MASTER)


def mid_round(seed: int, moves: int, kind: Kind = SearcherBot) -> tuple[State, list[Bot]]:
    """A base round under way."""
    rules = rules_of("base", 5)
    state = new_game(rules, seed, listening=True, rests=True)
    bots = searchers(rules, seed, kind)
    tell(state, vec[Bot](bots))
    play_round(state, vec[Bot](bots), moves)
    return state, bots


@pytest.mark.parametrize("kind", [SearcherBot, MasterBot])
@pytest.mark.parametrize("seed", range(4))
def test_it_chooses_alike_in_worlds_it_cannot_tell_apart(seed: int, kind: Kind) -> None:
    state, bots = mid_round(seed, 9, kind)
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


def test_what_is_surely_worse_drops_out_at_once() -> None:
    halving = Halving(6)
    for world in range(32):
        for number in halving.alive:
            halving.add(number, 0.5 + (0.3 if number == 4 else 0.01 * (world % 2)), 0.5)
        halving.worlds += 1
    halving.sift()
    assert halving.alive == [0, 4]
    assert halving.is_clear()
    assert halving.best(0.7) == 4


def test_nothing_is_clear_while_worlds_disagree() -> None:
    halving = Halving(3)
    for world in range(32):
        for number in halving.alive:
            halving.add(number, number * (0.4 if world % 2 else -0.4), 0.0)
        halving.worlds += 1
    halving.sift()
    assert halving.alive == [0, 1, 2]
    assert not halving.is_clear()


def test_the_first_answer_stays_when_all_others_are_worse() -> None:
    halving = Halving(4)
    for world in range(32):
        for number in halving.alive:
            halving.add(number, 0.0 if number == 0 else -0.5 - 0.01 * (world % 3), 0.0)
        halving.worlds += 1
    halving.sift()
    assert halving.is_clear()
    assert halving.best(0.7) == 0


def test_it_stops_when_the_answer_is_clear() -> None:
    position = read_position(table("straight_ew dead_e_w map break_pick rockfall", ROW, KNOWS))
    asked = prompt(position.state, 0)
    bot = SearcherBot(5_000)
    bot.sit_down(0, 1)
    bot.choose(view(position.state, 0), asked)
    assert 0 < bot.trials.played < 1_000


def test_time_is_what_it_works_unless_the_wall_clock_runs_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worked, passed = [0.0], [0.0]
    with monkeypatch.context() as patched:
        patched.setattr(time, "thread_time", lambda: worked[0])
        patched.setattr(time, "monotonic", lambda: passed[0])
        watch = Watch(0.1)
        passed[0] = 0.14
        assert not watch.is_over(1.0)
        worked[0] = 0.05
        assert watch.is_over(0.5)
        assert not watch.is_over(1.0)
        passed[0] = 0.16
        assert watch.is_over(1.0)


def test_a_table_always_has_the_answer_within_one_step() -> None:
    assert USUAL_SECONDS * IN_TIME * HELD_UP < STEP


@pytest.mark.parametrize(
    ("choice", "role", "bad"),
    [
        ("dead_e_w @ 3,0", "digger", True),
        ("dead_e_w @ 3,0", "saboteur", False),
        ("straight_ew @ 3,0", "digger", False),
        ("pass dead_e_w", "digger", False),
    ],
)
def test_only_a_dead_end_of_somebody_who_digs_looks_bad(choice: str, role: str, bad: bool) -> None:
    position = read_position(table("dead_e_w straight_ew", SHORT))
    state = position.state
    seen = view(state, int(state.top().seat))
    seen.role = list(state.rules.role_names).index(role)
    assert looks_bad(seen, read_choice(state, list(position.names), choice)) == bad


def test_the_best_rated_answers_are_tried_the_first_one_first() -> None:
    assert best_places(vec[i64]([3, 9, 1, 7]), 2, 3) == [2, 1, 3]


def test_the_net_is_asked_only_where_it_was_taught() -> None:
    assert suitable_net(rules_of("base", 5)) is not None
    assert suitable_net(full("base", 5)) is None
    assert suitable_net(rules_of("saboteur2", 6)) is None
    assert suitable_net(rules_of("duel", 2)) is None


@pytest.mark.parametrize("name", [VALUE, MASTER])
def test_the_net_knows_a_lost_round_from_a_won_one(name: str) -> None:
    net = suitable_net(rules_of("base", 5), name)
    assert net is not None
    chances = {True: [0.0], False: [0.0]}
    for seed in range(40):
        state, bots = greedy_round(seed)
        outlook = Outlook()
        kept = []
        while not state.resting:
            if at_turn(state):
                outlook.look(state, watched(state, bots))
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
