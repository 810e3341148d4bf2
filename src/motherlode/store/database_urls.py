"""Addresses of databases."""

from __future__ import annotations

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from motherlode.store.log import StoreError

POSTGRES: Final = ("postgresql", "postgres")


def is_postgres(address: str) -> bool:
    """Whether an address is that of a PostgreSQL database; one that nobody can use is refused."""
    if "://" not in address:
        return False
    kind = read_url(address).drivername
    if kind.split("+")[0] in POSTGRES:
        return True
    if kind != "sqlite":
        raise StoreError(
            f"this version can’t use a {kind} database; "
            "give a file, or an address that begins with postgresql://"
        )
    return False


def read_url(address: str) -> URL:
    """The address of a database; nobody repeats one that is no address, as it may be secret."""
    try:
        return make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(
            "what --database says is neither a file nor a database address; "
            "an address looks like postgresql://name@host/database"
        ) from None
