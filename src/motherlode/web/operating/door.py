"""The operator's door: one token opens it, at once; wrong ones are rationed."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from starlette.requests import HTTPConnection

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal
from motherlode.web.guards.hosts import bare_name, is_loopback
from motherlode.web.guards.limits import Buckets
from motherlode.web.options import Options
from motherlode.web.table_lookup import address_of, too_fast

GUESSES: Final = (10, 0.2)  # wrong tokens of one address at once, and a second
BEARER: Final = "bearer "
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # headers of proxies


class Door:
    """Lets the operator in; without a token nobody."""

    def __init__(self, token: str, time: Timekeeper) -> None:
        self._key = hashed(token) if token else None
        self.guesses = Buckets(*GUESSES, time)

    def check(self, connection: HTTPConnection) -> None:
        """Refuse whoever doesn't have the token; a request without any is no guess.

        Whoever has it never waits: others at the same address could lock the operator out.
        """
        given = token_of(connection)
        if not given:
            raise TableRefusal("not_operator", "this needs the operator’s token")
        if self._key is not None and hmac.compare_digest(hashed(given), self._key):
            return
        if not self.guesses.take(address_of(connection)):
            raise too_fast()
        raise TableRefusal("not_operator", "that isn’t the operator’s token")


def hashed(token: str) -> bytes:
    """What is compared: it has the same length for every token."""
    return hashlib.sha256(token.encode()).digest()


def token_of(connection: HTTPConnection) -> str:
    """The token in the headers of a request; nothing if there is none."""
    given = connection.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given[: len(BEARER)].lower() == BEARER else ""


def is_on_this_machine(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and nothing tells that a proxy has passed it on.

    One that adds no header can't be told apart if it asks for `localhost`, too: see `is_at_home`.
    """
    if connection.client is None or any(name in connection.headers for name in PASSED_ON):
        return False
    asked_for = bare_name(connection.headers.get("host", ""))
    return is_loopback(asked_for) and is_loopback(connection.client.host)


def is_at_home(connection: HTTPConnection, options: Options) -> bool:
    """Whether a request comes from this machine, and nobody else can seem to be there.

    Of a server that others reach by way of a proxy or a tunnel, that can't be said.
    """
    is_known_elsewhere = options.address or options.names or options.proxies
    return is_on_this_machine(connection) and not is_known_elsewhere
