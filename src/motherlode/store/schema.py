"""The one table of the database."""

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
