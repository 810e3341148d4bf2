"""The roundup: what all workers on one database tell an operator who asks one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.outside import Timekeeper
from motherlode.web.operator_messages import CallerLine, LoadInfo, TableLine

PATIENCE: Final = 4.0  # seconds that the others have to answer; they beat once a second
LOOKING: Final = 30.0  # seconds for which somebody who has looked may look again


class Report(Struct, frozen=True):
    """What one worker tells of itself."""

    began: float  # seconds since 1970
    load: LoadInfo
    codes: tuple[str, ...]  # of all its tables
    socket_count: int
    tables: tuple[TableLine, ...]  # the first of them
    callers: tuple[CallerLine, ...]
    turned_away: dict[str, int]  # by address
    metrics: dict[str, list[str]]  # the lines of each


class Told(Struct, frozen=True):
    """What a worker tells the others: nothing of itself while no operator looks."""

    asked: int  # how often somebody has looked there
    heard: dict[str, int]  # the same of the others, as far as it knows
    report: Report | None = None


class Roundup:
    """The topic in which workers ask each other for reports, and give them."""

    def __init__(self, time: Timekeeper, peering: Peering, report: Callable[[], Report]) -> None:
        self.time = time
        self.peering = peering
        self.report = report
        self._asked = 0
        self._heard: dict[str, int] = {}
        self._until = 0.0  # as long as somebody looks elsewhere
        self._told: dict[str, Told] | None = None  # by the others; None: not heard of them yet
        self._news = asyncio.Event()

    async def look(self) -> dict[str, Report]:
        """What the others tell now, by their names; whoever doesn't answer is left out."""
        if self.peering.alone:
            return {}
        self._asked += 1
        wanted = self._asked
        with suppress(TimeoutError):
            async with self.time.limit(PATIENCE):
                while not self._is_answered(wanted):
                    self.peering.hurry()
                    await self._news.wait()
        told = self._told or {}
        return {name: one.report for name, one in told.items() if one.report is not None}

    def _is_answered(self, wanted: int) -> bool:
        """Whether all others have told since somebody looked here so often."""
        own = self.peering.peers.name
        return self._told is not None and all(
            one.report is not None and one.heard.get(own, 0) >= wanted
            for one in self._told.values()
        )

    def tell(self) -> Any:
        """How often somebody has looked here, and a report if somebody looks elsewhere."""
        report = self.report() if self.time.now() < self._until else None
        return msgspec.to_builtins(Told(self._asked, self._heard, report))

    def hear(self, told: Mapping[str, Any]) -> None:
        """Who looks, and the reports; one of another version may tell something else."""
        self._told = {}
        for name, said in told.items():
            with suppress(msgspec.ValidationError):
                self._told[name] = msgspec.convert(said, Told)
        asked = {name: one.asked for name, one in self._told.items()}
        if any(count > self._heard.get(name, 0) for name, count in asked.items()):
            self._until = self.time.now() + LOOKING
            self.peering.hurry()
        self._heard = asked
        self._news.set()
        self._news = asyncio.Event()
