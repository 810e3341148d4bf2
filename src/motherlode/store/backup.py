"""Backups: all that a database has at one moment, in one file that any store can take back.

It is text, packed with gzip: a line that says what is in it, a line for each row of each table, and
a last line with the checksum of all others. Rows are copied as they lie in the database: what is
encrypted there is encrypted here.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.exc import NoSuchTableError

from motherlode.store.log import StoreError
from motherlode.store.migrations import NEWEST, revision, upgrade
from motherlode.store.schema import METADATA, PASSING, SEALS

KIND: Final = "motherlode backup"
FORMAT: Final = 1
AT_ONCE: Final = 500  # rows that are read or written together
PART: Final = 64 * 1024  # bytes of text that are packed and sent together
LONGEST_LINE: Final = 64 * 1024 * 1024
GZIP: Final = 16 + zlib.MAX_WBITS


class Columns(msgspec.Struct, frozen=True):
    """A table in a backup."""

    columns: tuple[str, ...]
    packed: tuple[str, ...]  # columns that hold bytes, written in base64
    rows: int


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    kind: str
    format: int
    schema: str  # the form of the database
    at: float  # seconds since 1970
    tables: dict[str, Columns]


class End(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    sha256: str  # of all lines before


class BadBackup(StoreError):
    """A file that is no backup, or a damaged one."""


# -- writing -------------------------------------------------------------------------------------


def written(connection: Connection, at: float) -> Iterator[bytes]:
    """A backup of what one transaction sees, packed, part by part."""
    packer = zlib.compressobj(6, zlib.DEFLATED, GZIP)
    checksum = hashlib.sha256()
    waiting = bytearray()
    tables = kept_tables(connection)
    head = head_of(connection, tables, at)
    for line in lines(connection, tables, head):
        checksum.update(line)
        waiting += line
        if len(waiting) >= PART:
            yield packer.compress(bytes(waiting))
            waiting.clear()
    rows = sum(one.rows for one in head.tables.values())
    waiting += line_of(End(rows, checksum.hexdigest()))
    yield packer.compress(bytes(waiting)) + packer.flush()


def kept_tables(connection: Connection) -> list[Table]:
    """The tables whose rows are worth keeping, as they are in this database."""
    known = [table for table in METADATA.sorted_tables if not table.info.get(PASSING)]
    return [found for table in known if (found := there(connection, str(table.name))) is not None]


def there(connection: Connection, name: str) -> Table | None:
    """A table as it is in this database, which may be older than this version."""
    try:
        return Table(name, MetaData(), autoload_with=connection)
    except NoSuchTableError:
        return None


def head_of(connection: Connection, tables: list[Table], at: float) -> Head:
    """What a backup begins with."""
    told = {}
    for table in tables:
        rows = connection.scalar(select(func.count()).select_from(table))
        names = tuple(str(one.name) for one in table.columns)
        packed = [str(one.name) for one in table.columns if isinstance(one.type, LargeBinary)]
        told[str(table.name)] = Columns(names, tuple(packed), int(rows or 0))
    return Head(KIND, FORMAT, revision(connection) or NEWEST, at, told)


def lines(connection: Connection, tables: list[Table], head: Head) -> Iterator[bytes]:
    """The first line, and one for each row: the name of its table, then its values."""
    yield line_of(head)
    options = {"stream_results": True, "yield_per": AT_ONCE}
    for table in tables:
        wanted = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(wanted, execution_options=options):
            yield line_of([str(table.name), *row])


def line_of(value: object) -> bytes:
    """A line of text; bytes become base64."""
    return msgspec.json.encode(value) + b"\n"


# -- reading -------------------------------------------------------------------------------------


class Backup:
    """A file with a backup."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.head = self.check()

    def check(self) -> Head:
        """Read all of it; BadBackup if anything is missing or was changed."""
        try:
            return self._checked()
        except (OSError, EOFError, zlib.error) as error:
            raise BadBackup(f"{self.file} can’t be read to its end: it’s damaged") from error
        except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
            raise BadBackup(f"{self.file} isn’t a backup of Motherlode, or it’s damaged") from error

    def _checked(self) -> Head:
        checksum = hashlib.sha256()
        end: End | None = None
        with gzip.open(self.file) as text:
            first = next(lines_in(text), b"")
            head = head_in(first, self.file)
            checksum.update(first)
            counts = dict.fromkeys(head.tables, 0)
            for line in lines_in(text):
                if end is None and line[:1] == b"[":
                    checksum.update(line)
                    counts[row_in(line, head)[0]] += 1
                else:
                    end = msgspec.json.decode(line, type=End)
        told = {name: one.rows for name, one in head.tables.items()}
        if end is None or end.sha256 != checksum.hexdigest() or counts != told:
            raise BadBackup(f"{self.file} is damaged: its checksum is wrong, or its end is missing")
        return head

    def rows(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row, with the name of its table."""
        with gzip.open(self.file) as text:
            for line in lines_in(text):
                if line[:1] == b"[":
                    yield row_in(line, self.head)


def lines_in(text: gzip.GzipFile) -> Iterator[bytes]:
    """Line by line; one without an end comes in parts, which nobody takes for lines."""
    while line := text.readline(LONGEST_LINE):
        yield line


def row_in(line: bytes, head: Head) -> tuple[str, dict[str, Any]]:
    """A row, with the name of its table; an error of any kind if it is none."""
    name, *values = msgspec.json.decode(line)
    table = head.tables[name]
    row = dict(zip(table.columns, values, strict=True))
    for column in table.packed:
        row[column] = base64.b64decode(row[column], validate=True)
    return name, row


def head_in(line: bytes, file: Path) -> Head:
    """The first line, read."""
    head = msgspec.json.decode(line, type=Head)
    if head.kind != KIND:
        raise BadBackup(f"{file} isn’t a backup of Motherlode")
    if head.format > FORMAT:
        raise StoreError(f"{file} was made by a newer version of Motherlode")
    return head


# -- taking back ---------------------------------------------------------------------------------


def restore(backup: Backup, connection: Connection) -> None:
    """Put all rows into an empty database, in one transaction, then bring it to today's form."""
    with connection.begin():
        refuse_rows(connection)
        found = revision(connection)
    if found not in (None, backup.head.schema):
        raise StoreError("this database has another schema than the backup; name a new one")
    with connection.begin():
        upgrade(connection, backup.head.schema)
    with connection.begin():
        tables = {
            name: Table(name, MetaData(), autoload_with=connection) for name in backup.head.tables
        }
        if SEALS.name in tables:
            connection.execute(delete(tables[SEALS.name]))
        waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
        for name, row in backup.rows():
            waiting[name].append(row)
            if len(waiting[name]) >= AT_ONCE:
                connection.execute(insert(tables[name]), waiting.pop(name))
                waiting[name] = []
        for name, rows in waiting.items():
            if rows:
                connection.execute(insert(tables[name]), rows)
        count_on(connection, tables)
    with connection.begin():
        upgrade(connection)


def refuse_rows(connection: Connection) -> None:
    """StoreError if there is anything in a database already; names of keys that sealed nothing
    don't count.
    """
    for table in METADATA.sorted_tables:
        if table is SEALS:
            continue
        found = there(connection, str(table.name))
        if found is not None and connection.execute(select(found).limit(1)).first() is not None:
            raise StoreError("there’s already something in this database; name a new one")


def count_on(connection: Connection, tables: dict[str, Table]) -> None:
    """PostgreSQL counts rows by itself: it has to go on after the last one."""
    if connection.dialect.name != "postgresql" or "rounds" not in tables:
        return
    last = "SELECT setval(pg_get_serial_sequence('rounds', 'number'), max(number)) FROM rounds"
    connection.execute(text(last))
