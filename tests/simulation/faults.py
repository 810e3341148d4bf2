"""What befalls a world: which faults, how often, and until when."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from tests.simulation.database import Troubles
from tests.simulation.wire import Weather
from tests.simulation.worker import Worker

if TYPE_CHECKING:
    from tests.simulation.world import World

KINDS: Final = (
    *("crash", "pause", "drain", "errors", "stall", "away", "partition"),
    *("cut", "storm", "replay", "jump"),
)
STEPS: Final = (1, 2, 3, 5, 8, 13, 30, 80)  # after which a machine stops
KILLED: Final = 10.0  # seconds after which a worker that doesn't end is ended
LULLS: Final = 0.05  # the share of seeds in which everybody is away for long
DAY: Final = 86_400.0


class Faults:
    """Draws what goes wrong: some kinds in each seed, more or less often."""

    def __init__(self, world: World, random: Random, is_brief: bool) -> None:
        self.world = world
        self.random = random
        self.begins = random.uniform(0.5, 12.0)
        self.lasts = random.uniform(20.0, 60.0) if is_brief else random.uniform(100.0, 600.0)
        self.lull = 0.0 if is_brief or random.random() > LULLS else random.uniform(900.0, 1500.0)
        self.is_over = False
        share = random.choice((0.0, 0.3, 0.6, 1.0))
        self.kinds = [kind for kind in KINDS if random.random() < share]
        self.every = random.choice((12.0, 30.0, 80.0)) * max(1, len(self.kinds)) ** 0.5
        self.every *= 0.25 if is_brief else 1.0
        database = world.database
        database.lost_news = random.choice((0.0, 0.0, 0.3, 1.0))
        database.doubled_news = random.choice((0.0, 0.3))
        self.calm = world.weather.delay
        self.waiting: set[Worker] = set()  # those that will be started again

    def begin(self) -> None:
        """From now on things go wrong."""
        for kind in self.kinds:
            self._plan(kind)
        self.world.seasons.plan()
        if self.lull:
            self.world.later(self.random.uniform(0.0, self.lasts), self._empty)

    def _empty(self) -> None:
        """Everybody goes for so long that the tables sleep."""
        self._tell(f"everybody is away for {self.lull} s")
        self.world.counts["lulls"] += 1
        for person in self.world.everybody():
            person.leave_page()
            self.world.later(self.lull + self.random.uniform(0.0, 5.0), person.come_back)

    def _plan(self, kind: str) -> None:
        work: Callable[[], None] = getattr(self, f"_{kind}")

        def strike() -> None:
            if not self.is_over:
                self.world.counts[f"fault: {kind}"] += 1
                work()
                self._plan(kind)

        self.world.later(self.random.expovariate(1 / self.every), strike)

    def end(self) -> None:
        """From now on all is well."""
        self.is_over = True
        self.world.database.heal()
        self._settle_weather()
        for worker in self.world.workers:
            worker.machine.countdown = -1
            if worker.machine.paused:
                self.world.loop.resume(worker.machine)
            if not worker.machine.alive:
                self.waiting.discard(worker)
                worker.begin()
        for socket in self.world.lines:
            socket.settle()

    def _tell(self, what: str) -> None:
        self.world.trace(f"fault: {what}")

    # -- workers ---------------------------------------------------------------------------------

    def _worker(self) -> Worker | None:
        living = [one for one in self.world.workers if one.is_open and not one.machine.paused]
        return self.random.choice(living) if living else None

    def _crash(self) -> None:
        """A worker dies between any two steps; sometimes all do."""
        chosen = [self._worker()] if self.random.random() < 0.85 else self.world.workers
        for worker in chosen:
            if worker is not None and worker.is_open:
                steps = self.random.choice(STEPS)
                worker.machine.after(steps, lambda worker=worker: self._die(worker))  # type: ignore[misc]

    def _die(self, worker: Worker) -> None:
        self._tell(f"{worker.machine.name} dies")
        worker.die(self._noticed)
        self._start_again(worker, self.random.choice((0.3, 2.0, 8.0)))

    def _noticed(self) -> float | None:
        """After how long a page learns that its line is broken; never, but for its pings."""
        return None if self.random.random() < 0.2 else self.random.uniform(0.0, 1.0)

    def _start_again(self, worker: Worker, mean: float) -> None:
        if self.is_over:
            worker.begin()
            return
        self.waiting.add(worker)

        def start() -> None:
            if worker in self.waiting:
                self.waiting.discard(worker)
                worker.begin()

        self.world.later(self.random.expovariate(1 / mean), start)

    def _pause(self) -> None:
        """A worker stands still for a while, and doesn't know."""
        worker = self._worker()
        if worker is None:
            return
        machine = worker.machine

        def stop() -> None:
            self._tell(f"{machine.name} stands still")
            machine.paused = True
            self.world.later(self.random.uniform(0.5, 12.0), wake)

        def wake() -> None:
            if machine.paused and machine.alive:
                self._tell(f"{machine.name} wakes")
                self.world.loop.resume(machine)

        machine.after(self.random.choice(STEPS), stop)

    def _drain(self) -> None:
        """A worker is told to end; sometimes all are, one after the other."""
        worker = self._worker()
        if worker is None:
            return
        self._end(worker)
        if self.random.random() < 0.2:
            others = [one for one in self.world.workers if one is not worker]
            for place, other in enumerate(others, 1):
                self.world.later(place * 2.0, lambda other=other: self._end(other))  # type: ignore[misc]

    def _end(self, worker: Worker) -> None:
        machine = worker.machine
        if not worker.is_open or machine.paused or self.is_over:
            return
        self._tell(f"{machine.name} is told to end")
        task = self.world.loop.spawn(worker.drain(), machine)

        def ended() -> None:
            if machine.alive and worker.machine is machine:
                self._tell(f"{machine.name} has ended: {task.done()}")
                worker.die(lambda: 0.0)
                self._start_again(worker, 0.5)

        task.add_done_callback(lambda _: ended(), context=self.world.context)
        self.world.later(KILLED, ended)

    def _jump(self) -> None:
        """A worker's date is set wrong, or right."""
        worker = self._worker()
        if worker is not None:
            off = self.random.choice((-2 * DAY, -60.0, -1.0, 1.0, 60.0, 2 * DAY))
            # A date that is days ahead makes a table old that was touched just now.
            worker.time.off += 1.0 if self.world.seasons.happen and abs(off) == 2 * DAY else off

    # -- the database ----------------------------------------------------------------------------

    def _errors(self) -> None:
        """Statements fail for a while, in any way."""
        shares = [self.random.choice((0.0, 0.05, 0.2)) for _ in range(4)]
        self.world.database.troubles = Troubles(*shares)
        self._tell(f"statements fail: {shares}")
        self.world.later(self.random.uniform(1.0, 20.0), self._heal_errors)

    def _heal_errors(self) -> None:
        self.world.database.troubles = Troubles()

    def _stall(self) -> None:
        """The database doesn't answer for a while."""
        self._tell("the database stalls")
        self.world.database.is_stalled = True
        self.world.later(self.random.uniform(0.5, 9.0), self.world.database.flow)

    def _away(self) -> None:
        """The database is gone for a while."""
        self._tell("the database is away")
        self.world.database.is_away = True
        self.world.later(self.random.uniform(0.5, 12.0), self._come_back)

    def _come_back(self) -> None:
        self.world.database.is_away = False

    def _partition(self) -> None:
        """One worker can't reach the database for a while."""
        worker = self._worker()
        if worker is not None:
            machine = worker.machine
            self._tell(f"{machine.name} is cut off")
            self.world.database.cut_off.add(machine)
            heal = self.world.database.cut_off.discard
            self.world.later(self.random.uniform(0.5, 12.0), lambda: heal(machine))

    # -- lines -----------------------------------------------------------------------------------

    def _cut(self) -> None:
        """Some lines break, in the middle of anything."""
        pages = [page for person in self.world.everybody() for page in person.pages]
        share = self.random.choice((0.3, 0.3, 1.0))
        for page in pages:
            if page.socket is not None and self.random.random() < share:
                page.socket.break_off(self._noticed(), self.random.choice((0.0, 1.0, 30.0)))

    def _storm(self) -> None:
        """Messages take long, and come twice, for a while."""
        weather = self.world.weather
        weather.delay = self.random.choice((0.02, 0.3, 1.0))
        weather.spike = self.random.choice((0.0, 0.05))
        weather.doubled = self.random.choice((0.0, 0.1, 0.5))
        self._tell(f"the weather is {weather}")
        self.world.later(self.random.uniform(2.0, 30.0), self._settle_weather)

    def _settle_weather(self) -> None:
        weather, calm = self.world.weather, Weather(self.calm)
        weather.delay, weather.spike, weather.doubled = calm.delay, calm.spike, calm.doubled

    def _replay(self) -> None:
        """Old messages of people come once more."""
        for person in self.world.everybody():
            if self.random.random() < 0.5:
                person.replay()
