"""What several processes of the tests share, made by the first that needs it."""

from __future__ import annotations

import fcntl
from collections.abc import Callable
from pathlib import Path

LOCKS = Path(__file__).parents[2] / "build"


def made_once(wanted: Path, make: Callable[[], object], locks: Path = LOCKS) -> Path:
    """Where something lies; whoever comes while another makes it waits until it is there."""
    if wanted.exists():
        return wanted
    locks.mkdir(parents=True, exist_ok=True)
    with (locks / "tests.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not wanted.exists():
            make()
    return wanted
