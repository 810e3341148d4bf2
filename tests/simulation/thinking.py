"""Bots that think elsewhere, without processes: a thought takes its time and is a random choice."""

from __future__ import annotations

import asyncio
from random import Random

from msgspec import structs

from motherlode.rules.core.contract import NOBODY
from motherlode.tables.thinking.job import Advice, Fault, Job, Reply, Thought
from motherlode.tables.thinking.mind import Minds
from tests.simulation.database import settle


class SimulatedThinking:
    """Answers each job after a while; some are late, and some fail."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.minds = Minds()

    def think(self, job: Job) -> asyncio.Future[Reply]:
        """What comes of a job."""
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[Reply] = loop.create_future()
        lot = self.random.random()
        delay = 20.0 if lot < 0.02 else self.random.uniform(0.01, 0.6)
        answer: Reply = Fault("crashed") if lot > 0.98 else self._answer(job)
        loop.call_later(delay, settle, reply, answer)
        return reply

    def _answer(self, job: Job) -> Reply:
        plain = structs.replace(job, level="random", character="", advises=False)
        thought = self.minds.answer(plain)
        if job.advises and isinstance(thought, Thought):
            return Advice(thought.choice, "lay", NOBODY, NOBODY, 50)
        return thought

    async def close(self) -> None:
        """Nothing to do."""
