"""Reach: where others find this server, and how it is opened to them while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.api_bodies import ReachInfo
from motherlode.web.guards.hosts import is_loopback
from motherlode.web.nearby.addresses import Network, is_private, is_served, shown
from motherlode.web.nearby.announcing import Announcer
from motherlode.web.options import Options

LOGGER = logging.getLogger("motherlode.web")
LOOK: Final = 30.0  # seconds between two looks at the networks of this machine
SOON: Final = 5.0  # seconds until the next one if its name is new: others may have taken it, too
Listen = Callable[[str, int], Awaitable[None]]


class Reach:
    """Where a server listens, which of that others can reach, and what it is called there."""

    def __init__(self, options: Options, time: Timekeeper, network: Network | None = None) -> None:
        self.options = options
        self.time = time
        self.network = network or Network()
        self.host = ""  # where it listens, in digits; nothing: nobody knows
        self.port = 0
        self.listen: Listen | None = None  # takes connections at one more address
        self.announcer: Announcer | None = None
        self.known = ""  # by which name another process announces it
        self._opened: set[str] = set()  # where else it listens
        self._changing = asyncio.Lock()
        self._was_opened = asyncio.Event()

    @property
    def name(self) -> str:
        """By which name devices in the same network find it, as in motherlode.local."""
        return self.announcer.name if self.announcer else self.known

    def names(self) -> frozenset[str]:
        """The names that lead here because they are announced, and no others."""
        return frozenset((self.name,)) - {""}

    def addresses(self) -> tuple[str, ...]:
        """The addresses of this machine at which others come in, the likeliest first."""
        return tuple(filter(self._listens_at, self.network.reachable()))

    def info(self, may_open: bool) -> ReachInfo:
        """What the page of the invitation needs to know."""
        address = self.options.address.rstrip("/") or self._first(self.addresses())
        return ReachInfo(
            address,
            self._at(self.name) if self.name else "",
            self._first(self._offered()) if may_open else "",
        )

    async def open(self) -> None:
        """Listen at all addresses in private networks, too; TableRefusal if that is impossible.

        Its name follows: to find one that is free takes seconds.
        """
        async with self._changing:
            offered = self._offered()
            if not offered and not self._opened:
                raise TableRefusal("cannot_open", "this server can’t be opened to other devices")
            failure = await self._listen_at(offered)
            if failure is not None and not self._opened:
                raise TableRefusal("cannot_open", str(failure)) from failure
        self._was_opened.set()

    async def look(self) -> None:
        """Follow this machine from network to network."""
        async with self._changing:
            if self._opened:
                await self._listen_at(self._private())
            if self.announcer is not None:
                told = tuple(filter(is_private, self.addresses()))
                await asyncio.to_thread(self.announcer.announce, told, self.network.own())

    async def watch(self) -> None:
        """Look again and again, and at once when it was opened."""
        while True:
            self._was_opened.clear()
            name = self.name
            await self.look()
            with contextlib.suppress(TimeoutError):
                async with self.time.limit(LOOK if self.name == name else SOON):
                    await self._was_opened.wait()

    async def end(self) -> None:
        """Take the name back."""
        async with self._changing:
            announcer, self.announcer = self.announcer, None
            if announcer is not None:
                await asyncio.to_thread(announcer.end)

    def _listens_at(self, address: str) -> bool:
        return is_served(self.host, address) or address in self._opened

    def _private(self) -> tuple[str, ...]:
        return tuple(filter(is_private, self.network.reachable()))

    def _offered(self) -> tuple[str, ...]:
        """Where it could listen as well; nothing if it has been opened, or was never closed."""
        if self.listen is None or self._opened or not is_loopback(self.host):
            return ()
        return self._private()

    async def _listen_at(self, addresses: tuple[str, ...]) -> MotherlodeError | None:
        """Take connections there, too; what the last refusal was."""
        failure: MotherlodeError | None = None
        for address in addresses:
            if address in self._opened or self.listen is None:
                continue
            try:
                await self.listen(address, self.port)
            except MotherlodeError as error:
                failure = error
            else:
                self._opened.add(address)
                LOGGER.info("it’s open to other devices at %s/", self._at(address))
        return failure

    def _first(self, addresses: tuple[str, ...]) -> str:
        return self._at(addresses[0]) if addresses else ""

    def _at(self, host: str) -> str:
        return f"http://{shown(host)}:{self.port}"
