"""The load tool: a small load on a real server, and nothing but this machine."""

from __future__ import annotations

import asyncio
import sys
import time

import httpx
import pytest

from bench import load
from bench.held_up import Company
from bench.people import LoadedTable, Tally
from bench.stalls import Stalls
from tests.support.guest import PATIENCE
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
