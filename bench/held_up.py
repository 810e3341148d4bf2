"""How long bots hold up a server that people play on: `python -m bench.held_up`, here only.

A server is started, with live tables at which a person and many bots play at once, at every level
of ours. Counted is the processor time of the server's loop, so a busy machine makes no difference:
what bots take there (their moves, answers, words, and what it costs to ask those that think
elsewhere), and the longest stretch of work between two moments a millisecond apart, which also has
everything else that a server does.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.people import DECODER, NULL, post
from bench.served import database, server
from motherlode.bots.levels import OURS

LIMIT: Final = 5.0  # milliseconds
TABLES: Final[tuple[tuple[str, int, list[str]], ...]] = (
    ("base", 5, []),
    ("base", 10, []),
    ("saboteur2", 8, []),
    ("base", 6, ["veto"]),  # everybody may answer every card
)


class Company:
    """A table with one person, who answers at once with whatever comes first, among bots."""

    def __init__(
        self, address: str, level: str, game: str, players: int, modules: list[str]
    ) -> None:
        self.address = address
        self.settings = {
            "game": game,
            "players": players,
            "modules": modules,
            "level": level,
            "pace": "instant",
            "window": 1,
        }
        self.answers = 0
        self._names = itertools.count()

    async def play(self, until: float) -> None:
        """Play games until then."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            ticket = await post(http, "/api/tables", {"name": "Ada", "settings": self.settings})
        path = f"/api/tables/{ticket['code']}/socket"
        place = self.address.replace("http", "ws", 1) + path
        async with connect(place, max_size=None, proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "token": ticket["token"]}))
            await self._say(line, "fill")
            await self._say(line, "start")
            with suppress(TimeoutError):
                async with asyncio.timeout(until - time.monotonic()):
                    async for text in line:
                        await self._hear(line, text)

    async def _hear(self, line: ClientConnection, text: str | bytes) -> None:
        told = DECODER.decode(text)
        if told.prompt is not None:
            self.answers += 1
            await self._say(line, "answer", sequence=told.prompt.sequence, index=0)
        elif told.ending != NULL:
            await self._say(line, "rematch")
        elif told.intermission is not None and not told.intermission["ready"]:
            await self._say(line, "ready")

    async def _say(self, line: ClientConnection, kind: str, **more: object) -> None:
        data = {"type": kind, "id": f"held-up-{next(self._names)}", **more}
        await line.send(msgspec.json.encode(data).decode())


async def play(address: str, seconds: float) -> int:
    """Let everybody play for a while; how often people answered."""
    tables = [Company(address, level.name, *one) for level in OURS for one in TABLES]
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.play(until) for table in tables))
    return sum(table.answers for table in tables)


def main() -> int:
    """Measure, and print what came out; whether bots stay below the limit."""
    parser = argparse.ArgumentParser(prog="python -m bench.held_up", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "stalls.json")
        with database("sqlite") as where, server(where, 1, stalls=str(file)) as one:
            answers = asyncio.run(play(one.address, asked.seconds))
        told = json.loads(file.read_text("utf-8"))
    print(f"{answers} answers of people at {len(OURS) * len(TABLES)} tables")
    for name, numbers in {**told["bots"], "the loop": told["loop"]}.items():
        print(f"{name:15} " + ", ".join(f"{key} {value}" for key, value in numbers.items()))
    return int(max(one["longest_ms"] for one in told["bots"].values()) > LIMIT)


if __name__ == "__main__":
    raise SystemExit(main())
