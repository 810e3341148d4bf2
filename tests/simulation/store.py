"""A worker's store and peers, on the database of a simulation."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, Final

from motherlode.store.log import Ended, Kept, Line, StoreError
from motherlode.store.peers import LIFE, Attendance, Beat, News
from motherlode.store.presence import Presence
from tests.simulation.database import Database
from tests.simulation.loop import Machine

PATIENCE: Final = 5.0  # seconds that a statement may take
QUICK: Final = 2.0  # the same for beats: whoever waits longer counts as dead anyway


class SimulatedStore:
    """The log, over a network that may fail."""

    def __init__(self, database: Database, machine: Machine, name: str) -> None:
        self.database = database
        self.machine = machine
        self.name = name
        self.closed = False

    async def _ask(self, work: Callable[[], Any]) -> Any:
        if self.closed:
            raise StoreError("the database is closed")
        return await self.database.ask(self.machine, work, PATIENCE)

    async def open(self) -> None:
        """It must be there."""
        await self._ask(lambda: None)

    async def close(self) -> None:
        """Let go."""
        self.closed = True

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines."""
        await self._ask(lambda: self.database.append(self.name, lines))

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number."""
        found: list[Line] = await self._ask(lambda: self.database.logs.get(table, [])[after:])
        return found

    async def probe(self) -> None:
        """Whether it answers."""
        await self._ask(lambda: None)

    async def newest(self, count: int) -> list[str]:
        """The tables where something happened last."""

        def work() -> list[str]:
            dates = {code: lines[-1].at for code, lines in self.database.logs.items()}
            return sorted(dates, key=lambda code: -dates[code])[:count]

        found: list[str] = await self._ask(work)
        return found

    async def touched(self, after: str, count: int) -> list[tuple[str, float]]:
        """The next tables, each with the date of its last line."""

        def work() -> list[tuple[str, float]]:
            logs = sorted(self.database.logs.items())
            return [(code, lines[-1].at) for code, lines in logs if code > after][:count]

        found: list[tuple[str, float]] = await self._ask(work)
        return found

    async def forget(self, table: str, since: float) -> None:
        """Take a table out of the log, unless it was touched since, or somebody is there."""
        await self._ask(lambda: self.database.forget(self.name, table, since))

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds."""
        if rounds:
            await self._ask(lambda: self.database.keep_rounds(rounds))

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds."""
        ended = self.database.ended
        found: list[tuple[int, bytes]] = await self._ask(
            lambda: list(enumerate(ended.values(), 1))[after : after + count]
        )
        return found

    async def uncounted(self, after: str, count: int) -> list[str]:
        """No table is older than the keeping of rounds."""
        return []

    async def strike_off(self, table: str) -> None:
        """As above."""

    async def analysis(self, record: str, version: int) -> bytes | None:
        """Nothing is analyzed here."""
        return None

    async def keep_analysis(self, kept: Kept) -> None:
        """As above."""


class SimulatedPeers:
    """The other workers, as far as the database tells of them."""

    alone = False

    def __init__(self, database: Database, machine: Machine, name: str) -> None:
        self.database = database
        self.machine = machine
        self.name = name
        self._presence = Presence()

    async def open(self, hear: Callable[[News], None]) -> None:
        """Listen, and be alive."""
        await self.beat((), (), b"")
        self.database.listeners[self.name] = (self.machine, hear)

    async def close(self) -> None:
        """Leave nothing behind."""
        self.database.listeners.pop(self.name, None)
        tables = sorted(self._presence.here)
        with suppress(StoreError):  # it counts as dead soon
            await self._ask(lambda: self.database.leave(self.name, tables))

    async def beat(self, tables: Collection[str], wanted: Collection[str], gossip: bytes) -> Beat:
        """Live on for a while."""
        is_new, *told = await self._ask(
            lambda: self.database.beat(self.name, sorted(tables), sorted(wanted), gossip, LIFE)
        )
        if is_new:  # it was thought to be dead
            self._presence.tell_all()
        await self._tell(is_beat=True)
        return Beat(*told)

    async def attend(self, here: Mapping[str, Attendance]) -> None:
        """Tell who is here, at the latest with a later beat."""
        self._presence.note(here)
        with suppress(StoreError):  # the next beat tells it
            await self._tell()

    async def _tell(self, is_beat: bool = False) -> None:
        news, told = self._presence.take(is_beat)
        if not told:
            return
        here = {code: self._presence.here.get(code, {}) for code in told}
        try:
            await self._ask(lambda: self.database.attend(self.name, here, news))
        except StoreError:
            self._presence.doubt(news, told)
            raise

    async def shout(self, news: News) -> None:
        """Call it out."""
        await self._ask(lambda: self.database.notify(self.name, news))

    async def _ask(self, work: Callable[[], Any]) -> Any:
        return await self.database.ask(self.machine, work, QUICK)
