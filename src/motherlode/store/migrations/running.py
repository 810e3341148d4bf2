"""Runs the migrations that a database lacks, with Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from motherlode.store.log import StoreError


def settings(connection: Connection | None = None) -> Config:
    """Where the migrations are, and what they are run on."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def run(connection: Connection, found: str | None, wanted: str) -> None:
    """Run what is missing; a database of a newer version is left alone."""
    config = settings(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"this database is from a newer version of Motherlode (its schema is {found}); "
            "nothing in it was changed"
        )
    if wanted not in known:
        raise StoreError(f"this is from a newer version of Motherlode (its schema is {wanted})")
    if connection.dialect.name == "sqlite":
        # Its driver begins a transaction only before rows are written: what makes tables would be
        # there for good, and the next start would find half of a form.
        connection.exec_driver_sql("BEGIN")
    command.upgrade(config, wanted)
