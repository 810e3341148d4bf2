"""The addresses of this machine at which others in its networks may find it."""

from __future__ import annotations

import contextlib
import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple

# Networks inside this machine: those of containers and of virtual machines.
INSIDE: Final = re.compile(
    r"^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|podman|vethernet)"
    r"|hyper-v|virtualbox|vmware",
    re.IGNORECASE,
)
# Private networks over the internet: a phone in the same house usually isn't in them.
TUNNEL: Final = re.compile(
    r"^(tun|tap|utun|wg|ppp|ipsec|tailscale|zt|nordlynx|proton)"
    r"|tap-windows|wireguard|wintun|openvpn|zerotier|vpn",
    re.IGNORECASE,
)

CARDS: Final = Path("/sys/class/net")  # as Linux tells of them


class Place(NamedTuple):
    """An address of this machine, and the network card that has it."""

    address: str
    card: str = ""


def places() -> list[Place]:
    """All addresses of this machine; the one that leads elsewhere if the others can't be had."""
    with contextlib.suppress(ImportError, OSError):
        import ifaddr

        return [
            Place(ip.ip if isinstance(ip.ip, str) else ip.ip[0], f"{adapter.nice_name}")
            for adapter in ifaddr.get_adapters()
            for ip in adapter.ips
        ]
    routed = routed_address()
    return [Place(routed)] if routed else []


def routed_address() -> str:
    """This machine's address on the way to all others; nothing if there is none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples; nothing is sent
        return str(probe.getsockname()[0])
    return ""


def reachable(places: Iterable[Place], routed: str) -> tuple[str, ...]:
    """Those of these addresses that others may know, the likeliest first."""
    found = [place for place in places if is_for_others(place)]
    return tuple(place.address for place in sorted(found, key=lambda one: oddity(one, routed)))


def is_for_others(place: Place) -> bool:
    """Whether any other device may find this machine there."""
    address = ip_address(place.address.partition("%")[0])
    is_nowhere = address.is_loopback or address.is_unspecified or address.is_multicast
    needs_zone = address.version == 6 and address.is_link_local
    return not (is_nowhere or needs_zone or INSIDE.search(place.card))


def is_plugged_in(place: Place) -> bool:
    """Whether a network card has a cable or a network; true where nobody can tell."""
    with contextlib.suppress(OSError, ValueError):
        return (CARDS / place.card / "operstate").read_text().strip() in ("up", "unknown")
    return True


def oddity(place: Place, routed: str) -> tuple[bool, bool, bool, bool]:
    """How unlikely it is that a phone in the house comes in there."""
    address = ip_address(place.address)
    is_tunnel = TUNNEL.search(place.card) is not None
    return is_tunnel, address.is_link_local, address.version == 6, place.address != routed


def by_card(places: Iterable[Place], addresses: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """These addresses, by the network card that has them."""
    cards = {place.address: place.card for place in places}
    found: dict[str, tuple[str, ...]] = {}
    for address in addresses:
        card = cards.get(address, "")
        found[card] = (*found.get(card, ()), address)
    return found


def is_served(host: str, address: str) -> bool:
    """Whether a server that listens at this host, in digits, is reached at an address."""
    if host == "0.0.0.0":
        return ":" not in address
    return host in ("::", address)


def is_private(address: str) -> bool:
    """Whether an address means something only in a house or an office."""
    return ip_address(address).is_private


def shown(host: str) -> str:
    """A host as addresses of pages have it."""
    return f"[{host}]" if ":" in host else host


class Network:
    """The networks of this machine as they are at this moment."""

    def own(self) -> frozenset[str]:
        """All addresses of this machine."""
        return frozenset(place.address for place in places())

    def reachable(self) -> tuple[str, ...]:
        """Those that others may know, the likeliest first."""
        return reachable(filter(is_plugged_in, places()), routed_address())
