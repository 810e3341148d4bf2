"""Outages: at which tables nothing can be written just now; the log is told once, not by each."""

from __future__ import annotations

import logging
from typing import Final

from motherlode.tables.probe import Probe

LOGGER: Final = logging.getLogger("motherlode.tables")


class Outages:
    """The tables of this process that wait for the database."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self.probe = Probe()

    def begin(self, table: str, error: Exception) -> None:
        """Nothing can be written at a table."""
        if not self._tables:
            LOGGER.error("table %s: %s; others may wait for the database, too", table, error)
        self._tables.add(table)

    def forget(self, table: str) -> None:
        """A table that isn't there after all: it couldn't even be made."""
        self._tables.discard(table)

    def end(self, table: str) -> None:
        """A table waits no longer."""
        if table in self._tables:
            self._tables.remove(table)
            if not self._tables:
                LOGGER.warning("no table waits for the database any more")
