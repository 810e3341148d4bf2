"""Whether people can play while a server is besieged: `python -m bench.siege`, here only.

Hundreds of connections from a few addresses are held half open, some silent, some sending their
request a byte at a time (slow-loris); whenever the server closes one, another takes its place.
Meanwhile tables play, and what is measured is the time from a move until its last seat has heard,
beside what it was without the siege.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from bench.load import OPEN, allow_sockets, counted, memory_of
from bench.people import SEATS, LoadedTable, Tally
from bench.strain import Strain, at
from bench.targets import BESIEGED, beyond, slower
from motherlode.cli.batch.speed import YARDSTICK, ask_python

BESIEGERS: Final = 10  # addresses of this machine from which the server is besieged
BEGUN: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
MUSTER: Final = 60.0  # seconds in which they have to be there
ENOUGH: Final = 0.9  # the share of them that has to be
PAUSE: Final = 0.5  # seconds between two bytes, and before a connection is tried again


@dataclass
class Siege:
    """What became of the besiegers' connections."""

    opened: int = 0
    closed: int = 0  # by the server
    refused: int = 0
    held: int = 0
    most: int = 0

    def hold(self, count: int) -> None:
        """This many more are held now."""
        self.held += count
        self.most = max(self.most, self.held)


def main() -> int:
    """Besiege a server, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m bench.siege", description=__doc__)
    parser.add_argument("--connections", type=int, default=500, help="held half open")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves")
    wanted = parser.parse_args()
    allow_sockets(wanted.connections + wanted.tables * SEATS)
    gc.disable()  # the tool's own pauses are not to be measured
    with served() as (server, process):
        result = asyncio.run(besiege(server, process, wanted))
    print(json.dumps(result, indent=2))
    short = list(shortfalls(result))
    print(*short, sep="\n", file=sys.stderr)
    return 1 if short else 0


def shortfalls(result: dict[str, Any]) -> Iterator[str]:
    """A sentence for everything that isn't as it has to be."""
    for name in ("errors", "lost"):
        if result[name]:
            yield f"{name}: {result[name]}"
    if not result["closed"]:
        yield "the server closed none of the connections that are half open"
    limit = BESIEGED * slower(result["yardstick_seconds"])
    yield from beyond("move to last seat, p99", result["p99_ms"], limit, "ms")


@contextlib.contextmanager
def served() -> Iterator[tuple[str, int]]:
    """A server as it is installed, but for how many connections its players' address may hold."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "motherlode", "serve", "--port", "0"]
        command += ["--per-address", "400", "--database", str(Path(folder, "siege.sqlite"))]
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


async def besiege(server: str, process: int, wanted: argparse.Namespace) -> dict[str, Any]:
    """Open tables, then besiege the server while they play."""
    yardstick = round(ask_python(YARDSTICK), 3)
    tally = Tally()
    tables = [LoadedTable(number, server, tally) for number in range(wanted.tables)]
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        for table in tables:
            await table.open(http)
    calm = Tally()
    await played(tables, wanted, calm)
    port = urlsplit(server).port or 80
    async with besiegers(port, wanted.connections) as line:
        with Strain() as strain:
            took = await played(tables, wanted, tally)
        memory = memory_of(process)
        line.send("enough")
        siege: Siege = await asyncio.to_thread(line.recv)
    await asyncio.gather(*(table.close() for table in tables))
    besieged = {"besiegers": wanted.connections, **vars(siege), "server_memory_mb": memory}
    besieged["yardstick_seconds"] = yardstick
    besieged |= {"calm_p50_ms": at(calm.delays, 0.5), "calm_p99_ms": at(calm.delays, 0.99)}
    besieged["machine_late_p99_ms"] = at(strain.late, 0.99)
    return besieged | counted(tally, took) | {"target_p99_ms": BESIEGED}


@contextlib.asynccontextmanager
async def besiegers(
    port: int, count: int, patience: float = MUSTER
) -> AsyncIterator[Connection[str, Siege]]:
    """Besiegers before the gate, in a process of their own: what they cost is not measured."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(
        target=besieging, args=(port, count, patience, theirs), daemon=True
    )
    process.start()
    theirs.close()  # the line ends when they do
    try:
        siege: Siege = await asyncio.to_thread(ours.recv)
        if siege.most < count * ENOUGH:
            said = f"only {siege.most} of {count} besiegers came in"
            raise SystemExit(f"{said}; {siege.refused} times one was refused")
        yield ours
    finally:
        process.terminate()
        process.join()
        ours.close()


def can_come() -> bool:
    """Whether this machine has the addresses from which besiegers come."""
    with socket.socket() as tried:
        try:
            tried.bind((place_of(BESIEGERS - 1), 0))
        except OSError:
            return False
    return True


def place_of(number: int) -> str:
    """The address from which a besieger comes."""
    return f"127.0.1.{1 + number % BESIEGERS}"


def besieging(port: int, count: int, patience: float, line: Connection[Siege, str]) -> None:
    """The besiegers."""
    asyncio.run(stand(port, count, patience, line))


async def stand(port: int, count: int, patience: float, line: Connection[Siege, str]) -> None:
    """Hold connections until told that it is enough."""
    siege = Siege()
    holders = [
        asyncio.create_task(hold(port, place_of(number), number % 2, siege))
        for number in range(count)
    ]
    end = time.monotonic() + patience
    while siege.most < count * ENOUGH and time.monotonic() < end:
        await asyncio.sleep(PAUSE)
    line.send(siege)
    await asyncio.to_thread(line.recv)
    for task in holders:
        task.cancel()
    await asyncio.gather(*holders, return_exceptions=True)
    line.send(siege)


async def played(tables: list[LoadedTable], wanted: argparse.Namespace, tally: Tally) -> float:
    """All tables play for a while; what they measure is counted there; how long it took."""
    gc.collect()
    for table in tables:
        table.tally = tally
    started = time.monotonic()
    await asyncio.gather(*(table.play(wanted.every, started + wanted.seconds) for table in tables))
    return time.monotonic() - started


async def hold(port: int, place: str, is_slow: int, siege: Siege) -> None:
    """Hold one connection after another half open: silent, or a byte at a time."""
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(place, 0))
        except OSError:
            siege.refused += 1
            await asyncio.sleep(PAUSE)
            continue
        siege.opened += 1
        siege.hold(1)
        with contextlib.suppress(OSError):
            await wait_for_the_end(reader, writer, is_slow)
            siege.closed += 1
        siege.hold(-1)
        writer.close()
        await asyncio.sleep(PAUSE)


async def wait_for_the_end(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_slow: int
) -> None:
    """Until the server has had enough."""
    ended = asyncio.ensure_future(reader.read())
    try:
        if is_slow:
            writer.write(BEGUN)
        while not ended.done():
            await asyncio.wait({ended}, timeout=PAUSE)
            if is_slow and not ended.done():
                writer.write(b"x")
    finally:
        ended.cancel()


if __name__ == "__main__":
    sys.exit(main())
