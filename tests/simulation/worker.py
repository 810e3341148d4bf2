"""A worker: a hall on a machine of its own, with a clock and lots of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import StoreError
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.tables.wire.requests import Hello
from motherlode.web.operating.operating import Operating
from motherlode.web.options import Options
from motherlode.web.routes.sockets import converse, part, read, receive
from motherlode.web.table_lookup import NO_STORAGE
from tests.simulation.database import Database, settle
from tests.simulation.loop import Machine, VirtualLoop
from tests.simulation.outside import DrawnLuck, DriftingTime
from tests.simulation.store import SimulatedPeers, SimulatedStore
from tests.simulation.thinking import SimulatedThinking
from tests.simulation.wire import Socket

Result = TypeVar("Result")


class Worker:
    """One place where a worker runs; each time it starts it is another process."""

    def __init__(self, number: int, loop: VirtualLoop, database: Database, random: Random) -> None:
        self.number = number
        self.loop = loop
        self.database = database
        self.random = random
        self.starts = 0
        self.machine = Machine("")
        self.time = DriftingTime(loop, 1.0, 0.0)
        self.hall: Hall | None = None  # once it is open
        self.app = SimpleNamespace()  # what connections find around them
        self.sockets: list[Socket] = []
        self.begin()

    @property
    def is_open(self) -> bool:
        """Whether it takes connections."""
        return self.machine.alive and self.hall is not None

    def begin(self) -> None:
        """Start a new process."""
        self.starts += 1
        self.machine = Machine(f"worker {self.number}.{self.starts}")
        self.time = DriftingTime(
            self.loop, self.random.uniform(0.98, 1.02), self.random.uniform(10, 1e6)
        )
        self.time.off = self.random.uniform(-2.0, 2.0)
        self.hall = None
        self.sockets = []
        self.loop.spawn(self._open(), self.machine)

    async def _open(self) -> None:
        name = f"{self.number}-{self.starts}-{self.random.getrandbits(32):08x}"
        hall = Hall(
            SimulatedStore(self.database, self.machine, name),
            Outside(self.time, DrawnLuck(Random(self.random.getrandbits(64)))),
            SimulatedThinking(Random(self.random.getrandbits(64))),
            peers=SimulatedPeers(self.database, self.machine, name),
        )
        try:
            await hall.open()
        except StoreError:  # whoever looks after it starts it again
            machine = self.machine
            self.loop.call_later(1.0, self._again, machine, context=self.database.context)
            self.loop.kill(machine)
            return
        self.hall = hall
        operating = Operating(hall, Options())
        self.app = SimpleNamespace(state=SimpleNamespace(operating=operating, draining=False))

    def _again(self, machine: Machine) -> None:
        if self.machine is machine:
            self.begin()

    def die(self, clients_know: Callable[[], float | None]) -> None:
        """It stops, at once and for good."""
        self.loop.kill(self.machine)
        self.hall = None
        for socket in self.sockets:
            socket.break_off(clients_know(), 0.0)

    async def drain(self) -> None:
        """It is told to end: it lets everybody go first."""
        hall, self.hall = self.hall, None
        if hall is not None:
            await hall.close()
        await self.loop.elapse(0.5)  # what is still to be sent

    # -- what it does for people -----------------------------------------------------------------

    def accept(self, socket: Socket, code: str) -> None:
        """A connection comes."""
        self.sockets = [one for one in self.sockets if not one.cut]
        self.sockets.append(socket)
        self.loop.spawn(self._serve(socket, code), self.machine)

    async def _serve(self, socket: Socket, code: str) -> None:
        """One connection from beginning to end, as the server does it."""
        socket.app = self.app
        line = cast(WebSocket, socket)
        try:
            hello = read(await receive(line))
            assert isinstance(hello, Hello)
            if self.hall is None:
                await socket.close()
                return
            await converse(line, await self.hall.find(code), hello)
        except StoreError:
            await part(line, "storage", NO_STORAGE)
        except MotherlodeError as error:
            await part(line, getattr(error, "code", "failed"), str(error))
        except (WebSocketDisconnect, OSError):
            pass

    def ask(self, work: Callable[[Hall], Awaitable[Result]], delay: float) -> asyncio.Future[Any]:
        """A request, such as to take a seat; its answer may never come."""
        answer = self.loop.create_future()

        async def do() -> None:
            result: object = None
            try:
                result = await work(self.hall) if self.hall is not None else None
            except MotherlodeError as error:
                result = error
            self.loop.call_later(delay, settle, answer, result, context=self.database.context)

        def arrive() -> None:
            if self.is_open:
                self.loop.spawn(do(), self.machine)

        self.loop.call_later(delay, arrive, context=self.database.context)
        return answer
