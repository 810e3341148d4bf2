"""Readiness: nobody is sent to a server that starts, drains, or can't write."""

from __future__ import annotations

import resource
from pathlib import Path

from motherlode.store.log import StoreError
from motherlode.web.app import make_app
from tests.support.server import Server, until
from tests.tables.live import Live, live
from tests.web.test_health import FULL
from tests.web.test_rations import asking


def test_not_while_it_starts_or_drains() -> None:
    async def story(room: Live) -> None:
        app = make_app(room.hall)

        async def asked() -> tuple[int, str]:
            async with asking(app) as client:
                answer = await client.get("/api/ready")
                return answer.status_code, answer.json().get("code", "")

        assert await asked() == (503, "starting")
        async with app.router.lifespan_context(app):
            assert await asked() == (200, "")
            app.state.operating.readiness.drain()
            assert await asked() == (503, "draining")

    live(story)


def test_not_while_the_database_can_not_be_written() -> None:
    async def story(room: Live) -> None:
        async def broken() -> None:
            raise StoreError("/home/ada/tables.sqlite has gone")

        room.store.probe = broken  # type: ignore[method-assign]
        app = make_app(room.hall)
        async with app.router.lifespan_context(app), asking(app) as client:
            answer = await client.get("/api/ready")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert "ada" not in answer.text

    live(story)


def test_a_real_server_is_ready_until_its_disk_is_full(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    assert server.http.get("/api/ready").json() == {"status": "ready"}
    before = resource.prlimit(server.process_id, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, (FULL, before[1]))
    until(lambda: server.http.get("/api/ready").status_code == 503)
    resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, before)
    until(lambda: server.http.get("/api/ready").status_code == 200)
    server.stop()
