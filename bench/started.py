"""What a started table takes while nobody is there: `python -m bench.started` counts its memory.

Five people sit down at each of many tables, begin, and leave. What Python has allocated then, and
what the process takes, both grow with the tables; the slope is what one of them costs. The log is
kept in memory here, which a server keeps on its disk.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import tracemalloc
from pathlib import Path

from tests.tables.live import Live

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
GOAL = 40  # kB
PAGE = 4096


def resident() -> int:
    """The bytes of this process that lie in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def start(room: Live, tables: int) -> None:
    """Begin this many games, and leave them alone."""
    for _ in range(tables):
        for person in await room.begun(*NAMES, pace="normal"):
            await person.leave()


async def slopes(few: int, many: int) -> dict[str, float]:
    """What a table more takes, in kB: of the process, and of what Python has allocated."""
    room = Live()
    try:
        await start(room, few)
        gc.collect()
        before = resident()
        await start(room, many)
        gc.collect()
        taken = (resident() - before) / many / 1000
        tracemalloc.start()
        await start(room, few)
        gc.collect()
        allocated = tracemalloc.get_traced_memory()[0] / few / 1000
        return {"resident_kb": round(taken, 1), "allocated_kb": round(allocated, 1)}
    finally:
        tracemalloc.stop()
        await room.close()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(slopes(max(1, given.tables // 4), given.tables))
    if given.json:
        print(json.dumps({"tables": given.tables, "goal_kb": GOAL, **found}))
    else:
        print(f"a started idle table: {found['resident_kb']} kB of the process,", end=" ")
        print(f"{found['allocated_kb']} kB allocated (goal {GOAL} kB)")


if __name__ == "__main__":
    main()
