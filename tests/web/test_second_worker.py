"""A second worker beside the one with the tables: they go on while it thinks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from motherlode.rules.core.ruleset import Selection
from motherlode.tables.analysing.desk import LATE
from motherlode.tables.thinking.job import Advice, Fault
from motherlode.tables.thinking.pool import STARTING
from motherlode.web.routes import past_games
from motherlode.web.standalone.helper import Helper
from motherlode.web.standalone.here import GRACE, Beside, DeskHere, ThinkingBeside
from motherlode.web.standalone.host import Host
from tests.support.outside import HandDriven
from tests.support.recorded import recorded_game
from tests.support.shelf import MemoryShelf
from tests.tables.live import MemoryStore
from tests.tables.test_pool import job
from tests.web.test_standalone import LINE, TABLE, Player, Visit, outside

RECORD = recorded_game(Selection("base", (), "jubilee", 3), most=1)
JOB_SECONDS = 0.15
OTHER = 2  # another line
ALONE = "null"  # what the page says if it has no second worker


class Second:
    """A second worker that does nothing until the test lets it."""

    def __init__(self, ready: bool = True) -> None:
        self.ready = ready
        self.begun = 0
        self.fails: str | Exception | None = None  # what it does instead of its work
        self.helper = Helper()
        self.time = HandDriven()  # for what is tried without a page
        self.pieces: asyncio.Queue[tuple[str, str, asyncio.Future[str]]] = asyncio.Queue()

    def begin(self) -> None:
        self.begun += 1
        if isinstance(self.fails, Exception):
            raise self.fails

    def end(self) -> None:
        self.ready = False

    def ask(self, what: str, given: str) -> asyncio.Future[str]:
        if isinstance(self.fails, Exception):
            raise self.fails
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.pieces.put_nowait((what, given, answer))
        return answer

    async def work(self) -> str:
        """Do the next piece; what it was."""
        what, given, answer = await self.pieces.get()
        made = self.fails or json.dumps(await self.helper.ask(what, given))
        answer.set_result(str(made))
        return what


class Table(Visit):
    """A page with a second worker, and somebody who wants to know what to do."""

    def __init__(self, second: Second) -> None:
        super().__init__(MemoryShelf())
        self.second = second
        self.host = Host(MemoryShelf(), self.hear_any, second, outside())
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


@pytest.mark.parametrize("wrong", [ALONE, "{", "1", '"{}"', OSError("forbidden")])
def test_a_hint_comes_whatever_is_wrong_with_the_second_worker(wrong: str | Exception) -> None:
    second = Second()
    second.fails = wrong

    async def work(visit: Table) -> None:
        await visit.ask_hint()
        if not isinstance(wrong, Exception):
            await second.work()
        assert (await visit.until(is_hint))["reason"]

    table(work, second)


def test_a_second_worker_that_is_late_is_ended_and_its_bot_has_failed() -> None:
    second = Second()
    time = second.time

    async def work() -> None:
        thinking = ThinkingBeside(Beside(second, time))
        reply = thinking.think(job("reader", JOB_SECONDS))
        await time.elapse(JOB_SECONDS + GRACE - 1)
        assert second.ready
        assert not reply.done()
        await time.elapse(2)
        assert not second.ready
        assert (await reply) == Fault("late", "the second worker had no time for it")

    asyncio.run(work())


def test_a_hint_is_thought_of_here_if_the_second_worker_never_begins() -> None:
    second = Second(ready=False)
    time = second.time

    async def work() -> None:
        thinking = ThinkingBeside(Beside(second, time))
        reply = thinking.think(msgspec.structs.replace(job("reader", JOB_SECONDS), advises=True))
        await time.elapse(STARTING + JOB_SECONDS + GRACE - 1)
        assert not reply.done()
        await time.elapse(2)
        assert isinstance(await reply, Advice)

    asyncio.run(work())


@pytest.mark.parametrize("wrong", [None, OSError("forbidden")])
def test_bots_think_here_until_the_second_worker_has_begun(wrong: Exception | None) -> None:
    second = Second(ready=False)
    second.fails = wrong

    async def work(visit: Table) -> None:
        seat, prompt = await visit.sit("reader")
        seat.hear(prompt)
        await visit.until(lambda message: message.get("prompt") and message != prompt)
        assert second.begun
        assert second.pieces.empty()

    table(work, second)


@pytest.mark.parametrize(("level", "is_needed"), [("greedy", False), ("reader", True)])
def test_the_second_worker_is_needed_while_a_bot_that_searches_sits_at_an_open_table(
    level: str, is_needed: bool
) -> None:
    async def work(visit: Table) -> None:
        await visit.sit(level)
        assert visit.host.needs_second() == is_needed
        visit.host.hang_up(OTHER)
        while visit.host.hall.sockets():
            await asyncio.sleep(0)
        assert not visit.host.needs_second()

    table(work, Second(ready=False))


def test_requests_are_answered_between_the_steps_of_an_analysis(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(past_games, "LOOKING", (1e9, 1.0))  # however fast this machine asks

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
            await visit.second.time.elapse(5)
        assert len(json.loads(await visit.ask("GET", f"/api/analyses/{key}"))["steps"]) == 2

    table(work)


async def assert_made_here(
    second: Second, pieces: int, fail: Callable[[Callable[[], Any]], Any]
) -> None:
    """After some pieces the second worker fails; in the end the analysis is there all the same."""
    desk = DeskHere(MemoryStore(), Beside(second, second.time))
    told = await desk.begin(RECORD, "", lambda: None)
    for _ in range(pieces):
        await second.work()
    while second.pieces.empty():
        await asyncio.sleep(0)
    await fail(lambda: desk.progress(told.key))
    while told.state != "ready":
        await second.time.elapse(1)
        told = await desk.progress(told.key)
    assert (told.done, told.steps) == (2, 2)
    assert second.pieces.qsize() <= 1  # nothing more was asked there
    await desk.close()


@pytest.mark.parametrize("pieces", [0, 2])
def test_an_analysis_is_made_here_if_the_second_worker_ends(pieces: int) -> None:
    second = Second()

    async def fail(_: object) -> None:
        second.fails = ALONE
        await second.work()

    asyncio.run(assert_made_here(second, pieces, fail))


def test_an_analysis_is_made_here_if_the_second_worker_says_nothing() -> None:
    second = Second()

    async def fail(want: Callable[[], Any]) -> None:
        until = second.time.now() + LATE
        while second.ready:
            await second.time.elapse(1)
            await want()
        assert second.time.now() == until

    asyncio.run(assert_made_here(second, 2, fail))
