"""Table lookup: the table that an address names."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.guards.limits import Buckets, household
from motherlode.web.guards.places import Places

NO_STORAGE: Final = "the server’s database can’t be used right now; try again later"


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    """Who asks, as far as it can be told: those who share rations."""
    return household(connection.client.host) if connection.client else ""


def too_fast() -> TableRefusal:
    """Enough for now."""
    return TableRefusal("too_fast", "slow down and try again in a minute")


async def table_of(connection: HTTPConnection) -> Table:
    """The table of this address."""
    return await table_called(connection, connection.path_params["code"])


async def table_called(connection: HTTPConnection, code: str) -> Table:
    """The table with this code; one that is asleep is looked for in turn."""
    hall = hall_of(connection)
    if (table := hall.awake(code)) is not None:
        return table
    turns: Turns = connection.app.state.turns
    async with turns.one(address_of(connection)):
        return await hall.find(code)


class Turns:
    """Looks into the log: only wrong ones are rationed, so nobody is locked out.

    Whoever has used theirs up looks one at a time, as fast as the ration comes back. As many may
    wait as may be connected: whoever shares an address with somebody who guesses waits, too, but is
    never turned away.
    """

    def __init__(self, misses: Buckets, most: int) -> None:
        self.misses = misses
        self.waiting = Places(most)
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[None]:
        """One look; what is found costs nothing."""
        if self.waiting.held[address] or not self.misses.take(address):
            await self._wait(address)
        is_wrong = False
        try:
            yield
        except TableRefusal as refusal:
            is_wrong = refusal.code == "no_table"
            raise
        finally:
            if not is_wrong:
                self.misses.give_back(address)

    async def _wait(self, address: str) -> None:
        """Queue until one more wrong code is allowed."""
        if not self.waiting.take(address):
            raise too_fast()
        try:
            queue = self._queues.setdefault(address, asyncio.Lock())
            async with queue:
                await self.misses.wait(address)
        finally:
            self.waiting.give_back(address)
