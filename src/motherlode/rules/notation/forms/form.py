"""A form: all that text, table and terminal need to know of how a verb's choices are shaped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import CARD, DETAIL, TARGET, WAY, target_of
from motherlode.rules.core.contract import NOBODY, Verb
from motherlode.rules.core.engine import asked_seat
from motherlode.rules.core.reasons import Reason
from motherlode.rules.core.state import State
from motherlode.rules.notation.words import loose

if TYPE_CHECKING:
    from motherlode.rules.notation.spelling import Speller

AT: Final = "@"  # a card is aimed at a place
TOWARDS: Final = ">"  # a card is aimed at a player
PLAYED: Final = (1 << WAY) - 1  # the bits of a choice's verb and card
DETAILS: Final = 255 << DETAIL  # the bits of its detail

# Where a person looks for a choice among others.
UNDER_CARD: Final = "card"
UNDER_VERB: Final = "verb"
TOGETHER: Final = "together"  # it is about several cards
ALONE: Final = "alone"


# A choice in words: what is done, at what it is aimed, and what else was agreed on.
Pieces: TypeAlias = tuple[str, str, str]


class Written:
    """What somebody wrote for a choice, with single spaces, parted at the sign that aims it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sign = next((sign for sign in (AT, TOWARDS) if sign in text), "")
        self.head, _, self.tail = text.partition(self.sign) if self.sign else (text, "", "")
        first, _, self.rest = self.head.partition(" ")
        self.first = first
        self.word = loose(first)  # the first word as it is compared


@dataclass(frozen=True)
class Aim:
    """At what somebody would aim, in numbers; a form takes from it what it has room for."""

    cell: int = NOBODY
    second: int = NOBODY
    turned: bool = False
    seat: int = NOBODY
    tool: int = 0


class Form:
    """How the choices of a verb are shaped. This one names nothing but the verb itself."""

    name: str = ""
    cells: int = 0  # at how many places its choices are aimed
    seats: int = 0  # at how many players
    is_bare: bool = False  # they name nothing but their verb and their aim
    names_card: bool = False  # a card's name alone says what would be done
    sample: str = ""  # what follows the verb in an example

    # -- writing -----------------------------------------------------------------------------

    def pieces(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> Pieces:
        """A choice in words, piece by piece."""
        return verb.name, "", ""

    def text(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
        """A choice in its one canonical text."""
        deed, aim, detail = self.pieces(rules, names, verb, choice)
        if detail:
            return f"{deed} {aim} {detail}"
        return f"{deed} {aim}" if aim else deed

    def title(self, rules: Rules, names: Sequence[str], verb: Verb, choice: int) -> str:
        """How a sentence names a choice."""
        return self.text(rules, names, verb, choice)

    # -- reading -----------------------------------------------------------------------------

    def begins(self, verb: Verb, said: Written) -> bool:
        """Whether a text begins with the verb's name as choices of this form do."""
        return not said.sign and said.word == loose(verb.name)

    def read(self, state: State, names: Sequence[str], verb: Verb, said: Written) -> list[int]:
        """What such a text can mean, best first: one choice for each thing that it leaves open."""
        return [int(verb.number)]

    def read_played(
        self, rules: Rules, names: Sequence[str], verb: Verb, card: int, said: Written
    ) -> list[int]:
        """The same for a text that begins with a card of this verb."""
        return [int(verb.number) | card << CARD]

    def aimed(self, state: State, verb: Verb, card: int, aim: Aim) -> list[int]:
        """The choices that somebody means who has a card and an aim."""
        choice = int(verb.number) | card << CARD
        if self.cells:
            return [choice | aim.cell << TARGET]
        if self.seats:
            choice |= aim.seat << TARGET
        return [choice | aim.tool << DETAIL]

    # -- sight -------------------------------------------------------------------------------

    def parts(self, spell: Speller, verb: Verb, choice: int) -> dict[str, object]:
        """What a choice is made of besides its verb: card, cell, seat and the like."""
        return {}

    def from_hand(self, choice: int) -> list[int]:
        """The cards that a choice takes from the hand."""
        return []

    def place(self, choice: int) -> int:
        """The one place a choice is about, or NOBODY."""
        return int(target_of(choice)) if self.cells == 1 else NOBODY

    def heap(self, choice: int) -> str:
        """Where a person looks for a choice among others."""
        return ALONE

    def maker(self, state: State, choice: int) -> int:
        """Whose choice it is."""
        return int(asked_seat(state))

    # -- refusal -----------------------------------------------------------------------------

    def example(self, rules: Rules, verb: Verb) -> str:
        """A choice of this form, to show how they are written."""
        return f"{verb.name} {self.sample}".rstrip()

    def doubt(self, rules: Rules, names: Sequence[str], found: Sequence[int]) -> Reason | None:
        """Which of several options has to be said more exactly; nothing if the first will do."""
        return None

    def not_offered(self, verb: Verb, offered: Sequence[int]) -> Reason | None:
        """Why a choice is not among those offered of its verb, if nobody else knows."""
        return None

    def is_free(self, state: State, choice: int) -> bool:
        """Whether a choice may be made although it is never offered."""
        return False

    def added_bits(self, verb: Verb) -> int:
        """The part of a choice that modules add to what the verb itself offers."""
        return 0

    def unsaid_bits(self, verb: Verb) -> int:
        """The part of a choice that whoever asks about it need not have settled yet."""
        return self.added_bits(verb)
