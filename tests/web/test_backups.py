"""A backup of a server while games go on: what comes back is what was played until then."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.support.guest import Guest
from tests.support.server import Server, until
from tests.web.test_operator import RIGHT, TOKEN

TABLES = 4
Log = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def motherlode(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Runs command lines."""
    (tmp_path / "token").write_text(TOKEN + "\n")
    return Terminal(capsys, monkeypatch, tmp_path)


def log_of(file: Path) -> Log:
    """The lines of each table."""
    found: Log = defaultdict(list)
    with closing(sqlite3.connect(file)) as connection:
        for row in connection.execute('SELECT * FROM log ORDER BY "table", sequence'):
            found[str(row[0])].append(tuple(row))
    return found


class Playing:
    """People at several tables, each in a thread, who play on until they are told to stop."""

    def __init__(self, server: Server) -> None:
        tickets = [server.make(f"P{n}", start=True, first=0, players=3) for n in range(TABLES)]
        self.codes = [ticket.code for ticket in tickets]
        self.moves = [0] * TABLES  # acknowledged
        self.sequence = [0] * TABLES  # of the last line that was acknowledged
        self._ends = threading.Event()
        self._threads = [
            threading.Thread(target=self._play, args=(n, server.enter(ticket)))
            for n, ticket in enumerate(tickets)
        ]
        for thread in self._threads:
            thread.start()

    def _play(self, number: int, guest: Guest) -> None:
        while not self._ends.is_set():
            guest.until_asked()
            if guest.prompt is None:
                guest.order("rematch")
                guest.order("start")
                continue
            done = guest.answer(0)
            assert done["type"] == "done", done
            self.sequence[number] = done["sequence"]
            self.moves[number] += 1

    def until_moves(self, count: int) -> None:
        """Wait until this many more moves were made at each table."""
        before = list(self.moves)
        until(
            lambda: all(now - was >= count for now, was in zip(self.moves, before, strict=True)),
            60,
        )

    def stop(self) -> None:
        """End of play."""
        self._ends.set()
        for thread in self._threads:
            thread.join(30)
            assert not thread.is_alive()


def test_a_backup_while_games_go_on(own_server: Server, motherlode: Terminal) -> None:
    server, folder = own_server, motherlode.folder
    server.options = ("--operator-token", TOKEN)
    server.start()
    playing = Playing(server)
    playing.until_moves(3)
    for number in range(3):
        acknowledged = dict(zip(playing.codes, playing.sequence, strict=True))
        made = motherlode(
            *("admin", "backup", f"backup-{number}", "--server", server.address),
            *("--operator-token", "token", "--json"),
        ).data()
        playing.until_moves(2)
        restored = motherlode(
            "admin", "restore", f"backup-{number}", "--database", f"new-{number}.sqlite", "--json"
        )
        assert restored.data()["rows"] == made["rows"]
        shutil.copy(f"{server.database}.key", folder / f"new-{number}.sqlite.key")
        lines = log_of(folder / f"new-{number}.sqlite")
        assert set(lines) == set(playing.codes)
        for code, sequence in acknowledged.items():
            assert len(lines[code]) >= sequence, "an acknowledged line is missing"
        checked = motherlode("admin", "check", "--database", f"new-{number}.sqlite", "--json")
        assert checked.data()["ok"]
    playing.stop()
    server.stop()
    assert not list(folder.glob("*.copy"))
    whole = log_of(server.database)
    for number in range(3):
        for code, kept in log_of(folder / f"new-{number}.sqlite").items():
            assert kept == whole[code][: len(kept)]
    errors = server.stderr().splitlines()
    assert [line.partition(" INFO ")[2] for line in errors] == ["a backup was made"] * 3
    goes_on(Server(folder, database="new-2.sqlite"), playing.codes)


def goes_on(server: Server, codes: list[str]) -> None:
    """A server on what was restored has all tables."""
    server.start()
    for code in codes:
        assert server.http.get(f"/api/tables/{code}").json()["phase"] in ("playing", "over")
    server.stop()


def test_a_server_that_is_not_asked_properly(own_server: Server, motherlode: Terminal) -> None:
    server = own_server
    server.options = ("--operator-token", TOKEN)
    server.start()
    (motherlode.folder / "wrong").write_text("not-the-operators-token-but-another")
    backup = ("admin", "backup", "kept", "--server", server.address, "--operator-token")
    assert "isn’t the operator’s token" in motherlode(*backup, "wrong").sentence()
    told = motherlode("admin", "backup", "kept", "--database", str(server.database)).sentence()
    assert "let that make a backup, with --server" in told
    for command in ("check", "expire"):
        told = motherlode("admin", command, "--database", str(server.database)).sentence()
        assert "server is using it" in told
    assert not (motherlode.folder / "kept").exists()
    assert motherlode(*backup, "-", "--json", typed=f"{TOKEN}\n").data()["rows"]["log"] == 0
    answer = server.http.post("/api/operator/backup", headers=RIGHT)
    assert answer.headers["content-type"] == "application/gzip"
    server.stop()
