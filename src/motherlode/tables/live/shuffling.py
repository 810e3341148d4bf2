"""Shuffling: everybody adds bits to a shuffle, and nobody sees another's before all are fixed.

The server's secret is fixed by its hash (`Promised`), the bits of each device by theirs (`Hashed`).
When a game is to begin the hashes are closed (`Closed`); then devices tell their bits (`Revealed`).
The cards are dealt (`Began`) when all are told, or without those that don't come in time.
"""

from __future__ import annotations

from motherlode.rules.records.shuffle import bits_hash
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.outside import Luck, Outside
from motherlode.tables.wire.entries import Began, Closed, Hashed, Promised, Revealed
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import Contribute, Reveal


def check_settled(standing: Standing) -> None:
    """Refuse what would change a table while its cards are shuffled."""
    if standing.closed is not None:
        raise TableRefusal("shuffling", "the cards are being shuffled; one moment")


def promise(luck: Luck) -> Promised:
    """The server's part of a shuffle, which nobody can foresee."""
    return Promised(secret=luck.bits())


def contribute(standing: Standing, seat: int, command: Contribute) -> list[Change]:
    """Take the hash of somebody's bits; until all are closed they may draw others."""
    if standing.closed is not None or command.promise != standing.promise_hash:
        raise TableRefusal("closed", "these bits come too late for this shuffle")
    if standing.seats[seat].hash == command.hash:
        return []
    return [Hashed(seat, command.hash)]


def reveal(standing: Standing, seat: int, command: Reveal, outside: Outside) -> list[Change]:
    """Take somebody's bits; after the last ones the cards are dealt."""
    if standing.closed is None or seat in standing.revealed:
        return []  # they were told twice, or the cards are dealt already
    if bits_hash(command.bits) != standing.closed[seat]:
        raise TableRefusal("bad_bits", "these bits don’t match their hash")
    made: list[Change] = [Revealed(seat, command.bits)]
    told = standing.revealed | {seat: command.bits}
    if is_waiting(standing, told):
        return made
    return [*made, *dealt(standing, outside.luck, told)]


def is_waiting(standing: Standing, told: dict[int, str]) -> bool:
    """Whether somebody at the table still has to tell their bits."""
    return any(
        hash and number not in told and standing.seats[number].is_person
        for number, hash in enumerate(standing.closed or ())
    )


def deal(standing: Standing, luck: Luck) -> list[Change]:
    """Close the shuffle; if there is nobody to wait for, deal at once."""
    hashes = tuple(seat.hash if _may_tell(standing, seat) else "" for seat in standing.seats)
    is_promised = standing.promise is not None and standing.promise.secret
    if is_promised and any(hashes) and not luck.alone:
        return [Closed(hashes)]
    return dealt(standing, luck)


def _may_tell(standing: Standing, seat: Seat) -> bool:
    """Whether somebody is there to tell bits; at a table just made the host is about to come."""
    return seat.is_person and (seat.links > 0 or not standing.has_people)


def dealt(standing: Standing, luck: Luck, told: dict[int, str] | None = None) -> list[Change]:
    """The game with the secret that was promised, and the promise for the one after it."""
    promised = standing.promise or promise(luck)
    if not promised.secret:  # of an earlier version, which shuffled alone
        return [Began(promised.seed, promised.salt, rests=True), promise(luck)]
    seats = range(len(standing.seats))
    bits = standing.revealed if told is None else told
    began = Began(
        rests=True,
        secret=promised.secret,
        hashes=standing.closed or ("",) * len(seats),
        bits=tuple(bits.get(number, "") for number in seats),
        whim=luck.whim(),
    )
    return [began, promise(luck)]
