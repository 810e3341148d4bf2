"""The world of one seed: workers, a database, people, and what befalls them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections import Counter
from collections.abc import Callable
from contextvars import Context
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.seating.seats import key_of
from tests.simulation.authors import Authors
from tests.simulation.database import Commit, Database
from tests.simulation.faults import Faults
from tests.simulation.loop import VirtualLoop
from tests.simulation.page import Data, Page
from tests.simulation.person import Person
from tests.simulation.replay import Replay, Wrong
from tests.simulation.seasons import Seasons
from tests.simulation.story import Party
from tests.simulation.wire import Socket, Weather
from tests.simulation.witness import Connection, Witness
from tests.simulation.worker import Worker

HEALING: Final = 10.0  # seconds after the last fault in which every table is playable again
LEASE: Final = 5.0  # seconds in which somebody else drives a table whose worker died
CALM: Final = 4.0  # seconds without a line after which everybody must know all
LONGEST_CALM: Final = 120.0
REQUEST_TIME: Final = 8.0  # seconds until somebody gives up on a request


@dataclass
class Outcome:
    """What came of a seed."""

    seed: int
    seconds: float = 0.0  # virtual ones
    failure: str = ""
    failed_at: float = 0.0
    digest: str = ""  # of all lines and frames
    counts: Counter[str] = field(default_factory=Counter)
    trace: list[str] = field(default_factory=list)

    def sentence(self) -> str:
        """What went wrong, in one line."""
        return f"seed {self.seed}: {self.failure}, at second {self.failed_at:.3f}"


class Failed(Exception):
    """Something happened that may not happen."""


class World:
    """Everything there is; one seed decides it."""

    def __init__(self, seed: int, is_brief: bool = False, is_traced: bool = False) -> None:
        self.outcome = Outcome(seed)
        self.counts = self.outcome.counts
        self.is_traced = is_traced
        self.random = Random(f"{seed} world")
        self.loop = VirtualLoop(Random(f"{seed} order"))  # type: ignore[abstract]
        self.loop.on_error = self._on_error
        self.context = Context()
        random = self.random
        latency = random.choice((0.001, 0.005, 0.02, 0.1))
        self.database = Database(self.loop, Random(f"{seed} database"), latency)
        self.weather = Weather(random.choice((0.005, 0.03, 0.15)))
        self.witness = Witness(self.database, self.fail, self.counts)
        self.database.on_commit = self._on_commit
        self.chosen: dict[str, str] = {}  # what answers mean, by their ids
        self.keys: dict[str, str] = {}  # whose commands are whose
        self.is_healing = False
        self.wire_random = Random(f"{seed} wire")
        self.lines: dict[Socket, Connection] = {}
        workers = random.choice((1, 2, 2, 3, 3, 4))
        self.workers = [
            Worker(number, self.loop, self.database, Random(f"{seed} worker {number}"))
            for number in range(workers)
        ]
        self.parties = [
            Party(self, number, Random(f"{seed} party {number}"))
            for number in range(random.choice((1, 1, 2)))
        ]
        self.seasons = Seasons(self, seed)
        self.faults = Faults(self, Random(f"{seed} faults"), is_brief)

    # -- from beginning to end -------------------------------------------------------------------

    def run(self) -> Outcome:
        """Let it all happen; what came of it."""
        complaints = Complaints(self)
        logger = logging.getLogger("motherlode")
        logger.addHandler(complaints)
        try:
            self.loop.run_until_complete(self._story())
            if not self.outcome.failure:
                self._replay()
        except Failed:
            pass
        except Wrong as wrong:
            self._note(str(wrong), wrong.at)
        except Exception:  # of the story itself: a failure of this seed, and no other
            self._note(f"the story stumbled:\n{traceback.format_exc()}", self.loop.time())
        finally:
            logger.removeHandler(complaints)
            self.outcome.seconds = self.loop.time()
            self._count()
            self.loop.end()
        return self.outcome

    async def _story(self) -> None:
        for party in self.parties:
            self.loop.spawn(self._gather(party))
        await self._sleep(self.faults.begins)
        self.faults.begin()
        await self._sleep(self.faults.lasts + self.faults.lull)
        self.heal()
        await self._sleep(HEALING + 1.0)
        for person in self.everybody():
            person.quiet = True
        await self._calm()
        await self.seasons.check()

    async def _gather(self, party: Party) -> None:
        await self._sleep(self.random.uniform(0.5, 2.0))
        await party.gather()

    async def _sleep(self, seconds: float) -> None:
        await self.loop.elapse(seconds)
        if self.outcome.failure:
            raise Failed

    async def _calm(self) -> None:
        """Wait until nothing more is written."""
        end = self.loop.time() + LONGEST_CALM
        while self.loop.time() < end:
            await self._sleep(0.5)
            last = max((c[-1].at for c in self.database.commits.values()), default=0.0)
            if self.loop.time() - last > CALM:
                return
        self.fail("the tables never come to rest")

    def heal(self) -> None:
        """The last fault is over: everybody comes back and plays quickly."""
        self.is_healing = True
        self.healed_at = self.loop.time()
        self.faults.end()
        self.trace("everything heals")
        for person in self.everybody():
            person.hurry()
            self.later(HEALING * 0.6, person.speak)
        self.later(LEASE, self._check_leases)

    def _check_leases(self) -> None:
        """Somebody drives every table at which a person sits."""
        database = self.database
        for party in self.parties:
            pages = [page for person in party.people for page in person.pages if page.online]
            row = database.workers.get(database.leases.get(party.code, ""))
            is_driven = row is not None and row.until > self.loop.time()
            if any(page.you is not None for page in pages) and not is_driven:
                self.fail(f"nobody drives table {party.number}")

    def everybody(self) -> list[Person]:
        """All people at all tables."""
        return [person for party in self.parties for person in party.people]

    # -- for people ------------------------------------------------------------------------------

    def later(self, seconds: float, then: Callable[[], object]) -> None:
        """Something happens outside of all machines."""
        self.loop.call_later(seconds, then, context=self.context)

    def balance(self) -> Worker:
        """Any worker, whether it is alive or not."""
        living = [worker for worker in self.workers if worker.is_open]
        known = living if living and self.wire_random.random() < 0.8 else self.workers
        return self.wire_random.choice(known)

    def line(self, page: Page, token: str | None, worker: Worker) -> Socket:
        """A connection to a worker, if it takes any."""
        code = page.person.party.code
        socket = Socket(self.loop, self.wire_random, self.weather, page, self._on_send)
        self.lines[socket] = self.witness.open(code, token, worker.machine)
        self.counts["connections"] += 1
        self.trace(f"{page.person.name} connects to worker {worker.number}")

        def connect() -> None:
            if not worker.is_open:
                socket.break_off(0.0, 0.0)
                return
            connection = self.lines[socket]
            connection.machine = worker.machine
            worker.accept(socket, code)
            hello = '{"type":"hello"}' if token is None else f'{{"type":"hello","token":"{token}"}}'
            socket.say(hello)

        self.later(self.weather.delay, connect)
        return socket

    def linger(self) -> float:
        """After how long a worker notices that a page has another line."""
        return self.wire_random.choice((0.0, 0.0, 0.3, 5.0))

    async def request(self, work: Callable[[Any], Any]) -> Any:
        """Ask any worker something, and wait for the answer; None if none comes."""
        worker = self.balance()
        if not worker.is_open:
            await self.loop.elapse(0.5)
            return None
        answer = worker.ask(work, self.weather.delay)
        try:
            async with asyncio.timeout(REQUEST_TIME):
                return await answer
        except TimeoutError:
            return None
        except Exception as error:
            return error

    def commanded(self, person: Person, request: Data) -> None:
        """Somebody gives a command."""
        self.counts["commands"] += 1
        self.witness.requests[request["id"]] = request
        self.keys[request["id"]] = key_of(person.token or "")
        self.trace(f"{person.name}: {request}")

    # -- what is noticed -------------------------------------------------------------------------

    def _on_commit(self, commit: Commit) -> None:
        for line in commit.lines if self.is_traced else ():
            body = line.body[:200].decode()
            self.trace(f"written by {commit.worker}: {line.sequence} {line.command or '-'} {body}")
        self.witness.committed(commit)

    def _on_send(self, socket: Socket, body: bytes) -> None:
        connection = self.lines[socket]
        if self.is_traced:
            self.trace(f"{connection.machine.name} -> {connection.number}: {body[:150].decode()}")
        self.witness.sent(connection, self.loop.time(), body)

    def fail(self, what: str) -> None:
        """Something happened that may not happen."""
        self._note(what, self.loop.time())
        self.loop.stop()

    def _note(self, what: str, at: float) -> None:
        if not self.outcome.failure:
            self.outcome.failure, self.outcome.failed_at = what, at

    def _on_error(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if not isinstance(error, Failed):
            self.fail(f"{context['message']}: {error!r}")

    def trace(self, what: str) -> None:
        """Take a step down, if anybody wants to read it."""
        if self.is_traced:
            self.outcome.trace.append(f"{self.loop.time():10.4f} {what}")

    # -- the end ---------------------------------------------------------------------------------

    def _replay(self) -> None:
        now = self.loop.time()
        for party in self.parties:
            connections = [one for one in self.witness.connections if one.code == party.code]
            authors = Authors(self.witness.requests, self.keys, self.chosen)
            commits = self.database.commits.get(party.code, [])
            random = Random(f"{self.outcome.seed} worlds {party.number}")
            replay = Replay(party.code, commits, connections, authors, random)
            try:
                replay.run()
            finally:
                self.counts["frames checked"] += replay.checked
                self.counts["other worlds"] += replay.worlds.counts
            self._finish(party, replay, now)

    def _finish(self, party: Party, replay: Replay, now: float) -> None:
        """Everybody knows all, and everybody who spoke was heard."""
        people = [person for person in party.people if not person.gone]
        present = {
            key_of(person.token): True
            for person in people
            if person.token and any(page.online for page in person.pages)
        }
        for person in people:
            for page in person.pages:
                if page.socket is None or not page.online:
                    raise Wrong(now, f"{person.name} isn’t connected {HEALING} s after all is well")
                replay.finish(self.lines[page.socket], now, present)
            person.check_heard()
        self._check_progress(party, replay, people)

    def _check_progress(self, party: Party, replay: Replay, people: list[Person]) -> None:
        """A game that was played when all was well again has gone on since."""
        before = [phase for phase in replay.phases if phase.at <= self.healed_at][-1:]
        if not before or before[0].name != "playing" or all(person.watches for person in people):
            return
        if party.lesson is not None:
            return  # whoever reads it moves nothing
        # A window that somebody was alone in may stay open for long, though all have answered.
        end = self.healed_at + HEALING + (pacing.ALONE if before[0].in_window else 0.0)
        later = [phase for phase in replay.phases if self.healed_at < phase.at <= end]
        went_on = any(phase[1:3] != before[0][1:3] for phase in later)
        is_over = end <= self.loop.time()
        if is_over and not went_on and not party.waits_for_ghosts(replay.standing):
            raise Wrong(end, f"table {party.number} doesn’t go on")

    def _count(self) -> None:
        self.counts.update(self.database.counts)
        digest = hashlib.sha256()
        for code, lines in self.database.logs.items():
            digest.update(repr((code, lines)).encode())
        for connection in self.witness.connections:
            for frame in connection.frames:
                digest.update(frame.body)
        self.outcome.digest = digest.hexdigest()


class Complaints(logging.Handler):
    """What workers log as an error, unless the database is to blame."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        """An exception is a mistake of the program."""
        self.world.trace(f"log: {record.getMessage()}")
        if record.exc_info and record.exc_info[1] is not None:
            self.world.fail(f"{record.getMessage()}: {record.exc_info[1]!r}")
