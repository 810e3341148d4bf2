"""Readiness: whether a load balancer should send people here."""

from __future__ import annotations

from motherlode.tables.live.hall import Hall
from motherlode.tables.wire.errors import TableRefusal


class Readiness:
    """Not while the server starts or drains, nor while its database can't be written."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.started = False
        self.draining = False

    def begin(self) -> None:
        """Everything is open."""
        self.started = True

    def drain(self) -> None:
        """Nobody new is wanted: the server is about to end."""
        self.draining = True

    @property
    def is_open(self) -> bool:
        """Whether it has started and isn't about to end; the database is another matter."""
        return self.started and not self.draining

    async def check(self) -> None:
        """A refusal if nobody should be sent here; StoreError if the database can't be written."""
        if self.draining:
            raise TableRefusal("draining", "this server is about to stop")
        if not self.started:
            raise TableRefusal("starting", "this server is still starting")
        await self.hall.probe()
