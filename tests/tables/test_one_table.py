"""A table is in a worker's memory once, whoever makes it or finds it in the log."""

from __future__ import annotations

import pytest

from motherlode.store.log import Line, Unreadable
from motherlode.tables.live import barred, hall
from motherlode.tables.live.barred import KEPT, Barred
from motherlode.tables.live.table import Table
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from tests.support.outside import HandDriven
from tests.tables.live import Live, live


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
    monkeypatch.setattr(barred, "MOST_KEPT", 2)
    bars = Barred(HandDriven())
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
