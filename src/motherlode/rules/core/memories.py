"""Memories: what seats know of hidden cards together, no longer which of them lies where (B-38).

A hand that was seen and then handed over, cards mixed unseen: of these hands and face-down
discards together a seat knows at least these cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.contract import Slice


class Memory(Slice):
    """A mask of seats knows that some hands and discards together hold at least these cards."""

    def __init__(self, knowers: i64, hands: i64, discards: vec[i64], cards: vec[i64]) -> None:
        self.knowers: i64 = knowers
        self.hands: i64 = hands  # mask of seats
        self.discards: vec[i64] = discards  # places in the discard pile, from the bottom
        self.cards: vec[i64] = cards

    def fields(self) -> dict[str, object]:
        return {
            "knowers": int(self.knowers),
            "hands": int(self.hands),
            "discards": [int(place) for place in self.discards],
            "cards": [int(card) for card in self.cards],
        }

    def without(self, cards: vec[i64]) -> Memory:
        """The same memory after these cards, if it has them, have left its places in sight."""
        left = self.cards[:]
        for card in cards:
            kept = vec[i64]()
            gone = False
            for other in left:
                if other == card and not gone:
                    gone = True
                else:
                    kept = append(kept, other)
            left = kept
        return Memory(self.knowers, self.hands, self.discards, left)

    def of_hands(self, hands: i64) -> Memory:
        """The same memory of other hands."""
        return Memory(self.knowers, hands, self.discards, self.cards)


NO_MEMORIES: Final = vec[Memory]()


def about_hand(memories: vec[Memory], seat: i64) -> bool:
    """Whether anybody remembers something of a hand."""
    for memory in memories:
        if memory.hands >> seat & 1:
            return True
    return False


def after_showing(memories: vec[Memory], seat: i64, card: i64) -> vec[Memory]:
    """A card has left a hand in sight of everybody."""
    if not about_hand(memories, seat):
        return memories
    out = vec[Memory](capacity=len(memories))
    for memory in memories:
        if memory.hands >> seat & 1:
            memory = memory.without(vec[i64]([card]))
        if len(memory.cards):
            out = append(out, memory)
    return out


def after_announcing(memories: vec[Memory], knowers: i64, seat: i64, card: i64) -> vec[Memory]:
    """A seat has shown a card to a mask of seats and keeps it in hand."""
    for memory in memories:
        if memory.knowers == knowers and memory.hands == 1 << seat and card in memory.cards:
            if len(memory.discards) == 0:
                return memories
    return append(memories[:], Memory(knowers, 1 << seat, vec[i64](), vec[i64]([card])))


def after_hiding(memories: vec[Memory], seat: i64, place: i64) -> vec[Memory]:
    """A card has gone unseen from a hand to a place in the discard pile."""
    if not about_hand(memories, seat):
        return memories
    out = vec[Memory](capacity=len(memories))
    for memory in memories:
        if memory.hands >> seat & 1:
            discards = append(memory.discards[:], place)
            memory = Memory(memory.knowers, memory.hands, discards, memory.cards)
        out = append(out, memory)
    return out


def after_taking(memories: vec[Memory], seat: i64, target: i64, card: i64) -> vec[Memory]:
    """A card has gone unseen from a target's hand to a seat's; these two know which it was."""
    out = vec[Memory]()
    for memory in memories:
        if memory.hands >> target & 1:
            if memory.knowers == 1 << seat:
                memory = memory.without(vec[i64]([card]))
            else:
                memory = memory.of_hands(memory.hands | 1 << seat)
        if len(memory.cards):
            out = append(out, memory)
    return append(out, Memory(1 << target, 1 << seat, vec[i64](), vec[i64]([card])))


def after_exchange(
    memories: vec[Memory], first: i64, second: i64, first_hand: vec[i64], second_hand: vec[i64]
) -> vec[Memory]:
    """Two seats have exchanged their whole hands and hold these now; each knows what it gave."""
    out = vec[Memory]()
    for memory in memories:
        memory = memory.of_hands(_exchanged(memory.hands, first, second))
        memory = _looked_into(memory, first, first_hand)
        memory = _looked_into(memory, second, second_hand)
        if len(memory.cards):
            out = append(out, memory)
    if len(second_hand):
        out = append(out, Memory(1 << first, 1 << second, vec[i64](), second_hand))
    if len(first_hand):
        out = append(out, Memory(1 << second, 1 << first, vec[i64](), first_hand))
    return out


def _exchanged(hands: i64, first: i64, second: i64) -> i64:
    """A mask of seats with two of its bits exchanged."""
    if (hands >> first & 1) == (hands >> second & 1):
        return hands
    return hands ^ (1 << first | 1 << second)


def _looked_into(memory: Memory, seat: i64, hand: vec[i64]) -> Memory:
    """What a seat remembered of a hand it now holds is known of the other places only."""
    if memory.knowers != 1 << seat or not memory.hands >> seat & 1:
        return memory
    return memory.of_hands(memory.hands & ~(1 << seat)).without(hand)


def after_picking(
    memories: vec[Memory],
    seat: i64,
    seats: i64,
    everybody: i64,
    first: i64,
    cards: vec[i64],
    knowers: vec[i64],
) -> vec[Memory]:
    """A seat saw the discards from `first` up, took one unseen and laid the rest back face down.

    What anybody knew of one of them is now known of the rest and that seat's hand together.
    """
    rest = vec[i64]()
    place: i64
    for place in range(first, first + len(cards) - 1):
        rest = append(rest, place)
    out = vec[Memory]()
    for memory in memories:
        memory = _picked_from(memory, seat, first, cards, rest)
        if len(memory.cards):
            out = append(out, memory)
    public = _known_to(everybody, cards, knowers)
    if len(public):
        out = append(out, Memory(everybody, 1 << seat, rest, public))
    other: i64
    for other in range(seats):
        known = _known_to(1 << other, cards, knowers)
        if other != seat and len(known) > len(public):
            out = append(out, Memory(1 << other, 1 << seat, rest, known))
    return out


def after_mixing(
    memories: vec[Memory], seats: i64, everybody: i64, cards: vec[i64], knowers: vec[i64]
) -> vec[Memory]:
    """All discards were shuffled: what was known of single ones is now known of the whole pile."""
    places = vec[i64]()
    place: i64
    for place in range(len(cards)):
        places = append(places, place)
    out = vec[Memory]()
    for memory in memories:
        if len(memory.discards):
            known = [int(card) for card in memory.cards]
            for place in places:
                if knowers[place] & memory.knowers == memory.knowers:
                    if place not in memory.discards:
                        known.append(cards[place])
            memory = Memory(memory.knowers, memory.hands, places, vec[i64](sorted(known)))
        out = append(out, memory)
    public = _known_to(everybody, cards, knowers)
    if len(public):
        out = append(out, Memory(everybody, 0, places, public))
    seat: i64
    for seat in range(seats):
        own = _known_to(1 << seat, cards, knowers)
        if len(own) > len(public):
            out = append(out, Memory(1 << seat, 0, places, own))
    return out


def _known_to(mask: i64, cards: vec[i64], knowers: vec[i64]) -> vec[i64]:
    """The cards that all seats of a mask know, in order of their numbers."""
    out = vec[i64]()
    place: i64
    for place in range(len(cards)):
        if knowers[place] & mask == mask:
            out = append(out, cards[place])
    return vec[i64](sorted([int(card) for card in out]))


def _picked_from(memory: Memory, seat: i64, first: i64, cards: vec[i64], rest: vec[i64]) -> Memory:
    """A memory of discards from which a seat has picked: its own is about the others only."""
    below = vec[i64]()
    seen = vec[i64]()
    for place in memory.discards:
        if place < first:
            below = append(below, place)
        else:
            seen = append(seen, cards[place - first])
    if len(seen) == 0:
        return memory
    if memory.knowers == 1 << seat:
        return Memory(memory.knowers, memory.hands, below, memory.cards).without(seen)
    for place in rest:
        below = append(below, place)
    return Memory(memory.knowers, memory.hands | 1 << seat, below, memory.cards)
