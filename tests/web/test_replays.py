"""Replays over HTTP: every game that is over, through any eyes; what somebody brings is checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from motherlode.rules.core.ruleset import Selection
from motherlode.rules.records.record import commitment
from motherlode.rules.records.text import read_record
from motherlode.web.pages.maze_picture import MAGIC
from tests.support.recorded import recorded_game
from tests.support.server import Server

RECORD = recorded_game(Selection("base", (), "jubilee", 3), level="random")
LINES = RECORD.splitlines()
HEADER = json.loads(LINES[0])
Data = dict[str, Any]


def refusal(answer: Any) -> tuple[int, str]:
    assert set(answer.json()) <= {"code", "reason", "why"}
    return answer.status_code, answer.json()["code"]


def header(**changes: Any) -> str:
    """The record with another first line."""
    return "\n".join([json.dumps(HEADER | changes), *LINES[1:]])


def swapped() -> str:
    """Two choices in the wrong order."""
    return "\n".join([*LINES[:5], *reversed(LINES[5:7]), *LINES[7:]])


BAD: list[tuple[str, Callable[[], str], int, str]] = [
    ("empty", lambda: "", 422, "record-foreign"),
    ("a picture", lambda: "\x89PNG\r\n\x1a\n\x00\x00\ufffd\ufffd", 422, "record-foreign"),
    ("other JSON", lambda: '{"name": "motherlode", "version": 1}', 422, "record-foreign"),
    ("a list", lambda: "[1, 2, 3]", 422, "record-foreign"),
    ("nested", lambda: "[" * 100_000, 422, "record-foreign"),
    ("a number", lambda: '{"format": 1e999, "players": 3}', 422, "record-module"),
    ("cut", lambda: "\n".join(LINES[:20]), 422, "record-cut"),
    ("cut in a line", lambda: RECORD[: len(RECORD) // 2], 422, "record-cut"),
    ("newer", lambda: header(format=99), 422, "record-newer"),
    ("module", lambda: header(modules={"base": 1, "dragons": 1}), 422, "record-module"),
    ("newer module", lambda: header(modules={"base": 99}), 422, "record-module"),
    ("game", lambda: header(rules="poker"), 422, "record-module"),
    ("odd modules", lambda: header(modules=[1]), 422, "record-broken"),
    ("odd rules", lambda: header(rules={}), 422, "record-module"),
    ("no name", lambda: header(players=["Ada", "Ada", "Bo"]), 422, "record-broken"),
    ("seed", lambda: header(seed=4), 422, "record-altered"),
    ("salt", lambda: header(salt="another"), 422, "record-altered"),
    ("secret", lambda: header(seed=None).replace('"seed": null, ', ""), 422, "record-secret"),
    ("swapped", swapped, 422, "record-altered"),
    ("digest", lambda: RECORD.replace('"digest": "', '"digest": "0'), 422, "record-altered"),
    ("said", lambda: RECORD.replace("What do you", "What did you", 1), 422, "record-altered"),
    ("scores", lambda: RECORD.replace('"scores": {"Ada": ', '"scores": {"Ada": 1'), 422, ""),
    ("too many lines", lambda: RECORD.replace("\n", "\n" * 5000, 1), 413, "record-too-big"),
    ("too big", lambda: "x" * 1_600_000, 413, "record-too-big"),
]


@pytest.mark.parametrize(
    ("record", "status", "code"), [row[1:] for row in BAD], ids=[row[0] for row in BAD]
)
def test_a_record_that_is_none_is_refused_with_its_kind(
    server: Server, record: Callable[[], str], status: int, code: str
) -> None:
    answer = server.http.post("/api/replay", json={"record": record(), "eyes": "open"})
    assert refusal(answer) == (status, code or "record-altered")
    again = server.http.post("/api/replay/position", json={"record": record(), "played": 1})
    assert refusal(again) == (status, code or "record-altered")


def test_a_record_that_somebody_brings_is_shown_through_any_eyes(server: Server) -> None:
    for eyes in ("public", "open", "0", "2"):
        shown = server.http.post("/api/replay", json={"record": RECORD, "eyes": eyes})
        assert shown.status_code == 200
        told = shown.json()
        assert told["eyes"] == eyes
        assert told["over"]
        assert commitment(int(told["ending"]["seed"]), told["ending"]["salt"]) == told["commitment"]
        assert ("secrets" in told["frames"][0]) == (eyes == "open")
    answer = server.http.post("/api/replay", json={"record": RECORD, "eyes": "3"})
    assert refusal(answer) == (409, "no_such_seat")
    played = len(read_record(RECORD).choices)
    body = {"record": RECORD, "played": played - 3}
    assert "[hands]" in server.http.post("/api/replay/position", json=body).json()["position"]
    late = server.http.post("/api/replay/position", json=body | {"played": played + 1})
    assert refusal(late) == (422, "no_step")


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"record": 7}', b'{"record": "", "eyes": "all"}', b'{"eyes": "open"}']
)
def test_a_request_for_a_replay_that_makes_no_sense(server: Server, body: bytes) -> None:
    assert refusal(server.http.post("/api/replay", content=body)) == (400, "malformed")


def finish(server: Server) -> tuple[Any, Any, str]:
    """A table whose first game is aborted after some turns, and its people."""
    ada, bo = server.party("Ada", "Bo", players=3)
    code = ada.table["code"]
    ada.order("start")
    ada.order("abort")
    bo.order("abort")
    return ada, bo, code


def test_every_game_of_a_table_can_be_replayed_once_it_is_over(own_server: Server) -> None:
    server = own_server.start()
    ada, bo, code = finish(server)
    first = server.http.get(f"/api/tables/{code}/games/1/replay?eyes=open").json()
    assert not first["over"]
    assert first["ending"]["aborted"]
    ada.order("rematch")
    for path in (
        "replay?eyes=open",
        "replay",
        "record",
        "position?played=0",
        "awards",
        "deals",
        "picture.png",
    ):
        during = server.http.get(f"/api/tables/{code}/games/2/{path}")
        assert refusal(during) == (409, "not_over")
        assert refusal(server.http.get(f"/api/tables/{code}/games/3/{path}")) == (404, "no_game")
    assert "secrets" not in json.dumps(ada.told)
    ada.order("say", text="Hello")
    ada.order("abort")
    bo.order("abort")
    ada.order("rematch")
    ada.order("abort")
    bo.order("abort")
    records = [
        server.http.get(f"/api/tables/{code}/games/{number}/record").text for number in (1, 2, 3)
    ]
    assert len(set(records)) == 3
    assert "Hello" in records[1]
    server.restart()
    for number, record in enumerate(records, 1):
        address = f"/api/tables/{code}/games/{number}"
        assert server.http.get(f"{address}/record").text == record
        shown = server.http.get(f"{address}/replay?eyes=0").json()
        assert shown.pop("faces") == [seat["face"] for seat in ada.table["seats"]]
        assert (
            shown | {"faces": []}
            == server.http.post("/api/replay", json={"record": record, "eyes": "0"}).json()
        )
        assert server.http.get(f"{address}/position?played=0").json()["position"]
        picture = server.http.get(f"{address}/picture.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(MAGIC)
        dealt = server.http.get(f"{address}/deals").json()
        assert [len(hand) for hand in dealt["rounds"][0]["hands"]] == [6] * len(shown["players"])
        remembered = server.http.get(f"{address}/awards").json()
        assert remembered == {"awards": [], "gold": [[0] * len(shown["players"])]}
    assert server.http.get(f"/api/tables/{code}/games/1/replay?eyes=open").json() == first
    server.stop()
    assert server.stderr() == ""


def test_addresses_of_games_that_make_no_sense(server: Server) -> None:
    _, _, code = finish(server)
    for number in ("0", "-1", "x", "1" * 30, "٣", "1.0"):
        assert refusal(server.http.get(f"/api/tables/{code}/games/{number}/replay")) == (
            404,
            "no_game",
        )
    for query in ("eyes=all", "eyes=12", "eyes="):
        answer = server.http.get(f"/api/tables/{code}/games/1/replay?{query}")
        assert refusal(answer) == (400, "malformed")
    for query in ("", "played=", "played=-1", "played=x", "played=" + "1" * 30):
        answer = server.http.get(f"/api/tables/{code}/games/1/position?{query}")
        assert refusal(answer) == (400, "malformed")
    answer = server.http.get(f"/api/tables/{code}/games/1/position?played=9999")
    assert refusal(answer) == (422, "no_step")


POSITIONS: list[tuple[Data, int, str]] = [
    ({"position": "seeed = 7"}, 422, "position-broken"),
    ({"position": "\ud83d nonsense ["}, 422, "position-broken"),
    ({"position": "seed = " + "7" * 5000}, 422, "position-broken"),
    ({"position": ".".join("a" * 9000) + " = 1"}, 422, "position-broken"),
    ({"position": "", "choices": ["fly away"]}, 422, "choice-refused"),
    ({"position": "", "choices": ["take 3"]}, 422, "choice-refused"),
    ({"position": "x" * 20_001}, 400, "malformed"),
    ({"position": "", "choices": ["x" * 201]}, 400, "malformed"),
    ({"position": "", "choices": ["pass"] * 1001}, 400, "malformed"),
    ({"position": "", "choices": "pass"}, 400, "malformed"),
    ({"choices": []}, 400, "malformed"),
    ({"position": "#" * 500_000}, 413, "too_big"),
]


@pytest.mark.parametrize(("body", "status", "code"), POSITIONS)
def test_a_sandbox_that_makes_no_sense(server: Server, body: Data, status: int, code: str) -> None:
    answer = server.http.post("/api/sandbox", content=json.dumps(body))
    if answer.status_code == 400 and status == 422:  # half a character isn't text
        assert "\\ud83d" in json.dumps(body)
        return
    assert refusal(answer) == (status, code)


def test_a_sandbox_tells_why_in_a_form_for_every_language(server: Server) -> None:
    for body in ({"position": "seeed = 7"}, {"position": "", "choices": ["fly away"]}):
        assert server.http.post("/api/sandbox", json=body).json()["why"]["code"]


def test_a_sandbox_shows_everything_and_takes_the_choices_it_offers(server: Server) -> None:
    text = "players = 4\nseed = 5\n"
    choices: list[str] = []
    for _ in range(8):
        answer = server.http.post("/api/sandbox", json={"position": text, "choices": choices})
        here = answer.json()
        assert here["view"]["seat"] == here["view"]["asked"]
        assert len(here["secrets"]["hands"]) == 4
        choices.append(here["prompt"]["options"][-1]["text"])
    again = server.http.post("/api/sandbox", json={"position": here["position"]}).json()
    assert again["view"] == here["view"]
    assert again["secrets"] == here["secrets"]


@pytest.mark.parametrize("address", ["/api/replay", "/api/replay/position", "/api/sandbox"])
def test_a_page_of_somebody_else_may_bring_nothing(server: Server, address: str) -> None:
    headers = {"origin": "http://evil.example"}
    assert server.http.post(address, json={}, headers=headers).status_code == 403


def test_long_answers_come_packed_to_whoever_takes_them_packed(server: Server) -> None:
    _, _, code = finish(server)
    for address in (f"/api/tables/{code}/games/1/replay", f"/api/tables/{code}/record"):
        packed = server.http.get(address)
        plain = server.http.get(address, headers={"accept-encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.content == plain.content
    assert plain.headers["content-disposition"].endswith(f'-{code}-1.jsonl"')
