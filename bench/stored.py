"""Many stored games: the load tool fills a database with them, and comes back to some of them."""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.people import DECODER, NULL, LoadedTable, Tally
from bench.served import Database, Served, server
from bench.strain import Strain, at
from bench.targets import STORED
from motherlode.store.log import Line, Store
from motherlode.store.opening import open_at
from motherlode.tables.live.hall import ALPHABET, CODE_LENGTH

GAMES: Final = 8  # that are really played, and copied
MOVES: Final = (5, 60)  # how far they have come
TOGETHER: Final = 200  # tables that are written at a time
AT_ONCE: Final = 2  # people who come at the same time


class Original:
    """A game that was played, and how to get in."""

    def __init__(self, table: LoadedTable) -> None:
        self.code = table.code
        self.tokens = [place.token for place in table.places]
        self.lines: list[Line] = []


async def originals(served: Served) -> list[Original]:
    """Play some games, each for a while."""
    tables = [LoadedTable(number, served.address, Tally()) for number in range(GAMES)]
    async with httpx.AsyncClient(base_url=served.address, timeout=60) as http:
        for table in tables:
            await table.open(http)
            while table.question is None:
                await asyncio.sleep(0.02)
    random = Random(1)
    for table in tables:
        for _ in range(random.randint(*MOVES)):
            if table.over:
                break
            await table.move()
            while table.question is None and not (table.over or table.unready):
                await asyncio.sleep(0.01)
        await table.close()
    return [Original(table) for table in tables]


async def fill(where: Database, games: list[Original], count: int) -> list[tuple[str, str]]:
    """Copy games under other codes; each with a token that opens one of its seats."""
    store, _ = open_at(where.address, where.key)
    await store.open()
    random = Random(2)
    made: list[tuple[str, str]] = []
    try:
        for game in games:
            game.lines = await store.read(game.code)
        while len(made) < count:
            some = min(TOGETHER, count - len(made))
            made += await asyncio.gather(*(copy(store, games, random) for _ in range(some)))
    finally:
        await store.close()
    return made


async def copy(store: Store, games: list[Original], random: Random) -> tuple[str, str]:
    """One game under a code of its own; its lines are sealed for it."""
    game = random.choice(games)
    code = "".join(random.choices(ALPHABET, k=CODE_LENGTH))
    await store.append([line._replace(table=code) for line in game.lines])
    return code, random.choice(game.tokens)


async def resumed(served: Served, code: str, token: str) -> float:
    """Come to a table that nobody has been to; seconds until everything is told."""
    address = f"{served.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    began = time.perf_counter()
    async with connect(address, compression=None, max_size=None, proxy=None) as line:
        await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        told = DECODER.decode(await line.recv())
        took = time.perf_counter() - began
        if told.type != "welcome" or told.view == NULL:
            raise RuntimeError(f"{code}: {told.type} {told.code}")
    return took


async def come_back(served: Served, made: list[tuple[str, str]], count: int) -> list[float]:
    """Some people at a time come back to tables, each to another."""
    waiting = list(Random(3).sample(made, min(count, len(made))))
    times: list[float] = []

    async def people() -> None:
        while waiting:
            times.append(await resumed(served, *waiting.pop()))

    await asyncio.gather(*(people() for _ in range(AT_ONCE)))
    return times


def measure_stored(where: Database, workers: int, count: int, resume: int) -> dict[str, Any]:
    """Fill a database, start a server on it, and come back to some tables."""
    with server(where, 1) as served:
        games = asyncio.run(originals(served))
    began = time.monotonic()
    made = asyncio.run(fill(where, games, count))
    filled = time.monotonic() - began
    lines = sum(len(game.lines) for game in games) / len(games)
    print(f"{count} games stored in {filled:.0f} s", file=sys.stderr)
    with server(where, workers) as served, Strain() as strain:
        times = asyncio.run(come_back(served, made, resume))
    return {
        "stored": count,
        "lines_each": round(lines),
        "filled_seconds": round(filled),
        "resumed": len(times),
        "resumed_p50_ms": at(times, 0.5),
        "resumed_p99_ms": at(times, 0.99),
        "resumed_max_ms": at(times, 1.0),
        "target_p99_ms": STORED,
        "machine_late_p99_ms": at(strain.late, 0.99),
    }
