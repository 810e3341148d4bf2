"""Runs a command while no other holds the same lock: `locked.py [--if-free] LOCK COMMAND...`.

The file of the lock has a line about how far the command is, written by whatever it runs (the
variable `MOTHERLODE_PROGRESS` names the file). Whoever waits shows it. With `--if-free` nobody
waits: while another holds the lock, nothing is run.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

IF_FREE = "--if-free"
PROGRESS = "MOTHERLODE_PROGRESS"
LOOKS = 0.5  # seconds between two looks at how far it is
CLEARED = "\r\x1b[K"  # on a terminal: the line anew


def main(path: Path, command: list[str], waits: bool) -> int:
    """Take the lock and run the command, which holds it to its end; its status."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+") as lock:
        if waits:
            take(lock)
        elif not taken(lock):
            return 0
        lock.truncate(0)
        told = {**os.environ, PROGRESS: str(path.resolve())}
        return subprocess.run(command, check=False, env=told, pass_fds=[lock.fileno()]).returncode


def take(lock: IO[str]) -> None:
    """Hold the lock, as soon as nobody else does."""
    if taken(lock):
        return
    if not sys.stdout.isatty():
        print(waiting(lock), flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)
        return
    while not taken(lock):
        print(CLEARED + waiting(lock), end="", flush=True)
        time.sleep(LOOKS)
    print(flush=True)


def taken(lock: IO[str]) -> bool:
    """Whether the lock is ours now."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def waiting(lock: IO[str]) -> str:
    """What is waited for, and how far it is."""
    lock.seek(0)
    doing = lock.read().strip()
    return f"Waiting for another make here{f': {doing}' if doing else ''}"


if __name__ == "__main__":
    waits = sys.argv[1] != IF_FREE
    given = sys.argv[1 if waits else 2 :]
    try:
        sys.exit(main(Path(given[0]), given[1:], waits))
    except KeyboardInterrupt:
        sys.exit(130)
