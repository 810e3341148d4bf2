"""Newcomers: which seat somebody gets at a table, before, during or after a game."""

from __future__ import annotations

from typing import NamedTuple

from motherlode.tables.live.faces import drawn, unlike
from motherlode.tables.live.seating import clean_name, key_of
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Luck
from motherlode.tables.wire.entries import Sat
from motherlode.tables.wire.errors import TableRefusal


class Person(NamedTuple):
    """A newcomer: a name, and a face if they have chosen one."""

    name: str
    face: int | None = None


def sit_down(
    standing: Standing,
    person: Person,
    token: str,
    luck: Luck,
    wanted: int | None = None,
    host: bool = False,
) -> Sat:
    """A person takes the seat they want, else the first that is open, else that of a bot."""
    number = _free_seat(standing) if wanted is None else _checked(standing, wanted)
    others = [told for seat, told in enumerate(standing.names) if seat != number]
    has_host = any(seat.host for seat in standing.seats)
    name = clean_name(person.name, others)
    face = _face(person, standing.faces_beside(number), luck)
    return Sat(number, name, key_of(token), host or not has_host, face)


def _face(person: Person, others: list[int], luck: Luck) -> int:
    """The face somebody has chosen, with another hat if need be; else one by lot."""
    return drawn(others, luck) if person.face is None else unlike(person.face, others)


def _free_seat(standing: Standing) -> int:
    kinds = [seat.kind for seat in standing.seats]
    if "open" in kinds:
        return kinds.index("open")
    if "bot" not in kinds:
        raise TableRefusal("full", "all seats at this table are taken, but you can watch")
    if not standing.bots_make_room:
        raise _too_late(standing)
    return kinds.index("bot")


def _checked(standing: Standing, wanted: int) -> int:
    """This seat, if it is free to take: whoever is merely away keeps theirs."""
    if not 0 <= wanted < len(standing.seats):
        raise TableRefusal("no_such_seat", "there’s no such seat")
    seat = standing.seats[wanted]
    if seat.is_person:
        raise TableRefusal("taken", "someone already sits there")
    if seat.kind == "bot" and not standing.bots_make_room:
        raise _too_late(standing)
    return wanted


def _too_late(standing: Standing) -> TableRefusal:
    if standing.phase == "lobby":
        return TableRefusal("full", "all seats at this table are taken, but you can watch")
    return TableRefusal("playing", "the game has already started, but you can watch")
