"""What the stores carry: `python -m bench.store`, with SQLite and PostgreSQL on this machine.

Callers append one line after the other, each to a table of its own, every commit on the disk; then
a worker with many tables gives signs of life, while another has somebody connected at each of them.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from motherlode.store.log import Line
from motherlode.store.opening import open_at
from tests.support.postgres import Postgres

BODY: Final = b"x" * 180  # bytes, as an ordinary choice has
LINES: Final = 100  # of each table for which a sign of life asks
BEATS: Final = 30


def main() -> int:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--callers", type=int, default=200, help="that append at the same time")
    parser.add_argument("--seconds", type=float, default=5.0, help="of appending")
    parser.add_argument("--tables", type=int, default=1000, help="of the worker that beats")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may run as somebody else
        file = str(Path(folder, "tables.sqlite"))
        print("SQLite    ", asyncio.run(appended(file, "A", options.callers, options.seconds)))
        home = Path(folder, "postgres")
        home.mkdir()
        server = Postgres(home).make()
        try:
            address = server.address("migrated")
            for callers in (1, options.callers):
                told = asyncio.run(appended(address, f"B{callers}", callers, options.seconds))
                print("PostgreSQL", told)
            two(address, options.callers // 2, options.seconds)
            print(asyncio.run(beaten(address, options.tables)))
        finally:
            server.stop()
    return 0


def two(address: str, callers: int, seconds: float) -> None:
    """Two workers at once, each in its own process."""
    context = get_context("spawn")
    workers = [
        context.Process(target=worker, args=(address, tag, callers, seconds)) for tag in "CD"
    ]
    for one in workers:
        one.start()
    for one in workers:
        one.join()


def worker(address: str, tag: str, callers: int, seconds: float) -> None:
    """One of two."""
    print("of two    ", asyncio.run(appended(address, tag, callers, seconds)), flush=True)


async def appended(address: str, tag: str, callers: int, seconds: float) -> str:
    """How many lines a second one worker writes, and how long each takes."""
    store, _ = open_at(address)
    await store.open()
    took: list[float] = []
    end = time.perf_counter() + seconds

    async def call(number: int) -> None:
        sequence = 0
        while time.perf_counter() < end:
            sequence += 1
            started = time.perf_counter()
            line = Line(f"{tag}{number:05d}", sequence, f"c{sequence}", time.time(), BODY)
            await store.append([line])
            took.append((time.perf_counter() - started) * 1000)

    started, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(call(number) for number in range(callers)))
    passed = time.perf_counter() - started
    busy = (time.process_time() - busy) / passed
    await store.close()
    took.sort()
    half, most = took[len(took) // 2], took[len(took) * 99 // 100]
    return (
        f"{callers:4d} callers: {len(took) / passed:6.0f} lines/s, p50 {half:.1f} ms, "
        f"p99 {most:.1f} ms, {busy:.0%} of a core for the worker"
    )


async def beaten(address: str, count: int) -> str:
    """How long a sign of life takes with this many tables."""
    codes = [f"E{number:05d}" for number in range(count)]
    store, mine = open_at(address)
    _, others = open_at(address)
    await store.open()
    lines = [[Line(code, n, None, 1.0, BODY) for n in range(1, LINES + 1)] for code in codes]
    await asyncio.gather(*(store.append(one) for one in lines))
    await mine.open(lambda news: None)
    await others.open(lambda news: None)
    await others.attend({code: {0: 1, 1: 1, -1: 2} for code in codes})
    took = []
    for _ in range(BEATS):
        await others.beat((), (), b"")
        started = time.perf_counter()
        beat = await mine.beat(codes, codes, b"")
        took.append((time.perf_counter() - started) * 1000)
    assert (len(beat.held), len(beat.heads), len(beat.elsewhere)) == (count, count, count)
    await mine.close()
    await others.close()
    await store.close()
    first, *rest = took
    rest.sort()
    return (
        f"a beat with {count} tables: the first {first:.1f} ms, then half within "
        f"{rest[len(rest) // 2]:.1f} ms, the longest {rest[-1]:.1f} ms"
    )


if __name__ == "__main__":
    raise SystemExit(main())
