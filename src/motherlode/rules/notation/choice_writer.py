"""Choices as text, each in its one canonical form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.rules.core.choices import (
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CARD,
    FORM_CARDS,
    FORM_CELL,
    FORM_CELLS,
    FORM_FRONT,
    FORM_PICK,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORD,
    FORM_WORTHS,
    Rules,
    Verb,
)
from motherlode.rules.core.gold import worths
from motherlode.rules.core.scoring import worths_chosen
from motherlode.rules.notation.words import cell_text, seat_text, side_text

CALL: Final = "call"  # the one word that also names a seat


def choice_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """A choice in its one canonical form."""
    verb = rules.verbs[verb_of(choice)]
    return _WRITERS[verb.form](rules, names, verb, choice)


def _write_card(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return rules.names[card_of(choice)]


def _write_cell(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    text = f"{rules.names[card_of(choice)]} @ {cell_text(target_of(choice))}"
    if turned_of(choice):
        text += " turned"
    if verb.puts_card and detail_of(choice):
        text += f" paid by {seat_text(names[detail_of(choice) - 1])}"
    return text


def _write_cells(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{_write_cell(rules, names, verb, choice)} {cell_text(second_of(choice))}"


def _write_seat(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    card = card_of(choice)
    text = f"{rules.names[card]} > {seat_text(names[target_of(choice)])}"
    if detail_of(choice) and _is_several(rules.marks_of[card]):
        text += f" {rules.tool_names(detail_of(choice))[0]}"
    return text


def _is_several(bits: int) -> bool:
    return bits & (bits - 1) != 0


def _write_cards(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return " ".join([verb.name, *(rules.names[card] for card in cards_named(choice))])


def _write_side(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    place = f"{cell_text(target_of(choice))} {side_text(detail_of(choice))}"
    return f"{verb.name} {rules.names[card_of(choice)]} @ {place}"


def cards_named(choice: int) -> list[int]:
    """The cards of a choice that names one to three."""
    cards = [card_of(choice)]
    cards += [more - 1 for more in (detail_of(choice), target_of(choice)) if more]
    return cards


def _write_worths(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return " ".join([verb.name, *(str(worth) for worth in worths(worths_chosen(choice)))])


def _write_place(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {cell_text(target_of(choice))}"


def _write_word(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    if verb.name == CALL:
        return f"{verb.name} {seat_text(names[target_of(choice)])}"
    return verb.name


def _write_who(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {seat_text(names[target_of(choice)])}"


def _write_pick(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {rules.names[card_of(choice)]}"


def _write_front(rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
    return f"{verb.name} {rules.tool_names(detail_of(choice))[0]} {rules.names[card_of(choice)]}"


_WRITERS: Final[dict[str, Callable[[Rules, Sequence[str], Verb, int], str]]] = {
    FORM_CARD: _write_card,
    FORM_CELL: _write_cell,
    FORM_CELLS: _write_cells,
    FORM_SEAT: _write_seat,
    FORM_CARDS: _write_cards,
    FORM_SIDE: _write_side,
    FORM_WORTHS: _write_worths,
    FORM_PLACE: _write_place,
    FORM_WORD: _write_word,
    FORM_FRONT: _write_front,
    FORM_WHO: _write_who,
    FORM_PICK: _write_pick,
}
