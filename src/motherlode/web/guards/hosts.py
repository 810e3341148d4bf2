"""Which names a server answers to, and which pages are its own.

A page of another site can let its own name lead to this machine (DNS rebinding); it would be of
the same origin as a server that answers to any name. An address in digits can't be used like that.
"""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from motherlode.web.api_bodies import Failure
from motherlode.web.guards.turning_away import TurnedAway
from motherlode.web.options import Options

MISDIRECTED: Final = 421
USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
UNKNOWN: Final = Failure(
    "unknown_host",
    "this server isn’t known by that name; whoever runs it can add it with `serve --host-name`",
)


class Hosts:
    """The names of a server."""

    def __init__(self, options: Options) -> None:
        given = (options.address, *options.names)
        self.given = frozenset(name for name in map(bare_name, given) if name)
        self.own = self.given | {"localhost"} | written_by_others(socket.gethostname())
        self.announced: Callable[[], frozenset[str]] = frozenset  # in its networks, at this moment

    def learn(self, *addresses: str) -> None:
        """Ask the network what it calls this machine and its addresses; that may take a while.

        Only here: a name that comes with a request is never looked up.
        """
        for address in ("", *addresses):
            with suppress(OSError, UnicodeError):
                self.own |= written_by_others(socket.getfqdn(address))

    def knows(self, host: str) -> bool:
        """Whether the server answers to what stands in a `Host` header."""
        name = bare_name(host)
        is_own = name in self.own or name in self.announced()
        return is_own or name.endswith(".localhost") or is_address(name)

    def is_own_origin(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from a page of this server, or from no page at all.

        A proxy may have taken TLS away: of a name that was given, a page under https is also ours.
        """
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        try:
            page = urlsplit(origin.lower())
        except ValueError:
            return False
        scheme = connection.scope["scheme"].replace("ws", "http")
        is_safe = page.scheme == scheme or (page.scheme == "https" and page.hostname in self.given)
        host = connection.headers.get("host", "").lower()
        return is_safe and spoken(page.netloc, page.scheme) == spoken(host, page.scheme)


def written_by_others(name: str) -> frozenset[str]:
    """How other machines may write the name of one: whole, its first word, and that with .local."""
    whole = bare_name(name)
    first = whole.partition(".")[0]
    if not whole or is_address(whole) or first == "localhost":
        return frozenset()
    return frozenset((whole, first, f"{first}.local"))


def spoken(host: str, scheme: str) -> str:
    """A name with its port, unless that is the usual one."""
    return host.removesuffix(USUAL_PORTS.get(scheme, ""))


def bare_name(written: str) -> str:
    """The name in a `Host` header or in an address, without port and brackets; nothing if none."""
    try:
        parts = urlsplit(written if "//" in written else f"//{written}")
        return (parts.hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an address in digits."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether an address in digits, or a name that no network gives away, leads to this machine."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


class KnownHosts:
    """Lets nobody in who asks for another name."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = Headers(scope=scope).get("host") if scope["type"] != "lifespan" else None
        is_known = host is None or self.hosts.knows(host)
        app = self.app if is_known else TurnedAway(UNKNOWN, MISDIRECTED)
        await app(scope, receive, send)


def hosts_of(connection: HTTPConnection) -> Hosts:
    """The names of this server."""
    hosts: Hosts = connection.app.state.hosts
    return hosts
