"""What the operator's page is told and may ask: never a hand, a role, or anybody's token."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from motherlode.tables.wire.values import Phase

LONGEST_MESSAGE: Final = 500


class TableLine(Struct, frozen=True):
    """A table as the operator sees it."""

    code: str
    phase: Phase
    people: tuple[str, ...]  # their names
    bots: int
    sockets: int
    watchers: int  # of those, the ones without a seat
    public: bool
    touched: float  # when the last line was written, in seconds since 1970


class CallerLine(Struct, frozen=True):
    """An address that is connected: an IPv4 address, or an IPv6 network of one household."""

    address: str
    sockets: int
    tables: tuple[str, ...]  # codes
    own: bool = False  # whoever asks comes from there, too


class BanLine(Struct, frozen=True):
    """An address that is banned."""

    address: str
    since: float  # seconds since 1970
    turned_away: int  # requests and connections since then


class LoadInfo(Struct, frozen=True):
    """How busy the server is, over the last seconds; of several workers together."""

    cpu: float  # of one core: 1.0 is all of it
    memory: int  # bytes
    lag: float  # seconds that the event loop was late, at worst
    moves: float  # a second
    bots_waiting: int  # decisions of bots that wait for a process


class OperatorInfo(Struct, frozen=True):
    """The whole page; of tables and addresses the first ones."""

    version: str
    now: float  # seconds since 1970
    began: float  # the same; of several workers the oldest
    workers: int  # that have told: all that follows is of all of them
    ready: bool
    load: LoadInfo
    table_count: int
    socket_count: int
    message: str  # shown at every table; empty: none
    tables: tuple[TableLine, ...]  # those touched last come first
    callers: tuple[CallerLine, ...]  # those with the most connections come first
    bans: tuple[BanLine, ...]


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Close a table for good."""

    code: Annotated[str, Meta(max_length=40)]


class BanAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Ban an address, or lift the ban."""

    address: Annotated[str, Meta(max_length=60)]


class TellAll(Struct, frozen=True, forbid_unknown_fields=True):
    """Say something at every table; an empty text takes back what was said."""

    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)]
