"""The key to a database: made once, private, and missed if it isn't there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import make_url

from motherlode.store.default_files import key_place
from motherlode.store.log import Line, StoreError, Unreadable
from motherlode.store.sqlite import SqliteStore
from motherlode.store.vault_keys import LARGEST, make_key, read_keys

Story = Callable[[SqliteStore], Awaitable[None]]


def line(sequence: int, table: str = "BCDFG") -> Line:
    """A line of a log."""
    return Line(table, sequence, None, 1.0, b'{"type":"went_on"}')


def stored(file: Path, story: Story, key: str = "") -> None:
    """Open a store, let something happen, and close it."""

    async def run() -> None:
        store = SqliteStore(str(file), key)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


async def write(store: SqliteStore) -> None:
    """Begin two tables."""
    await store.append([line(1), line(2), line(1, "GHJKL"), line(2, "GHJKL")])


async def read(store: SqliteStore) -> None:
    """Read a table again."""
    assert await store.read("BCDFG") == [line(1), line(2)]


def bodies(file: Path) -> list[bytes]:
    """What is in the log, as it is on the disk."""
    with closing(sqlite3.connect(file)) as connection:
        rows = connection.execute('SELECT body FROM log ORDER BY "table", sequence')
        return [bytes(row[0]) for row in rows]


def test_a_key_is_made_beside_the_database(tmp_path: Path) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite.key"
    stored(file, write)
    stored(file, read)
    made = read_keys(key)
    assert made is not None
    assert [len(one) for one in made] == [32]
    assert all(body.startswith(b"\x01") for body in bodies(file))
    assert {one.name for one in tmp_path.iterdir()} == {file.name, key.name}  # no drafts
    if sys.platform != "win32":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite.key"
    stored(file, write)
    key.chmod(0o644)
    stored(file, read)
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
def test_so_is_one_that_lies_elsewhere_or_else_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "key"
    stored(file, write, str(key))
    key.chmod(0o644)
    stored(file, read, str(key))
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert caplog.messages == []
    key.chmod(0o644)

    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refused)
    stored(file, read, str(key))
    (told,) = caplog.messages
    assert "can read the key" in told
    assert str(tmp_path) not in told


def test_without_its_key_a_database_is_left_alone(tmp_path: Path) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite.key"
    stored(file, write)
    before = bodies(file)
    key.rename(tmp_path / "elsewhere")
    with pytest.raises(StoreError, match=r"missing: put \S*tables\.sqlite\.key back"):
        stored(file, write)
    assert not key.exists()
    assert bodies(file) == before
    stored(file, read, key=str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").rename(key)
    stored(file, read)


def test_another_key_is_noticed_before_anything_is_written(tmp_path: Path) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite.key"
    stored(file, write)
    before, mine = bodies(file), key.read_bytes()
    key.unlink()
    make_key(key)
    with pytest.raises(StoreError, match="another key"):
        stored(file, write)
    assert bodies(file) == before
    key.write_bytes(mine)
    stored(file, read)


def test_a_key_can_be_replaced_by_one_above_it(tmp_path: Path) -> None:
    file, key = tmp_path / "tables.sqlite", tmp_path / "tables.sqlite.key"
    stored(file, write)
    old = key.read_text()
    key.write_text(f"{os.urandom(32).hex()}\n\n{old}")

    async def go_on(store: SqliteStore) -> None:
        await read(store)
        await store.append([line(3)])
        assert len(await store.read("BCDFG")) == 3

    stored(file, go_on)
    assert len({body[:5] for body in bodies(file)}) == 2
    key.write_text(old)
    with pytest.raises(StoreError, match="another key"):
        stored(file, read)


@pytest.mark.parametrize("text", ["", "# nothing\n", "secret\n", "00" * 31, "é", "00" * 32 + "\n?"])
def test_a_file_that_has_no_keys_is_told(text: str, tmp_path: Path) -> None:
    key = tmp_path / "mine.key"
    key.write_text(text, encoding="utf-8")
    with pytest.raises(StoreError, match=r"mine\.key"):
        stored(tmp_path / "tables.sqlite", write, key=str(key))
    assert key.read_text(encoding="utf-8") == text
    stored(tmp_path / "tables.sqlite", write)  # nothing half made is in the way


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_a_file_without_an_end_is_no_file_of_keys(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"/dev/zero can’t be read: File too large"):
        stored(tmp_path / "tables.sqlite", write, key="/dev/zero")


def test_no_key_of_a_file_that_is_too_large_is_left_out(tmp_path: Path) -> None:
    key = tmp_path / "mine.key"
    key.write_text((f"{'00' * 32}\n" * (LARGEST // 65 + 1))[:LARGEST] + f"\n{'11' * 32}\n")
    with pytest.raises(StoreError, match=r"mine\.key can’t be read: File too large"):
        read_keys(key)


def test_a_key_that_can_not_be_made_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(**where: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.mkstemp", full)
    with pytest.raises(StoreError, match=r"can’t be made: No space"):
        stored(tmp_path / "tables.sqlite", write, key=str(tmp_path / "nowhere" / "mine.key"))


def test_those_who_start_at_once_have_one_key(tmp_path: Path) -> None:
    key, count = tmp_path / "shared.key", 16
    together = Barrier(count)

    def start(_: int) -> bytes:
        together.wait()
        if read_keys(key) is None:
            make_key(key)
        return (read_keys(key) or [b""])[0]

    with ThreadPoolExecutor(count) as pool:
        keys = set(pool.map(start, range(count)))
    assert keys == set(read_keys(key) or ())
    assert [one.name for one in tmp_path.iterdir()] == [key.name]


def test_a_disk_without_links_has_keys_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError("no links")

    monkeypatch.setattr(os, "link", no_links)
    key = tmp_path / "mine.key"
    make_key(key)
    first = read_keys(key)
    make_key(key)
    assert first
    assert read_keys(key) == first
    if sys.platform != "win32":
        assert stat.S_IMODE(key.stat().st_mode) == 0o600


def test_a_table_that_was_tampered_with_leaves_others_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    stored(file, write)
    with closing(sqlite3.connect(file)) as connection:
        first, second = bodies(file)[:2]
        change = "UPDATE log SET body = ? WHERE \"table\" = 'BCDFG' AND sequence = ?"
        connection.executemany(change, [(second, 1), (first, 2)])
        connection.commit()

    async def look(store: SqliteStore) -> None:
        with pytest.raises(Unreadable, match="line 1 of table BCDFG can’t be opened"):
            await store.read("BCDFG")
        assert await store.read("GHJKL") == [line(1, "GHJKL"), line(2, "GHJKL")]
        await store.append([line(3, "GHJKL")])

    stored(file, look)


def test_where_a_key_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def place(address: str, named: str = "") -> str:
        return str(key_place(make_url(address), named))

    assert place("sqlite:////srv/tables.sqlite") == "/srv/tables.sqlite.key"
    assert place("sqlite:///file:/srv/my%20tables?mode=ro&uri=true") == "/srv/my tables.key"
    assert place("sqlite:////srv/tables.sqlite", "/etc/mine.key") == "/etc/mine.key"
    assert place("postgresql://host/tables") == str(tmp_path / "motherlode" / "motherlode.key")
    assert place("postgresql://host/tables", "/etc/mine.key") == "/etc/mine.key"
    for address in ("sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"):
        assert place(address, "/etc/mine.key") == "None"
