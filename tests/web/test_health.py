"""The health of a server: well only if its database can be read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import httpx
import pytest

from motherlode.store.log import StoreError
from motherlode.tables.hall import Hall
from motherlode.web import app
from tests.support.server import Server
from tests.tables.live import MemoryStore


def health(probe: Callable[[], Coroutine[Any, Any, None]]) -> httpx.Response:
    """How a server says it is whose database is read like this."""

    async def ask() -> httpx.Response:
        store = MemoryStore()
        store.probe = probe  # type: ignore[method-assign]
        transport = httpx.ASGITransport(app.make_app(Hall(store)))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get("/api/health")

    return asyncio.run(ask())


def test_a_server_that_runs_is_well(server: Server) -> None:
    told = server.http.get("/api/health")
    assert told.status_code == 200
    assert told.json()["status"] == "ok"


def test_a_server_whose_database_can_not_be_read_is_not_well() -> None:
    async def broken() -> None:
        raise StoreError("the database can't be used: disk I/O error")

    told = health(broken)
    assert (told.status_code, told.json()["code"]) == (503, "storage")
    assert "disk I/O error" in told.json()["reason"]


def test_a_server_whose_database_does_not_answer_is_not_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def stuck() -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(app, "PATIENCE", 0.05)
    told = health(stuck)
    assert (told.status_code, told.json()["code"]) == (503, "storage")
