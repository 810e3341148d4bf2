"""How fast environments are: `python -m bench.environments` shows it, next to random play.

Each number is the best of several short runs in processor time, taken in turn with random play of
the engine alone, because what a busy machine can do changes from minute to minute.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import numpy as np

import motherlode
from motherlode.cli.batch.speed import base_rules, random_rate
from motherlode.env.agents import env
from motherlode.env.vector import SaboteurVector

TABLES = 32
GOALS = {"vector": 1_000_000, "agents": 60_000}


def vector_rate(tables: int) -> Callable[[float], float]:
    """Decisions per second at many tables, every seat answered for, each action drawn."""
    made = SaboteurVector(tables, seat=None, players=5, skip_forced=False)
    made.reset(seed=1)

    def rate(seconds: float) -> float:
        steps = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds:
            for _ in range(100):
                made.step(made.sample())
            steps += 100
        return steps * tables / spent

    return rate


def agents_rate() -> Callable[[float], float]:
    """Steps per second of PettingZoo, with the observation and the mask of each agent.

    Which action is drawn costs nothing here: finding one in a mask is up to the learner.
    """
    made = env(players=5)
    made.reset(seed=1)

    def rate(seconds: float) -> float:
        steps = 0
        started = time.process_time()
        while (spent := time.process_time() - started) < seconds:
            if not made.agents:
                made.reset()
            _, _, over, _, _ = made.last()
            made._tables.draw(steps)
            made.step(None if over else int(made._arrays.actions[0]))
            steps += 1
        return steps / spent

    return rate


def measured(tables: int, seconds: float, turns: int) -> dict[str, float]:
    """The best rate of each, and of random play beside it."""
    runs: dict[str, Callable[[float], float]] = {
        "random play": lambda spent: random_rate(base_rules(), spent),
        "vector": vector_rate(tables),
        "agents": agents_rate(),
    }
    best = dict.fromkeys(runs, 0.0)
    for _ in range(turns):
        for name, run in runs.items():
            best[name] = max(best[name], run(seconds))
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each run")
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    best = measured(given.tables, given.seconds, given.turns)
    if given.json:
        print(json.dumps({"compiled": motherlode.compiled(), "numpy": np.__version__, **best}))
        return
    if not motherlode.compiled():
        print("The kernel is interpreted: these numbers say little")
    for name, rate in best.items():
        goal = f"  (goal {GOALS[name]:,})" if name in GOALS else ""
        print(f"{name:<14}{rate:>12,.0f} a second{rate / best['random play']:>7.2f}{goal}")


if __name__ == "__main__":
    main()
