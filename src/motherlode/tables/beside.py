"""A process beside a server: it gives way to games, and the server says when it is over."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO


def give_way(nice: int) -> None:
    """Let games come first, and whoever stops the server stop this through it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(nice)


def serve(work: Callable[[BinaryIO, BinaryIO], None], nice: int) -> None:
    """Work for the process that started this one, from its orders to its results."""
    give_way(nice)
    with suppress(BrokenPipeError):  # nobody waits any more
        work(os.fdopen(0, "rb"), os.fdopen(1, "wb"))
