"""What other processes do on a server: here a second worker does it, or else it is done in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, Protocol, TypeVar

import msgspec

from motherlode.store.log import Store
from motherlode.tables.analysing.desk import LATE, Desk, NobodyWaits, Piece
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.job import Fault, Job, Reply
from motherlode.tables.thinking.mind import Minds
from motherlode.tables.thinking.pool import DECODER, ENCODER, STARTING
from motherlode.web.bodies import pack
from motherlode.web.standalone.helper import BREATH, Asked, Helper, QuickAdviser

Given = ParamSpec("Given")
Result = TypeVar("Result")
GRACE: Final = 5.0  # seconds that an answer may be late: others are asked before
ANSWER: Final[msgspec.json.Decoder[str | None]] = msgspec.json.Decoder(str | None)


class SecondWorker(Protocol):
    """A second worker of the browser, which begins when it is asked (`beside.ts`)."""

    ready: bool

    def begin(self) -> None:
        """It will be needed."""

    def ask(self, what: str, given: str) -> Awaitable[str]:
        """What comes of it, as JSON; `null` if there's no such worker, or it has failed."""

    def end(self) -> None:
        """End it, whatever it does."""


class NoSecond:
    """Where there is none."""

    ready = False

    def begin(self) -> None:
        """It never begins."""

    async def ask(self, what: str, given: str) -> str:
        """Nobody does it."""
        return "null"

    def end(self) -> None:
        """There's nothing to end."""


class NoHelp(Exception):
    """No second worker can be had, or it has failed."""


class Beside:
    """The helper in the second worker."""

    def __init__(self, worker: SecondWorker, time: Timekeeper) -> None:
        self.worker = worker
        self.time = time

    async def ask(self, what: str, given: str, seconds: float = LATE) -> str:
        """Have something done there in this time, or else the worker is ended."""
        try:
            async with self.time.limit(seconds):
                answer = ANSWER.decode(await self.worker.ask(what, given))
        except TimeoutError:
            self.worker.end()
            raise
        except Exception as error:  # whatever is wrong there, it can be done here
            raise NoHelp from error
        if answer is None:
            raise NoHelp
        return answer


class ThinkingHere:
    """Bots that think think one after the other, and the table waits."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self._minds = Minds(QuickAdviser)
        self._one = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """What comes of a job; whoever doesn't want to know any more cancels it."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        task = asyncio.ensure_future(self._answer(job, reply))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return reply

    async def _answer(self, job: Job, reply: asyncio.Future[Reply]) -> None:
        async with self._one:
            await self.time.sleep(BREATH)
            if not reply.done():
                reply.set_result(self._minds.answer(job))

    async def close(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()


class ThinkingBeside(ThinkingHere):
    """Bots think in the second worker; until it has begun, and if there's none, they do it here."""

    def __init__(self, beside: Beside) -> None:
        super().__init__(beside.time)
        self._beside = beside

    async def _answer(self, job: Job, reply: asyncio.Future[Reply]) -> None:
        try:
            answer = await self._thought(job)
        except Exception:  # whatever is wrong there, somebody waits here
            return await super()._answer(job, reply)
        if not reply.done():
            reply.set_result(answer)

    async def _thought(self, job: Job) -> Reply:
        worker = self._beside.worker
        if not (worker.ready or job.advises):
            worker.begin()  # nobody waits for a bot until then
            raise NoHelp
        had_begun = worker.ready
        starting = 0.0 if had_begun else STARTING
        given, seconds = ENCODER.encode(job).decode(), starting + job.seconds + GRACE
        try:
            return DECODER.decode(await self._beside.ask("think", given, seconds))
        except TimeoutError as error:
            if not had_begun:  # that isn't the fault of whoever thinks
                raise NoHelp from error
            return Fault("late", "the second worker had no time for it")


class ShopHere:
    """Past games are played again at once."""

    async def make(
        self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs
    ) -> Result:
        """Do it now."""
        return work(*given, **named)

    async def close(self) -> None:
        """Nothing is left to do."""


class DeskHere(Desk):
    """Analyses are made in the second worker, step by step; if it fails, once more here."""

    def __init__(self, store: Store, beside: Beside) -> None:
        super().__init__(store, beside.time, pack, 1)
        self._beside = beside

    async def _weighed(self, piece: Piece) -> bytes:
        try:
            return await self._weighed_by(self._beside, piece)
        except (NoHelp, TimeoutError):
            return await self._weighed_by(Helper(self.time), piece)

    async def _weighed_by(self, helper: Asked, piece: Piece) -> bytes:
        piece.done = 0
        piece.steps = int(await helper.ask("retell", piece.record))
        for number in range(piece.steps):
            if not self._is_wanted(piece):
                raise NobodyWaits
            await helper.ask("weigh", "")
            piece.done = number + 1
        return (await helper.ask("tell", "")).encode()
