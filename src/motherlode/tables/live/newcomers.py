"""Newcomers: which seat somebody gets at a table, before, during or after a game."""

from __future__ import annotations

from typing import NamedTuple

from motherlode.tables.live.seating.faces import drawn, unlike
from motherlode.tables.live.seating.seats import clean_name, key_of
from motherlode.tables.live.shuffling import check_settled
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Luck
from motherlode.tables.wire.entries import Sat
from motherlode.tables.wire.errors import TableRefusal


class Person(NamedTuple):
    """A newcomer: a name, a face if they have chosen one, and whether it is a program."""

    name: str
    face: int | None = None
    program: bool = False


def sit_down(
    standing: Standing,
    person: Person,
    token: str,
    luck: Luck,
    wanted: int | None = None,
    host: bool = False,
) -> Sat:
    """A person takes the seat they want, else the first that is open, else that of a bot."""
    check_settled(standing)
    if person.program and not standing.settings.programs:
        raise TableRefusal(
            "no_programs", "the host hasn’t let programs sit at this table, but they can watch"
        )
    number = _free_seat(standing) if wanted is None else _checked(standing, wanted)
    others = [told for seat, told in enumerate(standing.names) if seat != number]
    has_host = any(seat.host for seat in standing.seats)
    name = clean_name(person.name, others)
    face = _face(person, standing.faces_beside(number), luck)
    return Sat(number, name, key_of(token), host or not has_host, face, person.program)


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
    free = [n for n, kind in enumerate(kinds) if kind == "bot" and not _is_barred(standing, n)]
    if not free:
        raise _not_yet()
    return free[0]


def _checked(standing: Standing, wanted: int) -> int:
    """This seat, if it is free to take: whoever is merely away keeps theirs."""
    if not 0 <= wanted < len(standing.seats):
        raise TableRefusal("no_such_seat", "there’s no such seat")
    seat = standing.seats[wanted]
    if seat.is_person:
        raise TableRefusal("taken", "someone already sits there")
    if seat.kind == "bot" and not standing.bots_make_room:
        raise _too_late(standing)
    if _is_barred(standing, wanted):
        raise _not_yet()
    return wanted


def _is_barred(standing: Standing, number: int) -> bool:
    """Whether a bot has to play this seat until the next round begins.

    Nobody knows who comes back under another name. So whoever has left a seat in this round can
    only come back to that one, or they would see two hands; once two seats were left, to none. And
    nobody comes to a seat whose person was removed, or a host could let a friend look at the cards.
    """
    return standing.phase == "playing" and (
        number in standing.barred or bool(standing.left - {number})
    )


def _not_yet() -> TableRefusal:
    return TableRefusal(
        "next_round", "someone has left in this round; this seat is free once the next round begins"
    )


def _too_late(standing: Standing) -> TableRefusal:
    if standing.phase == "lobby":
        return TableRefusal("full", "all seats at this table are taken, but you can watch")
    return TableRefusal("playing", "the game has already started, but you can watch")
