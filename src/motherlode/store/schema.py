"""The tables of the database: the log, and what is counted from it."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy import UniqueConstraint as Unique

METADATA = MetaData()

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
