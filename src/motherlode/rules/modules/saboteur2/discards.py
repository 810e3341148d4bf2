"""Discards: several cards of a hand put away face down, one decision after the other (S-10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, DETAIL, card_of, detail_of, verb_of
from motherlode.rules.core.contract import FORM_CARDS, FORM_WORD, HIDDEN, Event, Frame, Verb
from motherlode.rules.core.events import Public
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.core.verbs import Pass

MOST_PASSED: Final = 3


class FrontCleared(Public):
    """A seat discards two cards to remove a card in front of it (S-10)."""

    def __init__(self, seat: i64, tool: i64) -> None:
        self.seat: i64 = seat
        self.tool: i64 = tool

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "tool": int(self.tool)}


class CardDiscarded(Event):
    """A seat put a card from its hand on the discard pile, unseen by the others."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Event:
        return CardDiscarded(self.seat, self.card if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card)}


class PassMore(Frame):
    """Discard another card, or leave it at that (S-10)."""

    def __init__(self, seat: i64, passed: i64) -> None:
        super().__init__(seat)
        self.passed: i64 = passed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.passed)

    def options(self, state: State) -> vec[i64]:
        out = vec[i64]([state.rules.verb("enough")])
        return with_cards(state, self.seat, state.rules.pass_verb, out)

    def answer(self, state: State, choice: i64) -> None:
        if choice == state.rules.verb("enough"):
            return
        discard(state, self.seat, card_of(choice))
        state.due += 1
        if self.passed + 1 < MOST_PASSED and state.hand_size(self.seat):
            state.push(PassMore(self.seat, self.passed + 1))


class DiscardOneMore(Frame):
    """The second card that is discarded to remove one that lay in front (S-10)."""

    def options(self, state: State) -> vec[i64]:
        return with_cards(state, self.seat, state.rules.verb("discard"), vec[i64]())

    def answer(self, state: State, choice: i64) -> None:
        discard(state, self.seat, card_of(choice))


class PassSeveral(Pass):
    """Discard a card face down, then perhaps others (S-10)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        super().resolve(state, seat, choice)
        if state.hand_size(seat):
            state.push(PassMore(seat, 1))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if verb_of(choice) == self.number and detail_of(choice):
            return because("pass-one", "discard cards one at a time, then write `enough` (S-10)")
        return None


class Clear(Verb):
    """Discard two cards to remove one in front of oneself (S-10)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        tool = detail_of(choice)
        state.set_front(seat, state.front[seat] & ~tool)
        bit: i64 = 0
        while tool >> bit != 1:
            bit += 1
        state.discard_played(state.rules.front_cards[bit])
        if state.listening:
            state.note(FrontCleared(seat, tool))
        discard(state, seat, card_of(choice))
        state.push(DiscardOneMore(seat))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if not state.front[seat] & detail_of(choice):
            return because("clear-none", "that card isn’t in front of this player (S-10)")
        return because(
            "clear-two", "discard two cards from your hand to remove one in front of you (S-10)"
        )


def discard(state: State, seat: i64, card: i64) -> None:
    """Put a card from a hand on the discard pile, face down."""
    state.discard_unseen(seat, card)
    if state.listening:
        state.note(CardDiscarded(seat, card))


def with_cards(state: State, seat: i64, choice: i64, out: vec[i64]) -> vec[i64]:
    """Append a choice with each different card of a hand."""
    last: i64 = -1
    for card in state.hand(seat):
        if card != last:
            out = append(out, choice | (card << CARD))
        last = card
    return out


def clear_options(state: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append every way to remove a card in front of a seat; it costs two cards of its hand."""
    left = state.front[seat]
    if not left or state.hand_size(seat) < 2:
        return out
    clear = state.rules.verb("clear")
    while left:
        tool = left & -left
        out = with_cards(state, seat, clear | (tool << DETAIL), out)
        left ^= tool
    return out


def discarding_verbs(clear: Verb) -> list[Verb]:
    """Passing with up to three cards, removing a card in front, and the words for it."""
    return [
        PassSeveral("pass", FORM_CARDS),
        clear,
        Verb("discard", FORM_CARDS),
        Verb("enough", FORM_WORD, True),
    ]
