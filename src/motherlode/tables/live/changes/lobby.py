"""Lines about a table between games: its settings, and what the next shuffle is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from motherlode.rules.records.record import commitment
from motherlode.rules.records.shuffle import hash_of
from motherlode.tables.game.settings import settings_refusal
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.wire.entries import (
    Closed,
    Configured,
    Hashed,
    LateAllowed,
    Made,
    PaceSet,
    Promised,
    Revealed,
    Shut,
    TalkAllowed,
)
from motherlode.tables.wire.messages import Settings

if TYPE_CHECKING:
    from motherlode.tables.live.standing import Standing


def _made(standing: Standing, entry: Made) -> None:
    _set_up(standing, entry.settings)
    standing.seats = [Seat() for _ in range(entry.settings.players)]


def _configured(standing: Standing, entry: Configured) -> None:
    """Seats that are taken stay, in their order; open ones come or go, then the last bots."""
    standing.in_lobby = True
    players = entry.settings.players
    if players != len(standing.seats):
        taken = [seat for seat in standing.seats if seat.kind != "open"]
        for bot in [seat for seat in reversed(taken) if seat.kind == "bot"]:
            if len(taken) > players:
                taken.remove(bot)
        standing.seats = taken + [Seat() for _ in range(players - len(taken))]
    _set_up(standing, entry.settings)


def _set_up(standing: Standing, settings: Settings) -> None:
    standing.settings = settings
    standing.refusal = settings_refusal(settings)


def _talk_allowed(standing: Standing, entry: TalkAllowed) -> None:
    standing.settings = structs.replace(standing.settings, chat=entry.chat, claims=entry.claims)


def _late_allowed(standing: Standing, entry: LateAllowed) -> None:
    standing.settings = structs.replace(standing.settings, late=entry.late)


def _pace_set(standing: Standing, entry: PaceSet) -> None:
    standing.settings = structs.replace(standing.settings, pace=entry.pace)


def _promised(standing: Standing, entry: Promised) -> None:
    standing.promise = entry
    secret = entry.secret
    standing.promise_hash = (
        hash_of("secret", secret) if secret else commitment(entry.seed, entry.salt)
    )


def _hashed(standing: Standing, entry: Hashed) -> None:
    standing.seats[entry.seat].hash = entry.hash


def _closed(standing: Standing, entry: Closed) -> None:
    standing.closed = entry.hashes


def _revealed(standing: Standing, entry: Revealed) -> None:
    standing.revealed[entry.seat] = entry.bits


def _shut(standing: Standing, entry: Shut) -> None:
    standing.shut = True


TAKERS: Final[Mapping[type, Callable[[Standing, Any], None]]] = {
    Made: _made,
    Configured: _configured,
    TalkAllowed: _talk_allowed,
    LateAllowed: _late_allowed,
    PaceSet: _pace_set,
    Promised: _promised,
    Hashed: _hashed,
    Closed: _closed,
    Revealed: _revealed,
    Shut: _shut,
}
