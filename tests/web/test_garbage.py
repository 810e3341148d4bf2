"""Garbage is collected in short passes while a server runs."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

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


def test_what_is_new_is_collected_at_once() -> None:
    async def walk() -> None:
        time = HandDriven()
        watching = asyncio.create_task(Garbage(time).watch())
        await time.settle()
        knot = weakref.ref(Knot())
        assert not gc.isenabled()
        assert knot() is not None
        await time.elapse(OFTEN)
        assert knot() is None
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        assert gc.isenabled()

    asyncio.run(walk())


def test_what_has_survived_is_left_alone_until_there_is_much_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "ROUND", 1)
    monkeypatch.setattr(garbage, "LEAST", 0)

    async def walk() -> None:
        time = HandDriven()
        watching = asyncio.create_task(Garbage(time).watch())
        await time.settle()
        kept = Knot()
        await time.elapse(OFTEN)
        knot = weakref.ref(kept)
        del kept
        await time.elapse(OFTEN)
        assert knot() is not None  # it had survived a pass
        crowd: list[list[int]] = [[] for _ in range(gc.get_freeze_count())]
        await time.elapse(OFTEN)
        assert crowd
        assert knot() is None
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    asyncio.run(walk())
