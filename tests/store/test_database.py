"""The log in SQLite: all or none, once each, and nobody pays for another's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from motherlode.store.database import DatabaseStore
from motherlode.store.log import Ended, Line, StoreError, TableTaken


def line(table: str, sequence: int, command: str | None = None, at: float = 1.0) -> Line:
    """A line of a log."""
    return Line(table, sequence, command, at, b"{}")


def stored(file: Path, story: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    """Open a store, let something happen, and close it."""

    async def run() -> None:
        store = DatabaseStore(str(file))
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_lines_are_there_after_a_restart_in_their_order(tmp_path: Path) -> None:
    async def write(store: DatabaseStore) -> None:
        await store.append([line("AAAAA", 1), line("AAAAA", 2, "first-01")])
        await asyncio.gather(*(store.append([line("BBBBB", n, at=5.0)]) for n in range(1, 300)))

    async def read(store: DatabaseStore) -> None:
        assert await store.read("AAAAA") == [line("AAAAA", 1), line("AAAAA", 2, "first-01")]
        assert [one.sequence for one in await store.read("BBBBB")] == list(range(1, 300))
        assert await store.read("CCCCC") == []
        assert await store.newest(5) == ["BBBBB", "AAAAA"]
        assert await store.newest(1) == ["BBBBB"]
        await store.probe()

    stored(tmp_path / "log.sqlite", write)
    stored(tmp_path / "log.sqlite", read)


def test_a_number_and_a_command_are_taken_once(tmp_path: Path) -> None:
    async def story(store: DatabaseStore) -> None:
        await store.append([line("AAAAA", 1, "first-01")])
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 1)])
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 2), line("AAAAA", 3, "first-01")])
        assert len(await store.read("AAAAA")) == 1  # all or none
        await store.append([line("BBBBB", 1, "first-01")])  # another table, another command

    stored(tmp_path / "log.sqlite", story)


def test_one_bad_line_among_many_harms_nobody_else(tmp_path: Path) -> None:
    async def story(store: DatabaseStore) -> None:
        await store.append([line("AAAAA", 1)])
        tables = ["BBBBB", "AAAAA", "CCCCC"]
        results = await asyncio.gather(
            *(store.append([line(table, 1)]) for table in tables), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), TableTaken, type(None)]

    stored(tmp_path / "log.sqlite", story)


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = DatabaseStore(str(tmp_path / "log.sqlite"))
        await store.open()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append([line("AAAAA", 1)])
        with pytest.raises(StoreError):
            await store.read("AAAAA")
        with pytest.raises(StoreError):
            await store.probe()

    asyncio.run(run())


def test_a_database_that_breaks_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: DatabaseStore) -> None:
        def broken(lines: object) -> None:
            raise MemoryError("no more")

        with monkeypatch.context() as patched:
            patched.setattr(store, "_commit", broken)
            with pytest.raises(StoreError, match="can’t be written: no more"):
                await store.append([line("AAAAA", 1)])
        await store.append([line("AAAAA", 1)])  # the writer is still there

    stored(tmp_path / "log.sqlite", story)


def test_a_database_of_the_first_form_is_brought_to_the_newest(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    with sqlite3.connect(file) as old:
        old.executescript(
            """
            CREATE TABLE log ("table" VARCHAR(12) NOT NULL, sequence INTEGER NOT NULL,
                command VARCHAR(40), at FLOAT NOT NULL, body BLOB NOT NULL,
                PRIMARY KEY ("table", sequence), CONSTRAINT log_command UNIQUE ("table", command));
            CREATE INDEX log_at ON log (at);
            CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
            INSERT INTO alembic_version VALUES ('0001');
            INSERT INTO log VALUES ('AAAAA', 1, NULL, 1.0, '{}');
            """
        )
    old.close()

    async def story(store: DatabaseStore) -> None:
        assert [one.sequence for one in await store.read("AAAAA")] == [1]
        await store.keep_rounds([Ended("AAAAA", 1, 1, b"one")])
        assert [body for _, body in await store.rounds(0, 5)] == [b"one"]

    async def count(store: DatabaseStore) -> None:
        assert await store.uncounted("", 5) == ["AAAAA"]
        await store.append([line("BBBBB", 1)])  # newer than the keeping of rounds
        await store.strike_off("AAAAA")

    async def nothing_left(store: DatabaseStore) -> None:
        assert await store.uncounted("", 5) == []

    stored(file, story)
    stored(file, story)
    stored(file, count)
    stored(file, nothing_left)
