"""The load tool: a small load on a real server, and nothing but this machine."""

from __future__ import annotations

import asyncio
import multiprocessing
import re
import sys
import time
from argparse import Namespace
from typing import Any

import httpx
import pytest

from bench import load, siege
from bench.held_up import Company
from bench.people import LoadedTable, Tally
from bench.stalls import Stalls
from bench.targets import REFERENCE, shortfalls
from tests.support.guest import PATIENCE
from tests.support.postgres import free_port
from tests.support.server import Server, until


def test_what_is_sent_arrives(server: Server) -> None:
    tally = Tally()

    async def run() -> None:
        tables = [LoadedTable(number, server.address, tally) for number in range(3)]
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            await asyncio.gather(*(table.open(http) for table in tables))
        await asyncio.to_thread(until, lambda: all(table.question for table in tables))
        await asyncio.gather(*(moves(table) for table in tables))
        await asyncio.gather(*(table.close() for table in tables))

    asyncio.run(run())
    counted = load.counted(tally, 1.0)
    assert counted["errors"] == 0, counted["first_errors"]
    assert counted["moves"] == 30
    assert counted["updates_expected"] == counted["updates_arrived"] == 5 * counted["moves"]
    assert 0 < counted["p50_ms"] <= counted["p99_ms"] <= counted["max_ms"]


def test_somebody_plays_on_among_bots(server: Server) -> None:
    company = Company(server.address, "greedy", "base", 4, [])

    async def run() -> None:
        playing = asyncio.create_task(company.play(time.monotonic() + PATIENCE))
        await asyncio.to_thread(until, lambda: company.answers >= 3)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    asyncio.run(run())
    assert company.answers >= 3


def test_what_bots_take_is_noted_even_where_they_fail() -> None:
    stalls = Stalls()
    work = stalls.timed("move", lambda number: 1 // number)
    assert work(1) == 1
    with pytest.raises(ZeroDivisionError):
        work(0)
    told = stalls.told()
    assert told["bots"]["move"]["count"] == 2
    assert told["loop"]["count"] == 0


async def moves(table: LoadedTable) -> None:
    """Ten of them."""
    for _ in range(10):
        await table.move()


@pytest.mark.parametrize(
    "given",
    ["--server http://example.org", "--server http://10.0.0.1:8000", "--tables 0", "--every 0"],
)
def test_no_other_machine_is_loaded(
    given: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.load", *given.split()])
    with pytest.raises(SystemExit):
        load.arguments()
    assert "Traceback" not in capsys.readouterr().err


# -- targets ---------------------------------------------------------------------------------------

WELL: dict[str, Any] = {
    "database": "postgres",
    "yardstick_seconds": REFERENCE,
    "tables": 1000,
    "moves_wanted": 200.0,
    "kib_per_idle_socket": 38.0,
    "moves": 24_000,
    "errors": 0,
    "first_errors": [],
    "lost": 0,
    "p99_ms": 59.0,
    "drop": {"dropped": 5000, "back": 5000, "wrong_views": 0, "back_99_seconds": 14.9},
    "roll": {
        "errors": 0,
        "first_errors": [],
        "moves_lost": 0,
        "all_replaced": True,
        "slowest_ms": 1999.0,
    },
    "knee": {"knee_moves_per_second": 329.0},
    "stored": {"resumed_p99_ms": 249.0},
}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({}, ""),
        ({"p99_ms": 61.0}, "p99: 61 ms, and 60 ms at most"),
        ({"p99_ms": 61.0, "yardstick_seconds": 2 * REFERENCE}, ""),
        ({"p99_ms": 61.0, "yardstick_seconds": REFERENCE / 2}, "and 60 ms at most"),
        ({"p99_ms": 59.0, "yardstick_seconds": REFERENCE / 2}, ""),
        ({"p99_ms": 99.0, "tables": 2000, "moves_wanted": 400.0}, ""),
        ({"kib_per_idle_socket": 40.1}, "idle socket: 40.1 KiB"),
        ({"kib_per_idle_socket": 90.0, "tables": 20}, ""),
        ({"database": "sqlite", "tables": 200, "moves_wanted": 100.0, "p99_ms": 16.0}, "and 15 ms"),
        ({"database": "sqlite", "tables": 200, "p99_ms": 9.0}, "knee: 329 .*, and 400 at least"),
        ({"database": "sqlite", "tables": 20, "moves_wanted": 10.0, "p99_ms": 9.0}, ""),
        ({"errors": 2, "first_errors": ["gone"]}, "2 errors, the first: gone"),
        ({"lost": 3}, "3 updates never arrived"),
        ({"moves": 0}, "nobody moved"),
        ({"drop": {**WELL["drop"], "back_99_seconds": 15.1}}, "15.1 s, and 15 s at most"),
        ({"drop": {**WELL["drop"], "back_99_seconds": None}}, "only 5000 of 5000"),
        ({"drop": {**WELL["drop"], "wrong_views": 1}}, "a wrong view"),
        ({"roll": {**WELL["roll"], "slowest_ms": 2001.0}}, "2001 ms, and 2000 ms at most"),
        ({"roll": {**WELL["roll"], "moves_lost": 1}}, "1 moves were lost"),
        ({"roll": {**WELL["roll"], "all_replaced": False}}, "not all workers were replaced"),
        ({"stored": {"resumed_p99_ms": 251.0}}, "251 ms, and 250 ms at most"),
    ],
)
def test_what_falls_short_is_told(changed: dict[str, Any], told: str) -> None:
    found = shortfalls({**WELL, **changed})
    assert bool(found) == bool(told)
    assert re.search(told, "\n".join(found))


def test_a_load_that_falls_short_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.load", "--parts", "stored"])
    slow = {"resumed_p99_ms": 1e9}
    monkeypatch.setattr(load, "measure_stored", lambda *given: slow)
    assert load.main() == 1
    told = capsys.readouterr()
    assert "yardstick seconds" in told.out
    assert "a stored table opened again" in told.err
    slow["resumed_p99_ms"] = 1.0
    assert load.main() == 0


def test_a_siege_to_which_nobody_comes_ends() -> None:
    before = multiprocessing.active_children()

    async def run() -> None:
        async with siege.besiegers(free_port(), 3, patience=0.0):
            pass

    with pytest.raises(SystemExit, match="only 0 of 3 besiegers came in"):
        asyncio.run(run())
    assert set(multiprocessing.active_children()) <= set(before)


@pytest.mark.skipif(not siege.can_come(), reason="has one address only")
def test_others_play_on_while_a_server_is_besieged() -> None:
    wanted = Namespace(connections=60, tables=2, seconds=2.0, every=0.2)
    with siege.served() as (server, process):
        result = asyncio.run(siege.besiege(server, process, wanted))
    assert result["errors"] == result["lost"] == 0, result
    assert result["moves"] > 0
    assert result["most"] >= 0.9 * wanted.connections
    assert result["p99_ms"] < 1000 * PATIENCE
