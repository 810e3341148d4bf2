"""One of two live tables: its hall, its application, its bots, and the ears of its people."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.types import Message

from motherlode.store.log import Line
from motherlode.tables.game.game import Game
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.standing import Standing
from motherlode.tables.live.table import Table
from motherlode.tables.outside import Outside
from motherlode.tables.thinking.job import Advice, Job, Reply, Thought
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Entry
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Hello, Request, Start
from motherlode.web.app import make_app
from motherlode.web.guards.limits import Buckets
from motherlode.web.options import Options
from tests.support.outside import Dealt, HandDriven
from tests.tables.live import MemoryStore

LEVEL = "searcher"  # bots that think elsewhere: here, where the script tells them what to do
PLENTY = (1e12, 1e9)  # of everything that is rationed at the doors
RATIONED = ("makers", "checks", "analysts")
OPERATOR = "the-operator-of-both-sides"
OPERATORS = ("/api/operator/overview", "/metrics")  # what needs that token
# What is told of the machine, which no game has to do with.
MACHINE = re.compile(
    rb'"(?:cpu|memory|lag)":[^,}]*'
    rb"|^(?:content-length: |process_|motherlode_loop_lag_seconds).*$",
    re.MULTILINE,
)


class Chance(Dealt):
    """The same deals and lots on both sides, but tokens of each side's own."""

    def __init__(self, seed: int, mark: str) -> None:
        super().__init__()
        self.mark = mark
        self.secrets: list[str] = []
        self.deal(seed)

    def secret(self) -> str:
        drawn = f"{self.mark} {super().secret()}"
        self.secrets.append(hashlib.sha256(drawn.encode()).hexdigest()[:22])
        return self.secrets[-1]


class Scripted:
    """Bots that think until they are told what they want."""

    def __init__(self) -> None:
        self.asked: list[tuple[Job, asyncio.Future[Reply]]] = []

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """Keep a job."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.asked.append((job, reply))
        return reply

    def tell(self, choices: Mapping[int, int]) -> None:
        """Let the bots in these seats want these choices."""
        for job, reply in self.asked:
            if not reply.done() and not job.advises and job.seat in choices:
                reply.set_result(Thought(choices[job.seat]))
        self.asked = [(job, reply) for job, reply in self.asked if not reply.done()]

    def advise(self, choice: int) -> None:
        """Let whoever was asked for a hint give this one."""
        for job, reply in self.asked:
            if not reply.done() and job.advises:
                reply.set_result(Advice(choice, "best", -1, -1, 50))

    async def close(self) -> None:
        """Nothing to do."""


class Ear:
    """A connection, and all that came in by it: when, and which bytes."""

    def __init__(self, seat: int | None, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.link = Link()

    def heard(self, now: float) -> list[tuple[float, bytes]]:
        """What has come since the last time; b"" if the connection has ended."""
        out = []
        while self.link.outbox:
            message = self.link.outbox.pop(0)
            self.link.waiting -= 0 if message is None else len(message)
            out.append((now, message or b""))
        return out


class Side:
    """A table with its people; the other side has the same, and differs in what nobody knows."""

    def __init__(self, seed: int, mark: str) -> None:
        self.store = MemoryStore()
        self.time = HandDriven()
        self.luck = Chance(seed, mark)
        self.thinking = Scripted()
        self._start()
        self.ears: list[Ear] = []
        self.code = ""
        self.table: Table

    def _start(self) -> None:
        self.hall = Hall(self.store, Outside(self.time, self.luck), self.thinking)
        self.app = make_app(self.hall, Options(connections=0, tables=0, operator_token=OPERATOR))
        for name in RATIONED:
            setattr(self.app.state, name, Buckets(*PLENTY, self.time))
        self.app.state.replays.buckets = Buckets(*PLENTY, self.time)

    @property
    def standing(self) -> Standing:
        """How the table stands."""
        return self.table.standing

    @property
    def game(self) -> Game:
        """The game that is played."""
        game = self.table.standing.game
        assert game is not None
        return game

    async def open(self, settings: Settings, names: list[str], starts: bool = True) -> None:
        """Make a table with these people, all there, and a spectator; begin a game."""
        self.code, token = await self.hall.make(names[0], settings, False)
        self.table = await self.hall.find(self.code)
        tokens = [token] + [(await self.table.take_seat(name))[1] for name in names[1:]]
        for seat, one in enumerate([*tokens, None]):
            await self.enter(seat if one is not None else None, one)
        if starts:
            await self.hear(0, Start(id="start-00"))

    async def restart(self, more: Sequence[Entry]) -> None:
        """The server ends, more is written into the log, and it starts again."""
        ears, self.ears = self.ears, []
        await self.hall.close()
        first = len(self.store.lines) + 1
        self.store.lines += [
            Line(self.code, first + n, None, 0.0, entries.written(entry))
            for n, entry in enumerate(more)
        ]
        self._start()
        self.table = await self.hall.find(self.code)
        for ear in ears:
            await self.enter(ear.seat, ear.token)

    async def enter(self, seat: int | None, token: str | None) -> Ear:
        """Somebody comes."""
        ear = Ear(seat, token)
        self.ears.append(ear)
        await self.table.enter(ear.link, Hello(token))
        return ear

    async def go(self, ear: Ear) -> None:
        """Somebody's connection ends."""
        self.ears.remove(ear)
        await self.table.leave(ear.link)

    def ear_of(self, seat: int | None) -> Ear | None:
        """The first connection of a seat, or of a spectator."""
        return next((ear for ear in self.ears if ear.seat == seat), None)

    async def hear(self, seat: int | None, request: Request) -> None:
        """Let somebody say something."""
        ear = self.ear_of(seat)
        assert ear is not None
        await self.table.hear(ear.link, request)

    async def settle(self) -> None:
        """Let everything be done that is due now."""
        await self.time.settle()

    # -- HTTP --------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: object = None) -> bytes:
        """An answer of the application: status, headers and body in one."""
        plain, _, query = path.partition("?")
        sent = b"" if body is None else json.dumps(body).encode()
        scope: dict[str, Any] = {"type": "http", "method": method, "path": plain, "scheme": "http"}
        scope |= {"raw_path": plain.encode(), "query_string": query.encode(), "root_path": ""}
        headers = [(b"host", b"localhost")]
        if plain in OPERATORS:
            headers.append((b"authorization", b"Bearer " + OPERATOR.encode()))
        scope |= {"headers": headers, "client": ("127.0.0.1", 1)}
        scope |= {"http_version": "1.1", "server": ("localhost", 80)}
        told: list[bytes] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = b"".join(
                    name + b": " + value + b"\n" for name, value in message["headers"]
                )
                told.append(str(message["status"]).encode() + b"\n" + headers)
            elif message["type"] == "http.response.body":
                told.append(message["body"])

        try:
            await self.app(scope, receive, send)
        except Exception as error:  # the server would log it
            told.append(f"unhandled: {error!r}".encode())
        return b"".join(told) if plain not in OPERATORS else MACHINE.sub(b"", b"".join(told))

    async def close(self) -> None:
        """The end."""
        await self.hall.close()
