"""An outage: nothing can be written at a table, or nobody may act for it; all are told, once."""

from __future__ import annotations

from motherlode.store.log import Store, StoreError
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.link import Link
from motherlode.tables.outside import Outside


class Outage:
    """Whether a table waits for the database."""

    def __init__(self, audience: Audience, outside: Outside, out_of_touch: bool = False) -> None:
        self.audience = audience
        self.code = audience.standing.code
        self.time = outside.time
        self.outages = outside.outages
        self.is_on = False
        self.is_out_of_touch = out_of_touch  # this worker may not act for the table
        self._told = out_of_touch  # whoever comes is told
        self.look_at = 0.0  # when to try whether it is over, if nothing else is to be written

    def begin(self, error: Exception) -> None:
        """Something couldn't be written, or read."""
        self.look_at = self.time.now() + pacing.RETRY
        if not self.is_on:
            self.is_on = True
            self.outages.begin(self.code, error)
            self._tell()

    async def look(self, store: Store) -> None:
        """Try whether it is over; StoreError if it isn't."""
        try:
            await self.outages.probe.ask(store, self.time)
        except StoreError as error:
            self.begin(error)
            raise
        self.end()

    def end(self) -> None:
        """Something could be written."""
        if self.is_on:
            self.is_on = False
            self.outages.end(self.code)
            self._tell()

    def touch(self, lost: bool) -> None:
        """This worker has lost touch with the others, or has it again."""
        self.is_out_of_touch = lost
        self._tell()

    def _tell(self) -> None:
        waits = self.is_on or self.is_out_of_touch
        if waits != self._told:
            self._told = waits
            self.audience.tell_writing(works=not waits)

    def greet(self, link: Link) -> None:
        """Somebody has come meanwhile."""
        if self._told:
            self.audience.tell_writing(works=False, only=link)
