"""A second worker beside the one with the tables: they go on while it thinks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from motherlode.rules.core.ruleset import Selection
from motherlode.web.standalone.helper import Helper
from motherlode.web.standalone.here import ALONE
from motherlode.web.standalone.host import Host
from tests.support.recorded import recorded_game
from tests.support.shelf import MemoryShelf
from tests.web.test_standalone import LINE, TABLE, Player, Visit, outside

RECORD = recorded_game(Selection("base", (), "jubilee", 3), most=1)
OTHER = 2  # another line


class Second:
    """A second worker that does nothing until the test lets it."""

    def __init__(self, ready: bool = True) -> None:
        self.ready = ready
        self.begun = 0
        self.works = True
        self.helper = Helper()
        self.pieces: asyncio.Queue[tuple[str, str, asyncio.Future[str]]] = asyncio.Queue()

    def begin(self) -> None:
        self.begun += 1

    def end(self) -> None:
        self.ready = False

    def ask(self, what: str, given: str) -> asyncio.Future[str]:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.pieces.put_nowait((what, given, answer))
        return answer

    async def work(self) -> str:
        """Do the next piece; what it was."""
        what, given, answer = await self.pieces.get()
        made = json.dumps(await self.helper.ask(what, given)) if self.works else ALONE
        answer.set_result(made)
        return what


class Table(Visit):
    """A page with a second worker, and somebody who wants to know what to do."""

    def __init__(self, second: Second) -> None:
        super().__init__(MemoryShelf())
        self.second = second
        self.host = Host(MemoryShelf(), self.hear_any, outside(), second)
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def hear_any(self, line: int, what: str, text: str) -> None:
        """The line of the player is another one's."""
        if line == LINE:
            self.hear(line, what, text)
        elif what == "message":
            self.heard.put_nowait(json.loads(text))

    async def until(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message that fits."""
        while not fits(message := await self.heard.get()):
            pass
        return message

    async def sit(self, level: str) -> tuple[Player, dict[str, Any]]:
        """Sit down at a table with bots of a level, until there's something to decide."""
        body = json.loads(TABLE)
        body["settings"] |= {"level": level}
        ticket = json.loads(await self.ask("POST", "/api/tables", json.dumps(body)))
        self.host.connect(OTHER, f"/api/tables/{ticket['code']}/socket")
        seat = Player(lambda text: self.host.hear(OTHER, text), ticket["token"])
        seat.greet()
        return seat, await self.until(lambda message: message.get("prompt"))

    async def ask_hint(self) -> None:
        """Sit down, and ask for a hint."""
        seat, _ = await self.sit("greedy")
        seat.tell("hint")


def table(work: Callable[[Table], Any], second: Second | None = None) -> None:
    """Open a page with a second worker, and do something there."""

    async def alone() -> None:
        visit = Table(second or Second())
        await visit.host.open()
        await work(visit)
        await visit.host.close()

    asyncio.run(alone())


def is_hint(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "hinted")


def test_a_whole_game_is_played_while_somebody_waits_for_a_hint() -> None:
    async def work(visit: Table) -> None:
        await visit.ask_hint()
        while visit.second.pieces.empty():
            await asyncio.sleep(0)
        await visit.play(json.loads(await visit.ask("POST", "/api/tables", TABLE)))
        assert not visit.second.pieces.empty()
        assert await visit.second.work() == "think"
        assert (await visit.until(is_hint))["reason"]

    table(work)


def test_without_a_second_worker_a_hint_comes_all_the_same() -> None:
    second = Second()
    second.works = False

    async def work(visit: Table) -> None:
        await visit.ask_hint()
        await second.work()
        await visit.until(is_hint)

    table(work, second)


def test_bots_think_here_until_the_second_worker_has_begun() -> None:
    second = Second(ready=False)

    async def work(visit: Table) -> None:
        seat, prompt = await visit.sit("reader")
        seat.hear(prompt)
        await visit.until(lambda message: message.get("prompt") and message != prompt)
        assert second.begun
        assert second.pieces.empty()

    table(work, second)


def test_requests_are_answered_between_the_steps_of_an_analysis() -> None:
    async def work(visit: Table) -> None:
        body = json.dumps({"record": RECORD})
        key = json.loads(await visit.ask("POST", "/api/analyses", body))["key"]
        done: list[str] = []
        while not done or done[-1] != "tell":
            told = json.loads(await visit.ask("GET", f"/api/analyses/{key}/progress"))
            assert (told["done"], told["state"]) == (done.count("weigh"), "working") or not done
            done.append(await visit.second.work())
            await asyncio.sleep(0)
        assert done == ["retell", "weigh", "weigh", "tell"]
        while (
            json.loads(await visit.ask("GET", f"/api/analyses/{key}/progress"))["state"] != "ready"
        ):
            await asyncio.sleep(0)
        assert len(json.loads(await visit.ask("GET", f"/api/analyses/{key}"))["steps"]) == 2

    table(work)
