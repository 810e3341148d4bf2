"""The coder: which action stands for a choice, and what everybody may know of a choice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import (
    CARDS,
    COUNTS,
    SEATS,
    SLOTS,
    TOOLS,
    WORD_ACTIONS,
    WORDS,
    Layout,
    numbered,
)
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import (
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
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
    Verb,
)
from motherlode.rules.core.gold import nuggets_of
from motherlode.rules.core.scoring import worths_chosen
from motherlode.rules.core.state import STRIDE, State

NONE: Final = -1  # no action of its own

OWN: Final = 0  # a form that a module brings, or one that isn't offered
CELL: Final = 1
SEAT: Final = 2
CARD: Final = 3
PUT: Final = 4
FRONT: Final = 5
PLACE: Final = 6
WHO: Final = 7
WORD: Final = 8
WORTHS: Final = 9
PICK: Final = 10
SIDE: Final = 11
CELLS: Final = 12
FORMS: Final = {
    FORM_CELL: CELL,
    FORM_SEAT: SEAT,
    FORM_CARD: CARD,
    FORM_CARDS: PUT,
    FORM_FRONT: FRONT,
    FORM_PLACE: PLACE,
    FORM_WHO: WHO,
    FORM_WORD: WORD,
    FORM_WORTHS: WORTHS,
    FORM_PICK: PICK,
    FORM_SIDE: SIDE,
    FORM_CELLS: CELLS,
}
FROM_HAND: Final = 1 << CARD | 1 << FRONT
NO_CARD: Final = 1 << WORD | 1 << WHO | 1 << PLACE | 1 << WORTHS

# What others see of an answer: nothing, that it was this verb, all but the card, or all of it.
UNSEEN: Final = 0
VERB_SEEN: Final = 1
CARD_UNSEEN: Final = 2
ALL_SEEN: Final = 3
BY_FORM: Final = {FORM_SIDE: CARD_UNSEEN, FORM_FRONT: CARD_UNSEEN, FORM_CARDS: VERB_SEEN}


def sight_of(verb: Verb) -> i64:
    """What others see of an answer with a verb; of one that isn't known, nothing."""
    if verb.plays_card or verb.in_the_open:
        return ALL_SEEN
    return BY_FORM.get(verb.form, UNSEEN)


class Coder:
    """Choices of one table's rules as actions."""

    def __init__(self, rules: Rules, layout: Layout) -> None:
        self.layout: Layout = layout
        self.seats: i64 = rules.players
        forms: list[int] = []
        words: list[int] = []
        sights: list[int] = []
        numbers = numbered(WORDS, rules.words)
        for verb in rules.verbs:
            forms.append(FORMS.get(verb.form, OWN))
            words.append(numbers.get(verb.name, WORD_ACTIONS))
            sights.append(int(sight_of(verb)))
        self.forms: vec[i64] = vec[i64](forms)
        self.words: vec[i64] = vec[i64](words)
        self.sights: vec[i64] = vec[i64](sights)
        turns: list[int] = []  # [seat][other + 1]: the other as this seat counts, from 1 on
        for seat in range(rules.players):
            turns.append(0)
            for other in range(SEATS):
                turns.append((other - seat) % rules.players + 1 if other < rules.players else 0)
        self.turns: vec[i64] = vec[i64](turns)

    # -- actions -----------------------------------------------------------------------------

    def action(self, state: State, seat: i64, choice: i64) -> i64:
        """The action that a choice would like to have, or NONE."""
        layout = self.layout
        form = self.forms[choice & 255]
        if form == CELL:
            slot = slot_of(state.hands, seat, card_of(choice))
            cell = layout.place(target_of(choice))
            if slot < 0 or cell < 0:
                return NONE
            return (slot * 2 + turned_of(choice)) * layout.cells + cell
        if form == PUT:
            return self._put(state.hands, seat, choice)
        if form == SEAT:
            return self._at_seat(state, seat, choice)
        return self._answer(state, seat, choice, form)

    def _at_seat(self, state: State, seat: i64, choice: i64) -> i64:
        slot = slot_of(state.hands, seat, card_of(choice))
        tool = lowest_bit(detail_of(choice))
        if slot < 0 or tool >= TOOLS:
            return NONE
        other = self.relative(target_of(choice), seat)
        return self.layout.aim_seat + (slot * SEATS + other) * TOOLS + tool

    def _put(self, hands: vec[i64], seat: i64, choice: i64) -> i64:
        """Up to three cards of the hand; copies of one kind have slots one after another."""
        first = slot_of(hands, seat, card_of(choice))
        more = detail_of(choice)
        if first < 0:
            return NONE
        if more == 0:
            return self.layout.put_one + first
        second = slot_of(hands, seat, more - 1)
        if second == first:
            second += 1
        last = target_of(choice)
        if second < 0 or second >= SLOTS:
            return NONE
        if last == 0:
            return self.layout.put_two + second * (second - 1) // 2 + first
        third = slot_of(hands, seat, last - 1)
        if third >= 0 and third <= second:
            third = second + 1
        if third < 0 or third >= SLOTS:
            return NONE
        triple = third * (third - 1) * (third - 2) // 6 + second * (second - 1) // 2 + first
        return self.layout.put_three + triple

    def _answer(self, state: State, seat: i64, choice: i64, form: i64) -> i64:
        layout = self.layout
        if form == WORD:
            word = self.words[choice & 255]
            if word < WORD_ACTIONS:
                return layout.say + word
            return NONE
        if form == WHO:
            return layout.name_seat + self.relative(target_of(choice), seat)
        if form == PLACE:
            cell = layout.place(target_of(choice))
            if cell >= 0:
                return layout.name_place + cell
            return NONE
        if form == PICK:
            if card_of(choice) < CARDS:
                return layout.pick + card_of(choice)
            return NONE
        if form == WORTHS:
            return self._worths(worths_chosen(choice))
        if FROM_HAND >> form & 1:
            slot = slot_of(state.hands, seat, card_of(choice))
            if slot < 0:
                return NONE
            if form == CARD:
                return layout.play + slot
            tool = lowest_bit(detail_of(choice))
            if tool < TOOLS:
                return layout.give_up_front + slot * TOOLS + tool
        return NONE

    def _worths(self, packed: i64) -> i64:
        ones = nuggets_of(packed, 1)
        twos = nuggets_of(packed, 2)
        threes = nuggets_of(packed, 3)
        if ones >= COUNTS or twos >= COUNTS or threes >= COUNTS:
            return NONE
        return self.layout.take + (threes * COUNTS + twos) * COUNTS + ones

    def relative(self, other: i64, seat: i64) -> i64:
        """How many seats clockwise from a seat another one sits."""
        away = other - seat
        if away < 0:
            away += self.seats
        return away

    # -- acts --------------------------------------------------------------------------------

    def act(self, seat: i64, choice: i64) -> i64:
        """What everybody sees of an answer, as a word of the history."""
        verb = choice & 255
        sight = self.sights[verb]
        word = seat + 1
        if sight == UNSEEN:
            return word
        word |= (verb + 1) << 16
        if sight == VERB_SEEN:
            return word
        if sight == ALL_SEEN:
            word |= self._card(verb, choice) << 24
        return word | self._aim(verb, choice)

    def seen(self, act: i64, seat: i64) -> i64:
        """An act with seats as this one counts them."""
        turn = seat * (SEATS + 1)
        turns = self.turns
        low = turns[turn + (act & 255)] | turns[turn + (act >> 8 & 255)] << 8
        return act >> 16 << 16 | low

    def described(self, seat: i64, choice: i64) -> i64:
        """All of a choice, as a word of the same shape."""
        verb = choice & 255
        word = seat + 1 | (verb + 1) << 16 | self._card(verb, choice) << 24
        form = self.forms[verb]
        if form == PUT:
            return word | detail_of(choice) << 32 | target_of(choice) << 40
        if form == WORTHS:
            packed = worths_chosen(choice)
            ones, twos = nuggets_of(packed, 1), nuggets_of(packed, 2)
            return word | ones << 32 | twos << 40 | nuggets_of(packed, 3) << 48
        return word | self._aim(verb, choice)

    def _card(self, verb: i64, choice: i64) -> i64:
        form = self.forms[verb]
        if NO_CARD >> form & 1:
            return 0
        return card_of(choice) + 1

    def _aim(self, verb: i64, choice: i64) -> i64:
        """Whom and where it is aimed at, and the rest."""
        form = self.forms[verb]
        if form == SEAT:
            return (target_of(choice) + 1) << 8 | detail_of(choice) << 48
        if form == WHO:
            return (target_of(choice) + 1) << 8
        if form == CELLS:
            second = second_of(choice)
            return target_of(choice) << 32 | (second & 255) << 48 | ((second >> 8) - 64) << 56
        if form == CELL:  # its detail is whoever pays a toll, from 1 on
            payer = detail_of(choice) << 8
            return payer | target_of(choice) << 32 | turned_of(choice) << 48
        if form == PLACE:
            return target_of(choice) << 32
        if form == SIDE:
            return target_of(choice) << 32 | detail_of(choice) << 48
        if form == FRONT:
            return detail_of(choice) << 48
        if form == OWN:
            rest = (second_of(choice) & 63) << 1 | turned_of(choice)
            return target_of(choice) << 32 | detail_of(choice) << 48 | rest << 56
        return 0


def slot_of(hands: vec[i64], seat: i64, card: i64) -> i64:
    """The place of the first such card in a hand; NONE if it isn't among those with actions."""
    start = seat * STRIDE + 1
    size = hands[start - 1]
    if size > SLOTS:
        size = SLOTS
    end = start + size
    place = start
    while place < end:
        if hands[place] == card:
            return place - start
        place += 1
    return NONE


def lowest_bit(mask: i64) -> i64:
    """The number of the lowest bit; 0 if there is none."""
    if mask == 0:
        return 0
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
