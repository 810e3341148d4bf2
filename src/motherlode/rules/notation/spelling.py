"""Spelling: how what a view or an event tells stands in data, each kind of thing in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any, Final

from motherlode.rules.core.contract import HIDDEN, Rules
from motherlode.rules.core.gold import worths
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import cell_text, tile_text


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that is told: its name, its kind, and how it is read from its source.

    The kind is the name of a speller's method, or a `Part`. Plain data has every field that is
    `plain`; a message has those it has a place for.
    """

    name: str
    kind: str | Part
    read: Callable[[Any], Any]
    told: Callable[[Any], bool] | None = None  # when, if not always; else left out, or nothing
    plain: bool = True
    optional: bool = False  # left out of plain data if it is nothing

    def is_told(self, source: Any) -> bool:
        """Whether there is anything to tell just now."""
        return self.told is None or self.told(source)


@dataclass(frozen=True, slots=True)
class Part:
    """Several things of one kind with fields of their own, each of which is read for all of them.

    Plain data may have them by one field, the `key`, and tell only one other, the `value`.
    """

    name: str
    fields: tuple[Field, ...]
    key: str = ""
    value: str = ""


class Speller:
    """Spells one kind of thing after the other. Cards, roles and tools always go by their names."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names

    @cached_property
    def _bits(self) -> list[tuple[int, object]]:
        """Every seat with its bit in a mask."""
        return [(1 << seat, self.seat(seat)) for seat in range(len(self.names))]

    def spell(self, field: Field, source: Any) -> object:
        """What a field tells of its source."""
        value = field.read(source)
        if isinstance(field.kind, Part):
            return self.parts(field.kind, value)
        spelled: object = getattr(self, field.kind)(value)
        return spelled

    def column(self, field: Field, source: Any) -> Iterator[object]:
        """What a field tells of each of several things."""
        if not field.is_told(source):
            return repeat(None)
        return map(getattr(self, str(field.kind)), field.read(source))

    # -- what spellings differ in ----------------------------------------------------------------

    def several(self, values: Iterable[object]) -> Sequence[object]:
        """A list."""
        raise NotImplementedError

    def seat(self, seat: int) -> object:
        """A seat, or nobody."""
        raise NotImplementedError

    def cell(self, cell: int) -> object:
        """A place in the maze."""
        raise NotImplementedError

    def choice(self, choice: int) -> object:
        """One of the answers to a question."""
        raise NotImplementedError

    def parts(self, part: Part, source: Any) -> object:
        """Several things with fields of their own."""
        raise NotImplementedError

    def kept(self, kept: Mapping[str, dict[str, object]]) -> object:
        """What modules show, by their names."""
        raise NotImplementedError

    # -- what they have in common ----------------------------------------------------------------

    # Words, numbers and whether something is so stand for themselves.
    word = staticmethod(str)
    number = staticmethod(int)
    flag = staticmethod(bool)

    def count(self, number: int) -> int | None:
        """A number, or nothing if it is hidden."""
        return None if number == HIDDEN else int(number)

    def card(self, card: int) -> str | None:
        """A card, or nothing if it is hidden."""
        return None if card == HIDDEN else self.rules.names[card]

    def role(self, role: int) -> str | None:
        """A role, or nothing if it is hidden."""
        return None if role == HIDDEN else self.rules.role_names[role]

    def seat_name(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.names[seat]

    def tool(self, bit: int) -> str:
        """A card in front."""
        return self.rules.tool_names(bit)[0]

    def tools(self, bits: int) -> Sequence[object]:
        """The cards in front of a seat."""
        return self.several(self.rules.tool_names(bits))

    def worths(self, packed: int) -> Sequence[object] | None:
        """Nugget cards by what they are worth, or nothing if they are hidden."""
        return None if packed == HIDDEN else self.several(map(int, worths(packed)))

    def words(self, words: Iterable[str]) -> Sequence[object]:
        """Words that stand for themselves."""
        return self.several(words)

    def numbers(self, numbers: Iterable[int]) -> Sequence[object]:
        """Numbers that stand for themselves."""
        return self.several(map(int, numbers))

    def seats(self, seats: Iterable[int]) -> Sequence[object]:
        """Seats in this order."""
        return self.several(map(self.seat, seats))

    def mask(self, mask: int) -> Sequence[object] | None:
        """The seats whose bits are set, or nothing if that is hidden."""
        if mask == HIDDEN:
            return None
        return self.several([who for bit, who in self._bits if mask & bit] if mask else ())

    def masks(self, masks: Iterable[int]) -> Sequence[object]:
        """Several lists of seats."""
        return self.several(map(self.mask, masks))

    def cards(self, cards: Iterable[int]) -> Sequence[object]:
        """Cards in this order."""
        return self.several(map(self.card, cards))

    def cells(self, cells: Iterable[int]) -> Sequence[object]:
        """Places in this order."""
        return self.several(map(self.cell, cells))

    def roles(self, roles: Iterable[int]) -> Sequence[object]:
        """Roles in this order."""
        return self.several(map(self.role, roles))

    def choices(self, choices: Iterable[int]) -> Sequence[object]:
        """Answers in this order."""
        return self.several(map(self.choice, choices))


class Names(Speller):
    """Plain data with names in place of numbers: for people, records, and facts everywhere."""

    def several(self, values: Iterable[object]) -> list[object]:
        return list(values)

    def seat(self, seat: int) -> str | None:
        return self.names[seat] if seat >= 0 else None

    def cell(self, cell: int) -> str:
        return cell_text(cell)

    def choice(self, choice: int) -> str:
        return choice_text(self.rules, self.names, choice)

    def tile(self, tile: int) -> str:
        """A card and the way it lies."""
        return tile_text(self.rules, tile)

    def scores(self, scores: Iterable[int]) -> dict[str, int]:
        """What everybody has got."""
        return {name: int(score) for name, score in zip(self.names, scores)}

    def data(self, fields: Iterable[Field], source: Any) -> dict[str, object]:
        """All that is told of a source just now."""
        return {
            field.name: self.spell(field, source)
            for field in fields
            if field.plain and field.is_told(source)
        }

    def parts(self, part: Part, source: Any) -> object:
        columns = {field.name: self.column(field, source) for field in part.fields if field.plain}
        if part.value:
            return dict(zip(map(str, columns[part.key]), columns[part.value]))
        rows = [dict(zip(columns, row)) for row in zip(*columns.values())]
        for name in [field.name for field in part.fields if field.plain and field.optional]:
            for row in rows:
                if row[name] is None:
                    del row[name]
        return {str(row.pop(part.key)): row for row in rows} if part.key else rows

    def kept(self, kept: Mapping[str, dict[str, object]]) -> dict[str, dict[str, object]]:
        named = {name: self.facts(fields) for name, fields in kept.items() if fields}
        return {name: fields for name, fields in named.items() if fields}

    def facts(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The fields of an event or a slice; what is hidden is left out."""
        data: dict[str, object] = {}
        for name, value in fields.items():
            is_number = isinstance(value, int)
            hidden = value == HIDDEN if is_number else value == [] and "count" in fields
            if not hidden:
                data[name] = self._fact(name, value)
        return data

    def _fact(self, name: str, value: Any) -> object:
        """A value by the name of its field; a list of parts with fields of their own one by one."""
        if isinstance(value, list) and value and isinstance(value[0], dict):
            return [self.facts(part) for part in value]
        kind = KIND_OF.get(name) or KIND_OF.get(name.rpartition("_")[2])
        return getattr(self, kind)(value) if kind else value


# What the fields of events and slices are, by their names. A field may have a word of its own in
# front of one of these, as in `spare_roles` or `chest_card`.
KIND_OF: Final = {
    "seat": "seat",
    "target": "seat",
    "seats": "seats",
    "winners": "seats",
    "refusers": "seats",
    "card": "card",
    "goal": "card",
    "cards": "cards",
    "cell": "cell",
    "cells": "cells",
    "role": "role",
    "roles": "roles",
    "tool": "tool",
    "scores": "scores",
    "masks": "masks",
}
