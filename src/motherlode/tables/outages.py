"""Outages: at which tables nothing can be written just now; the log is told once, not by each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final, TypeAlias

LOGGER: Final = logging.getLogger("motherlode.tables")
Probe: TypeAlias = Callable[[], Coroutine[None, None, None]]
PATIENCE: Final = 3.0  # seconds that the database has to answer; it may be stuck for good
FRESH: Final = 0.5  # seconds for which one answer of the database is good for all tables


class Outages:
    """The tables of this process that wait for the database."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self._probe: asyncio.Task[None] | None = None
        self._asked = 0.0

    def begin(self, table: str, error: Exception) -> None:
        """Nothing can be written at a table."""
        if not self._tables:
            LOGGER.error("table %s: %s; others may wait for the database, too", table, error)
        self._tables.add(table)

    def look(self, probe: Probe, now: float) -> tuple[asyncio.Task[None], float]:
        """Whether the database can be written again: asked once for many tables. The second value
        is when nobody waits for that answer any more.
        """
        if self._probe is None or (self._probe.done() and now - self._asked >= FRESH):
            self._probe = asyncio.create_task(probe(), name="outage")
            self._probe.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._asked = now
        return self._probe, self._asked + PATIENCE

    def forget(self, table: str) -> None:
        """A table that isn't there after all: it couldn't even be made."""
        self._tables.discard(table)

    def end(self, table: str) -> None:
        """A table waits no longer."""
        if table in self._tables:
            self._tables.remove(table)
            if not self._tables:
                LOGGER.warning("no table waits for the database any more")
