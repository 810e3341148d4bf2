"""The probe: whether the database can be written, tried once however many want to know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from motherlode.store.log import Store, StoreError

if TYPE_CHECKING:
    from motherlode.tables.outside import Timekeeper

PATIENCE: Final = 3.0  # seconds that the database has to answer; it may be stuck for good
FRESH: Final = 0.5  # seconds for which one answer is good


class Probe:
    """Those who want to know at the same time share the answer."""

    def __init__(self) -> None:
        self._answer: asyncio.Task[None] | None = None
        self._asked = 0.0

    async def ask(self, store: Store, time: Timekeeper) -> None:
        """StoreError if the database can't be written, or owes an answer for too long."""
        now = time.now()
        if self._answer is None or (self._answer.done() and now - self._asked >= FRESH):
            self._answer = asyncio.create_task(store.probe(), name="probe")
            self._answer.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._asked = now
        answer = self._answer
        try:
            async with time.limit(max(self._asked + PATIENCE - now, 0.0)):
                await asyncio.wait([answer])
        except TimeoutError as error:
            raise StoreError("the database doesn’t answer") from error
        answer.result()
