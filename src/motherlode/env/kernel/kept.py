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

if TYPE_CHECKING:
    from motherlode.env.kernel.sight import Observer

HIGHEST: Final = 127
MEMORY_CARDS: Final = 8 * MEMORY_WORDS - 4


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


def write_kept(rows: vec[i64], at: i64, slices: vec[Slice]) -> None:
    """What modules keep, as numbers: each with the place of its module and how many follow."""
    place: i64
    for place in range(KEPT_WORDS):
        rows[at + place] = 0
    written: i64 = 0
    slot: i64
    for slot in range(len(slices)):
        fields = slices[slot].fields()
        if not fields:
            continue
        numbers: list[int] = []
        for name, field in fields.items():
            flatten(field, name.endswith("masks"), numbers)
        written = put_number(rows, at, written, slot + 1)
        written = put_number(rows, at, written, len(numbers))
        for number in numbers:
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


def flatten(field: object, masks: bool, out: list[int]) -> None:
    """A field as numbers from 0 on.

    What is hidden is 0, a number one more than itself; a mask of seats is two numbers, seven bits
    each, a cell its column and its row, a list its length and what it holds.
    """
    if isinstance(field, bool):
        out.append(int(field))
    elif isinstance(field, int):
        if masks:
            out.extend((field & HIGHEST, field >> 7))
        elif field >= WIDTH:
            out.extend(((field % WIDTH - 64) & HIGHEST, (field // WIDTH - 64) & HIGHEST))
        else:
            out.append(field + 1)
    elif isinstance(field, str):
        out.append(SIDES.find(field.upper()) + 1)
    elif isinstance(field, (list, tuple)):
        out.append(len(field))
        for part in field:
            flatten(part, masks, out)
