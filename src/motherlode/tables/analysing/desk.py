"""The desk: analyses are made one at a time, in other processes, as long as somebody waits."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from subprocess import DEVNULL, PIPE
from typing import Any, Final, Literal, TypeAlias

import msgspec

from motherlode.analysis.analysis import FORMAT, fingerprint
from motherlode.store.log import Kept, Store, StoreError
from motherlode.store.peers import BEAT
from motherlode.tables.analysing.job import Begun, Job, Made, Report
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.pool import Process, kill, surroundings
from motherlode.tables.wire.analysis_messages import AnalysisProgress
from motherlode.tables.wire.errors import TableRefusal

LOGGER = logging.getLogger("motherlode.tables")
COMMAND: Final = (sys.executable, "-P", "-m", "motherlode.tables.analysing.process")
PROCESSES: Final = 2  # for one analysis, where there are as many cores
MOST_WAITING: Final = 8
MOST_EACH: Final = 2  # of them for one address
PATIENCE: Final = 10.0  # seconds after which nobody waits who hasn't asked again
LATE: Final = 300.0  # seconds without a word from a process; on a busy machine it gets little
LONGEST: Final = 1 << 24  # bytes of a report
RECENT: Final = 8  # analyses at hand, whatever becomes of the database
DECODER: Final = msgspec.json.Decoder(Report)
ENCODER: Final = msgspec.json.Encoder()
State: TypeAlias = Literal["waiting", "working", "ready", "failed"]
Pack: TypeAlias = Callable[[bytes], bytes]


class NobodyWaits(Exception):
    """An analysis that nobody wants any more."""


@dataclass
class Piece:
    """An analysis on the desk."""

    key: str
    record: str
    asker: str  # the address that caused it
    asked: float  # when somebody wanted to know
    state: State = "waiting"
    done: int = 0
    steps: int = 0
    body: bytes = b""  # packed, when it is ready
    heard: list[list[bytes]] = field(default_factory=list)  # by process, what it has weighed


class Desk:
    """All analyses of a server: what is kept, what is being made, and what waits."""

    def __init__(
        self,
        store: Store,
        time: Timekeeper,
        pack: Pack,
        processes: int | None = None,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self.store = store
        self.time = time
        self.pack = pack
        self.processes = processes or fair_share()
        self.command = command
        self._pieces: OrderedDict[str, Piece] = OrderedDict()
        self._task: asyncio.Task[None] | None = None
        self._running: list[Process] = []
        self.looks = 1  # how often it looks for an analysis that another worker may have begun
        self._elsewhere: dict[str, AnalysisProgress] = {}  # what other workers make
        self._wanted: dict[str, float] = {}  # when somebody here asked for one of these

    async def close(self) -> None:
        """Make nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._end()

    async def kept(self, key: str) -> bytes | None:
        """An analysis that is ready, packed."""
        piece = self._pieces.get(key)
        if piece is not None and piece.body:
            return piece.body
        return await self.store.analysis(key, FORMAT)

    async def begin(self, record: str, asker: str, pay: Callable[[], None]) -> AnalysisProgress:
        """See to it that a record is analyzed, and tell how far that has come.

        Whoever causes work pays for it; that may refuse.
        """
        key = fingerprint(record)
        if await self.kept(key) is not None:
            return AnalysisProgress(key, "ready")
        if key in self._elsewhere:
            return self._told_elsewhere(key)
        if key not in self._pieces:
            waiting = [one.asker for one in self._pieces.values() if one.state == "waiting"]
            if len(waiting) >= MOST_WAITING or waiting.count(asker) >= MOST_EACH:
                raise TableRefusal("busy", "the server is busy right now; try again later")
            pay()
            self._pieces[key] = Piece(key, record, asker, self.time.now())
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._work(), name="analyses")
        return self._told(key)

    async def progress(self, key: str) -> AnalysisProgress:
        """How far an analysis has come; whoever asks waits for it."""
        for look in range(self.looks):
            if look:
                await self.time.sleep(BEAT)  # by then other workers have told what they make
            if key in self._pieces:
                return self._told(key)
            if key in self._elsewhere:
                return self._told_elsewhere(key)
            if await self.store.analysis(key, FORMAT) is not None:
                return AnalysisProgress(key, "ready")
        raise no_analysis()

    # -- other workers ---------------------------------------------------------------------------

    def tell(self) -> dict[str, Any]:
        """What is being made here, and what of theirs somebody waits for here."""
        now = self.time.now()
        self._wanted = {key: at for key, at in self._wanted.items() if now - at <= PATIENCE}
        made = {
            key: [piece.state, piece.done, piece.steps]
            for key, piece in self._pieces.items()
            if piece.state in ("waiting", "working")
        }
        return {"made": made, "wanted": list(self._wanted)}

    def hear(self, told: Mapping[str, Any]) -> None:
        """What others make, and what of this desk's somebody waits for there."""
        made = [one["made"] for one in told.values()]
        self._elsewhere = {
            key: AnalysisProgress(key, *how_far) for one in made for key, how_far in one.items()
        }
        for one in told.values():
            for key in one["wanted"]:
                if key in self._pieces:
                    self._pieces[key].asked = self.time.now()

    def _told_elsewhere(self, key: str) -> AnalysisProgress:
        self._wanted[key] = self.time.now()
        return self._elsewhere[key]

    def _told(self, key: str) -> AnalysisProgress:
        piece = self._pieces[key]
        piece.asked = self.time.now()
        if piece.state == "failed":
            del self._pieces[key]
            raise TableRefusal("failed", "this game couldn’t be analyzed; try again later")
        names = [one.key for one in self._pieces.values() if one.state in ("waiting", "working")]
        ahead = names.index(key) if piece.state == "waiting" else 0
        return AnalysisProgress(key, piece.state, piece.done, piece.steps, ahead)

    # -- the work --------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Make what waits, one after the other."""
        while (piece := self._next()) is not None:
            try:
                await self._make(piece)
            except NobodyWaits:
                self._pieces.pop(piece.key, None)
            except Exception as error:  # others wait for theirs
                LOGGER.error("a game can't be analyzed: %s", type(error).__name__)
                piece.state = "failed"
            finally:
                await self._end()

    def _next(self) -> Piece | None:
        """The next that somebody waits for."""
        for piece in list(self._pieces.values()):
            if piece.state == "waiting":
                if self._is_wanted(piece):
                    return piece
                del self._pieces[piece.key]
        return None

    def _is_wanted(self, piece: Piece) -> bool:
        return self.time.now() - piece.asked <= PATIENCE

    async def _make(self, piece: Piece) -> None:
        piece.state = "working"
        body = await self._weighed(piece)
        piece.body = await asyncio.to_thread(self.pack, body)
        piece.state = "ready"
        piece.record = ""
        piece.heard = []
        with suppress(StoreError):  # it is at hand for a while all the same
            await self.store.keep_analysis(Kept(piece.key, FORMAT, self.time.date(), piece.body))
        self._forget()

    async def _weighed(self, piece: Piece) -> bytes:
        """All steps of a game weighed, as a message."""
        piece.heard = [[] for _ in range(self.processes)]
        for share in range(self.processes):
            await self._start(Job(piece.record, share, self.processes))
        await together([self._hear(piece, share) for share in range(self.processes)])
        return await self._gather(piece)

    def _forget(self) -> None:
        """Only the last ones stay at hand."""
        ready = [key for key, piece in self._pieces.items() if piece.state in ("ready", "failed")]
        for key in ready[:-RECENT]:
            del self._pieces[key]

    async def _start(self, order: Job) -> None:
        shown = None if os.environ.get("MOTHERLODE_TRACEBACK") == "1" else DEVNULL
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *self.command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=shown,
                env=surroundings(),
                limit=LONGEST,
            )
        )
        try:
            process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._running.append(await starting)  # or nobody would end it
            raise
        self._running.append(process)
        assert process.stdin is not None
        process.stdin.write(ENCODER.encode(order) + b"\n")
        await process.stdin.drain()

    async def _hear(self, piece: Piece, share: int) -> None:
        """Take down what a process has weighed, until it has done its share."""
        first = DECODER.decode(await self._line(share))
        if not isinstance(first, Begun):
            raise ValueError
        piece.steps = first.steps
        for _ in range(share, first.steps, self.processes):
            piece.heard[share].append(await self._line(share))
            piece.done += 1
            if not self._is_wanted(piece):
                raise NobodyWaits

    async def _gather(self, piece: Piece) -> bytes:
        """Hand the first process what the others have weighed; what it makes of all that."""
        stdin = self._running[0].stdin
        assert stdin is not None
        stdin.writelines([line for heard in piece.heard[1:] for line in heard])
        await stdin.drain()
        stdin.close()
        last = DECODER.decode(await self._line(0))
        if not isinstance(last, Made):
            raise ValueError
        return bytes(last.analysis)

    async def _line(self, share: int) -> bytes:
        stdout = self._running[share].stdout
        assert stdout is not None
        async with self.time.limit(LATE):
            line = await stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return line

    async def _end(self) -> None:
        """End all processes, whatever they do."""
        for process in self._running:
            kill(process)
        for process in self._running:
            await process.wait()
        self._running = []


def fair_share(servers: int = 1) -> int:
    """How many processes an analysis should have, if this many servers share the machine."""
    return max(1, min(PROCESSES, (os.cpu_count() or 1) // servers))


def no_analysis() -> TableRefusal:
    """Nobody has asked for it, or nobody has waited."""
    return TableRefusal("no_analysis", "there’s no such analysis; ask for it again")


async def together(works: Sequence[Awaitable[None]]) -> None:
    """All at the same time; if one fails the others are given up."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
