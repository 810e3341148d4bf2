"""The log in one SQLite file, for one process: one thread owns it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, insert
from sqlalchemy.dialects.sqlite import insert as insert_new

from motherlode.store.clerk import Clerk
from motherlode.store.copying import engine_of, new_file, parts_of
from motherlode.store.database import DatabaseStore
from motherlode.store.database_urls import read_url
from motherlode.store.default_files import KEY, at_home
from motherlode.store.log import Line, StoreError
from motherlode.store.metrics import Metrics
from motherlode.store.schema import LOG

PRIVATE_FILE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077  # what others may do with a file
BESIDE: Final = ("", "-wal", "-shm", "-journal", KEY)  # the ends of the names of its files


class SqliteStore(DatabaseStore):
    """A log in one file that nobody else uses at the same time."""

    trouble: ClassVar = (*DatabaseStore.trouble, sqlite3.Error)

    def __init__(self, address: str, key: str = "", metrics: Metrics | None = None) -> None:
        engine, place = make_engine(address)
        clerk = Clerk(engine, place, "store")
        super().__init__(engine, place, key, (clerk, clerk, clerk), metrics)
        self._insert = str(insert(LOG).compile(dialect=engine.dialect))

    async def open(self) -> None:
        """Make the file before SQLite does: nobody else may read it."""
        keep_private(self.engine.url)
        await super().open()

    async def backup(self, at: float) -> AsyncIterator[bytes]:
        """All that the database has at one moment; everything goes on while it is copied."""
        file = new_file(self.engine.url.database)
        try:
            await asyncio.shield(asyncio.create_task(self._copy(file), name="backup"))
            async with parts_of(engine_of(file), at) as parts:
                async for part in parts:
                    yield part
        finally:
            file.unlink(missing_ok=True)

    async def _copy(self, file: Path) -> None:
        try:
            await self._writing.copy_to(file)
        except self.trouble as error:
            told = f"the database {self.place} can’t be copied: {self.reason(error)}"
            raise StoreError(told) from error

    def insert_new(self, table: Any) -> Any:
        """How SQLite inserts what may be there already."""
        return insert_new(table)

    def prepare(self, connection: Connection) -> None:
        """Bring the file to its newest form, and keep it from others."""
        with connection.begin():
            self.bring_up(connection)
        close_to_others(self.engine.url)

    def try_out(self, connection: Connection) -> None:
        """A file that can't be written couldn't be prepared."""

    def commit(self, connection: Connection, lines: list[Line]) -> None:
        """Lines are rows already: the driver takes them as they are."""
        with connection.begin():
            connection.exec_driver_sql(self._insert, lines)

    def take_turns(self, connection: Connection) -> None:
        """There is nobody else."""

    async def spread(self, lines: list[Line]) -> None:
        """There is nobody else."""

    def reason(self, error: BaseException) -> str:
        """The plain reason inside an error of SQLite."""
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
    """The engine for a file name or the address of one, and what a sentence calls it."""
    if "://" not in address:
        path = at_home(Path(address))
        with suppress(OSError):
            path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        url = URL.create("sqlite", database=str(path))
    else:
        url = read_url(address)
    engine = create_engine(url)
    event.listen(engine, "connect", prepare_sqlite)
    return engine, url.database or "in memory"


def keep_private(url: URL) -> None:
    """Make the file before SQLite does: nobody else may read it, or what lies beside it."""
    if has_file(url):
        with suppress(OSError):
            os.close(os.open(str(url.database), os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE))


def close_to_others(url: URL) -> None:
    """Older versions let others read the file, and what lies beside it."""
    for end in BESIDE if has_file(url) else ():
        with suppress(OSError):
            path = Path(f"{url.database}{end}")
            if path.stat().st_mode & OTHERS:
                path.chmod(PRIVATE_FILE)


def has_file(url: URL) -> bool:
    """Whether a database is a plain file."""
    is_sqlite = url.get_backend_name() == "sqlite"
    return is_sqlite and bool(url.database) and url.database != ":memory:" and not url.query


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
