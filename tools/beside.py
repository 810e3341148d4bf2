"""Runs a command and, beside it, a slower one: `beside.py FAILURE LOG OTHER... -- COMMAND...`.

If the slower one fails, the command FAILURE tells at the end what that means.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

NICE = 10
PATIENCE = 10  # seconds in which what runs beside has to end


def main(failure: list[str], log: Path, beside: list[str], command: list[str]) -> int:
    """The command's status; what runs beside ends with it, and is told of only if it failed."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as said, contextlib.ExitStack() as at_the_end:
        said.truncate(0)
        other = start(beside, said)
        at_the_end.callback(stop, other)
        status = wait_for(subprocess.Popen(command))
        if other.poll():
            told = subprocess.run(failure, stdout=subprocess.PIPE, text=True, check=False).stdout
            print(f"{told.strip()}. See {log}", flush=True)
        return status


def start(command: list[str], said: IO[str]) -> subprocess.Popen[bytes]:
    """Run a command at low priority, out of reach of the terminal."""
    return subprocess.Popen(
        ["nice", "-n", str(NICE), *command],
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait until a process ends; Ctrl+C and a closed terminal are its affair."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: process.send_signal(number))
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return process.wait()


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process with all that it has started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
            return


if __name__ == "__main__":
    split = sys.argv.index("--")
    failure, log = shlex.split(sys.argv[1]), Path(sys.argv[2])
    sys.exit(main(failure, log, sys.argv[3:split], sys.argv[split + 1 :]))
