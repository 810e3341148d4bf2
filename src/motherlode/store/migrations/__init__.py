"""The forms the database has had, and how it is brought to the newest one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from motherlode.store.log import StoreError


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing; a database of a newer version is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise StoreError(
            f"this database is from a newer version of Motherlode (its schema is {found}); "
            "nothing in it was changed"
        )
    command.upgrade(config, "head")
