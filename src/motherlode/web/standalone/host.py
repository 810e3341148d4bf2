"""The host: the application in a worker of the browser; requests and lines come as messages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from starlette.applications import Starlette

from motherlode.store.log import StoreError
from motherlode.store.shelf import Shelf, ShelfStore
from motherlode.tables.game.company import thinks_elsewhere
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.storage.expiry import Lifespans
from motherlode.tables.outside import Outside
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.app import make_app
from motherlode.web.options import Options
from motherlode.web.standalone.here import (
    Beside,
    DeskHere,
    SecondWorker,
    ShopHere,
    ThinkingBeside,
)
from motherlode.web.standalone.time import BrowserTime

Tell: TypeAlias = Callable[[int, str, str], object]  # to which line: opened, a message, closed
GOING_AWAY: Final = 1001
FOR_GOOD: Final = Lifespans(None, None, None)  # whose browser it is decides
OPTIONS: Final = Options(connections=0, watchers=0, tables=0)


class Host:
    """All tables of a browser."""

    def __init__(
        self,
        shelf: Shelf,
        tell: Tell,
        second: SecondWorker,
        outside: Outside | None = None,
    ) -> None:
        outside = outside or Outside(BrowserTime())
        store, beside = ShelfStore(shelf), Beside(second, outside.time)
        thinking = ThinkingBeside(beside)
        # Whoever puts a whole log in the place of a damaged one wants to play on at once.
        self.hall = Hall(store, outside, thinking, FOR_GOOD, unopenable_for=0.0)
        desk = DeskHere(store, beside)
        self.app: Starlette = make_app(self.hall, OPTIONS, ShopHere(), desk)
        self.tell = tell
        self._life: AbstractAsyncContextManager[Any] = self.app.router.lifespan_context(self.app)
        self._lines: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, and look after the tables."""
        await self._life.__aenter__()

    async def close(self) -> None:
        """Hang up on everybody, and let go."""
        for line in list(self._lines):
            self.hang_up(line)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._life.__aexit__(None, None, None)

    def needs_second(self) -> bool:
        """Whether the second worker should stay: a bot that thinks there sits at an open table."""
        open_tables = [table for table in self.hall.tables.values() if table.audience.links]
        bots = [
            seat for table in open_tables for seat in table.standing.seats if seat.kind == "bot"
        ]
        return any(bot.level is not None and thinks_elsewhere(bot.level) for bot in bots)

    async def forget(self, code: str) -> bool:
        """Let go of a table for good, whatever became of it; whether that could be done."""
        try:
            await self.hall.forget(code)
        except StoreError:
            return False
        return True

    # -- requests --------------------------------------------------------------------------------

    async def ask(self, method: str, address: str, body: str | None) -> tuple[int, str, str]:
        """Have a request answered: its status, the kind of its content, and the content."""
        heard = [{"type": "http.request", "body": (body or "").encode(), "more_body": False}]
        status, kind, parts = 500, "", bytearray()

        async def receive() -> dict[str, Any]:
            return heard.pop() if heard else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            else:
                parts.extend(message.get("body", b""))

        await self.app({**scope_of("http", address), "method": method}, receive, send)
        return status, kind, parts.decode()

    # -- lines -----------------------------------------------------------------------------------

    def connect(self, line: int, address: str) -> None:
        """Somebody opens a line to a table."""
        self._lines[line] = asyncio.Queue()
        self._lines[line].put_nowait({"type": "websocket.connect"})
        task = asyncio.ensure_future(self._converse(line, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, line: int, text: str) -> None:
        """A message over this line."""
        if line in self._lines:
            self._lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self, line: int) -> None:
        """Nobody is at the other end any more."""
        if line in self._lines:
            gone = {"type": "websocket.disconnect", "code": GOING_AWAY}
            self._lines[line].put_nowait(gone)

    async def _converse(self, line: int, address: str) -> None:
        async def send(message: Any) -> None:
            kind = message["type"]
            if line not in self._lines:
                return
            if kind == "websocket.accept":
                self.tell(line, "opened", "")
            elif kind == "websocket.send":
                self.tell(line, "message", message["text"])
            elif kind == "websocket.close":
                self._forget(line, str(message.get("code", GOING_AWAY)))

        try:
            await self.app(scope_of("websocket", address), self._lines[line].get, send)
        finally:
            self._forget(line, str(GOING_AWAY))

    def _forget(self, line: int, code: str) -> None:
        if self._lines.pop(line, None) is not None:
            self.tell(line, "closed", code)


def scope_of(kind: str, address: str) -> dict[str, Any]:
    """What an application is told of a request."""
    path, _, query = address.partition("?")
    if not path.startswith("/api/"):
        raise TableRefusal("malformed", "there’s no such address")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [],
        "client": None,
        "subprotocols": [],
    }
