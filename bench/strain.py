"""What the machine itself costs while something is measured: late wake-ups, a slow disk."""

from __future__ import annotations

import os
import tempfile
import threading
import time
from typing import Final

STEP: Final = 0.05  # seconds between two looks


class Strain:
    """A thread that wakes up now and then, and writes a page to the disk."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.disk: list[float] = []
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Strain:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self._thread.join()

    def _look(self) -> None:
        with tempfile.TemporaryFile() as file:
            while not self._ends.is_set():
                began = time.perf_counter()
                time.sleep(STEP)
                woken = time.perf_counter()
                file.write(b"x" * 4096)
                file.flush()
                os.fsync(file.fileno())
                self.late.append(woken - began - STEP)
                self.disk.append(time.perf_counter() - woken)


def at(values: list[float], share: float) -> float:
    """The value below which this share of all lies, in milliseconds."""
    ordered = sorted(values) or [0.0]
    return round(1000 * ordered[int((len(ordered) - 1) * share)], 1)
