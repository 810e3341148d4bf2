"""Codes of tables: too long to be guessed, found however they are typed; short ones of old open."""

from __future__ import annotations

import math

import pytest

from motherlode.store.log import Line
from motherlode.tables.live.hall import ALPHABET
from motherlode.tables.wire.errors import TableRefusal
from tests.tables.live import Live, live


def test_nobody_finds_a_table_by_guessing() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        assert set(room.table.code) <= set(ALPHABET)
        assert len(room.table.code) * math.log2(len(ALPHABET)) >= 40

    live(story)


def test_a_token_is_nowhere_in_the_log() -> None:
    async def story(room: Live) -> None:
        people = await room.begun("Ada", "Bo", players=3)
        written = b"".join(line.body for line in room.store.lines)
        for person in people:
            assert person.token is not None
            assert person.token.encode() not in written

    live(story)


def test_a_code_is_found_however_it_is_typed() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        code = room.table.code
        groups = [code[:3], code[3:6], code[6:]]
        for typed in (code.lower(), "-".join(groups), " ".join(groups), f" {code} "):
            assert await room.hall.find(typed) is room.table

    live(story)


def test_tables_with_short_codes_of_old_still_open() -> None:
    async def story(room: Live) -> None:
        await room.gather("Ada")
        room.store.lines = [Line("BCDFG", *line[1:]) for line in room.store.lines]
        assert (await room.hall.find("bcdfg")).info().seats[0].name == "Ada"

    live(story)


@pytest.mark.parametrize("code", ["", "BCDF", "BCDFGH", "BCDFGHJKLM", "AEIOU", "BCDFGHJK1"])
def test_what_is_no_code_is_not_looked_up(code: str) -> None:
    async def story(room: Live) -> None:
        with pytest.raises(TableRefusal, match="no table"):
            await room.hall.find(code)

    live(story)
