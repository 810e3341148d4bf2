"""Workers on one PostgreSQL, for tests: each with its store, its peers, and what it has heard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from motherlode.store.log import Line, Store, StoreError
from motherlode.store.opening import open_at
from motherlode.store.peers import Beat, News
from motherlode.store.postgres.peers import PostgresPeers


class Worker:
    """One worker."""

    def __init__(self, address: str) -> None:
        self.store: Store
        self.store, peers = open_at(address)
        assert isinstance(peers, PostgresPeers)
        self.peers = peers
        self.heard: list[News] = []
        self._news = asyncio.Event()

    def hear(self, news: News) -> None:
        """Somebody calls out."""
        self.heard.append(news)
        self._news.set()

    async def hears(self, said: Callable[[list[News]], bool], seconds: float = 20) -> None:
        """Wait until it has heard something."""
        async with asyncio.timeout(seconds):
            while not said(self.heard):
                self._news.clear()
                await self._news.wait()

    async def beat(self, *wanted: str, gossip: bytes = b"") -> Beat:
        """A sign of life of a worker who has some tables open, and wants to drive them all."""
        return await self.peers.beat(wanted, wanted, gossip)


@asynccontextmanager
async def workers(address: str, count: int) -> AsyncIterator[list[Worker]]:
    """Some workers that are open."""
    everybody = [Worker(address) for _ in range(count)]
    for worker in everybody:
        await worker.store.open()
        await worker.peers.open(worker.hear)
    try:
        yield everybody
    finally:
        for worker in everybody:
            with suppress(StoreError):
                await worker.peers.close()
            await worker.store.close()


def line(table: str, sequence: int, command: str | None = None, at: float = 1.0) -> Line:
    """A line of a log."""
    return Line(table, sequence, command, at, b"{}")
