"""Garbage: what nobody needs anymore but still points at each other, collected in short passes.

Python's own passes stop every table for as long as they take, and take longer the more tables there
are. Here each pass looks only at what is new since the last one. What survives it is left alone
until there is twice as much as when everything was last looked at.
"""

from __future__ import annotations

import gc
from typing import Final

from motherlode.tables.outside import Timekeeper

OFTEN: Final = 0.25  # seconds between two short passes
ROUND: Final = 240  # short passes between two counts of what is there
GROWTH: Final = 2.0  # after which everything is looked at
LEAST: Final = 400_000  # objects that are worth it


class Garbage:
    """Collects it while a server runs."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.kept = 0  # objects that survived when everything was last looked at

    async def watch(self) -> None:
        """Collect again and again; afterwards Python does it by itself again."""
        gc.disable()
        try:
            while True:
                self.collect_all()
                while not self.is_full():
                    await self.collect_new()
        finally:
            gc.enable()

    async def collect_new(self) -> None:
        """A minute of short passes."""
        for _ in range(ROUND):
            await self.time.sleep(OFTEN)
            gc.collect(0)
            gc.freeze()

    def collect_all(self) -> None:
        """Look at everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.kept = gc.get_freeze_count()

    def is_full(self) -> bool:
        """Whether so much has come that there may be garbage in it."""
        return gc.get_freeze_count() > max(LEAST, GROWTH * self.kept)
