"""Table lookup: the table that an address names."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.live.hall import Hall, plain_code
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.guards.limits import Buckets, household
from motherlode.web.guards.places import Places
from motherlode.web.guards.quotas import Quotas
from motherlode.web.options import Options

# Tables that one address may wake, at once and in all: this many for each that it may make, and
# as many again for those who bring a token.
AT_ONCE: Final = 2
EACH_SECOND: Final = 0.5
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


def many_tables() -> TableRefusal:
    """Enough until some of them are asleep."""
    return TableRefusal("many_tables", "too many tables from your address are in use")


async def table_of(connection: HTTPConnection, has_token: bool = False) -> Table:
    """The table of this address; whoever brings a token doesn't queue with those who guess."""
    return await table_called(connection, connection.path_params["code"], has_token)


async def table_called(connection: HTTPConnection, code: str, has_token: bool = False) -> Table:
    """The table with this code; one that is asleep is looked for in turn."""
    hall = hall_of(connection)
    if (table := hall.awake(code)) is None:
        turns: Turns = connection.app.state.turns
        table = await turns.find(address_of(connection), code, has_token)
    table.found_at = hall.time.now()
    return table


class Turns:
    """Looks for tables that are asleep, so that no address can wake too many, or guess codes."""

    def __init__(self, hall: Hall, guesses: Buckets, strays: Buckets, options: Options) -> None:
        self.hall = hall
        self.guesses = Lane(hall, guesses, options)
        self.tokens = Lane(hall, strays, options)

    async def find(self, address: str, code: str, has_token: bool) -> Table:
        """The table with this code; whoever wakes it has it in use."""
        lane = self.tokens if has_token else self.guesses
        async with lane.one(address):
            if not self.hall.sleeps(code):
                return await self.hall.find(code)
            if not lane.woken.has_room(address):
                raise many_tables()
            if not lane.wakings.take(address):
                raise too_fast()
            lane.woken.note(address, plain_code(code))  # at once: many may be asked for together
            try:
                return await self.hall.find(code)
            except MotherlodeError:
                lane.woken.forget(address, plain_code(code))
                lane.wakings.give_back(address)  # a look into the log has its own price
                raise


class Lane:
    """Looks into the log: only wrong ones are rationed, so nobody is locked out.

    Whoever has used theirs up looks one at a time, as fast as the ration comes back. As many may
    wait as may be connected: whoever shares an address with somebody who guesses waits, too, but is
    never turned away.
    """

    def __init__(self, hall: Hall, misses: Buckets, options: Options) -> None:
        most = options.tables * AT_ONCE
        self.misses = misses
        self.woken = Quotas(most, hall.is_open)
        self.wakings = Buckets(most or inf, EACH_SECOND, hall.time)
        self.waiting = Places(options.connections)
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
