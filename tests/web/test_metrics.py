"""What a server counts while people play, and who may read it."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from motherlode.tables.wire.messages import Settings
from motherlode.web.app import make_app
from motherlode.web.operating.load import LOOKS, STEP, Load
from motherlode.web.options import Options
from tests.store.test_metrics import values
from tests.support.outside import HandDriven
from tests.support.server import Server, until
from tests.tables.live import Live, live
from tests.web.test_operator import RIGHT, TOKEN, WRONG
from tests.web.test_rations import asking

LOOPBACK = ("127.0.0.1", "::1", "127.3.4.5")


async def counted(room: Live, place: str = "127.0.0.1") -> dict[str, float]:
    """All metrics of a server."""
    app = make_app(room.hall, Options(operator_token=TOKEN))
    async with asking(app, place) as client:
        answer = await client.get("/metrics", headers=RIGHT)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return values(answer.text)


def test_a_game_is_counted() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo", players=3)
        await room.hall.make("Cai", Settings(), False)
        await room.time.settle()
        before = await counted(room)
        assert before['motherlode_tables{phase="lobby"}'] == 1
        assert before['motherlode_tables{phase="playing"}'] == 1
        assert before['motherlode_sockets{who="seat"}'] == 2
        assert before["motherlode_leases"] == before["motherlode_leases_taken_total"] == 2
        lines = len(room.store.lines)
        assert (await ada.answer())["type"] == "done"
        assert (await ada.order("say", text=" "))["type"] == "refused"
        await bo.until(lambda: bo.prompt)
        after = await counted(room)
        told = [one.body for one in room.store.lines[lines:]]
        moves = sum(b'"chose"' in body for body in told)
        assert moves >= 1
        assert after["motherlode_moves_total"] - before["motherlode_moves_total"] == moves
        grown = {
            name: after[name] - before.get(name, 0)
            for name in (
                "motherlode_command_seconds_count",
                'motherlode_refused_total{code="empty"}',
                'motherlode_http_requests_total{kind="metrics",status="2xx"}',
            )
        }
        assert list(grown.values()) == [2, 1, 1]
        assert after["motherlode_commit_seconds_count"] > before["motherlode_commit_seconds_count"]
        await bo.leave()
        await ada.leave()
        await room.hall.put_to_sleep(room.time.now() + 1)
        asleep = await counted(room)
        assert (asleep["motherlode_leases"], asleep["motherlode_leases_taken_total"]) == (0, 2)

    live(story)


def test_a_write_that_fails_is_counted_as_a_retry() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        room.store.fails = lambda: True
        assert (await ada.answer())["code"] == "storage"
        room.store.fails = lambda: False
        assert (await ada.answer())["type"] == "done"
        assert (await counted(room))['motherlode_retries_total{why="storage"}'] == 1

    live(story)


def test_only_the_operator_reads_them() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(operator_token=TOKEN))
        for place in (*LOOPBACK, "203.0.113.7"):
            async with asking(app, place) as client:
                assert (await client.get("/metrics")).status_code == 401
                assert (await client.get("/metrics", headers=WRONG)).status_code == 401
                assert (await client.get(f"/metrics?token={TOKEN}")).status_code == 401
                assert (await client.get("/metrics", headers=RIGHT)).status_code == 200

    live(story)


@pytest.mark.parametrize(
    ("place", "headers", "status"),
    [
        *((place, {}, 200) for place in LOOPBACK),
        ("203.0.113.7", {}, 401),
        ("203.0.113.7", RIGHT, 200),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.7"}, 401),
        ("127.0.0.1", {"forwarded": "for=203.0.113.7"}, 401),
        ("127.0.0.1", {"via": "1.1 proxy"}, 401),
        ("127.0.0.1", {"host": "192.0.2.1:8000"}, 401),
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, 200),
        ("127.0.0.1", RIGHT | {"x-forwarded-for": "203.0.113.7"}, 200),
    ],
)
def test_this_machine_reads_them_if_the_operator_says_so(
    place: str, headers: dict[str, str], status: int
) -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(operator_token=TOKEN, open_metrics=True))
        async with asking(app, place) as client:
            assert (await client.get("/metrics", headers=headers)).status_code == status
            assert (await client.get("/api/operator/overview")).status_code == 401

    live(story)


@pytest.mark.parametrize(
    "known",
    [
        {"names": ("play.example.org",)},
        {"address": "https://play.example.org"},
        {"proxies": ("127.0.0.1",)},
    ],
)
@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost"])
def test_behind_a_proxy_only_the_token_opens_them(known: dict[str, Any], host: str) -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(operator_token=TOKEN, open_metrics=True, **known))
        async with asking(app) as client:
            refused = await client.get("/metrics", headers={"host": host})
            assert refused.status_code == 401
            assert (await client.get("/metrics", headers=RIGHT)).status_code == 200

    live(story)


def test_no_code_name_or_address_is_among_them() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", "Bo", players=3)
        app = make_app(room.hall, Options(operator_token=TOKEN))
        async with asking(app, "203.0.113.7") as client:
            await client.get(f"/api/tables/{room.table.code}")
            await client.get("/t/anything/at/all")
            told = (await client.get("/metrics", headers=RIGHT)).text
        assert 'kind="page"' in told
        words = (room.table.code, "Ada", "203.0.113", "anything", TOKEN)
        assert not [word for word in words if word in told]

    live(story)


def test_a_mistake_of_the_server_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(operator_token=TOKEN))
        monkeypatch.setattr(room.hall, "public", None)
        line = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=line, base_url="http://localhost") as client:
            assert (await client.get("/api/tables")).status_code == 500
        found = room.outside.metrics.requests
        assert found.value("api", "5xx") == 1

    live(story)


def test_a_real_server_counts_its_transactions(own_server: Server) -> None:
    server = own_server
    server.options = ("--operator-token", TOKEN, "--open-metrics")
    server.start()
    guest = server.enter(server.make(start=True, first=0, players=3))
    for _ in range(3):
        guest.until_asked()
        guest.answer()
    found = values(server.http.get("/metrics").text)
    assert found["motherlode_moves_total"] >= 3
    assert found["motherlode_commits_total"] >= 4
    assert found["motherlode_lines_total"] >= found["motherlode_moves_total"]
    assert found['motherlode_bot_seconds_count{where="table"}'] >= 1
    assert found["process_resident_memory_bytes"] > 1_000_000
    assert found["process_cpu_seconds_total"] > 0
    assert found["process_open_fds"] > 3
    assert found["motherlode_ready"] == 1
    until(lambda: server.http.get("/api/operator/overview", headers=RIGHT).json()["load"]["cpu"])
    server.stop()
    assert server.stderr() == ""


def test_load_is_told_of_the_last_seconds() -> None:
    async def story(room: Live) -> None:
        load = Load(room.time, room.outside.metrics)
        watching = asyncio.create_task(load.watch())
        await room.time.settle()
        for _ in range(3):
            room.outside.metrics.moves.add(4)
            await room.time.elapse(STEP)
        assert load.rates()[1] == pytest.approx(4)
        await overslept(room.time, 0.7)
        assert load.lag == pytest.approx(0.7)
        await room.time.elapse(STEP * (LOOKS + 1))
        assert load.lag == 0
        assert load.rates()[1] == 0
        watching.cancel()

    live(story)


async def overslept(time: HandDriven, seconds: float) -> None:
    """Whoever sleeps wakes this much too late."""
    time.advance(STEP + seconds)
    await time.settle()
