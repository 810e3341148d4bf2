"""The server: one process that serves the tables, says when it is ready, and drains at its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from threading import Thread
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from motherlode.store.opening import open_at
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.storage.expiry import Lifespans
from motherlode.tables.outside import Outside
from motherlode.tables.replaying.workshop import ProcessShop
from motherlode.tables.thinking.pool import Pool, fair_size
from motherlode.web.app import make_app
from motherlode.web.guards.doorkeeper import IDLE_TIME, Doorkeeper, guarded
from motherlode.web.nearby.announcing import Announcer
from motherlode.web.options import Options
from motherlode.web.routes.sockets import LONGEST
from motherlode.web.serving.draining import LIMIT, LONGEST_RELIEF, Drain
from motherlode.web.serving.garbage import Garbage
from motherlode.web.serving.line import Line
from motherlode.web.serving.listening import CannotServe, allow_many_connections, bound

LOGGER = logging.getLogger("motherlode.web")


class TableServer(uvicorn.Server):
    """A server that says when it is ready, and lets everybody go in peace."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Starlette,
        keeper: Doorkeeper,
        ready: Callable[[], None],
        line: Line | None = None,
    ) -> None:
        super().__init__(config)
        self.app = app
        self.keeper = keeper
        self.ready = ready
        self.line = line  # to the supervisor, if there is one
        self.relieved = False  # whether another worker has taken over
        self.watching: list[asyncio.Task[None]] = []
        self._starting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        logger = logging.getLogger("uvicorn.error")
        logger.disabled = True  # what goes wrong before this is told in one sentence
        async with self._awaited():
            await self._start(sockets)
        logger.disabled = not self.started  # nothing went wrong if somebody has ended it
        if self.should_exit:
            return
        self.watching.append(asyncio.create_task(self.keeper.watch(), name="doorkeeper"))
        if self.line is not None:
            self.watching.append(asyncio.create_task(self._follow(self.line), name="supervisor"))
        self.watching.append(asyncio.create_task(self.app.state.reach.watch(), name="reach"))
        garbage = Garbage(self.app.state.hall.time, lambda: self.keeper.seen_off)
        self.watching.append(asyncio.create_task(garbage.watch(), name="garbage"))
        self.ready()

    async def _start(self, sockets: list[socket.socket] | None) -> None:
        """Start; whoever ends it meanwhile doesn't wait for a database that keeps it waiting."""
        self._starting = asyncio.current_task()
        try:
            await super().startup(sockets)
        except asyncio.CancelledError:
            if not self.should_exit or self._starting is None:
                raise
            self._starting.uncancel()
        finally:
            self._starting = None

    def _give_up(self) -> None:
        if self._starting is not None:
            self._starting.cancel()

    @contextlib.asynccontextmanager
    async def _awaited(self) -> AsyncIterator[None]:
        """Keep the supervisor waiting, if there is one, however long it takes."""
        if self.line is None:
            yield
            return
        waiting = asyncio.create_task(self.line.keep_waiting(self.app.state.hall.time))
        try:
            yield
        finally:
            waiting.cancel()

    async def listen_at(self, host: str, port: int) -> None:
        """Take connections at one more address; CannotServe if it can't be had."""
        listening = bound(host, port)
        kind: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        made = partial(
            kind,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        backlog = self.config.backlog
        self.servers.append(await loop.create_server(made, sock=listening, backlog=backlog))

    async def _follow(self, line: Line) -> None:
        """Another worker takes over; and no worker outlives its supervisor."""
        self.relieved = await line.relieved()
        self.should_exit = True
        if self.relieved:
            self.relieved = await line.relieved()  # until there is nobody left who relieves it

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End in peace; whoever presses Ctrl+C twice doesn't want to wait."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True
        self.relieved = False  # there is no time
        if self._starting is not None:
            self._starting.get_loop().call_soon_threadsafe(self._give_up)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A terminal that hangs up is a reason to end in peace, too."""
        with super().capture_signals(), hang_ups_taken(self.handle_exit):
            yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody else in, hear out those who are here, give everything back, and part."""
        self.app.state.draining = True
        self.app.state.operating.readiness.drain()
        for server in self.servers:
            server.close()
        for listening in sockets or ():
            listening.close()
        goodbye = asyncio.create_task(self.app.state.reach.end(), name="goodbye")
        time = self.app.state.hall.time
        limit = LIMIT + (LONGEST_RELIEF if self.relieved else 0.0)
        drain = Drain(
            self.server_state, time, lambda: self.force_exit, is_relieved=lambda: self.relieved
        )
        try:
            async with time.limit(limit):
                await drain.finish_requests()
                await drain.let_go()
                await self.lifespan.shutdown()
                await drain.part()
                await goodbye
        except TimeoutError:
            LOGGER.error("not everything could be finished within %d seconds", limit)
            os._exit(1)  # a thread of the store may be stuck, and would be waited for


@contextlib.contextmanager
def hang_ups_taken(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Have SIGHUP handled, where there is one and nobody wants it ignored (nohup)."""
    if sys.platform == "win32" or signal.getsignal(signal.SIGHUP) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGHUP, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def run(
    listening: socket.socket,
    host: str,
    database: str,
    options: Options,
    ready: Callable[[], None],
    outside: Outside | None = None,
    line: Line | None = None,
    known: str = "",
) -> None:
    """Serve at this socket until told to end.

    `host` is the name by which others know it, `known` the one that its supervisor announces.
    """
    in_all = allow_many_connections()
    outside = outside or Outside()
    spans = Lifespans.chosen(options.keep, options.keep_open)
    thinking = Pool(outside.time, fair_size(options.workers), metrics=outside.metrics)
    store, peers = open_at(database, options.key, outside.metrics)
    hall = Hall(store, outside, thinking, spans, peers)
    app = make_app(hall, options, ProcessShop(outside.time))
    keeper = doorkeeper(hall, options, in_all)
    Thread(target=app.state.hosts.learn, args=(host,), daemon=True).start()
    server = TableServer(configured(app, options, keeper), app, keeper, ready, line)
    reach = app.state.reach
    reach.host, reach.port = listening.getsockname()[:2]
    reach.known = known
    if line is None:  # of several workers none has a socket of its own
        reach.listen = server.listen_at
        reach.announcer = Announcer(options.announced, reach.port)
    with contextlib.suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listening])
    if not server.started and not server.should_exit:
        raise CannotServe(app.state.failure or "the server couldn’t start")


def doorkeeper(hall: Hall, options: Options, in_all: int) -> Doorkeeper:
    """The doorkeeper of a worker; an address has its connections at all of them together."""
    keeper = Doorkeeper(hall.time, options.connections, options.proxies, in_all)
    hall.peering.topics["connections"] = keeper.places
    return keeper


def configured(app: ASGIApp, options: Options, keeper: Doorkeeper) -> uvicorn.Config:
    """How connections are kept."""
    http, ws = guarded(keeper)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=LONGEST * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        log_level="error",  # whoever sends what isn't HTTP could fill the log with warnings
        access_log=False,
        server_header=False,
        proxy_headers=bool(options.proxies),
        forwarded_allow_ips=list(options.proxies),
        timeout_keep_alive=IDLE_TIME,
        lifespan="on",
    )
