"""Tables in the page: the same application, spoken to by messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.web.app import make_app
from motherlode.web.standalone.here import NoSecond
from motherlode.web.standalone.host import Host
from motherlode.web.standalone.time import BrowserTime
from tests.support.outside import Dealt
from tests.support.shelf import MemoryShelf
from tests.tables.live import MemoryStore

SETTINGS = {"game": "base", "players": 3, "level": "greedy", "pace": "instant"}
TABLE = json.dumps({"name": "Ada", "settings": SETTINGS, "start": True})
LINE = 1
BROKEN = "?"  # in place of the body of a line


def outside() -> Outside:
    """Chance that is known."""
    return Outside(luck=Dealt())


class LoopOfABrowser(asyncio.SelectorEventLoop):
    """Takes no moment that has passed; and a millisecond passes between two looks at its clock."""

    looks = 0

    def time(self) -> float:
        self.looks += 1
        return super().time() + self.looks / 1000

    def call_at(self, when: float, *call: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override]
        if when < self.time():
            raise ValueError("Can't schedule in the past")
        return super().call_at(when, *call, **more)


class TimeOfTheLoop(BrowserTime):
    """What the loop's clock tells, as in a browser."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()


def test_a_moment_may_go_by_while_it_is_asked_for() -> None:
    async def nothing_comes(seconds: float) -> None:
        async with TimeOfTheLoop().limit(seconds):
            await asyncio.Event().wait()

    with asyncio.Runner(loop_factory=LoopOfABrowser) as runner:
        for seconds in (-1.0, 0.0, 0.0005, 0.0015, 0.0025, 0.05):
            with pytest.raises(TimeoutError):
                runner.run(nothing_comes(seconds))


class Player:
    """Answers every question with its first option, whoever asks."""

    def __init__(self, say: Callable[[str], object], token: str) -> None:
        self.say = say
        self.token = token
        self.sequence = -1
        self.count = 0
        self.over = False

    def tell(self, kind: str, **said: object) -> None:
        """Say something with an id of its own."""
        self.count += 1
        self.say(json.dumps({"type": kind, "id": f"said{self.count:06}", **said}))

    def greet(self) -> None:
        """Say who it is."""
        self.say(json.dumps({"type": "hello", "token": self.token}))

    def hear(self, message: dict[str, Any]) -> None:
        """Do what is to be done next."""
        if message["type"] not in ("welcome", "update"):
            return
        prompt = message["prompt"]
        self.over = message["ending"] is not None
        if message.get("intermission") and 0 not in message["intermission"]["ready"]:
            self.tell("ready")
        elif prompt and prompt["sequence"] > self.sequence:
            self.sequence = prompt["sequence"]
            self.tell("answer", sequence=self.sequence, index=0)


class Visit:
    """A page with its host, and somebody who plays there."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.told: list[tuple[str, str]] = []
        self.player: Player | None = None
        self.done = asyncio.Event()
        self.host = Host(shelf, self.hear, NoSecond(), outside())

    def hear(self, line: int, what: str, text: str) -> None:
        """What the page is told."""
        self.told.append((what, text))
        if self.player is None:
            return
        if what == "opened":
            self.player.greet()
        elif what == "message":
            self.player.hear(json.loads(text))
        if what == "closed" or self.player.over:
            self.done.set()

    async def ask(self, method: str, address: str, body: str | None = None) -> Any:
        """A request that must be answered well."""
        status, _, content = await self.host.ask(method, address, body)
        assert status < 300, content
        return content

    async def play(self, ticket: dict[str, Any]) -> None:
        """Play a game to its end."""
        self.player = Player(lambda text: self.host.hear(LINE, text), ticket["token"])
        self.host.connect(LINE, f"/api/tables/{ticket['code']}/socket")
        await self.done.wait()


def visited(work: Callable[[Visit], Awaitable[None]], shelf: MemoryShelf | None = None) -> None:
    """Open a page, do something there, and close it."""

    async def alone() -> None:
        visit = Visit(shelf or MemoryShelf())
        await visit.host.open()
        await work(visit)
        await visit.host.close()

    asyncio.run(alone())


def record_of_a_game(host: Callable[[Visit], Host] | None = None) -> str:
    """The record of a game in the page, or at another host."""
    found: list[str] = []

    async def alone() -> None:
        visit = Visit(MemoryShelf())
        visit.host = host(visit) if host else visit.host
        await visit.host.open()
        ticket = json.loads(await visit.ask("POST", "/api/tables", TABLE))
        await visit.play(ticket)
        found.append(await visit.ask("GET", f"/api/tables/{ticket['code']}/record"))
        await visit.host.close()

    asyncio.run(alone())
    return found[0]


class ServerHost(Host):
    """A server's own application: its store, its processes."""

    def __init__(self, visit: Visit) -> None:
        super().__init__(MemoryShelf(), visit.hear, NoSecond())
        self.app = make_app(Hall(MemoryStore(), outside()))
        self._life = self.app.router.lifespan_context(self.app)


def test_the_same_game_has_the_same_record_with_and_without_a_server() -> None:
    record = record_of_a_game()
    check(read_record(record))
    assert record == record_of_a_game(ServerHost)


def test_a_table_is_there_again_when_the_page_is() -> None:
    shelf = MemoryShelf()
    tickets: list[dict[str, Any]] = []

    async def first(visit: Visit) -> None:
        tickets.append(json.loads(await visit.ask("POST", "/api/tables", TABLE)))

    async def second(visit: Visit) -> None:
        await visit.play(tickets[0])

    visited(first, shelf)
    visited(second, shelf)


def test_what_is_refused_is_told_as_by_a_server() -> None:
    async def work(visit: Visit) -> None:
        status, kind, body = await visit.host.ask("GET", "/api/tables/BCDFGHJKL", None)
        assert (status, kind) == (404, "application/json")
        assert json.loads(body)["code"] == "no_table"
        status, _, _ = await visit.host.ask("POST", "/api/tables", "{")
        assert status == 400
        visit.host.connect(LINE, "/api/tables/BCDFGHJKL/socket")
        visit.host.hear(LINE, json.dumps({"type": "hello", "token": None}))
        while not visit.told or visit.told[-1][0] != "closed":
            await asyncio.sleep(0)
        assert json.loads(visit.told[-2][1])["code"] == "no_table"

    visited(work)


def test_a_full_shelf_refuses_and_changes_nothing() -> None:
    shelf = MemoryShelf()

    async def work(visit: Visit) -> None:
        shelf.wrong = "QuotaExceededError"
        status, _, body = await visit.host.ask("POST", "/api/tables", TABLE)
        assert (status, json.loads(body)["code"]) == (503, "storage")
        shelf.wrong = ""
        await visit.ask("POST", "/api/tables", TABLE)

    visited(work, shelf)


def test_what_is_on_a_full_shelf_can_be_read_and_deleted() -> None:
    shelf = MemoryShelf()
    tickets: list[dict[str, Any]] = []

    async def first(visit: Visit) -> None:
        tickets.append(json.loads(await visit.ask("POST", "/api/tables", TABLE)))
        await visit.play(tickets[0])

    async def second(visit: Visit) -> None:
        code = tickets[0]["code"]
        check(read_record(await visit.ask("GET", f"/api/tables/{code}/record")))
        assert await visit.host.forget(code)
        assert code not in shelf.log
        status, _, _ = await visit.host.ask("GET", f"/api/tables/{code}", None)
        assert status == 404
        shelf.wrong = "UnknownError"
        assert not await visit.host.forget(code)

    visited(first, shelf)
    shelf.is_full = True
    visited(second, shelf)


def test_a_damaged_table_can_be_played_as_soon_as_its_log_is_whole_again() -> None:
    shelf = MemoryShelf()
    tickets: list[dict[str, Any]] = []

    async def first(visit: Visit) -> None:
        tickets.append(json.loads(await visit.ask("POST", "/api/tables", TABLE)))

    async def second(visit: Visit) -> None:
        code = tickets[0]["code"]
        whole = shelf.log[code]
        shelf.log[code] = [[*row[:3], BROKEN] for row in whole]
        status, _, body = await visit.host.ask("GET", f"/api/tables/{code}", None)
        assert (status, json.loads(body)["code"]) == (409, "unreadable")
        shelf.log[code] = whole
        await visit.ask("GET", f"/api/tables/{code}")

    visited(first, shelf)
    visited(second, shelf)
