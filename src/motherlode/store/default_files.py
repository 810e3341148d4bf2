"""Where the tables of a person lie, and the key to them, unless said otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from sqlalchemy import URL

from motherlode.store.log import StoreError

KEY: Final = ".key"  # added to the name of a database


def default_place() -> str:
    """The file with the tables."""
    return str(own_file("tables.sqlite"))


def key_place(url: URL, named: str = "") -> Path | None:
    """The file with the key to a database: beside it, if it is a file; in memory it needs none."""
    is_file = url.get_backend_name() == "sqlite"
    if is_file and is_in_memory(url):
        return None
    if named:
        return at_home(Path(named))
    if not is_file:
        return own_file("motherlode.key")
    database = str(url.database)
    if database.startswith("file:"):
        database = unquote(database.removeprefix("file:"))
    return Path(database + KEY)


def is_in_memory(url: URL) -> bool:
    """Whether nothing of an SQLite database is on a disk."""
    database = url.database or ":memory:"
    return ":memory:" in database or url.query.get("mode") == "memory"


def own_file(name: str) -> Path:
    """A file among a person's own data."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.join("~", ".local", "share")
    return at_home(Path(home, "motherlode", name))


def at_home(path: Path) -> Path:
    """A path that may begin with the sign for the home folder."""
    try:
        return path.expanduser()
    except RuntimeError as error:
        raise StoreError(
            "there’s no home folder to keep the tables in; name a file with --database"
        ) from error
