"""Bots that think at once, or for as long as a test wants, and then answer what it says."""

from __future__ import annotations

import asyncio

from motherlode.tables.thinking.job import Job, Reply
from motherlode.tables.thinking.mind import Minds


class ThinkingByHand:
    """Keeps jobs until the test answers them, unless they are answered at once."""

    def __init__(self) -> None:
        self.at_once = True
        self.jobs: list[tuple[Job, asyncio.Future[Reply]]] = []
        self.minds = Minds()

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """Answer a job, or keep it."""
        reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.jobs.append((job, reply))
        if self.at_once:
            reply.set_result(self.minds.answer(job))
        return reply

    async def close(self) -> None:
        """Nothing to do."""

    # -- in the hands of a test ------------------------------------------------------------------

    @property
    def waiting(self) -> list[Job]:
        """The jobs that somebody still wants to know about."""
        return [job for job, reply in self.jobs if not reply.done()]

    def answer(self, reply: Reply | None = None) -> Reply:
        """Answer the oldest job that is waited for; by default as its bot does."""
        job, waited = next(pair for pair in self.jobs if not pair[1].done())
        waited.set_result(reply or self.minds.answer(job))
        return waited.result()
