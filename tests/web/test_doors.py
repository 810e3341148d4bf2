"""Connections at the door: half-open ones are closed, slow ones too, and others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import h11
import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from motherlode.web.app import make_app
from motherlode.web.guards.doorkeeper import (
    BODY_TIME,
    CHUNK,
    CHUNKS,
    FRAMES,
    HEAD_TIME,
    NO_TEXT,
    PIECE,
    Doorkeeper,
    Incoming,
)
from motherlode.web.guards.places import Places
from motherlode.web.options import Options
from motherlode.web.serving import CannotServe, bound, check_proxies
from motherlode.web.serving.server import configured, doorkeeper
from tests.support.guest import PATIENCE
from tests.support.outside import HandDriven
from tests.tables.live import Live, live

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Door:
    """A real server whose doorkeeper has a clock that a test moves."""

    def __init__(self, port: int, keeper: Doorkeeper, time: HandDriven) -> None:
        self.port = port
        self.keeper = keeper
        self.time = time

    async def knock(self, sent: bytes = b"", place: str = "127.0.0.2") -> Stream:
        """A connection from this address that sends this."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(place, 0)
        )
        writer.write(sent)
        await writer.drain()
        return reader, writer

    async def until(self, true: Any) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0)

    def pass_time(self, seconds: float) -> None:
        """It is later at the door; the doorkeeper sees to a few at a time."""
        self.time.advance(seconds)
        for _ in range(10):
            self.keeper.look()


@contextlib.asynccontextmanager
async def door(room: Live, **settings: Any) -> AsyncIterator[Door]:
    """A server of a test's own."""
    options = Options(**settings)
    time = HandDriven()
    keeper = Doorkeeper(time, options.connections, options.proxies)
    config = configured(make_app(room.hall, options), options, keeper)
    server = uvicorn.Server(config)
    listening = bound("127.0.0.1", 0)
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0)
    try:
        yield Door(listening.getsockname()[1], keeper, time)
    finally:
        server.should_exit = True
        await task


def at_the_door(story: Any, **settings: Any) -> None:
    """Run a story at such a server."""

    async def run() -> None:
        room = Live()
        async with door(room, **settings) as it, asyncio.timeout(PATIENCE):
            await story(it, room)

    asyncio.run(run())


def test_half_open_connections_are_closed_and_players_play_on() -> None:
    async def story(it: Door, room: Live) -> None:
        silent = [await it.knock() for _ in range(40)]
        lorises = [await it.knock(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ") for _ in range(40)]
        await it.until(lambda: it.keeper.waiting == 80)
        (ada,) = await room.begun("Ada", players=3)
        address = f"ws://127.0.0.1:{it.port}/api/tables/{room.table.code}/socket"
        async with connect(address) as line:
            await line.send(json.dumps({"type": "hello", "token": ada.token}))
            told = json.loads(await line.recv())
            it.pass_time(HEAD_TIME - 1)
            for _, writer in lorises:
                writer.write(b"x")  # slowly, but again and again
            await asyncio.gather(*(writer.drain() for _, writer in lorises))
            assert it.keeper.waiting == 80
            it.pass_time(1)
            answers = await asyncio.gather(*(reader.read() for reader, _ in silent + lorises))
            assert {answer.split(b"\r\n")[0] for answer in answers} == {
                b"HTTP/1.1 408 Request Timeout"
            }
            answer = {"type": "answer", "id": "answer00", "index": 0}
            await line.send(json.dumps(answer | {"sequence": told["prompt"]["sequence"]}))
            kinds = [json.loads(await line.recv())["type"] for _ in range(2)]
            assert "done" in kinds
        await it.until(lambda: it.keeper.places.count == 0)
        for _, writer in silent + lorises:
            writer.close()

    at_the_door(story)


def test_a_body_has_to_arrive_too_and_nobody_complains(caplog: pytest.LogCaptureFixture) -> None:
    async def story(it: Door, room: Live) -> None:
        head = b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
        reader, writer = await it.knock(head + b"{")
        await it.until(lambda: it.keeper.waiting == 1)
        await it.until(lambda: [one.owes for one in it.keeper._until] == ["body"])
        it.pass_time(BODY_TIME - 1)
        assert it.keeper.waiting == 1
        it.pass_time(1)
        await reader.read()
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("sent", [b"\x16\x03\x01\x02\x00", b"GET /\r\n\r\n", b"x" * 70_000])
def test_whoever_speaks_no_http_writes_nothing_into_the_log(
    sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(sent + b"\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []


UPGRADE = (
    b"GET /api/tables/BBBBBBBBB/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n\r\n"
)


def frame(opcode: int, content: bytes = b"", is_last: bool = True) -> bytes:
    """A short frame as browsers send them."""
    return bytes([0x80 * is_last | opcode, 0x80 | len(content)]) + bytes(4) + content


@pytest.mark.parametrize(
    ("each", "is_heard"),
    [
        (frame(9), True),
        (frame(9, b"x" * 125), True),
        (frame(10), True),
        (frame(0, is_last=False), True),
        (frame(1, b"{}"), True),
        (frame(1, b"{}"), False),  # the server has hung up, and waits for an answer to that
    ],
    ids=["ping", "long ping", "pong", "nothing", "message", "too late"],
)
def test_a_flood_of_frames_is_not_taken_in(
    each: bytes,
    is_heard: bool,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A single line could hold up all tables for many seconds, so little is looked at at once."""
    looked_at: list[int] = []
    look = ServerProtocol.receive_data

    def counted(self: ServerProtocol, data: bytes) -> None:
        looked_at.append(len(data))
        look(self, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", counted)

    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(UPGRADE)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        before = frame(1, is_last=False) if each == frame(0, is_last=False) else b""
        if not is_heard:
            writer.write(frame(1, b"{}"))
            await reader.readuntil(b"\x88")
        writer.write(before + each * int(FRAMES[0] - 2))
        writer.write(each * 2 * PIECE)
        with contextlib.suppress(ConnectionError):
            told = await reader.read()
            assert told.count(b"\x8a") <= FRAMES[0]  # pongs
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []
    assert max(looked_at) <= 1024
    assert sum(looked_at) <= FRAMES[0] * len(each) + 3 * 1024


def test_a_conversation_is_no_flood() -> None:
    async def story(it: Door, room: Live) -> None:
        await room.gather("Ada")
        address = f"ws://127.0.0.1:{it.port}/api/tables/{room.table.code}/socket"
        async with connect(address) as line:
            await line.send('{"type": "hello"}')
            for count in (FRAMES[0] - 2, FRAMES[1], FRAMES[1]):  # the rest is for its handshake
                await asyncio.gather(*[await line.ping() for _ in range(int(count))])
                it.time.advance(1)

    at_the_door(story)


@pytest.mark.parametrize("count", [1, 2])
def test_a_message_that_is_no_text_writes_nothing_into_the_log(
    count: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(1, b"\xff") * count)
        assert await reader.read() == b"\x88\x02" + NO_TEXT.to_bytes(2)
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []


def test_what_is_no_text_after_a_goodbye_writes_nothing_into_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(1, b"{}"))
        await reader.readuntil(b"\x88")  # the table hangs up on whoever says that
        writer.write(frame(1, b"\xff"))
        writer.write(frame(8))
        await reader.read()
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []


@pytest.mark.parametrize("named", [b"Content-Length: 5", b"Transfer-Encoding: chunked"])
def test_whoever_asks_for_a_socket_and_sends_a_body_is_not_waited_for(named: bytes) -> None:
    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(UPGRADE.replace(b"Upgrade: ", named + b"\r\nUpgrade: "))
        assert await reader.read() == b""
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)


CHUNKED = b"POST %b HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        (b"100\r\n" + b"x" * 256 + b"\r\n", b"413"),
        (b"1\r\nx\r\n", b"400"),
        (b"1;why=so\r\nx\r\n", b"400"),
    ],
)
def test_a_body_in_tiny_chunks_is_not_taken_in(
    body: bytes, told: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """Large ones may be many: they are refused only because there are too many bytes in them."""

    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(CHUNKED % b"/api/tables")
        answer = asyncio.create_task(reader.readuntil(b"\r\n"))
        writer.write(body * int(1.5 * CHUNKS))
        assert (await answer).split()[1] == told
        writer.write(b"nonsense" * 100 + b"\r\n")  # whoever was answered is told no more
        with contextlib.suppress(ConnectionError):
            await reader.read()
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []


@pytest.mark.parametrize("path", [b"/", b"/t/BBBBBBBBB", b"/api/nothing", b"/api/tables"])
@pytest.mark.parametrize("body", [b"1\r\nx\r\n" * int(1.5 * CHUNKS), b"nonsense\r\n"])
def test_a_body_that_comes_with_its_head_and_is_not_taken_writes_nothing_into_the_log(
    path: bytes, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(it: Door, room: Live) -> None:
        reader, writer = await it.knock(CHUNKED % path + body)
        assert (await reader.read()).split()[1] == b"400"
        writer.close()
        await it.until(lambda: it.keeper.places.count == 0)

    at_the_door(story)
    assert caplog.messages == []


def test_a_large_chunk_does_not_pay_for_any_number_of_tiny_ones() -> None:
    def all_of(data: bytes) -> None:
        incoming.receive_data(data)
        while incoming.next_event() is not h11.NEED_DATA:
            pass

    incoming, large = Incoming(), CHUNK * CHUNKS * 10
    all_of(CHUNKED % b"/api/tables")
    all_of(b"%x\r\n" % large + b"x" * large + b"\r\n")
    with pytest.raises(h11.RemoteProtocolError):
        all_of(b"1\r\nx\r\n" * int(1.5 * CHUNKS))


def test_whoever_has_asked_owes_nothing() -> None:
    async def story(it: Door, room: Live) -> None:
        address = f"http://127.0.0.1:{it.port}"
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as http:
            for _ in range(3):
                assert (await http.get("/api/health")).status_code == 200
                await it.until(lambda: it.keeper.waiting == 0)
                it.pass_time(HEAD_TIME * 2)
            assert it.keeper.places.held == {"127.0.0.1": 1}

    at_the_door(story)


def test_one_address_holds_so_many_connections_and_no_more() -> None:
    async def story(it: Door, room: Live) -> None:
        held = [await it.knock() for _ in range(3)]
        await it.until(lambda: it.keeper.places.count == 3)
        reader, writer = await it.knock()
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()
        other = await it.knock(place="127.0.0.3")
        await it.until(lambda: it.keeper.places.count == 4)
        held[0][1].close()
        await it.until(lambda: it.keeper.places.count == 3)
        again = await it.knock(b"GET /api/health HTTP/1.0\r\nHost: localhost\r\n\r\n")
        assert (await again[0].read()).startswith(b"HTTP/1.1 200")
        for _, writer in [*held, other, again]:
            writer.close()

    at_the_door(story, connections=3)


def test_a_proxy_brings_many_people_and_their_sockets_are_counted() -> None:
    async def story(it: Door, room: Live) -> None:
        await room.gather("Ada")
        address = f"ws://127.0.0.1:{it.port}/api/tables/{room.table.code}/socket"
        async with contextlib.AsyncExitStack() as stack:
            told = []
            for house in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"):
                asked = connect(address, additional_headers={"x-forwarded-for": house})
                line = await stack.enter_async_context(asked)
                await line.send('{"type": "hello"}')
                told.append(json.loads(await line.recv()))
            assert [one.get("code", one["type"]) for one in told] == [
                *("welcome", "welcome", "crowded", "welcome")
            ]

    at_the_door(story, connections=3, watchers=2, proxies=("127.0.0.0/8",))


@pytest.mark.parametrize(
    ("proxy", "address", "believed"),
    [
        ("::1", "::1", True),
        ("2001:db8::5", "2001:db8::5", True),
        ("2001:db8::5", "2001:db8::6", False),  # a neighbor in the same network
        ("2001:db8::/32", "2001:db8:1:2::3", True),
        ("fe80::1", "fe80::1%eth0", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "::1", False),
        ("::1", "", False),
    ],
)
def test_a_proxy_is_known_by_its_address(proxy: str, address: str, believed: bool) -> None:
    keeper = Doorkeeper(HandDriven(), 2, (proxy,))
    assert [keeper.admit(address) for _ in range(3)] == [True, True, believed]
    assert keeper.places.count == (3 if believed else 2)
    for _ in range(3 if believed else 2):
        keeper.see_off(address)
    assert keeper.places.count == 0


def test_a_proxy_can_not_take_more_connections_than_there_are_in_all() -> None:
    keeper = Doorkeeper(HandDriven(), 1, ("127.0.0.1",), in_all=3)
    assert [keeper.admit("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert not keeper.admit("192.0.2.1")
    keeper.see_off("127.0.0.1")
    assert keeper.admit("192.0.2.1")
    assert keeper.places.held == {"192.0.2.1": 1}


def test_workers_tell_each_other_of_connections() -> None:
    async def story(room: Live) -> None:
        keeper = doorkeeper(room.hall, Options(connections=2), 0)
        room.hall.peering.topics["connections"].hear({"other": {"192.0.2.1": 1}})
        assert [keeper.admit("192.0.2.1") for _ in range(2)] == [True, False]

    live(story)


def test_places_are_given_back() -> None:
    places = Places(2, in_all=3)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take("b"), places.take("c")] == [True, False]
    places.give_back("a")
    assert places.take("c")
    assert places.held == {"a": 1, "b": 1, "c": 1}


def test_what_is_no_proxy_is_refused_in_one_sentence() -> None:
    with pytest.raises(CannotServe, match=r"mine\.example isn’t the address of a proxy"):
        check_proxies(Options(proxies=("127.0.0.1", "::1", "mine.example")))
