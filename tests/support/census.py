"""A census: every card and every nugget is counted, wherever it is."""

from __future__ import annotations

from collections import Counter

from motherlode.rules.gold import nuggets_of
from motherlode.rules.state import State
from tests.support import oracle, plain

DECK = Counter({card: count for card, (_, count) in oracle.PATH_CARDS.items()}) + Counter(
    oracle.ACTION_CARDS
)
"""The 67 cards as CARDS.md lists them."""


def cards_of(state: State) -> Counter[str]:
    """All cards in hands, deck, discard pile, in front of seats and in the maze."""
    cards: Counter[str] = Counter()
    for seat in range(state.seats):
        cards.update(plain.hand_of(state, seat))
        cards.update("break_" + tool for tool in plain.front_of(state)[seat])
    cards.update(plain.deck_of(state))
    cards.update(card for card, _ in plain.discard_of(state))
    cards.update(plain.cards_in_maze(state))
    return cards


def nuggets_in(state: State) -> dict[int, int]:
    """All nugget cards by worth: those won, those being picked and those in the supply."""
    heaps = [*state.nuggets, *state.pools, state.supply]
    return {worth: sum(nuggets_of(heap, worth) for heap in heaps) for worth in (1, 2, 3)}


def assert_complete(state: State) -> None:
    """Nothing is lost, doubled or made up."""
    assert cards_of(state) == DECK
    assert sum(state.hand_size(seat) for seat in range(state.seats)) == state.held
    tokens_only = state.rules.game == "tournament"
    assert nuggets_in(state) == ({1: 0, 2: 0, 3: 0} if tokens_only else oracle.NUGGETS)
    assert sorted(plain.goals_of(state).values()) == sorted(oracle.GOAL_SHAPES)
    assert min(state.tokens) >= 0
