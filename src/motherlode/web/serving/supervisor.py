"""The supervisor: starts workers at one socket, again when they die, anew one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Final

from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.pool import surroundings
from motherlode.web.serving.line import NEWS, RELIEF, Busy, Failed, News
from motherlode.web.serving.listening import CannotServe

LOGGER = logging.getLogger("motherlode.web")
COMMAND: Final = (sys.executable, "-P", "-m", "motherlode.web.serving.worker")
STARTING: Final = 60.0  # seconds without a word after which a worker won't start any more
ENDING: Final = 15.0  # seconds that it may take to end; draining has 10
RELIEVING: Final = 75.0  # the same when it takes its time, since another one has taken over
STEADY: Final = 10.0  # seconds of life after which a death is taken for an accident
PAUSES: Final = (0.0, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # seconds before the next is started
LOOK: Final = 0.02  # seconds between two looks at a process that ends


class Worker:
    """One process, from its start to its end."""

    def __init__(
        self, command: Sequence[str], listening: socket.socket, order: bytes, time: Timekeeper
    ) -> None:
        self.time = time
        self.begun = time.now()
        self._line, theirs = socket.socketpair()
        with theirs:
            passed = (listening.fileno(), theirs.fileno())
            self.process = subprocess.Popen(
                [*command, *map(str, passed)],
                stdin=subprocess.DEVNULL,
                pass_fds=passed,
                env=surroundings(),
                start_new_session=True,  # Ctrl+C is for the supervisor
            )
        self._line.sendall(order + b"\n")
        self._news: asyncio.StreamReader | None = None
        self._gone: asyncio.Task[int] | None = None

    async def begin(self) -> None:
        """Come back when it takes connections; CannotServe if it doesn't come to that."""
        news: News = Busy()
        try:
            while isinstance(news, Busy):
                async with self.time.limit(STARTING):
                    line = await (await self._heard()).readline()
                news = NEWS.decode(line) if line.endswith(b"\n") else Failed("")
        except (TimeoutError, OSError) as error:
            self.kill()
            raise CannotServe("a worker of the server doesn’t start") from error
        if isinstance(news, Failed):
            self.kill()
            raise CannotServe(news.sentence or "a worker of the server couldn’t start")

    async def ended(self) -> int:
        """Come back when the process is gone, with its exit code."""
        if self._gone is None:
            self._gone = asyncio.create_task(self._watch())
        return await asyncio.shield(self._gone)

    async def _watch(self) -> int:
        heard = await self._heard()
        with contextlib.suppress(OSError):
            while await heard.read(1024):
                pass
        self._writer.close()
        while self.process.poll() is None:
            await self.time.sleep(LOOK)
        return self.process.returncode

    async def end(self) -> None:
        """Have it drain, and wait until it is gone."""
        self.process.terminate()
        await self._leave(ENDING)

    async def relieve(self) -> None:
        """Another one has taken over: have it send people there bit by bit, and wait."""
        await self._heard()
        self._writer.write(RELIEF)
        await self._leave(RELIEVING)

    async def _leave(self, seconds: float) -> None:
        try:
            async with self.time.limit(seconds):
                await self.ended()
        except TimeoutError:
            LOGGER.error("a worker didn’t end in time and was killed")
            self.kill()
            await self.ended()

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()

    async def _heard(self) -> asyncio.StreamReader:
        if self._news is None:
            self._news, self._writer = await asyncio.open_connection(sock=self._line)
        return self._news


class Place:
    """A place for one worker: whoever dies there is followed by another."""

    def __init__(self, worker: Worker | None) -> None:
        self.worker = worker
        self.changing = asyncio.Lock()


class Supervisor:
    """Some workers that accept connections at the same socket."""

    def __init__(
        self,
        listening: socket.socket,
        order: bytes,
        count: int,
        announce: Callable[[], None],
        command: Sequence[str] = COMMAND,
        time: Timekeeper | None = None,
    ) -> None:
        self.listening = listening
        self.order = order
        self.count = count
        self.announce = announce
        self.command = command
        self.time = time or Timekeeper()
        self.workers: list[Worker] = []  # all whose processes may still be there
        self._ends = asyncio.Event()
        self._renews = asyncio.Event()

    async def run(self) -> None:
        """Keep them going until told to end; CannotServe if none can begin."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.end)
        loop.add_signal_handler(signal.SIGHUP, self._renews.set)
        working = asyncio.create_task(self._work())
        ending = asyncio.create_task(self._ends.wait())
        try:
            await asyncio.wait({working, ending}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                working.result()
        finally:
            working.cancel()
            ending.cancel()
            await asyncio.gather(working, ending, return_exceptions=True)
            await asyncio.gather(*(worker.end() for worker in self.workers))

    def end(self) -> None:
        """Drain all workers; told twice: end them at once."""
        if self._ends.is_set():
            for worker in self.workers:
                worker.kill()
        self._ends.set()

    async def _work(self) -> None:
        """Start all, then follow those that die, and replace them when that is wanted."""
        begun = await asyncio.gather(
            *(self._begin() for _ in range(self.count)), return_exceptions=True
        )
        first = [one for one in begun if isinstance(one, Worker)]
        for failure in begun:
            if isinstance(failure, BaseException) and not first:
                raise failure
        self.announce()
        places = [Place(one if isinstance(one, Worker) else None) for one in begun]
        async with asyncio.TaskGroup() as tasks:
            for place in places:
                tasks.create_task(self._follow(place))
            while True:
                await self._renews.wait()
                self._renews.clear()
                await self._renew(places)

    async def _follow(self, place: Place) -> None:
        """Put another worker in the place of one that has died, after a pause if many do."""
        deaths = 0
        while True:
            worker = place.worker
            code = 0 if worker is None else await worker.ended()
            self._forget(worker)
            async with place.changing:
                if place.worker is not worker:  # it has been replaced on purpose
                    continue
                if worker is not None:
                    LOGGER.error("a worker has ended (%d); another one takes its place", code)
                is_steady = worker is not None and self.time.now() - worker.begun >= STEADY
                deaths = 1 if is_steady else deaths + 1
                await self.time.sleep(PAUSES[min(deaths, len(PAUSES)) - 1])
                try:
                    place.worker = await self._begin()
                except CannotServe as failure:
                    LOGGER.error("%s", failure)
                    place.worker = None

    async def _renew(self, places: Sequence[Place]) -> None:
        """Replace one after the other; the old one drains when the new one is ready."""
        for place in places:
            async with place.changing:
                old = place.worker
                try:
                    place.worker = await self._begin()
                except CannotServe as failure:
                    LOGGER.error("%s; the old workers go on", failure)
                    return
            if old is not None:
                await old.relieve()
        LOGGER.info("all workers have been replaced")

    async def _begin(self) -> Worker:
        """A new worker that takes connections; CannotServe if it doesn't come to that."""
        try:
            worker = Worker(self.command, self.listening, self.order, self.time)
        except OSError as error:
            raise CannotServe("no process can be started for a worker of the server") from error
        self.workers.append(worker)
        try:
            await worker.begin()
        except CannotServe:
            await worker.ended()
            self._forget(worker)
            raise
        return worker

    def _forget(self, worker: Worker | None) -> None:
        if worker in self.workers:
            self.workers.remove(worker)
