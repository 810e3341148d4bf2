"""A table is in a worker's memory once, whoever makes it or finds it in the log."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.store.log import Line, StoreError, Unreadable
from motherlode.tables.live import hall
from motherlode.tables.live.storage import unopenable
from motherlode.tables.live.storage.unopenable import BRIEFLY, KEPT, Unopenable
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.web.app import make_app
from tests.support.outside import HandDriven
from tests.tables.live import Live, live
from tests.web.test_rations import asking


def test_whoever_finds_a_table_while_it_is_made_gets_that_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        write = room.store.append
        found: list[Table] = []

        async def append(lines: list[Line]) -> None:
            await write(lines)
            monkeypatch.setattr(room.store, "append", write)
            found.append(await room.hall.find(lines[0].table))  # before it is acknowledged

        monkeypatch.setattr(room.store, "append", append)
        code, _ = await room.hall.make("Ada", Settings(), False)
        assert found == [await room.hall.find(code)]

    live(story)


def test_a_table_that_is_made_while_the_log_is_read_is_the_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        code, _ = await room.hall.make("Ada", Settings(), False)
        made: Table = room.hall.tables.pop(code)
        read = room.store.read

        async def slowly(table: str, after: int = 0) -> list[Line]:
            lines = await read(table, after)
            room.hall.tables[code] = made
            return lines

        monkeypatch.setattr(room.store, "read", slowly)
        assert await room.hall.find(code) is made
        assert room.hall.tables[code] is made

    live(story)


async def refusals(room: Live, code: str, count: int) -> list[str]:
    """Why a table can't be opened, asked this many times."""
    told = []
    for _ in range(count):
        with pytest.raises(TableRefusal) as refused:
            await room.hall.find(code)
        told.append(refused.value.code)
    return told


def test_the_log_of_a_table_that_can_not_be_opened_is_not_read_again_and_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        shut, _ = await room.hall.make("Ada", Settings(), False)
        await room.hall.shut(shut)
        damaged, _ = await room.hall.make("Ada", Settings(), False)
        strange, _ = await room.hall.make("Ada", Settings(), False)
        await room.hall.put_to_sleep(room.time.now() + 1)
        read, reads = room.store.read, list[str]()

        async def counted(table: str, after: int = 0) -> list[Line]:
            reads.append(table)
            if table == damaged:
                raise Unreadable("line 1 is damaged", 1)
            lines = await read(table, after)
            return [line._replace(body=b"?") if table == strange else line for line in lines]

        monkeypatch.setattr(room.store, "read", counted)
        assert await refusals(room, shut, 3) == ["shut"] * 3
        assert await refusals(room, damaged, 3) == ["unreadable"] * 3
        assert await refusals(room, strange, 3) == ["unreadable"] * 3
        assert reads == [shut, damaged, strange]
        monkeypatch.setattr(room.store, "read", read)
        assert await refusals(room, damaged, 1) == ["unreadable"]
        room.time.advance(KEPT)  # it may have been mended
        assert (await room.hall.find(damaged)).code == damaged

    live(story)


def test_only_some_tables_that_can_not_be_opened_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(unopenable, "MOST_KEPT", 2)
    bars = Unopenable(HandDriven())
    for code in "abc":
        bars.note(code, TableRefusal("shut", "closed"))
    bars.check("a")
    for code in "bc":
        with pytest.raises(TableRefusal, match="closed"):
            bars.check(code)
    bars.forget("b")
    bars.check("b")


def test_there_are_only_so_many_tables_however_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 2)

    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        await ada.leave()
        first = room.table.code
        await room.hall.put_to_sleep(room.time.now() + 1)
        second, _ = await room.hall.make("Bo", Settings(), False)
        third, _ = await room.hall.make("Cai", Settings(), False)
        assert await refusals(room, first, 1) == ["busy"]
        with pytest.raises(TableRefusal, match="too many tables"):
            await room.hall.make("Dee", Settings(), False)
        room.time.advance(hall.NAP + 1)  # those that everybody has left make room
        assert (await room.hall.find(first)).code == first
        assert set(room.hall.tables) == {first}
        assert {second, third}.isdisjoint(room.hall.tables)

    live(story)


async def made(room: Live, count: int) -> list[str]:
    """Tables at which nobody is; their codes."""
    return [(await room.hall.make("Ada", Settings(), False))[0] for _ in range(count)]


async def all_asleep(room: Live, count: int) -> list[str]:
    """The same, put to sleep."""
    codes = await made(room, count)
    await room.hall.put_to_sleep(room.time.now() + 1)
    return codes


def test_many_can_find_tables_at_once_though_others_have_to_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        sleeping = await all_asleep(room, 4)
        monkeypatch.setattr(hall, "MOST_TABLES", 4)
        await made(room, 4)
        room.time.advance(hall.NAP + 1)
        found = await asyncio.gather(*map(room.hall.find, sleeping))
        assert [table.code for table in found] == sleeping
        assert set(room.hall.tables) == set(sleeping)

    live(story)


def test_a_table_that_comes_back_while_others_are_put_away_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        first, second = await made(room, 2)
        stop, goes_on = Table.stop, asyncio.Event()

        async def slowly(table: Table) -> None:
            if table.code == first:
                await goes_on.wait()
            await stop(table)

        monkeypatch.setattr(Table, "stop", slowly)
        sweep = asyncio.create_task(room.hall.put_to_sleep(room.time.now() + 1))
        await room.time.settle()
        await room.hall.put_to_sleep(room.time.now() + 1)
        again = await room.hall.find(second)
        goes_on.set()
        await sweep
        assert room.hall.tables == {second: again}

    live(story)


def test_a_table_at_which_somebody_waits_for_an_answer_is_not_put_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        (code,) = await made(room, 1)
        table = await room.hall.find(code)
        append, goes_on = room.store.append, asyncio.Event()

        async def slowly(lines: list[Line]) -> None:
            await goes_on.wait()
            await append(lines)

        monkeypatch.setattr(room.store, "append", slowly)
        sitting = asyncio.create_task(table.take_seat("Bo"))
        await room.time.settle()
        await room.hall.put_to_sleep(room.time.now() + 1)
        assert not sitting.done()
        goes_on.set()
        assert (await sitting)[0] == 1
        await room.hall.put_to_sleep(room.time.now() + 1)
        assert room.hall.sleeps(code)

    live(story)


def test_a_table_that_somebody_has_just_found_is_not_put_away_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 1)

    async def story(room: Live) -> None:
        (code,) = await made(room, 1)
        room.time.advance(hall.NAP + 1)
        async with asking(make_app(room.hall)) as guest:
            assert (await guest.get(f"/api/tables/{code}")).status_code == 200
        with pytest.raises(TableRefusal, match="too many tables"):
            await room.hall.make("Bo", Settings(), False)
        room.time.advance(hall.HELD + 1)
        await room.hall.make("Bo", Settings(), False)
        assert room.hall.sleeps(code)

    live(story)


def test_a_table_can_be_closed_for_good_though_there_is_no_room_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        (code,) = await all_asleep(room, 1)
        monkeypatch.setattr(hall, "MOST_TABLES", 1)
        (other,) = await made(room, 1)
        await room.hall.shut(code)
        assert set(room.hall.tables) == {other}
        monkeypatch.setattr(hall, "MOST_TABLES", 2)
        assert await refusals(room, code, 1) == ["shut"]

    live(story)


def test_a_damaged_table_that_was_deleted_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        (code,) = await all_asleep(room, 1)
        lines = room.store.lines
        room.store.lines = [line._replace(body=b"?") for line in lines]
        assert await refusals(room, code, 1) == ["unreadable"]
        written = f"{code[:3]}-{code[3:6]}-{code[6:]}".lower()
        await room.hall.forget(written)
        assert await refusals(room, code, 1) == ["no_table"]
        room.store.lines = lines
        assert (await room.hall.find(code)).code == code

    live(story)


def test_nobody_finds_a_table_while_it_is_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        (code,) = await all_asleep(room, 1)
        read, forget = room.store.read, room.store.forget
        reading, goes_on = asyncio.Event(), asyncio.Event()
        meanwhile: list[str] = []

        async def slowly(table: str, after: int = 0) -> list[Line]:
            lines = await read(table, after)
            reading.set()
            await goes_on.wait()
            return lines

        async def watched(table: str, since: float) -> None:
            meanwhile.extend(await refusals(room, code, 1))
            await forget(table, since)

        monkeypatch.setattr(room.store, "read", slowly)
        monkeypatch.setattr(room.store, "forget", watched)
        finding = asyncio.create_task(room.hall.find(code))
        await reading.wait()
        try:
            forgetting = asyncio.create_task(room.hall.forget(code))
            await room.time.settle()
        finally:
            goes_on.set()
        await forgetting
        await finding
        assert meanwhile == ["no_table"]
        assert room.hall.tables == {}
        assert await refusals(room, code, 1) == ["no_table"]

    live(story)


def test_a_table_that_can_not_be_deleted_is_there_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        (code,) = await made(room, 1)

        async def fails(table: str, since: float) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(room.store, "forget", fails)
        with pytest.raises(StoreError):
            await room.hall.forget(code)
        assert (await room.hall.find(code)).code == code

    live(story)


def test_a_fault_that_passes_bars_a_table_only_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Live) -> None:
        (code,) = await all_asleep(room, 1)

        def fails(table: Table, lines: list[Line]) -> None:
            raise MemoryError

        with monkeypatch.context() as patch:
            patch.setattr(Table, "restore", fails)
            assert await refusals(room, code, 1) == ["unreadable"]
        room.time.advance(BRIEFLY)
        assert (await room.hall.find(code)).code == code

    live(story)
