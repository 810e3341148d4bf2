"""An outage: nothing can be written at a table, and everybody there is told, once."""

from __future__ import annotations

from motherlode.store.log import Store, StoreError
from motherlode.tables.live import pacing
from motherlode.tables.live.audience import Audience
from motherlode.tables.live.link import Link
from motherlode.tables.outside import Outside


class Outage:
    """Whether a table waits for the database."""

    def __init__(self, audience: Audience, outside: Outside) -> None:
        self.audience = audience
        self.code = audience.standing.code
        self.time = outside.time
        self.outages = outside.outages
        self.is_on = False
        self.look_at = 0.0  # when to try whether it is over, if nothing else is to be written

    def begin(self, error: Exception) -> None:
        """Something couldn't be written, or read."""
        self.look_at = self.time.now() + pacing.RETRY
        if not self.is_on:
            self.is_on = True
            self.outages.begin(self.code, error)
            self.audience.tell_writing(works=False)

    async def look(self, store: Store) -> None:
        """Try whether it is over; StoreError if it isn't."""
        try:
            await self.outages.look(store.probe, self.time.now())
        except StoreError as error:
            self.begin(error)
            raise
        self.end()

    def end(self) -> None:
        """Something could be written."""
        if self.is_on:
            self.is_on = False
            self.outages.end(self.code)
            self.audience.tell_writing(works=True)

    def greet(self, link: Link) -> None:
        """Somebody has come meanwhile."""
        if self.is_on:
            self.audience.tell_writing(works=False, only=link)
