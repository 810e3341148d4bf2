"""A copy of a SQLite database that is in use: made in short steps, between which it is written.

Its one connection has the file for itself, so nobody else can read it. What is written between two
steps goes into the copy as well, so the copy is the database as it is at the last step.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine

from motherlode.store.backup import written

Result = TypeVar("Result")
Work = tuple[Future[Any], Callable[[], Any]]
PAGES: Final = 256  # copied in one step: about a megabyte
READ_ONLY: Final = "sqlite:///file:{}?mode=ro&immutable=1&uri=true"


class Copying:
    """A copy that is being made; what has to be done meanwhile is done between its steps."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Work] = SimpleQueue()

    async def ask(self, work: Callable[[], Result]) -> Result:
        """Have something done between two steps, or after the last."""
        done: Future[Result] = Future()
        self._waiting.put((done, work))
        return await asyncio.wrap_future(done)

    def copy(self, connection: Connection, file: Path) -> None:
        """Make the copy; in the thread that holds the connection."""
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        with closing(sqlite3.connect(file)) as target:
            target.execute("PRAGMA synchronous = OFF")
            source.backup(target, pages=PAGES, progress=lambda *_: self.serve())

    def serve(self) -> None:
        """Do what waits."""
        with suppress(Empty):
            while True:
                done, work = self._waiting.get_nowait()
                if done.set_running_or_notify_cancel():
                    carry(done, work)


def carry(done: Future[Any], work: Callable[[], Any]) -> None:
    """Do something, and tell whoever waits for it."""
    try:
        done.set_result(work())
    except BaseException as error:  # whoever waits is told, the copy goes on
        done.set_exception(error)


def new_file(beside: str | None) -> Path:
    """An empty file for a copy, beside the database, that nobody else can read."""
    folder = Path(beside).parent if beside and Path(beside).is_file() else None
    handle, name = tempfile.mkstemp(".copy", ".motherlode-", folder)
    os.close(handle)
    return Path(name)


def engine_of(file: Path) -> Engine:
    """An engine that only reads a copy."""
    return create_engine(READ_ONLY.format(file))


@asynccontextmanager
async def parts_of(engine: Engine, at: float) -> AsyncIterator[AsyncIterator[bytes]]:
    """A backup of what a new connection sees, made in a thread of its own."""
    thread = ThreadPoolExecutor(1, "backup")
    loop = asyncio.get_running_loop()
    made: list[Connection] = []

    def begin() -> Iterator[bytes]:
        made.append(engine.connect())
        return written(made[0], at)

    async def each() -> AsyncIterator[bytes]:
        parts = await loop.run_in_executor(thread, begin)
        while (part := await loop.run_in_executor(thread, next, parts, None)) is not None:
            yield part

    def end() -> None:
        for connection in made:
            connection.close()
        engine.dispose()

    try:
        yield each()
    finally:
        await asyncio.shield(loop.run_in_executor(thread, end))
        thread.shutdown(wait=False)
