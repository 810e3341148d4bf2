"""Time in a browser, whose loop refuses whatever should happen at a moment that has just passed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from motherlode.tables.outside import Timekeeper


class BrowserTime(Timekeeper):
    """The time as it passes, also between two looks at the clock."""

    @asynccontextmanager
    async def limit(self, seconds: float | None) -> AsyncIterator[None]:
        """TimeoutError if what is done within takes longer, even if that time is hardly any."""
        async with asyncio.timeout(None) as limit:
            if seconds is not None:
                now = self.now()
                try:
                    limit.reschedule(now + seconds)
                except ValueError:  # while it was asked for, the moment went by
                    limit.reschedule(now)
            yield
