"""Analyses on a server: made once, one at a time, in other processes, while somebody waits."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from motherlode.analysis.analysis import FORMAT, fingerprint
from motherlode.rules.core.ruleset import Selection
from motherlode.tables.analysing import desk as desks
from motherlode.tables.analysing.desk import COMMAND, Desk
from motherlode.tables.analysing.job import Begun, Made
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.analysis_messages import AnalysisInfo, AnalysisProgress
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.bodies import pack, unpack
from tests.support.outside import HandDriven
from tests.support.recorded import recorded_game
from tests.tables.live import MemoryStore

RECORD = recorded_game(Selection("base", (), "jubilee", 3), most=14)
NEVER_DONE = (sys.executable, "-c", "import sys; sys.stdin.read()")
REPORTS = b"\n".join(map(msgspec.json.encode, (Begun(0), Made(msgspec.Raw(b"{}")))))
DONE_AT_ONCE = (sys.executable, "-c", f"print({REPORTS.decode()!r})")
BROKEN = (sys.executable, "-c", "print('what?')")


def with_desk(
    story: Callable[[Desk], Awaitable[None]],
    command: tuple[str, ...] = COMMAND,
    time: Timekeeper | None = None,
) -> None:
    """Run a story at a desk, whose processes are gone afterward."""

    async def run() -> None:
        desk = Desk(MemoryStore(), time or Timekeeper(), pack, 2, command)
        try:
            await story(desk)
        finally:
            await desk.close()

    asyncio.run(run())


async def made(desk: Desk, record: str = RECORD) -> AnalysisProgress:
    """Wait for an analysis, and ask for it all the time: else nobody seems to want it."""
    told = await desk.begin(record, "an address", lambda: None)
    assert desk._task is not None
    while not desk._task.done():
        await desk.progress(told.key)
        await asyncio.wait([desk._task], timeout=1.0)
    return await desk.progress(told.key)


def test_a_game_is_analyzed_by_two_processes_and_kept() -> None:
    async def story(desk: Desk) -> None:
        paid: list[int] = []
        first = await desk.begin(RECORD, "an address", lambda: paid.append(1))
        assert (first.state, first.key) == ("waiting", fingerprint(RECORD))
        assert (await desk.begin(RECORD, "an address", lambda: paid.append(1))).key == first.key
        await made(desk)
        assert paid == [1]
        body = await desk.store.analysis(first.key, FORMAT)
        assert body is not None
        assert body == await desk.kept(first.key)
        assert await desk.store.analysis(first.key, FORMAT + 1) is None
        info = msgspec.json.decode(unpack(body), type=AnalysisInfo)
        assert len(info.steps) == 15
        assert [step.seat for step in info.steps[:2]] == [None, info.steps[1].seat]
        for step in info.steps:
            assert sum(step.chances) == pytest.approx(1.0, abs=0.01)
            assert len(step.suspicion) == 3
        assert info.rounds[0].outcome == ""
        assert info.story
        again = Desk(desk.store, desk.time, pack, 2, BROKEN)  # after a restart
        assert (await again.begin(RECORD, "an address", lambda: paid.append(1))).state == "ready"
        assert (await again.progress(first.key)).state == "ready"

    with_desk(story)


def test_whoever_causes_work_may_be_refused() -> None:
    def refuse() -> None:
        raise TableRefusal("too_fast", "slow down")

    async def story(desk: Desk) -> None:
        with pytest.raises(TableRefusal, match="slow down"):
            await desk.begin(RECORD, "an address", refuse)
        with pytest.raises(TableRefusal, match="no such analysis"):
            await desk.progress(fingerprint(RECORD))

    with_desk(story, NEVER_DONE)


def test_only_so_many_wait_and_one_is_made_at_a_time() -> None:
    async def story(desk: Desk) -> None:
        await desk.begin("first", "an address", lambda: None)
        while (await desk.progress(fingerprint("first"))).state == "waiting":
            await asyncio.sleep(0)
        for number in range(desks.MOST_WAITING):
            told = await desk.begin(f"record {number}", f"address {number}", lambda: None)
            assert (told.state, told.ahead) == ("waiting", number + 1)
        with pytest.raises(TableRefusal, match="busy"):
            await desk.begin("one more", "an address", lambda: None)

    with_desk(story, NEVER_DONE)


def test_one_address_leaves_others_a_place() -> None:
    async def story(desk: Desk) -> None:
        for number in range(desks.MOST_EACH):
            await desk.begin(f"record {number}", "greedy", lambda: None)
        with pytest.raises(TableRefusal, match="busy"):
            await desk.begin("one more", "greedy", lambda: None)
        assert (await desk.begin("another", "an address", lambda: None)).state == "waiting"

    with_desk(story, NEVER_DONE)


def test_whatever_fails_is_one_sentence_and_nobody_waits_for_ever() -> None:
    def unpackable(body: bytes) -> bytes:
        raise MemoryError

    async def story(desk: Desk) -> None:
        desk.pack = unpackable
        with pytest.raises(TableRefusal, match="couldn’t be analyzed"):
            await made(desk)
        assert (await desk.begin(RECORD, "an address", lambda: None)).state == "waiting"

    with_desk(story, DONE_AT_ONCE)


def test_nothing_is_made_that_nobody_waits_for() -> None:
    time = HandDriven()

    async def story(desk: Desk) -> None:
        told = await desk.begin(RECORD, "an address", lambda: None)
        time.ticks = desks.PATIENCE + 1
        await asyncio.sleep(0)
        with pytest.raises(TableRefusal, match="no such analysis"):
            await desk.progress(told.key)

    with_desk(story, NEVER_DONE, time)


def test_a_process_that_fails_is_one_sentence_and_may_be_tried_again() -> None:
    async def story(desk: Desk) -> None:
        with pytest.raises(TableRefusal, match="couldn’t be analyzed"):
            await made(desk)
        assert (await desk.begin(RECORD, "an address", lambda: None)).state == "waiting"

    with_desk(story, BROKEN)


def test_an_analysis_is_at_hand_even_if_it_can_not_be_kept() -> None:
    async def story(desk: Desk) -> None:
        assert isinstance(desk.store, MemoryStore)
        desk.store.fails = lambda: True
        told = await made(desk)
        assert desk.store.analyses == {}
        assert await desk.kept(told.key)

    with_desk(story)


def test_an_analysis_that_another_worker_makes_is_waited_for_and_wanted() -> None:
    time = HandDriven()

    async def story(desk: Desk) -> None:
        other = Desk(desk.store, time, pack, 2, NEVER_DONE)
        begun = await desk.begin(RECORD, "an address", lambda: None)
        with pytest.raises(TableRefusal, match="no such analysis"):
            await other.progress(begun.key)
        other.hear({"first": desk.tell()})
        assert (await other.progress(begun.key)).state == "waiting"
        assert (await other.begin(RECORD, "an address", lambda: None)).key == begun.key
        time.advance(desks.PATIENCE)
        assert desk._pieces[begun.key].asked < time.now()
        await other.progress(begun.key)
        desk.hear({"second": other.tell()})  # somebody waits there
        assert desk._pieces[begun.key].asked == time.now()
        time.advance(desks.PATIENCE + 1)
        assert other.tell()["wanted"] == []
        await other.close()

    with_desk(story, NEVER_DONE, time)
