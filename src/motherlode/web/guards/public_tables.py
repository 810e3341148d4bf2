"""Who made which table, so that one address can't fill the list of public ones."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from itertools import islice
from typing import Final, NamedTuple

import msgspec

from motherlode.tables.outside import Timekeeper

MOST_LISTED: Final = 10  # public tables of one address
MOST_KEPT: Final = 20_000  # tables whose makers are remembered, those that sleep, too
TICK: Final = 1e-5  # seconds; no two tables are made at the same time
MOST_TOLD: Final = 200  # of which workers tell each other


class Made(NamedTuple):
    """Who made a table, and when."""

    address: str
    at: float  # seconds since 1970


class Makers:
    """The makers of tables, as far as they are remembered; workers tell each other."""

    def __init__(self, time: Timekeeper, is_public: Callable[[str], bool]) -> None:
        self.time = time
        self.is_public = is_public
        self._made: OrderedDict[str, Made] = OrderedDict()  # by code, the newest last
        self._elsewhere: dict[str, Made] = {}
        self._last = 0.0

    def note(self, address: str, code: str) -> None:
        """This address has made a table."""
        self._last = max(self.time.date(), self._last + TICK)
        self._made[code] = Made(address, self._last)
        if len(self._made) > MOST_KEPT:
            self._made.popitem(last=False)

    def crowding(self, listed: Iterable[str]) -> set[str]:
        """Of the tables that are to be listed, all but the newest of each address."""
        made: dict[str, list[tuple[float, str]]] = {}
        for code in listed:
            maker = self._made.get(code) or self._elsewhere.get(code)
            if maker is not None:
                made.setdefault(maker.address, []).append((maker.at, code))
        return {code for its in made.values() for _, code in sorted(its)[:-MOST_LISTED]}

    def tell(self) -> dict[str, Made]:
        """Who made the newest public tables here."""
        public = ((code, self._made[code]) for code in reversed(self._made) if self.is_public(code))
        return dict(islice(public, MOST_TOLD))

    def hear(self, told: Mapping[str, object]) -> None:
        """Who made those of other workers; one of another version may tell something else."""
        self._elsewhere = {}
        for makers in told.values():
            with suppress(msgspec.ValidationError):
                self._elsewhere |= msgspec.convert(makers, dict[str, Made])
