"""What modules let a seat know: hands it once saw, cards that lie hidden, and what they keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import FINDS, KEPT_WORDS, MEMORIES, MEMORY_WORDS
from motherlode.rules.core.cards import SIDES
from motherlode.rules.core.cells import WIDTH
from motherlode.rules.core.contract import Slice
from motherlode.rules.core.state import State
from motherlode.rules.core.views import seen_memories
from motherlode.rules.notation.spelling import kind_of

if TYPE_CHECKING:
    from motherlode.env.kernel.sight import Observer

HIGHEST: Final = 127
MEMORY_CARDS: Final = 8 * MEMORY_WORDS - 4

# What a number of a field stands for.
A_SEAT: Final = 1
A_CELL: Final = 2
A_MASK: Final = 3
OTHER: Final = 4
KINDS_TOLD: Final = {
    **{"seat": A_SEAT, "seats": A_SEAT, "cell": A_CELL, "cells": A_CELL},
    "masks": A_MASK,
}


def write_memories(rows: vec[i64], at: i64, state: State, seat: i64, observer: Observer) -> None:
    """Hands and discards that hold at least some cards: each in four words."""
    memories = seen_memories(state, seat)
    place: i64
    card: i64
    for place in range(MEMORIES * MEMORY_WORDS):
        rows[at + place] = 0
    for place in range(min(len(memories), MEMORIES)):
        memory = memories[place]
        start = at + place * MEMORY_WORDS
        rows[start] = (
            observer.rotated(memory.hands, seat)
            | min(len(memory.discards), HIGHEST) << 16
            | min(len(memory.cards), HIGHEST) << 24
        )
        for card in range(min(len(memory.cards), MEMORY_CARDS)):
            put_byte(rows, start, card + 4, memory.cards[card] + 1)


def write_finds(rows: vec[i64], at: i64, slices: vec[Slice]) -> None:
    """Cards that lie face down besides the goals."""
    place: i64 = 0
    for kept in slices:
        for find in kept.finds():
            if place < FINDS:
                rows[at + place] = find.cell | (find.card + 1) << 16
                place += 1
    while place < FINDS:
        rows[at + place] = 0
        place += 1


def write_kept(rows: vec[i64], at: i64, slices: vec[Slice], seat: i64, observer: Observer) -> None:
    """What modules keep, as numbers: each with the place of its module and how many follow."""
    place: i64
    for place in range(KEPT_WORDS):
        rows[at + place] = 0
    written: i64 = 0
    slot: i64
    for slot in range(len(slices)):
        kept = slices[slot]
        fields = kept.fields()
        if not fields:
            continue
        teller = Teller(seat, observer)
        turned = kept.by_seat()
        for name, field in fields.items():
            teller.tell(name, from_seat(field, seat) if name in turned else field)
        written = put_number(rows, at, written, slot + 1)
        written = put_number(rows, at, written, len(teller.numbers))
        for number in teller.numbers:
            written = put_number(rows, at, written, number)


def put_number(rows: vec[i64], at: i64, written: i64, number: i64) -> i64:
    """Write a byte if there is still room; how many there are then."""
    if written < 8 * KEPT_WORDS:
        put_byte(rows, at, written, min(number, HIGHEST))
        return written + 1
    return written


def put_byte(rows: vec[i64], at: i64, place: i64, value: i64) -> None:
    """Set one byte of words that were 0."""
    rows[at + (place >> 3)] |= value << 8 * (place & 7)


def from_seat(field: object, seat: i64) -> object:
    """A list with an entry for each seat, from this one on; what is hidden stays so."""
    if isinstance(field, int):
        return field
    if not isinstance(field, (list, tuple)):
        raise TypeError(f"{field!r} has no entry for each seat")
    return [*field[seat:], *field[:seat]]


class Teller:
    """Writes fields as numbers from 0 on, seats as one of them counts."""

    def __init__(self, seat: i64, observer: Observer) -> None:
        self.seat: i64 = seat
        self.observer: Observer = observer
        self.numbers: list[int] = []

    def tell(self, name: str, field: object) -> None:
        """A field: a list is its length and what it holds, a fact its parts with their kinds."""
        if isinstance(field, (list, tuple)):
            self.numbers.append(len(field))
            for part in field:
                self.tell(name, part)
        elif isinstance(field, dict):
            self.numbers.append(len(field))
            for part_name, part in field.items():
                self.numbers.append(KINDS_TOLD.get(kind_of(part_name) or "", OTHER))
                self.tell(part_name, part)
        elif isinstance(field, str) and len(field) == 1 and field.upper() in SIDES:
            self.numbers.append(SIDES.index(field.upper()) + 1)
        elif isinstance(field, int):
            self._number(KINDS_TOLD.get(kind_of(name) or "", OTHER), field)
        else:
            raise TypeError(f"no observation can tell {field!r} of {name}")

    def _number(self, kind: int, number: i64) -> None:
        """What is hidden is 0, any other number one more; a cell and a mask take two."""
        if kind == A_CELL and number >= 0:
            self.numbers.append(min(max(number % WIDTH - 64, 1), HIGHEST))
            self.numbers.append(min(max(number // WIDTH - 64, 1), HIGHEST))
        elif kind == A_CELL:
            self.numbers.extend((0, 0))
        elif kind == A_MASK:
            seats = self.observer.rotated(max(number, 0), self.seat)
            self.numbers.append(seats & HIGHEST)
            self.numbers.append(seats >> 7)
        elif kind == A_SEAT and number >= 0:
            self.numbers.append(self.observer.coder.relative(number, self.seat) + 1)
        else:
            self.numbers.append(max(number + 1, 0))
