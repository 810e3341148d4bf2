"""Serving: the application on a port, until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import socket
import sys

import uvicorn

from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.database import DatabaseStore
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.web.app import make_app
from motherlode.web.browser import open_browser
from motherlode.web.logs import speak_plainly
from motherlode.web.sockets import LONGEST

MOST_CONNECTIONS = 65_536  # files and sockets that the process may have open
UNSENT = 256 * 1024  # bytes that the system keeps for somebody who doesn't read
UNREAD = 30_000  # milliseconds within which somebody has to take what was sent


class CannotServe(MotherlodeError):
    """The server can't be started; the sentence says why."""


class Announcer(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(
        self, config: uvicorn.Config, address: str, for_others: str, opens_browser: bool
    ) -> None:
        super().__init__(config)
        self.address = address
        self.for_others = for_others  # invitations have the address that is open in the browser
        self.opens_browser = opens_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        logger = logging.getLogger("uvicorn.error")
        logger.disabled = True  # what goes wrong before this is told in one sentence
        await super().startup(sockets)
        logger.disabled = False
        if self.should_exit:
            return
        keep_pauses_short()
        others = f" and for others at {self.for_others}" if self.for_others else ""
        print(f"Motherlode is open at {self.address}{others} (press Ctrl+C to stop)", flush=True)
        if self.opens_browser:
            open_browser(self.address)


def keep_pauses_short() -> None:
    """Collect garbage rarely, and not among what stays: each full pass stops every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def serve(
    host: str,
    port: int,
    database: str,
    opens_browser: bool,
    outside: Outside | None = None,
    address: str = "",
) -> None:
    """Serve until interrupted."""
    speak_plainly()
    allow_many_connections()
    hall = Hall(DatabaseStore(database), outside or Outside())
    listening = bound(host, port)
    port = listening.getsockname()[1]
    is_everywhere = host in ("0.0.0.0", "::", "")
    shown = "127.0.0.1" if is_everywhere else host
    shown = f"[{shown}]" if ":" in shown else shown
    app = make_app(hall, address)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LONGEST * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    own = own_address() if is_everywhere else ""
    others = f"http://{own}:{port}/" if own else ""
    server = Announcer(config, f"http://{shown}:{port}/", others, opens_browser)
    with contextlib.closing(listening), contextlib.suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listening])
    if not server.started:
        raise CannotServe(app.state.failure or "the server couldn’t start")


def own_address() -> str:
    """This machine's address in its network; nothing if it has none."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for examples; nothing is sent
        return str(probe.getsockname()[0])
    return ""


def allow_many_connections() -> None:
    """Many systems let a program have about a thousand unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS if hard == resource.RLIM_INFINITY else min(hard, MOST_CONNECTIONS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def bound(host: str, port: int) -> socket.socket:
    """A socket on this port, or a sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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
