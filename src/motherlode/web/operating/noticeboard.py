"""The noticeboard: what the operator has to say to everybody, shown at every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import itemgetter
from typing import Any, Final

import msgspec

from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.wire.messages import Announcement

ENCODER: Final = msgspec.json.Encoder()
TICK: Final = 1e-3  # seconds


class Noticeboard:
    """One message at a time; whoever comes later is told, too, until it is taken back."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.text = ""
        self.at = 0.0  # since 1970

    def post(self, text: str) -> None:
        """Tell everybody; an empty text takes back what was said."""
        # Later than what was said before, at whatever worker and by whatever clock.
        self._show(" ".join(text.split()), max(self.hall.time.date(), self.at + TICK))

    def tell(self) -> list[Any]:
        """What other workers should tell their people, too."""
        return [self.text, self.at]

    def hear(self, told: Mapping[str, Any]) -> None:
        """What was said last, wherever it was."""
        text, at = max(told.values(), key=itemgetter(1), default=("", 0.0))
        if at > self.at:
            self._show(str(text), float(at))

    def _show(self, text: str, at: float) -> None:
        self.text, self.at = text, at
        for table in self.hall.tables.values():
            self._tell(table, table.audience.links)

    def greet(self, table: Table, link: Link) -> None:
        """Somebody has come."""
        if self.text:
            self._tell(table, [link])

    def _tell(self, table: Table, links: Iterable[Link]) -> None:
        told = ENCODER.encode(Announcement(table.standing.sequence, self.text))
        for link in links:
            link.tell(told)
