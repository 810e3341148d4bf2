"""The database of a simulation: it promises what PostgreSQL does, and no more.

A commit is atomic, and a table has each number and each command once. What becomes of a statement
whose answer doesn't come is unknown: it may have been carried out, or be so later, or never.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextvars import Context
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from motherlode.store.log import Ended, Line, StoreError, TableTaken
from motherlode.store.peers import Attendance, News
from tests.simulation.loop import Machine, VirtualLoop

Hear = Callable[[News], None]
BURIAL: Final = 60.0  # seconds after which what a dead worker left is removed
GONE: Final = "the database can’t be reached"
SILENT: Final = "the database doesn’t answer"


@dataclass
class Troubles:
    """How badly the database behaves now: the chances that a statement fails, in each way."""

    before: float = 0.0  # nothing was done
    after: float = 0.0  # it was done, and the answer is an error
    late: float = 0.0  # the answer is an error, and it is done later
    mute: float = 0.0  # it was done, and no answer comes

    def draw(self, random: Random) -> str:
        """What happens to a statement."""
        lot = random.random()
        for kind in ("before", "after", "late", "mute"):
            lot -= getattr(self, kind)
            if lot < 0:
                return kind
        return ""


@dataclass
class Row:
    """A worker's sign of life."""

    until: float
    gossip: bytes = b""


@dataclass
class Commit:
    """Lines that were written together."""

    at: float
    worker: str
    lines: list[Line] = field(default_factory=list)


class Database:
    """Everything that is written down, and who may have it."""

    def __init__(self, loop: VirtualLoop, random: Random, latency: float) -> None:
        self.loop = loop
        self.random = random
        self.latency = latency
        self.context = Context()
        self.logs: dict[str, list[Line]] = {}
        self.commands: dict[str, dict[str, int]] = {}  # table, id: number of its line
        self.commits: dict[str, list[Commit]] = {}
        self.ended: dict[tuple[str, int, int], bytes] = {}
        self.workers: dict[str, Row] = {}
        self.leases: dict[str, str] = {}
        self.presence: dict[tuple[str, str], Attendance] = {}  # table, worker
        self.listeners: dict[str, tuple[Machine, Hear]] = {}
        self.counts: Counter[str] = Counter()
        self.troubles = Troubles()
        self.is_away = False
        self.is_stalled = False
        self.cut_off: set[Machine] = set()  # machines that can't reach it
        self.lost_news = 0.0  # share
        self.doubled_news = 0.0
        self.last_trouble: dict[Machine, float] = {}  # when a machine was last told of an error
        self.on_commit: Callable[[Commit], None] = lambda commit: None
        self.on_forget: Callable[[str, str, list[Line]], None] = lambda *_: None
        self.stalled_until = 0.0
        self._queue: list[Callable[[], None]] = []
        self._unanswered: list[tuple[Machine, asyncio.Future[Any]]] = []

    # -- statements ------------------------------------------------------------------------------

    def ask(
        self, machine: Machine, work: Callable[[], Any], patience: float
    ) -> asyncio.Future[Any]:
        """Have something done; StoreError if that fails, or takes too long."""
        answer = self.loop.create_future()
        reached = not (self.is_away or machine in self.cut_off)
        then: Callable[[], None] = (
            (lambda: self._arrive(machine, work, answer, patience))
            if reached
            else (lambda: self._fail(machine, answer, GONE))
        )
        self.loop.call_later(self._delay(), then, context=self.context)
        return answer

    def _delay(self) -> float:
        return self.latency * self.random.expovariate(1.0)

    def _arrive(
        self,
        machine: Machine,
        work: Callable[[], Any],
        answer: asyncio.Future[Any],
        patience: float,
    ) -> None:
        if self.is_away:
            self._fail(machine, answer, GONE)
            return
        if self.is_stalled:
            self._queue.append(lambda: self._execute(machine, work, answer, patience))
            self._give_up(machine, answer, patience)
            return
        self._execute(machine, work, answer, patience)

    def _execute(
        self,
        machine: Machine,
        work: Callable[[], Any],
        answer: asyncio.Future[Any],
        patience: float,
    ) -> None:
        trouble = self.troubles.draw(self.random)
        if trouble:
            self.counts[f"statement failed: {trouble}"] += 1
        if trouble == "before":
            self._fail(machine, answer, GONE)
            return
        if trouble == "late":
            self._fail(machine, answer, SILENT)
            delay = self.random.uniform(0.0, 3.0)
            self.loop.call_later(delay, _done, work, context=self.context)
            return
        result = _done(work)
        if trouble == "after":
            self._fail(machine, answer, GONE)
        elif trouble == "mute":
            self._give_up(machine, answer, patience)
        else:
            self.loop.call_later(self._delay(), settle, answer, result, context=self.context)

    def _give_up(self, machine: Machine, answer: asyncio.Future[Any], patience: float) -> None:
        self._unanswered.append((machine, answer))
        self.loop.call_later(patience, self._fail, machine, answer, SILENT, context=self.context)

    def _fail(self, machine: Machine, answer: asyncio.Future[Any], why: str) -> None:
        if not answer.done():
            self.last_trouble[machine] = self.loop.time()
            settle(answer, StoreError(why))

    def flow(self) -> None:
        """It no longer stalls: what has waited is done, or was given up by the server itself."""
        self.is_stalled, self.stalled_until = False, self.loop.time()
        queue, self._queue = self._queue, []
        for execute in queue:
            if self.random.random() < 0.7:
                execute()

    def heal(self) -> None:
        """All is well: nobody waits any longer for an answer that never comes."""
        self.troubles = Troubles()
        self.is_away = False
        self.cut_off.clear()
        self.flow()
        for machine, answer in self._unanswered:
            self._fail(machine, answer, SILENT)

    # -- the log ---------------------------------------------------------------------------------

    def append(self, worker: str, lines: list[Line]) -> None:
        """All or none."""
        table, first = lines[0].table, lines[0].sequence
        if first > 1 and table not in self.logs:
            self.counts["lines for tables that are gone"] += 1
            raise TableTaken("the line before it is gone")
        log = self.logs.setdefault(table, [])
        commands = self.commands.setdefault(table, {})
        if first <= len(log) or any(line.command in commands for line in lines if line.command):
            self.counts["conflicts"] += 1
            raise TableTaken("this was already saved")
        if [line.sequence for line in lines] != list(range(len(log) + 1, first + len(lines))):
            raise StoreError("the line before is missing")
        commit = Commit(self.loop.time(), worker, lines)
        log.extend(lines)
        commands.update({line.command: line.sequence for line in lines if line.command})
        self.commits.setdefault(table, []).append(commit)
        self.counts["commits"] += 1
        self.on_commit(commit)
        self.notify(worker, News(table))

    def forget(self, worker: str, table: str, since: float) -> None:
        """Only if nothing is newer, and nobody is connected to a worker that lives."""
        now, log = self.loop.time(), self.logs.get(table, [])
        living = {name for name, row in self.workers.items() if row.until > now}
        is_attended = any(code == table and name in living for code, name in self.presence)
        if log and not is_attended and log[-1].at <= since:
            del self.logs[table]
            self.on_forget(table, worker, log)

    def keep_rounds(self, rounds: list[Ended]) -> None:
        """Each once."""
        for one in rounds:
            self.ended.setdefault((one.table, one.game, one.round), one.body)

    # -- the other workers -----------------------------------------------------------------------

    def notify(self, worker: str, news: News) -> None:
        """Tell the others: sometimes twice, sometimes not at all."""
        for name, (machine, hear) in self.listeners.items():
            if name == worker or not machine.alive or machine in self.cut_off:
                continue
            if self.random.random() < self.lost_news:
                self.counts["wake-ups lost"] += 1
                continue
            twice = self.random.random() < self.doubled_news
            self.counts["wake-ups doubled"] += twice
            for _ in range(1 + twice):
                self.loop.call_later(self._delay(), hear, news, context=machine.context)

    def beat(
        self, name: str, tables: list[str], wanted: list[str], gossip: bytes, life: float
    ) -> tuple[bool, list[str], dict[str, int], dict[str, Counter[int]], dict[str, bytes]]:
        """One statement: whether the worker is new here, and all it is told."""
        now = self.loop.time()
        is_new = name not in self.workers
        self.workers[name] = Row(now + life, gossip)
        living = {other: row for other, row in self.workers.items() if row.until > now}
        for code in [code for code, holder in self.leases.items() if holder == name]:
            if code not in wanted:
                del self.leases[code]
        for code in wanted:
            holder = self.leases.get(code)
            if holder != name and holder not in living:
                self.counts["lease changes"] += 1
                self.leases[code] = name
        held = [code for code in wanted if self.leases.get(code) == name]
        heads = {code: len(self.logs[code]) for code in tables if code in self.logs}
        elsewhere: dict[str, Counter[int]] = {}
        for (code, other), there in self.presence.items():
            if other != name and other in living and code in tables:
                elsewhere.setdefault(code, Counter()).update(there)
        gossips = {other: row.gossip for other, row in living.items() if other != name}
        self._bury(now)
        return is_new, held, heads, elsewhere, gossips

    def attend(self, name: str, here: Mapping[str, Attendance], news: Iterable[str]) -> None:
        """Who is connected to a worker; the others hear of the news."""
        for code, there in here.items():
            self.presence.pop((code, name), None)
            if any(there.values()):
                self.presence[code, name] = dict(there)
        for code in news:
            self.notify(name, News(code, moved=True))

    def leave(self, name: str, tables: list[str]) -> None:
        """A worker is gone."""
        self.workers.pop(name, None)
        self._forget(name)
        for code in tables:
            self.notify(name, News(code, moved=True))

    def _bury(self, now: float) -> None:
        for name in [name for name, row in self.workers.items() if row.until < now - BURIAL]:
            del self.workers[name]
            self._forget(name)

    def _forget(self, name: str) -> None:
        self.leases = {code: holder for code, holder in self.leases.items() if holder != name}
        self.presence = {key: there for key, there in self.presence.items() if key[1] != name}


def _done(work: Callable[[], Any]) -> Any:
    """What comes of it; an error as a value."""
    try:
        return work()
    except StoreError as error:
        return error


def settle(answer: asyncio.Future[Any], result: Any) -> None:
    """Tell whoever waits."""
    if answer.done():
        return
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
