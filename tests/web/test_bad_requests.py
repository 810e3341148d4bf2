"""HTTP: whatever is asked, the answer is a clear word; secrets stay where they belong."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from tests.support.frames import logged
from tests.support.server import Data, Server, Ticket

NAMES = [
    ("", "bad_name"),
    ("   ", "bad_name"),
    ("x" * 21, "bad_name"),
    ("x" * 10_000, "bad_name"),
    ("<script>alert(1)</script>", "bad_name"),
    ("<b>x</b>", "bad_name"),
    ("a\x00b", "bad_name"),
    ("a\x1b[31m", "bad_name"),
    ("a\u202eb", "bad_name"),
    ("\u3164\u3164", "bad_name"),
    ("\ufe0f\u034f", "bad_name"),
    ("\u0301\u0302", "bad_name"),
    ("a" + "\u0336" * 19, "bad_name"),
    ("a\nb\u2028", None),  # signs that only separate words become a blank
    ("Zoë 🪨", None),
    ("กำปั้น", None),
]
BODIES: list[tuple[Any, int]] = [
    (b"", 400),
    (b"{", 400),
    (b"\xff\xfe", 400),
    (b"null", 400),
    (b"[" * 10_000, 400),
    (b'{"name": "Ada"}', 400),
    (b'{"name": 7, "settings": {}}', 400),
    (b'{"name": "Ada", "settings": {"players": 99}}', 400),
    (b'{"name": "Ada", "settings": {"players": "5"}}', 400),
    (b'{"name": "Ada", "settings": {"dragons": true}}', 400),
    (b'{"name": "Ada", "settings": {}, "admin": true}', 400),
    (b'{"name": "Ada", "settings": {"modules": ["' + b"x" * 61 + b'"]}}', 400),
    (b'{"name": "Ada", "settings": {"modules": ["veto", "veto"]}}', 400),
    (b'{"name": "Ada", "settings": {"modules": ["chests", "chests:x"]}}', 400),
    (b"x" * 20_000, 413),
]


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_is_shown_as_it_is_or_refused_with_a_reason(
    server: Server, name: str, code: str | None
) -> None:
    body = {"name": name, "settings": {}}
    first = server.http.post("/api/tables", json=body)
    table = server.make().code
    second = server.http.post(f"/api/tables/{table}/seats", json={"name": name})
    for answer in (first, second):
        if code is None:
            assert answer.status_code == 201
        else:
            assert (answer.status_code, answer.json()["code"]) == (422, code)
            assert "`$" not in answer.json()["reason"]


def test_a_name_can_be_had_once(server: Server) -> None:
    code = server.make("Ada").code
    for name in ("Ada", "ada", " ADA ", "Ａｄａ", "Ada\ufe0f", "A\u034fda", "Ada\U000e0101"):
        answer = server.http.post(f"/api/tables/{code}/seats", json={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")


@pytest.mark.parametrize(("body", "status"), BODIES)
def test_a_body_that_makes_no_sense_is_refused(server: Server, body: bytes, status: int) -> None:
    answer = server.http.post("/api/tables", content=body)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "reason"}


def test_there_is_no_such_table_or_address_or_method(server: Server) -> None:
    for path in ("", "/record", "/qr.svg"):
        answer = server.http.get(f"/api/tables/BCDFG{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")
    sit = server.http.post("/api/tables/BCDFG/seats", json={"name": "Ada"})
    assert sit.status_code == 404
    assert server.http.get("/api/nothing").status_code == 404
    assert server.http.get("/api/check").status_code == 405
    assert server.http.delete("/api/tables").status_code == 405
    assert server.http.get(f"/{'a' * 3000}").status_code in (200, 404, 503)
    assert server.http.get("/%00").status_code in (200, 404, 503)


@pytest.mark.parametrize(
    ("settings", "sit", "refusal"),
    [
        ({"players": 2, "game": "duel"}, {}, (409, "full")),
        ({"players": 2, "game": "duel"}, {"seat": 1}, (409, "taken")),
        ({"late": False}, {}, (409, "playing")),
        ({"late": False}, {"seat": 2}, (409, "playing")),
        ({}, {"seat": 1}, (409, "taken")),  # Bo's
        ({}, {"seat": 5}, (409, "no_such_seat")),
        ({}, {"seat": 12}, (400, "malformed")),
        ({}, {"seat": "2"}, (400, "malformed")),
        ({}, {"seat": 2, "token": "a"}, (400, "malformed")),
        ({}, {"seat": 2, "name": "Bo"}, (409, "name_taken")),
        ({}, {"seat": 2, "name": "N" * 10_000}, (422, "bad_name")),
        ({}, {"seat": 2, "name": "N" * 100_000}, (413, "too_big")),
    ],
)
def test_who_gets_no_seat_in_a_game(
    server: Server, settings: Data, sit: Data, refusal: tuple[int, str]
) -> None:
    host = server.make(**settings)
    server.sit(host.code, "Bo")
    server.enter(host).order("start")
    body = {"name": "Nora", **sit}
    answer = server.http.post(f"/api/tables/{host.code}/seats", json=body)
    assert (answer.status_code, answer.json()["code"]) == refusal


def test_a_seat_of_a_bot_can_be_taken_once(server: Server) -> None:
    code = server.make(start=True).code
    taken = [
        server.http.post(f"/api/tables/{code}/seats", json={"name": name, "seat": 3})
        for name in ("Nora", "Otto")
    ]
    assert [answer.status_code for answer in taken] == [201, 409]
    assert taken[1].json()["code"] == "taken"
    nora = server.enter(Ticket(taken[0].json()))
    assert (nora.latest("you"), nora.view["seats"][3]["name"]) == (3, "Nora")
    assert len(nora.view["hand"]) > 3


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "poker"},
        {"edition": "klingon"},
        {"modules": ["dragons"]},
        {"game": "duel", "players": 5},
        {"game": "tournament", "players": 3},
        {"players": 5, "first": 9},
        {"players": 12},
    ],
)
def test_settings_that_do_not_go_together_are_refused_with_the_reason(
    server: Server, settings: dict[str, Any]
) -> None:
    body = {"name": "Ada", "settings": settings, "start": True}
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "incompatible")
    told = server.http.post("/api/check", json=settings).json()
    assert told["refusal"] == answer.json()["reason"] != ""
    lobby = server.enter(server.make(**({"players": 5} | settings)))
    assert lobby.table["refusal"] == told["refusal"]
    assert lobby.order("start")["code"] == "incompatible"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "file://"])
def test_a_page_of_somebody_else_can_make_nothing(server: Server, origin: str) -> None:
    headers = {"origin": origin}
    code = server.make().code
    body = {"name": "Eve", "settings": {}}
    assert server.http.post("/api/tables", json=body, headers=headers).status_code == 403
    seat = server.http.post(f"/api/tables/{code}/seats", json={"name": "Eve"}, headers=headers)
    assert seat.status_code == 403
    assert server.http.post("/api/check", json={}, headers=headers).status_code == 403


def test_every_answer_tells_the_browser_to_be_careful(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/tables/BCDFG"):
        headers = server.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert server.http.get("/api/health").headers["cache-control"] == "no-store"


def test_tokens_are_in_no_log_no_address_and_not_in_the_database(own_server: Server) -> None:
    server = own_server.start()
    ada, bo = server.party("Ada", "Bo")
    ada.order("start")
    ada.until_playing()
    tokens = [ada.token, bo.token]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,}", token) for token in tokens)
    told = [frame for guest in (ada, bo) for frame in guest.frames]
    public = server.http.get(f"/api/tables/{ada.table['code']}").text
    record = server.http.get(f"/api/tables/{ada.table['code']}/record").text
    server.stop()
    kept = b"".join(file.read_bytes() for file in server.folder.iterdir() if file.is_file())
    kept += b"".join(line.body for line in logged(server.database, ada.table["code"]))
    for token in tokens:
        assert token.encode() not in kept
        assert not any(token in text for text in [*told, public, record, server.stderr()])
    assert b"Ada" in kept


def test_the_record_and_the_seed_are_kept_until_the_game_is_over(server: Server) -> None:
    ticket = server.make(start=True)
    answer = server.http.get(f"/api/tables/{ticket.code}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
    guest = server.enter(ticket)
    assert guest.latest("ending") is None
    assert not any('"seed"' in frame or '"salt"' in frame for frame in guest.frames)


def test_a_record_can_still_be_had_while_the_next_game_is_played(server: Server) -> None:
    ada, bo = server.party("Ada", "Bo", players=3)
    address = f"/api/tables/{ada.table['code']}/record"
    ada.order("start")
    ada.order("abort")
    bo.order("abort")
    bo.order("say", text="Once more?")
    first = server.http.get(address)
    assert "-1.jsonl" in first.headers["content-disposition"]
    check(read_record(first.text))
    ada.order("rematch")
    again = server.http.get(address)
    assert (again.status_code, again.text) == (200, first.text)
    assert again.headers["content-disposition"] == first.headers["content-disposition"]
    ada.order("abort")
    bo.order("abort")
    second = server.http.get(address)
    assert "-2.jsonl" in second.headers["content-disposition"]
    assert second.text != first.text


def test_the_list_shows_public_tables_only(server: Server) -> None:
    private, public = server.make().code, server.make(public=True).code
    listed = {table["code"] for table in server.http.get("/api/tables").json()["tables"]}
    assert public in listed
    assert private not in listed


def test_nobody_can_put_words_of_their_own_on_the_list(server: Server) -> None:
    for settings in (
        {"game": "Visit evil.example"},
        {"edition": "\u202elive"},
        {"modules": ["buy:gold"]},
        {"level": "nobody you know"},
    ):
        code = server.make(public=True, **settings).code
        assert code not in server.http.get("/api/tables").text
        assert server.http.get(f"/api/tables/{code}").json()["refusal"] != ""


def test_a_public_table_is_listed_again_when_it_can_be_played(server: Server) -> None:
    host = server.enter(server.make(public=True, game="Visit evil.example"))
    host.order("configure", settings={"public": True})
    assert host.table["code"] in server.http.get("/api/tables").text


def test_an_address_that_fits_in_no_picture(server: Server) -> None:
    code = server.make().code
    host = f"{'x' * 300}.localhost"
    answer = server.http.get(f"/api/tables/{code}/qr.svg", headers={"host": host})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_pages_are_asked_for_anew_and_their_parts_kept(server: Server) -> None:
    """After an update nobody is left with the old page."""
    for path in ("/", "/index.html", "/t/ABCDE", "/icon.svg", "/sw.js"):
        assert server.http.get(path).headers["cache-control"] == "no-cache"
    page = server.http.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    answer = server.http.get(script[1])
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    again = server.http.get(script[1])  # packed once, kept for everyone
    plain = server.http.get(script[1], headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert again.text == answer.text == plain.text
    part = server.http.get(script[1], headers={"range": "bytes=0-9"})
    assert (part.status_code, part.text) == (206, plain.text[:10])


def test_the_program_of_tables_in_the_page_may_run_and_is_packed_once(server: Server) -> None:
    worker = server.http.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    listed = json.loads(worker.text.partition("\n")[0].removeprefix("self.kept = ")[:-1])
    assert f'content="{listed["version"]}"' in server.http.get("/").text
    python = next(file for file in listed["program"] if file.endswith(".wasm"))
    answer = server.http.get(f"/{python}")
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    policy = answer.headers["content-security-policy"]
    assert "'wasm-unsafe-eval'" in policy
    assert "'unsafe-eval'" not in policy


@pytest.mark.parametrize(
    "path", ["/%2e%2e/pyproject.toml", "/assets/%2e%2e/%2e%2e/x", "/assets/..%2f..%2fx"]
)
def test_no_address_leads_out_of_the_pages(server: Server, path: str) -> None:
    assert server.http.get(path).status_code == 404
