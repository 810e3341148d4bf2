"""Tables that can't be opened, remembered so that nobody reads their logs in vain."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal

MOST_KEPT: Final = 5000  # those asked for longest ago are forgotten
KEPT: Final = 600.0  # seconds; then the log is asked again
BRIEFLY: Final = 10.0  # the same of a fault that may pass


class Bar(NamedTuple):
    """Why a table can't be opened, and until when that is believed."""

    code: str
    reason: str
    until: float


class Unopenable:
    """Codes of tables that were closed for good, or can't be read."""

    def __init__(self, time: Timekeeper, kept: float = KEPT) -> None:
        self.time = time
        self.kept = kept
        self._bars: OrderedDict[str, Bar] = OrderedDict()

    def note(self, table: str, refusal: TableRefusal, most: float | None = None) -> TableRefusal:
        """Remember why, for this many seconds at most; whoever asked is told."""
        until = self.time.now() + (self.kept if most is None else min(self.kept, most))
        self._bars[table] = Bar(refusal.code, str(refusal), until)
        self._bars.move_to_end(table)
        if len(self._bars) > MOST_KEPT:
            self._bars.popitem(last=False)
        return refusal

    def check(self, table: str) -> None:
        """Refuse one that is remembered."""
        bar = self._bars.get(table)
        if bar is None:
            return
        if bar.until <= self.time.now():
            self.forget(table)
            return
        raise TableRefusal(bar.code, bar.reason)

    def forget(self, table: str) -> None:
        """It can be opened."""
        self._bars.pop(table, None)
