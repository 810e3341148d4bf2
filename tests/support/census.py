"""A census: every card and every nugget is counted, wherever it is."""

from __future__ import annotations

from collections import Counter

from motherlode.rules.core.gold import nuggets_of
from motherlode.rules.core.state import State
from tests.support import oracle, plain

DECK = Counter({card: count for card, (_, count) in oracle.PATH_CARDS.items()}) + Counter(
    oracle.ACTION_CARDS
)
"""The 67 cards as CARDS.md lists them."""
SABOTEUR2_DECK = Counter({card: count for card, (_, count) in oracle.ALL_PATHS.items()}) + Counter(
    oracle.SABOTEUR2_ACTIONS
)
"""The 118 cards of Saboteur 2."""


def cards_of(state: State) -> Counter[str]:
    """All cards in hands, deck, discard pile, out of play, in front of seats and in the maze."""
    cards: Counter[str] = Counter()
    for seat in range(state.seats):
        cards.update(plain.hand_of(state, seat))
        bits = state.front[seat]
        front = [card for bit, card in enumerate(state.rules.front_cards) if bits >> bit & 1]
        cards.update(state.rules.names[card] for card in front)
    cards.update(plain.deck_of(state))
    cards.update(card for card, _ in plain.discard_of(state))
    cards.update(plain.cards_in_maze(state))
    cards.update(state.rules.names[card] for card in state.aside)
    return cards


def nuggets_in(state: State) -> dict[int, int]:
    """All nugget cards by worth: those won, those being picked and those in the supply."""
    heaps = [*state.nuggets, *state.pools, state.supply]
    return {worth: sum(nuggets_of(heap, worth) for heap in heaps) for worth in (1, 2, 3)}


def assert_complete(state: State) -> None:
    """Nothing is lost, doubled or made up."""
    assert cards_of(state) == Counter(state.rules.names[card] for card in state.rules.deck)
    assert sum(state.hand_size(seat) for seat in range(state.seats)) == state.held
    tokens_only = state.rules.game in ("tournament", "saboteur2")
    assert nuggets_in(state) == ({1: 0, 2: 0, 3: 0} if tokens_only else oracle.NUGGETS)
    assert_goals(state)
    assert min(state.tokens) >= 0


def assert_goals(state: State) -> None:
    """All three goals, or the treasure and four different ones of eight (B-4, G-1)."""
    goals = list(plain.goals_of(state).values())
    if "goal_spider_ne" not in state.rules.number_of:
        assert sorted(goals) == sorted(oracle.GOAL_SHAPES)
        return
    assert len(set(goals)) == len(goals) == 5
    assert "goal_treasure" in goals
    assert set(goals) <= set(oracle.NEW_GOALS)
