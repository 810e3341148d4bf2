"""Listening to the other workers, on a connection of its own that comes back by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import psycopg
from psycopg import sql
from sqlalchemy import Engine

from motherlode.store.peers import News
from motherlode.store.postgres.connecting import raw_arguments
from motherlode.store.postgres.notices import CHANNEL, heard

LOGGER = logging.getLogger("motherlode.store")
QUIET: Final = 10.0  # seconds without a word, after which the line is tried
ANSWER: Final = 5.0  # seconds it then has to answer
SOON: Final = 0.1  # seconds until a lost line is made again, longer each time,
LATEST: Final = 3.0  # up to this


class Listener:
    """Hands on what other workers call out. What is called while the line is down is lost."""

    def __init__(self, engine: Engine, name: str) -> None:
        self.engine = engine
        self.name = name
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[News], None]) -> None:
        """Begin to listen; when this returns nothing more is missed."""
        connection = await self._connect()
        self._task = asyncio.create_task(self._listen(connection, hear), name="listening")

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        connection = await psycopg.AsyncConnection.connect(
            **raw_arguments(self.engine), autocommit=True
        )
        try:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(
        self, connection: psycopg.AsyncConnection[Any], hear: Callable[[News], None]
    ) -> None:
        line: psycopg.AsyncConnection[Any] | None = connection
        wait = SOON
        while True:
            try:
                if line is None:
                    line = await self._connect()
                async with line:
                    wait = SOON
                    await self._hand_on(line, hear)
            except Exception as error:
                if not isinstance(error, (psycopg.Error, OSError)):  # TimeoutError is one of them
                    LOGGER.exception("what other workers call out can't be heard")
                line = None
                await asyncio.sleep(wait)
                wait = min(wait * 2, LATEST)

    async def _hand_on(
        self, line: psycopg.AsyncConnection[Any], hear: Callable[[News], None]
    ) -> None:
        while True:
            async for notice in line.notifies(timeout=QUIET):
                for news in heard(notice.payload, self.name):
                    try:
                        hear(news)
                    except Exception:  # whatever it is, the next news may be welcome
                        LOGGER.exception("news of table %s were not understood", news.table)
            async with asyncio.timeout(ANSWER):
                await line.execute("SELECT 1")
