"""Where past games are played again: in a process of their own, or in a thread where none is."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from collections.abc import Callable, Sequence
from subprocess import DEVNULL, PIPE
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from motherlode.tables.outside import Timekeeper
from motherlode.tables.replaying.parcels import LENGTH, Done, Refused, Work, parcel
from motherlode.tables.thinking.pool import Process, kill, surroundings
from motherlode.tables.wire.errors import TableRefusal

COMMAND: Final = (sys.executable, "-P", "-m", "motherlode.tables.replaying.process")
PATIENCE: Final = 60.0  # seconds for one piece of work
Given = ParamSpec("Given")
Result = TypeVar("Result")


class Workshop(Protocol):
    """Does work that would hold up tables, one piece after the other."""

    async def make(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """What a function gives; it and all it is given must be known to other processes."""

    async def close(self) -> None:
        """Make nothing more."""


class ThreadShop:
    """A thread: enough for a few games, and for tests."""

    async def make(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Do it in a thread."""
        return await asyncio.to_thread(work, *given, **named)

    async def close(self) -> None:
        """Threads end by themselves."""


class ProcessShop:
    """One process, started when it is needed, and again after it has failed."""

    def __init__(self, time: Timekeeper, command: Sequence[str] = COMMAND) -> None:
        self.time = time
        self.command = command
        self._process: Process | None = None
        self._one = asyncio.Lock()

    async def make(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Do it in the process."""
        assert not named, "work is given in its order"
        async with self._one:
            try:
                answer = await self._handed_back(parcel(Work(work, given)))
            except BaseException as error:
                await self._end()  # whatever it is doing, nobody waits for it
                if isinstance(error, (OSError, EOFError, pickle.UnpicklingError)):
                    raise TableRefusal("failed", "that couldn’t be made; try again") from error
                raise
        if isinstance(answer, Refused):
            raise answer.error()
        result: Result = answer.result
        return result

    async def close(self) -> None:
        """End the process."""
        await self._end()

    async def _handed_back(self, order: bytes) -> Done | Refused:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        async with self.time.limit(PATIENCE):
            process.stdin.write(order)
            await process.stdin.drain()
            (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
            answer: Any = pickle.loads(await process.stdout.readexactly(length))
        assert isinstance(answer, Done | Refused)
        return answer

    async def _start(self) -> Process:
        shown = None if os.environ.get("MOTHERLODE_TRACEBACK") == "1" else DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=shown, env=surroundings()
        )
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            kill(process)
            await process.wait()
