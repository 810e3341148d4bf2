"""Draining: a server that ends hears out whoever talks, and sends everybody elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from uvicorn.server import ServerState

from motherlode.tables.outside import Timekeeper
from motherlode.web.guards.doorkeeper import GuardedHTTP, GuardedSocket

LIMIT: Final = 10.0  # seconds for everything
REQUESTS: Final = 3.0  # seconds for requests that are being answered; games go on meanwhile
FRESH: Final = 0.3  # seconds for a new connection to ask for what it came for
HEARING: Final = 3.0  # seconds for what people have said already
PARTING: Final = 1.0  # seconds for the other side to hang up as well
LOOK: Final = 0.02  # seconds between two looks
BATCH: Final = 50  # sockets, or all those of a table, that are let go in the same moment
PACE: Final = 2500  # sockets a second, unless that would take too long: all of them come back
LONGEST: Final = 2.0  # seconds over which they are spread
# The same of a worker that others relieve. They build the tables again, and tell everybody
# everything, while they play on with all others: that takes about 5 ms for each socket.
RELIEF_BATCH: Final = 5
RELIEF_PACE: Final = 100
LONGEST_RELIEF: Final = 55.0


class Drain:
    """The connections of a server that ends."""

    def __init__(
        self,
        state: ServerState,
        time: Timekeeper,
        hurries: Callable[[], bool] = lambda: False,
        is_relieved: Callable[[], bool] = lambda: False,
    ) -> None:
        self.state = state
        self.time = time
        self.hurries = hurries
        self.is_relieved = is_relieved

    async def finish_requests(self) -> None:
        """Answer what was asked; who asks for nothing is let go."""
        begun = self.time.now()

        def is_done() -> bool:
            is_late = self.time.now() - begun >= FRESH
            plain = self._plain()
            for one in plain:
                if (is_late or one.cycle is not None) and not one.transport.is_closing():
                    one.shutdown()
            return not plain

        await self._until(is_done, REQUESTS)

    async def let_go(self) -> None:
        """Hear out every socket and close it, table by table, over a moment if there are many."""
        count = len(self._sockets())
        most = RELIEF_BATCH if self.is_relieved() else BATCH
        for batch in batches(self._sockets(), most):
            for one in batch:
                one.shutdown()
            if count > most and not self.hurries():
                await self.time.sleep(len(batch) / self._pace(count))
        await self._until(lambda: not self.state.tasks, HEARING)
        for one in self._sockets():
            if not one.close_sent:
                one.cut()
        for plain in self._plain():
            if plain.cycle is not None and plain.cycle.response_started:
                plain.transport.abort()  # half an answer must not look like a whole one
        for task in self.state.tasks:
            task.cancel()

    async def part(self) -> None:
        """Wait until the other side has hung up, too; not for long."""
        await self._until(lambda: not self.state.connections, PARTING)
        for one in list(self.state.connections):
            if one.transport is not None:
                one.transport.abort()

    def _pace(self, count: int) -> float:
        """How many sockets are let go in a second."""
        if self.is_relieved():
            return max(RELIEF_PACE, count / LONGEST_RELIEF)
        return max(PACE, count / LONGEST)

    def _plain(self) -> list[GuardedHTTP]:
        return [one for one in self.state.connections if isinstance(one, GuardedHTTP)]

    def _sockets(self) -> list[GuardedSocket]:
        return [one for one in self.state.connections if isinstance(one, GuardedSocket)]

    async def _until(self, true: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so, but no longer than this."""
        end = self.time.now() + seconds
        while not true() and self.time.now() < end and not self.hurries():
            await self.time.sleep(LOOK)


def batches(sockets: list[GuardedSocket], most: int = BATCH) -> Iterator[list[GuardedSocket]]:
    """Some tables at a time, each with everybody who is there: nobody sees the others leave."""
    batch: list[GuardedSocket] = []
    for _, table in groupby(sorted(sockets, key=place_of), place_of):
        batch += table
        if len(batch) >= most:
            yield batch
            batch = []
    if batch:
        yield batch


def place_of(socket: GuardedSocket) -> str:
    """The address that somebody opened, which names the table."""
    return str(socket.scope["path"]) if socket.handshake_complete else ""
