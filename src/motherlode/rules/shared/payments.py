"""Payments: 1 gold from a seat to another or to the bank, in tokens or a nugget card (B-65)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.contract import NOBODY, Frame
from motherlode.rules.core.gold import RETURNED, enter, give_nuggets, give_tokens, nugget_worth
from motherlode.rules.core.gold_events import GoldGiven, NuggetTurnedIn
from motherlode.rules.core.scoring import pool_options, worths_chosen
from motherlode.rules.core.state import State


def has_gold(state: State, seat: i64) -> bool:
    """Whether a seat can pay 1 gold: a token or a nugget card is left."""
    return state.tokens[seat] > 0 or state.nuggets[seat] != 0


def pay(state: State, seat: i64, target: i64) -> None:
    """Let a seat that has gold pay 1 to another seat, or to the bank (NOBODY)."""
    if state.tokens[seat]:
        hand_over(state, seat, target)
    else:
        state.push(TurnInNugget(seat, target))


def hand_over(state: State, seat: i64, target: i64) -> None:
    """Move one token."""
    give_tokens(state, seat, -1)
    if target != NOBODY:
        give_tokens(state, target, 1)
    if state.listening:
        state.note(GoldGiven(seat, target))


class TurnInNugget(Frame):
    """A seat without tokens chooses a nugget card to pay with; change comes in tokens (B-65)."""

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.target)

    def options(self, state: State) -> vec[i64]:
        return pool_options(state.rules.verb("take"), state.nuggets[self.seat])

    def answer(self, state: State, choice: i64) -> None:
        paid = worths_chosen(choice)
        give_nuggets(state, self.seat, -paid)
        state.supply += paid
        enter(state, RETURNED, self.seat, 0, paid)
        give_tokens(state, self.seat, nugget_worth(paid))
        if state.listening:
            state.note(NuggetTurnedIn(self.seat, nugget_worth(paid)))
        hand_over(state, self.seat, self.target)
