"""What else the load tool tries: everybody dropped at once, a rolling restart, and the knee."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from typing import Any, Final

from bench.people import SEATS, LoadedTable, Tally
from bench.served import Served
from bench.strain import Strain, at

KNEE: Final = 50.0  # milliseconds that 99 of 100 moves may take
FIRST: Final = 50.0  # moves a second, with which the search begins
GROWTH: Final = 1.5  # from one try to the next
FINER: Final = 3  # more tries between the last that held and the first that didn't
MOST: Final = 3000.0  # moves a second that are tried
BREATH: Final = 2.0  # seconds between two tries
WAITING: Final = 120.0  # seconds in which everybody has to be back
REPLACED: Final = 180.0  # seconds in which all workers have to be replaced


async def play_all(tables: list[LoadedTable], every: float, seconds: float) -> tuple[Tally, float]:
    """Let all tables play for a while; what came of it, and how long it took."""
    tally = Tally()
    for table in tables:
        table.tally = tally
    started = time.monotonic()
    await asyncio.gather(*(table.play(every, started + seconds) for table in tables))
    return tally, time.monotonic() - started


async def dropped(served: Served, tables: list[LoadedTable]) -> dict[str, Any]:
    """Drop everybody at once; how long it takes until they are back, and see the same."""
    places = [place for table in tables for place in table.places]
    tally = Tally()
    for table in tables:
        table.tally, table.restless = tally, True
    used = served.seconds()
    began = time.monotonic()
    for table in tables:
        table.drop()
    times: list[float] = []

    async def back(number: int) -> None:
        await places[number].welcomed.wait()
        times.append(time.monotonic() - began)

    waiting = [asyncio.create_task(back(number)) for number in range(len(places))]
    _, missing = await asyncio.wait(waiting, timeout=WAITING)
    for task in missing:
        task.cancel()
    for table in tables:
        table.restless = False
    return {
        "dropped": len(places),
        "back": len(times),
        "wrong_views": sum(not place.is_right for place in places),
        "back_99_seconds": round(sorted(times)[int(len(places) * 0.99) - 1], 1)
        if len(times) >= len(places) * 0.99
        else None,
        "back_all_seconds": round(max(times), 1) if len(times) == len(places) else None,
        "cpu_seconds": spent(used, served),
        "errors": tally.errors[:5],
    }


def spent(before: dict[str, float], served: Served) -> dict[str, float]:
    """The processor time that each part has used since."""
    return {part: round(now - before[part], 1) for part, now in served.seconds().items()}


async def rolled(
    served: Served, tables: list[LoadedTable], every: float, seconds: float
) -> dict[str, Any]:
    """Replace all workers while everybody plays."""
    for table in tables:
        table.restless = True
    old = set(served.staff())
    took = 0.0

    async def roll() -> None:
        nonlocal took
        await asyncio.sleep(seconds / 4)
        began = time.monotonic()
        os.kill(served.process, signal.SIGHUP)
        while old & set(served.staff()) and time.monotonic() - began < REPLACED:
            await asyncio.sleep(0.2)
        took = time.monotonic() - began

    rolling = asyncio.create_task(roll())
    tally, _ = await play_all(tables, every, seconds)
    await rolling
    for table in tables:
        table.restless = False
    return {
        "replaced_seconds": round(took, 1),
        "all_replaced": not old & set(served.staff()),
        "reconnections": tally.returns,
        "moves": tally.moves,
        "moves_lost": tally.moves - len(tally.delays),
        "p50_ms": at(tally.delays, 0.5),
        "p99_ms": at(tally.delays, 0.99),
        "slowest_ms": at(tally.delays, 1.0),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:5],
    }


async def knee(tables: list[LoadedTable], seconds: float) -> dict[str, Any]:
    """The most moves a second with which 99 of 100 are quick enough, found by trying."""
    tries: list[dict[str, Any]] = []

    async def holds(rate: float) -> bool:
        """Whether this many hold, at the first or the second try: the machine may have hiccuped."""
        return await holds_once(rate) or await holds_once(rate)

    async def holds_once(rate: float) -> bool:
        await asyncio.sleep(BREATH)
        with Strain() as strain:
            tally, took = await play_all(tables, len(tables) / rate, seconds)
        made = len(tally.delays) / took
        one = {
            "wanted": round(rate),
            "moves_per_second": round(made, 1),
            "p50_ms": at(tally.delays, 0.5),
            "p99_ms": at(tally.delays, 0.99),
            "errors": len(tally.errors),
            "machine_late_p99_ms": at(strain.late, 0.99),
        }
        tries.append(one)
        print(f"  {one}", file=sys.stderr)
        return one["p99_ms"] <= KNEE and not tally.errors and len(tally.delays) > 0

    good, rate = 0.0, FIRST
    while rate <= MOST and await holds(rate):
        good, rate = rate, rate * GROWTH
    bad = rate
    for _ in range(FINER if good else 0):
        rate = (good + bad) / 2
        if await holds(rate):
            good = rate
        else:
            bad = rate
    kept = [one for one in tries if one["wanted"] == round(good)]
    return {
        "knee_moves_per_second": kept[-1]["moves_per_second"] if kept else 0.0,
        "knee_p99_ms": kept[-1]["p99_ms"] if kept else None,
        "tables": len(tables),
        "sockets": len(tables) * SEATS,
        "tries": tries,
    }
