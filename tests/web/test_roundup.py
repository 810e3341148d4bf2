"""What an operator asks one worker, all of them answer together."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.applications import Starlette

from motherlode.store.peers import BEAT
from motherlode.tables.wire.messages import Settings
from motherlode.web.app import make_app
from motherlode.web.operating.bans import Bans
from motherlode.web.operating.noticeboard import Noticeboard
from motherlode.web.operating.roundup import LOOKING, PATIENCE
from motherlode.web.options import Options
from tests.store.test_metrics import values
from tests.support.outside import HandDriven
from tests.tables.company import Company, together
from tests.tables.live import Live, live
from tests.web.test_operator import ELSEWHERE, HOME, RIGHT, TOKEN, ask
from tests.web.test_rations import Socket, asking

PLACE = "/metrics"


def operated(company: Company) -> list[Starlette]:
    """Both workers, with an operator."""
    return [make_app(hall, Options(operator_token=TOKEN)) for hall in company.halls]


async def asked(company: Company, app: Starlette, what: str = "overview", **body: Any) -> Any:
    """What the operator is told; the other worker hears of it with its next beat."""
    answer = asyncio.ensure_future(ask(app, what, **body))
    await company.time.elapse(2 * BEAT)
    return (await answer).json()


async def seated(company: Company, app: Starlette, code: str, place: str) -> Socket:
    """Somebody who watches a table at a worker."""
    socket = Socket(app, code, place)
    socket.say("hello")
    await company.time.settle()
    return socket


def test_tables_and_callers_of_all_workers_are_seen_at_each() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.begin(0, 1)
        other, _ = await company.halls[1].make("Zoe", Settings(), False)
        lines = [
            await seated(company, apps[0], company.code, ELSEWHERE),
            await seated(company, apps[1], company.code, ELSEWHERE),
            await seated(company, apps[1], other, HOME),
        ]
        for app in apps:
            info = await asked(company, app)
            found = {line["code"]: line for line in info["tables"]}
            assert set(found) == {company.code, other}
            assert (found[company.code]["sockets"], found[company.code]["watchers"]) == (4, 2)
            assert (found[other]["sockets"], found[other]["people"]) == (1, ["Zoe"])
            assert (info["workers"], info["table_count"], info["socket_count"]) == (2, 2, 5)
            assert info["callers"] == [
                {
                    "address": ELSEWHERE,
                    "sockets": 2,
                    "tables": [company.code],
                    "own": False,
                },
                {"address": HOME, "sockets": 1, "tables": [other], "own": True},
            ]
        for line in lines:
            line.hang_up()
            await line.task

    together(story)


def test_a_ban_ends_connections_at_every_worker_and_counts_at_all() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.sit(0, 1)
        sockets = [await seated(company, app, company.code, ELSEWHERE) for app in apps]
        await asked(company, apps[0], "bans", address=ELSEWHERE)
        for socket in sockets:
            await socket.task
            assert socket.goodbye() == "banned"
        for app in apps:
            async with asking(app, ELSEWHERE) as client:
                assert (await client.get("/api/catalogue")).status_code == 403
        (line,) = (await asked(company, apps[1]))["bans"]
        assert line["turned_away"] == 2

    together(story)


def test_a_closed_table_is_seen_and_listed_nowhere() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.sit(0, 1, public=True)
        info = await asked(company, apps[0], "close", code=company.code)
        assert (info["tables"], info["table_count"]) == ([], 0)
        for app in apps:
            assert (await asked(company, app))["tables"] == []
            async with asking(app) as client:
                assert (await client.get("/api/tables")).json()["tables"] == []

    together(story)


def test_metrics_of_all_workers_are_told_by_each() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.begin(0, 1, 1)
        for app in apps:
            async with asking(app) as client:
                answer = asyncio.ensure_future(client.get(PLACE, headers=RIGHT))
                await company.time.elapse(2 * BEAT)
                text = (await answer).text
            found = values(text)
            assert found['motherlode_sockets{worker="first",who="seat"}'] == 1
            assert found['motherlode_sockets{worker="second",who="seat"}'] == 2
            assert 'motherlode_moves_total{worker="second"}' in found
            assert text.count("# TYPE motherlode_sockets ") == 1

    together(story)


def test_nobody_reports_while_nobody_looks() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.sit(0, 1)
        roundups = [app.state.operating.roundup for app in apps]
        assert [one.tell()["report"] for one in roundups] == [None, None]
        await asked(company, apps[0])
        assert roundups[1].tell()["report"] is not None
        assert roundups[0].tell()["report"] is None
        await company.time.elapse(LOOKING)
        assert roundups[1].tell()["report"] is None

    together(story)


def test_a_worker_that_does_not_answer_is_left_out() -> None:
    async def story(company: Company) -> None:
        apps = operated(company)
        await company.sit(0, 1)
        company.kill(1)
        answer = asyncio.ensure_future(ask(apps[0], "overview"))
        await company.time.elapse(PATIENCE)
        info = (await answer).json()
        assert (info["workers"], info["table_count"]) == (1, 1)
        # One of another version may tell something else.
        apps[0].state.operating.roundup.hear({"third": {"asked": "often"}, "fourth": 5})
        assert (await ask(apps[0], "overview")).json()["workers"] == 1

    together(story)


def test_what_is_decided_last_holds_whatever_the_clocks_say() -> None:
    async def story(room: Live) -> None:
        slow, quick = room.time, HandDriven()
        quick.advance(60)
        here, there = Bans(slow, room.outside.metrics), Bans(quick, room.outside.metrics)
        there.add("192.0.2.1")
        here.hear({"there": there.tell()})
        here.lift("192.0.2.1")
        there.hear({"here": here.tell()})
        here.hear({"there": there.tell()})
        assert "192.0.2.1" not in here
        assert "192.0.2.1" not in there
        board = Noticeboard(room.hall)
        board.hear({"there": ["in a minute", quick.date()]})
        board.post("")
        board.hear({"there": ["in a minute", quick.date()]})
        assert board.text == ""

    live(story)
