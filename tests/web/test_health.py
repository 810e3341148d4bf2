"""The health of a server: well only if its database can be written."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from motherlode.store.log import StoreError
from motherlode.tables.probe import FRESH, PATIENCE, Probe
from tests.support.outside import HandDriven
from tests.support.server import Server, until
from tests.tables.live import MemoryStore

FULL = 4096  # bytes that a file may have on a disk that is full: its log still fits


def test_a_server_that_runs_is_well(server: Server) -> None:
    told = server.http.get("/api/health")
    assert told.status_code == 200
    assert told.json()["status"] == "ok"


def test_a_server_whose_disk_is_full_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    before = resource.prlimit(server.process_id, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, (FULL, before[1]))
    told = server.http.get("/api/health")
    assert (told.status_code, told.json()["code"]) == (503, "storage")
    assert "can’t be used right now" in told.json()["reason"]
    assert "sqlite" not in told.text  # where it lies is nobody's business
    resource.prlimit(server.process_id, resource.RLIMIT_FSIZE, before)
    until(lambda: server.http.get("/api/health").status_code == 200)
    server.stop()


class SlowStore(MemoryStore):
    """A database that takes its time, and counts how often it is tried."""

    def __init__(self, time: HandDriven, takes: float, trouble: str = "") -> None:
        super().__init__()
        self.time = time
        self.takes = takes
        self.trouble = trouble
        self.tries = 0

    async def probe(self) -> None:
        """Try it."""
        self.tries += 1
        await self.time.sleep(self.takes)
        if self.trouble:
            raise StoreError(self.trouble)


def test_many_who_ask_at_once_try_the_database_once() -> None:
    async def ask() -> None:
        time = HandDriven()
        store = SlowStore(time, takes=FRESH / 2)
        probe = Probe()
        asked = asyncio.gather(*(probe.ask(store, time) for _ in range(50)))
        await time.elapse(store.takes)
        await asked
        await probe.ask(store, time)
        assert store.tries == 1
        await time.elapse(FRESH / 2)
        again = asyncio.create_task(probe.ask(store, time))
        await time.elapse(store.takes)
        await again
        assert store.tries == 2

    asyncio.run(ask())


def test_a_database_that_does_not_answer_is_not_well(caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asks later waits no longer than the first, and its late error is no other trouble."""

    async def ask() -> None:
        time = HandDriven()
        store = SlowStore(time, takes=2 * PATIENCE, trouble="the disk is full")
        probe = Probe()
        for seconds in (PATIENCE, 0.0, 0.0):
            asked = asyncio.create_task(probe.ask(store, time))
            await time.elapse(seconds)
            with pytest.raises(StoreError, match="doesn’t answer"):
                await asked
        assert store.tries == 1
        await time.elapse(store.takes)
        store.takes = 0.0
        with pytest.raises(StoreError, match="the disk is full"):
            await probe.ask(store, time)
        assert store.tries == 2

    asyncio.run(ask())
    assert caplog.messages == []
