"""A worker: a process that does what it is handed, until nobody is there any more."""

from __future__ import annotations

import os
import pickle
import signal
from contextlib import suppress
from typing import BinaryIO, Final

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.workshop.parcels import LENGTH, Done, Refused, Work, parcel, refused

NICE: Final = 5  # games that are played come first


def work(orders: BinaryIO, results: BinaryIO) -> None:
    """One piece after the other; the server's pipe comes from nobody else."""
    while len(head := orders.read(LENGTH.size)) == LENGTH.size:
        order: Work = pickle.loads(orders.read(*LENGTH.unpack(head)))
        results.write(parcel(carried_out(order)))
        results.flush()


def carried_out(order: Work) -> Done | Refused:
    """What comes of it; a mistake of the program ends the process, and the next one begins."""
    try:
        return Done(order.function(*order.given))
    except MotherlodeError as error:
        return refused(error)


def main() -> None:
    """Work for the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):
        os.nice(NICE)
    with suppress(BrokenPipeError):  # nobody waits any more
        work(os.fdopen(0, "rb"), os.fdopen(1, "wb"))


if __name__ == "__main__":
    main()
