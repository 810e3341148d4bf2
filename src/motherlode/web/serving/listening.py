"""Listening: the socket at which a server waits, and how many connections it may have."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys

from motherlode.rules.core.errors import MotherlodeError

MOST_CONNECTIONS = 65_536  # files and sockets that the process may have open
OWN_FILES = 200  # of these, those that the server needs for itself
UNSENT = 256 * 1024  # bytes that the system keeps for somebody who doesn't read
UNREAD = 30_000  # milliseconds within which somebody has to take what was sent


class CannotServe(MotherlodeError):
    """The server can't be started; the sentence says why."""


def allow_many_connections() -> int:
    """How many there may be; many systems give about a thousand unless they are asked for more."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(1, soft - OWN_FILES) if soft != resource.RLIM_INFINITY else MOST_CONNECTIONS


def bound(host: str, port: int) -> socket.socket:
    """A socket on this port, or a sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # everywhere means everywhere, whatever the system thinks
        with contextlib.suppress(OSError, AttributeError):
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    # Connections inherit both: whoever reads nothing costs little, and is let go.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(
                f"port {port} is in use; is Motherlode already running? "
                "`motherlode serve --browser --port 0` picks a free port"
            ) from error
        if error.errno == errno.EACCES:
            raise CannotServe(
                f"you aren’t allowed to use port {port}; choose another with `serve --port`"
            ) from error
        raise CannotServe(f"{host} port {port} can’t be used: {error.strerror}") from error
    except OverflowError as error:
        raise CannotServe(f"there’s no port {port}") from error
    listening.listen(2048)
    return listening
