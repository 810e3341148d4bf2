"""How near the game comes to one written in C: `python -m bench.limit FILE.c`, measured in turn.

The file isn't part of this repository. Compiled, it is called with a number of games, of seats and
a seed, plays the base game at random, each move out of the full list, and prints JSON with its
`moves` and the processor time they took, `cpu`. Random play is measured beside it in processor
time, on the same core: whatever else a machine does slows both down.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

import motherlode
from motherlode.cli.batch.games import Order, play_part
from motherlode.cli.batch.speed import PLAYERS, SEED, base_rules, random_rate

GOAL = 0.29
LIMIT = "the limit"
FLAGS = ("-O3", "-march=native")


def compiled(source: Path, folder: str) -> str:
    """The program that a file of C becomes."""
    made = str(Path(folder) / "limit")
    subprocess.run(["cc", *FLAGS, "-o", made, str(source), "-lm"], check=True)
    return made


def limit_rate(program: str, games: int) -> float:
    """Moves per second of the program in C."""
    command = [program, str(games), str(PLAYERS), str(SEED)]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return float(told["moves"] / told["cpu"])


def simulated_rate(games: int) -> float:
    """Moves per second of `simulate` with random bots."""
    order = Order("base", (), "", PLAYERS, ("random",) * PLAYERS, SEED, games)
    tally = play_part(order, range(games))
    return tally.moves / tally.cpu_seconds


def measured(program: str, games: int, laps: int) -> dict[str, list[float]]:
    """The rate of each, lap by lap."""
    runs: dict[str, Callable[[], float]] = {
        LIMIT: lambda: limit_rate(program, 5 * games),
        "random play": lambda: random_rate(base_rules(), games / 5_000),
        "simulate": lambda: simulated_rate(games),
    }
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(laps):
        for name, run in runs.items():
            found[name].append(run())
    return found


def ratios(found: dict[str, list[float]], name: str) -> list[float]:
    """How much of the limit was reached in each lap."""
    return [rate / most for rate, most in zip(found[name], found[LIMIT], strict=True)]


def main() -> None:
    """Compile, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="the game in C")
    parser.add_argument("--games", type=int, default=2_000, help="of `simulate` in a lap")
    parser.add_argument("--laps", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        found = measured(compiled(given.source, folder), given.games, given.laps)
    rows = {
        name: {
            "moves_per_second": median(rates),
            "of_the_limit": median(ratios(found, name)),
            "least": min(ratios(found, name)),
            "most": max(ratios(found, name)),
        }
        for name, rates in found.items()
    }
    if given.json:
        print(json.dumps({"compiled": motherlode.compiled(), "goal": GOAL, "rows": rows}))
        return
    if not motherlode.compiled():
        print("The kernel is interpreted: these numbers say little")
    for name, row in rows.items():
        line = f"{name:<12}{row['moves_per_second']:>12,.0f} moves/s"
        if name != LIMIT:
            line += f"{row['of_the_limit']:>8.3f} of it ({row['least']:.3f}–{row['most']:.3f})"
        print(line)
    print(f"The goal is {GOAL} of it, in {given.laps} laps: medians, and the extremes of each")


if __name__ == "__main__":
    main()
