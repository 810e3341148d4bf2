"""Where a program can sit down: at a server's tables, or at one in this process."""

from __future__ import annotations

import asyncio
import json
import tempfile
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.sqlite import SqliteStore
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.outside import Outside
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Hello, Request
from motherlode.web.standalone.here import ThinkingHere

REQUESTS: Final[msgspec.json.Decoder[Request]] = msgspec.json.Decoder(Request)
PATIENCE: Final = 30.0  # seconds for a request
LARGEST: Final = 16 * 1024 * 1024  # bytes in a message of a table


class NoSeat(MotherlodeError):
    """A program can't sit down, or no longer sits there."""


class HungUp(Exception):
    """A line broke; it can be opened again."""


class Ticket(msgspec.Struct):
    """A seat at a table, and the secret that opens it."""

    code: str
    token: str


class Line(Protocol):
    """A connection to a table; both ways text."""

    async def send(self, text: str) -> None:
        """Say something."""

    async def receive(self) -> str:
        """The next thing that is told."""


class House(Protocol):
    """Tables, wherever they are."""

    async def join(self, name: str, code: str) -> Ticket:
        """Take a seat at a table, as a program."""

    async def make(self, name: str, settings: dict[str, Any]) -> Ticket:
        """Make a table of bots and begin, as a program."""

    def lines(self, code: str) -> AsyncGenerator[Line, None]:
        """A line to a table, and another whenever one breaks."""


# -- a server --------------------------------------------------------------------------------------


class SocketLine:
    """A line over the network."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        """Say something."""
        try:
            await self.socket.send(text)
        except ConnectionClosed as error:
            raise HungUp from error

    async def receive(self) -> str:
        """The next thing that is told."""
        try:
            return str(await self.socket.recv())
        except ConnectionClosed as error:
            raise HungUp from error


class Server:
    """The tables of a server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    async def join(self, name: str, code: str) -> Ticket:
        """Take a seat at a table, as a program."""
        return await self._post(f"/api/tables/{code}/seats", {"name": name, "program": True})

    async def make(self, name: str, settings: dict[str, Any]) -> Ticket:
        """Make a table of bots and begin, as a program."""
        body = {"name": name, "program": True, "settings": settings, "start": True}
        return await self._post("/api/tables", body)

    async def lines(self, code: str) -> AsyncGenerator[Line, None]:
        """A line to a table, and another whenever one breaks."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{code}/socket"
        async for socket in connect(address, max_size=LARGEST):
            async with socket:
                yield SocketLine(socket)

    async def _post(self, path: str, body: dict[str, Any]) -> Ticket:
        try:
            return msgspec.json.decode(await asyncio.to_thread(self._ask, path, body), type=Ticket)
        except (OSError, ValueError, WebSocketException) as error:
            raise NoSeat(f"there’s no table to be had at {self.address}: {error}") from error

    def _ask(self, path: str, body: dict[str, Any]) -> bytes:
        headers = {"content-type": "application/json"}
        asked = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as error:
            with error:
                raise NoSeat(_reason(error.read()) or str(error)) from error


def _reason(body: bytes) -> str:
    """Why a server refused, in its own words."""
    try:
        return str(msgspec.json.decode(body)["reason"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return ""


# -- this process ----------------------------------------------------------------------------------


class LocalLine:
    """A line to a table in this process."""

    def __init__(self, table: Table, link: Link) -> None:
        self.table = table
        self.link = link

    async def send(self, text: str) -> None:
        """Say something."""
        try:
            request = REQUESTS.decode(text)
            if isinstance(request, Hello):
                await self.table.enter(self.link, request)
            else:
                await self.table.hear(self.link, request)
        except msgspec.ValidationError as error:
            self.table.audience.refuse(self.link, "", "malformed", str(error))
        except TableRefusal as error:
            self.table.audience.refuse(self.link, "", error.code, str(error))

    async def receive(self) -> str:
        """The next thing that is told."""
        message = await self.link.next()
        if message is None:
            raise HungUp
        return message.decode()


class Here:
    """Tables of bots in this process, gone when it ends."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def join(self, name: str, code: str) -> Ticket:
        """Take a seat at a table, as a program."""
        table = await self.hall.find(code)
        _, token = await table.take_seat(name, None, None, program=True)
        return Ticket(table.code, token)

    async def make(self, name: str, settings: dict[str, Any]) -> Ticket:
        """Make a table of bots and begin, as a program."""
        try:
            read = msgspec.convert(settings, Settings)
        except msgspec.ValidationError as error:
            raise NoSeat(str(error)) from error
        code, token = await self.hall.make(name, read, start=True, program=True)
        return Ticket(code, token)

    async def lines(self, code: str) -> AsyncGenerator[Line, None]:
        """A line to a table, and another whenever one breaks."""
        while True:
            table, link = await self.hall.find(code), Link()
            try:
                yield LocalLine(table, link)
            finally:
                await table.leave(link)


@asynccontextmanager
async def at_home(outside: Outside | None = None) -> AsyncIterator[Here]:
    """A hall of this process, for as long as it is needed."""
    outside = outside or Outside()
    with tempfile.TemporaryDirectory(prefix="motherlode-") as folder:
        store = SqliteStore(str(Path(folder) / "tables.sqlite"))
        hall = Hall(store, outside, ThinkingHere(outside.time))
        await hall.open()
        try:
            yield Here(hall)
        finally:
            await hall.close()
