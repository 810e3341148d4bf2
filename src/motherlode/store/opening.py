"""Opening a store: the right one for an address, and the workers that share it."""

from __future__ import annotations

from motherlode.outside import chance
from motherlode.store.database import DatabaseStore
from motherlode.store.database_urls import is_postgres
from motherlode.store.log import StoreError
from motherlode.store.metrics import Metrics
from motherlode.store.peers import Alone, Peers
from motherlode.store.sqlite import SqliteStore


def open_at(
    address: str, key: str = "", metrics: Metrics | None = None
) -> tuple[DatabaseStore, Peers]:
    """The store at a file name or an address, and its workers; neither is open yet.

    `key` is the file with the key to what is sealed, if it isn't where it usually is.
    """
    if not is_postgres(address):
        return SqliteStore(address, key, metrics), Alone()
    try:
        from motherlode.store.postgres.peers import PostgresPeers
        from motherlode.store.postgres.store import PostgresStore
    except ImportError as error:
        raise StoreError(
            "PostgreSQL needs a driver that isn’t installed: "
            'pip install "motherlode[postgres]" brings it'
        ) from error
    name = chance.digits(8)
    return PostgresStore(address, name, key, metrics), PostgresPeers(address, name)
