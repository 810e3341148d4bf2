"""Neighbors: how much of the machine is used by processes that this one hasn't started."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.processes import Process, descendants, processes

STEP: Final = 0.5  # seconds between two looks
IDLE: Final = (3, 4)  # in the first line of /proc/stat: idle, and waiting for the disk
COUNTED: Final = 8  # the others count guests a second time


class Ticks(NamedTuple):
    """What all cores together had, and how much of it was used."""

    all: int
    used: int


def machine_ticks() -> Ticks:
    """Since the machine was started."""
    line = Path("/proc/stat").read_text().partition("\n")[0]
    ticks = [int(field) for field in line.split()[1:]][:COUNTED]
    return Ticks(sum(ticks), sum(ticks) - sum(ticks[place] for place in IDLE))


def family() -> list[Process]:
    """This process and all that it has started."""
    return [processes()[os.getpid()], *descendants(os.getpid())]


class Own:
    """The ticks that a family has used since the first look, whoever has come or gone meanwhile."""

    def __init__(self, family: Iterable[Process]) -> None:
        self.ticks = 0
        self._known = spent(family)

    def look(self, family: Iterable[Process]) -> None:
        """Add what was used since the last look."""
        now = spent(family)
        self.ticks += sum(ticks - self._known.get(one, 0) for one, ticks in now.items())
        self._known |= now


def spent(family: Iterable[Process]) -> dict[tuple[int, int], int]:
    """What each of them has used."""
    return {(one.number, one.start): one.ticks for one in family}


class Neighbors:
    """A thread that looks now and then who uses the machine."""

    def __init__(self) -> None:
        self.share = 0.0  # of all cores, used by others
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Neighbors:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self._thread.join()

    def _look(self) -> None:
        began, own = machine_ticks(), Own(family())
        while not self._ends.wait(STEP):
            own.look(family())
        own.look(family())
        self.share = share(began, machine_ticks(), own.ticks)


def share(began: Ticks, ended: Ticks, own: int) -> float:
    """The share of the machine that others have used."""
    return max(0, ended.used - began.used - own) / max(1, ended.all - began.all)
