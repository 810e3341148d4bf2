"""Forms of answers to a question: a word, a player, a place, some nuggets; and a call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import TARGET, card_of, target_of
from motherlode.rules.core.contract import (
    FORM_CALL,
    FORM_PLACE,
    FORM_WHO,
    FORM_WORD,
    FORM_WORTHS,
    Verb,
)
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.gold import HIGHEST, nugget, worths
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.round_calls import CALL_LATER, may_call
from motherlode.rules.core.scoring import worths_choice, worths_chosen
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.form import Form, Pieces, Written
from motherlode.rules.notation.words import cell_text, loose, read_cell, read_seat, seat_text, shown

if TYPE_CHECKING:
    from motherlode.rules.notation.spelling import Speller

MOST_NUGGETS: Final = 28


class WordForm(Form):
    """`verb`: a bare word; a card may have been meant by it that is never played like that."""

    name = FORM_WORD
    names_card = True

    def begins(self, verb: Verb, said: Written) -> bool:
        return not said.sign and loose(said.text) == loose(verb.name)

    def title(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
        cards = self.from_hand(choice)
        return rules.names[cards[0]] if cards else self.text(rules, names, verb, choice)

    def from_hand(self, choice: int) -> list[int]:
        return [int(card_of(choice))] if card_of(choice) else []


class CallForm(WordForm):
    """`verb [Bo]`: open to everybody between turns, so it says whose it is and is never offered."""

    name = FORM_CALL

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return f"{verb.name} {seat_text(names[target_of(choice)])}", "", ""

    def begins(self, verb: Verb, said: Written) -> bool:
        return not said.sign and said.word == loose(verb.name)

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        named = said.rest.replace('"', "")
        seat = read_seat(names, named) if said.rest else int(state.top().seat)
        return [int(verb.number) | seat << TARGET]

    def maker(self, state: State, choice: int) -> int:
        return int(target_of(choice))

    def is_free(self, state: State, choice: int) -> bool:
        if may_call(state, target_of(choice)):
            return True
        raise IllegalChoice(CALL_LATER)


class AimForm(Form):
    """`verb Bo` or `verb 8,-2`: a verb and its aim, nothing else."""

    is_bare = True

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        if not said.rest:
            raise BadNotation(self.aimless(self.example(state.rules, verb)))
        return [int(verb.number) | self.read_aim(names, said.rest) << TARGET]

    def read_aim(self, names: Sequence[str], text: str) -> int:
        """The player or the place that a text names."""
        raise NotImplementedError

    def aimless(self, example: str) -> Reason:
        """What to say if nothing is named."""
        raise NotImplementedError


class WhoForm(AimForm):
    """`verb Bo`."""

    name = FORM_WHO
    seats = 1
    sample = "Bo"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return f"{verb.name} {seat_text(names[target_of(choice)])}", "", ""

    def read_aim(self, names: Sequence[str], text: str) -> int:
        return read_seat(names, text.replace('"', ""))

    def aimless(self, example: str) -> Reason:
        return because("write-who", "name a player, as in {example}", example=example)

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"seat": spell.seat(target_of(choice))}

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        return because("player-not", "that player can’t be chosen now")


class PlaceForm(AimForm):
    """`verb 8,-2`."""

    name = FORM_PLACE
    cells = 1
    sample = "8,-2"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        return f"{verb.name} {cell_text(target_of(choice))}", "", ""

    def read_aim(self, names: Sequence[str], text: str) -> int:
        return read_cell(text)

    def aimless(self, example: str) -> Reason:
        return because("write-which-place", "name a space, as in {example}", example=example)

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"cell": spell.cell(target_of(choice))}

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        return because("place-not", "no card there is waiting to be revealed (B-51)")


class WorthsForm(Form):
    """`verb 2 1 1`: nugget cards by what they are worth."""

    name = FORM_WORTHS
    sample = "2"

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        taken = (str(worth) for worth in worths(worths_chosen(choice)))
        return " ".join([verb.name, *taken]), "", ""

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        words = said.rest.replace(",", " ").split()
        packed = sum(_read_nugget(word) for word in words)
        if not 1 <= len(words) <= MOST_NUGGETS:
            raise BadNotation(
                because(
                    "write-worths",
                    "say what the nugget cards are worth, as in {example}",
                    example=self.example(state.rules, verb),
                )
            )
        return [int(verb.number) | int(worths_choice(0, packed))]

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        return {"worths": spell.worths(worths_chosen(choice))}

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        return because("nuggets-not", "the nugget cards on the table don’t allow that (B-60, B-62)")


def _read_nugget(word: str) -> int:
    if word not in [str(worth) for worth in range(1, HIGHEST + 1)]:
        raise BadNotation(
            because(
                "no-nugget",
                "{word} isn’t a nugget card; they’re worth 1, 2, or 3 (B-6)",
                word=shown(word),
            )
        )
    return int(nugget(int(word)))
