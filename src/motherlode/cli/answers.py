"""The answers a person can give, sorted by card, and which of them a typed line means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from motherlode.cli.words import Words
from motherlode.rules.choices import card_of, target_of, turned_of, verb_of
from motherlode.rules.contract import (
    FORM_CARD,
    FORM_CARDS,
    FORM_CELL,
    FORM_CELLS,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    NOBODY,
    Rules,
)
from motherlode.rules.errors import BadNotation
from motherlode.rules.maze import cell_x, cell_y
from motherlode.rules.notation import cards_named, choice_text

Item = TypeVar("Item")


@dataclass(frozen=True)
class Way:
    """One answer."""

    choice: int
    label: str
    cell: int = NOBODY  # where it would be carried out, if it is about a place


@dataclass
class Group:
    """Answers that belong together: what can be done with a card, or a single answer."""

    title: str
    card: int = NOBODY
    ways: list[Way] = field(default_factory=list)


def sorted_answers(words: Words, hand: Sequence[int], choices: Sequence[int]) -> list[Group]:
    """The cards in hand with all that can be done with them; then what is about no single card."""
    rules = words.rules
    by_card: dict[int, list[Way]] = {}
    several: list[Way] = []
    others: list[Way] = []
    for choice in sorted(choices, key=_order):
        form = rules.verbs[verb_of(choice)].form
        text = choice_text(rules, words.names, choice)
        if form in (FORM_CARD, FORM_CELL, FORM_CELLS, FORM_SEAT, FORM_SIDE):
            label = " ".join(text.replace(rules.names[card_of(choice)], "", 1).split()) or text
            cell = target_of(choice) if form in (FORM_CELL, FORM_SIDE) else NOBODY
            by_card.setdefault(card_of(choice), []).append(Way(choice, label, cell))
        elif form == FORM_CARDS and len(cards_named(choice)) == 1:
            by_card.setdefault(card_of(choice), []).append(Way(choice, text))
        elif form == FORM_CARDS:
            several.append(Way(choice, text))
        else:
            others.append(Way(choice, text, target_of(choice) if form == FORM_PLACE else NOBODY))
    groups = [Group(way.label, ways=[way]) for way in others]
    if several:
        groups.insert(0, Group(words.text("group-discard"), ways=several))
    if by_card or several:
        cards = [*hand, *(card for card in by_card if card not in hand)]
        named = [
            Group(words.card(rules.names[card]), card, by_card.get(card, [])) for card in cards
        ]
        groups = named + groups
    return groups


def _order(choice: int) -> tuple[int, int, int, int]:
    """Places nearer to the goals first, upright before turned; else the order of the rules."""
    cell = target_of(choice)
    return -cell_x(cell), cell_y(cell), turned_of(choice), choice


def is_discard(rules: Rules, way: Way) -> bool:
    """Whether an answer only puts a card on the discard pile."""
    return verb_of(way.choice) == rules.pass_verb


def numbered(words: Words, items: Sequence[Item], number: int) -> Item:
    """The item with a number from 1 on."""
    if not 1 <= number <= len(items):
        raise BadNotation(words.text("no-such-number", number=number, count=len(items)))
    return items[number - 1]


def with_names(words: Words, groups: Sequence[Group], line: str) -> str:
    """A line with the numbers of cards replaced: `2 @ 1,0`, `2 > Bo` and `pass 2` name card 2."""

    def name(number: str) -> str:
        place = int(number) - 1
        if 0 <= place < len(groups) and groups[place].card != NOBODY:
            return str(words.rules.names[groups[place].card])
        return number

    played = re.fullmatch(r"(\d{1,3})\s*([@>].*)", line)
    if played:
        return f"{name(played[1])} {played[2]}"
    passed = re.fullmatch(r"pass((?:\s+\d{1,3})+)", line, re.IGNORECASE)
    if passed:
        return " ".join(["pass", *(name(number) for number in passed[1].split())])
    return line
