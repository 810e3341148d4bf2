"""Real faults: `python -m tests.faults --injections 220 --seed 1` (`make faults`).

People play at real servers while workers, PostgreSQL and connections die. No acknowledged command
may be lost, nobody may see anything else than the log says, and all tables must be playable again
within ten seconds. More is allowed only on a machine that is busy: where a timer beside the tables
is more than 50 ms late in one of 100 cases, or others use more than a quarter of all cores.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from random import Random

from tests.faults.harness import Harness, drawn, folder_of, injected
from tests.faults.house import PostgresHouse, SqliteHouse
from tests.faults.injections import ON_POSTGRES, ON_SQLITE

INJECTIONS = 220
SHARE = 0.2  # of them at a server with SQLite
GOAL = 10.0  # seconds until tables must be playable again


def main() -> int:
    """Hurt both houses, print the counts; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--injections", type=int, default=INJECTIONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", default="", help="only this one, such as worker_killed")
    parser.add_argument("--quiet", action="store_true", help="print the counts only")
    wanted = parser.parse_args()
    begun = time.monotonic()
    found = asyncio.run(run(wanted))
    show(found, time.monotonic() - begun)
    failed = any(one.failures for one in found)
    return 1 if failed else 0


async def run(wanted: argparse.Namespace) -> list[Harness]:
    """First a server with PostgreSQL, then one with SQLite."""
    random = Random(wanted.seed)
    on_postgres, on_sqlite = (
        [one for one in kinds if wanted.kind in ("", one.__name__)]
        for kinds in (ON_POSTGRES, ON_SQLITE)
    )
    share = SHARE if on_postgres and on_sqlite else float(bool(on_sqlite))
    few = round(wanted.injections * share)
    tell = not wanted.quiet
    found: list[Harness] = []
    with tempfile.TemporaryDirectory() as folder:
        if many := wanted.injections - few:
            house = PostgresHouse(folder_of(folder, "postgres"))
            harness = Harness(house, wanted.seed, goal=GOAL)
            plan = drawn(on_postgres, many, random)
            found.append(await injected(harness, plan, tell=tell))
        if few:
            small = SqliteHouse(folder_of(folder, "sqlite"))
            plan = drawn(on_sqlite, few, random)
            harness = Harness(small, wanted.seed, goal=GOAL)
            found.append(await injected(harness, plan, many + 1, tell))
    return found


def show(found: list[Harness], took: float) -> None:
    """The counts, for people."""
    counts: Counter[str] = sum((one.counts for one in found), Counter())
    for one in found:
        print(f"\n{type(one.house).__name__}: seconds until every table was playable again")
        for name, times in sorted(one.times.items()):
            late = sum(time > GOAL for time in times)
            print(
                f"{name:<22} {len(times):>3} times, median {statistics.median(times):4.1f}, "
                f"longest {max(times):4.1f}" + (f", {late} beyond {GOAL:.0f}" if late else "")
            )
    print()
    for name, count in sorted(counts.items()):
        print(f"{name:<24} {count:>9}")
    failures = [failure for one in found for failure in one.failures]
    load = " ".join(f"{load:.1f}" for load in os.getloadavg())
    print(
        f"{counts['injections']} injections in {took:.0f} s, {len(failures)} failures"
        f" (load of the machine: {load})"
    )
    for failure in failures:
        print(failure)


if __name__ == "__main__":
    sys.exit(main())
