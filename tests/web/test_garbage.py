"""Garbage is collected in short passes while a server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from motherlode.web.serving import garbage
from motherlode.web.serving.garbage import OFTEN, Garbage
from tests.support.outside import HandDriven


class Knot:
    """Something that points at itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    yield
    gc.enable()
    gc.unfreeze()
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def collected(ended: list[int]) -> AsyncIterator[HandDriven]:
    """A clock by which garbage is collected."""
    time = HandDriven()
    watching = asyncio.create_task(Garbage(time, lambda: len(ended)).watch())
    await time.settle()
    yield time
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


def test_what_is_new_is_collected_at_once() -> None:
    async def walk() -> None:
        async with collected([]) as time:
            knot = weakref.ref(Knot())
            assert not gc.isenabled()
            assert knot() is not None
            await time.elapse(OFTEN)
            assert knot() is None
        assert gc.isenabled()

    asyncio.run(walk())


@pytest.mark.parametrize("much", ["connections", "objects"])
def test_what_has_survived_is_left_alone_until_much_may_be_garbage(
    much: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "SPACED", 1)
    monkeypatch.setattr(garbage, "COUNTED", 1)
    monkeypatch.setattr(garbage, "MOST_NEW", 10_000)
    ended: list[int] = []

    async def walk() -> None:
        async with collected(ended) as time:
            kept = Knot()
            await time.elapse(OFTEN)
            knot = weakref.ref(kept)
            del kept
            await time.elapse(OFTEN)
            assert knot() is not None  # it had survived a pass
            crowd: list[list[int]] = [[] for _ in range(20_000 if much == "objects" else 0)]
            if much == "connections":
                ended.extend(range(gc.get_freeze_count() // garbage.LEFT_BEHIND + 1))
            await time.elapse(OFTEN)
            del crowd
            assert knot() is None

    asyncio.run(walk())
