"""The forms the database has had, and how it is brought to the newest one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

NEWEST: Final = "0006"  # the last of `versions`


def upgrade(connection: Connection, wanted: str = NEWEST) -> None:
    """Run the migrations that are missing; a database of a newer version is left alone."""
    found = revision(connection)
    if found != wanted:
        # Only here: Alembic would take a third of the time in which a server starts.
        from motherlode.store.migrations.running import run

        run(connection, found, wanted)


def revision(connection: Connection) -> str | None:
    """The form a database has; nothing if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
