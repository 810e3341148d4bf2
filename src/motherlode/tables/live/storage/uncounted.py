"""Uncounted: rounds of tables that are older than the keeping of rounds, counted once."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from motherlode.store.log import Ended, Line, Store, StoreError, Unreadable
from motherlode.tables.figures.counting import AGAIN, Counting
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire import entries

LOGGER = logging.getLogger("motherlode.tables")
TOGETHER: Final = 100  # codes read at a time
REST: Final = 4.0  # times what a table took: live tables have the machine in between


class Uncounted:
    """Looks at one old table after another, beside the live ones, and never twice.

    Each is struck off when its rounds are kept, so a server that stops half-way goes on there.
    """

    def __init__(self, store: Store, counting: Counting, time: Timekeeper) -> None:
        self.store = store
        self.counting = counting
        self.time = time
        self._task: asyncio.Task[None] | None = None
        self._strange = 0  # tables that can't be read

    def start(self) -> None:
        """Begin, or go on."""
        self._task = asyncio.create_task(self._run(), name="uncounted rounds")

    async def stop(self) -> None:
        """Leave the rest for another time."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not await self._is_done():
            await self.time.sleep(AGAIN)

    async def _is_done(self) -> bool:
        try:
            return await self.work_off()
        except Exception:  # nothing may end it without a word
            LOGGER.exception("old rounds can't be counted")
            return False

    async def work_off(self) -> bool:
        """Every table that is left, if it can be read; whether all are counted now."""
        last, left = "", ""
        self._strange = 0
        while codes := await self.store.uncounted(last, TOGETHER):
            for last in codes:
                started = self.time.now()
                try:
                    await self._count(last)
                except StoreError as error:
                    left = f"the rounds of table {last} can't be counted: {error}"
                await self.time.sleep((self.time.now() - started) * REST)
        if self._strange:
            LOGGER.warning("the rounds of %d old tables can't be read or counted", self._strange)
        if left:
            LOGGER.error("%s", left)
        return not left

    async def _count(self, code: str) -> None:
        try:
            lines = await self.store.read(code)
            rounds = await asyncio.to_thread(rounds_of, code, lines)
        except Exception as error:  # of another version, or damaged; it can't be opened either
            if isinstance(error, StoreError) and not isinstance(error, Unreadable):
                raise
            self._strange += 1
            rounds = []
        await self.counting.keep(rounds)
        await self.store.strike_off(code)


def rounds_of(code: str, lines: list[Line]) -> list[Ended]:
    """The rounds that have ended at a table, from its log."""
    standing = Standing(code)
    for line in lines:
        standing.take(entries.read(line.body))
    return standing.take_ended()
