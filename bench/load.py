"""How many live tables one server carries: `python -m bench.load`, on this machine only.

Each table has five sockets, one for each seat, and makes a move every two seconds. What is measured
is the time from sending a move until the last seat has heard of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from bench.people import SEATS, LoadedTable, Tally
from bench.strain import Strain, at
from motherlode import compiled
from motherlode.cli.batch.speed import YARDSTICK, ask_python

TARGET: Final = 50.0  # milliseconds, 99 of 100 moves
REFERENCE: Final = 0.88  # seconds the yardstick took where the target was set
OPENING: Final = 20  # tables that are opened at a time
OPEN: Final = "Motherlode is open at "


def main() -> int:
    """Measure, and print what came out."""
    wanted = arguments()
    allow_sockets(wanted.tables * SEATS)
    yardstick = ask_python(YARDSTICK)
    with served(wanted) as (server, process):
        result = asyncio.run(measure(server, process, wanted))
    result["yardstick_seconds"] = round(yardstick, 3)
    result["reference_seconds"] = REFERENCE
    result["load_average"] = [round(load, 1) for load in os.getloadavg()]
    result["compiled"] = compiled() if process else None
    if wanted.json:
        print(json.dumps(result))
    else:
        show(result)
    return 0 if result["errors"] == 0 and result["lost"] == 0 else 1


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves")
    parser.add_argument("--server", default="", help="one that runs here, such as its address")
    parser.add_argument("--profile", default="", help="a file for the profile of the server")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    if not (0 < wanted.tables <= 2000 and 0 < wanted.seconds <= 3600 and wanted.every > 0):
        parser.error("from 1 to 2000 tables, up to an hour")
    if wanted.server and not is_loopback(wanted.server):
        parser.error("only a server on this machine is loaded: http://127.0.0.1:PORT")
    return wanted


def is_loopback(address: str) -> bool:
    """Whether an address is this machine."""
    return urlsplit(address).hostname in ("127.0.0.1", "::1", "localhost")


def allow_sockets(count: int) -> None:
    """Ask for as many open files as are needed; the server inherits it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = count + 200
    if soft < needed:
        limit = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


@contextlib.contextmanager
def served(wanted: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """The server's address and process number; one is started unless one was named."""
    if wanted.server:
        yield wanted.server.rstrip("/"), 0
        return
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "load.sqlite"))
        command = [sys.executable, "-m", "bench.hosted", database]
        command += [wanted.profile] if wanted.profile else []
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line.startswith(OPEN):
                raise SystemExit("the server could not start")
            try:
                yield line[len(OPEN) :].split()[0].rstrip("/"), process.pid
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(20)


async def measure(server: str, process: int, wanted: argparse.Namespace) -> dict[str, Any]:
    """Open the tables, play, and count."""
    tally = Tally()
    tables = [LoadedTable(number, server, tally) for number in range(wanted.tables)]
    began = time.monotonic()
    limits = httpx.Limits(max_connections=OPENING)
    async with httpx.AsyncClient(base_url=server, timeout=60, limits=limits) as http:
        for start in range(0, len(tables), OPENING):
            await asyncio.gather(*(table.open(http) for table in tables[start : start + OPENING]))
        opened = time.monotonic() - began
        print(f"{wanted.tables} tables opened in {opened:.1f} s", file=sys.stderr)
        await asyncio.sleep(1)
        gc.collect()
        gc.disable()  # the tool's own pauses are not to be measured
        before, own_before = cpu_seconds(process), time.process_time()
        started = time.monotonic()
        with Strain() as strain:
            await asyncio.gather(
                *(table.play(wanted.every, started + wanted.seconds) for table in tables)
            )
        took = time.monotonic() - started
        used, own = cpu_seconds(process) - before, time.process_time() - own_before
        health = (await http.get("/api/health")).json()
    memory = memory_of(process)
    await asyncio.gather(*(table.close() for table in tables))
    return {
        "tables": wanted.tables,
        "sockets": wanted.tables * SEATS,
        "sockets_held": health["sockets"],
        "seconds": round(took, 1),
        **counted(tally, took),
        "server_cpu_percent": round(100 * used / took, 1) if process else None,
        "server_memory_mb": memory,
        "tool_cpu_percent": round(100 * own / took, 1),
        "machine_late_p99_ms": at(strain.late, 0.99),
        "machine_disk_p99_ms": at(strain.disk, 0.99),
    }


def counted(tally: Tally, took: float) -> dict[str, Any]:
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
        "target_p99_ms": TARGET,
    }


def cpu_seconds(process: int) -> float:
    """The time a process has used; 0 where that can't be told."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float | None:
    """Megabytes a process holds, if that can be told."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return None
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


def show(result: dict[str, Any]) -> None:
    """A table for people."""
    late, disk = result["machine_late_p99_ms"], result["machine_disk_p99_ms"]
    rows = [
        ("tables, sockets", f"{result['tables']}, {result['sockets_held']}"),
        ("moves, a second", f"{result['moves']}, {result['moves_per_second']}"),
        ("updates expected, arrived", f"{result['updates_expected']}, {result['updates_arrived']}"),
        ("errors", f"{result['errors']} {' | '.join(result['first_errors'])}"),
        ("move to last seat, p50", f"{result['p50_ms']} ms"),
        ("move to last seat, p99", f"{result['p99_ms']} ms (to reach: {TARGET:.0f} ms)"),
        ("move to last seat, max", f"{result['max_ms']} ms"),
        ("server", f"{result['server_cpu_percent']} % CPU, {result['server_memory_mb']} MB"),
        ("this tool", f"{result['tool_cpu_percent']} % CPU"),
        ("machine, late and disk", f"p99 {late} ms, p99 {disk} ms"),
        ("kernel", {True: "compiled", False: "interpreted", None: "-"}[result["compiled"]]),
        ("yardstick", f"{result['yardstick_seconds']} s (there: {REFERENCE} s)"),
        ("load of the machine", " ".join(str(load) for load in result["load_average"])),
    ]
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        print(f"{name:<{width}}  {value}")


if __name__ == "__main__":
    sys.exit(main())
