"""A connection to a table: what is told to it waits here until it is sent."""

from __future__ import annotations

import asyncio

MOST_WAITING = 256  # messages; whoever is slower than that has to come again


class Link:
    """One connection of a seat, or of a spectator."""

    def __init__(self, seat: int | None = None, key: str = "") -> None:
        self.seat = seat
        self.key = key  # of the seat's token: seats may be exchanged, keys stay
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.closed = False

    def tell(self, message: bytes) -> None:
        """Put a message in the outbox; one that overflows ends the connection."""
        if self.closed:
            return
        if self.outbox.qsize() >= MOST_WAITING - 1:
            self.end()
            return
        self.outbox.put_nowait(message)

    def end(self) -> None:
        """Nothing more will come; what waits is still sent."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(None)
