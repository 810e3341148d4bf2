"""Several workers on one PostgreSQL: they open together, are replaced, and end together."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.store.test_metrics import values
from tests.support.guest import Guest
from tests.support.postgres import shared_server
from tests.support.server import OPEN, Ticket, until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has one process only")
RESTART = 1012
# nothing is encrypted here, and to read what is trusted takes long
CALLED: dict[str, Any] = {"timeout": 30, "verify": False}
STRANGER = "127.0.0.2"  # an address of this machine that isn't the operator's


@pytest.fixture
def address() -> Iterator[str]:
    """A new database of today's form."""
    with shared_server() as server, server.database() as name:
        yield server.address(name)


def test_people_are_sent_to_another_worker_when_theirs_is_replaced(
    address: str, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--workers", "2"]
    errors = tmp_path / "stderr"
    with errors.open("wb") as stderr:
        server = subprocess.Popen(
            [*command, "--database", address], stdout=subprocess.PIPE, stderr=stderr
        )
    assert server.stdout is not None
    with server, server.stdout as said:
        line = said.readline().decode()
        assert line.startswith(OPEN), errors.read_text()
        place = urlsplit(line[len(OPEN) :].split()[0]).netloc
        body = {"name": "Ada", "settings": {"players": 3}}
        ticket = Ticket(httpx.post(f"http://{place}/api/tables", json=body, **CALLED).json())

        def come() -> Guest:
            table = f"ws://{place}/api/tables/{ticket.code}/socket"
            return Guest(table).hello(ticket.token)

        ada: Guest | None = come()
        server.send_signal(signal.SIGHUP)
        codes: list[int] = []
        while ada is None or "all workers have been replaced" not in errors.read_text():
            try:
                ada = ada or come()
                ada.hear()
            except ConnectionClosed as closed:
                codes.append(0 if closed.rcvd is None else closed.rcvd.code)
                ada = None
        assert set(codes) == {RESTART}
        server.send_signal(signal.SIGTERM)
        assert ada.end()[0] == RESTART
        assert server.wait(30) == 0
        assert said.read().decode().startswith("The operator’s page is ")
    assert errors.read_text().count("\n") == 1


@contextmanager
def served(address: str, tmp_path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Two workers: where they are, and the header that opens the operator's door."""
    token = tmp_path / "operator.token"
    token.write_text("the-operators-own-token")
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--workers", "2"]
    more = ["--database", address, "--operator-token", str(token)]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        try:
            line = server.stdout.readline().decode()
            assert line.startswith(OPEN)
            place = urlsplit(line[len(OPEN) :].split()[0]).netloc
            yield place, {"authorization": f"Bearer {token.read_text()}"}
        finally:
            server.terminate()


def test_an_operator_sees_and_rules_all_workers_whichever_answers(
    address: str, tmp_path: Path
) -> None:
    with served(address, tmp_path) as (place, right):

        def ask(what: str, **body: str) -> dict[str, Any]:
            """A new connection each time, so that any worker may answer."""
            method = "POST" if body else "GET"
            url = f"http://{place}/api/operator/{what}"
            answer = httpx.request(method, url, json=body or None, headers=right, **CALLED)
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        def sockets() -> list[float]:
            text = httpx.get(f"http://{place}/metrics", headers=right, **CALLED).text
            found = values(text).items()
            return [count for name, count in found if name.startswith("motherlode_sockets{worker")]

        until(lambda: ask("overview")["workers"] == 2)
        codes = []
        for name in ("Ada", "Bo", "Cai"):
            body = {"name": name, "settings": {"players": 3}}
            made = httpx.post(f"http://{place}/api/tables", json=body, **CALLED)
            codes.append(made.json()["code"])
        watchers: list[Guest] = []
        for number in range(40):  # until there are some at each worker: chance decides
            table = f"ws://{place}/api/tables/{codes[number % 2]}/socket"
            watchers.append(Guest(table, source_address=(STRANGER, 0)).hello())
            if sum(count > 0 for count in sockets()) == 2:
                break
        for _ in range(3):
            info = ask("overview")
            assert {line["code"] for line in info["tables"]} == set(codes)
            assert (info["workers"], info["socket_count"]) == (2, len(watchers))
            assert [(one["address"], one["sockets"]) for one in info["callers"]] == [
                (STRANGER, len(watchers))
            ]
        info = ask("close", code=codes[0])
        assert {line["code"] for line in info["tables"]} == set(codes[1:])
        for watcher in watchers[::2]:
            assert watcher.wait("goodbye")["code"] == "shut"
        ask("message", text="Back in a minute.")
        for watcher in watchers[1::2]:
            assert watcher.wait("announcement")["text"] == "Back in a minute."
        ask("bans", address=STRANGER)
        for watcher in watchers[1::2]:
            assert watcher.wait("goodbye")["code"] == "banned"
        for watcher in watchers:
            watcher.hang_up()
