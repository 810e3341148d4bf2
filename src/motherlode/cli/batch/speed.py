"""Measurements of speed: each in processor time, on this machine, now."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

import motherlode
from motherlode.cli.batch.games import Order, play_part
from motherlode.cli.selection import game_seed
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import PATH
from motherlode.rules.core.cells import cell_x
from motherlode.rules.core.choices import target_of, verb_of
from motherlode.rules.core.engine import apply, asked_seat, new_game, options
from motherlode.rules.core.playout import copy_many, play_copies, play_randomly
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import Data
from motherlode.rules.notation.words import default_names
from motherlode.tables.game.sight import Sight

PLAYERS = 5
SEED = 1
GAMES_AT_ONCE = 20
YARDSTICK = (
    "import time\nt=time.process_time()\ns=0\nfor i in range(10_000_000): s+=i\n"
    "print(time.process_time()-t)"
)
IMPORT = (
    "import time\nt=time.perf_counter()\n"
    "import motherlode.rules.modules, motherlode.rules.core.playout\n"
    "print(time.perf_counter()-t)"
)
INTERPRETED = (
    "from motherlode.cli.batch.speed import base_rules, random_rate\n"
    "print(random_rate(base_rules(), {seconds}))"
)
TYPICAL_HAND = ("cross", "curve_ne", "tee_esw", "break_pick", "rockfall", "map")
MIDDLE = range(5, 15)  # moves of a round after which views are told
LAST_COLUMN = 6  # a maze is grown this side of the goals, so that its round goes on


def base_rules() -> Rules:
    """The base game of five, as the targets have it."""
    return CATALOGUE.rules(Selection("base", (), "", PLAYERS))


def ask_python(code: str, **environment: str) -> float:
    """The number that a fresh Python process prints for the code; it finds this package first."""
    path = [str(Path(motherlode.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def random_rate(rules: Rules, seconds: float) -> float:
    """Moves per second of uniformly random play, the deals included."""
    moves = game = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(GAMES_AT_ONCE):
            seed = game_seed(SEED, game)
            moves += int(play_randomly(new_game(rules, seed), seed))
            game += 1
    return moves / spent


def interpreted_rate(seconds: float) -> float:
    """The same in a process that runs the kernel from its source."""
    return ask_python(INTERPRETED.format(seconds=seconds), MOTHERLODE_INTERPRETED="1")


def greedy_rate(seconds: float) -> float:
    """Rounds per second of five greedy bots."""
    order = Order("base", (), "", PLAYERS, ("greedy",) * PLAYERS, SEED, 1)
    rounds = game = 0
    spent = 0.0
    while spent < seconds:
        tally = play_part(order, range(game, game + 2))
        rounds += tally.rounds
        spent += tally.cpu_seconds
        game += 2
    return rounds / spent


def copy_seconds(rules: Rules, seconds: float) -> float:
    """How long it takes to copy a state from the middle of a game."""
    states = [midgame(rules, game_seed(SEED, game)) for game in range(10)]
    count = 100
    while True:
        started = time.process_time()
        for state in states:
            copy_many(state, count)
        spent = time.process_time() - started
        if spent >= seconds:
            return spent / (count * len(states))
        count *= 4


def midgame(rules: Rules, seed: int) -> State:
    """A state half-way through a first round of random play."""
    *_, state = played(rules, seed, len(rules.deck) // 2)
    return state


def played(rules: Rules, seed: int, moves: int) -> Iterator[State]:
    """The state after each of a number of random moves."""
    state = new_game(rules, seed)
    for _ in range(moves):
        choices = options(state)
        seed = int(stepped(seed))
        apply(state, choices[below(seed, len(choices))])
        yield state


def message_seconds(rules: Rules, seconds: float) -> float:
    """How long it takes to make a message of a view, as a table does it."""
    return _telling_seconds(rules, Sight(rules, default_names(PLAYERS)).view, seconds)


def data_seconds(rules: Rules, seconds: float) -> float:
    """How long it takes to make plain data of a view."""
    return _telling_seconds(rules, Data(rules, default_names(PLAYERS)).view, seconds)


def _telling_seconds(rules: Rules, tell: Callable[[View], object], seconds: float) -> float:
    """How long it takes to tell each seat what it sees, move after move."""
    states = enumerate(played(rules, SEED, MIDDLE.stop))
    views = [view(state, seat) for n, state in states if n in MIDDLE for seat in range(PLAYERS)]
    told = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for seen in views:
            tell(seen)
        told += len(views)
    return spent / told


def move_seconds(cards: int, seconds: float) -> tuple[float, float]:
    """How long a move takes with this many cards in the maze, without copying; and per option."""
    rules = path_rules()
    states = [grown(rules, game_seed(SEED, game), cards) for game in range(5)]
    count = 25
    while True:
        made, spent = _move_cost(states, count)
        if spent >= seconds:
            return spent / (count * len(states)), spent / made
        count *= 4


def _move_cost(states: list[State], count: int) -> tuple[int, float]:
    started = time.process_time()
    for state in states:
        copy_many(state, count)
    halfway = time.process_time()
    made = sum(int(play_copies(state, count, SEED)) for state in states)
    ended = time.process_time()
    return made, max((ended - halfway) - (halfway - started), 1e-9)


def path_rules() -> Rules:
    """The base game with a deck of path cards only, and plenty of them."""
    rules = base_rules()
    paths = [card for card in rules.deck if rules.spec(card).family == PATH]
    rules.deck = vec[i64](paths * 5)
    return rules


def grown(rules: Rules, seed: int, cards: int) -> State:
    """A state with this many cards in the maze, and a hand typical of the middle of a round."""
    while True:
        state = new_game(rules, seed)
        while len(state.maze.laid) < cards and state.deck_size():
            choices = [int(choice) for choice in options(state)]
            lays = [choice for choice in choices if _grows(rules, choice)]
            seed = int(stepped(seed))
            apply(state, (lays or choices)[int(below(seed, len(lays or choices)))])
        if len(state.maze.laid) == cards:
            return with_typical_hand(state)


def _grows(rules: Rules, choice: int) -> bool:
    """Whether a choice lays a card this side of the goals."""
    lays = verb_of(choice) == rules.verb("lay")
    return lays and cell_x(target_of(choice)) <= LAST_COLUMN


def with_typical_hand(state: State) -> State:
    """The state with another hand for the seat that is asked."""
    seat = asked_seat(state)
    for card in state.hand(seat):
        state.take_from_hand(seat, card)
    for name in TYPICAL_HAND:
        state.take_into_hand(seat, state.rules.number_of[name])
    return state
