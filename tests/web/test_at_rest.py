"""What lies on the disk of a running game is no cheat sheet, and damage stays where it is."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import psycopg
from psycopg.sql import SQL, Identifier

from motherlode.store.log import Line
from motherlode.store.vault import Vault
from motherlode.store.vault_keys import read_keys
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Began, Chose
from tests.cli.terminal import in_another_process
from tests.support.frames import logged
from tests.support.postgres import shared_server
from tests.support.server import Server
from tests.web.test_games import start

LEAST = 6  # letters of a word that doesn't come up by chance


def secrets_of(lines: list[Line]) -> set[bytes]:
    """What nobody may find of a running game: bits, whim, choices, hands, roles, and all bodies."""
    standing = Standing("")
    found = {line.body for line in lines}
    words: set[str] = set()
    for line in lines:
        entry = entries.read(line.body)
        standing.take(entry, line.command)
        if isinstance(entry, Began):
            words |= {entry.secret, entry.whim, *entry.bits}
        if isinstance(entry, Chose):
            words |= {entry.choice, entry.choice.split()[-1], json.dumps({"choice": entry.choice})}
    game = standing.game
    assert game is not None
    assert not game.over
    state = game.state
    for seat in range(state.seats):
        words |= {game.rules.names[card] for card in state.hand(seat)}
    words |= {game.rules.role_names[role] for role in state.roles}
    return found | {word.encode() for word in words if len(word) >= LEAST}


def found_in(files: Iterable[Path], secrets: set[bytes]) -> set[bytes]:
    """The secrets that some file has."""
    texts = [file.read_bytes() for file in files]
    return {secret for secret in secrets if any(secret in text for text in texts)}


def rows_of(connection: psycopg.Connection, table: str) -> bytes:
    """All that a table of a database holds."""
    wanted = SQL("COPY {} TO STDOUT (FORMAT binary)").format(Identifier(table))
    with connection.cursor().copy(wanted) as copy:
        return b"".join(bytes(part) for part in copy)


def backup(file: Path, folder: Path) -> Path:
    """A copy as an operator makes it, of files that a server has open."""
    folder.mkdir()
    for one in file.parent.glob(f"{file.name}*"):
        shutil.copy(one, folder)
    copy = folder / "copy.sqlite"
    with (
        closing(sqlite3.connect(folder / file.name)) as source,
        closing(sqlite3.connect(copy)) as made,
    ):
        source.backup(made)
    return copy


def test_nothing_on_the_disk_tells_of_a_running_game(own_server: Server, tmp_path: Path) -> None:
    server = own_server.start()
    (ada,) = start(server.party("Ada", players=5, modules=["veto"]))
    for _ in range(10):
        ada.until_asked().answer(0)
    assert ada.order("say", text="Bo lies about the upper goal")["type"] == "done"
    file = server.database
    lines = logged(file, ada.table["code"])
    secrets = secrets_of(lines)
    assert len(lines) > 40
    assert len(secrets) > 60
    files = [file, file.with_name(f"{file.name}-wal"), backup(file, tmp_path / "backup")]
    assert all(one.stat().st_size for one in files)
    assert found_in(files, secrets) == set()
    plain = tmp_path / "plain"  # it would be found
    plain.write_bytes(b"".join(line.body for line in lines))
    assert len(found_in([plain], secrets)) > 40


def test_nothing_in_postgresql_tells_of_a_running_game(own_server: Server, tmp_path: Path) -> None:
    key = tmp_path / "tables.key"
    with shared_server() as postgres, postgres.database() as name:
        address = postgres.address(name)
        own_server.options = ("--database", address, "--key", str(key))
        (ada,) = start(own_server.start().party("Ada", players=5, modules=["veto"]))
        for _ in range(3):
            ada.until_asked().answer(0)
        with psycopg.connect(address) as connection:
            named = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            lines = [Line(*row) for row in connection.execute("SELECT * FROM log ORDER BY 1, 2")]
            tables = {table: rows_of(connection, table) for (table,) in connection.execute(named)}
        own_server.stop()
    opened = Vault(read_keys(key) or ()).opened(lines)
    secrets = secrets_of(opened)
    assert {"log", "presence", "seals"} <= set(tables)
    assert len(secrets) > 30
    held = b"".join(tables.values())
    assert all(line.body in held for line in lines)  # sealed, as they were read
    assert {secret for secret in secrets if secret in held} == set()


def test_a_table_that_was_tampered_with_is_refused_and_others_go_on(own_server: Server) -> None:
    server = own_server.start()
    broken, whole = server.make(), server.make("Bo")
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        change = 'UPDATE log SET body = substr(body, 1, 60) WHERE "table" = ? AND sequence = 2'
        connection.execute(change, [broken.code])
        connection.commit()
    server.start()
    told = server.http.get(f"/api/tables/{broken.code}")
    assert (told.status_code, told.json()["code"]) == (409, "unreadable")
    assert told.json()["reason"].startswith(f"line 2 of table {broken.code} can’t be opened")
    goodbye = server.socket(broken.code)
    goodbye.say("hello", token=broken.token)
    assert goodbye.end()[1]["code"] == "unreadable"
    assert server.enter(whole).order("start")["type"] == "done"
    server.stop()
    assert "Traceback" not in server.stderr()
    assert f"line 2 of table {broken.code}" in server.stderr()


def test_a_server_without_its_key_says_which_file_is_missing(own_server: Server) -> None:
    server = own_server.start()
    ticket = server.make()
    server.stop()
    file = server.database
    key = file.with_name(f"{file.name}.key")
    kept = key.read_bytes()
    key.unlink()
    before = file.read_bytes()
    command = ("serve", "--port", "0", "--database", str(file))
    with in_another_process(*command, stdout=PIPE, stderr=PIPE) as process:
        out, told = process.communicate(timeout=30)
    assert (process.returncode, out, told.count(b"\n")) == (2, b"", 1)
    assert f"put {key} back" in told.decode()
    assert (key.exists(), file.read_bytes()) == (False, before)
    elsewhere = file.with_name("kept.key")
    elsewhere.write_bytes(kept)
    server.options = ("--key", str(elsewhere))
    server.start().enter(ticket)
    server.stop()
    assert not key.exists()
