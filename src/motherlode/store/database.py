"""The log in a database, through SQLAlchemy: lines of many tables are written together."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
)
from sqlalchemy.dialects.sqlite import insert as insert_new
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from motherlode.store.log import Ended, Line, StoreError, TableTaken
from motherlode.store.migrations import upgrade
from motherlode.store.schema import LOG, ROUNDS, UNCOUNTED

Result = TypeVar("Result")
Waiting = tuple[list[Line], asyncio.Future[None]]
NO_TABLE: Final = ""  # a code that no table has
MOST_TOGETHER: Final = 500  # lines in one transaction
# What a database may raise; while a connection is prepared, the driver's own errors too.
TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, OSError)


class DatabaseStore:
    """A log in one database. Its writer takes all that waits and commits it at once.

    One thread of its own holds the connection: a commit is one step to it and back, where a driver
    that hands every call over separately would take ten.
    """

    def __init__(self, address: str) -> None:
        self.engine, self.place = make_engine(address)
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None  # used in the thread only
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to its newest form and begin to write."""
        try:
            await self._in_thread(self._open)
        except TROUBLE as error:
            await self._let_go()
            raise StoreError(f"the database {self.place} can’t be used: {reason(error)}") from error
        except StoreError:
            await self._let_go()
            raise
        self._writer = asyncio.create_task(self._write_all(), name="store")

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
            self._writer = None
        await self._let_go()

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines; when this returns they are committed."""
        if self._writer is None or self._writer.done():
            raise StoreError(f"the database {self.place} is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((lines, done))
        await done

    async def read(self, table: str) -> list[Line]:
        """All lines of a table in order."""
        wanted = select(LOG).where(LOG.c.table == table).order_by(LOG.c.sequence)
        return [Line(*row) for row in await self._fetch(wanted)]

    async def probe(self) -> None:
        """Write a line that nobody reads and take it out again: reading may not touch the disk."""
        try:
            await self._in_thread(self._try_disk)
        except (*TROUBLE, RuntimeError) as error:
            raise StoreError(
                f"the database {self.place} can’t be written: {reason(error)}"
            ) from error

    async def newest(self, count: int) -> list[str]:
        """The codes of the tables where something happened last."""
        last = func.max(LOG.c.at)
        wanted = select(LOG.c.table).group_by(LOG.c.table).order_by(last.desc()).limit(count)
        return [str(row[0]) for row in await self._fetch(wanted)]

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds, each once."""
        if rounds:
            new = insert_new(ROUNDS).on_conflict_do_nothing()
            await self._fetch(new, [one._asdict() for one in rounds])

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds after a number."""
        number = ROUNDS.c.number
        wanted = select(number, ROUNDS.c.body).where(number > after).order_by(number).limit(count)
        return [(int(row[0]), bytes(row[1])) for row in await self._fetch(wanted)]

    async def uncounted(self, after: str, count: int) -> list[str]:
        """Tables whose rounds are still to be counted from their log."""
        table = UNCOUNTED.c.table
        wanted = select(table).where(table > after).order_by(table).limit(count)
        return [str(row[0]) for row in await self._fetch(wanted)]

    async def strike_off(self, table: str) -> None:
        """This table is counted."""
        await self._fetch(delete(UNCOUNTED).where(UNCOUNTED.c.table == table))

    # -- the thread ------------------------------------------------------------------------------

    async def _in_thread(self, work: Callable[..., Result], *given: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    async def _fetch(self, wanted: Any, values: list[dict[str, Any]] | None = None) -> list[Any]:
        try:
            return await self._in_thread(self._execute, wanted, values)
        except (*TROUBLE, RuntimeError) as error:
            raise StoreError(f"the database {self.place} can’t be used: {reason(error)}") from error

    async def _let_go(self) -> None:
        await self._in_thread(self._close)
        self._thread.shutdown(wait=False)

    def _open(self) -> None:
        self._connection = self.engine.connect()
        with self._connection.begin():
            upgrade(self._connection)

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self.engine.dispose()

    def _held(self) -> Connection:
        if self._connection is None:
            raise StoreError(f"the database {self.place} is closed")
        return self._connection

    def _execute(self, wanted: Any, values: list[dict[str, Any]] | None) -> list[Any]:
        connection = self._held()
        with connection.begin():
            done = connection.execute(wanted, values)
            return list(done) if done.returns_rows else []

    def _try_disk(self) -> None:
        connection = self._held()
        with connection.begin():
            connection.execute(insert(UNCOUNTED), [{"table": NO_TABLE}])
            connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.table == NO_TABLE))

    def _commit(self, lines: list[Line]) -> None:
        connection = self._held()
        with connection.begin():
            connection.execute(insert(LOG), [line._asdict() for line in lines])

    # -- the writer ------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        while (first := await self._waiting.get()) is not None:
            batch = [first]
            count = len(first[0])
            ends = False
            while count < MOST_TOGETHER and not self._waiting.empty():
                more = self._waiting.get_nowait()
                if more is None:
                    ends = True
                    break
                batch.append(more)
                count += len(more[0])
            await self._write(batch)
            if ends:
                return

    async def _write(self, batch: list[Waiting]) -> None:
        """One transaction for all; if it fails, one for each, so that nobody pays for another."""
        try:
            await self._in_thread(self._commit, [line for lines, _ in batch for line in lines])
        except Exception as error:  # whatever it is, those who wait have to be told
            if len(batch) == 1:
                settle(batch[0][1], failure(error, self.place))
                return
            for one in batch:
                await self._write([one])
            return
        for _, done in batch:
            settle(done, None)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits; nobody does if they were cancelled."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def failure(error: Exception, place: str) -> StoreError:
    """What went wrong, for whoever asked."""
    if isinstance(error, IntegrityError):
        return TableTaken("this was already saved")
    return StoreError(f"the database {place} can’t be written: {reason(error)}")


def reason(error: BaseException) -> str:
    """The plain reason inside an error of the database."""
    inner = getattr(error, "orig", None) or error
    text = str(inner)
    if "database is locked" in text:
        return "another program is using it; is Motherlode already running?"
    if "unable to open" in text:
        return "the file can’t be opened; does its folder exist, and can you write to it?"
    if "readonly" in text or "read-only" in text:
        return "it’s read-only"
    if "not a database" in text:
        return "the file isn’t a database"
    return text.splitlines()[0] if text else type(inner).__name__


def make_engine(address: str) -> tuple[Engine, str]:
    """The engine for a file name or a database URL, and what a sentence calls it."""
    if "://" not in address:
        path = at_home(Path(address))
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        url = URL.create("sqlite", database=str(path))
    else:
        url = read_url(address)
    if url.drivername == "sqlite":
        engine = create_engine(url)
        event.listen(engine, "connect", prepare_sqlite)
        return engine, url.database or "in memory"
    raise StoreError(f"this version can’t use a {url.drivername} database")


def read_url(address: str) -> URL:
    """The address of a database."""
    try:
        return make_url(address)
    except ArgumentError as error:
        raise StoreError(f"{address} is neither a file nor a database address") from error


def at_home(path: Path) -> Path:
    """A path that may begin with the sign for the home folder."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise StoreError(
            "there’s no home folder to keep the tables in; name a file with --database"
        ) from error


def prepare_sqlite(connection: Any, _record: object) -> None:
    """One owner, write-ahead logging, and every commit on the disk before anybody is told."""
    cursor = connection.cursor()
    for setting in (
        "busy_timeout = 2000",
        "locking_mode = EXCLUSIVE",
        "journal_mode = WAL",
        "synchronous = FULL",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def default_place() -> str:
    """Where the log of a person's own tables lies unless said otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join("~", ".local", "share")
    return str(at_home(Path(home, "motherlode", "tables.sqlite")))
