"""Runs a command while no other holds the same lock: `locked.py LOCK COMMAND...`."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path
from typing import IO


def main(path: Path, command: list[str]) -> int:
    """Wait for the lock and run the command, which holds it to its end; its status."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as lock:
        take(lock)
        return subprocess.run(command, check=False, pass_fds=[lock.fileno()]).returncode


def take(lock: IO[str]) -> None:
    """Hold the lock, as soon as nobody else does."""
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Another make is at work on the same: waiting for it", flush=True)
        fcntl.flock(lock, fcntl.LOCK_EX)


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
    except KeyboardInterrupt:
        sys.exit(130)
