"""Uncounted: rounds of tables that are older than the keeping of rounds are counted once."""

from __future__ import annotations

import asyncio
import logging

import pytest

from motherlode.store.log import Line, StoreError, Unreadable
from motherlode.tables.figures.counting import Counting
from motherlode.tables.figures.figures import FiguresInfo
from motherlode.tables.live import hall
from motherlode.tables.live.storage.uncounted import Uncounted
from tests.support.outside import HandDriven
from tests.tables.live import Live, MemoryStore, live
from tests.tables.test_figures import play_out


class OldStore(MemoryStore):
    """A log that tells which tables were read, and may fail at one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.breaks_at = ""
        self.damaged = ""
        self.struck_off = asyncio.Event()

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number."""
        if table == self.breaks_at:
            raise StoreError("the disk has gone")
        if table == self.damaged:
            raise Unreadable("line 1 can’t be opened", 1)
        self.asked.append(table)
        return await super().read(table, after)

    async def strike_off(self, table: str) -> None:
        """This table is counted."""
        await super().strike_off(table)
        self.struck_off.set()


async def played(tables: int) -> tuple[OldStore, FiguresInfo]:
    """A log of games that were played before rounds were kept, and what they come to."""
    room = Live(OldStore())
    store = room.store
    assert isinstance(store, OldStore)
    for _ in range(tables):
        (ada,) = await room.begun("Ada", players=3)
        await play_out(ada)
        store.old.append(room.table.code)
    await room.hall.counting.catch_up()
    await room.close()
    store.ended.clear()
    store.asked.clear()
    return store, room.hall.counting.figures.info()


async def counted(store: OldStore) -> FiguresInfo:
    """What a server tells that starts now."""
    time = HandDriven()
    counting = Counting(store, time)
    try:
        await Uncounted(store, counting, time).work_off()
    finally:
        await counting.catch_up()
    return counting.figures.info()


def test_old_rounds_are_counted_and_never_looked_at_again() -> None:
    async def story() -> None:
        store, info = await played(1)
        assert info.rounds == 3
        assert await counted(store) == info
        assert store.old == []
        assert await counted(store) == info
        assert len(store.asked) == 1

    asyncio.run(story())


def test_a_server_that_ends_half_way_goes_on_there() -> None:
    async def story() -> None:
        store, info = await played(2)
        store.breaks_at, last = sorted(store.old)
        await counted(store)  # one that can't be read stops nobody
        assert (store.old, len(store.ended)) == ([store.breaks_at], 3)
        first, store.breaks_at = store.breaks_at, ""
        assert await counted(store) == info
        assert (store.old, store.asked) == ([], [last, first])

    asyncio.run(story())


def test_an_old_table_that_can_not_be_read_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        store, info = await played(1)
        store.lines.append(Line("BROKE", 1, None, 1.0, b"of another version"))
        store.damaged = "DAMAG"
        store.old[:0] = ["BROKE", "DAMAG"]
        with caplog.at_level(logging.WARNING):
            assert await counted(store) == info
        assert store.old == []
        told = [(one.levelname, one.getMessage()) for one in caplog.records]
        assert told == [("WARNING", "the rounds of 2 old tables can't be read or counted")]

    asyncio.run(story())


def test_a_hall_works_off_its_backlog_beside_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "RECENT", 0)  # so that no table is opened

    async def story(room: Live) -> None:
        room.store, info = await played(1)
        room.hall = hall.Hall(room.store, room.outside)
        await room.hall.open()
        await room.store.struck_off.wait()
        await room.time.settle()
        assert room.hall.counting.figures.info() == info
        assert not room.hall.tables
        assert room.store.old == []

    live(story)
