"""What holds in every game, whatever is played: games of goal-seeking and of random players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from tests.support import plain
from tests.support.census import DECK, assert_complete
from tests.support.digest import digest, told
from tests.support.players import STYLES, choose, play_moves
from tests.support.tables import tables

LONGEST = 3 * (2 * 118 + 10 * 12)
"""More moves than any game can have: each turn lays or discards a card, perhaps with a word that
this is enough, then comes the pay. Windows about cards are not counted."""

seeds = st.integers(min_value=0, max_value=2**40)
styles = st.sampled_from(STYLES)


@pytest.mark.rule("B-5", "B-6", "B-70")
@given(rules=tables, seed=seeds, style=styles)
def test_cards_and_nuggets_are_conserved_and_every_game_ends(
    rules: Rules, seed: int, style: str
) -> None:
    assert DECK.total() == 67
    random = Random(seed)
    state = new_game(rules, seed)
    moves = 0
    while not state.over:
        assert_complete(state)
        assert len(options(state))
        moves += plain.kind_of(state) != "VetoWindow"
        apply(state, choose(state, style, random))
    assert_complete(state)
    assert moves < LONGEST
    assert len(options(state)) == 0
    assert len(state.outcomes) == state.round == 3


@given(rules=tables, seed=seeds, style=styles, length=st.integers(0, 250))
def test_a_copy_is_independent(rules: Rules, seed: int, style: str, length: int) -> None:
    state, _ = play_moves(rules, seed, style, length, calling=True)
    before = digest(state)
    copy = state.copy()
    assert digest(copy) == before
    random = Random(seed)
    while not copy.over:
        apply(copy, choose(copy, style, random))
    assert digest(state) == before
    again = state.copy()
    random = Random(seed)
    while not state.over:
        choice = choose(state, style, random)
        apply(state, choice)
    assert digest(again) == before
    assert digest(state) == digest(copy)


@given(rules=tables, seed=seeds, style=styles)
def test_seed_and_choices_are_the_whole_game(rules: Rules, seed: int, style: str) -> None:
    state, choices = play_moves(rules, seed, style, calling=True)
    again = new_game(plain.rules_of(rules.game, rules.players, rules.edition, rules.modules), seed)
    again.listening = True
    dealt = new_game(rules, seed, listening=True)
    for choice in choices:
        apply(dealt, choice)
        apply(again, choice)
    assert told(dealt.events) == told(state.events)
    assert digest(dealt) == digest(state) == digest(again)


@given(rules=tables, seed=seeds, style=styles, length=st.integers(0, 250))
def test_asking_changes_nothing_and_answers_are_always_the_same(
    rules: Rules, seed: int, style: str, length: int
) -> None:
    state, _ = play_moves(rules, seed, style, length)
    before = digest(state)
    offered = list(options(state.copy()))
    assert list(options(state)) == offered == list(options(state))
    assert len(set(offered)) == len(offered)
    for seat in range(-1, state.seats):
        view(state, seat)
        asked = prompt(state, seat)
        is_asked = not state.over and seat == state.top().seat
        assert list(asked.choices) == (sorted(offered) if is_asked else [])
    assert digest(state) == before


def test_other_seeds_deal_other_games() -> None:
    rules = plain.rules_of("base", 5)
    deals: list[State] = [new_game(rules, seed, first=0) for seed in range(40)]
    assert len({tuple(plain.deck_of(state)) for state in deals}) == 40
    assert len({tuple(plain.goals_of(state).values()) for state in deals}) == 6
    assert len({tuple(state.roles) for state in deals}) >= 10
