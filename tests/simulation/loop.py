"""A loop with a clock of its own: time jumps to whatever comes next, and one seed decides all.

Each step belongs to a machine, or to none. A machine may stop for good, or for a while, after any
of its steps: then nothing more of it runs, not even what it would tidy up.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
TICK: Final = 1e-6  # seconds that pass between two rounds of steps
MOST_A_SECOND: Final = 20_000  # rounds of steps: nobody has that much to do
MOST_ROUNDS: Final = 1000  # of them at the end


class Machine:
    """A computer: whatever is begun in its context runs there."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.paused = False
        self.held: list[Step] = []  # what came up while it was paused
        self.countdown = -1  # steps until something happens to it
        self.then: Callable[[], None] = lambda: None
        self.context = Context()
        self.context.run(OWNER.set, self)

    def after(self, steps: int, then: Callable[[], None]) -> None:
        """Something happens to it between two of its steps."""
        self.countdown, self.then = max(1, steps), then


OWNER: ContextVar[Machine | None] = ContextVar("owner", default=None)


class Step(asyncio.TimerHandle):
    """Something to be done, now or later."""

    __slots__ = ("at", "call", "given", "is_off", "owner", "place")

    def __init__(
        self, at: float, call: Callable[..., object], given: tuple[Any, ...], place: Context | None
    ) -> None:
        if place is None:
            place = copy_context()
        self.at = at
        self.call = call
        self.given = given
        self.place = place
        self.owner = place.get(OWNER)
        self.is_off = False

    def cancel(self) -> None:
        """It needn't be done."""
        self.is_off = True

    def cancelled(self) -> bool:
        """Whether it needn't be done."""
        return self.is_off

    def when(self) -> float:
        """When it is due."""
        return self.at


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs what is due, then jumps to the next moment at which something is.

    The order of steps of one machine is that of asyncio; which machine comes first is drawn.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.steps = 0
        self.on_error: Callable[[dict[str, Any]], None] = lambda context: None
        self._now = 0.0
        self.calendar = 0.0  # seconds that have passed beside those that were lived through
        self._ready: deque[Step] = deque()
        self._timers: list[tuple[float, int, Step]] = []
        self._count = 0
        self._since, self._rounds = 0.0, 0
        self._stopping = False
        self._running = False
        self._graves: list[asyncio.Task[Any]] = []
        self._machines: dict[Machine, None] = {}  # on which anything was begun, in order

    # -- what machines can have happen to them ---------------------------------------------------

    def spawn(
        self, work: Coroutine[Any, Any, Result], machine: Machine | None = None
    ) -> asyncio.Task[Result]:
        """Begin something on a machine, or outside of all."""
        if machine is not None:
            self._machines[machine] = None
        place = Context() if machine is None else machine.context.copy()
        return self.create_task(work, context=place)

    def kill(self, machine: Machine) -> None:
        """Nothing more of it runs; its tasks are kept, so that nobody tidies them up meanwhile."""
        machine.alive = False
        self._graves += asyncio.all_tasks(self)

    def resume(self, machine: Machine) -> None:
        """What has come up meanwhile is done now."""
        machine.paused = False
        self._ready.extend(machine.held)
        machine.held.clear()

    async def elapse(self, seconds: float) -> None:
        """Come back when this time has passed."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        over = self.create_future()
        alarm = self.call_later(seconds, _ring, over)
        try:
            await over
        finally:
            alarm.cancel()

    # -- the loop --------------------------------------------------------------------------------

    def date(self) -> float:
        """Seconds since the beginning as a calendar has them: days may pass at once."""
        return self.calendar + self.time()

    def time(self) -> float:
        return self._now

    def run_forever(self) -> None:
        self._stopping = False
        self._running = True
        asyncio._set_running_loop(self)
        try:
            while not self._stopping and (self._ready or self._timers):
                self._once()
        finally:
            asyncio._set_running_loop(None)
            self._running = False

    def run_until_complete(self, future: Any) -> Any:
        task = asyncio.ensure_future(future, loop=self)
        task.add_done_callback(lambda _: self.stop())
        self.run_forever()
        return task.result() if task.done() else None  # it was stopped before

    def stop(self) -> None:
        self._stopping = True

    def end(self) -> None:
        """Let everything come to its end that still waits, dead machines' tasks included.

        Nothing is waited for any longer. Steps that are due are taken all the same: a task whose
        own is among them can't end without it.
        """
        self._timers.clear()
        for machine in self._machines:
            machine.alive, machine.countdown = True, -1
            self.resume(machine)
        asyncio._set_running_loop(self)
        try:
            for turn in range(MOST_ROUNDS):
                if turn % 10 == 0:
                    waiting = asyncio.all_tasks(self)
                    for task in waiting:
                        task.cancel()
                    if not waiting:
                        break
                self._once()
                self._rounds = 0
            else:
                self.call_exception_handler({"message": "something never ends"})
        finally:
            asyncio._set_running_loop(None)
            self._graves.clear()

    def _once(self) -> None:
        timers, ready = self._timers, self._ready
        if not ready:
            while timers and timers[0][2].is_off:
                heapq.heappop(timers)
            if not timers:
                return
            self._now = max(self._now, timers[0][0])
        self._now += TICK
        if self._now - self._since > 1.0:
            self._since, self._rounds = self._now, 0
        self._rounds += 1
        if self._rounds > MOST_A_SECOND:
            self.call_exception_handler({"message": "somebody runs in circles"})
            self._rounds = 0
        while timers and timers[0][0] <= self._now:
            step = heapq.heappop(timers)[2]
            if not step.is_off:
                ready.append(step)
        if len(ready) == 1:
            batch = [ready.popleft()]
        else:
            batch = self._ordered(list(ready))
            ready.clear()
        for step in batch:
            if not step.is_off:
                self._run(step)

    def _ordered(self, batch: list[Step]) -> list[Step]:
        """Any order of machines, and of each its own order."""
        if len({step.owner for step in batch}) == 1:
            return batch
        queues: dict[Machine | None, deque[Step]] = {}
        for step in batch:
            queues.setdefault(step.owner, deque()).append(step)
        owners = self.random.sample(range(len(batch)), len(batch))
        turns = [batch[n].owner for n in owners]
        return [queues[owner].popleft() for owner in turns]

    def _run(self, step: Step) -> None:
        owner = step.owner
        if owner is not None and (owner.paused or not owner.alive):
            owner.held.append(step)
            return
        self.steps += 1
        try:
            step.place.run(step.call, *step.given)
        except Exception as error:
            self.call_exception_handler({"message": "a step failed", "exception": error})
        if owner is not None and owner.countdown > 0:
            owner.countdown -= 1
            if owner.countdown == 0:
                owner.then()

    # -- what asyncio asks of a loop -------------------------------------------------------------

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> Step:
        step = Step(self._now, callback, args, context)
        self._ready.append(step)
        return step

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Step:
        step = Step(when, callback, args, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, step))
        return step

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> Step:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self, name=name, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """There are no threads: it is done at once."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.on_error(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return self._running

    def is_closed(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is held."""


def _ring(over: asyncio.Future[Any]) -> None:
    if not over.done():
        over.set_result(None)
