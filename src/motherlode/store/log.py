"""The log of all tables: what every store promises, and the lines it keeps."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol, runtime_checkable

from motherlode.rules.core.errors import MotherlodeError


class Line(NamedTuple):
    """One thing that happened at a table. `command` is unique at its table, if it has one."""

    table: str
    sequence: int  # from 1 on, without gaps
    command: str | None
    at: float  # seconds since 1970
    body: bytes


class Ended(NamedTuple):
    """A round that has ended, made from the log: it can be made again, and is kept once."""

    table: str
    game: int  # of the table, from 1 on
    round: int
    body: bytes


class Kept(NamedTuple):
    """The analysis of a record, known by the hash of its text; another version has another body."""

    record: str
    version: int
    at: float  # seconds since 1970
    body: bytes


class StoreError(MotherlodeError):
    """The database can't be used; the sentence says why."""


class Unreadable(StoreError):
    """The log of one table can't be read; the others can."""

    def __init__(self, sentence: str, line: int, is_missing: bool = False) -> None:
        super().__init__(sentence)
        self.line = line  # the number of the line with which it begins
        self.is_missing = is_missing  # it isn't there; otherwise it can't be opened


class TableTaken(StoreError):
    """There already is a line with this number, or a table with this code."""


class Store(Protocol):
    """Where logs are kept: the truth from which every table can be built again."""

    async def open(self) -> None:
        """Be ready, with the newest form of the database; StoreError if that can't be."""

    async def close(self) -> None:
        """Write what waits to be written, and let go."""

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines, all or none; when this returns they are safe."""

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number, in order; none if there is no such table.

        Unreadable if its log was tampered with.
        """

    async def probe(self) -> None:
        """Try whether it can be written; StoreError if that can't be."""

    async def newest(self, count: int) -> list[str]:
        """The codes of the tables where something happened last, the newest first."""

    async def touched(self, after: str, count: int) -> list[tuple[str, float]]:
        """The next tables after a code, each with the date of its last line."""

    async def forget(self, table: str, since: float) -> None:
        """Let go of a table's log, unless something has happened there after this date."""

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds; those that are there already are left as they are."""

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds after a number: their own numbers, growing, and bodies."""

    async def uncounted(self, after: str, count: int) -> list[str]:
        """Codes after this one, of tables older than the keeping of rounds and still uncounted."""

    async def strike_off(self, table: str) -> None:
        """The rounds of this table are kept: it is no longer uncounted."""

    async def analysis(self, record: str, version: int) -> bytes | None:
        """The analysis of a record that was made by this version, if it is kept."""

    async def keep_analysis(self, kept: Kept) -> None:
        """Keep an analysis in place of an older one; of many the oldest are dropped."""


@runtime_checkable
class BacksUp(Protocol):
    """A store that can be copied while it is in use."""

    def backup(self, at: float) -> AsyncIterator[bytes]:
        """A backup, part by part; `at` is the date that stands in it."""
