"""Workers: the processes that share many games, and how they are ended."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from motherlode.cli.batch.games import Order, Tally, play_part
from motherlode.cli.errors import BadCommand, sentence
from motherlode.locale import texts
from motherlode.rules.core.reasons import because

MOST_AT_ONCE = 500  # games a process plays before it reports
PARTS = 100  # in how many parts a short run is reported


def play_all(order: Order, jobs: int, tell: Callable[[int], None]) -> Tally:
    """Play everything ordered; `tell` hears how many games were finished each time."""
    total = Tally()
    for part in played(order, jobs):
        total.add(part)
        tell(part.games)
    return total


def played(order: Order, jobs: int) -> Iterator[Tally]:
    """The games in parts, in this process or in several."""
    size = max(1, min(MOST_AT_ONCE, order.games // max(PARTS, 4 * jobs)))
    jobs = min(jobs, -(-order.games // size))
    if jobs > 1:
        yield from shared(order, size, jobs)
    else:
        yield from (play_part(order, part) for part in parts(order, size))


def parts(order: Order, size: int) -> Iterator[range]:
    """The numbers of the games, `size` at a time."""
    for start in range(0, order.games, size):
        yield range(start, min(start + size, order.games))


def shared(order: Order, size: int, jobs: int) -> Iterator[Tally]:
    """The games in parts, with one share of them for each process."""
    workers: list[tuple[BaseProcess, Connection]] = []
    try:
        with interrupts_ignored():
            for share in range(jobs):
                workers.append(start_worker(order, size, share, jobs))
        busy = [connection for _, connection in workers]
        while busy:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                told = received(connection)
                if told is None:
                    busy.remove(connection)
                else:
                    yield told
    finally:
        for process, connection in workers:
            process.terminate()
            process.join()
            connection.close()


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Whatever is started within never hears an interrupt: this process ends it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def start_worker(order: Order, size: int, share: int, jobs: int) -> tuple[BaseProcess, Connection]:
    """A process that plays its share of the games, and where it tells what came out."""
    context = get_context("spawn")  # not forked: a progress bar has a thread
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(there, order, size, share, jobs), daemon=True)
    process.start()
    there.close()
    return process, here


def received(connection: Connection) -> Tally | None:
    """What a process tells: the tally of a part, or that it has done its share."""
    try:
        told = connection.recv()
    except EOFError as error:
        raise BadCommand(
            because("process-died", "a process that was playing games crashed")
        ) from error
    if isinstance(told, str):
        raise BadCommand(told)
    return told if isinstance(told, Tally) else None


def work(there: Connection, order: Order, size: int, share: int, jobs: int) -> None:
    """In a process of its own: play a share of the games, tell each part, then that it is done."""
    try:
        for part in islice(parts(order, size), share, None, jobs):
            there.send(play_part(order, part))
        there.send(None)
    except Exception as error:
        with suppress(OSError):
            there.send(sentence(error, texts()))
