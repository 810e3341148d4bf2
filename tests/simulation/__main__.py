"""The simulation as a whole: `python -m tests.simulation --seeds 10000` (`make simulation`).

Several workers, one database, people who play, and all that can go wrong, on a virtual clock. One
seed decides everything: `--seed N --trace` shows every step of it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from multiprocessing import get_context

from tests.simulation.plants import PLANTS
from tests.simulation.running import Task, found_by, run
from tests.simulation.world import Outcome
from tests.support.processes import help_out

SEEDS = 10_000
PLANT_SEEDS = 150  # in which a planted mistake must be found
CHUNK = 4
PROGRESS = 500  # seeds after which it tells how far it is
FIRST = (
    *("commands", "commands sent again", "commits", "conflicts", "lease changes"),
    *("connections", "reconnects", "frames", "frames checked"),
)


def main() -> int:
    """Run all seeds and print the counts; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seed", type=int, help="only this one")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--brief", action="store_true", help="the short stories of the tests")
    parser.add_argument("--plant", choices=list(PLANTS), help="with this mistake")
    parser.add_argument("--plants", action="store_true", help="find every planted mistake")
    parser.add_argument("--trace", action="store_true", help="show every step")
    wanted = parser.parse_args()
    if wanted.plants:
        return find_plants(wanted.jobs, wanted.brief)
    seeds = range(wanted.first, wanted.first + wanted.seeds)
    if wanted.seed is not None:
        seeds, wanted.jobs = range(wanted.seed, wanted.seed + 1), 1
    tasks = [Task(seed, wanted.brief, wanted.trace, wanted.plant or "") for seed in seeds]
    return show(outcomes(tasks, wanted.jobs), time.monotonic())


def outcomes(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    """What comes of each, in several processes."""
    if jobs == 1:
        yield from map(run, tasks)
        return
    with get_context("spawn").Pool(jobs, help_out, maxtasksperchild=100) as pool:
        yield from pool.imap_unordered(run, tasks, CHUNK)


def show(found: Iterable[Outcome], began: float) -> int:
    """Print failures as they come, and the counts at the end."""
    counts: Counter[str] = Counter()
    seconds, seeds, failed = 0.0, 0, 0
    for outcome in found:
        seeds += 1
        for step in outcome.trace:
            print(step)
        counts.update(outcome.counts)
        seconds += outcome.seconds
        if outcome.failure:
            failed += 1
            print(outcome.sentence(), flush=True)
        if seeds % PROGRESS == 0:
            print(f"{seeds:,} seeds, {seconds / 3600:,.1f} virtual hours so far", flush=True)
    for name in (*FIRST, *sorted(set(counts) - set(FIRST))):
        print(f"{name:<36} {counts[name]:>12,}")
    took = time.monotonic() - began
    print(
        f"{seeds:,} seeds, {seconds / 3600:,.1f} virtual hours in {took:.0f} s, {failed} failures"
    )
    return 1 if failed else 0


def find_plants(jobs: int, brief: bool) -> int:
    """Look for every planted mistake; 1 if one of them isn't found."""
    missed = 0
    tasks = [(name, PLANT_SEEDS, brief) for name in PLANTS]
    with get_context("spawn").Pool(jobs, help_out) as pool:
        for name, outcome in pool.imap_unordered(found_by, tasks):
            missed += outcome is None
            told = "NOT FOUND" if outcome is None else outcome.sentence()
            print(f"{name:<34} {told}", flush=True)
    print(f"{len(PLANTS)} planted mistakes, {missed} not found within {PLANT_SEEDS} seeds")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
