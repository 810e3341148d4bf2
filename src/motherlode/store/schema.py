"""The tables of the database: the log, what is counted and found out from it, and its workers."""

from __future__ import annotations

from sqlalchemy import Column, DateTime, Float, Index, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy import UniqueConstraint as Unique

METADATA = MetaData()
PASSING = "passing"  # in the `info` of a table whose rows nobody needs after a restart

LOG = Table(
    "log",
    METADATA,
    Column("table", String(12), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("command", String(40), nullable=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Unique("table", "command", name="log_command"),
    Index("log_at", "at"),
)

ROUNDS = Table(
    "rounds",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table", String(12), nullable=False),
    Column("game", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Unique("table", "game", "round", name="rounds_once"),
)

UNCOUNTED = Table("uncounted", METADATA, Column("table", String(12), primary_key=True))

# The names of the keys that lines are sealed with; the keys themselves are in a file.
SEALS = Table("seals", METADATA, Column("key", String(16), primary_key=True))

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("record", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("analyses_at", "at"),
)

WORKERS = Table(
    "workers",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("until", DateTime(timezone=True), nullable=False),  # by the database's clock
    Column("gossip", LargeBinary, nullable=False),
    info={PASSING: True},
)

LEASES = Table(
    "leases",
    METADATA,
    Column("table", String(12), primary_key=True),
    Column("worker", String(40), nullable=False),
    Index("leases_worker", "worker"),
    info={PASSING: True},
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", String(12), primary_key=True),
    Column("worker", String(40), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # how many connections each seat has there
    Index("presence_worker", "worker"),
    info={PASSING: True},
)
