"""A simulated socket: messages take their time, and a line may break in the middle of anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect, WebSocketState

from tests.simulation.loop import VirtualLoop


@dataclass
class Weather:
    """How messages fare now."""

    delay: float = 0.02  # seconds, on average
    spike: float = 0.0  # the share that takes much longer
    doubled: float = 0.0  # the share of clients' messages that come twice


class Reader(Protocol):
    """Whoever is at the other end of a line."""

    def hear(self, socket: Socket, message: bytes) -> None:
        """Something has come."""

    def lost(self, socket: Socket) -> None:
        """The line is broken, or was closed."""


class Socket:
    """One connection. The worker has one end, the page the other; each may outlive the other."""

    application_state = WebSocketState.CONNECTED  # as the server's own sockets have it
    client = None  # nobody knows its address
    app: object = None

    def __init__(
        self,
        loop: VirtualLoop,
        random: Random,
        weather: Weather,
        reader: Reader,
        on_send: Callable[[Socket, bytes], None],
    ) -> None:
        self.loop = loop
        self.random = random
        self.weather = weather
        self.reader = reader
        self.on_send = on_send  # told of everything that the server sends, as it is sent
        self.context = Context()
        self.inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.cut = False  # nothing gets through any more
        self.hung_up = False  # by the page
        self.closed = False  # by the server
        self._last_up = 0.0
        self._last_down = 0.0

    # -- the page's end --------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Send something to the server."""
        if self.cut or self.hung_up:
            return
        for _ in range(1 + (self.random.random() < self.weather.doubled)):
            self._last_up = max(self._last_up, self.loop.time() + self._delay())
            self.loop.call_at(self._last_up, self._come, text, context=self.context)

    def hang_up(self, after: float = 0.0) -> None:
        """The page is gone; the server learns of it at some time."""
        if not self.hung_up:
            self.hung_up = True
            self._last_up = max(self._last_up, self.loop.time() + self._delay() + after)
            self.loop.call_at(self._last_up, self._end, context=self.context)

    def _come(self, text: str) -> None:
        if not self.cut:
            self.inbox.put_nowait(text)

    def _end(self) -> None:
        self.inbox.put_nowait(None)

    # -- what may happen to it -------------------------------------------------------------------

    def break_off(self, page_knows: float | None, server_knows: float) -> None:
        """The line breaks, and what is on its way is lost; who learns of it, and after how long."""
        if self.cut:
            return
        self.cut = True
        if page_knows is not None:
            self.loop.call_later(page_knows, self._tell_page, context=self.context)
        self.loop.call_later(server_knows, self._end, context=self.context)

    def settle(self) -> None:
        """All is well again: nobody takes a broken line for a whole one any longer."""
        if max(self._last_down, self._last_up) > self.loop.time() + 1.0:
            self.break_off(0.0, 0.0)
        elif self.cut or self.hung_up:
            self.loop.call_later(0.5, self._end, context=self.context)

    def _tell_page(self) -> None:
        if not self.hung_up:
            self.hung_up = True
            self.reader.lost(self)

    def _delay(self) -> float:
        delay = self.weather.delay * self.random.expovariate(1.0)
        return min(delay * 50, 8.0) if self.random.random() < self.weather.spike else delay

    # -- the worker's end: what the server asks of a socket --------------------------------------

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        text = await self.inbox.get()
        if text is None:
            self.inbox.put_nowait(None)
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        """Send something to the page."""
        if self.closed:
            raise WebSocketDisconnect(1006)
        message = text.encode()
        self.on_send(self, message)
        self._last_down = max(self._last_down, self.loop.time() + self._delay())
        self.loop.call_at(self._last_down, self._arrive, message, context=self.context)

    def _arrive(self, message: bytes) -> None:
        if not self.cut and not self.hung_up:
            self.reader.hear(self, message)

    async def close(self, code: int = 1000) -> None:
        """Hang up."""
        self.closed = True
        self.application_state = WebSocketState.DISCONNECTED
        self._last_down = max(self._last_down, self.loop.time() + self._delay())
        self.loop.call_at(self._last_down, self._hear_close, context=self.context)

    def _hear_close(self) -> None:
        if not self.cut:
            self._tell_page()
