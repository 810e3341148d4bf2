"""What other processes do on a server: here a second worker does it, or else it is done in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, Protocol, TypeVar

import msgspec

from motherlode.store.log import Store
from motherlode.tables.analysing.desk import Desk, NobodyWaits, Piece
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.job import Fault, Job, Reply
from motherlode.tables.thinking.mind import Minds
from motherlode.tables.thinking.pool import DECODER, ENCODER, STARTING
from motherlode.web.routes.bodies import pack
from motherlode.web.standalone.helper import BREATH, Asked, Helper, QuickAdviser

Given = ParamSpec("Given")
Result = TypeVar("Result")
GRACE: Final = 5.0  # seconds that an answer may be late: others are asked before
ALONE: Final = "null"  # what the page says if it has no second worker


class SecondWorker(Protocol):
    """A second worker of the browser, which begins when it is asked (`beside.ts`)."""

    ready: bool

    def begin(self) -> None:
        """It will be needed."""

    def ask(self, what: str, given: str) -> Awaitable[str]:
        """What comes of it, as JSON; `null` if there's no such worker, or it has failed."""

    def end(self) -> None:
        """End it, whatever it does."""


class NoHelp(Exception):
    """No second worker can be had, or it has failed."""


class Beside:
    """The helper in the second worker."""

    def __init__(self, worker: SecondWorker) -> None:
        self.worker = worker

    async def ask(self, what: str, given: str) -> str:
        """Have something done there."""
        answer = await self.worker.ask(what, given)
        if answer == ALONE:
            raise NoHelp
        return msgspec.json.decode(answer, type=str)


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

    def __init__(self, time: Timekeeper, worker: SecondWorker) -> None:
        super().__init__(time)
        self.worker = worker
        self._beside = Beside(worker)

    async def _answer(self, job: Job, reply: asyncio.Future[Reply]) -> None:
        if not (self.worker.ready or job.advises):
            self.worker.begin()  # nobody waits for a bot until then
            return await super()._answer(job, reply)
        try:
            answer = await self._thought(job)
        except NoHelp:
            return await super()._answer(job, reply)
        if not reply.done():
            reply.set_result(answer)

    async def _thought(self, job: Job) -> Reply:
        starting = 0.0 if self.worker.ready else STARTING
        try:
            async with self.time.limit(starting + job.seconds + GRACE):
                return DECODER.decode(await self._beside.ask("think", ENCODER.encode(job).decode()))
        except TimeoutError:
            self.worker.end()
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
    """Analyses are made by a helper, step by step."""

    def __init__(self, store: Store, time: Timekeeper, beside: Beside | None = None) -> None:
        super().__init__(store, time, pack, 1)
        self._beside = beside

    async def _weighed(self, piece: Piece) -> bytes:
        helper, steps = await self._retold(piece)
        piece.steps = steps
        for number in range(steps):
            if not self._is_wanted(piece):
                raise NobodyWaits
            await helper.ask("weigh", "")
            piece.done = number + 1
        return (await helper.ask("tell", "")).encode()

    async def _retold(self, piece: Piece) -> tuple[Asked, int]:
        """Who weighs a game, and how many steps it has."""
        if self._beside is not None:
            try:
                return self._beside, int(await self._beside.ask("retell", piece.record))
            except NoHelp:
                pass
        here = Helper(self.time)
        return here, int(await here.ask("retell", piece.record))
