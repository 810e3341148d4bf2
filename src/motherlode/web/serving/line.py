"""The line between a supervisor and one of its workers: an order, what came of it, and a relief."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.outside import Timekeeper


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A worker takes connections."""


class Busy(msgspec.Struct, frozen=True, tag="busy"):
    """A worker is on its way: a large database takes long to be brought to its newest form."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A worker can't begin; the sentence says why."""

    sentence: str


News: TypeAlias = Ready | Busy | Failed
NEWS: Final[msgspec.json.Decoder[News]] = msgspec.json.Decoder(News)
ENCODER: Final = msgspec.json.Encoder()
RELIEF: Final = b"relief\n"  # what a worker is told when another one has taken over
BEAT: Final = 10.0  # seconds between two words of a worker that isn't ready
CANNOT: Final = 2  # the exit code of a worker that can't begin


class Line:
    """The worker's end. That it is lost means that the supervisor is gone."""

    def __init__(self, number: int) -> None:
        os.set_inheritable(number, False)  # or processes in which bots think would hold it, too
        self.socket = socket.socket(fileno=number)

    def order(self) -> bytes:
        """What the supervisor wants, read once at the start."""
        told = b""
        while not told.endswith(b"\n"):
            more = self.socket.recv(65536)
            if not more:
                raise EOFError
            told += more
        return told

    def tell(self, news: News) -> None:
        """Say how it goes; if nobody hears it, that is noticed elsewhere."""
        try:
            self.socket.sendall(ENCODER.encode(news) + b"\n")
        except OSError:
            return

    async def keep_waiting(self, time: Timekeeper) -> None:
        """Say now and then that it isn't ready yet, until it is."""
        while True:
            self.tell(Busy())
            await time.sleep(BEAT)

    async def relieved(self) -> bool:
        """Come back when another worker has taken over, or the supervisor is gone; which."""
        self.socket.setblocking(False)
        try:
            return bool(await asyncio.get_running_loop().sock_recv(self.socket, 1024))
        except OSError:
            return False


Serving: TypeAlias = Callable[[socket.socket, Line], None]


def work(serving: Serving) -> int:
    """Serve as the process that started this one says; its exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor says when it is over
    listening = socket.socket(fileno=int(sys.argv[1]))
    os.set_inheritable(listening.fileno(), False)
    line = Line(int(sys.argv[2]))
    try:
        serving(listening, line)
    except EOFError:
        return CANNOT
    except MotherlodeError as error:
        line.tell(Failed(str(error)))
        return CANNOT
    return 0
