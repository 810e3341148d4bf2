"""Stalls: what the loop of a server works at, measured from inside, for `bench.held_up`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from bench.strain import at
from motherlode.tables.live.bots.acting import Bots
from motherlode.tables.live.bots.pondering import Pondering
from motherlode.web.operating.load import Load

TICK: Final = 0.001  # seconds
WATCHED: Final = ((Bots, "move"), (Bots, "answers"), (Bots, "speech"), (Pondering, "due"))


class Stalls:
    """The processor time of everything that is done for bots, and of the loop as a whole."""

    def __init__(self) -> None:
        self.bots: dict[str, list[float]] = {}
        self.stretches: list[float] = []

    def install(self) -> None:
        """Watch everything that a table does for its bots, and the loop as a whole."""
        for kind, name in WATCHED:
            setattr(kind, name, self.timed(f"{kind.__name__}.{name}", getattr(kind, name)))
        watch = Load.watch

        async def watched(load: Load) -> None:
            ticking = asyncio.create_task(self._tick())
            try:
                await watch(load)
            finally:
                ticking.cancel()

        setattr(Load, "watch", watched)  # noqa: B010

    def timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, with its time noted."""
        times = self.bots.setdefault(name, [])

        def timed(*given: Any, **named: Any) -> Any:
            began = time.thread_time()
            try:
                return work(*given, **named)
            finally:
                times.append(time.thread_time() - began)

        return timed

    async def _tick(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(TICK)
            now = time.thread_time()
            self.stretches.append(now - before)
            before = now

    def told(self) -> dict[str, Any]:
        """The numbers, in milliseconds."""
        return {
            "bots": {name: summed(times) for name, times in self.bots.items()},
            "loop": summed(self.stretches),
        }


def summed(times: list[float]) -> dict[str, float]:
    """How many there were, and how long they took."""
    return {"count": len(times), "p99_ms": at(times, 0.99), "longest_ms": at(times, 1.0)}
