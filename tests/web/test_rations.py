"""How much one address may ask in a while: rations that are used up, and come back with time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from motherlode.web.app import make_app
from motherlode.web.sockets import HELLO_TIME
from tests.tables.live import Live, live


@asynccontextmanager
async def asking(app: Starlette, place: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks from this address."""
    line = httpx.ASGITransport(app, client=(place, 1))
    async with httpx.AsyncClient(transport=line, base_url="http://test") as client:
        yield client


class Socket:
    """A connection to a table without a network."""

    def __init__(self, app: Starlette, code: str) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.told: list[Message] = []
        self.heard.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{code}/socket"
        scope = {"type": "websocket", "path": path, "headers": [], "client": ("127.0.0.1", 1)}
        self.task = asyncio.ensure_future(app(scope, self.heard.get, self._tell))

    async def _tell(self, message: Message) -> None:
        self.told.append(message)

    def say(self, kind: str) -> None:
        """Send a message."""
        text = json.dumps({"type": kind})
        self.heard.put_nowait({"type": "websocket.receive", "text": text})

    def goodbye(self) -> str:
        """Why the connection was ended."""
        *_, last, closed = self.told
        assert closed["type"] == "websocket.close"
        code: str = json.loads(last["text"])["code"]
        return code


def test_whoever_guesses_codes_has_to_slow_down() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        app = make_app(room.hall)
        async with asking(app) as guesser, asking(app, "127.0.0.2") as other:
            found = [(await guesser.get("/api/tables/BCDFG")).status_code for _ in range(62)]
            assert found == [404] * 60 + [429] * 2
            right = f"/api/tables/{room.table.code}"
            assert (await guesser.get(right)).status_code == 429  # nothing is learned by it
            assert (await other.get(right)).status_code == 200
            guess = Socket(app, "BCDFH")
            guess.say("hello")
            await guess.task
            assert guess.goodbye() == "too_fast"
            room.time.advance(1)
            assert (await guesser.get(right)).status_code == 200
            assert (await guesser.get("/api/tables/BCDFG")).status_code == 404
            assert (await guesser.get("/api/tables/BCDFG")).status_code == 429

    live(story)


def test_whoever_makes_too_many_tables_has_to_slow_down() -> None:
    async def story(room: Live) -> None:
        body = {"name": "Ada", "settings": {}}
        async with asking(make_app(room.hall)) as maker:
            made = [(await maker.post("/api/tables", json=body)).status_code for _ in range(121)]
            assert made == [201] * 120 + [429]
            room.time.advance(0.5)
            assert (await maker.post("/api/tables", json=body)).status_code == 201

    live(story)


def test_whoever_looks_at_too_much_has_to_slow_down() -> None:
    async def story(room: Live) -> None:
        body = {"position": "players = 0"}
        async with asking(make_app(room.hall)) as looker:
            found = [(await looker.post("/api/sandbox", json=body)).status_code for _ in range(121)]
            assert found == [422] * 119 + [429] * 2  # what is sent has its price, too
            room.time.advance(1)
            assert (await looker.post("/api/sandbox", json=body)).status_code == 422

    live(story)


@pytest.mark.parametrize("path", ["record", "games/1/record"])
def test_records_are_rationed(path: str) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await ada.order("abort")
        address = f"/api/tables/{room.table.code}/{path}"
        async with asking(make_app(room.hall)) as looker:
            answers = [await looker.get(address) for _ in range(121)]
            assert [answer.status_code for answer in answers] == [200] * 120 + [429]
            assert answers[-1].json()["code"] == "too_fast"
            room.time.advance(1)
            assert (await looker.get(address)).status_code == 200

    live(story)


def test_whoever_does_not_say_hello_is_let_go() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        silent = Socket(make_app(room.hall), room.table.code)
        await room.time.elapse(HELLO_TIME - 1)
        assert not silent.task.done()
        await room.time.elapse(1)
        assert silent.goodbye() == "silent"

    live(story)
