"""The herald: calls a name into each network of this machine, and hears who else has it there."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Any, Final, TypeVar

from zeroconf import (  # type: ignore[attr-defined]
    AddressResolver,
    DNSAddress,
    DNSQuestion,
    RecordUpdate,
    RecordUpdateListener,
    ServiceInfo,
    Zeroconf,
)

from motherlode.web.nearby.addresses import by_card, places
from motherlode.web.nearby.announcing import Claim

Result = TypeVar("Result")
PATIENCE: Final = 1500  # milliseconds in which somebody who has a name says so
KIND: Final = "_http._tcp.local."
ADDRESSES: Final = (1, 28)  # kinds of records: A and AAAA
INTERNET: Final = 1


class Listener(RecordUpdateListener):
    """Hears to which addresses a name leads in one network."""

    def __init__(self, name: str) -> None:
        self.name = f"{name}."
        self.heard: set[str] = set()

    def async_update_records(self, zc: Zeroconf, now: float, records: list[RecordUpdate]) -> None:
        """Somebody there has said something."""
        for record in (update.new for update in records):
            if isinstance(record, DNSAddress) and record.key == self.name:
                is_over = record.is_expired(now)
                note = self.heard.discard if is_over else self.heard.add
                note(f"{ip_address(record.address)}")


class Voice:
    """Calls in one network, in which this machine has these addresses."""

    def __init__(self, card: str, addresses: Sequence[str]) -> None:
        self.addresses = tuple(addresses)
        self._zeroconf = Zeroconf(interfaces=list(addresses))
        self._listener: Listener | None = None
        if not self._zeroconf.engine.senders:
            self.close()
            raise OSError("no multicast in this network")
        for reader in self._zeroconf.engine.readers:
            hear_only(reader.sock, card)

    def heard(self, name: str, patience: int) -> frozenset[str]:
        """The addresses to which a name leads there."""
        asked = AddressResolver(f"{name}.")
        asked.request(self._zeroconf, patience)
        return frozenset(found.partition("%")[0] for found in asked.parsed_addresses())

    def announce(self, name: str, port: int) -> None:
        """From now on this name leads to this machine; whoever else says so is noted."""
        self._listener = Listener(name)
        asked = [DNSQuestion(f"{name}.", kind, INTERNET) for kind in ADDRESSES]
        self._zeroconf.add_listener(self._listener, asked)  # also what has just been said
        info = ServiceInfo(
            KIND,
            f"Motherlode.{KIND}",
            port,
            properties={"path": "/"},
            server=f"{name}.",
            parsed_addresses=list(self.addresses),
        )
        self._zeroconf.register_service(info, allow_name_change=True)

    def claim(self) -> Claim:
        """Who has the name that is announced."""
        heard = self._listener.heard if self._listener else ()
        return Claim(self.addresses, frozenset(heard) - frozenset(self.addresses))

    def close(self) -> None:
        """Take the name back there."""
        self._zeroconf.close()


class MulticastHerald:
    """Calls into the networks in which this machine has these addresses.

    Each hears of the addresses that lead there, and of no others.
    """

    def __init__(self, addresses: Sequence[str], patience: int = PATIENCE) -> None:
        # What it has to say about single packets is of no use to whoever reads the log.
        logging.getLogger("zeroconf").setLevel(logging.CRITICAL)
        self.patience = patience
        self._voices = voices(by_card(places(), addresses))

    def heard(self, name: str) -> frozenset[str]:
        return frozenset().union(*self._together(lambda one: one.heard(name, self.patience)))

    def announce(self, name: str, port: int) -> None:
        self._together(lambda voice: voice.announce(name, port))

    def claims(self) -> tuple[Claim, ...]:
        return tuple(voice.claim() for voice in self._voices)

    def close(self) -> None:
        self._together(lambda voice: voice.close())

    def _together(self, act: Callable[[Voice], Result]) -> list[Result]:
        """Each waits for answers: all at the same time."""
        with ThreadPoolExecutor(len(self._voices)) as threads:
            return list(threads.map(act, self._voices))


def voices(networks: Mapping[str, Sequence[str]]) -> tuple[Voice, ...]:
    """One for each network that can be called into; OSError if there's none."""
    found = list[Voice]()
    failure: Exception = OSError("no network")
    for card, addresses in networks.items():
        try:
            found.append(Voice(card, addresses))
        except (OSError, RuntimeError) as error:  # this card has no multicast, or is gone
            failure = error
    if not found:
        raise failure
    return tuple(found)


def hear_only(listening: Any, card: str) -> None:
    """Leave to others what is said in other networks: on Linux, a socket hears it, too."""
    if hasattr(socket, "SO_BINDTODEVICE"):
        with contextlib.suppress(OSError):  # an old system wants an administrator
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, card.encode())
