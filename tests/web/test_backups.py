"""A backup of a server while games go on: what comes back is what was played until then."""

from __future__ import annotations

import shutil
import sqlite3
import sys
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.support.guest import Guest
from tests.support.postgres import Postgres, shared_server
from tests.support.server import Server, until
from tests.web.test_operator import RIGHT, TOKEN

TABLES = 4
BACKUPS = 2
LINES = 'SELECT "table", sequence, command, at, body FROM log'
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


class Store:
    """A file of SQLite, behind one process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def server(self) -> Server:
        """A server on an empty database."""
        return Server(self.folder)

    def of(self, server: Server) -> str:
        """Where the database of a server is."""
        return str(server.database)

    def new(self, number: int) -> str:
        """Where something can be restored."""
        return str(self.folder / f"new-{number}.sqlite")

    def hand_on_key(self, number: int) -> None:
        """What was restored is opened by the same key."""
        shutil.copy(self.folder / "tables.sqlite.key", f"{self.new(number)}.key")

    def log(self, place: str) -> Log:
        """The lines of each table."""
        return log_of(Path(place))

    def server_on(self, number: int) -> Server:
        """A server on what was restored."""
        return Server(self.folder, database=f"new-{number}.sqlite")

    @property
    def token(self) -> str:
        """How the server is told the operator's token."""
        return TOKEN

    @property
    def key(self) -> tuple[str, ...]:
        """How the key is named where it doesn't lie beside the database."""
        return ()


class Workers(Server):
    """Two workers on PostgreSQL."""

    place = ""

    def command(self) -> list[str]:
        """What starts them."""
        command = [sys.executable, "-m", "motherlode", "serve", "--workers", "2"]
        return [*command, "--database", self.place, "--key", str(self.folder / "tables.key")]


class PostgresStore(Store):
    """PostgreSQL, behind two workers."""

    def __init__(self, folder: Path, postgres: Postgres, names: list[str]) -> None:
        super().__init__(folder)
        self.postgres = postgres
        self.names = names  # of a database of today's form, and of empty ones

    def server(self) -> Server:
        return self._workers(self.names[0])

    def _workers(self, name: str) -> Workers:
        workers = Workers(self.folder)
        workers.place = self.postgres.address(name)
        return workers

    def of(self, server: Server) -> str:
        return self.postgres.address(self.names[0])

    def new(self, number: int) -> str:
        return self.postgres.address(self.names[1 + number])

    def hand_on_key(self, number: int) -> None:
        pass

    def log(self, place: str) -> Log:
        name = place.rpartition("/")[2]
        found: Log = defaultdict(list)
        for row in self.postgres.execute(f"{LINES} ORDER BY 1, 2", name):
            found[str(row[0])].append(tuple(row))
        return found

    def server_on(self, number: int) -> Server:
        return self._workers(self.names[1 + number])

    @property
    def token(self) -> str:
        return str(self.folder / "token")

    @property
    def key(self) -> tuple[str, ...]:
        return ("--key", str(self.folder / "tables.key"))


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Where the tables are."""
    if request.param == "sqlite":
        yield Store(tmp_path)
        return
    if sys.platform == "win32":
        pytest.skip("has one process only")
    with ExitStack() as stack:
        postgres = stack.enter_context(shared_server())
        names = [stack.enter_context(postgres.database())]
        names += [stack.enter_context(postgres.database("template0")) for _ in range(BACKUPS)]
        yield PostgresStore(tmp_path, postgres, names)


def test_a_backup_while_games_go_on(store: Store, motherlode: Terminal) -> None:
    server = store.server()
    server.options = ("--operator-token", store.token)
    server.start()
    try:
        backed_up(server, store, motherlode)
    finally:
        server.kill()
    whole = store.log(store.of(server))
    for number in range(BACKUPS):
        for code, kept in store.log(store.new(number)).items():
            assert kept == whole[code][: len(kept)]
    errors = server.stderr().splitlines()
    said = [line.partition(" INFO ")[2] for line in errors]
    assert [line for line in said if "backup" in line] == ["a backup was made"] * BACKUPS
    assert not [line for line in errors if " INFO " not in line]
    goes_on(store.server_on(BACKUPS - 1), list(whole))


def backed_up(server: Server, store: Store, motherlode: Terminal) -> None:
    """Backups are made and restored while people play."""
    playing = Playing(server)
    playing.until_moves(3)
    for number in range(BACKUPS):
        acknowledged = dict(zip(playing.codes, playing.sequence, strict=True))
        made = motherlode(
            *("admin", "backup", f"backup-{number}", "--server", server.address),
            *("--operator-token", "token", "--json"),
        ).data()
        playing.until_moves(2)
        new = ("--database", store.new(number))
        restored = motherlode("admin", "restore", f"backup-{number}", *new, "--json")
        assert restored.data()["rows"] == made["rows"]
        store.hand_on_key(number)
        lines = store.log(store.new(number))
        assert set(lines) == set(playing.codes)
        for code, sequence in acknowledged.items():
            assert len(lines[code]) >= sequence, "an acknowledged line is missing"
        assert motherlode("admin", "check", *new, *store.key, "--json").data()["ok"]
    playing.stop()
    server.stop()
    assert not list(store.folder.glob("*.copy"))


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
