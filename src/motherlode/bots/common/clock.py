"""The clock: how long the processor has worked for whoever asks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

# A browser counts no threads: there, it is the time of all that Python does.
CLOCK: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)


def worked() -> float:
    """Seconds of this thread, from some moment on."""
    return CLOCK()
