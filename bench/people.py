"""The people of the load tool: five sockets around each table, and what they measure."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

SEATS: Final = 5
NAMES: Final = ("Ada", "Bo", "Cai", "Dee", "Eli")
SETTINGS: Final = {"game": "base", "players": SEATS, "pace": "instant", "first": 0}
GIVE_UP: Final = 10.0  # seconds after which a message counts as lost
SOON: Final = 0.2  # seconds until somebody who couldn't connect tries again, at most


NULL: Final = msgspec.Raw(b"null")


class Question(msgspec.Struct):
    """As much of a prompt as is needed to answer it."""

    sequence: int
    options: list[msgspec.Raw]


class Told(msgspec.Struct):
    """As much of a message as is needed."""

    type: str
    sequence: int
    prompt: Question | None = None
    view: msgspec.Raw = NULL  # not also None: then msgspec would take nothing else
    ending: msgspec.Raw = NULL
    intermission: dict[str, Any] | None = None
    code: str = ""
    reason: str = ""
    id: str = ""


DECODER: Final = msgspec.json.Decoder(Told)


@dataclass
class Tally:
    """What all tables have sent and got."""

    moves: int = 0  # answers that were sent
    done: int = 0  # commands that the server says it has carried out
    expected: int = 0  # updates that should have come: one to each seat for each move
    arrived: int = 0
    bytes: int = 0
    games: int = 0
    returns: int = 0  # connections that were made again
    errors: list[str] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # seconds from a move to its last seat


class Place:
    """The socket of a seat, and what was last told there."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.line: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.seen = -1  # the number of the last view
        self.view = b""
        self.welcomed = asyncio.Event()
        self.is_right = True  # whether it was told the same again, or more, when it came back


class LoadedTable:
    """A table of five people who answer at random."""

    def __init__(self, number: int, server: str, tally: Tally) -> None:
        self.number = number
        self.server = server
        self.tally = tally
        self.random = random.Random(number)
        self.places: list[Place] = []
        self.restless = False  # whether people who are cut off come again
        self.question: Question | None = None
        self.asked = 0
        self.over = False
        self.unready: list[int] = []  # seats that have yet to say so between two rounds
        self.news = asyncio.Event()  # all seats have the last move
        self.heard: set[int] = set()  # seats that have the last move
        self.answering = -1  # the number of the question that was answered last
        self._pending: dict[str, tuple[int, str]] = {}  # what wasn't acknowledged, by its id
        self._ids: Iterator[int] = itertools.count()
        self.code = ""
        self._address = ""

    # -- coming and going ------------------------------------------------------------------------

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the table, let everybody sit down and begin."""
        await self.make(http)
        await self.connect()
        await self.start()

    async def make(self, http: httpx.AsyncClient) -> None:
        """Make the table and let everybody sit down."""
        body: dict[str, Any] = {"name": NAMES[0], "settings": SETTINGS}
        tickets = [await post(http, "/api/tables", body)]
        self.code = str(tickets[0]["code"])
        path = f"/api/tables/{self.code}"
        for name in NAMES[1:]:
            tickets.append(await post(http, f"{path}/seats", {"name": name}))
        self._address = self.server.replace("http", "ws", 1) + f"{path}/socket"
        self.places = [Place(ticket["token"]) for ticket in tickets]

    async def connect(self) -> None:
        """Everybody connects."""
        for seat, place in enumerate(self.places):
            await self._come(place)
            place.reader = asyncio.create_task(self._read(seat))
            await place.welcomed.wait()

    async def start(self) -> None:
        """The host starts."""
        await self._command(0, "start")

    async def close(self) -> None:
        """Hang up."""
        for place in self.places:
            if place.reader is not None:
                place.reader.cancel()
            if place.line is not None:
                await place.line.close()

    def drop(self) -> None:
        """Everybody's connection is lost."""
        for place in self.places:
            place.welcomed.clear()
            if place.line is not None:
                place.line.transport.abort()

    async def _come(self, place: Place) -> None:
        place.line = await connect(
            self._address,
            compression=None,
            max_size=None,
            max_queue=None,
            ping_interval=None,
            proxy=None,
            open_timeout=60,
        )
        hello = {"type": "hello", "token": place.token}
        await place.line.send(msgspec.json.encode(hello).decode())

    # -- playing ---------------------------------------------------------------------------------

    async def play(self, every: float, until: float) -> None:
        """Make a move at regular intervals, starting at a moment of its own."""
        await asyncio.sleep(self.random.random() * every)
        due = time.monotonic()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            await self.move()
            due += every

    async def move(self) -> None:
        """Answer what is asked; back when every seat has heard of it.

        Between two rounds one person after another says that they are ready, a move apart.
        """
        if self.over:
            self.tally.games += 1
            self.over = False
            self.question = None
            await self._command(0, "rematch")
            return
        if self.unready:
            await self._command(self.unready.pop(), "ready")
            return
        question = self.question
        if question is None:
            self.tally.errors.append(f"table {self.number}: nobody is asked")
            return
        self.question = None
        self.answering = question.sequence
        self.heard.clear()
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
            self.tally.errors.append(
                f"table {self.number}: {len(self.heard)} of {SEATS} seats heard"
            )
            return
        self.tally.delays.append(time.perf_counter() - sent)

    async def _command(self, seat: int, kind: str, **more: object) -> None:
        name = f"load-{self.number}-{next(self._ids)}"
        text = msgspec.json.encode({"type": kind, "id": name, **more}).decode()
        self._pending[name] = (seat, text)
        await self._say(seat, text)

    async def _say(self, seat: int, text: str) -> None:
        line = self.places[seat].line
        assert line is not None
        try:
            await line.send(text)
        except ConnectionClosed:
            if not self.restless:
                raise

    # -- hearing ---------------------------------------------------------------------------------

    async def _read(self, seat: int) -> None:
        place = self.places[seat]
        while True:
            assert place.line is not None
            try:
                async for text in place.line:
                    self.tally.bytes += len(text)
                    await self._hear(seat, DECODER.decode(text))
            except ConnectionClosed as closed:
                if not self.restless:
                    self.tally.errors.append(f"table {self.number} seat {seat}: {closed}")
            if not self.restless:
                return
            await self._come_again(place)

    async def _come_again(self, place: Place) -> None:
        """Connect until it works."""
        self.tally.returns += 1
        while True:
            with suppress(OSError, TimeoutError, WebSocketException):
                await self._come(place)
                return
            await asyncio.sleep(self.random.random() * SOON)

    async def _hear(self, seat: int, told: Told) -> None:
        if told.type in ("refused", "goodbye"):
            self.tally.errors.append(f"table {self.number}: {told.code}, {told.reason}")
        if told.type in ("done", "refused"):
            self.tally.done += told.type == "done"
            self._pending.pop(told.id, None)
        if told.type not in ("update", "welcome"):
            return
        place = self.places[seat]
        view = bytes(told.view)
        if told.type == "welcome":
            is_same = told.sequence != place.seen or view == place.view
            place.is_right = told.sequence >= place.seen and is_same
            place.welcomed.set()
            for whose, text in list(self._pending.values()):
                if whose == seat:
                    await self._say(seat, text)
        place.seen, place.view = told.sequence, view
        if told.prompt is not None and told.prompt.sequence != self.answering:
            self.question = told.prompt
            self.asked = seat
            self.unready = []  # the round has begun
        if told.ending != NULL:
            self.over = True
        if told.intermission is not None and not told.intermission["ready"] and not self.unready:
            self.unready = list(range(SEATS))
        if told.sequence > self.answering >= 0 and seat not in self.heard:
            self._note(seat)

    def _note(self, seat: int) -> None:
        """Somebody has the last move."""
        self.heard.add(seat)
        self.tally.arrived += 1
        if len(self.heard) == SEATS:
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
