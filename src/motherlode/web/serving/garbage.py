"""Garbage: what nobody needs anymore but still points at each other, collected in short passes.

Python's own passes stop every table for as long as they take, and take longer the more tables there
are: a second with a thousand of them. Here each pass looks only at what is new since the last one.
What survives it is left alone until much may have become garbage: games leave none behind, but
connections that end do.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from typing import Final

from motherlode.tables.outside import Timekeeper

OFTEN: Final = 0.25  # seconds between two short passes
SPACED: Final = 240  # short passes between two long ones, at least: a minute
COUNTED: Final = 2400  # short passes between two counts of what is there, which take a while, too
LEFT_BEHIND: Final = 100  # objects that a connection may leave behind
MOST_NEW: Final = 1_000_000  # objects that may come before they are looked at, whatever they are


class Garbage:
    """Collects it while a server runs; `ended` says how many connections have ended so far."""

    def __init__(self, time: Timekeeper, ended: Callable[[], int]) -> None:
        self.time = time
        self.ended = ended
        self._kept = 0  # objects that survived when everything was last looked at
        self._seen = 0  # connections that had ended by then

    async def watch(self) -> None:
        """Collect again and again; afterward Python collects by itself again."""
        gc.disable()
        try:
            while True:
                self.collect_all()
                await self.collect_new()
        finally:
            gc.enable()

    async def collect_new(self) -> None:
        """Short passes, until a long one is due."""
        for number in count(1):
            await self.time.sleep(OFTEN)
            gc.collect(0)
            gc.freeze()
            if number >= SPACED and self.is_due(is_counted=number % COUNTED == 0):
                return

    def collect_all(self) -> None:
        """Look at everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._kept, self._seen = gc.get_freeze_count(), self.ended()

    def is_due(self, is_counted: bool) -> bool:
        """Whether as much may have become garbage as there was of everything."""
        left = (self.ended() - self._seen) * LEFT_BEHIND
        if left > self._kept:
            return True
        return is_counted and gc.get_freeze_count() > self._kept + MOST_NEW
