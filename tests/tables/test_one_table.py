"""A table is in a worker's memory once, whoever makes it or finds it in the log."""

from __future__ import annotations

import pytest

from motherlode.store.log import Line
from motherlode.tables.live.table import Table
from motherlode.tables.wire.messages import Settings
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
