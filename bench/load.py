"""How many live tables a server carries: `python -m bench.load`, on this machine only.

Each table has five sockets, one for each seat, and makes a move every two seconds. What is measured
is the time from sending a move until the last seat has heard of it. Then the knee is looked for:
the most moves a second of which 99 of 100 take at most 50 ms. Other parts: `drop`, all sockets lost
at once; `roll`, all workers replaced while people play; `stored`, many games in the database.
`--all` measures everything that has a target, one load after the other, for about an hour. What
falls short of its target (`bench/targets.py`) is told in a sentence, and makes it fail.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from bench.people import SEATS, LoadedTable, Tally
from bench.served import OPEN, Served, allow_sockets, database, memory_of, server
from bench.stored import measure_stored
from bench.strain import Strain, at
from bench.targets import LOADS, REFERENCE, shortfalls
from bench.trials import dropped, knee, play_all, rolled
from motherlode import compiled
from motherlode.cli.batch.speed import YARDSTICK, ask_python

__all__ = ["OPEN", "allow_sockets", "arguments", "counted", "memory_of"]

OPENING: Final = 20  # tables that are opened at a time
PARTS: Final = ("load", "drop", "roll", "knee", "stored")
ON_POSTGRES: Final = ("--database", "postgres", "--tables", "1000", "--every", "5")
ALL: Final = (
    ("--parts", "load,knee"),
    (*ON_POSTGRES, "--workers", "2", "--seconds", "600", "--parts", "load,drop,roll,knee"),
    (*ON_POSTGRES, "--workers", "1", "--parts", "knee"),
    (*ON_POSTGRES, "--workers", "2", "--parts", "stored"),
)
LABELS: Final = {
    "kib_per_idle_socket": "KiB of the workers for each idle socket",
    "kib_per_playing_socket": "KiB for each socket of a game",
    "p50_ms": "move to last seat, p50 (ms)",
    "p99_ms": "move to last seat, p99 (ms)",
    "max_ms": "move to last seat, max (ms)",
}


def main() -> int:
    """Measure, and print what came out."""
    wanted = arguments()
    if wanted.all:
        return measure_all([one for one in sys.argv[1:] if one != "--all"])
    allow_sockets(wanted.tables * SEATS)
    result: dict[str, Any] = {
        "database": wanted.database,
        "workers": wanted.workers,
        "moves_wanted": round(wanted.tables / wanted.every, 1),
        "yardstick_seconds": round(ask_python(YARDSTICK), 3),
        "reference_seconds": REFERENCE,
        "load_average_before": loads(),
    }
    if set(wanted.parts) - {"stored"}:
        with served(wanted) as one:
            result["compiled"] = compiled() if one.process else None
            result |= asyncio.run(measure(one, wanted))
    if "stored" in wanted.parts:
        with database(wanted.database) as where:
            result["stored"] = measure_stored(where, wanted.workers, wanted.stored, wanted.resume)
    result["load_average"] = loads()
    if wanted.json:
        print(json.dumps(result))
    else:
        show(result)
    short = shortfalls(result)
    print(*short, sep="\n", file=sys.stderr)
    return 1 if short else 0


def measure_all(more: list[str]) -> int:
    """Each load in a process of its own; 1 if one fails. What else was asked holds for all."""
    failed = []
    for part in ALL:
        line = " ".join([*part, *more])
        print(f"\n-- {line}", flush=True)
        if subprocess.run([sys.executable, "-m", "bench.load", *part, *more]).returncode:
            failed.append(line)
    print(f"\n{len(ALL)} loads, {len(failed)} fell short of their targets")
    print(*failed, sep="\n")
    return 1 if failed else 0


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--all", action="store_true", help="all that has a target")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="of a server with PostgreSQL")
    parser.add_argument("--parts", default="load,knee", help=f"of {','.join(PARTS)}")
    parser.add_argument("--knee-seconds", type=float, default=12.0, help="for each try")
    parser.add_argument("--stored", type=int, default=100_000, help="games in the database")
    parser.add_argument("--resume", type=int, default=1000, help="of them that people come to")
    parser.add_argument("--server", default="", help="one that runs here, such as its address")
    parser.add_argument("--profile", default="", help="a file for the profile of the server")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    wanted.parts = wanted.parts.split(",")
    if not (0 < wanted.tables <= 2000 and 0 < wanted.seconds <= 3600 and wanted.every > 0):
        parser.error("from 1 to 2000 tables, up to an hour")
    if not set(wanted.parts) <= set(PARTS):
        parser.error(f"--parts takes some of {','.join(PARTS)}")
    if wanted.workers > 1 and wanted.database == "sqlite":
        parser.error("several workers need --database postgres")
    if wanted.server and not is_loopback(wanted.server):
        parser.error("only a server on this machine is loaded: http://127.0.0.1:PORT")
    return wanted


def is_loopback(address: str) -> bool:
    """Whether an address is this machine."""
    return urlsplit(address).hostname in ("127.0.0.1", "::1", "localhost")


def loads() -> list[float]:
    """How busy the machine is, with whatever else it does."""
    return [round(load, 1) for load in os.getloadavg()]


@contextlib.contextmanager
def served(wanted: argparse.Namespace) -> Iterator[Served]:
    """The server; one is started unless one was named."""
    if wanted.server:
        yield Served(wanted.server.rstrip("/"))
        return
    with (
        database(wanted.database) as where,
        server(where, wanted.workers, wanted.profile) as one,
    ):
        yield one


async def measure(one: Served, wanted: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, and do all that is wanted with them."""
    tables = [LoadedTable(number, one.address, Tally()) for number in range(wanted.tables)]
    result = await open_all(one, tables)
    gc.collect()
    gc.disable()  # the tool's own pauses are not to be measured
    if "load" in wanted.parts:
        result |= await loaded(one, tables, wanted)
    if "drop" in wanted.parts:
        result["drop"] = await dropped(one, tables)
    if "roll" in wanted.parts:
        result["roll"] = await rolled(one, tables, wanted.every, max(40.0, wanted.seconds))
    if "knee" in wanted.parts:
        result["knee"] = await knee(tables, wanted.knee_seconds)
    await asyncio.gather(*(table.close() for table in tables))
    return result


async def open_all(one: Served, tables: list[LoadedTable]) -> dict[str, Any]:
    """Make all tables, let everybody come, then start; what memory each step costs."""
    began = time.monotonic()
    limits = httpx.Limits(max_connections=OPENING)
    groups = [tables[start : start + OPENING] for start in range(0, len(tables), OPENING)]
    async with httpx.AsyncClient(base_url=one.address, timeout=60, limits=limits) as http:
        for group in groups:
            await asyncio.gather(*(table.make(http) for table in group))
    without = one.memory()
    for group in groups:
        await asyncio.gather(*(table.connect() for table in group))
    idle = one.memory()
    for group in groups:
        await asyncio.gather(*(table.start() for table in group))
    while not all(table.question for table in tables):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    sockets = len(tables) * SEATS
    print(f"{len(tables)} tables opened in {time.monotonic() - began:.0f} s", file=sys.stderr)
    return {
        "tables": len(tables),
        "sockets": sockets,
        "memory_mb": {"tables": without, "sockets": idle, "games": one.memory()},
        "kib_per_idle_socket": round(1024 * (idle - without) / sockets, 1),
        "kib_per_playing_socket": round(1024 * (one.memory() - without) / sockets, 1),
    }


async def loaded(
    one: Served, tables: list[LoadedTable], wanted: argparse.Namespace
) -> dict[str, Any]:
    """Play, and count."""
    before = one.seconds()
    with Strain() as strain:
        tally, took = await play_all(tables, wanted.every, wanted.seconds)
    after = one.seconds()
    used = {part: round(100 * (after[part] - before[part]) / took, 1) for part in after}
    return {
        "seconds": round(took, 1),
        **counted(tally, took, LOADS[wanted.database].p99),
        "cpu_percent": used,
        "memory_after_mb": one.memory(),
        "machine_late_p99_ms": at(strain.late, 0.99),
        "machine_disk_p99_ms": at(strain.disk, 0.99),
    }


def counted(tally: Tally, took: float, target: float = 50.0) -> dict[str, Any]:
    """What was sent, what arrived, and how late."""
    return {
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / took, 1),
        "games_finished": tally.games,
        "updates_expected": tally.expected,
        "updates_arrived": tally.arrived,
        "lost": tally.expected - tally.arrived,
        "megabytes_arrived": round(tally.bytes / 1e6, 1),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:5],
        "p50_ms": at(tally.delays, 0.5),
        "p99_ms": at(tally.delays, 0.99),
        "max_ms": at(tally.delays, 1.0),
        "target_p99_ms": target,
    }


def show(result: dict[str, Any], indent: str = "") -> None:
    """Everything, for people."""
    width = max(len(LABELS.get(name, name)) for name in result)
    for name, value in result.items():
        label = LABELS.get(name, name.replace("_", " "))
        if isinstance(value, dict):
            print(f"{indent}{label}")
            show(value, indent + "  ")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            print(f"{indent}{label}")
            for one in value:
                print(f"{indent}  " + ", ".join(f"{key} {told}" for key, told in one.items()))
        else:
            told = " ".join(map(str, value)) if isinstance(value, list) else value
            print(f"{indent}{label:<{width}}  {told}")


if __name__ == "__main__":
    sys.exit(main())
