"""Announcing: a name such as motherlode.local for this machine, told by multicast DNS."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol

LOGGER = logging.getLogger("motherlode.web")
NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?")
MOST_NAMES: Final = 20  # that are tried: motherlode, motherlode-2, and so on
PATIENCE: Final = 1500  # milliseconds in which somebody who has a name says so
KIND: Final = "_http._tcp.local."


class Herald(Protocol):
    """Whoever calls names into the network, and hears those of others."""

    def heard(self, name: str) -> frozenset[str]:
        """The addresses to which a name leads that somebody else has, or this machine itself."""

    def announce(self, name: str, addresses: Sequence[str], port: int) -> None:
        """From now on this name leads to these addresses."""

    def close(self) -> None:
        """Take the name back, and be silent."""


class MulticastHerald:
    """Calls into the networks in which this machine has these addresses."""

    def __init__(self, addresses: Sequence[str], patience: int = PATIENCE) -> None:
        from zeroconf import Zeroconf

        # What it has to say about single packets is of no use to whoever reads the log.
        logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
        self.patience = patience
        self._zeroconf = Zeroconf(interfaces=list(addresses))

    def heard(self, name: str) -> frozenset[str]:
        from zeroconf import AddressResolver  # type: ignore[attr-defined]

        asked = AddressResolver(f"{name}.")
        asked.request(self._zeroconf, self.patience)
        return frozenset(found.partition("%")[0] for found in asked.parsed_addresses())

    def announce(self, name: str, addresses: Sequence[str], port: int) -> None:
        from zeroconf import ServiceInfo

        info = ServiceInfo(
            KIND,
            f"Motherlode.{KIND}",
            port,
            properties={"path": "/"},
            server=f"{name}.",
            parsed_addresses=list(addresses),
        )
        self._zeroconf.register_service(info, allow_name_change=True)

    def close(self) -> None:
        self._zeroconf.close()


class Announcer:
    """One name for this machine, as long as others can come in."""

    def __init__(
        self,
        wanted: str,
        port: int,
        call: Callable[[Sequence[str]], Herald] = MulticastHerald,
    ) -> None:
        self.wanted = wanted  # nothing: it is never announced
        self.port = port
        self.name = ""  # as in motherlode.local, while it is announced
        self._call = call
        self._herald: Herald | None = None
        self._told: tuple[str, ...] = ()

    def announce(self, addresses: tuple[str, ...], own: frozenset[str]) -> None:
        """Have the name lead to these addresses, and to nothing if there are none.

        This takes a while. Whatever goes wrong, the server does without the name.
        """
        if addresses == self._told or not self.wanted:
            return
        self.end()
        self._told = addresses
        if not addresses:
            return
        try:
            self._herald = self._call(addresses)
            name = free_name(self._herald, self.wanted, own)
            self._herald.announce(name, addresses, self.port)
            self.name = name
            LOGGER.info("devices in the same network find it at http://%s:%d/", name, self.port)
        except Exception as error:
            LOGGER.info("it can’t be found by name (%s)", type(error).__name__)
            self._hush()

    def end(self) -> None:
        """Take the name back, if there is one."""
        self.name = ""
        self._told = ()
        self._hush()

    def _hush(self) -> None:
        herald, self._herald = self._herald, None
        try:
            if herald is not None:
                herald.close()
        except Exception as error:  # the network may be gone
            LOGGER.info("its name couldn’t be taken back (%s)", type(error).__name__)


def free_name(herald: Herald, wanted: str, own: frozenset[str]) -> str:
    """The first name that nobody else has: motherlode.local, motherlode-2.local, and so on."""
    for number in range(1, MOST_NAMES + 1):
        name = f"{wanted}.local" if number == 1 else f"{wanted}-{number}.local"
        if herald.heard(name) <= own:
            return name
    raise LookupError(wanted)


def is_name(text: str) -> bool:
    """Whether this can stand before .local, with a number after it; nothing does, too."""
    return not text or NAME.fullmatch(text) is not None
