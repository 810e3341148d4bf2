"""A proxy between two parts of a server, or in front of it: it can cut, stall and forget lines."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Line:
    """A connection from either side, and what passes between them."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near
        self.far = far
        self.pumps: list[asyncio.Task[None]] = []

    def cut(self) -> None:
        """End both sides at once, without a farewell."""
        self.abandon()
        self.near.transport.abort()
        self.far.transport.abort()

    def abandon(self) -> None:
        """Pass nothing on any more; neither side is told."""
        for pump in self.pumps:
            pump.cancel()


class Proxy:
    """Passes everything on to a port of this machine, unless it is told otherwise."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.refuses = False
        self.there, self.back = asyncio.Event(), asyncio.Event()  # whether each way is open
        self.there.set()
        self.back.set()
        self.lines: list[Line] = []
        self._forgotten: list[Line] = []
        self._server: asyncio.Server | None = None

    async def open(self) -> Proxy:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0, backlog=500)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def close(self) -> None:
        """Cut everything."""
        if self._server is not None:
            self._server.close()
        self.cut()
        for line in self._forgotten:
            line.cut()
        await asyncio.sleep(0)

    # -- what goes wrong -------------------------------------------------------------------------

    def cut(self) -> None:
        """End all lines."""
        lines, self.lines = self.lines, []
        for line in lines:
            line.cut()

    def forget(self) -> None:
        """Let all lines go silent for good; new ones can be made."""
        self._forgotten += self.lines
        for line in self.lines:
            line.abandon()
        self.lines = []

    def leave_half_open(self, lines: list[Line]) -> None:
        """The near sides of some lines are gone, and the far ones aren't told."""
        for line in lines:
            self.lines.remove(line)
            self._forgotten.append(line)
            line.abandon()
            line.near.transport.abort()

    def stall(self, there: bool = True, back: bool = True) -> None:
        """Keep back what is said, in these directions."""
        if there:
            self.there.clear()
        if back:
            self.back.clear()

    def go_on(self) -> None:
        """Let everything pass again."""
        self.refuses = False
        self.there.set()
        self.back.set()

    # -- lines -----------------------------------------------------------------------------------

    async def _take(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        if self.refuses:
            near.transport.abort()
            return
        try:
            answers, far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            near.transport.abort()
            return
        line = Line(near, far)
        self.lines.append(line)
        line.pumps = [
            asyncio.create_task(self._pump(reader, far, self.there)),
            asyncio.create_task(self._pump(answers, near, self.back)),
        ]
        for pump in line.pumps:
            pump.add_done_callback(lambda _: self._note_end(line))

    def _note_end(self, line: Line) -> None:
        if line in self.lines and all(pump.done() for pump in line.pumps):
            self.lines.remove(line)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await way.wait()
                writer.write(data)
                await writer.drain()
        await way.wait()
        writer.close()
