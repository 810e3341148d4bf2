"""Calling the round: all seats may agree to end it before its cards are used up (B-56)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.choices import verb_of
from motherlode.rules.core.contract import NOBODY, Frame
from motherlode.rules.core.events import CallAnswered, CallProposed
from motherlode.rules.core.reasons import because
from motherlode.rules.core.rounds import finish_round
from motherlode.rules.core.state import State


class CallRound(Frame):
    """A seat is asked to agree that the round be called (B-56)."""

    def __init__(self, seat: i64, proposer: i64) -> None:
        super().__init__(seat)
        self.proposer: i64 = proposer

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.proposer)

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("agree"), state.rules.verb("refuse")])

    def answer(self, state: State, choice: i64) -> None:
        agrees = verb_of(choice) == state.rules.verb("agree")
        if state.listening:
            state.note(CallAnswered(self.seat, agrees))
        if not agrees:
            return
        asked = state.left_of(self.seat)
        if asked == self.proposer:
            finish_round(state, NOBODY, NOBODY)
        else:
            state.push(CallRound(asked, self.proposer))


CALL_LATER: Final = because(
    "call-later",
    "a player can propose ending the round early only between turns, and only once (B-56)",
)


def may_call(state: State, seat: i64) -> bool:
    """Between two turns a seat may propose to call the round, once before the next (B-56)."""
    if state.over or len(state.stack) == 0 or not 0 <= seat < state.seats:
        return False
    asked = state.top()
    at_turn = asked.seat != NOBODY and asked is state.rules.turns[asked.seat]
    return at_turn and not state.callers >> seat & 1


def propose_call(state: State, seat: i64) -> None:
    """Ask all other seats, clockwise, whether to call the round."""
    state.callers |= 1 << seat
    if state.listening:
        state.note(CallProposed(seat))
    state.push(CallRound(state.left_of(seat), seat))
