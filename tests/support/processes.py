"""Processes as the system lists them: who has started whom, and who is still there."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from typing import NamedTuple


class Process(NamedTuple):
    """One process; its number may belong to another one later, with another start."""

    number: int
    parent: int
    state: str
    start: int
    ticks: int  # of a core that it has used

    @property
    def is_dead(self) -> bool:
        """Whether it has ended, and nobody has taken note of it."""
        return self.state in "ZX"


def processes() -> dict[int, Process]:
    """All processes of this machine, by their numbers."""
    found: dict[int, Process] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError, ValueError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                number = int(folder.name)
                ticks = int(fields[11]) + int(fields[12])
                found[number] = Process(number, int(fields[1]), fields[0], int(fields[19]), ticks)
    return found


def descendants(number: int) -> list[Process]:
    """All that a process has started, and what these have, and so on."""
    everybody = processes()
    found: list[Process] = []
    parents = {number}
    while parents:
        born = [one for one in everybody.values() if one.parent in parents]
        found += born
        parents = {one.number for one in born}
    return found


def children(number: int) -> list[Process]:
    """All that a process has started itself."""
    return [one for one in processes().values() if one.parent == number]


def still_there(past: list[Process]) -> list[Process]:
    """Those of some processes that haven't ended."""
    now = processes()
    same = [now[one.number] for one in past if one.number in now]
    starts = {(one.number, one.start) for one in past}
    return [one for one in same if (one.number, one.start) in starts]


def kill(numbers: list[int], how: signal.Signals = signal.SIGKILL) -> None:
    """Send a signal to processes, as far as they are still there."""
    for number in numbers:
        with suppress(ProcessLookupError):
            os.kill(number, how)


def help_out(patience: int = 0) -> None:
    """As one process of a pool: end when whoever has started it ends, however, and give way."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    os.nice(patience)


def end_with_parent() -> None:
    """Wait until whoever has started this process is gone, and go."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
