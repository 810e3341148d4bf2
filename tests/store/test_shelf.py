"""The store of a table in the page promises what every store promises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from motherlode.store.log import Ended, Kept, Line, StoreError, TableTaken, Unreadable
from motherlode.store.shelf import ShelfStore
from tests.support.shelf import MemoryShelf

LINES = [
    Line("ABC", 1, None, 10.0, '{"made":"☕"}'.encode()),
    Line("ABC", 2, "one", 11.0, b"{}"),
]


def tried(work: Callable[[MemoryShelf, ShelfStore], Awaitable[None]]) -> None:
    """Do something with a store on a new shelf."""

    async def alone() -> None:
        shelf = MemoryShelf()
        await work(shelf, ShelfStore(shelf))

    asyncio.run(alone())


def test_lines_come_back_as_they_were() -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        await store.open()
        await store.append(LINES)
        assert await store.read("ABC") == LINES
        assert await store.read("ABC", 1) == LINES[1:]
        assert await store.read("XYZ") == []

    tried(work)


@pytest.mark.parametrize("again", [LINES[1], Line("ABC", 3, "one", 12.0, b"{}")])
def test_a_number_and_a_command_are_written_once(again: Line) -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        await store.append(LINES)
        with pytest.raises(TableTaken):
            await store.append([again])
        assert await store.read("ABC") == LINES

    tried(work)


def test_a_full_shelf_says_so() -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        shelf.wrong = "QuotaExceededError"
        with pytest.raises(StoreError, match="no room left"):
            await store.append(LINES)
        await store.open()  # what is there can be read
        shelf.wrong = "UnknownError"
        with pytest.raises(StoreError):
            await store.open()

    tried(work)


@pytest.mark.parametrize("damaged", [[1, None, "late", "{}"], [1, None], [2, None, 1.0, "{}"]])
def test_a_damaged_line_is_no_line(damaged: list[object]) -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        shelf.log["ABC"] = [damaged]
        with pytest.raises(Unreadable):
            await store.read("ABC")

    tried(work)


def test_tables_are_found_by_date_and_forgotten() -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        await store.append(LINES)
        await store.append([Line("AAA", 1, None, 20.0, b"{}")])
        assert await store.newest(5) == ["AAA", "ABC"]
        assert await store.touched("AAA", 5) == [("ABC", 11.0)]
        await store.forget("ABC", 10.5)
        assert await store.newest(1) == ["AAA"]
        await store.forget("AAA", 20.0)
        assert await store.newest(5) == ["ABC"]

    tried(work)


def test_rounds_and_analyses_are_kept() -> None:
    async def work(shelf: MemoryShelf, store: ShelfStore) -> None:
        await store.keep_rounds([Ended("ABC", 1, 1, b"[1]"), Ended("ABC", 1, 1, b"[2]")])
        assert await store.rounds(0, 5) == [(1, b"[1]")]
        assert await store.rounds(1, 5) == []
        assert await store.uncounted("", 5) == []
        await store.keep_analysis(Kept("hash", 3, 1.0, b"\x1f\x8b"))
        assert await store.analysis("hash", 3) == b"\x1f\x8b"
        assert await store.analysis("hash", 4) is None

    tried(work)
