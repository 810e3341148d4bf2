"""The sweep: many games over random tables with all invariants on.

python -m tests.sweep --games 100000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from random import Random

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import card_of, target_of, turned_of, verb_of
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.ruleset import EDITIONS, Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.digest import state_digest
from tests.support import invariants
from tests.support.processes import help_out

LONGEST = 5000  # moves after which a game surely does not end
LOOKS = 3  # states of each game that are looked at closely
BATCH = 50


def random_selection(random: Random) -> Selection:
    """Any table the rules allow: game, edition, players and a random set of modules."""
    while True:
        game = random.choice(CATALOGUE.games())
        edition = random.choice(EDITIONS).name if random.random() < 0.3 else ""
        players = random.randint(2, 12)
        if CATALOGUE.refusal(Selection(game, (), edition, players)):
            continue
        modules: list[str] = []
        share = random.random()
        extras = CATALOGUE.extras()
        random.shuffle(extras)
        for name in extras:
            wanted = Selection(game, [*modules, name], edition, players)
            if random.random() < share and not CATALOGUE.refusal(wanted):
                modules.append(name)
        return Selection(game, modules, edition, players)


@lru_cache(maxsize=4096)
def rules_of(game: str, modules: tuple[str, ...], edition: str, players: int) -> Rules:
    """Bound rules, made once per table."""
    return CATALOGUE.rules(Selection(game, modules, edition, players))


def choose(state: State, random: Random, digging: float) -> int:
    """One of the options; often the one that digs best, so that goals are reached."""
    choices = options(state)
    if random.random() < digging:
        verbs = state.rules.verbs
        lays = [int(c) for c in choices if verbs[verb_of(c)].name == "lay"]
        if lays:
            return max(lays, key=lambda c: worth(state, c) + random.random())
    return int(choices[random.randrange(len(choices))])


def worth(state: State, choice: int) -> float:
    """How well a lay digs: near a face-down goal, and open toward the goals."""
    cell = int(target_of(choice))
    goals = [int(goal) for goal in state.goal_cells if state.maze.is_face_down(goal)]
    near = min(
        (abs(goal % 256 - cell % 256) + abs(goal // 256 - cell // 256) for goal in goals), default=0
    )
    tile = int(card_of(choice)) | int(turned_of(choice)) << 7
    dead = state.rules.tiles.joined[tile * 4 + 1] in (0, 2)
    return -2.0 * near - (5 if dead else 0)


def is_turn(state: State) -> bool:
    """Whether a turn is about to begin."""
    return not state.over and state.top() is state.rules.turns[state.top().seat]


def play(seed: int) -> tuple[str, int, tuple[str, ...]]:
    """Play and check one game; its table in words, its moves, who won the rounds."""
    random = Random(seed)
    selection = random_selection(random)
    rules = rules_of(selection.game, selection.modules, selection.edition, selection.players)
    state = new_game(rules, seed)
    digging = random.choice((0.0, 0.5, 0.9))
    looks = {random.randrange(40 * rules.players) for _ in range(LOOKS)}
    choices: list[int] = []
    try:
        while not state.over:
            assert len(choices) < LONGEST, "the game does not end"
            assert len(options(state)), "nobody can do anything"
            if len(choices) in looks:
                look_closely(state, random)
            choice = choose(state, random, digging)
            apply(state, choice)
            choices.append(choice)
        again = new_game(rules, seed)
        for choice in choices:
            apply(again, choice)
        assert state_digest(again) == state_digest(state), "a replay ends differently"
    except Exception as error:
        raise AssertionError(
            f"seed {seed}, move {len(choices) + 1}, {selection.game} for {selection.players}, "
            f"modules {','.join(selection.modules)}, edition {selection.edition}: {error!r}"
        ) from error
    return selection.game, len(choices), state.outcomes


def look_closely(state: State, random: Random) -> None:
    """Invariants, and that a copy lives a life of its own."""
    if is_turn(state):
        invariants.check(state)
    before = state_digest(state)
    copy = state.copy()
    for _ in range(12):
        if copy.over:
            break
        apply(copy, choose(copy, random, 0.5))
    assert state_digest(state) == before, "playing on a copy changed the original"


def play_batch(first: int, count: int) -> tuple[int, Counter[str], Counter[str], list[str]]:
    """Play games of consecutive seeds; moves, games by kind, rounds by winner, failures."""
    moves = 0
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    failures: list[str] = []
    for seed in range(first, first + count):
        try:
            game, played, outcomes = play(seed)
        except AssertionError as error:
            failures.append(str(error))
            continue
        moves += played
        games[game] += 1
        wins.update(outcomes)
    return moves, games, wins, failures


def main() -> int:
    """Play, show progress, print the result; 1 if anything failed."""
    from rich.progress import Progress

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    started = time.monotonic()
    moves = 0
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    failures: list[str] = []
    firsts = range(wanted.seed, wanted.seed + wanted.games, BATCH)
    last = wanted.seed + wanted.games
    counts = [min(BATCH, last - first) for first in firsts]
    with ProcessPoolExecutor(wanted.jobs, initializer=help_out) as pool, Progress() as bar:
        task = bar.add_task("games", total=wanted.games)
        for played, kinds, won, failed in pool.map(play_batch, firsts, counts):
            moves += played
            games += kinds
            wins += won
            failures += failed
            bar.advance(task, sum(kinds.values()) + len(failed))
    print(f"{sum(games.values())} games, {moves} moves, {time.monotonic() - started:.0f} s")
    print("games:", dict(games.most_common()))
    print("rounds won:", dict(wins.most_common()))
    print(f"{len(failures)} failures")
    for failure in failures[:20]:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
