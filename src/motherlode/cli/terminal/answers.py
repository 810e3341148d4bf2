"""The answers a person can give, sorted by card, and which of them a typed line means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from motherlode.cli.terminal.words import Words
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.choices import card_of, target_of, turned_of, verb_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.notation.forms.form import TOGETHER, UNDER_CARD, UNDER_VERB
from motherlode.rules.notation.forms.registry import shape_of
from motherlode.rules.notation.spelling import Names

Item = TypeVar("Item")


@dataclass(frozen=True)
class Way:
    """One answer, or several that differ in one detail only, which is asked next."""

    choice: int  # NOBODY if there are several
    label: str
    cell: int = NOBODY  # where it would be carried out, if it is about a place
    detail: str = ""
    more: tuple[Way, ...] = ()


@dataclass
class Group:
    """Answers that belong together: what can be done with a card, or a single answer."""

    title: str
    card: int = NOBODY
    ways: list[Way] = field(default_factory=list)


def sorted_answers(words: Words, hand: Sequence[int], choices: Sequence[int]) -> list[Group]:
    """The cards in hand with all that can be done with them; then all that is about no card."""
    rules = words.rules
    by_card: dict[int, list[Way]] = {}
    by_verb: dict[str, list[Way]] = {}
    several: list[Way] = []
    others: list[Way] = []
    for choice in sorted(choices, key=partial(_order, rules)):
        verb, form = shape_of(rules, choice)
        heap = form.heap(choice)
        if heap == UNDER_CARD:
            by_card.setdefault(card_of(choice), []).append(_playing(words, choice))
        elif heap == UNDER_VERB:
            by_verb.setdefault(verb.name, []).append(_giving_up(words, choice))
        else:
            way = Way(choice, form.text(rules, words.names, verb, choice), form.place(choice))
            (several if heap == TOGETHER else others).append(way)
    groups = [Group(words.group(verb), ways=gathered(ways)) for verb, ways in by_verb.items()]
    groups += [Group(way.label, ways=[way]) for way in others]
    if several:
        groups.insert(0, Group(words.text("group-discard"), ways=several))
    if by_card or several:
        cards = [*hand, *(card for card in by_card if card not in hand)]
        named = [
            Group(words.card(rules.names[card]), card, gathered(by_card.get(card, [])))
            for card in cards
        ]
        groups = named + groups
    return groups


def _playing(words: Words, choice: int) -> Way:
    """A way to use a card: at what it is aimed; what was agreed on besides is the detail."""
    verb, form = shape_of(words.rules, choice)
    deed, aim, detail = form.pieces(words.rules, words.names, verb, choice)
    return Way(choice, aim or deed, form.place(choice), detail)


def _giving_up(words: Words, choice: int) -> Way:
    """A way to give up a card for something else: which card is the detail."""
    verb, form = shape_of(words.rules, choice)
    _, aim, _ = form.pieces(words.rules, words.names, verb, choice)
    told = form.parts(Names(words.rules, words.names), verb, choice)
    detail = words.text("way-discard", card=words.card(str(told["card"])))
    return Way(choice, aim or words.tool(str(told["tool"])), form.place(choice), detail)


def gathered(ways: Sequence[Way]) -> list[Way]:
    """Ways that differ only in their detail become one; then the detail is asked for."""
    alike: dict[str, list[Way]] = {}
    for way in ways:
        alike.setdefault(way.label, []).append(way)
    made = []
    for label, found in alike.items():
        if len(found) > 1:
            more = tuple(Way(way.choice, way.detail) for way in found)
            made.append(Way(NOBODY, f"{label} …", found[0].cell, more=more))
        else:
            whole = ", ".join(part for part in (label, found[0].detail) if part)
            made.append(replace(found[0], label=whole))
    return made


def _order(rules: Rules, choice: int) -> tuple[int, int, int, int, int]:
    """Places nearer to the goals first, upright before turned; then all else, a pass at the end."""
    _, form = shape_of(rules, choice)
    if not form.cells:
        return 1, int(verb_of(choice) == rules.pass_verb), 0, 0, choice
    cell = target_of(choice)
    return 0, -cell_x(cell), cell_y(cell), turned_of(choice), choice


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
