"""The log of all tables: what every store promises, and the lines it keeps."""

from __future__ import annotations

from typing import NamedTuple, Protocol

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


class StoreError(MotherlodeError):
    """The database can't be used; the sentence says why."""


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

    async def read(self, table: str) -> list[Line]:
        """All lines of a table in order; none if there is no such table."""

    async def probe(self) -> None:
        """Try whether it can be written; StoreError if that can't be."""

    async def newest(self, count: int) -> list[str]:
        """The codes of the tables where something happened last, the newest first."""

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds; those that are there already are left as they are."""

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds after a number: their own numbers, growing, and bodies."""

    async def uncounted(self, after: str, count: int) -> list[str]:
        """Codes after this one, of tables older than the keeping of rounds and still uncounted."""

    async def strike_off(self, table: str) -> None:
        """The rounds of this table are kept: it is no longer uncounted."""
