"""A process that does what it is handed, until nobody is there any more."""

from __future__ import annotations

import pickle
from typing import BinaryIO, Final

from motherlode.rules.core.errors import MotherlodeError
from motherlode.tables.beside import serve
from motherlode.tables.replaying.parcels import LENGTH, Done, Refused, Work, parcel, refused

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


if __name__ == "__main__":
    serve(work, NICE)
