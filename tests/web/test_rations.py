"""How much one address may ask in a while: rations that are used up, and come back with time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from motherlode.store.log import Line, StoreError
from motherlode.tables.live.clocks.pacing import SLEEP
from motherlode.web.app import MISSING, make_app
from motherlode.web.guards import public_tables
from motherlode.web.guards.limits import household
from motherlode.web.guards.public_tables import MOST_LISTED, Makers
from motherlode.web.options import Options
from motherlode.web.routes.sockets import HELLO_TIME
from motherlode.web.table_lookup import EACH_SECOND
from tests.support.outside import DAWN, HandDriven
from tests.tables.live import Live, live


@asynccontextmanager
async def asking(app: Starlette, place: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks from this address."""
    line = httpx.ASGITransport(app, client=(place, 1))
    async with httpx.AsyncClient(transport=line, base_url="http://localhost") as client:
        yield client


class Socket:
    """A connection to a table without a network."""

    def __init__(self, app: Starlette, code: str, place: str = "127.0.0.1") -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.told: list[Message] = []
        self.fails_at = 0  # the message that finds nobody there
        self.heard.put_nowait({"type": "websocket.connect"})
        path = f"/api/tables/{code}/socket"
        scope = {"type": "websocket", "path": path, "headers": [], "client": (place, 1)}
        scope["scheme"] = "ws"
        self.task = asyncio.ensure_future(app(scope, self.heard.get, self._tell))

    async def _tell(self, message: Message) -> None:
        self.told.append(message)
        if len(self.told) == self.fails_at:
            raise OSError("gone")

    def hang_up(self) -> None:
        """The line is cut."""
        self.heard.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def say(self, kind: str, **fields: str | None) -> None:
        """Send a message."""
        text = json.dumps({"type": kind, **fields})
        self.heard.put_nowait({"type": "websocket.receive", "text": text})

    def goodbye(self) -> str:
        """Why the connection was ended."""
        *_, last, closed = self.told
        assert closed["type"] == "websocket.close"
        code: str = json.loads(last["text"])["code"]
        return code


def count_reads(room: Live) -> list[str]:
    """The codes that are looked for in the log from now on."""
    reads: list[str] = []
    read = room.store.read

    def counted(code: str) -> Awaitable[list[Line]]:
        reads.append(code)
        return read(code)

    room.store.read = counted  # type: ignore[method-assign,assignment]
    return reads


async def wrong_codes(app: Starlette, count: int, place: str = "127.0.0.1") -> list[int]:
    """Guess this many codes one after the other; what came of it."""
    async with asking(app, place) as guesser:
        return [(await guesser.get("/api/tables/BCDFG")).status_code for _ in range(count)]


def test_whoever_guesses_codes_has_to_wait_and_so_does_the_log() -> None:
    async def story(room: Live) -> None:
        most = 10
        await room.gather("Ada")
        app = make_app(room.hall, Options(connections=most))
        assert await wrong_codes(app, 60) == [404] * 60
        reads = count_reads(room)
        guesses = [asyncio.ensure_future(wrong_codes(app, 1)) for _ in range(most + 2)]
        await room.time.settle()
        assert [await guess for guess in guesses[most:]] == [[429], [429]]
        guess = Socket(app, "BCDFH")
        guess.say("hello")
        await guess.task
        assert guess.goodbye() == "too_fast"
        assert reads == []
        assert await wrong_codes(app, 1, "127.0.0.2") == [404]
        async with asking(app) as guesser:  # a table in memory is found at once
            right = f"/api/tables/{room.table.code}"
            sat = await guesser.post(f"{right}/seats", json={"name": "Bo"})
            assert sat.status_code == 201
        seat = Socket(app, room.table.code)
        seat.say("hello", token=sat.json()["token"])
        await room.time.settle()
        assert [json.loads(told["text"])["type"] for told in seat.told[1:]] == ["welcome"]
        seat.hang_up()
        for done in range(1, most + 1):
            await room.time.elapse(1 / MISSING[1])
            assert sum(guess.done() for guess in guesses) == done + 2
        assert [await guess for guess in guesses[:most]] == [[404]] * most
        assert app.state.turns.guesses.waiting.count == 0

    live(story)


def test_whoever_shares_an_address_with_a_guesser_still_finds_a_table_that_sleeps() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        await ada.leave()
        app = make_app(room.hall)
        wait = 1 / MISSING[1]
        assert await wrong_codes(app, 60) == [404] * 60
        async with asking(app) as friend:
            for _ in range(2):
                await room.hall.put_to_sleep(room.time.now() + 1)
                asked = asyncio.ensure_future(friend.get(f"/api/tables/{room.table.code}"))
                await room.time.settle()
                await room.time.elapse(wait * (1 - asked.done()))  # the right one cost nothing
                assert (await asked).status_code == 200
        assert room.time.now() == DAWN + wait

    live(story)


def test_whoever_brings_a_token_does_not_queue_with_those_who_guess() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        await ada.leave()
        app = make_app(room.hall)
        assert await wrong_codes(app, 60) == [404] * 60
        guesses = [asyncio.ensure_future(wrong_codes(app, 1)) for _ in range(5)]
        await room.hall.put_to_sleep(room.time.now() + 1)
        seat = Socket(app, room.table.code)
        seat.say("hello", token=ada.token)
        await room.time.settle()
        assert [json.loads(told["text"])["type"] for told in seat.told[1:]] == ["welcome"]
        assert not any(guess.done() for guess in guesses)
        seat.hang_up()
        await room.time.elapse(1)
        await asyncio.gather(*guesses, seat.task)
        for _ in range(60):  # wrong codes with a token have their price, too
            stray = Socket(app, "BCDFG")
            stray.say("hello", token="t" * 20)
            await stray.task
            assert stray.goodbye() == "no_table"
        stray = Socket(app, "BCDFG")
        stray.say("hello", token="t" * 20)
        await room.time.settle()
        assert not stray.task.done()
        await room.time.elapse(1)
        await stray.task

    live(story)


async def asleep(room: Live, app: Starlette, place: str, count: int) -> list[str]:
    """Tables made from one address, and put to sleep; their codes."""
    codes = await make_public(app, place, count)
    await room.hall.put_to_sleep(room.time.now() + 1)
    return codes


async def woken(app: Starlette, place: str, codes: list[str]) -> list[int]:
    """Look at tables from one address; what came of it."""
    async with asking(app, place) as guest:
        return [(await guest.get(f"/api/tables/{code}")).status_code for code in codes]


def test_one_address_can_not_wake_any_number_of_tables() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(tables=2))
        codes = []
        for place in ("127.0.0.3", "127.0.0.4", "127.0.0.5"):
            codes += await asleep(room, app, place, 2)
        assert await woken(app, "127.0.0.2", codes) == [200] * 4 + [429] * 2
        assert set(room.hall.tables) == set(codes[:4])
        assert await woken(app, "127.0.0.2", codes[:4]) == [200] * 4  # they are awake
        await room.hall.put_to_sleep(room.time.now() + 1)  # then there is room, but it goes slowly
        assert await woken(app, "127.0.0.2", codes[4:]) == [429] * 2
        assert await woken(app, "127.0.0.6", codes[4:]) == [200] * 2
        room.time.advance(2)
        assert await woken(app, "127.0.0.2", codes[:2]) == [200, 429]

    live(story)


def test_however_slowly_an_address_wakes_tables_not_too_many_are_awake() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(tables=1))
        codes = [
            code
            for place in ("3", "4", "5")
            for code in await asleep(room, app, f"127.0.0.{place}", 1)
        ]
        assert await woken(app, "127.0.0.2", codes[:2]) == [200] * 2
        room.time.advance(1 / EACH_SECOND)
        async with asking(app, "127.0.0.2") as guest:
            told = (await guest.get(f"/api/tables/{codes[2]}")).json()
        assert told["code"] == "many_tables"

    live(story)


def test_whoever_brings_a_token_need_not_wait_for_those_who_wake_tables() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        await ada.leave()
        app = make_app(room.hall, Options(tables=2))
        codes = []
        for place in ("127.0.0.3", "127.0.0.4", "127.0.0.5"):
            codes += await asleep(room, app, place, 2)
        assert await woken(app, "127.0.0.1", codes) == [200] * 4 + [429] * 2
        seat = Socket(app, room.table.code)
        seat.say("hello", token=ada.token)
        await room.time.settle()
        assert [json.loads(told["text"])["type"] for told in seat.told[1:]] == ["welcome"]
        seat.hang_up()
        await seat.task
        for number, code in enumerate(codes[4:] + codes[:4]):  # with a token, not for free either
            if number == 2:
                await room.hall.put_to_sleep(room.time.now() + 1)
            stray = Socket(app, code)
            stray.say("hello", token="t" * 20)
            await stray.task
            assert stray.goodbye() == ("no_seat" if number < 3 else "too_fast")

    live(story)


@pytest.mark.parametrize("tables", [0, 2])
def test_a_code_that_is_none_is_not_remembered(tables: int) -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(tables=tables))
        assert await woken(app, "127.0.0.2", ["BCDFG", "BCDFH", "x" * 2000]) == [404] * 3
        codes = await asleep(room, app, "127.0.0.2", 1)
        assert await woken(app, "127.0.0.2", [*codes, "BCDFG"]) == [200, 404]
        assert app.state.turns.guesses.woken._noted == ({"127.0.0.2": set(codes)} if tables else {})

    live(story)


def test_people_behind_one_address_have_all_their_tables_back_at_once() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(tables=60))
        codes = await asleep(room, app, "127.0.0.2", 60)
        asked = [asyncio.ensure_future(woken(app, "127.0.0.2", [code])) for code in codes * 2]
        await room.time.elapse(1 / MISSING[1])
        assert [one.done() and one.result() for one in asked] == [[200]] * 120

    live(story)


def test_a_database_that_fails_costs_nobody_a_ration() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall, Options(tables=1))
        (code,) = await asleep(room, app, "127.0.0.2", 1)
        read = room.store.read

        async def fail(table: str, after: int = 0) -> list[Line]:
            raise StoreError("gone")

        room.store.read = fail  # type: ignore[method-assign]
        assert await woken(app, "127.0.0.2", [code] * 5) == [503] * 5
        room.store.read = read  # type: ignore[method-assign]
        assert await woken(app, "127.0.0.2", [code]) == [200]

    live(story)


def test_a_table_at_which_somebody_only_looks_goes_to_sleep() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall)
        (code,) = await make_public(app, "127.0.0.2", 1)
        room.time.advance(SLEEP)
        assert await woken(app, "127.0.0.2", [code]) == [200]
        await room.hall.put_to_sleep(room.time.now() - SLEEP / 2)
        assert room.hall.sleeps(code)

    live(story)


def test_however_many_guesses_wait_nobody_beside_them_is_turned_away() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        await ada.leave()
        app = make_app(room.hall)
        assert await wrong_codes(app, 60) == [404] * 60
        await room.hall.put_to_sleep(room.time.now() + 1)
        many = Options().connections - 1  # the last connection of this address is a friend's
        guesses = [asyncio.ensure_future(wrong_codes(app, 1)) for _ in range(many)]
        await room.time.settle()
        async with asking(app) as friend:
            asked = asyncio.ensure_future(friend.get(f"/api/tables/{room.table.code}"))
            await room.time.elapse((many + 1) / MISSING[1])
            assert (await asked).status_code == 200
        assert [await guess for guess in guesses] == [[404]] * many

    live(story)


@pytest.mark.parametrize(
    ("address", "shared"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_those_in_one_house_share_their_rations(address: str, shared: str) -> None:
    assert household(address) == shared


def test_another_address_of_the_same_network_has_no_other_rations() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall)
        found = []
        for number in range(60):
            async with asking(app, f"2001:db8::{number:x}") as guesser:
                found.append((await guesser.get("/api/tables/BCDFG")).status_code)
        assert found == [404] * 60
        late = asyncio.ensure_future(wrong_codes(app, 1, "2001:db8::ffff"))
        await room.time.settle()
        assert not late.done()
        await room.time.elapse(1 / MISSING[1])
        assert await late == [404]
        async with asking(app, "2001:db8:0:1::1") as neighbor:
            assert (await neighbor.get("/api/tables/BCDFG")).status_code == 404

    live(story)


def test_whoever_guesses_codes_can_still_sit_down_but_not_make_seats_dear() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        async with asking(make_app(room.hall)) as guesser:
            for _ in range(130):
                room.time.advance(1)
                await guesser.post("/api/tables/BCDFG/seats", json={"name": "Bo"})
            seats = f"/api/tables/{room.table.code}/seats"
            assert (await guesser.post(seats, json={"name": "Bo"})).status_code == 201

    live(story)


def test_checks_of_settings_are_rationed() -> None:
    async def story(room: Live) -> None:
        async with asking(make_app(room.hall)) as host:
            found = [(await host.post("/api/check", content="?")).status_code for _ in range(241)]
            assert found == [400] * 240 + [429]
            room.time.advance(0.25)
            assert (await host.post("/api/check", json={})).status_code == 200

    live(story)


def test_whoever_makes_too_many_tables_has_to_slow_down() -> None:
    async def story(room: Live) -> None:
        body = {"name": "Ada", "settings": {}}
        async with asking(make_app(room.hall)) as maker:
            made = [(await maker.post("/api/tables", json=body)).status_code for _ in range(121)]
            assert made == [201] * 120 + [429]
            room.time.advance(0.5)
            assert (await maker.post("/api/tables", json=body)).status_code == 201

    live(story)


async def listed(app: Starlette) -> list[str]:
    """The codes of the tables that are listed."""
    async with asking(app) as client:
        return [table["code"] for table in (await client.get("/api/tables")).json()["tables"]]


async def make_public(app: Starlette, place: str, count: int, public: bool = True) -> list[str]:
    """Tables made from one address; their codes."""
    wanted = {"name": "Ada", "settings": {"public": public}}
    async with asking(app, place) as client:
        made = [await client.post("/api/tables", json=wanted) for _ in range(count)]
    return [one.json()["code"] for one in made]


def test_one_address_can_not_fill_the_list_of_public_tables() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall)
        (first,) = await make_public(app, "127.0.0.2", 1)
        many = await make_public(app, "127.0.0.3", 110)
        await make_public(app, "127.0.0.3", 5, public=False)
        assert await listed(app) == [first, *many[-MOST_LISTED:]]
        (last,) = await make_public(app, "127.0.0.4", 1)
        assert await listed(app) == [first, *many[-MOST_LISTED:], last]
        await room.hall.put_to_sleep(room.time.now() + 1)
        assert await listed(app) == []
        for code in many:  # whoever wakes them gains nothing
            await room.hall.find(code)
        assert await listed(app) == many[-MOST_LISTED:]
        newer = await make_public(app, "127.0.0.3", 3)
        assert await listed(app) == [*many[3 - MOST_LISTED :], *newer]

    live(story)


def test_workers_list_the_newest_tables_of_an_address_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(public_tables, "MOST_LISTED", 2)
    monkeypatch.setattr(public_tables, "MOST_KEPT", 4)
    time = HandDriven()
    here, there = (Makers(time, lambda code: code != "hidden") for _ in range(2))
    for worker, code in ((here, "a"), (there, "b"), (here, "hidden"), (there, "c"), (here, "d")):
        worker.note("192.0.2.1", code)
        time.advance(1)
    here.note("192.0.2.2", "e")
    told = json.loads(msgspec.json.encode(there.tell()))
    here.hear({"there": told, "newer": {"x": {"address": 5}}})
    assert here.crowding("abcdex") == {"a", "b"}
    here.hear({})
    assert here.crowding("abcdex") == set()  # nobody knows who made b and c
    here.note("192.0.2.1", "f")
    assert here.crowding("adf") == set()  # the oldest is forgotten
    assert set(here.tell()) == {"d", "e", "f"}


def test_one_address_has_so_many_tables_in_use() -> None:
    async def story(room: Live) -> None:
        body = {"name": "Ada", "settings": {}}
        app = make_app(room.hall, Options(tables=2))
        async with asking(app) as maker, asking(app, "127.0.0.2") as other:
            made = [await maker.post("/api/tables", json=body) for _ in range(3)]
            assert [answer.status_code for answer in made] == [201, 201, 429]
            assert made[2].json()["code"] == "many_tables"
            assert (await maker.post("/api/lessons/base", json={"name": "Ada"})).status_code == 429
            assert (await other.post("/api/tables", json=body)).status_code == 201
            await room.hall.put_to_sleep(room.time.now() + 1)
            assert (await maker.post("/api/tables", json=body)).status_code == 201

    live(story)


def test_whoever_looks_at_too_much_has_to_slow_down() -> None:
    async def story(room: Live) -> None:
        body = {"position": "players = 0"}
        async with asking(make_app(room.hall)) as looker:
            found = [(await looker.post("/api/sandbox", json=body)).status_code for _ in range(121)]
            assert found == [422] * 119 + [429] * 2  # what is sent has its price, too
            room.time.advance(1)
            assert (await looker.post("/api/sandbox", json=body)).status_code == 422

    live(story)


@pytest.mark.parametrize("path", ["record", "games/1/record"])
def test_records_are_rationed(path: str) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await ada.order("abort")
        address = f"/api/tables/{room.table.code}/{path}"
        async with asking(make_app(room.hall)) as looker:
            answers = [await looker.get(address) for _ in range(121)]
            assert [answer.status_code for answer in answers] == [200] * 120 + [429]
            assert answers[-1].json()["code"] == "too_fast"
            room.time.advance(1)
            assert (await looker.get(address)).status_code == 200

    live(story)


def test_a_connection_that_has_ended_makes_room_for_another() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        app = make_app(room.hall, Options(connections=2))
        for _ in range(3):
            lines = [Socket(app, room.table.code) for _ in range(3)]
            for line in lines:
                line.say("hello")
            await room.time.settle()
            assert [line.told[0]["type"] for line in lines] == [
                *("websocket.accept", "websocket.accept", "websocket.close")
            ]
            for line in lines:
                line.hang_up()
            await asyncio.gather(*(line.task for line in lines))

    live(story)


def test_whoever_does_not_say_hello_is_let_go() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        silent = Socket(make_app(room.hall), room.table.code)
        await room.time.elapse(HELLO_TIME - 1)
        assert not silent.task.done()
        await room.time.elapse(1)
        assert silent.goodbye() == "silent"

    live(story)
