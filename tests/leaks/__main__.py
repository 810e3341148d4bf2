"""Leaks: compare everything that two tables send which differ in secrets (`make leaks`).

`python -m tests.leaks --comparisons 1000000 --seed 1`; a difference is printed with its table,
seed and step, and `--table "base 4" --seed 1 --step 27` looks at that step alone. `--plants` plants
every leak there is and says which are found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from tests.leaks.counts import Counts
from tests.leaks.jobs import Job, jobs, looked_at
from tests.leaks.planted import found
from tests.leaks.plants.all import PLANTS
from tests.support.processes import help_out

COMPARISONS = 1_000_000
PROCESSES = 2
PROGRESS = 30.0  # seconds


def look(comparisons: int, seed: int, processes: int) -> Counts:
    """Evenings until that much is compared."""
    total = Counts()
    began = told = time.monotonic()
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, initializer=help_out, initargs=(5,)) as pool:
        waiting: set[Future[Counts]] = set()
        coming = jobs(seed)
        while total.comparisons < comparisons or waiting:
            while len(waiting) < 2 * processes and total.comparisons < comparisons:
                waiting.add(pool.submit(looked_at, next(coming)))
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                total.add(one.result())
                for difference in one.result().differences:
                    print(difference, flush=True)
            if time.monotonic() - told > PROGRESS:
                told = time.monotonic()
                print(
                    f"{told - began:6.0f} s: {total.comparisons:>9} comparisons,"
                    f" {len(total.differences)} differences",
                    flush=True,
                )
    return total


def show(counts: Counts, took: float) -> None:
    """The counts, for people."""
    for title, table in (
        ("compared", counts.kinds),
        ("at moments", counts.phases),
        ("for", counts.seats),
        ("at tables with", counts.modules),
        ("exchanged", counts.swaps),
    ):
        print(title)
        lines: Counter[str] = table
        for name, number in sorted(lines.items(), key=lambda line: (-line[1], line[0])):
            print(f"  {name:<40} {number:>9}")
    print(f"{counts.worlds} worlds at {counts.steps} moments, {counts.skipped} moves left out")
    print(f"{counts.searched} messages, answers and logs searched for tokens, keys and seeds")
    for difference in counts.differences:
        print(difference.splitlines()[0])
    print(
        f"{counts.comparisons} comparisons in {took:.0f} s, {len(counts.differences)} differences"
    )


def plants(wanted: str) -> int:
    """Plant every leak, or those whose name has this in it; 1 if one isn't found."""
    missed = 0
    for plant in PLANTS.values():
        if wanted not in plant.name:
            continue
        began = time.process_time()
        difference = found(plant)
        took = time.process_time() - began
        missed += not difference
        where = difference.splitlines()[0] if difference else ""
        print(f"{'found' if difference else 'NOT FOUND':<9} {took:5.2f} s  {plant.name}: {where}")
    print(f"{len(PLANTS)} planted leaks, {missed} not found")
    return 1 if missed else 0


def main() -> int:
    """Compare, print the counts; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=COMPARISONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--table", default="", help="one table alone, by its name")
    parser.add_argument("--step", type=int, default=1, help="of the game at that table")
    parser.add_argument("--steps", type=int, default=1, help="how many from there")
    parser.add_argument("--plants", nargs="?", const="", help="plant leaks, all or by name")
    wanted = parser.parse_args()
    if wanted.plants is not None:
        return plants(wanted.plants)
    began = time.monotonic()
    if wanted.table:
        counts = looked_at(Job(wanted.table, wanted.seed, wanted.step - 1, wanted.steps))
    else:
        counts = look(wanted.comparisons, wanted.seed, wanted.processes)
    show(counts, time.monotonic() - began)
    return 1 if counts.differences else 0


if __name__ == "__main__":
    sys.exit(main())
