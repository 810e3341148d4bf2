"""The pool: worker processes in which bots think, so that no table waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from subprocess import DEVNULL, PIPE
from typing import Final, Protocol, TypeAlias

import msgspec

from motherlode.store.metrics import Metrics
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.job import Fault, Job, Reply

Process: TypeAlias = asyncio.subprocess.Process
LOGGER = logging.getLogger("motherlode.tables")
COMMAND: Final = (sys.executable, "-P", "-m", "motherlode.tables.thinking.process")
GRACE: Final = 1.0  # seconds that an answer may be late
STARTING: Final = 30.0  # seconds that a worker may take to start
PAUSE: Final = 30.0  # seconds after which one that could not be started is tried again
LEAST: Final = 0.03  # seconds that a bot may think, however many others wait
DECODER: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
ENCODER: Final = msgspec.json.Encoder()
MOST_ADVICE: Final = 4  # people who wait for advice before others are sent away
Place: TypeAlias = tuple[bool, int, Job, asyncio.Future[Reply]]  # advice after bots, then by age


class Thinking(Protocol):
    """Where bots think: the pool, or what a test puts in its place."""

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """What comes of a job; whoever doesn't want to know any more cancels it."""

    async def close(self) -> None:
        """Think no more."""


class Worker:
    """One process, started when it is needed and again after it was ended."""

    def __init__(self, command: Sequence[str], time: Timekeeper) -> None:
        self.command = command
        self.time = time
        self.process: Process | None = None
        self._not_before = time.now()

    async def ask(self, job: Job) -> Reply:
        """Have a job done; a process that is late or gone is ended, and the next one begins."""
        try:
            process = self.process or await self._start()
            return await self._answer(process, job)
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            await self.end()
            is_late = isinstance(error, TimeoutError)
            return Fault("late" if is_late else "crashed", type(error).__name__)

    async def _start(self) -> Process:
        if self.time.now() < self._not_before:
            raise EOFError
        self._not_before = self.time.now() + PAUSE
        shown = None if os.environ.get("MOTHERLODE_TRACEBACK") == "1" else DEVNULL
        process = await asyncio.create_subprocess_exec(
            *self.command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=shown,
            env=surroundings(),
        )
        self.process = process
        try:
            await self._line(process, STARTING)  # says that it is ready
        except (OSError, EOFError):
            LOGGER.error("a process for bots to think in can't be started")
            raise
        self._not_before = self.time.now()
        return process

    async def _answer(self, process: Process, job: Job) -> Reply:
        assert process.stdin is not None
        process.stdin.write(ENCODER.encode(job) + b"\n")
        await process.stdin.drain()
        return DECODER.decode(await self._line(process, job.seconds + GRACE))

    async def _line(self, process: Process, seconds: float) -> bytes:
        assert process.stdout is not None
        async with self.time.limit(seconds):
            line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def end(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            kill(process)
            await process.wait()


def kill(process: Process) -> None:
    """End a process, past asyncio if possible: it may lose sight of one that has just ended."""
    with contextlib.suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        elif process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)


def surroundings() -> dict[str, str]:
    """What a worker finds around it: the same packages as this process."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def fair_size(servers: int = 1) -> int:
    """How many processes a server should have for its bots, if this many share the machine."""
    return max(1, ((os.cpu_count() or 2) - 1) // servers)


class Pool:
    """As many workers as the machine has cores to spare, each started when all others are busy."""

    def __init__(
        self,
        time: Timekeeper,
        size: int | None = None,
        command: Sequence[str] = COMMAND,
        metrics: Metrics | None = None,
    ) -> None:
        self.time = time
        self.metrics = metrics or Metrics()
        self.size = size or fair_size()
        self.command = command
        self._jobs: asyncio.PriorityQueue[Place] = asyncio.PriorityQueue()
        self._count = 0
        self._advice: set[asyncio.Future[Reply]] = set()  # that waits
        self.workers: list[Worker] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._idle = 0

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return self._jobs.qsize()

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """What comes of a job, when its turn has come; too many who want advice get none."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        if job.advises:
            if len(self._advice) >= MOST_ADVICE:
                reply.set_result(Fault("late"))
                return reply
            self._advice.add(reply)
            reply.add_done_callback(self._advice.discard)
        self._count += 1
        self._jobs.put_nowait((job.advises, self._count, job, reply))
        if self._jobs.qsize() > self._idle and len(self._tasks) < self.size:
            self.workers.append(Worker(self.command, self.time))
            work = self._work(self.workers[-1])
            self._tasks.append(asyncio.create_task(work, name="bots think"))
        return reply

    async def _work(self, worker: Worker) -> None:
        try:
            while True:
                self._idle += 1
                try:
                    *_, job, reply = await self._jobs.get()
                finally:
                    self._idle -= 1
                self._advice.discard(reply)
                await self._serve(worker, job, reply)
        finally:
            await worker.end()

    async def _serve(self, worker: Worker, job: Job, reply: asyncio.Future[Reply]) -> None:
        if reply.done():
            return
        answer: Reply = Fault("crashed")
        began = self.time.now()
        try:
            answer = await worker.ask(self.shortened(job))
        except asyncio.CancelledError:
            reply.cancel()
            raise
        except Exception:  # the other tables still want to know
            LOGGER.exception("a bot can't be asked")
        where = "advice" if job.advises else "pool"
        self.metrics.bot_time.observe(self.time.now() - began, where)
        if not reply.done():
            reply.set_result(answer)

    def shortened(self, job: Job) -> Job:
        """The more bots wait, the less time each has; advice takes what it takes."""
        if job.advises:
            return job
        waiting = self._jobs.qsize() - len(self._advice)
        share = job.seconds / (1 + waiting / self.size)
        return msgspec.structs.replace(job, seconds=max(share, min(LEAST, job.seconds)))

    async def close(self) -> None:
        """End all workers; nobody gets an answer any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self.workers.clear()
        while not self._jobs.empty():
            self._jobs.get_nowait()[-1].cancel()
