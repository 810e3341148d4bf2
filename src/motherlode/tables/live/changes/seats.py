"""Lines about seats: who sits where, who is played for by a bot, and who has had enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from motherlode.tables.live.seating.faces import face_of, unlike
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.wire.entries import (
    Exchanged,
    FaceChosen,
    Left,
    Missed,
    Renamed,
    Returned,
    Sat,
    SatBot,
    Voted,
)

if TYPE_CHECKING:
    from motherlode.tables.live.standing import Standing


def _sat(standing: Standing, entry: Sat) -> None:
    """In a game, or after one, it is a bot's seat: its place there has another name now.

    How often the table had to wait for that place in vain is not forgotten.
    """
    if standing.game is not None and not standing.in_lobby:
        standing.game.seat_taken(standing.sequence, entry.seat, entry.name)
        standing.alone = False
    standing.ready.discard(entry.seat)
    standing.sealed.pop(entry.seat, None)
    lapses = standing.seats[entry.seat].lapses
    face = _usual_face(standing, entry.seat, entry.name) if entry.face is None else entry.face
    seat = Seat("person", entry.name, None, entry.key, entry.host, lapses=lapses, face=face)
    seat.program = entry.program
    standing.seats[entry.seat] = seat


def _sat_bot(standing: Standing, entry: SatBot) -> None:
    face = _usual_face(standing, entry.seat, entry.name)
    standing.seats[entry.seat] = Seat(
        "bot", entry.name, entry.level, face=face, character=entry.character
    )


def _usual_face(standing: Standing, number: int, name: str) -> int:
    """The face that goes with a name, made unlike the others here."""
    return unlike(face_of(name), standing.faces_beside(number))


def _left(standing: Standing, entry: Left) -> None:
    """In a game a bot plays on under the same name; the host's place goes to another person."""
    seat = standing.seats[entry.seat]
    standing.ready.discard(entry.seat)
    standing.sealed.pop(entry.seat, None)
    was_host = seat.host
    if standing.phase == "lobby" and standing.closed is None:
        standing.seats[entry.seat] = Seat()
    else:
        standing.left.add(entry.seat)
        standing.barred |= {entry.seat} if entry.removed else set()
        standing.seats[entry.seat] = Seat(
            "bot", seat.name, standing.settings.level, lapses=seat.lapses, face=seat.face
        )
    if was_host:
        for other in standing.seats:
            if other.is_person:
                other.host = True
                break


def _exchanged(standing: Standing, entry: Exchanged) -> None:
    seats = standing.seats
    seats[entry.seat], seats[entry.to] = seats[entry.to], seats[entry.seat]


def _renamed(standing: Standing, entry: Renamed) -> None:
    standing.seats[entry.seat].name = entry.name


def _face_chosen(standing: Standing, entry: FaceChosen) -> None:
    standing.seats[entry.seat].face = entry.face


def _missed(standing: Standing, entry: Missed) -> None:
    seat = standing.seats[entry.seat]
    seat.lapses += 1
    seat.replaced = entry.away


def _returned(standing: Standing, entry: Returned) -> None:
    standing.seats[entry.seat].replaced = False


def _voted(standing: Standing, entry: Voted) -> None:
    standing.seats[entry.seat].abort = entry.agrees


TAKERS: Final[Mapping[type, Callable[[Standing, Any], None]]] = {
    Sat: _sat,
    SatBot: _sat_bot,
    Left: _left,
    Exchanged: _exchanged,
    Renamed: _renamed,
    FaceChosen: _face_chosen,
    Missed: _missed,
    Returned: _returned,
    Voted: _voted,
}
