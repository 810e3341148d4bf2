"""A connection to a table: what is told to it waits here until it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

MOST_WAITING: Final = 256  # messages; anybody slower than that has to connect again
MOST_BYTES: Final = 2 * 1024 * 1024  # the same in bytes


class Link:
    """One connection of a seat, or of a spectator."""

    def __init__(self, seat: int | None = None, key: str = "", covered: bool = False) -> None:
        self.seat = seat
        self.covered = covered  # a device that goes around: it sees only what everybody may see
        self.key = key  # of the seat's token: seats may be exchanged, keys stay
        self.outbox: list[bytes | None] = []  # no queue: that takes 3 KiB more
        self.waiting = 0  # bytes in the outbox
        self._sender: asyncio.Future[None] | None = None  # whoever waits for something to send
        self.closed = False
        self.on_drop: Callable[[], object] | None = None  # how to stop sending at once

    def tell(self, message: bytes) -> None:
        """Put a message in the outbox; one that overflows ends the connection."""
        if self.closed:
            return
        fits = len(self.outbox) < MOST_WAITING and self.waiting < MOST_BYTES
        if not fits:
            self.drop()
            return
        self.waiting += len(message)
        self._put(message)

    def _put(self, message: bytes | None) -> None:
        self.outbox.append(message)
        if self._sender is not None and not self._sender.done():
            self._sender.set_result(None)

    async def next(self) -> bytes | None:
        """What has to be sent next; None: nothing more will come."""
        while not self.outbox:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender
        message = self.outbox.pop(0)
        self.waiting -= 0 if message is None else len(message)
        return message

    def end(self) -> None:
        """Nothing more will come; what waits is still sent."""
        if not self.closed:
            self.closed = True
            self._put(None)

    def drop(self) -> None:
        """Nothing more is sent, not even what waits: nobody reads it."""
        self.end()
        if self.on_drop is not None:
            self.on_drop()
