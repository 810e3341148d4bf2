"""What replays may cost: the same one is made once; whoever asks while many wait is told so."""

from __future__ import annotations

import asyncio

import pytest

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.routes.past_games import MOST_WAITING, Replays


def test_a_replay_that_everybody_opens_at_once_is_made_once() -> None:
    made: list[int] = []

    async def story() -> None:
        replays = Replays(Timekeeper())
        key = ("ABCDEF", 1, "public")

        def make() -> bytes:
            made.append(1)
            return b"film"

        asked = [replays.made(key, make) for _ in range(MOST_WAITING)]
        assert set(await asyncio.gather(*asked)) == {b"film"}

    asyncio.run(story())
    assert made == [1]


def test_who_comes_when_many_wait_is_told_that_the_server_is_busy() -> None:
    async def story() -> None:
        replays = Replays(Timekeeper())
        asked = [asyncio.create_task(replays.made(None, lambda: b"1")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TableRefusal) as refused:
            await replays.made(None, lambda: b"1")
        assert refused.value.code == "busy"
        await asyncio.gather(*asked)
        assert await replays.made(None, lambda: b"1") == b"1"

    asyncio.run(story())
