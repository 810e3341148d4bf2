"""The workshop: work in another process gives what it gives here, refusals included."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.ruleset import Selection
from motherlode.tables.outside import Timekeeper
from motherlode.tables.replaying.workshop import ProcessShop, ThreadShop, Workshop
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.routes import past_works as works
from tests.support.recorded import recorded_game

RECORD = recorded_game(Selection("base", (), "jubilee", 3), most=8)
ALTERED = RECORD.replace('"gold"', '"dirt"')


def in_both(work: Callable[[Workshop], Awaitable[object]]) -> list[object]:
    """What comes of some work in a thread and in a process."""

    async def run(shop: Workshop) -> object:
        try:
            return await work(shop)
        except MotherlodeError as error:
            return type(error), getattr(error, "code", ""), error.reason.code, str(error)
        finally:
            await shop.close()

    return [asyncio.run(run(shop)) for shop in (ThreadShop(), ProcessShop(Timekeeper()))]


@pytest.mark.parametrize(
    ("work", "given"),
    [
        (works.brought_film, (RECORD, "public")),
        (works.brought_film, ("nonsense", "public")),
        (works.brought_film, (ALTERED, "public")),
        (works.brought_position, (RECORD, 3)),
        (works.trial, ("rules = 'nothing'", ())),
    ],
    ids=["film", "no record", "altered", "position", "no position"],
)
def test_a_process_gives_and_refuses_what_a_thread_does(
    work: Callable[..., bytes], given: tuple[object, ...]
) -> None:
    here, there = in_both(lambda shop: shop.make(work, *given))
    assert here == there


def test_a_process_that_dies_fails_one_piece_of_work_and_not_the_next() -> None:
    async def story() -> None:
        shop = ProcessShop(Timekeeper())
        with pytest.raises(TableRefusal) as refused:
            await shop.make(os._exit, 3)
        assert refused.value.code == "failed"
        assert await shop.make(os.getpid) != os.getpid()
        await shop.close()

    asyncio.run(story())


def test_a_process_ends_with_whoever_started_it() -> None:
    async def story() -> None:
        shop = ProcessShop(Timekeeper())
        await shop.make(os.getpid)
        process = shop._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.close()  # as when the server is killed
        assert await process.wait() == 0

    asyncio.run(story())


def test_a_process_beside_the_server_gives_way_and_leaves_ctrl_c_to_it() -> None:
    lines = (
        "import os, signal",
        "from motherlode.tables.beside import give_way",
        "before = os.nice(0)",
        "give_way(1)",
        "os.kill(os.getpid(), signal.SIGINT)",
        "print(os.nice(0) - before)",
    )
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("1\n", "", 0)
