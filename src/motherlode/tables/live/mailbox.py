"""The mailbox of a table: what is asked of it waits here and is done one by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.outside import Outside
from motherlode.tables.wire.errors import TableRefusal

Result = TypeVar("Result")
Work = Callable[[], Awaitable[None]]


class Mailbox:
    """Work that waits for its turn, each with somebody who waits for it."""

    def __init__(self, code: str, outside: Outside) -> None:
        self.code = code
        self.outside = outside
        self.time = outside.time
        self.closed = False
        self.askers = 0  # who wait for what they have asked
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()

    async def ask(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Have something done in its turn."""
        if self.closed:
            raise sleeping()
        results: list[Result] = []

        async def keep() -> None:
            results.append(await work())

        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((keep, done))
        self.askers += 1
        try:
            await done
        finally:
            self.askers -= 1
        return results[0]

    def post(self, work: Work) -> None:
        """Have something done in its turn; nobody waits for it."""
        if not self.closed:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.add_done_callback(self._forget)
            self._waiting.put_nowait((work, done))

    def _forget(self, done: asyncio.Future[None]) -> None:
        """Nobody waits for it, but what went wrong is told."""
        error = None if done.cancelled() else done.exception()
        if isinstance(error, Exception) and not isinstance(error, MotherlodeError):
            what = "something posted to table %s failed"
            self.outside.repeated_faults.log(self.time.now(), error, what, self.code)

    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return self._waiting.empty()

    async def serve(self, seconds: float | None) -> None:
        """Do what is next, if anything comes within this time."""
        try:
            async with self.time.limit(seconds):
                work, done = await self._waiting.get()
        except TimeoutError:
            return
        await carry(work, done)

    def close(self) -> None:
        """Take nothing more."""
        self.closed = True

    def turn_away(self) -> None:
        """Refuse all that still waits."""
        while not self._waiting.empty():
            _, done = self._waiting.get_nowait()
            if not done.done():
                done.set_exception(sleeping())


async def carry(work: Work, done: asyncio.Future[None]) -> None:
    """Do something, and tell whoever waits for it."""
    try:
        await work()
    except asyncio.CancelledError:
        if not done.done():
            done.set_exception(sleeping())
        raise
    except Exception as error:  # whoever waits is told, the table goes on
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(None)


def sleeping() -> TableRefusal:
    """The table was put away; the log has it."""
    return TableRefusal("asleep", "this table went to sleep; open it again to continue")
