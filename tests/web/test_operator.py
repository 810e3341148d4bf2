"""The operator's addresses: one token opens them, and what is done there reaches every table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.web.app import make_app
from motherlode.web.operating.door import GUESSES, Door
from motherlode.web.options import Options
from motherlode.web.routes.operator import OPERATOR_ROUTES
from tests.tables.live import Live, live
from tests.web.test_rations import Socket, asking

TOKEN = "the-operators-own-token"
RIGHT = {"authorization": f"Bearer {TOKEN}"}
WRONG = {"authorization": "Bearer the-operators-old-token"}
HOME = "198.51.100.7"
ELSEWHERE = "203.0.113.9"


def operated(room: Live) -> Starlette:
    """The application of a server that has an operator."""
    return make_app(room.hall, Options(operator_token=TOKEN))


@asynccontextmanager
async def operator(app: Starlette, place: str = HOME) -> AsyncIterator[httpx.AsyncClient]:
    """The operator, at home."""
    async with asking(app, place) as client:
        client.headers.update(RIGHT)
        yield client


async def ask(app: Starlette, what: str, **body: Any) -> httpx.Response:
    """The operator wants something."""
    async with operator(app) as client:
        if body:
            return await client.post(f"/api/operator/{what}", json=body)
        return await client.get(f"/api/operator/{what}")


async def connected(room: Live, app: Starlette, place: str, **fields: str) -> Socket:
    """Somebody at the table, over a line from this place."""
    socket = Socket(app, room.table.code, place)
    socket.say("hello", **fields)
    await room.time.settle()
    return socket


def told(socket: Socket) -> list[dict[str, Any]]:
    """All messages that came."""
    return [json.loads(one["text"]) for one in socket.told if one["type"] == "websocket.send"]


# -- the door ------------------------------------------------------------------------------------


@pytest.mark.parametrize("route", OPERATOR_ROUTES, ids=lambda route: route.path)
def test_nobody_comes_in_without_the_token(route: Any) -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        method = "POST" if "POST" in route.methods else "GET"
        for headers in ({}, WRONG, {"authorization": TOKEN}, {"authorization": "Bearer "}):
            async with asking(app) as client:
                path = f"/api/operator{route.path}"
                answer = await client.request(method, path, headers=headers, json={})
            assert (answer.status_code, answer.json()["code"]) == (401, "not_operator")
            assert answer.headers["www-authenticate"] == "Bearer"
            assert TOKEN not in answer.text

    live(story)


def test_a_server_without_a_token_has_no_operator() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall)
        for token in (TOKEN, "None", ""):
            async with asking(app) as client:
                headers = {"authorization": f"Bearer {token}"}
                answer = await client.get("/api/operator/overview", headers=headers)
                assert answer.status_code == 401

    live(story)


def test_only_the_whole_token_opens_the_door() -> None:
    door = Door(TOKEN, Timekeeper())
    parts = [TOKEN[:length] for length in range(1, len(TOKEN))]
    for wrong in [*parts, TOKEN + "x", *(f"{TOKEN[:-1]}{number}" for number in range(3000))]:
        headers = [(b"authorization", f"Bearer {wrong}".encode())]
        with pytest.raises(TableRefusal):
            door.check(HTTPConnection({"type": "http", "headers": headers, "client": ("::1", 1)}))


def test_guesses_are_rationed_and_lock_nobody_out() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        most, each_second = GUESSES
        async with asking(app, HOME) as guesser:

            async def guess() -> int:
                answer = await guesser.get("/api/operator/overview", headers=WRONG)
                return answer.status_code

            assert [await guess() for _ in range(most + 3)] == [401] * most + [429] * 3
            assert (await ask(app, "overview")).status_code == 200  # from the same address
            async with asking(app, ELSEWHERE) as client:  # another address has its own ration
                answer = await client.get("/api/operator/overview", headers=WRONG)
                assert answer.status_code == 401
            room.time.advance(1 / each_second)
            assert [await guess(), await guess()] == [401, 429]

    live(story)


def test_a_request_without_a_token_is_no_guess() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        async with asking(app, HOME) as client:
            for _ in range(3 * GUESSES[0]):
                assert (await client.get("/api/operator/overview")).status_code == 401
        assert (await ask(app, "overview")).status_code == 200

    live(story)


# -- what is seen --------------------------------------------------------------------------------


def test_the_operator_sees_tables_and_no_secret() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        ada, bo = await room.begun("Ada", "Bo", players=4, public=True)
        answer = await ask(app, "overview")
        info = answer.json()
        (line,) = info["tables"]
        assert line == {
            "code": room.table.code,
            "phase": "playing",
            "people": ["Ada", "Bo"],
            "bots": 2,
            "sockets": 2,
            "watchers": 0,
            "public": True,
            "touched": room.time.date(),
        }
        assert (info["table_count"], info["socket_count"]) == (1, 2)
        hands = [card for person in (ada, bo) for card in person.latest("view")["hand"]]
        roles = [person.latest("view")["role"] for person in (ada, bo)]
        secrets = [room.store.lines[0].body.decode(), str(ada.token), str(bo.token), *hands, *roles]
        promised = [line.body.decode() for line in room.store.lines if b"secret" in line.body]
        keys = [json.loads(body)["secret"] for body in promised]
        assert keys
        assert not [secret for secret in [*secrets, *keys] if secret in answer.text]

    live(story)


def test_those_used_last_come_first_and_not_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        monkeypatch.setattr("motherlode.web.operating.operating.MOST_LINES", 2)
        codes = []
        for name in ("Ada", "Bo", "Cai"):
            codes.append((await room.hall.make(name, Settings(), False))[0])
            room.time.advance(5)
        info = (await ask(operated(room), "overview")).json()
        assert [line["code"] for line in info["tables"]] == codes[:0:-1]
        assert info["table_count"] == 3

    live(story)


# -- closing a table -----------------------------------------------------------------------------


def test_a_closed_table_sends_everybody_away_for_good() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        ada, bo = await room.begun("Ada", "Bo", players=3, public=True)
        watcher = await connected(room, app, ELSEWHERE)
        code = room.table.code
        written = f"{code[:3].lower()}-{code[3:]}"
        answer = await ask(app, "close", code=written)
        assert answer.status_code == 200
        assert answer.json()["tables"] == []
        await watcher.task
        assert watcher.goodbye() == "shut"
        for person in (ada, bo):
            assert person.of_type("goodbye")[-1]["code"] == "shut"
            assert person.link.closed
        await is_shut(room, app, code)
        await room.hall.close()
        room.hall = type(room.hall)(room.store, room.outside, room.thinking)
        await is_shut(room, operated(room), code)

    live(story)


async def is_shut(room: Live, app: Starlette, code: str) -> None:
    """Nobody comes in, and nobody sees it."""
    async with asking(app) as client:
        for answer in (
            await client.get(f"/api/tables/{code}"),
            await client.post(f"/api/tables/{code}/seats", json={"name": "Zoe"}),
            await client.get(f"/api/tables/{code}/record"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (410, "shut")
        assert (await client.get("/api/tables")).json()["tables"] == []
    socket = Socket(app, code)
    socket.say("hello")
    await socket.task
    assert socket.goodbye() == "shut"
    with pytest.raises(TableRefusal, match="closed this table"):
        await room.hall.find(code)
    assert code not in room.hall.tables


def test_a_table_that_is_not_there_can_not_be_closed() -> None:
    async def story(room: Live) -> None:
        answer = await ask(operated(room), "close", code="BCDFGHJKL")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_table")

    live(story)


# -- bans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("banned", "inside", "outside"),
    [
        (ELSEWHERE, ELSEWHERE, "203.0.113.10"),
        (f"::ffff:{ELSEWHERE}", ELSEWHERE, "203.0.113.10"),
        ("2001:db8:1:2:3::9", "2001:db8:1:2::77", "2001:db8:1:3::77"),
        ("2001:db8:1:2::/64", "2001:db8:1:2::77", "2001:db8:1:3::77"),
    ],
)
def test_a_banned_household_is_not_answered(banned: str, inside: str, outside: str) -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        (ada,) = await room.begun("Ada", players=3)
        near = await connected(room, app, inside, token=str(ada.token))
        far = await connected(room, app, outside, token=str(ada.token))
        answer = await ask(app, "bans", address=banned)
        assert answer.status_code == 200
        assert [caller["address"] for caller in answer.json()["callers"]] != []
        await near.task
        assert near.goodbye() == "banned"
        assert not far.task.done()
        async with asking(app, inside) as client:
            refused = await client.get("/api/catalogue")
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
            assert (await client.get("/")).status_code == 403
            tried = await client.get("/api/operator/overview", headers=RIGHT)
            assert tried.status_code == 403
        again = Socket(app, room.table.code, inside)
        await again.task
        assert [one["type"] for one in again.told] == ["websocket.close"]
        async with asking(app, outside) as client:
            assert (await client.get("/api/catalogue")).status_code == 200
        (line,) = (await ask(app, "overview")).json()["bans"]
        assert line["turned_away"] == 4
        assert (await ask(app, "bans/lift", address=line["address"])).json()["bans"] == []
        async with asking(app, inside) as client:
            assert (await client.get("/api/catalogue")).status_code == 200
        far.hang_up()
        await far.task

    live(story)


@pytest.mark.parametrize(
    ("what", "address", "status", "code"),
    [
        ("bans", HOME, 409, "own_address"),
        ("bans", "example.org", 422, "bad_address"),
        ("bans", "203.0.113.0/24", 422, "bad_address"),
        ("bans", "2001:db8::/32", 422, "bad_address"),
        ("bans", "", 422, "bad_address"),
        ("bans/lift", ELSEWHERE, 404, "not_banned"),
    ],
)
def test_what_can_not_be_banned(what: str, address: str, status: int, code: str) -> None:
    async def story(room: Live) -> None:
        answer = await ask(operated(room), what, address=address)
        assert (answer.status_code, answer.json()["code"]) == (status, code)

    live(story)


def test_the_operator_sees_from_where_people_are_connected() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        (ada,) = await room.begun("Ada", players=3)
        lines = [await connected(room, app, ELSEWHERE) for _ in range(2)]
        lines.append(await connected(room, app, HOME, token=str(ada.token)))
        callers = (await ask(app, "overview")).json()["callers"]
        code = room.table.code
        assert callers == [
            {"address": ELSEWHERE, "sockets": 2, "tables": [code], "own": False},
            {"address": HOME, "sockets": 1, "tables": [code], "own": True},
        ]
        for line in lines:
            line.hang_up()
            await line.task
        assert (await ask(app, "overview")).json()["callers"] == []

    live(story)


# -- a message to all ----------------------------------------------------------------------------


def test_everybody_is_told_and_whoever_comes_later() -> None:
    async def story(room: Live) -> None:
        app = operated(room)
        ada, bo = await room.begun("Ada", "Bo", players=3)
        code = room.table.code
        other, _ = await room.hall.make("Cai", Settings(), False)
        before = len(room.store.lines)
        answer = await ask(app, "message", text="  A restart\nat 20:00.  ")
        assert answer.json()["message"] == "A restart at 20:00."
        for person in (ada, bo):
            (heard,) = person.of_type("announcement")
            assert heard == {
                "type": "announcement",
                "sequence": room.table.standing.sequence,
                "text": "A restart at 20:00.",
            }
        for table in (code, other):
            socket = Socket(app, table)
            socket.say("hello")
            await room.time.settle()
            assert [one["type"] for one in told(socket)] == ["welcome", "announcement"]
            socket.hang_up()
            await socket.task
        await ask(app, "message", text="")
        assert [one["text"] for one in ada.of_type("announcement")] == ["A restart at 20:00.", ""]
        late = await connected(room, app, ELSEWHERE)
        assert [one["type"] for one in told(late)] == ["welcome"]
        late.hang_up()
        await late.task
        assert len(room.store.lines) == before  # it is written down nowhere

    live(story)


def test_a_message_has_an_end() -> None:
    async def story(room: Live) -> None:
        assert (await ask(operated(room), "message", text="x" * 501)).status_code == 400
        assert (await ask(operated(room), "message", text="x" * 500)).status_code == 200

    live(story)


def test_other_sites_can_not_use_the_operators_browser() -> None:
    async def story(room: Live) -> None:
        async with operator(operated(room)) as client:
            answer = await client.post(
                "/api/operator/message",
                json={"text": "x"},
                headers={"origin": "https://evil.example"},
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign")

    live(story)
