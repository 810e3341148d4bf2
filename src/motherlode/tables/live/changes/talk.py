"""Lines about talk: what people and bots say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from motherlode.tables.wire.entries import Claimed, Said, Spoke
from motherlode.tables.wire.messages import Happened, Talk

if TYPE_CHECKING:
    from motherlode.tables.live.standing import Standing

MOST_BEFORE: Final = 50  # things said before a game that its history begins with


def _said(standing: Standing, entry: Said) -> None:
    _talk(standing, Talk(standing.sequence, entry.seat, entry.text))


def _claimed(standing: Standing, entry: Claimed | Spoke) -> None:
    _talk(
        standing,
        Talk(
            standing.sequence,
            entry.seat,
            claim=entry.claim,
            cell=entry.cell,
            about=entry.about,
            tool=entry.tool,
            line=entry.line if isinstance(entry, Spoke) else None,
        ),
    )


def _talk(standing: Standing, talk: Talk) -> None:
    standing.said.append(talk)
    if standing.phase != "playing":
        line = Happened(talk.sequence, talk=talk, by=standing.seats[talk.seat].name)
        standing.before = [*standing.before, line][-MOST_BEFORE:]
    if standing.game is not None and not standing.in_lobby:
        standing.game.talk(talk)


TAKERS: Final[Mapping[type, Callable[[Standing, Any], None]]] = {
    Said: _said,
    Claimed: _claimed,
    Spoke: _claimed,
}
