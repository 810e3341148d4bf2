"""Announcing: a name such as motherlode.local for this machine, told by multicast DNS."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Collection, Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple, Protocol

LOGGER = logging.getLogger("motherlode.web")
NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?")
MOST_NAMES: Final = 20  # that are tried: motherlode, motherlode-2, and so on
MOST_TRIES: Final = 5  # to take one that others take at the same moment


class Claim(NamedTuple):
    """Who tells the same name in one network."""

    own: tuple[str, ...]  # addresses of this machine there
    others: frozenset[str]


class Herald(Protocol):
    """Whoever calls names into the network, and hears those of others."""

    def heard(self, name: str) -> frozenset[str]:
        """The addresses to which a name leads that somebody else has, or this machine itself."""

    def announce(self, name: str, port: int) -> None:
        """From now on this name leads here."""

    def claims(self) -> Sequence[Claim]:
        """Who else has told the name since then, in each network."""

    def close(self) -> None:
        """Take the name back, and be silent."""


def multicast(addresses: Sequence[str]) -> Herald:
    """Whoever calls into real networks."""
    from motherlode.web.nearby.herald import MulticastHerald  # a server for one machine needs none

    return MulticastHerald(addresses)


class Announcer:
    """One name for this machine, as long as others can come in."""

    def __init__(
        self,
        wanted: str,
        port: int,
        call: Callable[[Sequence[str]], Herald] = multicast,
    ) -> None:
        self.wanted = wanted  # nothing: it is never announced
        self.port = port
        self.name = ""  # as in motherlode.local, while it is announced
        self._call = call
        self._herald: Herald | None = None
        self._told: tuple[str, ...] = ()
        self._failed = False  # to find a name, and said so

    def announce(self, addresses: tuple[str, ...], own: frozenset[str]) -> None:
        """Have the name lead to these addresses, and to nothing if there are none.

        This takes a while. Whatever goes wrong, the server does without the name.
        """
        if not self.wanted or (addresses == self._told and not self._must_yield(own)):
            return
        self.end()
        if not addresses:
            return
        try:
            name = self._take(addresses, own)
        except Exception as error:
            self._hush()
            if not self._failed:
                LOGGER.info("it can’t be found by name (%s)", type(error).__name__)
            self._failed = True
            return
        self.name, self._told, self._failed = name, addresses, False
        LOGGER.info("devices in the same network find it at http://%s:%d/", name, self.port)

    def _take(self, addresses: tuple[str, ...], own: frozenset[str]) -> str:
        """Announce a free name; of several who take it at the same moment, one keeps it."""
        for _ in range(MOST_TRIES):
            self._herald = self._call(addresses)
            name = free_name(self._herald, self.wanted, own)
            self._herald.announce(name, self.port)
            if not self._must_yield(own):
                return name
            self._hush()
        raise LookupError(self.wanted)

    def _must_yield(self, own: frozenset[str]) -> bool:
        claims = self._herald.claims() if self._herald else ()
        return any(is_outranked(claim.own, claim.others - own) for claim in claims)

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


def is_outranked(own: Collection[str], others: Collection[str]) -> bool:
    """Whether another machine keeps a name that both have told: the lowest address does."""
    return bool(others) and min(map(rank, others)) < min(map(rank, own))


def rank(address: str) -> tuple[int, int]:
    """The order of addresses."""
    number = ip_address(address)
    return number.version, int(number)


def is_name(text: str) -> bool:
    """Whether this can stand before .local, with a number after it; nothing does, too."""
    return not text or NAME.fullmatch(text) is not None
