"""Finding the table that an address names."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.limits import Buckets


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall of this server."""
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection) -> str:
    """Who asks, as far as it can be told."""
    return connection.client.host if connection.client else ""


def too_fast() -> TableRefusal:
    """Enough for now."""
    return TableRefusal("too_fast", "slow down and try again in a minute")


async def table_of(connection: HTTPConnection) -> Table:
    """The table of this address."""
    return await table_called(connection, connection.path_params["code"])


async def table_called(connection: HTTPConnection, code: str) -> Table:
    """The table with this code; whoever only guesses codes has to slow down."""
    misses: Buckets = connection.app.state.misses
    address = address_of(connection)
    if misses.is_empty(address):
        raise too_fast()
    try:
        return await hall_of(connection).find(code)
    except TableRefusal as refusal:
        if refusal.code == "no_table":
            misses.take(address)
        raise
