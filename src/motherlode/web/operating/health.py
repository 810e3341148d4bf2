"""Health: whether the database can be written, tried once however many people ask."""

from __future__ import annotations

import asyncio
from typing import Final

from motherlode.store.log import Store, StoreError
from motherlode.tables.outside import Timekeeper

PATIENCE: Final = 3.0  # seconds that the database has to show that it is well
FRESH: Final = 1.0  # seconds for which one answer is good


class DatabaseHealth:
    """Whether the database can be written; those who ask at the same time share the answer."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store = store
        self.time = time
        self._probe: asyncio.Task[None] | None = None
        self._begun = 0.0

    async def probe(self) -> None:
        """StoreError if the database can't be written, or not in time."""
        now = self.time.now()
        if self._probe is None or (self._probe.done() and now - self._begun >= FRESH):
            self._probe = asyncio.create_task(self.store.probe(), name="health")
            self._probe.add_done_callback(lambda beat: beat.cancelled() or beat.exception())
            self._begun = now
        try:
            async with self.time.limit(PATIENCE):
                await asyncio.shield(self._probe)
        except TimeoutError as error:
            raise StoreError("the database doesn’t answer") from error
