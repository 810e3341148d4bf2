"""What other processes do on a server is done here, in turn: bots think, past games are played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from motherlode.analysis.retelling import retell
from motherlode.analysis.weighing import Scales, Slowly, Weighed, usual_budget
from motherlode.rules.core.playout import Bot
from motherlode.rules.records.text import read_record
from motherlode.store.log import Store
from motherlode.tables.analysing.desk import Desk, NobodyWaits, Piece
from motherlode.tables.analysing.worker import made
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.job import Job, Reply
from motherlode.tables.thinking.mind import Adviser, Minds
from motherlode.web.routes.bodies import pack

Given = ParamSpec("Given")
Result = TypeVar("Result")
HINT: Final = 0.5  # seconds for a hint: so long, nothing else happens at any table
BREATH: Final = 0.002  # seconds between two pieces of work, for whatever else waits


class QuickAdviser(Adviser):
    """One for whose hints the table has to wait: it looks at the clock."""

    trials = 0

    def _seated(self, job: Job) -> Bot:
        bot = super()._seated(job)
        bot.seconds = HINT
        return bot


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
    """Analyses are made here, world by world, with a breath after each."""

    def __init__(self, store: Store, time: Timekeeper) -> None:
        super().__init__(store, time, pack, 1)

    async def _weighed(self, piece: Piece) -> bytes:
        told = retell(read_record(piece.record, may_be_cut=True))
        piece.steps = len(told.steps)
        scales = Scales(usual_budget(told.weighty(), 1))
        weighed: list[Weighed] = []
        for number, step in enumerate(told.steps):
            weighed.append(await self._breathing(piece, scales.weigh_slowly(number, step)))
            piece.done = number + 1
        return made(told, weighed)

    async def _breathing(self, piece: Piece, work: Slowly) -> Weighed:
        while True:
            await self.time.sleep(BREATH)
            if not self._is_wanted(piece):
                raise NobodyWaits
            try:
                next(work)
            except StopIteration as end:
                weighed: Weighed = end.value
                return weighed
