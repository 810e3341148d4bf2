"""What it costs to ask a seat and to deal a world: `python -m bench.asking`, in microseconds.

Each number is the best of several short runs in processor time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from functools import partial

from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.worlds.deal import deal_world

GOALS = {"prompt": 2.0, "deal_world": 10.0}
MANY = 189  # options of a hard question
TIMES = 500
TABLES = (("base", 5, False), ("saboteur2", 5, False), ("saboteur2", 12, True))


def hard_question(game: str, modules: Sequence[str], players: int, seeds: int = 60) -> State:
    """A state of random play with the most options, up to those of a hard question."""
    rules = CATALOGUE.rules(Selection(game, modules, "", players))
    best, rng = new_game(rules, 0), 1
    for seed in range(seeds):
        state = new_game(rules, seed)
        while not state.over:
            choices = options(state)
            if len(options(best)) < len(choices) <= MANY:
                best = state.copy()
            rng = int(stepped(rng))
            apply(state, choices[below(rng, len(choices))])
    options(best)
    return best


def cost(work: Callable[[], object], turns: int) -> float:
    """Microseconds that one call takes."""
    best = float("inf")
    for _ in range(turns):
        started = time.process_time()
        for _ in range(TIMES):
            work()
        best = min(best, time.process_time() - started)
    return best / TIMES * 1e6


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for game, players, is_full in TABLES:
        modules = CATALOGUE.allowed_extras(game, "", players) if is_full else ()
        state = hard_question(game, modules, players)
        seat = state.top().seat
        seen, count = view(state, seat), len(options(state))
        found = {
            "prompt": cost(partial(prompt, state, seat), given.turns),
            "deal_world": cost(partial(deal_world, seen, 7), given.turns),
        }
        if given.json:
            told = {"game": game, "players": players, "full": is_full, "options": count}
            print(json.dumps({**told, **found}))
            continue
        named = f"{game} with every module" if is_full else game
        print(f"{named}, {players} players, a question with {count} options")
        for name, spent in found.items():
            print(f"  {name:<12}{spent:>7.2f} µs  (goal {GOALS[name]:.0f})")


if __name__ == "__main__":
    main()
