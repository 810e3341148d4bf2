"""The clock: how long the processor has worked for whoever asks."""

from __future__ import annotations

import time
from typing import Final

COUNTS_THREADS: Final = hasattr(time, "thread_time")  # a browser doesn't


def worked() -> float:
    """Seconds of this thread, from some moment on; else of all that Python does."""
    if COUNTS_THREADS:
        return time.thread_time()
    return time.process_time()
