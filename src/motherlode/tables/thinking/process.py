"""A process that reads jobs, a line each, and writes what bots answer."""

from __future__ import annotations

import os
import signal
from typing import BinaryIO, Final

import msgspec

from motherlode.tables.beside import give_way
from motherlode.tables.thinking.job import Job
from motherlode.tables.thinking.mind import Minds

READY: Final = b"ready\n"
# Seconds after which a worker ends that nobody has ended, because its server is gone, perhaps.
LAST: Final = 30
NICE: Final = 5  # the server's own work comes first
DECODER: Final = msgspec.json.Decoder(Job)
ENCODER: Final = msgspec.json.Encoder()


def work(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer until no more jobs come."""
    minds = Minds()
    answers.write(READY)
    answers.flush()
    for line in jobs:
        job = DECODER.decode(line)
        set_alarm(LAST + int(job.seconds))
        answers.write(ENCODER.encode(minds.answer(job)) + b"\n")
        answers.flush()
        set_alarm(0)


def set_alarm(seconds: int) -> None:
    """End the process after this time, even in compiled code that never looks up; 0: don't."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def main() -> None:
    """Work for the process that started this one; whatever a bot prints goes nowhere."""
    give_way(NICE)
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    work(jobs, answers)


if __name__ == "__main__":
    main()
