"""How much faster several processes simulate than one: `python -m bench.jobs`, measured in turn.

Each number is the best of several runs of `motherlode simulate` by the clock, its start included:
on a machine that has something else to do it says little. Starting takes the same time for any
number of games, and nobody shares that: so there are enough of them for one process to be busy for
ten seconds or more, as it is when somebody asks for several.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time

GOAL = 1.85
SIMULATE = (sys.executable, "-m", "motherlode", "simulate", "--seed", "1", "--json")


def seconds(games: int, bots: str, jobs: int) -> float:
    """How long it takes to simulate this many games."""
    command = [*SIMULATE, "--games", str(games), "--bots", bots, "--jobs", str(jobs)]
    started = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - started


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--laps", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    best = dict.fromkeys((1, given.jobs), float("inf"))
    for _ in range(given.laps):
        for jobs in best:
            best[jobs] = min(best[jobs], seconds(given.games, given.bots, jobs))
    faster = best[1] / best[given.jobs]
    load = os.getloadavg()[0]
    if given.json:
        print(json.dumps({"seconds": best, "faster": faster, "goal": GOAL, "load": load}))
        return
    for jobs, spent in best.items():
        print(f"--jobs {jobs:<3}{spent:>8.2f} s for {given.games:,} games of {given.bots} bots")
    print(f"{faster:.2f} times as fast (goal {GOAL} with two), load {load:.1f}")


if __name__ == "__main__":
    main()
