"""Forms of verbs that name cards: put away, given up for something else, or picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import CARD, DETAIL, TARGET, card_of, detail_of, target_of
from motherlode.rules.core.contract import FORM_CARDS, FORM_FRONT, FORM_PICK, FORM_SIDE, Verb
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.form import (
    AT,
    DETAILS,
    TOGETHER,
    UNDER_CARD,
    UNDER_VERB,
    Form,
    Pieces,
    Written,
)
from motherlode.rules.notation.words import (
    cell_text,
    loose,
    read_card,
    read_cell,
    read_side,
    read_tool,
    side_text,
)

if TYPE_CHECKING:
    from motherlode.rules.notation.spelling import Speller

MOST_CARDS: Final = 3  # cards one choice can name


class CardsForm(Form):
    """`verb card [card card]`."""

    name = FORM_CARDS
    sample = "cross"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        cards = (rules.names[card] for card in self.from_hand(choice))
        return " ".join([verb.name, *cards]), "", ""

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        words = said.rest.replace(",", " ").split()
        cards = sorted(read_card(state.rules, word) for word in words)
        if not cards:
            raise BadNotation(_which_card(self.example(state.rules, verb)))
        if len(cards) > MOST_CARDS:
            raise BadNotation(
                because(
                    "write-fewer",
                    "{word} takes at most {most} cards",
                    word=verb.name,
                    most=MOST_CARDS,
                )
            )
        choice = int(verb.number) | cards[0] << CARD
        for card, place in zip(cards[1:], (DETAIL, TARGET)):
            choice |= (card + 1) << place
        return [choice]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"cards": spell.cards(self.from_hand(choice))}

    def from_hand(self, choice: int) -> list[int]:
        more = (detail_of(choice), target_of(choice))
        return [int(card_of(choice)), *(int(card) - 1 for card in more if card)]

    def heap(self, choice: int) -> str:
        return UNDER_CARD if len(self.from_hand(choice)) == 1 else TOGETHER

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        counts = sorted({len(self.from_hand(offer)) for offer in offered})
        return because(
            "cards-count",
            "the number of cards {word} takes here is {counts} (B-13)",
            word=verb.name,
            counts=[str(count) for count in counts],
        )


class SideForm(Form):
    """`verb card @ 1,0 w`: a card is given up for something at a side of a place."""

    name = FORM_SIDE
    cells = 1
    sample = "cross @ 1,0 w"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        deed = f"{verb.name} {rules.names[card_of(choice)]}"
        return deed, f"@ {cell_text(target_of(choice))} {side_text(detail_of(choice))}", ""

    def begins(self, verb: Verb, said: Written) -> bool:
        return said.sign in ("", AT) and said.word == loose(verb.name)

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        place, _, side = said.tail.strip().rpartition(" ")
        if not said.rest.strip() or not place:
            raise BadNotation(
                because(
                    "write-side",
                    "write card, space, and side, as in {example}",
                    example=self.example(state.rules, verb),
                )
            )
        choice = int(verb.number) | read_card(state.rules, said.rest) << CARD
        return [choice | read_cell(place) << TARGET | read_side(side) << DETAIL]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {
            "card": spell.card(card_of(choice)),
            "cell": spell.cell(target_of(choice)),
            "side": side_text(detail_of(choice)),
        }

    def from_hand(self, choice: int) -> list[int]:
        return [int(card_of(choice))]

    def heap(self, choice: int) -> str:
        return UNDER_VERB

    def unsaid_bits(self, verb: Verb) -> int:
        return DETAILS


class FrontForm(Form):
    """`verb pick card`: a card is given up for one in front."""

    name = FORM_FRONT

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        tool = rules.tool_names(detail_of(choice))[0]
        return f"{verb.name} {tool} {rules.names[card_of(choice)]}", "", ""

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        words = said.rest.split()
        if len(words) != 2:
            raise BadNotation(
                because(
                    "write-front",
                    "name a card in front of you, then one from your hand, as in {example}",
                    example=self.example(state.rules, verb),
                )
            )
        tool, card = read_tool(state.rules, words[0]), read_card(state.rules, words[1])
        return [int(verb.number) | tool << DETAIL | card << CARD]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"card": spell.card(card_of(choice)), "tool": spell.tool(detail_of(choice))}

    def from_hand(self, choice: int) -> list[int]:
        return [int(card_of(choice))]

    def heap(self, choice: int) -> str:
        return UNDER_VERB

    def example(self, rules: Rules, verb: Verb) -> str:
        return f"{verb.name} {rules.front_names[0]} cross"


class PickForm(Form):
    """`verb card`: one of those shown, not of the hand."""

    name = FORM_PICK
    sample = "cross"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return f"{verb.name} {rules.names[card_of(choice)]}", "", ""

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        if not said.rest:
            raise BadNotation(_which_card(self.example(state.rules, verb)))
        return [int(verb.number) | read_card(state.rules, said.rest) << CARD]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"card": spell.card(card_of(choice))}

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        return because("card-not", "that isn’t one of the cards shown")


def _which_card(example: str) -> Reason:
    return because("write-which-card", "name a card, as in {example}", example=example)
