"""The counting of ended rounds: written beside the log, and read back in the order of writing."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from motherlode.store.log import Ended, Store, StoreError
from motherlode.tables.figures.figures import Figures
from motherlode.tables.outside import Timekeeper

LOGGER = logging.getLogger("motherlode.tables")
TOGETHER: Final = 2000  # rounds read at a time, so that tables can write in between
AGAIN: Final = 30.0  # seconds until a store that failed is tried again


class Counting:
    """Keeps ended rounds and counts them, apart from the tables: none of them waits for it.

    A table that is built again hands in its old rounds once more; the store keeps each once, and
    only what comes out of the store is counted.
    """

    def __init__(self, store: Store, time: Timekeeper) -> None:
        self.store = store
        self.time = time
        self.figures = Figures()
        self._handed_in: list[Ended] = []
        self._news = asyncio.Event()
        self._last = 0  # the number of the last round that was counted
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what the store has."""
        self._news.set()
        self._task = asyncio.create_task(self._run(), name="counting")

    async def stop(self) -> None:
        """Keep what was handed in, and end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            try:
                await self.store.keep_rounds(self._handed_in)
            except StoreError as error:
                LOGGER.error("ended rounds were not counted: %s", error)

    def hand_in(self, rounds: list[Ended]) -> None:
        """Rounds have ended, or a table was built again in which some had."""
        self._handed_in += rounds
        self._news.set()

    async def keep(self, rounds: list[Ended]) -> None:
        """Keep rounds at once: when this returns they are safe, and will be counted."""
        await self.store.keep_rounds(rounds)
        self._news.set()

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            try:
                await self.catch_up()
            except StoreError as error:
                LOGGER.error("ended rounds can't be counted: %s", error)
                await self._later()
            except Exception:  # whatever it is, counting goes on
                LOGGER.exception("ended rounds can't be counted")
                await self._later()

    async def _later(self) -> None:
        self._news.set()
        await self.time.sleep(AGAIN)

    async def catch_up(self) -> None:
        """Keep what was handed in, then count all that is new in the store."""
        rounds = list(self._handed_in)
        await self.store.keep_rounds(rounds)
        del self._handed_in[: len(rounds)]
        while True:
            found = await self.store.rounds(self._last, TOGETHER)
            self.figures.add(body for _, body in found)
            if found:
                self._last = found[-1][0]
            if len(found) < TOGETHER:
                return
