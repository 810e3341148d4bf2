"""What the tests of the server share: one that runs, and ones of a test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server import Server, deal_alike


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of this folder share; nothing they do may make it complain."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()
    assert running.stderr() == ""


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Nothing depends on chance, nor on what others have done."""
    yield from deal_alike(request)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, not started."""
    mine = Server(tmp_path)
    yield mine
    mine.kill()
