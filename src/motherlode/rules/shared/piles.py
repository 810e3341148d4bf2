"""Piles: cards of deck, discard pile and hands that are looked at, picked, mixed, lost or taken."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, TARGET, card_of, target_of
from motherlode.rules.core.contract import HIDDEN, Event, Frame
from motherlode.rules.core.events import NO_CARDS, Public, listed
from motherlode.rules.core.memories import after_mixing, after_picking, after_taking
from motherlode.rules.core.state import EVERYBODY, KNOWERS, State


class CardsSeen(Event):
    """A seat looked at cards that lie on top of the discard pile; the others see how many."""

    def __init__(self, seat: i64, cards: vec[i64], count: i64) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.count: i64 = count

    def seen_by(self, seat: i64) -> Event:
        return CardsSeen(self.seat, self.cards if seat == self.seat else NO_CARDS, self.count)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cards": listed(self.cards), "count": int(self.count)}


class CardKept(Event):
    """A seat took one of the cards it looked at into its hand; only it knows which."""

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Event:
        return CardKept(self.seat, self.card if seat == self.seat else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card)}


class CardTaken(Event):
    """A seat took a card at random from another's hand; only these two know which."""

    def __init__(self, seat: i64, target: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Event:
        knows = seat == self.seat or seat == self.target
        return CardTaken(self.seat, self.target, self.card if knows else HIDDEN)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target), "card": int(self.card)}


class DiscardsMixed(Public):
    """The discard pile was shuffled, all cards face down."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = count

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "count": int(self.count)}


class CardsLost(Public):
    """The top cards of the deck went to the discard pile, seen by nobody."""

    def __init__(self, seat: i64, count: i64) -> None:
        self.seat: i64 = seat
        self.count: i64 = count

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "count": int(self.count)}


class KeepCard(Frame):
    """Keep one of the cards on top of the discard pile, which only this seat has seen."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("keep")
        out = vec[i64]()
        for entry in state.discard[len(state.discard) - self.count :]:
            choice = verb | ((entry & 255) << CARD)
            if choice not in out:
                out = append(out, choice)
        return out

    def answer(self, state: State, choice: i64) -> None:
        keep(state, self.seat, self.count, card_of(choice))


def look_and_keep(state: State, seat: i64, count: i64) -> None:
    """A seat looks at the top cards of the discard pile, if there are that many, and keeps one.

    It is asked unless only one card lies there: how many different ones is nobody's business.
    """
    count = min(count, len(state.discard))
    if count == 0:
        return
    cards = vec[i64]()
    place: i64
    for place in range(len(state.discard) - count, len(state.discard)):
        state.discard[place] |= 1 << (KNOWERS + seat)
        cards = append(cards, state.discard[place] & 255)
    if state.listening:
        state.note(CardsSeen(seat, cards, count))
    if count == 1:
        keep(state, seat, count, cards[0])
    else:
        state.push(KeepCard(seat, count))


def keep(state: State, seat: i64, count: i64, card: i64) -> None:
    """Take one of the top cards of the discard pile; the others stay in order, face down."""
    first: i64 = len(state.discard) - count
    cards = vec[i64]()
    knowers = vec[i64]()
    for entry in state.discard[first:]:
        cards = append(cards, entry & 255)
        knowers = append(knowers, entry >> KNOWERS)
    state.memories = after_picking(
        state.memories, seat, state.seats, EVERYBODY, first, cards, knowers
    )
    kept: i64 = count - 1
    while cards[kept] != card:
        kept -= 1
    state.discard = state.discard[:first]
    place: i64
    for place in range(count):
        if place != kept:
            state.put_on_discard(cards[place], 1 << seat, False)
    state.take_into_hand(seat, card)
    if state.listening:
        state.note(CardKept(seat, card))


def discard_deck(state: State, count: i64, knowers: i64) -> i64:
    """Put the top cards of the deck on the discard pile face down; how many there were."""
    count = min(count, state.deck_size())
    for _ in range(count):
        state.put_on_discard(state.deck[state.drawn], knowers, False)
        state.drawn += 1
    return count


def lose_cards(state: State, seat: i64, count: i64) -> None:
    """The top cards of the deck go to the discard pile, seen by nobody."""
    lost = discard_deck(state, count, 0)
    if state.listening:
        state.note(CardsLost(seat, lost))


def mix_discards(state: State, seat: i64) -> None:
    """Shuffle the discard pile, all face down; nobody knows single cards in it now (B-38)."""
    cards = vec[i64]()
    knowers = vec[i64]()
    for entry in state.discard:
        cards = append(cards, entry & 255)
        knowers = append(knowers, entry >> KNOWERS)
    state.memories = after_mixing(state.memories, state.seats, EVERYBODY, cards, knowers)
    state.shuffle(cards)
    state.discard = cards
    if state.listening:
        state.note(DiscardsMixed(seat, len(cards)))


def take_at_random(state: State, seat: i64, target: i64) -> None:
    """A seat takes a card at random out of another's hand, unseen by the rest."""
    card = state.hand(target)[state.below(state.hand_size(target))]
    memories = state.memories
    state.take_from_hand(target, card)
    state.take_into_hand(seat, card)
    state.memories = after_taking(memories, seat, target, card)
    if state.listening:
        state.note(CardTaken(seat, target, card))


class RobHand(Frame):
    """Choose from whose hand a card is taken at random."""

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("rob")
        out = vec[i64]()
        for other in seats_with_cards(state, self.seat):
            out = append(out, verb | (other << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        take_at_random(state, self.seat, target_of(choice))


def seats_with_cards(state: State, seat: i64) -> vec[i64]:
    """The other seats that hold cards."""
    out = vec[i64]()
    other: i64
    for other in range(state.seats):
        if other != seat and state.hand_size(other):
            out = append(out, other)
    return out


def let_rob_hand(state: State, seat: i64) -> None:
    """A seat takes a card from another's hand if anybody has one, and chooses among several."""
    others = seats_with_cards(state, seat)
    if len(others) == 1:
        take_at_random(state, seat, others[0])
    elif len(others):
        state.push(RobHand(seat))
