"""The log in either database: all or none, once each, and nobody pays for another's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from motherlode.store import database
from motherlode.store.log import Ended, Kept, Line, Store, StoreError, TableTaken
from motherlode.store.migrations import NEWEST
from motherlode.store.migrations.running import settings
from motherlode.store.opening import open_at
from motherlode.store.sqlite import make_engine

PATIENCE = 60.0


def line(table: str, sequence: int, command: str | None = None, at: float = 1.0) -> Line:
    """A line of a log."""
    return Line(table, sequence, command, at, b"{}")


def stored(place: str, story: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, let something happen, and close it."""

    async def run() -> None:
        store, _ = open_at(place)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_in_sqlite_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    engine, _ = make_engine(str(tmp_path / "log.sqlite"))
    with engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "journal_mode", "locking_mode")
        }
    engine.dispose()
    assert found == {"synchronous": 2, "journal_mode": "wal", "locking_mode": "exclusive"}


def test_lines_are_there_after_a_restart_in_their_order(place: str) -> None:
    async def write(store: Store) -> None:
        await store.append([line("AAAAA", 1), line("AAAAA", 2, "first-01")])
        await asyncio.gather(*(store.append([line("BBBBB", n, at=5.0)]) for n in range(1, 300)))

    async def read(store: Store) -> None:
        assert await store.read("AAAAA") == [line("AAAAA", 1), line("AAAAA", 2, "first-01")]
        assert [one.sequence for one in await store.read("BBBBB")] == list(range(1, 300))
        assert await store.read("CCCCC") == []
        assert await store.newest(5) == ["BBBBB", "AAAAA"]
        assert await store.newest(1) == ["BBBBB"]
        await store.probe()

    stored(place, write)
    stored(place, read)


def test_a_database_of_the_newest_form_needs_no_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(store: Store) -> None:
        await store.probe()

    assert ScriptDirectory.from_config(settings()).get_current_head() == NEWEST
    stored(str(tmp_path / "log.sqlite"), nothing)
    monkeypatch.setattr("motherlode.store.migrations.running.run", None)
    stored(str(tmp_path / "log.sqlite"), nothing)
    with pytest.raises(TypeError):
        stored(str(tmp_path / "another.sqlite"), nothing)


def test_a_number_and_a_command_are_taken_once(place: str) -> None:
    async def story(store: Store) -> None:
        await store.append([line("AAAAA", 1, "first-01")])
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 1)])
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 2), line("AAAAA", 3, "first-01")])
        assert len(await store.read("AAAAA")) == 1  # all or none
        await store.append([line("BBBBB", 1, "first-01")])  # another table, another command

    stored(place, story)


def test_one_bad_line_among_many_harms_nobody_else(place: str) -> None:
    async def story(store: Store) -> None:
        await store.append([line("AAAAA", 1)])
        tables = ["BBBBB", "AAAAA", "CCCCC"]
        results = await asyncio.gather(
            *(store.append([line(table, 1)]) for table in tables), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), TableTaken, type(None)]

    stored(place, story)


def test_an_analysis_is_kept_by_record_and_version(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        assert await store.analysis("first", 1) is None
        await store.keep_analysis(Kept("first", 1, 1.0, b"old"))
        await store.keep_analysis(Kept("first", 2, 2.0, b"new"))
        assert await store.analysis("first", 1) is None
        assert await store.analysis("first", 2) == b"new"
        monkeypatch.setattr(database, "MOST_ANALYSES", 2)
        for number in (3, 4):
            await store.keep_analysis(Kept(f"game {number}", 2, number, b"more"))
        assert await store.analysis("first", 2) is None  # the oldest
        assert await store.analysis("game 4", 2) == b"more"

    stored(place, story)


def test_a_closed_store_says_so(place: str) -> None:
    async def run() -> None:
        store, _ = open_at(place)
        await store.open()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append([line("AAAAA", 1)])
        with pytest.raises(StoreError):
            await store.read("AAAAA")
        with pytest.raises(StoreError):
            await store.probe()

    asyncio.run(run())


def test_nobody_waits_behind_the_last_line(place: str) -> None:
    async def run() -> None:
        store, _ = open_at(place)
        await store.open()
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="closed"):
            async with asyncio.timeout(PATIENCE):
                await store.append([line("AAAAA", 1)])
        await closing

    asyncio.run(run())


def test_a_hint_that_can_not_be_given_keeps_nobody_from_writing(
    place: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: Store) -> None:
        async def fails(lines: list[Line]) -> None:
            raise ValueError("no words")

        monkeypatch.setattr(store, "spread", fails)
        for number in (1, 2):
            await store.append([line("AAAAA", number)])

    stored(place, story)
    assert "weren't told" in caplog.text


def test_a_database_that_breaks_is_told_in_a_sentence(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        def broken(connection: object, lines: object) -> None:
            raise MemoryError("no more")

        with monkeypatch.context() as patched:
            patched.setattr(store, "commit", broken)
            with pytest.raises(StoreError, match="can’t be written: no more"):
                await store.append([line("AAAAA", 1)])
        await store.append([line("AAAAA", 1)])  # the writer is still there

    stored(place, story)


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
            INSERT INTO log VALUES ('AAAAA', 1, NULL, 1.0, X'7B7D');
            """
        )
    old.close()

    async def story(store: Store) -> None:
        assert [one.sequence for one in await store.read("AAAAA")] == [1]
        await store.keep_rounds([Ended("AAAAA", 1, 1, b"one")])
        assert [body for _, body in await store.rounds(0, 5)] == [b"one"]

    async def count(store: Store) -> None:
        assert await store.uncounted("", 5) == ["AAAAA"]
        await store.append([line("BBBBB", 1)])  # newer than the keeping of rounds
        await store.strike_off("AAAAA")

    async def nothing_left(store: Store) -> None:
        assert await store.uncounted("", 5) == []

    with closing(sqlite3.connect(file)) as old, old:
        old.execute("CREATE TABLE analyses (x INTEGER)")  # one of the forms fails
    with pytest.raises(StoreError, match="already exists"):
        stored(str(file), story)
    with closing(sqlite3.connect(file)) as old, old:
        tables = {name for (name,) in old.execute("SELECT name FROM sqlite_master")}
        assert "rounds" not in tables  # all of the way to the newest form, or nothing
        old.execute("DROP TABLE analyses")
    stored(str(file), story)
    stored(str(file), story)
    stored(str(file), count)
    stored(str(file), nothing_left)
