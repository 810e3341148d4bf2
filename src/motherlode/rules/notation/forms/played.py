"""Forms of cards that are played: a card's name, and at what it is aimed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import (
    CARD,
    DETAIL,
    SECOND,
    TARGET,
    WAY,
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
    verb_of,
)
from motherlode.rules.core.contract import FORM_CARD, FORM_CELL, FORM_CELLS, FORM_SEAT, NOBODY, Verb
from motherlode.rules.core.engine import options
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.form import (
    AT,
    DETAILS,
    PLAYED,
    TOWARDS,
    UNDER_CARD,
    Aim,
    Form,
    Pieces,
    Written,
)
from motherlode.rules.notation.words import (
    cell_text,
    loose,
    read_places,
    read_seat,
    read_tool,
    seat_named,
    seat_text,
)

if TYPE_CHECKING:
    from motherlode.rules.notation.spelling import Speller

_PAID: Final = re.compile(r"\s+paid\s+by\s+", re.IGNORECASE)  # who pays for a card


class CardForm(Form):
    """`card`: it is aimed at nothing. The other cards that are played are like it."""

    name = FORM_CARD
    names_card = True
    sign = ""  # what stands between a card and its aim

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return rules.names[card_of(choice)], "", ""

    def begins(self, verb: Verb, said: Written) -> bool:
        return False  # the card has a name, the verb goes without saying

    def read_played(
        self, rules: Rules, names: Sequence[str], verb: Verb, card: int, said: Written
    ) -> list[int]:
        if said.sign != self.sign or (not said.sign and said.rest):
            raise BadNotation(self.usage(rules.names[card]))
        choice = int(verb.number) | card << CARD
        return self.read_aim(rules, names, verb, choice, said.tail)

    def read_aim(
        self, rules: Rules, names: Sequence[str], verb: Verb, choice: int, tail: str
    ) -> list[int]:
        """A card with all it can be aimed at by the text behind the sign."""
        return [choice]

    def usage(self, word: str) -> Reason:
        """How to write that such a card is played."""
        return because("write-alone", "{word} has no target; write just {word}", word=word)

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"card": spell.card(card_of(choice))}

    def from_hand(self, choice: int) -> list[int]:
        return [int(card_of(choice))]

    def heap(self, choice: int) -> str:
        return UNDER_CARD


class CellForm(CardForm):
    """`card @ 1,0 [turned] [paid by Bo]`: where a verb puts a card, somebody may have to pay."""

    name = FORM_CELL
    cells = 1
    sign = AT

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        aim = f"@ {cell_text(target_of(choice))}"
        if turned_of(choice):
            aim += " turned"
        paid = ""
        if verb.puts_card and detail_of(choice):
            paid = f"paid by {seat_text(names[detail_of(choice) - 1])}"
        return rules.names[card_of(choice)], aim, paid

    def read_aim(
        self, rules: Rules, names: Sequence[str], verb: Verb, choice: int, tail: str
    ) -> list[int]:
        tail, *payer = _PAID.split(tail, 1) if verb.puts_card else [tail]
        choice |= read_cells(self, rules, verb, choice, tail)
        if payer:
            return [choice | read_seat(names, payer[0].replace('"', "")) + 1 << DETAIL]
        payers = range(1, len(names) + 1) if verb.puts_card else ()
        return [choice, *(choice | seat << DETAIL for seat in payers)]

    def aimed(self, state: State, verb: Verb, card: int, aim: Aim) -> list[int]:
        (choice,) = super().aimed(state, verb, card, aim)
        ways = [aim.turned, not aim.turned] if verb.puts_card else [False]
        return [choice | way << WAY for way in ways]

    def usage(self, word: str) -> Reason:
        return because(
            "write-place",
            "{word} needs a space; write {word} @ 8,-2 with its column and row",
            word=word,
        )

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        told = {
            "card": spell.card(card_of(choice)),
            "cell": spell.cell(target_of(choice)),
            "turned": bool(turned_of(choice)),
        }
        if verb.puts_card and detail_of(choice):
            told["payer"] = spell.seat(detail_of(choice) - 1)
        return told

    def example(self, rules: Rules, verb: Verb) -> str:
        return "cross @ 1,0"

    def doubt(self, rules: Rules, names: Sequence[str], found: Sequence[int]) -> Reason | None:
        verb = rules.verbs[verb_of(found[0])]
        if not verb.puts_card:
            return None
        payers = [self.text(rules, names, verb, choice) for choice in found]
        return because("which-payer", "say who pays: {choices}", choices=payers)

    def added_bits(self, verb: Verb) -> int:
        return DETAILS if verb.puts_card else 0


class CellsForm(CardForm):
    """`card @ 8,-2 8,0`: two places, in either order."""

    name = FORM_CELLS
    cells = 2
    sign = AT

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        aim = f"@ {cell_text(target_of(choice))} {cell_text(second_of(choice))}"
        return rules.names[card_of(choice)], f"{aim} turned" if turned_of(choice) else aim, ""

    def read_aim(
        self, rules: Rules, names: Sequence[str], verb: Verb, choice: int, tail: str
    ) -> list[int]:
        choice |= read_cells(self, rules, verb, choice, tail)
        return [choice, _swapped(choice)]

    def aimed(self, state: State, verb: Verb, card: int, aim: Aim) -> list[int]:
        """Two places in either order; with one alone, those that go with it if there are any."""
        choice = int(verb.number) | card << CARD
        pair = choice | aim.cell << TARGET | aim.second << SECOND
        if aim.cell != aim.second:
            return [pair, _swapped(pair)]
        offers = [int(offer) for offer in options(state) if offer & PLAYED == choice]
        with_it = [one for one in offers if aim.cell in (target_of(one), second_of(one))]
        return with_it or [pair]

    def usage(self, word: str) -> Reason:
        return because(
            "write-places", "{word} needs two spaces; write {word} @ 8,-2 8,0", word=word
        )

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {
            "card": spell.card(card_of(choice)),
            "cell": spell.cell(target_of(choice)),
            "second": spell.cell(second_of(choice)),
            "turned": bool(turned_of(choice)),
        }


class SeatForm(CardForm):
    """`card > Bo [tool]`: the tool is written where a card is good for several."""

    name = FORM_SEAT
    seats = 1
    sign = TOWARDS

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        card = card_of(choice)
        aim = f"> {seat_text(names[target_of(choice)])}"
        marks = rules.marks_of[card]
        if detail_of(choice) and marks & (marks - 1):
            aim += f" {rules.tool_names(detail_of(choice))[0]}"
        return rules.names[card], aim, ""

    def read_aim(
        self, rules: Rules, names: Sequence[str], verb: Verb, choice: int, tail: str
    ) -> list[int]:
        seat, word = _read_target(rules, names, tail)
        choice |= seat << TARGET
        tools = _tools(rules, card_of(choice))
        if not word:
            return [*(choice | tool << DETAIL for tool in tools), choice]
        tool = read_tool(rules, word)
        if tool not in tools:
            raise IllegalChoice(because("fix-other", "this card can’t repair that tool (B-32)"))
        return [choice | tool << DETAIL]

    def aimed(self, state: State, verb: Verb, card: int, aim: Aim) -> list[int]:
        (choice,) = super().aimed(state, verb, card, aim)
        tools = [] if aim.tool else _tools(state.rules, card)
        return [*(choice | tool << DETAIL for tool in tools), choice]

    def usage(self, word: str) -> Reason:
        return because(
            "write-player", "{word} needs a player; write {word} > and the name", word=word
        )

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        told = {"card": spell.card(card_of(choice)), "seat": spell.seat(target_of(choice))}
        tool = detail_of(choice)
        return {**told, "tool": spell.tool(tool)} if tool else told

    def doubt(self, rules: Rules, names: Sequence[str], found: Sequence[int]) -> Reason | None:
        verb = rules.verbs[verb_of(found[0])]
        both = [self.text(rules, names, verb, choice) for choice in found]
        return because("which-tool", "say which tool: {choices} (B-32)", choices=both)


def read_cells(form: CardForm, rules: Rules, verb: Verb, choice: int, tail: str) -> int:
    """The cells that a form has room for, and the way up of the card that is put there."""
    cells, way = read_places(tail)
    card = card_of(choice)
    if len(cells) != form.cells:
        raise BadNotation(form.usage(rules.names[card]))
    moves_another = verb.puts_card and not rules.specs[card].shape
    turns = way == "turned" and (rules.tiles.differs[card] or moves_another)
    bits = cells[0] << TARGET | (1 << WAY if turns else 0)
    return bits | cells[1] << SECOND if len(cells) > 1 else bits


def _swapped(choice: int) -> int:
    """The same choice with its two places in the other order."""
    kept = choice & ((1 << TARGET) - 1)
    return kept | second_of(choice) << TARGET | target_of(choice) << SECOND


def _tools(rules: Rules, card: int) -> list[int]:
    """The tools that a card is about, a bit for each."""
    marks = int(rules.marks_of[card])
    return [1 << bit for bit in range(len(rules.front_names)) if marks >> bit & 1]


def _read_target(rules: Rules, names: Sequence[str], text: str) -> tuple[int, str]:
    """A seat, and the word after it if there is one."""
    quoted = re.fullmatch(r'"([^"]*)"\s*(\S*)', text.strip())
    if quoted:
        return read_seat(names, quoted[1]), quoted[2]
    words = text.replace('"', " ").split()
    if not words:
        raise BadNotation(
            because("write-whom", "say who the card is played on, as in break_pick > Bo")
        )
    first = seat_named(names, " ".join(words[:-1]))
    if len(words) > 1 and first != NOBODY:
        if seat_named(names, " ".join(words)) == NOBODY or _is_tool(rules, words[-1]):
            return first, words[-1]
    return read_seat(names, " ".join(words)), ""


def _is_tool(rules: Rules, word: str) -> bool:
    return any(loose(word) == loose(name) for name in rules.front_names)
