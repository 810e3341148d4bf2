"""Hands: in a world dealt anew, hidden cards lie where a seat knows them to be (B-38)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import card_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.memories import Memory
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import UNKNOWN_CARD, View

MOST_EXCHANGES: Final = 100_000
MIXING: Final = 300  # exchanges tried for each place that is remembered
CARDS: Final = 128  # more than any deck has kinds
DECK: Final = -1  # where a hidden card lies, if not in a seat's hand
ASIDE: Final = -2
DISCARD: Final = -3


def shown_cards(view: View) -> dict[int, list[int]]:
    """The cards others have announced and still hold, by seat."""
    shown: dict[int, list[int]] = {}
    for frame in view.stack:
        seat = frame.announcer()
        if seat not in (NOBODY, view.seat):
            shown.setdefault(seat, []).append(card_of(frame.announced()))
    return shown


def deal_remembered(state: State, view: View, chance: Chance, also: Sequence[Memory] = ()) -> None:
    """Exchange hidden cards of a dealt world until each of its seat's memories holds.

    `also` is what else the seat can tell from the question, as if it were a memory.
    """
    state.memories = view.memories
    if not len(view.memories) and not also:
        return
    hidden = Hidden(state, view)
    for memory in view.memories:
        hidden.demand(view, memory)
    for memory in also:
        hidden.demand(view, memory)
    hidden.satisfy(chance)
    hidden.mix(chance)
    hidden.put_back(state, view)


def free_cards(state: State, view: View, seat: int) -> list[int]:
    """Hidden cards of a dealt world that may be in a seat's hand, whatever is remembered."""
    hidden = Hidden(state, view)
    bound: i64 = 0
    for memory in view.memories:
        if not memory.hands >> seat & 1:
            bound |= 1 << hidden.demands
        hidden.demand(view, memory)
    return [
        int(hidden.cards[spot])
        for spot in range(len(hidden.cards))
        if not hidden.demanded[spot] & bound
    ]


class Hidden:
    """Every card a seat does not see, where it lies, and what the seat knows must lie where."""

    def __init__(self, state: State, view: View) -> None:
        self.where: vec[i64] = vec[i64]()  # a seat, or one of the piles
        self.place: vec[i64] = vec[i64]()  # in the discard pile
        self.cards: vec[i64] = vec[i64]()
        self.demanded: vec[i64] = vec[i64]()  # by spot: mask of the demands that count it
        self.demands: i64 = 0
        self.lacking: vec[i64] = vec[i64]()  # [demand * CARDS + card]: wanted, less what is there
        self.shown: dict[int, list[int]] = shown_cards(view)
        place: i64
        seat: i64
        for seat in range(view.seats):
            if seat != view.seat:
                self._add_hand(state, seat)
        for card in state.deck:
            self._add(DECK, 0, card)
        for card in state.aside:
            self._add(ASIDE, 0, card)
        for place in range(len(view.discard)):
            if view.discard[place] & 255 == UNKNOWN_CARD:
                self._add(DISCARD, place, state.discard[place] & 255)

    def _add_hand(self, state: State, seat: i64) -> None:
        in_sight = self.shown.get(seat, [])[:]
        for card in state.hand(seat):
            if card in in_sight:
                in_sight.remove(card)
            else:
                self._add(seat, 0, card)

    def _add(self, where: i64, place: i64, card: i64) -> None:
        self.where = append(self.where, where)
        self.place = append(self.place, place)
        self.cards = append(self.cards, card)
        self.demanded = append(self.demanded, 0)

    def demand(self, view: View, memory: Memory) -> None:
        """Take in what a memory says, less what lies there in sight."""
        bit: i64 = 1 << self.demands
        lacking = vec[i64]([0] * CARDS)
        for card in memory.cards:
            lacking[card] += 1
        seat: i64
        for seat in range(view.seats):
            if memory.hands >> seat & 1:
                if seat == view.seat:
                    for card in view.hand:
                        lacking[card] -= 1
                else:
                    for held in self.shown.get(seat, []):
                        lacking[held] -= 1
        for place in memory.discards:
            if view.discard[place] & 255 != UNKNOWN_CARD:
                lacking[view.discard[place] & 255] -= 1
        card_number: i64
        for card_number in range(CARDS):
            lacking[card_number] = max(lacking[card_number], 0)  # more in sight than was known
        spot: i64
        for spot in range(len(self.cards)):
            where = self.where[spot]
            is_discard = where == DISCARD and self.place[spot] in memory.discards
            if is_discard or (where >= 0 and memory.hands >> where & 1):
                self.demanded[spot] |= bit
                lacking[self.cards[spot]] -= 1
        for left in lacking:
            self.lacking = append(self.lacking, left)
        self.demands += 1

    def satisfy(self, chance: Chance) -> None:
        """Bring what is missing in from elsewhere, for cards that aren't needed there."""
        for _ in range(MOST_EXCHANGES):
            missing = self._missing()
            if not missing:
                return
            demand, card = missing[chance.below(len(missing))]
            outside = self._spots(demand, False, card)
            inside = [spot for spot in self._spots(demand, True, -1) if self._spare(demand, spot)]
            self._exchange(inside[chance.below(len(inside))], outside[chance.below(len(outside))])
        raise AssertionError("what a seat remembers of hidden cards contradicts itself")

    def _missing(self) -> list[tuple[int, int]]:
        """Each demand and card of which there is too little."""
        return [
            (int(slot) // CARDS, int(slot) % CARDS)
            for slot in range(len(self.lacking))
            if self.lacking[slot] > 0
        ]

    def _spots(self, demand: i64, counted: bool, card: i64) -> list[int]:
        """Where a card lies (or any, for -1) that a demand counts, or does not."""
        out: list[int] = []
        spot: i64
        for spot in range(len(self.cards)):
            if (self.demanded[spot] >> demand & 1 == 1) == counted:
                if card < 0 or self.cards[spot] == card:
                    out.append(spot)
        return out

    def _spare(self, demand: i64, spot: i64) -> bool:
        return self.lacking[demand * CARDS + self.cards[spot]] < 0

    def mix(self, chance: Chance) -> None:
        """Exchange cards at random where no demand is hurt, until all deals are equally likely."""
        bound = vec[i64]()
        spot: i64
        for spot in range(len(self.cards)):
            if self.demanded[spot]:
                bound = append(bound, spot)
        if len(bound) == 0:
            return
        rng: i64 = chance.below(1 << 30)
        count: i64 = len(self.cards)
        for _ in range(MIXING * len(bound)):
            rng = stepped(rng)
            here = bound[below(rng, len(bound))]
            rng = stepped(rng)
            there = below(rng, count)
            if self.cards[here] != self.cards[there] and self._may_exchange(here, there):
                self._exchange(here, there)

    def _may_exchange(self, here: i64, there: i64) -> bool:
        """Whether every demand still holds if two cards change places."""
        demand: i64
        for demand in range(self.demands):
            is_here = self.demanded[here] >> demand & 1
            if is_here == self.demanded[there] >> demand & 1:
                continue
            leaving = self.cards[here] if is_here else self.cards[there]
            if self.lacking[demand * CARDS + leaving] >= 0:
                return False
        return True

    def _exchange(self, here: i64, there: i64) -> None:
        demand: i64
        mine = self.cards[here]
        other = self.cards[there]
        for demand in range(self.demands):
            change = (self.demanded[here] >> demand & 1) - (self.demanded[there] >> demand & 1)
            self.lacking[demand * CARDS + mine] += change
            self.lacking[demand * CARDS + other] -= change
        self.cards[here] = other
        self.cards[there] = mine

    def put_back(self, state: State, view: View) -> None:
        """Lay all hidden cards where they belong."""
        deck = vec[i64]()
        aside = vec[i64]()
        seat: i64
        for seat in range(view.seats):
            if seat != view.seat:
                state.held -= state.hand_size(seat)
                state.hands[seat * STRIDE] = 0
                for shown in self.shown.get(seat, []):
                    state.take_into_hand(seat, shown)
        spot: i64
        for spot in range(len(self.cards)):
            card = self.cards[spot]
            where = self.where[spot]
            if where == DECK:
                deck = append(deck, card)
            elif where == ASIDE:
                aside = append(aside, card)
            elif where == DISCARD:
                place = self.place[spot]
                state.discard[place] = state.discard[place] & ~255 | card
            else:
                state.take_into_hand(where, card)
        state.deck = deck
        state.aside = aside
