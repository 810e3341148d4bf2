"""A real server for tests: started, stopped, killed and started again on the same database."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

import httpx
import pytest

from motherlode.store.migrations import upgrade
from motherlode.store.sqlite import make_engine
from tests.support.deals import FIRST_SEED
from tests.support.guest import PATIENCE, Guest

ROOT = Path(__file__).parents[2]
OPEN = "Motherlode is open at "
Data = dict[str, Any]
QUICK: Data = {"pace": "instant", "players": 5}


@cache
def empty_database() -> bytes:
    """A database of today's form with nothing in it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        engine, _ = make_engine(str(file))
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return file.read_bytes()


class Ticket:
    """A seat at a table."""

    def __init__(self, data: Data) -> None:
        self.code = str(data["code"])
        self.seat = int(data["seat"])
        self.token = str(data["token"])


class Server:
    """A server process with its own database, on a port that stays the same.

    Unless the database has a name, it is an empty one, so that a server needn't make it first.
    """

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.folder = folder
        self.database = folder / (database or "tables.sqlite")
        if not database and not self.database.exists():
            self.database.write_bytes(empty_database())
        self.options = options
        self.port = 0
        self.errors = folder / "stderr.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._guests: list[Guest] = []
        self._http: httpx.Client | None = None
        self._addresses = 0
        self._began = time.monotonic()
        self._place: socket.socket | None = None
        self._restarting = Lock()
        self._seeds = folder / "seeds.txt"
        self.deal(FIRST_SEED)

    # -- the process -----------------------------------------------------------------------------

    def start(self) -> Server:
        """Start it and wait until it is open."""
        self._hold_port()
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [*self.command(), "--port", str(self.port), *self.options],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        assert line.startswith(OPEN), self.stderr()
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE, verify=False)
        return self

    def command(self) -> list[str]:
        """What starts it, but for its port and options."""
        command = [sys.executable, "-m", "tests.support.dealing", str(self._seeds)]
        return [*command, "--database", str(self.database), "--began", str(self._began)]

    def _hold_port(self) -> None:
        """Nobody else is given the port while the server is being started again."""
        if self._place is None:
            self._place = socket.socket()
            self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self._place.bind(("127.0.0.1", self.port))
            self.port = self._place.getsockname()[1]

    def stop(self) -> None:
        """Stop it as a person does."""
        self._end(signal.SIGINT)
        self._give_up_port()

    def kill(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)
        self._give_up_port()

    def _give_up_port(self) -> None:
        if self._place is not None:
            self._place.close()
            self._place = None

    def tell(self, number: signal.Signals) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def ended(self) -> int:
        """Wait until it has ended by itself; its exit code."""
        assert self._process is not None
        return self._process.wait(30)

    def _end(self, number: signal.Signals) -> None:
        if number is not signal.SIGKILL:
            self.see_off()
        self._guests.clear()
        if self._http is not None:
            self._http.close()
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def see_off(self) -> None:
        """End all connections to it that were made here."""
        for guest in self._guests:
            guest.hang_up()
        self._guests.clear()

    def restart(self, *, kill: bool = False) -> None:
        """End it and start it again on the same port and database, one restart after another."""
        with self._restarting:
            self._end(signal.SIGKILL if kill else signal.SIGINT)
            self.start()

    @property
    def process_id(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    @property
    def address(self) -> str:
        """Where it is open."""
        return f"http://127.0.0.1:{self.port}"

    def stderr(self) -> str:
        """All that it has said on standard error."""
        return self.errors.read_text(encoding="utf-8")

    # -- what it is asked ------------------------------------------------------------------------

    @property
    def http(self) -> httpx.Client:
        """Asks for pages and JSON."""
        assert self._http is not None
        return self._http

    def from_elsewhere(self) -> None:
        """Ask from another address of this machine from now on: each has rations of its own."""
        self.http.close()
        place = self.another_address()
        # nothing is encrypted here, and to read what is trusted elsewhere takes long
        line = httpx.HTTPTransport(local_address=place, verify=False)
        self._http = httpx.Client(base_url=self.address, timeout=PATIENCE, transport=line)

    def another_address(self) -> str:
        """An address of this machine from which nobody has asked yet."""
        self._addresses += 1
        return f"127.0.{1 + self._addresses // 200}.{1 + self._addresses % 200}"

    def deal(self, seed: int) -> None:
        """From now on each game that is promised has the next seed, beginning with this one."""
        self._seeds.write_text(str(seed))

    def preset(self, name: str) -> Data:
        """The settings of a table that the first page offers."""
        presets = self.http.get("/api/catalogue").json()["presets"]
        return next(dict(one["settings"]) for one in presets if one["name"] == name)

    def make(self, name: str = "Ada", *, start: bool = False, **settings: Any) -> Ticket:
        """Make a table with its host."""
        body = {"name": name, "settings": QUICK | settings, "start": start}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Ticket(answer.json())

    def sit(self, code: str, name: str) -> Ticket:
        """Take a seat."""
        answer = self.http.post(f"/api/tables/{code}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Ticket(answer.json())

    def socket(self, code: str, **options: Any) -> Guest:
        """A connection that has not said hello."""
        guest = Guest(f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket", **options)
        self._guests.append(guest)
        return guest

    def enter(self, ticket: Ticket) -> Guest:
        """A connection to a seat, welcomed."""
        return self.socket(ticket.code).hello(ticket.token)

    def watch(self, code: str) -> Guest:
        """A connection of a spectator, welcomed."""
        return self.socket(code).hello()

    def party(self, *names: str, **settings: Any) -> list[Guest]:
        """A new table with these people, everybody connected; the first is the host."""
        tickets = [self.make(names[0], **settings)]
        tickets += [self.sit(tickets[0].code, name) for name in names[1:]]
        return [self.enter(ticket) for ticket in tickets]


def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


async def becomes(true: Callable[[], Awaitable[object]], seconds: float = 20.0) -> None:
    """Wait until something is so that has to be asked for."""
    async with asyncio.timeout(seconds):
        while not await true():
            await asyncio.sleep(0.02)


def deal_alike(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test has the same deals each time, in whatever order tests run, and leaves nobody behind.

    It asks from an address of its own: what is rationed is not used up by another.
    """
    if "server" not in request.fixturenames:
        yield
        return
    server: Server = request.getfixturevalue("server")
    server.deal(FIRST_SEED + zlib.crc32(request.node.name.encode()))
    server.from_elsewhere()
    yield
    server.see_off()
