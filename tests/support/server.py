"""A real server for tests: started, stopped, killed and started again on the same database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.support.deals import FIRST_SEED
from tests.support.guest import Guest

ROOT = Path(__file__).parents[2]
OPEN = "Motherlode is open at "
Data = dict[str, Any]
QUICK: Data = {"pace": "instant", "players": 5}


class Ticket:
    """A seat at a table."""

    def __init__(self, data: Data) -> None:
        self.code = str(data["code"])
        self.seat = int(data["seat"])
        self.token = str(data["token"])


class Server:
    """A server process with its own database, on a port that stays the same."""

    def __init__(self, folder: Path, *options: str, database: str = "tables.sqlite") -> None:
        self.folder = folder
        self.database = folder / database
        self.options = options
        self.port = 0
        self.errors = folder / "stderr.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._guests: list[Guest] = []
        self._http: httpx.Client | None = None
        self._addresses = 0
        self._seeds = folder / "seeds.txt"
        self.deal(FIRST_SEED)

    # -- the process -----------------------------------------------------------------------------

    def start(self) -> Server:
        """Start it and wait until it is open."""
        with self.errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.dealing", str(self._seeds)]
                + ["--port", str(self.port), "--database", str(self.database), *self.options],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        assert line.startswith(OPEN), self.stderr()
        self.port = urlsplit(line[len(OPEN) :].split()[0]).port or 0
        self._http = httpx.Client(base_url=self.address, timeout=20)
        return self

    def stop(self) -> None:
        """Stop it as a person does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        if number is not signal.SIGKILL:
            self.see_off()
        self._guests.clear()
        if self._http is not None:
            self._http.close()
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(number)
            self._process.wait(15)
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def see_off(self) -> None:
        """End all connections to it that were made here."""
        for guest in self._guests:
            guest.hang_up()
        self._guests.clear()

    def restart(self, *, kill: bool = False) -> None:
        """End it and start it again on the same port and database."""
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
        self._addresses += 1
        place = f"127.0.{1 + self._addresses // 200}.{1 + self._addresses % 200}"
        line = httpx.HTTPTransport(local_address=place)
        self._http = httpx.Client(base_url=self.address, timeout=20, transport=line)

    def deal(self, seed: int) -> None:
        """From now on each game that is promised has the next seed, beginning with this one."""
        self._seeds.write_text(str(seed))

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


def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


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
