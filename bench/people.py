"""The people of the load tool: five sockets around each table, and what they measure."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS: Final = 5
NAMES: Final = ("Ada", "Bo", "Cai", "Dee", "Eli")
SETTINGS: Final = {"game": "base", "players": SEATS, "pace": "instant", "first": 0}
GIVE_UP: Final = 10.0  # seconds after which a message counts as lost


class Question(msgspec.Struct):
    """As much of a prompt as is needed to answer it."""

    sequence: int
    options: list[msgspec.Raw]


class Told(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    sequence: int
    prompt: Question | None = None
    ending: msgspec.Raw | None = None
    intermission: dict[str, Any] | None = None
    code: str = ""
    reason: str = ""


DECODER: Final = msgspec.json.Decoder(Told)


@dataclass
class Tally:
    """What all tables have sent and got."""

    moves: int = 0  # answers that were sent
    done: int = 0  # answers that the server says it has carried out
    expected: int = 0  # updates that should have come: one to each seat for each move
    arrived: int = 0
    bytes: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # seconds from a move to its last seat


class Place:
    """One socket of a seat."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.reader: asyncio.Task[None] | None = None


class LoadedTable:
    """A table of five people who answer at random."""

    def __init__(self, number: int, server: str, tally: Tally) -> None:
        self.number = number
        self.server = server
        self.tally = tally
        self.random = random.Random(number)
        self.places: list[Place] = []
        self.question: Question | None = None
        self.asked = 0
        self.over = False
        self.resting = False  # between two rounds
        self.news = asyncio.Event()  # all seats have the last move
        self.heard = 0  # seats that have the last move
        self._ids: Iterator[int] = itertools.count()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the table, let everybody sit down and begin."""
        body: dict[str, Any] = {"name": NAMES[0], "settings": SETTINGS}
        tickets = [await post(http, "/api/tables", body)]
        path = f"/api/tables/{tickets[0]['code']}"
        for name in NAMES[1:]:
            tickets.append(await post(http, f"{path}/seats", {"name": name}))
        address = self.server.replace("http", "ws", 1) + f"{path}/socket"
        for seat, ticket in enumerate(tickets):
            line = await connect(address, compression=None, max_size=None, max_queue=None)
            self.places.append(Place(line))
            await self._say(seat, type="hello", token=ticket["token"])
            self.places[seat].reader = asyncio.create_task(self._read(seat))
        await self._command(0, "start")

    async def play(self, every: float, until: float) -> None:
        """Make a move at regular intervals, starting at a moment of its own."""
        await asyncio.sleep(self.random.random() * every)
        due = time.monotonic()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.move()
            due += every

    async def close(self) -> None:
        """Hang up."""
        for place in self.places:
            if place.reader is not None:
                place.reader.cancel()
            await place.line.close()

    async def move(self) -> None:
        """Answer what is asked; back when every seat has heard of it."""
        if self.over:
            self.tally.games += 1
            self.over = False
            self.question = None
            await self._command(0, "rematch")
            return
        if self.resting:
            self.resting = False
            for seat in range(SEATS):
                await self._command(seat, "ready")
            return
        question = self.question
        if question is None:
            self.tally.errors.append(f"table {self.number}: nobody is asked")
            return
        self.question = None
        self.heard = 0
        self.news.clear()
        index = self.random.randrange(len(question.options))
        sent = time.perf_counter()
        self.tally.moves += 1
        self.tally.expected += SEATS
        await self._command(self.asked, "answer", sequence=question.sequence, index=index)
        try:
            async with asyncio.timeout(GIVE_UP):
                await self.news.wait()
        except TimeoutError:
            self.tally.errors.append(f"table {self.number}: {self.heard} of {SEATS} seats heard")
            return
        self.tally.delays.append(time.perf_counter() - sent)

    async def _command(self, seat: int, kind: str, **more: object) -> None:
        await self._say(seat, type=kind, id=f"load-{self.number}-{next(self._ids)}", **more)

    async def _say(self, seat: int, **message: object) -> None:
        await self.places[seat].line.send(msgspec.json.encode(message).decode())

    async def _read(self, seat: int) -> None:
        try:
            async for text in self.places[seat].line:
                self.tally.bytes += len(text)
                self._hear(seat, DECODER.decode(text))
        except ConnectionClosed as closed:
            self.tally.errors.append(f"table {self.number} seat {seat}: {closed}")

    def _hear(self, seat: int, told: Told) -> None:
        if told.type in ("refused", "goodbye"):
            self.tally.errors.append(f"table {self.number}: {told.code}, {told.reason}")
        if told.type == "done":
            self.tally.done += 1
        if told.type not in ("update", "welcome"):
            return
        if told.prompt is not None:
            self.question = told.prompt
            self.asked = seat
        if told.ending is not None and told.ending != b"null":
            self.over = True
        if told.intermission is not None and not told.intermission["ready"]:
            self.resting = True
        if told.type == "update" and self.heard < SEATS:
            self.tally.arrived += 1
            self.heard += 1
            if self.heard == SEATS:
                self.news.set()


async def post(http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask for something new, more slowly if the server says so."""
    while True:
        answer = await http.post(path, json=body)
        if answer.status_code != 429:
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            return found
        await asyncio.sleep(1)
