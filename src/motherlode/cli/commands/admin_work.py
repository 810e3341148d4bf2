"""Backups from the command line: made by a running server or from a file, and put back."""

from __future__ import annotations

import http.client
import json
import os
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import Connection

from motherlode.cli.errors import BadCommand
from motherlode.outside import clock
from motherlode.store.backup import Backup, BadBackup, restore, written
from motherlode.store.log import Store, StoreError
from motherlode.store.migrations import NEWEST, revision
from motherlode.store.opening import open_at
from motherlode.store.sqlite import BESIDE, has_file, keep_private
from motherlode.tables.figures.counting import Counting
from motherlode.tables.live.storage.expiry import Expiry, Lifespans
from motherlode.tables.outside import Timekeeper

PATIENCE: Final = 60.0  # seconds in which a server has to send something
PART: Final = 256 * 1024
IN_USE: Final = "a server is using it; let that make a backup, with --server, or stop it first"


class Hurried(Timekeeper):
    """Nobody plays meanwhile, so nobody is given a rest."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(0)


# -- making --------------------------------------------------------------------------------------


def from_server(server: str, token: str, file: str) -> Backup:
    """Have a running server make a backup, and keep it."""
    parts = urlsplit(server if "//" in server else f"http://{server}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadCommand(f"{server} isn’t the address of a server, as in http://127.0.0.1:8000")
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    try:
        with closing(kind(parts.hostname, parts.port, timeout=PATIENCE)) as line:
            path = parts.path.rstrip("/") + "/api/operator/backup"
            line.request("POST", path, headers={"authorization": f"Bearer {token}"})
            answer = line.getresponse()
            if answer.status != 200:
                raise BadCommand(f"the server refuses: {refusal(answer)}")
            return kept(file, iter(lambda: answer.read(PART), b""))
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise BadCommand(f"the server at {server} can’t be asked: {told(error)}") from error
    except BadBackup as error:
        raise BadCommand(f"the server at {server} broke off; nothing was kept") from error


def refusal(answer: http.client.HTTPResponse) -> str:
    """Why a server refuses."""
    with suppress(ValueError, KeyError, TypeError):
        return str(json.loads(answer.read(PART))["reason"])
    return f"{answer.status} {answer.reason}"


def told(error: Exception) -> str:
    """What went wrong between two machines."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror[:1].lower() + error.strerror[1:]
    return str(error) or type(error).__name__


def from_database(place: str, file: str) -> Backup:
    """A backup of a database that no server uses."""
    with connected(place, must_exist=True) as connection:
        return kept(file, written(connection, clock.date()))


def kept(file: str, parts: Iterable[bytes]) -> Backup:
    """Write a file under another name, check it, then rename it; nobody else can read it."""
    path = Path(os.path.realpath(file))
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "wb") as out:
            for part in parts:
                out.write(part)
            out.flush()
            os.fsync(out.fileno())
        made = Backup(Path(temporary))
        os.replace(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise
    made.file = path
    return made


# -- putting back --------------------------------------------------------------------------------


def restored(file: str, place: str) -> Backup:
    """Put a backup into an empty database; a file that it made is removed if it fails."""
    if not Path(file).is_file():
        raise BadCommand(f"{file} isn’t there")
    backup = Backup(Path(file))
    url = open_at(place)[0].engine.url
    is_new = has_file(url) and not Path(str(url.database)).exists()
    try:
        keep_private(url)
        with connected(place) as connection:
            restore(backup, connection)
    except BaseException:
        for end in BESIDE if is_new else ():
            Path(f"{url.database}{end}").unlink(missing_ok=True)
        raise
    return backup


# -- looking -------------------------------------------------------------------------------------


def schema_of(place: str) -> str:
    """The form a database has."""
    with connected(place, must_exist=True) as connection:
        found = revision(connection)
    if found is None:
        raise StoreError(f"the database {place} has no tables of Motherlode")
    if found > NEWEST:
        raise StoreError(
            f"this database is from a newer version of Motherlode (its schema is {found})"
        )
    return found


@contextmanager
def connected(place: str, must_exist: bool = False) -> Iterator[Connection]:
    """A connection to a database. A file is nobody else's meanwhile; PostgreSQL may be in use."""
    store, _ = open_at(place)
    engine, name = store.engine, store.place
    if must_exist and has_file(engine.url) and not Path(str(engine.url.database)).is_file():
        raise BadCommand(f"there’s no database at {name}")
    try:
        if engine.dialect.name == "postgresql":  # others may use it: what is seen stays the same
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":  # a large one takes its time
                for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                    connection.exec_driver_sql(f"SET {limit} TO 0")
                connection.commit()
            yield connection
    except store.trouble as error:
        why = store.reason(error)
        why = IN_USE if "another program is using it" in why else why
        raise StoreError(f"the database {name} can’t be used: {why}") from error
    finally:
        engine.dispose()


@asynccontextmanager
async def opened(place: str, key: str) -> AsyncIterator[Store]:
    """A store; one in a file may have no server at the same time."""
    store, _ = open_at(place, key)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def forgotten(place: str, key: str, spans: Lifespans) -> int:
    """Forget old tables once; how many."""
    import asyncio

    async def sweep() -> int:
        async with opened(place, key) as store:
            time = Hurried()
            counting = Counting(store, time)
            return await Expiry(store, counting, time, spans, lambda code: False).sweep()

    with connected(place, must_exist=True):
        pass
    return asyncio.run(sweep())
