"""The clock: what time it is, how much has passed, and how long the processor has worked."""

from __future__ import annotations

import time
from typing import Final

COUNTS_THREADS: Final = hasattr(time, "thread_time")  # a browser doesn't


def now() -> float:
    """Seconds since some moment: it never goes back."""
    return time.monotonic()


def date() -> float:
    """Seconds since 1970."""
    return time.time()


def pause(seconds: float) -> None:
    """Come back after this time; nothing else happens in this thread meanwhile."""
    time.sleep(seconds)


def worked() -> float:
    """Seconds that the processor has worked for this thread; else for all that Python does."""
    if COUNTS_THREADS:
        return time.thread_time()
    return time.process_time()


def worked_in_all() -> float:
    """Seconds that the processor has worked for this process."""
    return time.process_time()
