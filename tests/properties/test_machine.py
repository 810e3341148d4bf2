"""A machine that does anything at any time: plays, calls, copies, makes wrong choices."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, asked_seat, call_choice, new_game, options
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.state import State
from tests.support import plain
from tests.support.census import assert_complete
from tests.support.digest import digest
from tests.support.tables import tables


class Table(RuleBasedStateMachine):
    """One game and the choices that led to where it is."""

    @initialize(rules=tables, seed=st.integers(0, 2**40))
    def deal(self, rules: Rules, seed: int) -> None:
        self.seed = seed
        self.state: State = new_game(rules, seed)
        self.choices: list[int] = []

    def apply(self, choice: int) -> None:
        """Apply and remember a choice."""
        apply(self.state, choice)
        self.choices.append(choice)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.apply(data.draw(st.sampled_from([int(choice) for choice in options(self.state)])))

    @precondition(lambda self: not self.state.over)
    @rule(count=st.integers(10, 60))
    def play_on(self, count: int) -> None:
        for turn in range(count):
            offered = options(self.state)
            if self.state.over:
                return
            self.apply(int(offered[(turn * 7919 + self.seed) % len(offered)]))

    @rule(seat=st.integers(0, 11))
    def call(self, seat: int) -> None:
        before = digest(self.state)
        state = self.state
        may = (
            seat < state.seats
            and plain.kind_of(state) in ("Turn", "DuelTurn")
            and not state.callers >> seat & 1
        )
        if may:
            self.apply(int(call_choice(state, seat)))
            assert plain.kind_of(state) == "CallRound"
            assert state.top().seat == (seat + 1) % state.seats
        else:
            with pytest.raises(IllegalChoice):
                apply(state, call_choice(state, seat))
            assert digest(state) == before

    @rule(choice=st.integers(0, 2**57 - 1))
    def make_a_wrong_choice(self, choice: int) -> None:
        if choice in list(options(self.state)) or choice & 255 == self.state.rules.verb("call"):
            return
        before = digest(self.state)
        with pytest.raises(IllegalChoice):
            apply(self.state, choice)
        assert digest(self.state) == before

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.state = self.state.copy()

    @rule()
    def replay(self) -> None:
        again = new_game(self.state.rules, self.seed)
        for choice in self.choices:
            apply(again, choice)
        assert digest(again) == digest(self.state)

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "state"):
            assert_complete(self.state)

    @invariant()
    def somebody_is_asked_or_the_game_is_over(self) -> None:
        if hasattr(self, "state"):
            assert (len(options(self.state)) > 0) != self.state.over
            assert (0 <= asked_seat(self.state) < self.state.seats) != self.state.over


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=plain.scaled(25), stateful_step_count=40)
