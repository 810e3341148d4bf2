"""Sockets: whatever comes over them, a clear word goes back and the table goes on."""

from __future__ import annotations

import json
import socket as plain_socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.support.guest import Guest
from tests.support.server import Server

BAD: list[tuple[str, str]] = [
    ("", "malformed"),
    ("{", "malformed"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ('"answer"', "malformed"),
    ('{"type": "dig"}', "malformed"),
    ('{"type": 7}', "malformed"),
    ('{"no": "type"}', "malformed"),
    ('{"type": "answer"}', "malformed"),
    ('{"type": "answer", "id": "aaaaaaaa", "sequence": "3", "index": 0}', "malformed"),
    ('{"type": "answer", "id": "aaaaaaaa", "sequence": 3, "index": -1}', "malformed"),
    ('{"type": "answer", "id": "aaaaaaaa", "sequence": 3, "index": 1e99}', "malformed"),
    ('{"type": "answer", "id": "aaaaaaaa", "sequence": 3, "index": 0, "more": 1}', "malformed"),
    ('{"type": "answer", "id": "short", "sequence": 3, "index": 0}', "malformed"),
    ('{"type": "answer", "id": "aaaaaaaa\\n", "sequence": 3, "index": 0}', "malformed"),
    ('{"type": "answer", "id": 12345678, "sequence": 3, "index": 0}', "malformed"),
    ('{"type": "say", "id": "aaaaaaaa", "text": ""}', "malformed"),
    ('{"type": "say", "id": "aaaaaaaa", "text": "\\ud800"}', "malformed"),
    ('{"type": "say", "id": "aaaaaaaa", "text": "' + "x" * 501 + '"}', "malformed"),
    ('{"type": "sit_bot", "id": "aaaaaaaa", "seat": 99}', "malformed"),
    ('{"type": "rename", "id": "aaaaaaaa", "name": "' + "x" * 5000 + '"}', "bad_name"),
    ('{"type": "rename", "id": "aaaaaaaa", "name": ""}', "bad_name"),
    ("[" * 5000, "malformed"),
    ('{"a":' * 1500, "malformed"),
    ('{"type": "ping", "x": ' + "[" * 3000 + "]" * 3000 + "}", "malformed"),
    ('{"type": "say", "id": "aaaaaaaa", "text": "' + "x" * 9000 + '"}', "too_big"),
]


@pytest.mark.parametrize(("text", "code"), BAD)
def test_a_message_that_makes_no_sense_is_refused_with_a_sentence(
    server: Server, text: str, code: str
) -> None:
    guest = server.enter(server.make())
    guest.line.send(text)
    refused = guest.wait("refused")
    assert refused["code"] == code
    assert 5 < len(refused["reason"]) < 300
    assert "Traceback" not in refused["reason"]
    guest.say("ping")
    guest.wait("pong")
    guest.hang_up()


def test_bytes_are_refused_and_the_connection_goes_on(server: Server) -> None:
    guest = server.enter(server.make())
    guest.line.send(b'{"type": "ping"}')
    assert guest.wait("refused")["reason"] == "messages are text, not bytes"
    guest.say("ping")
    guest.wait("pong")


def test_a_message_of_sixteen_kilobytes_ends_only_its_own_connection(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo")
    bo.line.send("x" * 40_000)
    assert bo.end()[0] == 1009
    ada.wait(lambda told: told["type"] == "lobby" and not told["table"]["seats"][1]["present"])
    ada.say("ping")
    ada.wait("pong")


REQUESTS = (
    b"GET /api/tables/\xc3\xa4\xff/socket HTTP/1.1",
    b"GET /api/tables/BCDFG/socket?\xff HTTP/1.1",
    b"GET /%00 HTTP/1.1",
    b"NONSENSE",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1",
)


def test_requests_that_are_none_bring_no_traceback(own_server: Server) -> None:
    server = own_server.start()
    upgrade = b"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
    key = b"\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nHost: localhost\r\n\r\n"
    for line in REQUESTS:
        with plain_socket.create_connection(("127.0.0.1", server.port), 10) as raw:
            raw.settimeout(0.5)
            with suppress(OSError):
                raw.sendall(line + upgrade + key)
                raw.recv(1000)
    ada, bo = server.party("Ada", "Bo")
    bo.line.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # bytes that aren't text
    assert bo.end()[0] == 1007
    server.enter(server.make()).line.socket.sendall(b"\xff\xff\xff\xff no frame at all")
    ada.say("ping")
    ada.wait("pong")
    assert "Traceback" not in server.stderr()


def test_the_line_is_cut_after_many_mistakes(server: Server) -> None:
    guest = server.enter(server.make())
    for _ in range(30):
        guest.line.send("nonsense")
    code, _ = guest.end()
    assert code == 1008
    assert sum(told["type"] == "refused" for told in guest.told) == 21


def test_the_first_message_has_to_be_hello(server: Server) -> None:
    code = server.make().code
    for first in ('{"type": "ping"}', "nonsense", '{"type": "hello", "token": 5}'):
        guest = server.socket(code)
        guest.line.send(first)
        ended, last = guest.end()
        assert (ended, last["type"]) == (1008, "goodbye")
        assert last["code"] in ("no_hello", "malformed")


def test_there_is_no_such_table(server: Server) -> None:
    for code in ("BCDFG", "bcdfg", "nowhere", "A" * 500, "%00"):
        guest = server.socket(code)
        guest.say("hello")
        ended, last = guest.end()
        assert (ended, last["code"]) == (1008, "no_table")


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "http://[",
        "http://127.0.0.1:1",
        "https://127.0.0.1.evil.example",
    ],
)
def test_a_page_of_somebody_else_gets_no_connection(server: Server, origin: str) -> None:
    code = server.make().code
    with pytest.raises(InvalidStatus) as refusal:
        server.socket(code, origin=origin)
    assert refusal.value.response.status_code == 403


def test_its_own_page_gets_a_connection(server: Server) -> None:
    server.socket(server.make().code, origin=server.address).hello()


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    ticket = server.make()
    wrong = ("x" * 22, ticket.token[:-1] + ("A" if ticket.token[-1] != "A" else "B"))
    for token in wrong:
        guest = server.socket(ticket.code)
        guest.say("hello", token=token)
        ended, last = guest.end()
        assert (ended, last["code"]) == (1008, "no_seat")
    for token in ("", "short", "x" * 65, "<script>alert(1)</script>"):
        guest = server.socket(ticket.code)
        guest.say("hello", token=token)
        assert guest.end()[1]["code"] == "malformed"


def test_a_token_opens_only_its_own_table(server: Server) -> None:
    here, there = server.make(), server.make()
    guest = server.socket(there.code)
    guest.say("hello", token=here.token)
    assert guest.end()[1]["code"] == "no_seat"


def test_a_token_opens_nothing_after_its_seat_was_given_up(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo")
    second = server.socket(ada.table["code"]).hello(bo.token)
    bo.say("leave", id="leaving-1")
    for guest in (bo, second):
        ended, last = guest.end()
        assert (ended, last["type"], last["code"]) == (1008, "goodbye", "no_seat")
    again = server.socket(ada.table["code"])
    again.say("hello", token=bo.token)
    assert again.end()[1]["code"] == "no_seat"


def test_somebody_removed_loses_the_seat_at_once(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo")
    assert ada.order("remove", seat=1)["type"] == "done"
    assert bo.end()[1]["code"] == "no_seat"
    again = server.socket(ada.table["code"])
    again.say("hello", token=bo.token)
    assert again.end()[1]["code"] == "no_seat"


def started(server: Server, **settings: Any) -> list[Guest]:
    """Ada and Bo with three bots, in a game that Ada begins."""
    people = server.party("Ada", "Bo", first=0, **settings)
    people[0].order("start")
    for guest in people:
        guest.until_playing()
    return people


def test_an_answer_out_of_turn_or_stale_or_to_nothing_changes_nothing(server: Server) -> None:
    ada, bo = started(server)
    prompt = ada.prompt
    assert prompt is not None
    number = prompt["sequence"]
    assert bo.prompt is None
    expected = [
        (bo, {"sequence": number, "index": 0}, "not_asked"),
        (ada, {"sequence": number - 1, "index": 0}, "stale"),
        (ada, {"sequence": number + 1, "index": 0}, "stale"),
        (ada, {"sequence": 0, "index": 0}, "stale"),
        (ada, {"sequence": number, "index": 99_999}, "bad_index"),
        (ada, {"sequence": number, "index": len(prompt["options"])}, "bad_index"),
    ]
    for guest, fields, code in expected:
        refused = guest.order("answer", **fields)
        assert (refused["type"], refused["code"]) == ("refused", code)
    assert server.watch(ada.table["code"]).latest("view")["asked"] == 0


def test_a_repeated_command_has_no_second_effect(server: Server) -> None:
    ada, bo = started(server)
    prompt = ada.prompt
    assert prompt is not None
    first = {"sequence": prompt["sequence"], "index": 0, "id": "answer-1"}
    for _ in range(4):
        assert ada.order("answer", **first)["type"] == "done"
    for _ in range(3):
        ada.order("say", text="once", id="saying-1")
    bo.hear()
    said = [told["text"] for told in bo.told if told["type"] == "talk" and "text" in told]
    assert said == ["once"]
    fresh = server.socket(ada.table["code"]).hello(ada.token)
    talk = [line["talk"] for line in fresh.latest("history") if "talk" in line]
    words = [one["text"] for one in talk if "text" in one]
    assert words == ["once"]


def test_commands_of_others_and_of_spectators_are_refused(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo")
    watcher = server.watch(ada.table["code"])
    commands: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("fill", {}),
        ("remove", {"seat": 0}),
        ("sit_bot", {"seat": 3}),
        ("move", {"seat": 0, "to": 1}),
        ("configure", {"settings": {"players": 3}}),
        ("set_pace", {"pace": "fast"}),
    ]
    for kind, fields in commands:
        assert bo.order(kind, **fields)["code"] == "not_host"
        assert watcher.order(kind, **fields)["code"] == "watching"
    for kind in ("leave", "abort", "call", "back", "rematch"):
        assert watcher.order(kind)["code"] == "watching"
    assert watcher.order("say", text="x")["code"] == "watching"
    assert watcher.order("answer", sequence=1, index=0)["code"] == "watching"
    assert bo.order("answer", sequence=1, index=0)["code"] == "not_playing"
    assert bo.order("rematch")["code"] == "not_over"
    assert ada.order("move", seat=0, to=11)["code"] == "no_such_seat"
    assert ada.order("sit_bot", seat=1)["code"] == "taken"
    assert ada.order("remove", seat=0)["code"] == "host"
    assert json.loads(watcher.frames[-1])["type"] == "refused"


def test_what_steers_a_screen_is_not_said(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo")
    text = "a\x00\x1b[31m<b>\u202eb\u2028c</b>\U000e0041 👩\u200d🚀"
    assert ada.order("say", text=text)["type"] == "done"
    assert bo.wait("talk")["text"] == "a[31m<b>bc</b> 👩\u200d🚀"
    assert ada.order("say", text="\x00\u202e")["code"] == "empty"
