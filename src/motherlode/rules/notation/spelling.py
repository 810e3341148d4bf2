"""Spelling: how what a view or an event tells stands in data, each kind of thing in one way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, TypeAlias

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.gold import worths
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.words import cell_text, tile_text

Spell: TypeAlias = Callable[[Any], Any]

# -- what is described ---------------------------------------------------------------------------


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


@dataclass(frozen=True, slots=True)
class Part:
    """Several things of one kind with fields of their own; each thing is a line of numbers.

    Lines with the same numbers are spelled alike. Plain data may have the things by one field, the
    `key`, and tell only one other, the `value`.
    """

    name: str
    fields: tuple[Field, ...]
    key: str = ""
    value: str = ""


# -- how it is spelled ---------------------------------------------------------------------------


def by_number(names: Iterable[object]) -> Spell:
    """Spells a number by its place among these; hidden, or nobody, is nothing."""
    return {HIDDEN: None, **dict(enumerate(names))}.__getitem__


def learning(spell: Spell) -> Callable[[Iterable[Any]], list[Any]]:
    """Spells several things, each when it is new; then it knows it by heart, for a while."""
    known: dict[Any, Any] = {}
    find = known.__getitem__

    def spelled(things: Iterable[Any]) -> list[Any]:
        things = list(things)
        try:
            return list(map(find, things))
        except KeyError:
            if len(known) > 4 * len(things) + 40:
                known.clear()
        known.update((thing, spell(thing)) for thing in things if thing not in known)
        return list(map(find, things))

    return spelled


class Speller:
    """Spells one kind of thing after the other. Cards, roles and tools always go by their names.

    `seats` are the seats as it spells them, `several` is what it makes a list of.
    """

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        seats: Iterable[object],
        several: Callable[[Iterable[object]], Sequence[object]],
    ) -> None:
        self.rules = rules
        self.names = names
        self.several = several
        self.seat: Spell = by_number(seats)
        self.card: Spell = by_number(rules.names)
        self.role: Spell = by_number(rules.role_names)
        self._bits = [(1 << seat, self.seat(seat)) for seat in range(len(names))]

    def spell(self, field: Field) -> Spell:
        """How what a field tells is spelled."""
        if isinstance(field.kind, Part):
            return self.parts(field.kind)
        if field.kind == "choices":
            return self._choices()
        spell: Spell = getattr(self, field.kind)
        return spell

    def _choices(self) -> Spell:
        """How answers are spelled: most have been offered before."""
        several, spelled = self.several, learning(self.choice)
        return lambda choices: several(spelled(choices))

    def rows(
        self, fields: Iterable[Field], made: Callable[[list[Any]], object]
    ) -> Callable[[Iterable[Any]], list[Any]]:
        """How lines are spelled: what is made of what these fields tell of each."""
        told = [(field.read, self.spell(field)) for field in fields]
        return learning(lambda line: made([spell(read(line)) for read, spell in told]))

    # -- what spellings differ in ----------------------------------------------------------------

    def cell(self, cell: int) -> object:
        """A place in the maze."""
        raise NotImplementedError

    def choice(self, choice: int) -> object:
        """One of the answers to a question."""
        raise NotImplementedError

    def parts(self, part: Part) -> Spell:
        """How several things with fields of their own are spelled."""
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
        return None if packed == HIDDEN else self.several(worths(packed))

    def words(self, words: Iterable[str]) -> Sequence[object]:
        """Words that stand for themselves."""
        return self.several(words)

    def numbers(self, numbers: Iterable[int]) -> Sequence[object]:
        """Numbers that stand for themselves."""
        return self.several(numbers)

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


TEXTS: Final = ("card", "tile")  # kinds that data can share; of lists everybody gets their own

# A field of plain data: its name, when it is told, how it is read, and how it is spelled.
Told: TypeAlias = tuple[str, Callable[[Any], bool] | None, Callable[[Any], Any], Spell]


class Names(Speller):
    """Plain data with names in place of numbers: for people, records, and facts everywhere."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        super().__init__(rules, names, names, list)

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

    def told(self, fields: Iterable[Field]) -> list[Told]:
        """The fields that plain data has, ready to be told."""
        return [(f.name, f.told, f.read, self.spell(f)) for f in fields if f.plain]

    def parts(self, part: Part) -> Spell:
        plain = {field.name: field for field in part.fields if field.plain}
        if part.value:
            fields = [plain[part.key], plain[part.value]]
            pairs = self.rows(fields, lambda told: (str(told[0]), told[1]))
            if fields[1].kind in TEXTS:
                return lambda lines: dict(pairs(lines))
            return lambda lines: {key: value[:] for key, value in pairs(lines)}
        key = plain.pop(part.key, None)
        fields = list(plain.values())
        if key is None:
            rows = self.rows(fields, lambda told: _maker(fields, told))
            return lambda lines: [made() for made in rows(lines)]
        rows = self.rows([key, *fields], lambda told: (str(told[0]), _maker(fields, told[1:])))
        return lambda lines: {key: made() for key, made in rows(lines)}

    def kept(self, kept: Mapping[str, dict[str, object]]) -> dict[str, dict[str, object]]:
        if not kept:
            return {}
        named = {name: self.facts(fields) for name, fields in kept.items() if fields}
        return {name: fields for name, fields in named.items() if fields}

    def facts(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The fields of an event or a slice; what is hidden is left out."""
        data: dict[str, object] = {}
        for name, value in fields.items():
            if value == HIDDEN or (value == [] and "count" in fields):
                continue
            if isinstance(value, list) and value and isinstance(value[0], dict):
                data[name] = [self.facts(part) for part in value]
            else:
                kind = kind_of(name)
                data[name] = getattr(self, kind)(value) if kind else value
        return data


def _maker(fields: Sequence[Field], told: list[Any]) -> Callable[[], dict[str, Any]]:
    """What makes all that is told of a thing, each time anew."""
    pairs = zip(fields, told)
    row = {field.name: one for field, one in pairs if not (field.optional and one is None)}
    lists = [name for name, one in row.items() if type(one) is list]
    return partial(_anew, row, lists) if lists else row.copy


def _anew(row: dict[str, Any], lists: Sequence[str]) -> dict[str, Any]:
    """A copy of a row that shares none of its lists."""
    made = row.copy()
    for name in lists:
        made[name] = made[name].copy()
    return made


def tell(fields: Sequence[Told], source: Any) -> dict[str, Any]:
    """All that is told of a source just now."""
    return {
        name: spell(read(source))
        for name, told, read, spell in fields
        if told is None or told(source)
    }


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


@cache
def kind_of(name: str) -> str | None:
    """What a field of an event or a slice is, if it has to be spelled."""
    return KIND_OF.get(name) or KIND_OF.get(name.rpartition("_")[2])
