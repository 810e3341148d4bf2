"""Hands: in a world dealt anew, hidden cards lie where a seat knows them to be (B-38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.chance import Chance
from motherlode.rules.core.choices import card_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.memories import Memory
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import UNKNOWN_CARD, View

MOST_EXCHANGES = 100_000
DECK, ASIDE, DISCARD = -1, -2, -3  # where a hidden card lies, if not in a seat's hand


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
    memories = [*view.memories, *also]
    if not memories:
        return
    hidden = _Hidden(state, view)
    needs = [hidden.need(view, memory) for memory in memories]
    for _ in range(MOST_EXCHANGES):
        lacking = [place for place, need in enumerate(needs) if hidden.lacks(*need)]
        if not lacking:
            hidden.put_back(state, view)
            return
        hidden.exchange(*needs[lacking[chance.below(len(lacking))]], chance)
    raise AssertionError("what a seat remembers of hidden cards contradicts itself")


def free_cards(state: State, view: View, seat: int) -> list[int]:
    """Hidden cards of a dealt world that may be in a seat's hand, whatever is remembered."""
    hidden = _Hidden(state, view)
    bound: set[int] = set()
    for memory in view.memories:
        if not memory.hands >> seat & 1:
            bound.update(hidden.need(view, memory)[0])
    return [card for spot, card in enumerate(hidden.cards) if spot not in bound]


class _Hidden:
    """Every card a seat does not see, and where it lies: (hand or pile, place in it)."""

    def __init__(self, state: State, view: View) -> None:
        self.spots: list[tuple[int, int]] = []
        self.cards: list[int] = []
        self.shown = shown_cards(view)
        for seat in range(view.seats):
            if seat != view.seat:
                hand = Counter(state.hand(seat)) - Counter(self.shown.get(seat, []))
                self.add(seat, sorted(hand.elements()))
        self.add(DECK, [int(card) for card in state.deck])
        self.add(ASIDE, [int(card) for card in state.aside])
        for place, entry in enumerate(view.discard):
            if entry & 255 == UNKNOWN_CARD:
                self.spots.append((DISCARD, place))
                self.cards.append(int(state.discard[place]) & 255)

    def add(self, where: int, cards: list[int]) -> None:
        """Hidden cards of a hand or pile, in order."""
        self.spots += [(where, place) for place in range(len(cards))]
        self.cards += cards

    def need(self, view: View, memory: Memory) -> tuple[list[int], Counter[int]]:
        """The hidden cards a memory is about, and what they must hold besides those in sight."""
        discards = [int(place) for place in memory.discards]
        spots = [
            number
            for number, (where, place) in enumerate(self.spots)
            if (where == DISCARD and place in discards)
            or (where >= 0 and memory.hands >> where & 1)
        ]
        seen = [int(view.discard[place]) & 255 for place in discards]
        for seat in range(view.seats):
            if memory.hands >> seat & 1:
                seen += view.hand if seat == view.seat else self.shown.get(seat, [])
        return spots, Counter([int(card) for card in memory.cards]) - Counter(seen)

    def lacks(self, spots: list[int], need: Counter[int]) -> Counter[int]:
        """What is missing among some hidden cards."""
        return need - Counter(self.cards[spot] for spot in spots)

    def exchange(self, spots: list[int], need: Counter[int], chance: Chance) -> None:
        """Bring one missing card in from elsewhere, for one that isn't needed there."""
        missing = sorted(self.lacks(spots, need).elements())
        wanted = missing[chance.below(len(missing))]
        spare = Counter(self.cards[spot] for spot in spots) - need
        outside = [n for n, card in enumerate(self.cards) if card == wanted and n not in spots]
        inside = [spot for spot in spots if self.cards[spot] in spare]
        here, there = inside[chance.below(len(inside))], outside[chance.below(len(outside))]
        self.cards[here], self.cards[there] = self.cards[there], self.cards[here]

    def put_back(self, state: State, view: View) -> None:
        """Lay all hidden cards where they belong."""
        piles: dict[int, list[int]] = {}
        for (where, place), card in zip(self.spots, self.cards, strict=True):
            if where == DISCARD:
                state.discard[place] = int(state.discard[place]) & ~255 | card
            else:
                piles.setdefault(where, []).append(card)
        state.deck = vec[i64](piles.get(DECK, []))
        state.aside = vec[i64](piles.get(ASIDE, []))
        for seat in range(view.seats):
            if seat != view.seat:
                state.held -= state.hand_size(seat)
                state.hands[seat * STRIDE] = 0
                for card in piles.get(seat, []) + self.shown.get(seat, []):
                    state.take_into_hand(seat, card)
