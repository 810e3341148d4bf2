"""A server that ends: what was said is heard and acknowledged, and everybody is sent elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from motherlode.store.log import Line
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside, Timekeeper
from motherlode.web.app import make_app
from motherlode.web.guards.doorkeeper import Doorkeeper, GuardedSocket
from motherlode.web.options import Options
from motherlode.web.serving import draining
from motherlode.web.serving.draining import (
    BATCH,
    LONGEST_RELIEF,
    PACE,
    RELIEF_PACE,
    Drain,
    batches,
)
from motherlode.web.serving.listening import bound
from motherlode.web.serving.server import TableServer, configured
from tests.support.guest import Guest
from tests.support.server import Server, Ticket
from tests.tables.live import MemoryStore

RESTART = 1012
Told = dict[str, Any]
BODY: Told = {"name": "Ada", "settings": {"players": 3, "pace": "slow"}, "start": True}


class SlowStore(MemoryStore):
    """A log that writes when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.waits = asyncio.Event()  # somebody wants something written

    async def append(self, lines: list[Line]) -> None:
        """Wait for the test."""
        self.waits.set()
        await self.may_write.wait()
        await super().append(lines)


class House:
    """A real server in this process."""

    def __init__(self, port: int, server: TableServer, store: SlowStore) -> None:
        self.port = port
        self.server = server
        self.store = store
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)

    async def make(self) -> Ticket:
        """A table with a game that has begun."""
        return Ticket((await self.http.post("/api/tables", json=BODY)).json())

    async def come(self, ticket: Ticket) -> ClientConnection:
        """A connection to a seat, welcomed."""
        line = await self.knock(ticket)
        await line.send(json.dumps({"type": "hello", "token": ticket.token}))
        assert json.loads(await line.recv())["type"] == "welcome"
        return line

    async def knock(self, ticket: Ticket) -> ClientConnection:
        """A connection that says nothing."""
        return await connect(f"ws://127.0.0.1:{self.port}/api/tables/{ticket.code}/socket")

    def hold(self) -> None:
        """From now on nothing can be written."""
        self.store.may_write.clear()
        self.store.waits.clear()

    def end(self) -> None:
        """What a signal does."""
        self.server.handle_exit(signal.SIGTERM, None)

    async def drains(self) -> None:
        """Wait until it has begun to end."""
        while not self.server.app.state.draining:
            await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def house() -> AsyncIterator[House]:
    """A server of a test's own; at the end it has ended."""
    store = SlowStore()
    hall = Hall(store, Outside())
    options = Options(connections=0)
    keeper = Doorkeeper(hall.time, 0)
    app = make_app(hall, options)
    server = TableServer(configured(app, options, keeper), app, keeper, lambda: None)
    listening = bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0)
    it = House(port, server, store)
    try:
        yield it
    finally:
        store.may_write.set()
        it.end()
        await task
        await it.http.aclose()


def in_a_house(story: Any) -> None:
    """Run a story at such a server, within reason."""

    async def run() -> None:
        async with asyncio.timeout(60), house() as it:
            await story(it)

    asyncio.run(run())


async def last_words(line: ClientConnection) -> tuple[list[Told], int]:
    """What is still told, and the code with which the other side hangs up."""
    told: list[Told] = []
    while True:
        try:
            told.append(json.loads(await line.recv()))
        except ConnectionClosed as closed:
            return told, 1006 if closed.rcvd is None else closed.rcvd.code


def test_a_command_that_has_arrived_is_acknowledged_before_the_socket_is_closed() -> None:
    async def story(it: House) -> None:
        line = await it.come(await it.make())
        it.hold()
        await line.send(json.dumps({"type": "say", "id": "first000", "text": "hello"}))
        await line.send(json.dumps({"type": "say", "id": "second00", "text": "again"}))
        await it.store.waits.wait()
        it.end()
        await it.drains()
        it.store.may_write.set()
        told, code = await last_words(line)
        done = [message["id"] for message in told if message["type"] == "done"]
        assert done == ["first000", "second00"]
        assert code == RESTART
        assert {line.command for line in it.store.lines} >= set(done)

    in_a_house(story)


def test_a_request_that_is_being_answered_is_answered_and_games_go_on_meanwhile() -> None:
    async def story(it: House) -> None:
        line = await it.come(await it.make())
        it.hold()
        asking = asyncio.create_task(it.make())
        await it.store.waits.wait()
        it.end()
        await it.drains()
        await line.send(json.dumps({"type": "ping"}))
        while json.loads(await line.recv())["type"] != "pong":
            pass
        with pytest.raises(OSError):
            await asyncio.open_connection("127.0.0.1", it.port)
        it.store.may_write.set()
        assert (await asking).code
        assert (await last_words(line))[1] == RESTART

    in_a_house(story)


def test_whoever_has_not_said_hello_is_sent_elsewhere_too() -> None:
    async def story(it: House) -> None:
        line = await it.knock(await it.make())
        it.end()
        assert await last_words(line) == ([], RESTART)

    in_a_house(story)


async def endless(_: Request) -> Response:
    """An answer that begins and never ends."""

    async def parts() -> AsyncIterator[bytes]:
        yield b"once upon a time"
        await asyncio.Event().wait()

    return StreamingResponse(parts())


def test_nobody_holds_the_server_for_long(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One whose command can't be written, one whose table can't, one who never hangs up, and one
    whose answer has no end."""
    for name in ("REQUESTS", "HEARING", "PARTING"):
        monkeypatch.setattr(draining, name, 0.05)

    async def story(it: House) -> None:
        ticket = await it.make()
        line = await it.come(ticket)
        reader, writer = await asyncio.open_connection("127.0.0.1", it.port)
        head = f"GET /api/tables/{ticket.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
        head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        writer.write((head + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        it.hold()
        await line.send(json.dumps({"type": "say", "id": "first000", "text": "hello"}))
        await it.store.waits.wait()
        it.store.waits.clear()
        asking = asyncio.create_task(it.http.post("/api/tables", json=BODY))
        await it.store.waits.wait()
        it.server.app.router.routes.insert(0, Route("/endless", endless))
        async with it.http.stream("GET", "/endless") as begun:
            it.end()
            with pytest.raises(httpx.TransportError):  # it isn't taken for a whole answer
                await begun.aread()
        asked = await asking
        assert (asked.status_code, asked.json()["code"]) == (503, "busy")
        told, code = await last_words(line)
        assert (code, [one for one in told if one["type"] == "done"]) == (RESTART, [])
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()

    in_a_house(story)
    assert caplog.records == []  # whoever wasn't heard out is no error


class Somebody:
    """A socket at an address."""

    handshake_complete = True
    close_sent = False

    def __init__(self, path: str) -> None:
        self.scope = {"path": path}

    def shutdown(self) -> None:
        """It is closed."""
        self.close_sent = True


class Crowd(Drain):
    """A server that many people are to leave, and how long it has waited meanwhile."""

    def __init__(self, count: int) -> None:
        self.waited = 0.0
        self.people: list[Any] = [Somebody(f"/{number // 5}") for number in range(count)]
        self.relieved = True
        super().__init__(ServerState(), Timekeeper(), is_relieved=lambda: self.relieved)
        self.time.sleep = self.wait  # type: ignore[method-assign]

    def _sockets(self) -> list[GuardedSocket]:
        return self.people

    async def wait(self, seconds: float) -> None:
        """No time passes."""
        self.waited += seconds

    def gone(self) -> int:
        """How many have left."""
        return sum(one.close_sent for one in self.people)


def test_a_worker_that_is_relieved_lets_people_go_bit_by_bit() -> None:
    for count in (1000, 100_000):
        crowd = Crowd(count)
        asyncio.run(crowd.let_go())
        assert crowd.gone() == count
        wanted = min(count / RELIEF_PACE, LONGEST_RELIEF)
        assert crowd.waited == pytest.approx(wanted)


def test_a_worker_that_is_told_to_end_after_all_hurries() -> None:
    class Hurried(Crowd):
        async def wait(self, seconds: float) -> None:
            await super().wait(seconds)
            self.relieved = self.gone() < 100

    crowd = Hurried(1000)
    asyncio.run(crowd.let_go())
    assert crowd.gone() == 1000
    assert crowd.waited == pytest.approx(100 / RELIEF_PACE + 900 / PACE, abs=0.1)


def test_sockets_of_a_table_are_let_go_together() -> None:
    people: list[Any] = [Somebody(f"/{number % 70}") for number in range(7 * BATCH)]
    gone = list(batches(people))
    assert sum(len(batch) for batch in gone) == len(people)
    assert [len(batch) for batch in gone] == [BATCH] * 7
    for batch in gone:
        tables = {one.scope["path"] for one in batch}
        assert len(tables) * 5 == len(batch)


def until_asked_after(guest: Guest, sequence: int) -> None:
    """Read on until another question comes."""
    guest.until(lambda: guest.prompt and guest.prompt["sequence"] > sequence)


def test_a_turn_is_not_lost_when_the_server_is_restarted(own_server: Server) -> None:
    """The answer is given in the very moment in which the server is told to end."""
    own_server.start()
    ticket = own_server.make("Ada", players=3, start=True)
    ada = own_server.enter(ticket).until_asked()
    for turn in range(3):
        prompt = ada.prompt
        assert prompt is not None
        answer = {"sequence": prompt["sequence"], "index": 0, "id": f"turn000{turn}"}
        ada.say("answer", **answer)
        own_server.tell(signal.SIGTERM)
        code, _ = ada.end()
        assert (code, own_server.ended()) == (RESTART, 0)
        own_server.restart()
        was_told = any(one["type"] == "done" and one["id"] == answer["id"] for one in ada.told)
        ada = own_server.enter(ticket)
        told = ada.order("answer", **answer)
        assert told["type"] == "done"
        if was_told:
            assert ada.told[0]["sequence"] > prompt["sequence"]  # it was in the log already
        until_asked_after(ada, prompt["sequence"])
    own_server.stop()
    with closing(sqlite3.connect(own_server.database)) as database:
        wanted = "SELECT command FROM log WHERE command LIKE 'turn000%' ORDER BY command"
        written = [row[0] for row in database.execute(wanted)]
    assert written == ["turn0000", "turn0001", "turn0002"]
    assert own_server.stderr() == ""


def test_whoever_presses_ctrl_c_twice_does_not_see_a_traceback(own_server: Server) -> None:
    own_server.start()
    ada = own_server.enter(own_server.make("Ada"))
    for _ in range(2):
        own_server.tell(signal.SIGINT)
    assert ada.end()[0] in (RESTART, 1006)
    assert own_server.ended() == 0
    assert own_server.stderr() == ""


def test_a_terminal_that_hangs_up_ends_a_server_in_peace(own_server: Server) -> None:
    own_server.start()
    ada = own_server.enter(own_server.make("Ada"))
    own_server.tell(signal.SIGHUP)
    assert ada.end()[0] == RESTART
    assert own_server.ended() == 0
    assert own_server.stderr() == ""
