"""Backups: all that a database has at one moment, and back again; damaged ones are refused."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import Connection

from motherlode.cli.commands import admin_work
from motherlode.store import backup
from motherlode.store.backup import Backup, BadBackup, restore, written
from motherlode.store.copying import PAGES
from motherlode.store.log import BacksUp, Ended, Kept, Line, StoreError
from motherlode.store.migrations import NEWEST, revision, upgrade
from motherlode.store.opening import open_at
from motherlode.store.sqlite import SqliteStore, make_engine
from tests.cli.terminal import Terminal
from tests.support.postgres import Postgres

BODY = bytes(range(256))  # no text


def line(table: str, sequence: int, command: str | None = None) -> Line:
    """A line of a log."""
    return Line(table, sequence, command, 1_767_225_600.123456 + sequence, BODY)


def stored(file: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Open a store, let something happen, and close it."""

    async def run() -> None:
        store = SqliteStore(str(file))
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


@contextmanager
def connected(file: Path) -> Iterator[Connection]:
    """A connection to a database."""
    engine, _ = make_engine(str(file))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


async def backed_up(store: SqliteStore, file: Path) -> None:
    """Write a backup of a store that is in use."""
    with file.open("wb") as out:
        async for part in store.backup(5.0):
            out.write(part)


async def fill(store: SqliteStore) -> None:
    """Some of everything."""
    await store.append([line("AAAAA", 1), line("AAAAA", 2, "first-01")])
    await store.append([line("BBBBB", number) for number in range(1, 1200)])
    await store.keep_rounds([Ended("AAAAA", 1, 1, BODY), Ended("AAAAA", 1, 2, b"two")])
    await store.keep_analysis(Kept("hash", 3, 7.25, BODY))


def content(file: Path) -> dict[str, list[Any]]:
    """All rows of a database."""
    with closing(sqlite3.connect(file)) as connection:
        tables = [
            name
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")
            if not name.startswith("sqlite_")
        ]
        return {
            name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in tables
        }


def test_what_was_backed_up_comes_back_byte_for_byte(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.sqlite", tmp_path / "new.sqlite", tmp_path / "backup"

    async def story(store: SqliteStore) -> None:
        assert isinstance(store, BacksUp)
        await fill(store)
        await backed_up(store, file)

    stored(old, story)
    backup = Backup(file)
    assert backup.head.schema == NEWEST
    assert backup.head.at == 5.0
    rows = {name: table.rows for name, table in backup.head.tables.items()}
    assert rows == {"log": 1201, "rounds": 2, "uncounted": 0, "analyses": 1, "seals": 1}
    with connected(new) as connection:
        restore(backup, connection)
    assert content(new) == content(old)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "backup",
        "new.sqlite",
        "old.sqlite",
        "old.sqlite.key",
    ]
    shutil.copy(f"{old}.key", f"{new}.key")

    async def again(store: SqliteStore) -> None:
        assert await store.read("AAAAA") == [line("AAAAA", 1), line("AAAAA", 2, "first-01")]
        await store.keep_rounds([Ended("BBBBB", 1, 1, b"next")])
        assert [number for number, _ in await store.rounds(0, 9)] == [1, 2, 3]

    stored(new, again)


def test_writing_goes_on_while_a_backup_is_made(tmp_path: Path) -> None:
    """What was safe before is in it, nothing comes out of order, and everything else goes on."""
    file = tmp_path / "backup"

    async def story(store: SqliteStore) -> None:
        page = 4096
        many = 3 * PAGES * page // 1000  # of a kilobyte each: the copy takes several steps
        big = [Line("BIGGG", number, None, 1.0, b"x" * 1000) for number in range(1, many)]
        for first in range(0, len(big), 400):
            await store.append(big[first : first + 400])
        await store.append([line("LIVEE", 1)])
        ends = asyncio.Event()
        count = 1

        async def play() -> None:
            nonlocal count
            while not ends.is_set():
                await store.append([line("LIVEE", count + 1)])
                assert await store.read("LIVEE", count) == [line("LIVEE", count + 1)]
                count += 1

        playing = asyncio.create_task(play())
        while count < 5:
            await asyncio.sleep(0)
        before = count
        await backed_up(store, file)
        after = count
        ends.set()
        await playing
        assert after > before, "nothing could be written meanwhile"
        found = [row for name, row in Backup(file).rows() if row.get("table") == "LIVEE"]
        assert before <= len(found) <= after
        opened = store.vault.opened([Line(**row) for row in found])
        assert opened == (await store.read("LIVEE"))[: len(found)]

    stored(tmp_path / "tables.sqlite", story)


def test_a_backup_that_nobody_reads_to_its_end_leaves_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store)
        parts = store.backup(1.0)
        assert await anext(parts)
        await parts.aclose()  # type: ignore[attr-defined]
        await store.append([line("CCCCC", 1)])

    stored(tmp_path / "tables.sqlite", story)
    assert {path.name for path in tmp_path.iterdir()} == {"tables.sqlite", "tables.sqlite.key"}


def test_a_copy_lies_where_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await fill(store)
        parts = store.backup(1.0)
        await anext(parts)
        (copy,) = tmp_path.glob("*.copy")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        await parts.aclose()  # type: ignore[attr-defined]

    stored(tmp_path / "tables.sqlite", story)


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A sound backup."""
    file = tmp_path / "backup"

    async def story(store: SqliteStore) -> None:
        await fill(store)
        await backed_up(store, file)

    stored(tmp_path / "tables.sqlite", story)
    return file


def test_a_damaged_backup_is_refused(sound: Path) -> None:
    whole = sound.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = {
        "cut": whole[: len(whole) // 2],
        "a bit has flipped": flipped(whole),
        "no end": gzip.compress(b"".join(lines[:-1])),
        "a row is missing": gzip.compress(b"".join([*lines[:5], *lines[6:]])),
        "a row was changed": gzip.compress(b"".join([*lines[:5], changed(lines[5]), *lines[6:]])),
        "rows were exchanged": gzip.compress(
            b"".join([*lines[:5], lines[6], lines[5], *lines[7:]])
        ),
        "something else": gzip.compress(b'{"format": "record"}\n'),
        "an empty row": signed(lines, b"[]\n"),
        "a row without an end": signed(lines, json.dumps(json.loads(lines[5])[:-1]).encode()),
        "a row that isn't packed": signed(
            lines, json.dumps([*json.loads(lines[5])[:-1], "***"]).encode()
        ),
        "a row of nobody": signed(lines, b'["nothing", 1]'),
        "no gzip": b"".join(lines),
        "empty": b"",
    }
    assert {name for name, data in broken.items() if is_sound(sound, data)} == set()
    assert is_sound(sound, whole)


def is_sound(file: Path, data: bytes) -> bool:
    """Whether this is taken for a backup."""
    file.write_bytes(data)
    try:
        Backup(file)
    except BadBackup:
        return False
    return True


def signed(lines: list[bytes], row: bytes) -> bytes:
    """A backup with this row, and the checksum that goes with it."""
    text = b"".join([*lines[:5], row.strip() + b"\n", *lines[6:-1]])
    end = json.loads(lines[-1]) | {"sha256": hashlib.sha256(text).hexdigest()}
    return gzip.compress(text + json.dumps(end).encode() + b"\n")


def flipped(data: bytes) -> bytes:
    """One bit in the middle is another."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def changed(row: bytes) -> bytes:
    """Another number."""
    values = json.loads(row)
    values[2] += 1
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def test_a_line_without_an_end_is_never_held_as_a_whole(
    sound: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest, read = 4096, []

    class Noting(gzip.GzipFile):
        def readline(self, size: int | None = -1) -> bytes:
            read.append(super().readline(size))
            return read[-1]

    text = gzip.decompress(sound.read_bytes()).split(b"\n", 1)[0] + b"\n[" + b" " * 50 * longest
    sound.write_bytes(gzip.compress(text))
    monkeypatch.setattr(backup, "LONGEST_LINE", longest)
    monkeypatch.setattr(gzip, "open", Noting)
    with pytest.raises(BadBackup):
        Backup(sound)
    assert read
    assert max(map(len, read)) <= longest


def test_a_database_with_something_in_it_is_left_alone(sound: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"

    async def story(store: SqliteStore) -> None:
        await store.append([line("CCCCC", 1)])

    stored(other, story)
    before = content(other)
    with connected(other) as connection, pytest.raises(StoreError, match="already something"):
        restore(Backup(sound), connection)
    assert content(other) == before


def test_an_empty_database_of_today_takes_a_backup(sound: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    stored(other, lambda store: store.probe())
    with connected(other) as connection:
        restore(Backup(sound), connection)
    assert content(other) == content(tmp_path / "tables.sqlite")


def test_all_or_nothing(sound: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other.sqlite"
    backup = Backup(sound)
    rows = list(backup.rows())
    monkeypatch.setattr(backup, "rows", lambda: iter([*rows, rows[0]]))  # twice the same key
    with connected(other) as connection, pytest.raises(Exception, match="UNIQUE"):
        restore(backup, connection)
    assert content(other)["log"] == []


def test_a_backup_of_an_older_form_comes_back_in_todays(tmp_path: Path) -> None:
    old, new, file = tmp_path / "old.sqlite", tmp_path / "new.sqlite", tmp_path / "backup"
    with connected(old) as connection:
        with connection.begin():
            upgrade(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO log VALUES ('AAAAA', 1, NULL, 1.5, ?)", (b'{"type":"old"}',)
        )
        connection.commit()
        file.write_bytes(b"".join(written(connection, 9.0)))
    backup = Backup(file)
    assert backup.head.schema == "0001"
    assert list(backup.head.tables) == ["log"]
    with connected(new) as connection:
        restore(backup, connection)
        assert revision(connection) == NEWEST

    async def story(store: SqliteStore) -> None:
        assert await store.read("AAAAA") == [Line("AAAAA", 1, None, 1.5, b'{"type":"old"}')]
        assert await store.uncounted("", 5) == ["AAAAA"]

    stored(new, story)


def test_a_backup_of_a_newer_version_says_so(sound: Path, tmp_path: Path) -> None:
    backup = Backup(sound)
    backup.head = structs.replace(backup.head, schema="9999")
    with (
        connected(tmp_path / "new.sqlite") as connection,
        pytest.raises(StoreError, match="newer version"),
    ):
        restore(backup, connection)


def test_the_command_line_looks_after_a_database_of_postgresql(
    postgres: Postgres,
    address: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("MOTHERLODE_KEY", str(tmp_path / "shared.key"))
    motherlode = Terminal(capsys, monkeypatch, tmp_path)

    async def write() -> None:
        store = open_at(address, str(tmp_path / "shared.key"))[0]
        await store.open()
        await store.append([line("BCDFG", 1)])
        await store.close()

    asyncio.run(write())
    at = ("--database", address)
    with admin_work.connected(address) as connection:  # a large one takes its time
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "0"
    assert motherlode("admin", "backup", "tables.backup", *at, "--json").data()["rows"]["log"] == 1
    assert "already something" in motherlode("admin", "restore", "tables.backup", *at).sentence()
    with postgres.database("template0") as name:
        there = ("--database", postgres.address(name))
        motherlode("admin", "restore", "tables.backup", *there, "--json").data()
        looked = motherlode("admin", "check", *there)
        assert looked.code == 1  # such a line can't be read
        assert "BCDFG" in looked.out
        assert motherlode("admin", "expire", *there, "--json").data() == {"forgotten": 0}
    assert {file.name for file in tmp_path.iterdir()} == {"tables.backup", "shared.key"}
