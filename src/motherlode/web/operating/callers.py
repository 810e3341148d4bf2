"""Callers: which connections to tables come from which address."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from motherlode.tables.live.connected.link import Link
from motherlode.tables.wire.messages import Goodbye
from motherlode.web.operator_messages import CallerLine

ENCODER: Final = msgspec.json.Encoder()


class Callers:
    """The open connections of each household."""

    def __init__(self) -> None:
        self._lines: dict[str, dict[Link, str]] = {}  # with the code of their table

    def come(self, house: str, link: Link, code: str) -> None:
        """Somebody has connected."""
        self._lines.setdefault(house, {})[link] = code

    def go(self, house: str, link: Link) -> None:
        """Somebody is gone."""
        lines = self._lines.get(house, {})
        lines.pop(link, None)
        if not lines:
            self._lines.pop(house, None)

    def see_off(self, house: str, code: str, reason: str) -> None:
        """End all connections of a household, and say why."""
        for link in list(self._lines.get(house, ())):
            link.tell(ENCODER.encode(Goodbye(0, code, reason)))
            link.end()

    def list(self, most: int) -> tuple[CallerLine, ...]:
        """The households with the most connections."""
        found = (
            CallerLine(house, len(lines), tuple(sorted(set(lines.values()))))
            for house, lines in self._lines.items()
        )
        return busiest(found, most)


def busiest(callers: Iterable[CallerLine], most: int) -> tuple[CallerLine, ...]:
    """Those with the most connections."""
    return tuple(sorted(callers, key=lambda one: (-one.sockets, one.address))[:most])


def together(one: CallerLine, other: CallerLine) -> CallerLine:
    """The same household at two workers."""
    tables = tuple(sorted({*one.tables, *other.tables}))
    return replace(one, sockets=one.sockets + other.sockets, tables=tables)
