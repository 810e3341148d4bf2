"""The scribe: keeps a table abreast of its log, and tries again when another worker was faster."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from motherlode.store.log import TableTaken
from motherlode.tables.live.connected.audience import NO_SEAT
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.connected.telling import Telling
from motherlode.tables.live.seating.seats import seat_with
from motherlode.tables.live.standing import Change
from motherlode.tables.live.storage.journal import Forgotten, Journal
from motherlode.tables.wire.entries import Returned
from motherlode.tables.wire.errors import TableRefusal

Result = TypeVar("Result")
TRIES: Final = 20  # when other workers write at the same time


class Scribe:
    """Writes into a journal that other workers write, too, and has everybody told."""

    def __init__(self, journal: Journal, telling: Telling, alone: bool) -> None:
        self.journal = journal
        self.standing = journal.standing
        self.waiting = journal.waiting
        self.telling = telling
        self.audience = telling.audience
        self.alone = alone  # nobody else writes

    async def write(self, made: Sequence[Change], *commands: str | None) -> None:
        """Write lines down, the first ones with their commands; then tell everybody."""
        await self.journal.commit(made, *commands)
        self.telling.tell(made)

    async def catch_up(self) -> bool:
        """Take and tell lines that are in the log already, if there may be any."""
        if not self.journal.unsure:
            return False
        try:
            missed = await self.journal.catch_up()
        except Forgotten as gone:
            self.audience.send_away("no_table", str(gone))
            raise
        self.telling.tell(missed)
        return True

    async def refresh(self) -> None:
        """The same before somebody is told everything: another worker may have written."""
        if not self.alone:
            self.journal.unsure = True
            await self.catch_up()

    async def again_if_taken(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Try again when another worker was faster, with what it has written."""
        for _ in range(TRIES):
            try:
                return await work()
            except TableTaken:
                await self.catch_up()
        return await work()

    async def write_down(self, made: Sequence[Change]) -> None:
        """Write something down that holds whatever others write; nobody is told."""
        await self.again_if_taken(lambda: self.journal.commit(made))

    async def note_return(self, link: Link) -> int:
        """Somebody for whom a bot has played is back; their seat, unless it was taken from them."""

        async def note() -> int:
            seat = seat_with(self.standing.seats, link.key)
            if seat is None:
                raise TableRefusal("no_seat", NO_SEAT)
            link.seat = seat
            if self.standing.seats[seat].replaced:
                await self.journal.commit([Returned(seat)])
                self.audience.tell_lobby()
            return seat

        return await self.again_if_taken(note)
