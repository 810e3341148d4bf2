"""Opening: where a server listens, what it says to whoever started it, and who does the work."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace

import msgspec

from motherlode.tables.outside import Outside
from motherlode.web.browser import open_browser
from motherlode.web.logs import speak_plainly
from motherlode.web.nearby.addresses import Network, is_private, is_served, shown
from motherlode.web.nearby.announcing import Announcer, is_name
from motherlode.web.options import Options
from motherlode.web.serving.listening import CannotServe, bound
from motherlode.web.serving.order import Order
from motherlode.web.serving.supervisor import COMMAND, Supervisor


def serve(
    host: str,
    port: int,
    database: str,
    opens_browser: bool,
    outside: Outside | None = None,
    options: Options | None = None,
    command: Sequence[str] = COMMAND,
) -> None:
    """Serve until told to end, here or in several workers, which `command` starts."""
    options = options or Options()
    check_proxies(options)
    check_workers(options, database)
    check_name(options)
    speak_plainly(options.json_logs)
    token = "" if options.operator_token else (outside or Outside()).luck.secret()
    options = replace(options, operator_token=options.operator_token or token)
    is_everywhere = host in ("0.0.0.0", "::", "")
    with closing(bound(host, port)) as listening:
        listens_at, port = listening.getsockname()[:2]
        others = [one for one in Network().reachable() if is_served(listens_at, one)]
        own = others[0] if is_everywhere and others else ""

        def announce() -> None:
            address = f"http://{shown('127.0.0.1' if is_everywhere else host)}:{port}/"
            also = f" and for others at http://{shown(own)}:{port}/" if own else ""
            say(f"Motherlode is open at {address}{also} (press Ctrl+C to stop)")
            if token:
                say(f"The operator’s page is {address}operator#token={token}")
            if opens_browser:
                open_browser(address)

        if options.workers == 1:
            from motherlode.web.serving.server import run  # a supervisor stays small without it

            run(listening, own or host, database, options, announce, outside)
            return
        announcer = Announcer(options.announced, port)
        announcer.announce(tuple(filter(is_private, others)), Network().own())
        order = msgspec.json.encode(Order(own or host, database, options, announcer.name))
        supervisor = Supervisor(listening, order, options.workers, announce, command)
        try:
            asyncio.run(supervisor.run())
        finally:
            announcer.end()


def say(line: str) -> None:
    """Print a line; a server whose output nobody reads goes on."""
    with suppress(OSError):
        print(line, flush=True)


def check_name(options: Options) -> None:
    """A sentence about what can't stand before .local."""
    if not is_name(options.local_name):
        raise CannotServe(
            f"{options.local_name}.local is no name; use small letters, digits and hyphens"
        )


def check_workers(options: Options, database: str) -> None:
    """A sentence why there can't be several workers."""
    if options.workers == 1:
        return
    if sys.platform == "win32":
        raise CannotServe("several workers need Linux or macOS; leave out --workers")
    from motherlode.store.database_urls import is_postgres

    if not is_postgres(database):
        raise CannotServe(
            "several workers need PostgreSQL; name one with --database postgresql://…, "
            "or leave out --workers"
        )


def check_proxies(options: Options) -> None:
    """A sentence about what is no address of a proxy."""
    from motherlode.web.guards.doorkeeper import network_of

    for proxy in options.proxies:
        try:
            network_of(proxy)
        except ValueError as error:
            raise CannotServe(
                f"{proxy} isn’t the address of a proxy; write it in digits, as in 127.0.0.1"
            ) from error
