"""Whole games over sockets: restarts, a killed server, spectators, records, a slow reader."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path

import pytest

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.cli.terminal import in_another_process
from tests.support.guest import PATIENCE, Guest
from tests.support.server import Server, until
from tests.support.told import Data


def play(people: list[Guest], moves: int) -> bool:
    """Let everybody answer who is asked; whether the game is over."""
    for _ in range(moves):
        for guest in people:
            guest.hear()
        asked = [guest for guest in people if guest.prompt or guest.is_awaited]
        for guest in asked:
            guest.answer() if guest.prompt else guest.order("ready")
        if people[0].latest("ending"):
            return True
        if not asked:
            people[0].until(lambda: any_news(people))
    return False


def any_news(people: list[Guest]) -> bool:
    """Whether somebody is asked, or the game is over."""
    for guest in people[1:]:
        guest.hear()
    return any(guest.prompt or guest.is_awaited for guest in people) or bool(
        people[0].latest("ending")
    )


def start(people: list[Guest]) -> list[Guest]:
    """The host starts, and everybody sees it."""
    people[0].order("start")
    return [guest.until_playing() for guest in people]


def sights(people: list[Guest]) -> list[tuple[Data, Data | None]]:
    """What everybody sees and is asked."""
    return [(guest.view, guest.prompt) for guest in people]


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
def test_a_game_goes_on_after_a_restart(own_server: Server, kill: bool) -> None:
    server = own_server.start()
    people = start(server.party("Ada", "Bo", "Cai", players=3))
    play(people, 6)
    for guest in people:
        guest.hear()
    before = sights(people)
    code = people[0].table["code"]
    tokens = [guest.token for guest in people]
    server.restart(kill=kill)
    again = [server.socket(code).hello(token) for token in tokens]
    assert sights(again) == before
    history = [line.get("event", {}).get("event") for line in again[0].latest("history")]
    assert "RoleDealt" in history
    play(again, 6)
    assert again[0].latest("sequence") > people[0].latest("sequence")
    assert "Traceback" not in server.stderr()
    assert server.stderr() == "" or kill


def test_the_seed_was_promised_and_the_record_proves_it(server: Server, tmp_path: Path) -> None:
    people = server.party("Ada", "Bo", players=3)
    promise = people[0].table["promise"]
    assert len(promise) == 64
    assert people[0].table["commitment"] == ""
    people[1].order("claim", claim="trust", about=0)  # no game yet: refused
    start(people)
    assert people[0].table["commitment"] == promise
    assert people[0].table["promise"] not in ("", promise)
    people[0].order("say", text="Gold! “really”")
    for guest in people:
        guest.order("abort")
    people[0].until(lambda: people[0].latest("ending"))
    ending = people[0].latest("ending")
    text = server.http.get(f"/api/tables/{people[0].table['code']}/record").text
    record = read_record(text)
    check(record)
    assert record.commitment == promise
    assert record.key.hex() == ending["seed"]
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert replayed(file) == 0
    lines = text.splitlines()
    header = json.loads(lines[0])
    header["shuffle"]["secret"] = "0" * 64
    file.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n", encoding="utf-8")
    assert replayed(file) == 2


def replayed(file: Path) -> int:
    """What `motherlode replay --check` says: its exit code."""
    with in_another_process("replay", str(file), "--check", stdout=-1, stderr=-1) as process:
        _, errors = process.communicate(timeout=PATIENCE)
    assert b"Traceback" not in errors
    return process.returncode


def test_a_spectator_sees_what_everybody_sees(server: Server) -> None:
    people = start(server.party("Ada", "Bo", "Cai", players=3))
    watcher = server.watch(people[0].table["code"])
    play(people, 8)
    watcher.hear()
    for told in watcher.told:
        seen = {**told, "rules": None}  # which role cards were shuffled is no secret
        assert '"role": "' not in json.dumps(seen)
        if told["type"] not in ("welcome", "update"):
            continue
        assert told["prompt"] is None
        view = told["view"]
        assert (view["seat"], view["role"], view["hand"], view["nuggets"]) == (None, None, [], None)
        assert not any("role" in seat for seat in view["seats"])
        assert not any("card" in goal and not goal.get("face_up") for goal in view["goals"])


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(own_server: Server) -> None:
    server = own_server.start()
    extras = server.http.get("/api/catalogue").json()["presets"][2]["settings"]
    ticket = server.make(
        start=True, **(extras | {"players": 10, "pace": "instant", "level": "random"})
    )
    ada = server.enter(ticket)
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    lazy.connect(("127.0.0.1", server.port))
    lazy.sendall(
        f"GET /api/tables/{ticket.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    until(lambda: b"101" in lazy.recv(12))
    lazy.sendall(masked(json.dumps({"type": "hello"})))
    until(lambda: sockets(server) == 2)
    slowest = 0.0
    end = time.monotonic() + 4 * PATIENCE
    while sockets(server) == 2:  # Ada plays on, and everybody is told of each move
        assert time.monotonic() < end
        ada.until_asked()
        if ada.latest("ending"):
            ada.order("rematch")
            continue
        began = time.monotonic()
        ada.answer()
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < PATIENCE / 4, "whoever waits for it would wait for minutes"
    assert ada.order("say", text="still here")["type"] == "done"
    assert "Traceback" not in server.stderr()
    lazy.close()


def sockets(server: Server) -> int:
    """How many connections the server holds."""
    return int(server.http.get("/api/health").json()["sockets"])


def masked(text: str) -> bytes:
    """A short text frame of a client."""
    data = text.encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data
