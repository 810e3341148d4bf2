"""Columns that several forms of the database have."""

from __future__ import annotations

import sqlalchemy as sa


def code(length: int = 12) -> sa.String:
    """A code or a name for machines: ordered by its bytes, whatever language a server speaks.

    The order of a language may change with the system, and an index that relies on it breaks.
    """
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")
