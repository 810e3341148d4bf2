"""Expiry: tables that nobody has touched for long are forgotten; their rounds' figures stay."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from motherlode.store.log import Ended, Line, Store, StoreError, Unreadable
from motherlode.tables.figures.counting import Counting
from motherlode.tables.live.standing import Standing
from motherlode.tables.live.storage.uncounted import REST
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire import entries

LOGGER = logging.getLogger("motherlode.tables")
DAY: Final = 86_400.0
TOGETHER: Final = 50  # tables looked at in one step
EVERY: Final = 3_600.0  # seconds between two rounds of looking


@dataclass(frozen=True, slots=True)
class Lifespans:
    """Days after which a table is forgotten that nobody has touched; None: never."""

    lobby: float | None = 1.0
    unfinished: float | None = 30.0
    record: float | None = None  # a game has come to its end there

    @property
    def least(self) -> float:
        """Seconds before which no table is forgotten."""
        spans = [days for days in (self.lobby, self.unfinished, self.record) if days is not None]
        return min(spans, default=float("inf")) * DAY

    @classmethod
    def chosen(cls, record: float | None, unfinished: float) -> Lifespans:
        """Those of an operator; 0 keeps unfinished games for good, and lobbies, too."""
        if unfinished == 0:
            return cls(None, None, record)
        return cls(min(1.0, unfinished), unfinished, record)

    def of(self, standing: Standing) -> float:
        """Seconds for which a table is kept."""
        if standing.last_finished() is not None:
            days = self.record
        else:
            days = self.unfinished if standing.games else self.lobby
        return float("inf") if days is None else days * DAY


class Expiry:
    """Looks at the tables of the log, some at a time, and forgets those whose time is over."""

    def __init__(
        self,
        store: Store,
        counting: Counting,
        time: Timekeeper,
        spans: Lifespans,
        is_open: Callable[[str], bool],
    ) -> None:
        self.store = store
        self.counting = counting
        self.time = time
        self.spans = spans
        self.is_open = is_open  # whether a table is in memory, or on its way there
        self._kept: dict[str, tuple[float, float]] = {}  # last touched, and for how long it is kept
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name="expiry")

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self.time.sleep(EVERY)
            try:
                await self.sweep()
            except Exception:  # nothing may end it without a word
                LOGGER.exception("old tables can't be forgotten")

    async def sweep(self) -> int:
        """Every table of the log once; how many were forgotten."""
        gone = 0
        untouched = await self._untouched()
        old = {code for code, _ in untouched}  # the others were forgotten elsewhere, or touched
        self._kept = {code: kept for code, kept in self._kept.items() if code in old}
        for code, at in untouched:
            if not self.is_open(code):
                started = self.time.now()
                gone += await self._look_at(code, at)
                await self.time.sleep((self.time.now() - started) * REST)
        if gone:
            LOGGER.info("old tables forgotten: %d", gone)
        return gone

    async def _untouched(self) -> list[tuple[str, float]]:
        """The tables that may be too old; none while the clock can't be trusted.

        A clock that has jumped ahead makes all tables old at once, one that was put back has the
        newest of them in the future.
        """
        last, newest = "", 0.0
        untouched: list[tuple[str, float]] = []
        while found := await self.store.touched(last, TOGETHER):
            for last, at in found:
                newest = max(newest, at)
                if self.time.date() - at >= self.spans.least:
                    untouched.append((last, at))
        idle = self.time.date() - newest
        return untouched if 0 <= idle < max(self.spans.least, DAY) else []

    async def _look_at(self, code: str, at: float) -> bool:
        """Forget a table if its time is over; whether it was."""
        touched, span = self._kept.get(code, (0.0, 0.0))
        rounds: list[Ended] | None = None
        if touched != at:
            span, rounds = await self._read(code)
            self._kept[code] = (at, span)
        if self.time.date() - at < span:
            return False
        if rounds is None:
            _, rounds = await self._read(code)
        await self.counting.keep(rounds)
        if self.is_open(code):
            return False
        await self.store.forget(code, at)
        self._kept.pop(code, None)
        return True

    async def _read(self, code: str) -> tuple[float, list[Ended]]:
        """How long a table is kept, and its rounds; one that can't be read is left alone."""
        try:
            return await asyncio.to_thread(looked_at, code, await self.store.read(code), self.spans)
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Unreadable):
                raise
            return float("inf"), []


def looked_at(code: str, lines: list[Line], spans: Lifespans) -> tuple[float, list[Ended]]:
    """For how long a table is kept, and the rounds that have ended there, from its log."""
    standing = Standing(code)
    for line in lines:
        standing.take(entries.read(line.body))
    return spans.of(standing), standing.take_ended()
