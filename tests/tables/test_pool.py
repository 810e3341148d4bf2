"""The processes in which bots think: real ones, with bots that do all that is forbidden."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.tables.game.game import Game
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking import pool as pools
from motherlode.tables.thinking.job import Fault, Job, Thought
from motherlode.tables.thinking.pool import Pool
from motherlode.tables.wire.messages import Settings

LONG = 60.0  # seconds: nobody is late
OWN_BOTS = """
import os, sys, threading
import motherlode

class Own(motherlode.Bot):
    def __init__(self, name):
        super().__init__(name, True, True)

    def choose(self, view, prompt):
        print("a word on the line to the server", flush=True)
        print(sys.stdin.read())
        return {
            "good": lambda: 0,
            "wrong": lambda: len(prompt.choices),
            "negative": lambda: -1,
            "worded": lambda: "the first",
            "raises": lambda: {}["my hand"],
            "leaves": lambda: sys.exit(3),
            "ends": lambda: os._exit(3),
            "hangs": lambda: threading.Event().wait(),
        }[self.name]()
"""
NAMES = ("good", "wrong", "negative", "worded", "raises", "leaves", "ends", "hangs")


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots, installed where this process finds packages."""
    made = [f"def {name}():\n    return Own({name!r})\n" for name in NAMES]
    (tmp_path / "own_bots.py").write_text("\n".join([OWN_BOTS, *made]))
    info = tmp_path / "own_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: own-bots\nVersion: 1.0\n")
    points = [f"{name} = own_bots:{name}" for name in NAMES]
    (info / "entry_points.txt").write_text("\n".join(["[motherlode.bots]", *points]))
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])


def job(level: str, seconds: float = LONG) -> Job:
    """The first question of a game."""
    game = Game(Settings(players=3, first=0), ["Ada", "Bo", "Cai"], 5, "salt", rests=True)
    game.begin(1)
    return game.job("game", 0, level, seconds)


def with_pool(story: Callable[[Pool], Any], **fields: Any) -> None:
    """Run a story with real processes, which are gone afterward."""

    async def run() -> None:
        pool = Pool(Timekeeper(), **{"size": 1, **fields})
        try:
            await story(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_bots_think_in_a_process_and_none_brings_it_down(own_bots: None) -> None:
    async def story(pool: Pool) -> None:
        assert isinstance(await pool.think(job("greedy")), Thought)
        good = await pool.think(job("good"))
        assert isinstance(good, Thought)
        for level, kind in {
            "wrong": "illegal",
            "negative": "illegal",
            "worded": "raised",
            "raises": "raised",
            "leaves": "raised",
            "unheard_of": "missing",
            "ends": "crashed",
        }.items():
            reply = await pool.think(job(level))
            assert isinstance(reply, Fault), level
            assert reply.kind == kind, level
            assert "my hand" not in reply.where
        assert await pool.think(job("good")) == good  # in another process

    with_pool(story)


def test_one_that_hangs_is_ended_and_the_next_is_answered(
    own_bots: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "GRACE", 0.1)

    async def story(pool: Pool) -> None:
        first = pool.think(job("hangs", seconds=0.1))
        second = pool.think(job("good"))
        assert await first == Fault("late", "TimeoutError")
        assert isinstance(await second, Thought)

    with_pool(story)


def test_nobody_thinks_about_what_nobody_wants_to_know(own_bots: None) -> None:
    async def story(pool: Pool) -> None:
        dropped = [pool.think(job("hangs")) for _ in range(5)]
        for reply in dropped:
            reply.cancel()
        assert isinstance(await pool.think(job("good")), Thought)

    with_pool(story)


def test_closing_ends_the_processes_and_those_who_wait(own_bots: None) -> None:
    async def story() -> None:
        pool = Pool(Timekeeper(), size=1)
        assert isinstance(await pool.think(job("good")), Thought)
        (worker,) = pool.workers
        process = worker.process
        assert process is not None
        waiting = [pool.think(job("hangs")), pool.think(job("good"))]
        await asyncio.sleep(0)
        await pool.close()
        assert all(reply.cancelled() for reply in waiting)
        assert process.returncode is not None
        with pytest.raises(ProcessLookupError):
            os.kill(process.pid, 0)

    asyncio.run(story())


def test_no_process_starts_before_somebody_thinks() -> None:
    async def story(pool: Pool) -> None:
        await asyncio.sleep(0)
        assert pool.workers == []

    with_pool(story)


def test_where_no_process_can_start_every_bot_is_replaced_at_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story(pool: Pool) -> None:
        for _ in range(3):
            reply = await pool.think(job("greedy"))
            assert isinstance(reply, Fault)
            assert reply.kind == "crashed"

    with_pool(story, command=(sys.executable, "-c", "pass"))
    assert caplog.messages == ["a process for bots to think in can't be started"]  # tried once


def test_a_machine_keeps_a_core_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, size in {None: 1, 1: 1, 2: 1, 8: 7}.items():
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert Pool(Timekeeper()).size == size


def test_the_more_wait_the_less_each_thinks() -> None:
    async def story(pool: Pool) -> None:
        asked = job("greedy", seconds=0.15)
        assert pool.shortened(asked).seconds == 0.15
        for _ in range(2):
            pool.think(asked)
        assert pool.shortened(asked).seconds == pytest.approx(0.05)
        for _ in range(20):
            pool.think(asked)
        assert pool.shortened(asked).seconds == pools.LEAST

    with_pool(story)


def test_advice_waits_for_bots_and_too_much_of_it_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    served: list[bool] = []

    async def ask(worker: pools.Worker, asked: Job) -> Fault:
        served.append(asked.advises)
        return Fault("crashed")

    monkeypatch.setattr(pools.Worker, "ask", ask)

    async def story(pool: Pool) -> None:
        bot = job("greedy", seconds=0.15)
        advice = msgspec.structs.replace(bot, advises=True)
        hints = [pool.think(advice) for _ in range(pools.MOST_ADVICE + 2)]
        assert [hint.done() for hint in hints] == [False] * pools.MOST_ADVICE + [True] * 2
        assert pool.shortened(bot).seconds == 0.15  # nobody thinks less because of them
        answers = await asyncio.gather(pool.think(bot), *hints)
        assert answers[-2:] == [Fault("late")] * 2
        assert served == [False] + [True] * pools.MOST_ADVICE
        assert not pool.think(advice).done()

    with_pool(story)
