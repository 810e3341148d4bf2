"""All that belongs to the operator of a server: what a worker knows, and what all know together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from motherlode import __version__
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.thinking.pool import Pool
from motherlode.web.operating.bans import BANNED, Bans
from motherlode.web.operating.callers import Callers, busiest, together
from motherlode.web.operating.door import Door
from motherlode.web.operating.load import Load
from motherlode.web.operating.noticeboard import Noticeboard
from motherlode.web.operating.readiness import Readiness
from motherlode.web.operating.roundup import Report, Roundup
from motherlode.web.operator_messages import CallerLine, LoadInfo, OperatorInfo, TableLine
from motherlode.web.options import Options

MOST_LINES: Final = 300  # tables and addresses on the page
PHASES: Final = ("lobby", "playing", "over")


class Operating:
    """What the operator knows and may do, and what is counted."""

    def __init__(self, hall: Hall, options: Options) -> None:
        self.hall = hall
        self.options = options
        self.time = hall.time
        self.metrics = hall.outside.metrics
        self.door = Door(options.operator_token, hall.time)
        self.callers = Callers()
        self.bans = Bans(
            hall.time,
            self.metrics,
            lambda house: self.callers.see_off(house, "banned", BANNED),
        )
        self.notices = Noticeboard(hall)
        self.load = Load(hall.time, self.metrics)
        self.roundup = Roundup(hall.time, hall.peering, self.report)
        self.readiness = Readiness(hall)
        self.copying = asyncio.Lock()  # one backup at a time
        self._watching: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """The server is open."""
        self._watching = asyncio.create_task(self.load.watch(), name="load")
        self.readiness.begin()

    def end(self) -> None:
        """The server is about to close."""
        self.readiness.drain()
        if self._watching is not None:
            self._watching.cancel()

    async def info(self, own: str) -> OperatorInfo:
        """The operator's page, for whoever asks from this address: what all workers know."""
        others = await self.roundup.look()
        reports = [self.report(), *others.values()]
        return OperatorInfo(
            version=__version__,
            now=self.time.date(),
            began=min(one.began for one in reports),
            workers=len(reports),
            ready=self.readiness.is_open,
            load=load_of(one.load for one in reports),
            table_count=len({code for one in reports for code in one.codes}),
            socket_count=sum(one.socket_count for one in reports),
            message=self.notices.text,
            tables=tables_of(reports),
            callers=callers_of(reports, own),
            bans=self.bans.list(sum((Counter(one.turned_away) for one in reports), Counter())),
        )

    def report(self) -> Report:
        """What this worker knows by itself."""
        tables = [table for table in self.hall.tables.values() if not table.standing.shut]
        latest = sorted(tables, key=lambda table: -table.journal.touched)
        cpu, moves = self.load.rates()
        thinking = self.hall.thinking
        waiting = thinking.waiting if isinstance(thinking, Pool) else 0
        self.measure()
        memory = int(self.metrics.memory.value())
        return Report(
            began=self.metrics.began.value(),
            load=LoadInfo(cpu, memory, self.load.lag, moves, waiting),
            codes=tuple(table.code for table in tables),
            socket_count=self.hall.sockets(),
            tables=tuple(map(table_line, latest[:MOST_LINES])),
            callers=self.callers.list(MOST_LINES),
            turned_away=self.bans.turned_away,
            metrics=self.metrics.told(),
        )

    async def measured(self) -> str:
        """All metrics, as Prometheus reads them; with several workers those of each."""
        if self.hall.peering.alone:
            self.measure()
            return self.metrics.text()
        others = await self.roundup.look()
        self.measure()
        told = {name: report.metrics for name, report in others.items()}
        return self.metrics.of_workers({self.hall.peering.peers.name: self.metrics.told(), **told})

    def measure(self) -> None:
        """Bring the metrics up to date."""
        self.load.measure()
        tables = list(self.hall.tables.values())
        phases = Counter(table.standing.phase for table in tables)
        for phase in PHASES:
            self.metrics.tables.set(phases[phase], phase)
        seats = [link.seat for table in tables for link in table.audience.links]
        watching = sum(seat is None for seat in seats)
        self.metrics.sockets.set(len(seats) - watching, "seat")
        self.metrics.sockets.set(watching, "watcher")
        self.metrics.leases.set(sum(table.driver.drives for table in tables))
        self.metrics.ready.set(self.readiness.is_open)


def table_line(table: Table) -> TableLine:
    """What the operator sees of a table."""
    standing, links = table.standing, table.audience.links
    return TableLine(
        code=table.code,
        phase=standing.phase,
        people=tuple(seat.name for seat in standing.seats if seat.is_person),
        bots=sum(seat.kind == "bot" for seat in standing.seats),
        sockets=len(links),
        watchers=sum(link.seat is None for link in links),
        public=standing.settings.public,
        touched=table.journal.touched,
    )


# -- of several workers --------------------------------------------------------------------------


def load_of(loads: Iterable[LoadInfo]) -> LoadInfo:
    """How busy they are together."""
    found = list(loads)
    return LoadInfo(
        cpu=sum(load.cpu for load in found),
        memory=sum(load.memory for load in found),
        lag=max(load.lag for load in found),
        moves=sum(load.moves for load in found),
        bots_waiting=sum(load.bots_waiting for load in found),
    )


def tables_of(reports: Iterable[Report]) -> tuple[TableLine, ...]:
    """The tables touched last; one that is open at several workers has connections at each."""
    found: dict[str, TableLine] = {}
    for line in (line for report in reports for line in report.tables):
        other = found.get(line.code)
        if other is None:
            found[line.code] = line
            continue
        newest = max(line, other, key=lambda one: one.touched)
        found[line.code] = replace(
            newest,
            sockets=line.sockets + other.sockets,
            watchers=line.watchers + other.watchers,
        )
    return tuple(sorted(found.values(), key=lambda line: -line.touched)[:MOST_LINES])


def callers_of(reports: Iterable[Report], own: str) -> tuple[CallerLine, ...]:
    """The addresses with the most connections; whoever asks is at one of them, perhaps."""
    found: dict[str, CallerLine] = {}
    for line in (line for report in reports for line in report.callers):
        other = found.get(line.address)
        found[line.address] = line if other is None else together(line, other)
    return tuple(
        replace(line, own=line.address == own) for line in busiest(found.values(), MOST_LINES)
    )
