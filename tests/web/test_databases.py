"""Ports and databases that can't be used: one sentence, exit 2; a failing write loses nothing."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.support.server import Server


@pytest.fixture
def motherlode(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Runs command lines."""
    folder = tmp_path / "here"
    folder.mkdir()
    return Terminal(capsys, monkeypatch, folder)


def refused(motherlode: Terminal, *arguments: str) -> str:
    """The sentence with which a server does not start."""
    return motherlode("serve", "--port", "0", *arguments).sentence()


def test_a_port_in_use(motherlode: Terminal) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        told = refused(motherlode, "--port", str(port), "--database", "x.sqlite")
    assert f"port {port} is in use" in told
    assert "--port" in told


def test_a_host_that_is_another_machine(motherlode: Terminal) -> None:
    told = refused(motherlode, "--host", "203.0.113.7", "--database", "x.sqlite")
    assert told.startswith("203.0.113.7")


def test_a_database_that_another_program_uses(motherlode: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "taken.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE x (y)")
        assert "another program is using it" in refused(motherlode, "--database", str(file))


def test_a_database_that_is_a_folder(motherlode: Terminal, tmp_path: Path) -> None:
    assert "can’t be opened" in refused(motherlode, "--database", str(tmp_path))


def test_a_database_in_a_folder_that_can_not_be_made(motherlode: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert "can’t be opened" in refused(
        motherlode, "--database", str(tmp_path / "file" / "x.sqlite")
    )
    assert "can’t be opened" in refused(motherlode, "--database", "/proc/nowhere/x.sqlite")


def test_a_database_that_is_something_else(motherlode: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Not a database, but somebody's notes. " * 100)
    assert "isn’t a database" in refused(motherlode, "--database", str(file))
    assert file.read_text().startswith("Not a database")


def test_a_database_of_a_newer_version(motherlode: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.commit()
    told = refused(motherlode, "--database", str(file))
    assert "newer version" in told
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("alembic_version",)]


def test_a_database_that_may_only_be_read(motherlode: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE x (y)")
        connection.commit()
    address = f"sqlite:///file:{file}?mode=ro&uri=true"
    assert "read-only" in refused(motherlode, "--database", address)


def test_an_address_of_no_database(motherlode: Terminal) -> None:
    for address in ("postgresql://somewhere/x", "nonsense://x", "sqlite+nothing:///x"):
        assert "database" in refused(motherlode, "--database", address)


def test_several_workers_need_a_database_that_they_can_share(motherlode: Terminal) -> None:
    for address in ("x.sqlite", "sqlite:///x.sqlite"):
        told = refused(motherlode, "--workers", "2", "--database", address)
        assert "several workers need PostgreSQL" in told
    assert "several workers need PostgreSQL" in refused(motherlode, "--workers", "2")
    assert not Path("x.sqlite").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="has one process only")
def test_workers_that_can_not_use_the_database_say_it_once() -> None:
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--workers", "2"]
    command += ["--database", "postgresql://127.0.0.1:1/nowhere"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("motherlode: ")
    assert "database" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_file_name_with_signs_that_mean_something_in_addresses(tmp_path: Path) -> None:
    server = Server(tmp_path, database="what?x=1#y %20.sqlite").start()
    server.make()
    server.stop()
    assert server.database.exists()
    assert server.stderr() == ""


def test_no_home(monkeypatch: pytest.MonkeyPatch, motherlode: Terminal) -> None:
    def nowhere(self: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "expanduser", nowhere)
    assert "--database" in refused(motherlode)
