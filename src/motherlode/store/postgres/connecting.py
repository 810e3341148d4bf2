"""Connections to PostgreSQL: how they are made, how long they wait, and why they fail."""

from __future__ import annotations

import re
import select
from collections.abc import Mapping
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Engine, NullPool, create_engine, event

from motherlode.store.database_urls import read_url

PATIENCE: Final = 5.0  # seconds after which a line that doesn't answer is cut off
UNHURRIED: Final = 120.0  # the same for what may take long
# What a connection is made with unless the address says otherwise. A line that is dead is noticed.
DEFAULTS: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
    "application_name": "motherlode",
    "client_encoding": "utf8",
}
# Every commit is on the disk before anybody is told; who asked for more than that keeps it.
SAFE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'"
)
# What is lost with the server itself does no harm: signs of life, leases, hints.
QUICK: Final = "SET synchronous_commit TO off"
# Why a connection or a statement failed, by its code or by a word in what PostgreSQL says.
REASONS: Final[Mapping[str, str]] = {
    r"invalid \w+ value: |invalid port number|unrecognized configuration": "its address is wrong: "
    "an option has a value that nobody understands",
    "28P01": "the password is wrong",
    "password authentication failed": "the password is wrong",
    "no password supplied": "it wants a password",
    "no pg_hba.conf entry": "it doesn’t let you in from here",
    "3D000": "there’s no such database; create it first",
    "database .* does not exist": "there’s no such database; create it first",
    "role .* does not exist": "there’s no such user",
    "could not translate host name|failed to resolve host|name or service not known"
    "|nodename nor servname": "there’s no such host",
    "connection refused|no such file or directory": "nothing answers there; is PostgreSQL running?",
    "invalid response to SSL|expected authentication": "what answers there isn’t PostgreSQL",
    "no route to host|network is unreachable": "the way there is blocked",
    "timeout expired|timed out|57014": "it doesn’t answer in time",
    "53300": "it has no connection left",
    "too many clients|remaining connection slots": "it has no connection left",
    "53100": "its disk is full",
    "42501": "this user may not write to it",
    "permission denied": "this user may not write to it",
    "25006": "it’s read-only",
    "read-only transaction": "it’s read-only",
    "57P0": "it is stopping or starting",
    "is starting up|is shutting down": "it is stopping or starting",
    "does not support SSL|SSL is not enabled": "it doesn’t speak TLS",
}
LOST: Final = "the connection was lost"
NO_CODE: Final = ("", "08", "57")  # the beginnings of codes after which nobody knows what was done


def postgres_url(address: str) -> URL:
    """The address of a PostgreSQL database, with the driver that is used here."""
    return read_url(address).set(drivername="postgresql+psycopg")


def place_of(url: URL) -> str:
    """What a sentence calls a database: neither user nor password."""
    name = url.database or url.username or "postgres"
    host = url.host or first(url.query.get("host"))
    port = f":{url.port}" if url.port else ""
    return f"{name} at {host}{port}" if host else f"{name} on this machine"


def first(value: str | tuple[str, ...] | None) -> str:
    """One of what an address says, if it says anything."""
    if value is None or isinstance(value, str):
        return value or ""
    return value[0] if value else ""


def make_engine(url: URL, settings: str = SAFE, patience: float = PATIENCE) -> Engine:
    """An engine whose connections commit each statement by itself, unless they are told to wait."""
    engine = create_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={key: value for key, value in DEFAULTS.items() if key not in url.query},
        # Errors don't hold what was to be written: it may be secret.
        hide_parameters=True,
    )
    limit = round(patience * 900)  # milliseconds; the server gives up a little earlier

    def prepare(connection: psycopg.Connection[Any], _record: object) -> None:
        connection.autocommit = True
        connection.execute(settings)
        connection.execute(
            f"SET statement_timeout TO {limit}; "
            f"SET idle_in_transaction_session_timeout TO {limit}; SET jit TO off"
        )

    event.listen(engine, "connect", prepare)
    return engine


def is_dead(connection: psycopg.Connection[Any]) -> bool:
    """Whether the server has hung up: it says something though nobody has asked."""
    if connection.closed:
        return True
    if not hasattr(select, "poll"):
        return False
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


def raw_arguments(engine: Engine) -> dict[str, Any]:
    """What the driver is told when it connects by itself."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    return {**DEFAULTS, **arguments}


def reason(error: BaseException, url: URL) -> str:
    """The plain reason inside an error of PostgreSQL."""
    inner = getattr(error, "orig", None) or error
    code = getattr(inner, "sqlstate", None) or ""
    text = str(inner)
    for sign, sentence in REASONS.items():
        if (code and code.startswith(sign)) or re.search(sign, text, re.IGNORECASE):
            return sentence
    if isinstance(inner, psycopg.OperationalError) and code[:2] in NO_CODE:
        return LOST
    line = text.splitlines()[0] if text else type(inner).__name__
    return line.replace(url.password, "…") if url.password else line
