"""The log in a database, through SQLAlchemy: lines of many tables are written together."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, Transaction, bindparam, delete, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from motherlode.store.clerk import Clerk
from motherlode.store.default_files import key_place
from motherlode.store.log import Ended, Kept, Line, StoreError, TableTaken
from motherlode.store.metrics import Metrics
from motherlode.store.migrations import upgrade
from motherlode.store.schema import ANALYSES, LOG, ROUNDS, UNCOUNTED
from motherlode.store.vault import Vault
from motherlode.store.vault_keys import check_keys, open_vault

LOGGER = logging.getLogger("motherlode.store")
Given = ParamSpec("Given")
Result = TypeVar("Result")
Waiting = tuple[list[Line], asyncio.Future[None]]
NO_TABLE: Final = ""  # a code that no table has
MOST_ANALYSES: Final = 10_000  # kept; about 10 kB each
MOST_TOGETHER: Final = 500  # lines in one transaction
# Made once: to put it together takes longer than anything else on the way to a line.
READING: Final = (
    select(LOG)
    .where(LOG.c.table == bindparam("code"), LOG.c.sequence > bindparam("after"))
    .order_by(LOG.c.sequence)
)
LOOKED_AT: Final = 50  # lines for each of the newest tables, at first


class DatabaseStore(ABC):
    """A log in one database. Its writer takes all that waits and commits it at once.

    Clerks hold the connections: one writes, one reads, one does whatever isn't urgent; where a
    database can have only one, they are the same.
    """

    # What a database may raise; while a connection is prepared, the driver's own errors too.
    trouble: ClassVar[tuple[type[Exception], ...]] = (SQLAlchemyError, OSError, RuntimeError)

    def __init__(
        self,
        engine: Engine,
        place: str,
        key: str,
        clerks: tuple[Clerk, Clerk, Clerk],
        metrics: Metrics | None = None,
    ) -> None:
        self.engine = engine
        self.place = place
        self.metrics = metrics or Metrics()
        self.key = key_place(engine.url, key)
        self.vault = Vault()  # used in the clerks' threads
        self._writing, self._reading, self._aside = clerks
        self._waiting: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @abstractmethod
    def insert_new(self, table: Any) -> Any:
        """How this database inserts what may be there already."""

    @abstractmethod
    def reason(self, error: BaseException) -> str:
        """The plain reason inside an error of the database."""

    @abstractmethod
    def prepare(self, connection: Connection) -> None:
        """Bring the database to its newest form."""

    @abstractmethod
    def try_out(self, connection: Connection) -> None:
        """Refuse a database that can't be written."""

    async def open(self) -> None:
        """Bring the database to its newest form and begin to write."""
        try:
            await self._writing.ask_patiently(self.prepare)
            await self._writing.ask(self.try_out)
        except self.trouble as error:
            await self._let_go()
            raise self._unusable(error) from error
        except StoreError:
            await self._let_go()
            raise
        self._writer = asyncio.create_task(self._write_all(), name="store")

    async def close(self) -> None:
        """Write what waits, and let go."""
        writer, self._writer = self._writer, None  # nothing may come behind the last
        if writer is not None:
            self._waiting.put_nowait(None)
            await writer
        await self._let_go()

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines; when this returns they are committed."""
        if self._writer is None or self._writer.done():
            raise StoreError(f"the database {self.place} is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((lines, done))
        await done

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number, in order."""
        return await self._ask(self._reading, self._read, table, after)

    async def probe(self) -> None:
        """Write a line that nobody reads and take it out again: reading may not touch the disk."""
        try:
            await self._writing.ask_again(self.try_disk)
        except self.trouble as error:
            raise self._unwritable(error) from error

    async def newest(self, count: int) -> list[str]:
        """The codes of the tables where something happened last."""
        lines = count * LOOKED_AT
        while True:  # from the newest line on: to look at all of a large log would take long
            wanted = select(LOG.c.table).order_by(LOG.c.at.desc()).limit(lines)
            rows = await self._fetch(wanted)
            codes = list(dict.fromkeys(str(row[0]) for row in rows))
            if len(codes) >= count or len(rows) < lines:
                return codes[:count]
            lines *= 4

    async def touched(self, after: str, count: int) -> list[tuple[str, float]]:
        """The next tables after a code, each with the date of its last line."""
        table = LOG.c.table
        wanted = select(table, func.max(LOG.c.at)).where(table > after).group_by(table)
        rows = await self._fetch(wanted.order_by(table).limit(count))
        return [(str(row[0]), float(row[1])) for row in rows]

    async def forget(self, table: str, since: float) -> None:
        """Let go of a table's log, unless something has happened there after this date."""
        await self._ask(self._aside, self.forget_lines, table, since)

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds, each once."""
        if rounds:
            await self._ask(self._aside, self._keep_rounds, rounds)

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

    async def analysis(self, record: str, version: int) -> bytes | None:
        """The analysis of a record by this version."""
        table = ANALYSES.c
        wanted = select(table.body).where(table.record == record, table.version == version)
        rows = await self._fetch(wanted)
        return bytes(rows[0][0]) if rows else None

    async def keep_analysis(self, kept: Kept) -> None:
        """Keep an analysis; beyond a certain number, the oldest are dropped."""
        values = kept._asdict()
        new = self.insert_new(ANALYSES).on_conflict_do_update(
            index_elements=["record"], set_=values
        )
        await self._fetch(new, [values])
        table = ANALYSES.c
        newest = select(table.record).order_by(table.at.desc()).limit(MOST_ANALYSES)
        await self._fetch(delete(ANALYSES).where(table.record.not_in(newest)))

    # -- what clerks do --------------------------------------------------------------------------

    def together(self, connection: Connection) -> AbstractContextManager[Transaction]:
        """A transaction."""
        return connection.begin()

    @abstractmethod
    def take_turns(self, connection: Connection) -> None:
        """Wait until nobody else numbers rounds."""

    def try_disk(self, connection: Connection) -> None:
        """Write something, and take it out again."""
        with self.together(connection):
            connection.execute(insert(UNCOUNTED), [{"table": NO_TABLE}])
            connection.execute(delete(UNCOUNTED).where(UNCOUNTED.c.table == NO_TABLE))

    @abstractmethod
    def commit(self, connection: Connection, lines: list[Line]) -> None:
        """Write these lines, all or none."""

    def forget_lines(self, connection: Connection, table: str, since: float) -> None:
        """Take a table out of the log, unless it has a line that is newer."""
        lines = LOG.alias()
        newer = select(lines.c.at).where(lines.c.table == table, lines.c.at > since).exists()
        self._execute(connection, delete(LOG).where(LOG.c.table == table, ~newer))

    def _execute(
        self, connection: Connection, wanted: Any, values: list[dict[str, Any]] | None = None
    ) -> list[Any]:
        with connection.begin():
            done = connection.execute(wanted, values)
            return list(done) if done.returns_rows else []

    def _keep_rounds(self, connection: Connection, rounds: list[Ended]) -> None:
        new = self.insert_new(ROUNDS).on_conflict_do_nothing()
        with self.together(connection):
            self.take_turns(connection)
            connection.execute(new, [one._asdict() for one in rounds])

    # -- asking them: all but lines can be written twice -----------------------------------------

    async def _ask(
        self,
        clerk: Clerk,
        work: Callable[Concatenate[Connection, Given], Result],
        *given: Given.args,
        **named: Given.kwargs,
    ) -> Result:
        try:
            return await clerk.ask_again(work, *given, **named)
        except self.trouble as error:
            raise self._unusable(error) from error

    async def _fetch(self, wanted: Any, values: list[dict[str, Any]] | None = None) -> list[Any]:
        return await self._ask(self._aside, self._execute, wanted, values)

    def _read(self, connection: Connection, table: str, after: int) -> list[Line]:
        with connection.begin():
            rows = connection.execute(READING, {"code": table, "after": after})
            lines = [Line(*row) for row in rows]
        return self.vault.opened(lines, after)

    def bring_up(self, connection: Connection) -> None:
        """Bring a database to its newest form and open its vault; without its key, refuse."""
        check_keys(connection, self.key)
        upgrade(connection)
        self.vault = open_vault(connection, self.key)

    async def _let_go(self) -> None:
        for clerk in (self._writing, self._reading, self._aside):
            await clerk.close()
        self.engine.dispose()

    def _unusable(self, error: BaseException) -> StoreError:
        return StoreError(f"the database {self.place} can’t be used: {self.reason(error)}")

    def _unwritable(self, error: BaseException) -> StoreError:
        if isinstance(error, IntegrityError):
            return TableTaken("this was already saved")
        return StoreError(f"the database {self.place} can’t be written: {self.reason(error)}")

    # -- the writer ------------------------------------------------------------------------------

    def _seal_and_commit(self, connection: Connection, lines: list[Line]) -> None:
        self.commit(connection, self.vault.sealed(lines))
        self.metrics.commits.add()
        self.metrics.lines.add(len(lines))

    @abstractmethod
    async def spread(self, lines: list[Line]) -> None:
        """Tell other workers, if there are any, what is written."""

    def one_by_one(self, error: Exception) -> bool:
        """Whether to try what was written together once more, each by itself."""
        return True

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
        lines = [line for lines, _ in batch for line in lines]
        try:
            await self._writing.ask(self._seal_and_commit, lines)
        except Exception as error:  # whatever it is, those who wait have to be told
            if len(batch) > 1 and self.one_by_one(error):
                for one in batch:
                    await self._write([one])
                return
            for _, done in batch:
                settle(done, self._unwritable(error))
            return
        for _, done in batch:
            settle(done, None)
        try:
            await self.spread(lines)
        except Exception:  # it is only a hint, and others have to write
            LOGGER.exception("other workers weren't told what was written")


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits; nobody does if they were canceled."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
