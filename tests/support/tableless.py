"""A worker that serves no tables, for tests of its supervisor, and a server of such workers.

`python -m tests.support.tableless FOLDER COUNT` starts a supervisor. Each of its workers tells
everybody who connects its number, and writes in the folder's journal when it begins and ends. Files
in the folder make it behave badly: `fails`, `crashes`, `stays`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from motherlode.web.logs import speak_plainly
from motherlode.web.serving.line import Line, Ready, work
from motherlode.web.serving.listening import CannotServe, bound
from motherlode.web.serving.supervisor import Supervisor

SENTENCE = "the database isn’t there"
COMMAND = (sys.executable, "-m", "tests.support.tableless")


class PlainWorker:
    """Tells its number to everybody who comes, and says goodbye."""

    def __init__(self, listening: socket.socket, line: Line, folder: Path) -> None:
        self.listening = listening
        self.line = line
        self.folder = folder
        self.writers: list[asyncio.StreamWriter] = []
        self.ends = asyncio.Event()

    def note(self, word: str) -> None:
        """Write a word in the journal."""
        with (self.folder / "journal").open("a") as journal:
            journal.write(f"{word} {os.getpid()}\n")

    async def greet(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody connects."""
        writer.write(f"{os.getpid()}\n".encode())
        self.writers.append(writer)

    async def run(self) -> None:
        """Serve until told to end, or until the supervisor is gone."""
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self.told_to_end)
        server = await asyncio.start_server(self.greet, sock=self.listening)
        following = asyncio.create_task(self.follow())
        self.note("ready")
        self.line.tell(Ready())
        await self.ends.wait()
        following.cancel()
        server.close()
        for _ in range(5):  # whoever was taken in at this very moment is greeted first
            await asyncio.sleep(0)
        for writer in self.writers:
            writer.write(b"bye\n")
            await writer.drain()
        self.note("end")

    async def follow(self) -> None:
        """Another worker takes over, or the supervisor is gone."""
        if await self.line.relieved():
            self.told_to_end()
        else:
            self.ends.set()

    def told_to_end(self) -> None:
        """Some don't listen."""
        self.note("told")
        if not (self.folder / "stays").exists():
            self.ends.set()


def serve_nothing(listening: socket.socket, line: Line) -> None:
    """Serve as the folder says that the order names."""
    folder = Path(line.order().decode().strip())
    worker = PlainWorker(listening, line, folder)
    worker.note("start")
    if (folder / "fails").exists():
        raise CannotServe(SENTENCE)
    if (folder / "crashes").exists():
        os._exit(7)
    asyncio.run(worker.run())


def main(folder: str, count: str) -> int:
    """Supervise until told to end."""
    speak_plainly()
    with bound("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        supervisor = Supervisor(
            listening, folder.encode(), int(count), lambda: print(port, flush=True), COMMAND
        )
        try:
            asyncio.run(supervisor.run())
        except CannotServe as error:
            print(error, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    # A worker gets the numbers of two open files, a supervisor a folder.
    sys.exit(work(serve_nothing) if sys.argv[1].isdigit() else main(*sys.argv[1:]))
