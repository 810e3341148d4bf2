"""Workers: the processes that share many games, and how they are ended."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, Protocol, Self, TypeVar, cast

from motherlode.cli.errors import BadCommand, sentence
from motherlode.locale import texts
from motherlode.rules.core.reasons import because

MOST_AT_ONCE = 500  # games a process plays before it reports
PARTS = 100  # in how many parts a short run is reported


class Count(Protocol):
    """What came out of some games."""

    @property
    def games(self) -> int:
        """How many they were."""

    def add(self, other: Self) -> None:
        """Count others in."""


Counted = TypeVar("Counted", bound="Count")
CountedHere = TypeVar("CountedHere", bound="Count", covariant=True)


class Batch(Protocol[CountedHere]):
    """Many games, in plain values that another process can be sent."""

    @property
    def games(self) -> int:
        """How many there are."""

    def play(self, part: range) -> CountedHere:
        """Play some of them."""


class Told(Generic[Counted]):
    """What a process tells last, or after a part: what came out, or why there is nothing more."""

    def __init__(self, part: Counted | None = None, fault: str = "") -> None:
        self.part = part
        self.fault = fault


def play_all(
    batch: Batch[Counted],
    total: Counted,
    jobs: int,
    tell: Callable[[int], None],
    cluster: str = "",
) -> Counted:
    """Play everything and count it in; `tell` hears how many games were finished each time."""
    for part in played(batch, jobs, cluster=cluster):
        total.add(part)
        tell(part.games)
    return total


def played(
    batch: Batch[Counted], jobs: int, most: int = MOST_AT_ONCE, cluster: str = ""
) -> Iterator[Counted]:
    """The games in parts of at most that size, in this process, in several, or on a cluster."""
    if cluster:
        from motherlode.cli.batch.cluster import on_cluster

        yield from on_cluster(batch, cluster, jobs, most)
        return
    size = part_size(batch.games, jobs, most)
    jobs = min(jobs, -(-batch.games // size))
    if jobs > 1:
        yield from shared(batch, size, jobs)
    else:
        yield from (batch.play(part) for part in parts(batch.games, size))


def part_size(games: int, jobs: int, most: int) -> int:
    """How many games make a part: few enough that everybody is busy and progress is seen."""
    return max(1, min(most, games // max(PARTS, 4 * jobs)))


def parts(games: int, size: int) -> Iterator[range]:
    """The numbers of the games, `size` at a time."""
    for start in range(0, games, size):
        yield range(start, min(start + size, games))


def shared(batch: Batch[Counted], size: int, jobs: int) -> Iterator[Counted]:
    """The games in parts, with one share of them for each process."""
    workers: list[tuple[BaseProcess, Connection]] = []
    try:
        with interrupts_ignored():
            for share in range(jobs):
                workers.append(start_worker(batch, size, share, jobs))
        busy = [connection for _, connection in workers]
        while busy:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                part = cast("Told[Counted]", received(connection)).part
                if part is None:
                    busy.remove(connection)
                else:
                    yield part
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


def start_worker(
    batch: Batch[Counted], size: int, share: int, jobs: int
) -> tuple[BaseProcess, Connection]:
    """A process that plays its share of the games, and where it tells what came out."""
    context = get_context("spawn")  # not forked: a progress bar has a thread
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(there, batch, size, share, jobs), daemon=True)
    process.start()
    there.close()
    return process, here


def received(connection: Connection) -> Told[Count]:
    """What a process tells: what came out of a part, or that it has done its share."""
    try:
        told: Told[Count] = connection.recv()
    except EOFError as error:
        raise BadCommand(
            because("process-died", "a process that was playing games crashed")
        ) from error
    if told.fault:
        raise BadCommand(told.fault)
    return told


def work(there: Connection, batch: Batch[Counted], size: int, share: int, jobs: int) -> None:
    """In a process of its own: play a share of the games, tell each part, then that it is done."""
    try:
        for part in islice(parts(batch.games, size), share, None, jobs):
            there.send(Told(batch.play(part)))
        there.send(Told())
    except Exception as error:
        with suppress(OSError):
            there.send(Told(fault=sentence(error, texts())))
