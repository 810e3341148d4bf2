"""Peers: what the workers on one database tell each other. With SQLite there is only one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol, TypeAlias

BEAT: Final = 1.0  # seconds between two signs of life
LIFE: Final = 3.0  # seconds after its last sign of life in which a worker counts as alive
WATCHERS: Final = -1  # in place of a seat: those who only watch
COVERED: Final = -2  # minus a seat: its connections that see only what all may see

Attendance: TypeAlias = Mapping[int, int]  # open connections by seat


class News(NamedTuple):
    """A hint that there are new lines of a table: it may come late, twice, or never."""

    table: str
    shout: bytes = b""  # no new lines, but something for everybody there, written down nowhere
    moved: bool = False  # no new lines, but somebody came or went


@dataclass(frozen=True)
class Beat:
    """What a worker is told in return for a sign of life."""

    held: Collection[str] = ()  # the tables that this worker drives
    heads: Mapping[str, int] = field(default_factory=dict)  # the number of each table's last line
    elsewhere: Mapping[str, Attendance] = field(default_factory=dict)  # at other living workers
    gossip: Mapping[str, bytes] = field(default_factory=dict)  # of other living workers, by name


class Peers(Protocol):
    """The other workers. The log is the truth, and all of this only saves time and trouble.

    A table is driven by one worker: clocks, bots and windows. Whoever wants to drive a table gets
    its lease unless another living worker has it. Two that both think they have it do no harm:
    their lines meet in the log, and one of them has to look again.
    """

    name: str  # of this worker, unlike any other's
    alone: bool  # there are no others, and never will be

    async def open(self, hear: Callable[[News], None]) -> None:
        """Begin to listen, once the store is open."""

    async def close(self) -> None:
        """Give everything back, so that others can go on at once, and stop listening."""

    async def beat(self, tables: Collection[str], wanted: Collection[str], gossip: bytes) -> Beat:
        """Give a sign of life, ask for the leases of the wanted tables, give back all others.

        What is told in return concerns `tables`: all that this worker has open.
        """

    async def attend(self, here: Mapping[str, Attendance]) -> None:
        """Tell who is connected here to some tables, and wake those who are there elsewhere."""

    async def shout(self, news: News) -> None:
        """Tell everybody at a table, at all workers, something that is written down nowhere."""


class Alone:
    """The only worker there is: it drives every table, and nobody is anywhere else."""

    name = "alone"
    alone = True

    async def open(self, hear: Callable[[News], None]) -> None:
        """Nobody says anything."""

    async def close(self) -> None:
        """Nothing is held."""

    async def beat(self, tables: Collection[str], wanted: Collection[str], gossip: bytes) -> Beat:
        """Everything that is wanted is held."""
        return Beat(held=wanted)

    async def attend(self, here: Mapping[str, Attendance]) -> None:
        """Nobody else wants to know."""

    async def shout(self, news: News) -> None:
        """Nobody else is there."""
