"""The log in PostgreSQL, for any number of workers: whoever writes a number first has it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Any, ClassVar, Final

import psycopg
from sqlalchemy import Connection, Transaction, delete, select, text
from sqlalchemy.dialects.postgresql import insert as insert_new
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from motherlode.outside import chance
from motherlode.store.clerk import Clerk
from motherlode.store.copying import parts_of
from motherlode.store.database import LOGGER, DatabaseStore
from motherlode.store.log import Line
from motherlode.store.metrics import Metrics
from motherlode.store.postgres.connecting import (
    NO_CODE,
    PATIENCE,
    UNHURRIED,
    is_dead,
    make_engine,
    place_of,
    postgres_url,
    reason,
)
from motherlode.store.postgres.notices import CHANNEL, hints
from motherlode.store.schema import LOG

# Any number will do, as long as nobody else uses it for something else in the same database.
UPGRADING: Final = 0x6D6C6F646501
COUNTING: Final = 0x6D6C6F646502
SLOW: Final = 5.0  # seconds after which a start says what it waits for
WAITS: Final = "another worker is upgrading the database %s: this start waits for it"
# All lines are one statement, and so one step there and back. A line whose predecessor is gone has
# no number: its table was forgotten, and the line is refused. The lock keeps the predecessor until
# this is committed.
APPEND: Final = text(
    """
    INSERT INTO log ("table", sequence, command, at, body)
    SELECT new.code,
        CASE WHEN new.follows OR EXISTS (
            SELECT FROM log AS old WHERE old."table" = new.code AND old.sequence = new.number - 1
            FOR KEY SHARE
        ) THEN new.number END,
        new.command, new.at, new.body
    FROM unnest(
        CAST(:codes AS varchar[]), CAST(:numbers AS integer[]), CAST(:commands AS varchar[]),
        CAST(:dates AS float8[]), CAST(:bodies AS bytea[]), CAST(:follows AS boolean[])
    ) AS new(code, number, command, at, body, follows)
    """
)
# Not part of what it tells about: PostgreSQL lets only one transaction with a notice commit at a
# time, and waits for the disk with all others standing in line. By itself it waits for no disk.
CALL_OUT: Final = text(
    """
    SELECT set_config('synchronous_commit', 'off', true), (
        SELECT count(pg_notify(:channel, notice)) FROM unnest(CAST(:notices AS text[])) AS notice
    )
    """
)
ATTENDED: Final = text(
    """
    SELECT FROM presence JOIN workers ON workers.name = presence.worker
    WHERE presence."table" = :table AND workers.until > clock_timestamp() LIMIT 1
    """
)


class PostgresStore(DatabaseStore):
    """A log that many workers write. `name` is this worker's, so that it knows its own news."""

    trouble: ClassVar = (*DatabaseStore.trouble, psycopg.Error)

    def __init__(
        self, address: str, name: str = "", key: str = "", metrics: Metrics | None = None
    ) -> None:
        self.url = postgres_url(address)
        self.name = name or chance.digits(8)
        place = place_of(self.url)
        engine = make_engine(self.url)
        unhurried = make_engine(self.url, patience=UNHURRIED)
        clerks = (
            Clerk(engine, place, "store-writing", PATIENCE, is_dead),
            Clerk(engine, place, "store-reading", PATIENCE, is_dead),
            Clerk(unhurried, place, "store-aside", UNHURRIED, is_dead),
        )
        for clerk in clerks:
            clerk.beside = clerks
        super().__init__(engine, place, key, clerks, metrics)

    async def backup(self, at: float) -> AsyncIterator[bytes]:
        """All that the database has at one moment, as one transaction sees it."""
        engine = make_engine(self.url, patience=UNHURRIED)
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            async with parts_of(engine, at) as parts:
                async for part in parts:
                    yield part
        except self.trouble as error:
            raise self._unusable(error) from error

    def insert_new(self, table: Any) -> Any:
        """How PostgreSQL inserts what may be there already."""
        return insert_new(table)

    def reason(self, error: BaseException) -> str:
        """The plain reason inside an error of PostgreSQL."""
        return reason(error, self.url)

    @contextmanager
    def together(self, connection: Connection) -> Iterator[Transaction]:
        """Several statements in one transaction."""
        connection.execution_options(isolation_level="READ COMMITTED")
        try:
            with connection.begin() as transaction:
                yield transaction
        finally:
            if not connection.invalidated:
                connection.execution_options(isolation_level="AUTOCOMMIT")

    def prepare(self, connection: Connection) -> None:
        """Bring the database to its newest form, one worker at a time."""
        with self.together(connection):
            for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
                connection.execute(text(f"SET LOCAL {limit} TO 0"))
            told = Timer(SLOW, LOGGER.warning, (WAITS, self.place))
            told.daemon = True
            told.start()
            try:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADING})
            finally:
                told.cancel()
            self.bring_up(connection)

    def try_out(self, connection: Connection) -> None:
        """What is newest already was only read so far."""
        self.try_disk(connection)

    def commit(self, connection: Connection, lines: list[Line]) -> None:
        """Write these lines; in order, so that workers don't wait for each other in a ring."""
        lines = sorted(lines, key=lambda line: (line.table, line.sequence))
        new = {(line.table, line.sequence) for line in lines}
        values = {
            "codes": [line.table for line in lines],
            "numbers": [line.sequence for line in lines],
            "commands": [line.command for line in lines],
            "dates": [line.at for line in lines],
            "bodies": [line.body for line in lines],
            "follows": [
                line.sequence == 1 or (line.table, line.sequence - 1) in new for line in lines
            ],
        }
        with connection.begin():
            connection.execute(APPEND, values)

    async def spread(self, lines: list[Line]) -> None:
        """Tell other workers; they find out by themselves if this is lost."""
        notices = hints(self.name, (line.table for line in lines))
        with suppress(*self.trouble):
            await self._writing.ask(
                self._execute, CALL_OUT, [{"channel": CHANNEL, "notices": notices}]
            )

    def one_by_one(self, error: Exception) -> bool:
        """If nobody knows what became of it, to write it again could write it twice."""
        if not isinstance(error, DBAPIError) or isinstance(error, (IntegrityError, DataError)):
            return True
        code = getattr(error.orig, "sqlstate", None) or ""
        return not error.connection_invalidated and code[:2] not in NO_CODE

    def forget_lines(self, connection: Connection, table: str, since: float) -> None:
        """Whoever writes a line meanwhile either keeps the table, or finds it gone.

        A table where somebody is connected stays, at whatever worker.
        """
        lines = select(LOG.c.at).where(LOG.c.table == table)
        with self.together(connection) as transaction:
            if connection.execute(ATTENDED, {"table": table}).first() is not None:
                return
            if connection.execute(lines.where(LOG.c.at > since).limit(1)).first() is None:
                connection.execute(delete(LOG).where(LOG.c.table == table))
                if connection.execute(lines.limit(1)).first() is not None:
                    transaction.rollback()

    def take_turns(self, connection: Connection) -> None:
        """A smaller number may not become visible after a larger one."""
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
