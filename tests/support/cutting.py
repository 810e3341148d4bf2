"""A line to a server that can be cut, or made to swallow what the server answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Line:
    """Passes everything on between whoever connects here and a server, until it is told not to."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.port = 0
        self.swallows = False  # what the server answers
        self.swallowed = asyncio.Event()
        self._ends: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """End all connections at once."""
        for end in list(self._ends):
            end.transport.abort()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has connected."""
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.server)
        ends = {writer, there_writer}
        self._ends |= ends
        asked = self._pass_on(reader, there_writer, answers=False)
        answered = self._pass_on(there_reader, writer, answers=True)
        await asyncio.gather(asked, answered)
        self._ends -= ends

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if answers and self.swallows:
                    self.swallowed.set()
                    continue
                target.write(data)
                await target.drain()
        target.close()


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    """A line to a port of this machine."""
    line = Line(port)
    server = await asyncio.start_server(line.meet, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        line.cut()
