"""How busy the server is: looked at once a second, and told of the last seconds."""

from __future__ import annotations

import os
from collections import deque
from typing import Final, NamedTuple

from motherlode.store.metrics import Metrics
from motherlode.tables.outside import Timekeeper

STEP: Final = 1.0  # seconds between two looks
LOOKS: Final = 10  # over which it is told


class Look(NamedTuple):
    """How it was at one moment."""

    at: float
    cpu: float
    moves: float
    lag: float


class Load:
    """What the process has used lately."""

    def __init__(self, time: Timekeeper, metrics: Metrics) -> None:
        self.time = time
        self.metrics = metrics
        self.looks: deque[Look] = deque(maxlen=LOOKS)
        metrics.began.set(time.date())

    async def watch(self) -> None:
        """Look again and again; whoever sleeps too long tells how late the loop is."""
        late = 0.0
        while True:
            self.look(late)
            began = self.time.now()
            await self.time.sleep(STEP)
            late = max(0.0, self.time.now() - began - STEP)

    def look(self, late: float) -> None:
        """Note how it is now."""
        self.looks.append(Look(self.time.now(), cpu_time(), self.metrics.moves.value(), late))

    @property
    def lag(self) -> float:
        """How late the loop was, at worst."""
        return max((look.lag for look in self.looks), default=0.0)

    def rates(self) -> tuple[float, float]:
        """Processor time and moves, each a second."""
        first, last = (self.looks[0], self.looks[-1]) if self.looks else (None, None)
        if first is None or last is None or last.at <= first.at:
            return 0.0, 0.0
        passed = last.at - first.at
        return (last.cpu - first.cpu) / passed, (last.moves - first.moves) / passed

    def measure(self) -> None:
        """Bring the metrics up to date."""
        self.metrics.cpu.add(cpu_time() - self.metrics.cpu.value())
        self.metrics.memory.set(memory())
        self.metrics.files.set(open_files())
        self.metrics.lag.set(self.lag)


def cpu_time() -> float:
    """Seconds that the processor has worked for this process."""
    used = os.times()
    return used.user + used.system


def memory() -> int:
    """Bytes in use; 0 where the system doesn't tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def open_files() -> int:
    """Open files and connections; 0 where the system doesn't tell."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0
