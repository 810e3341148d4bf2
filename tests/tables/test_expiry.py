"""Tables that nobody has touched are forgotten in their time; the figures of rounds stay."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from motherlode.store.log import Ended, Line, Unreadable
from motherlode.store.sqlite import SqliteStore
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.storage.expiry import DAY, EVERY, Lifespans
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from tests.tables.live import Live, live
from tests.tables.test_intermission import to_the_end_of_a_round


async def asleep(room: Live) -> str:
    """The table is left, and put away; its code."""
    for link in list(room.table.audience.links):
        await room.table.leave(link)
    await room.hall.put_to_sleep(room.time.now() + 1)
    assert room.hall.tables == {}
    return room.table.code


async def is_there(room: Live, days: float) -> bool:
    """Whether a table is left after this many days more."""
    code = room.table.code
    room.time.advance(days * DAY)
    await room.hall.make("Zoe", Settings(), False)  # somebody plays: the clock is right
    await room.hall.expiry.sweep()
    return bool(await room.store.read(code))


@pytest.mark.parametrize("spans", [Lifespans(), Lifespans(record=1.0)])
def test_a_lobby_lives_a_day(spans: Lifespans) -> None:
    async def story(room: Live) -> None:
        room.hall = Hall(room.store, room.outside, room.thinking, spans)
        await room.gather("Ada")
        code = await asleep(room)
        assert await is_there(room, 0.9)
        assert not await is_there(room, 0.2)
        with pytest.raises(TableRefusal, match="no table"):
            await room.hall.find(code)

    live(story)


def test_a_game_that_was_not_finished_lives_a_month_from_the_last_touch() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await to_the_end_of_a_round([ada])
        code = await asleep(room)
        assert await is_there(room, 29)
        room.table = await room.hall.find(code)
        ada.table = room.table
        await ada.enter()
        await ada.order("ready")
        await asleep(room)
        assert await is_there(room, 29)
        await room.hall.counting.catch_up()
        before = room.hall.counting.figures.info()
        assert room.store.ended
        assert not await is_there(room, 2)
        assert room.hall.counting.figures.info() == before  # nothing lost, nothing counted twice

    live(story)


def test_rounds_that_nobody_has_counted_are_kept_before_their_table_goes() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await to_the_end_of_a_round([ada])
        await asleep(room)
        await room.hall.counting.catch_up()
        kept = dict(room.store.ended)
        assert kept
        room.store.ended.clear()  # as in the log of a version that counted nothing
        assert not await is_there(room, 31)
        assert room.store.ended == kept

    live(story)


def test_a_table_that_somebody_opens_at_the_last_moment_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        code = await asleep(room)
        keep = room.hall.counting.keep

        async def keep_slowly(rounds: list[Ended]) -> None:
            await keep(rounds)
            room.table = await room.hall.find(code)

        monkeypatch.setattr(room.hall.counting, "keep", keep_slowly)
        assert await is_there(room, 2)

    live(story)


@pytest.mark.parametrize(("keep", "left"), [(None, True), (400.0, True), (90.0, False)])
def test_a_finished_game_is_kept_as_long_as_the_operator_says(
    keep: float | None, left: bool
) -> None:
    async def story(room: Live) -> None:
        room.hall = Hall(room.store, room.outside, room.thinking, Lifespans(record=keep))
        (ada,) = await room.begun("Ada", players=3)
        await ada.order("abort")
        await asleep(room)
        assert await is_there(room, 89)
        assert await is_there(room, 10) is left

    live(story)


def test_a_table_where_somebody_is_stays() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        assert await is_there(room, 100)

    live(story)


def test_a_table_that_cannot_be_read_is_left_alone() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        await asleep(room)
        room.store.lines[-1] = room.store.lines[-1]._replace(body=b"?")
        assert await is_there(room, 100)

    live(story)


def test_a_table_that_was_tampered_with_is_left_alone_and_others_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        damaged = await asleep(room)
        read = room.store.read

        async def fails(table: str, after: int = 0) -> list[Line]:
            if table == damaged:
                raise Unreadable("line 1 can’t be opened", 1)
            return await read(table, after)

        monkeypatch.setattr(room.store, "read", fails)
        with pytest.raises(TableRefusal, match="line 1"):
            await room.hall.find(damaged)
        await room.gather("Bo")
        await asleep(room)
        assert not await is_there(room, 100)
        assert await read(damaged)

    live(story)


@pytest.mark.parametrize("days", [31.0, -1.0])
def test_nothing_is_forgotten_while_the_clock_is_not_to_be_trusted(days: float) -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        old = await asleep(room)
        room.time.advance(2 * DAY)
        await room.gather("Bo")
        await asleep(room)
        room.time.advance(days * DAY)
        assert await room.hall.expiry.sweep() == 0
        room.time.advance(-days * DAY)
        assert await room.hall.expiry.sweep() == 1
        assert await room.store.read(old) == []

    live(story)


def test_how_many_were_forgotten_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        await asleep(room)
        assert not await is_there(room, 2)

    with caplog.at_level(logging.INFO, "motherlode"):
        live(story)
    assert [record.getMessage() for record in caplog.records] == ["old tables forgotten: 1"]


def test_the_operator_says_how_long_unfinished_games_are_kept() -> None:
    assert Lifespans.chosen(None, 30.0) == Lifespans()
    assert Lifespans.chosen(9.0, 0.5) == Lifespans(0.5, 0.5, 9.0)
    assert Lifespans.chosen(None, 0.0) == Lifespans(None, None, None)

    async def story(room: Live) -> None:
        room.hall = Hall(room.store, room.outside, room.thinking, Lifespans.chosen(1.0, 0.0))
        await room.gather("Ada")
        await asleep(room)
        assert await is_there(room, 1_000)

    live(story)


def test_what_another_worker_has_forgotten_is_not_remembered_here() -> None:
    async def story(room: Live) -> None:
        await room.begun("Ada", players=3)
        code = await asleep(room)
        assert await is_there(room, 2)
        assert set(room.hall.expiry._kept) == {code}
        await room.store.forget(code, room.time.date())
        await room.hall.make("Yun", Settings(), False)
        await room.hall.expiry.sweep()
        assert room.hall.expiry._kept == {}

    live(story)


def test_the_hall_looks_every_hour() -> None:
    async def story(room: Live) -> None:
        await room.hall.open()
        await room.gather("Ada")
        await asleep(room)
        room.time.advance(DAY)
        await room.hall.make("Zoe", Settings(), False)
        await room.time.elapse(EVERY)
        async with asyncio.timeout(60):
            while await room.store.read(room.table.code):
                await asyncio.sleep(0)
                await room.time.settle()

    live(story)


def test_the_database_forgets_a_table_unless_it_was_touched(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "tables.sqlite"))
        await store.open()
        for code in ("AAA", "BBB", "CCC"):
            for number in (1, 2):
                await store.append([Line(code, number, None, 10.0 * number, b"")])
        assert await store.touched("", 2) == [("AAA", 20.0), ("BBB", 20.0)]
        assert await store.touched("BBB", 2) == [("CCC", 20.0)]
        await store.forget("BBB", 19.0)
        await store.forget("AAA", 20.0)
        assert [code for code, _ in await store.touched("", 9)] == ["BBB", "CCC"]
        assert len(await store.read("BBB")) == 2
        await store.close()

    asyncio.run(run())
