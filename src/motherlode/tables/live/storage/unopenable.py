"""Tables that can't be opened, remembered so that nobody reads their logs in vain."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from motherlode.tables.outside import Timekeeper
from motherlode.tables.wire.errors import TableRefusal

MOST_KEPT: Final = 5000  # those asked for longest ago are forgotten
KEPT: Final = 600.0  # seconds; then the log is asked again
BRIEFLY: Final = 10.0  # the same of a fault that may pass


class Reason(NamedTuple):
    """Why a table can't be opened, and until when that is believed."""

    code: str
    reason: str
    until: float


class Unopenable:
    """Codes of tables that were closed for good, or can't be read."""

    def __init__(self, time: Timekeeper, kept: float = KEPT) -> None:
        self.time = time
        self.kept = kept
        self._reasons: OrderedDict[str, Reason] = OrderedDict()

    def note(self, table: str, refusal: TableRefusal, most: float | None = None) -> TableRefusal:
        """Remember why, for this many seconds at most; whoever asked is told."""
        until = self.time.now() + (self.kept if most is None else min(self.kept, most))
        self._reasons[table] = Reason(refusal.code, str(refusal), until)
        self._reasons.move_to_end(table)
        if len(self._reasons) > MOST_KEPT:
            self._reasons.popitem(last=False)
        return refusal

    def check(self, table: str) -> None:
        """Refuse one that is remembered."""
        bar = self._reasons.get(table)
        if bar is None:
            return
        if bar.until <= self.time.now():
            self.forget(table)
            return
        raise TableRefusal(bar.code, bar.reason)

    def forget(self, table: str) -> None:
        """It can be opened."""
        self._reasons.pop(table, None)
