"""The stores that tests try: one in a SQLite file, one in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.postgres import Postgres, shared_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with shared_server() as server:
        yield server


@pytest.fixture
def address(postgres: Postgres) -> Iterator[str]:
    """A new database of today's form in PostgreSQL."""
    with postgres.database() as name:
        yield postgres.address(name)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of one kind, then of the other."""
    if request.param == "sqlite":
        return str(tmp_path / "log.sqlite")
    return str(request.getfixturevalue("address"))
