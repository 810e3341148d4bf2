"""The helper: thinks about moves and past games, mostly in a worker of the browser of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from motherlode.analysis.retelling import retell
from motherlode.analysis.weighing import Scales, Weighed, usual_budget
from motherlode.rules.core.playout import Bot
from motherlode.rules.records.text import read_record
from motherlode.tables.analysing.process import made
from motherlode.tables.outside import Timekeeper
from motherlode.tables.thinking.job import Job
from motherlode.tables.thinking.mind import Adviser, Minds

HINT: Final = 0.5  # seconds for a hint
BREATH: Final = 0.002  # seconds between two pieces of work, for whatever else waits
SLICE: Final = 0.02  # seconds of work before a breath
JOBS: Final = msgspec.json.Decoder(Job)
ENCODER: Final = msgspec.json.Encoder()


class Asked(Protocol):
    """Whoever does such work: a helper, here or in another worker."""

    def ask(self, what: str, given: str) -> Awaitable[str]:
        """Do something; what comes of it."""


class QuickAdviser(Adviser):
    """One that looks at the clock: how much can be tried in a browser differs widely."""

    trials = 0

    def _seated(self, job: Job) -> Bot:
        bot = super()._seated(job)
        bot.seconds = HINT
        return bot


class Weighing:
    """A game that is weighed step by step, with a breath now and then."""

    def __init__(self, record: str, time: Timekeeper) -> None:
        self.time = time
        self.told = retell(read_record(record, may_be_cut=True))
        self._scales = Scales(usual_budget(self.told.weighty(), 1))
        self._weighed: list[Weighed] = []

    async def weigh(self) -> None:
        """Weigh the next step."""
        number = len(self._weighed)
        work = self._scales.weigh_slowly(number, self.told.steps[number])
        until = 0.0
        while True:
            if self.time.now() >= until:
                await self.time.sleep(BREATH)
                until = self.time.now() + SLICE
            try:
                next(work)
            except StopIteration as end:
                self._weighed.append(end.value)
                return

    def analysis(self) -> bytes:
        """What all steps come to, as a message."""
        return made(self.told, self._weighed)


class Helper:
    """Does what takes long; between two worlds of an analysis it can be asked something else."""

    def __init__(self, time: Timekeeper | None = None) -> None:
        self._time = time or Timekeeper()
        self._minds = Minds(QuickAdviser)
        self._weighing: Weighing | None = None
        self._does: dict[str, Callable[[str], Awaitable[str]]] = {
            "think": self._think,
            "retell": self._retell,
            "weigh": self._weigh,
            "tell": self._tell,
        }

    async def ask(self, what: str, given: str) -> str:
        """Do something; what comes of it."""
        return await self._does[what](given)

    async def _think(self, job: str) -> str:
        return ENCODER.encode(self._minds.answer(JOBS.decode(job))).decode()

    async def _retell(self, record: str) -> str:
        """Begin with a game; how many steps it has."""
        self._weighing = Weighing(record, self._time)
        return str(len(self._weighing.told.steps))

    async def _weigh(self, _: str) -> str:
        assert self._weighing is not None, "no game was retold"
        await self._weighing.weigh()
        return ""

    async def _tell(self, _: str) -> str:
        assert self._weighing is not None, "no game was retold"
        weighing, self._weighing = self._weighing, None
        return weighing.analysis().decode()
