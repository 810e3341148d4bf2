"""A clerk: one thread that holds one connection, and does what it is asked, one thing at a time."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from motherlode.outside import clock
from motherlode.store.copying import Copying
from motherlode.store.log import StoreError

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Clerk:
    """A connection in a thread of its own: a commit is one step to it and back, where a driver that
    hands every call over separately would take ten.

    A connection that was lost is opened again at the next use. One that hasn't answered for
    `patience` seconds is cut off: nobody waits forever at a line that is dead but doesn't say so.
    `is_dead` tells, before a connection is used, whether the other side has hung up. When one
    line has gone silent, those of the clerks beside it are made anew before they are used.
    """

    def __init__(
        self,
        engine: Engine,
        place: str,
        name: str,
        patience: float | None = None,
        is_dead: Callable[[Any], bool] = lambda line: False,
    ) -> None:
        self.engine = engine
        self.place = place
        self.patience = patience
        self.is_dead = is_dead
        self.beside: Sequence[Clerk] = ()
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None  # used in the thread only
        self._line: Any = None  # the driver's own connection, to be cut off from outside
        self._since: float | None = None  # when it began what it is doing
        self._guard: asyncio.TimerHandle | None = None
        self._doubted = False  # whether its line is as silent as another one, perhaps
        self._closed = False
        self._copying: Copying | None = None

    async def ask(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        """Let it do something with its connection, once."""
        return await self._run(lambda: self._do(work, *given, **named))

    async def ask_patiently(self, work: Callable[[Connection], Result]) -> Result:
        """The same for what may take as long as it takes; nobody asks it anything else yet.

        Whoever no longer wants to wait for it ends it.
        """
        patience, self.patience = self.patience, None
        try:
            return await self.ask(work)
        except asyncio.CancelledError:
            self._cut()
            raise
        finally:
            self.patience = patience

    async def ask_again(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        """Let it do something that does no harm if it is done twice, should the line be lost."""
        return await self._run(lambda: self._do_again(work, *given, **named))

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self._closed:
            raise StoreError(f"the database {self.place} is closed")
        loop = asyncio.get_running_loop()
        if self.patience is not None and self._guard is None:
            self._guard = loop.call_later(self.patience, self._look)
        if self._copying is not None:
            return await self._copying.ask(work)
        return await loop.run_in_executor(self._thread, work)

    async def copy_to(self, file: Path) -> None:
        """Copy a SQLite database in steps; whatever else is asked is done between them."""
        copying = Copying()

        def copy(connection: Connection) -> None:
            copying.copy(connection, file)

        if self._closed:
            raise StoreError(f"the database {self.place} is closed")
        loop = asyncio.get_running_loop()
        copied = loop.run_in_executor(self._thread, lambda: self._do(copy))
        self._copying = copying
        try:
            await copied
        finally:
            self._copying = None
            self._thread.submit(copying.serve)  # what came after the last step

    async def close(self) -> None:
        """Finish what was asked, and let go."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
            self._thread.shutdown(wait=False)
            if self._guard is not None:
                self._guard.cancel()

    # -- in the thread ---------------------------------------------------------------------------

    def _do_again(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        try:
            return self._do(work, *given, **named)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return self._do(work, *given, **named)

    def _do(
        self,
        work: Callable[Concatenate[Connection, Given], Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        self._since = clock.now()
        try:
            if self._line is not None and (self._doubted or self.is_dead(self._line)):
                self._let_go()
            self._doubted = False
            if self._connection is None:
                self._connection = self.engine.connect()
                self._line = self._connection.connection.driver_connection
            return work(self._connection, *given, **named)
        except DBAPIError as error:
            if error.connection_invalidated:
                self._let_go()
            raise
        finally:
            self._since = None

    def _let_go(self) -> None:
        connection, self._connection, self._line = self._connection, None, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    # -- from outside ----------------------------------------------------------------------------

    def _look(self) -> None:
        """See whether it still works on the same thing; nobody looks while it has nothing to do."""
        self._guard = None
        since, patience = self._since, self.patience
        if since is None or patience is None:
            return
        left = patience - (clock.now() - since)
        if left <= 0:
            self._cut()
            for clerk in self.beside:
                clerk._doubted = True
        self._guard = asyncio.get_running_loop().call_later(max(left, 1.0), self._look)

    def _cut(self) -> None:
        """End the line under the connection, so that whoever waits at it is told."""
        with suppress(Exception):  # it may end at this very moment in its own thread
            line = socket.socket(fileno=os.dup(self._line.fileno()))
            line.shutdown(socket.SHUT_RDWR)
            line.close()
