"""The engine: new_game, options, apply, go_on. The only way to change a State."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.choices import TARGET, target_of, verb_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.reasons import because
from motherlode.rules.core.round_calls import CALL_LATER, may_call, propose_call
from motherlode.rules.core.rounds import NEXT_ROUND, deal_round
from motherlode.rules.core.state import State
from motherlode.rules.core.stream import Stream

ROUND_RESTS: Final = because("round-rests", "the round is over; continue to the next one")


def new_game(
    rules: Rules,
    seed: i64,
    first: i64 = NOBODY,
    listening: bool = False,
    rests: bool = False,
    key: bytes = b"",
) -> State:
    """Deal the first round; the first player is named, or drawn from the seed (B-7).

    If it `rests`, a round that is over stays on the table until `go_on` deals the next one.
    With a `key` of 256 bits everything is drawn from that, so that nobody can foresee it.
    """
    state = State(rules, seed & MASK)
    state.listening = listening
    state.rests = rests
    if key:
        state.stream = Stream(key, 0)
        state.rng = 0
    if first == NOBODY:
        first = state.below(state.seats)
    state.first = first
    deal_round(state)
    settle(state)
    return state


def options(state: State) -> vec[i64]:
    """All answers the asked seat may give; none when the game is over or rests."""
    if state.over:
        return vec[i64]()
    if len(state.offered) == 0:
        state.offered = state.stack[-1].options(state)
    return state.offered


def asked_seat(state: State) -> i64:
    """The seat that is asked now, or nobody when the game is over or rests."""
    if state.over:
        return NOBODY
    return state.top().seat


def apply(state: State, choice: i64) -> None:
    """Answer the decision on top, then settle down to the next one."""
    for offer in options(state):
        if offer == choice:
            _answer(state, choice)
            return
    if state.resting:
        raise IllegalChoice(ROUND_RESTS)
    if verb_of(choice) == state.rules.verb("call"):
        _call(state, choice)
        return
    raise IllegalChoice(because("not-offered", "that isn’t one of the choices"))


def apply_option(state: State, place: i64) -> None:
    """Answer the decision on top with one of its options, named by its place among them."""
    if len(state.offered) == 0:
        options(state)
    _answer(state, state.offered[place])


def _answer(state: State, choice: i64) -> None:
    state.offered = vec[i64]()
    state.stack, frame = pop(state.stack)
    if len(state.rules.before_answer):
        for module in state.rules.before_answer:
            if module.before_answer(state, frame, choice):
                settle(state)
                return
    frame.answer(state, choice)
    settle(state)


def go_on(state: State) -> None:
    """Deal the next round after one that rests."""
    if not state.resting:
        raise IllegalChoice(because("nothing-rests", "the round isn’t over yet"))
    state.pop().run(state)
    settle(state)


def settle(state: State) -> None:
    """Run the frames that ask nobody until one asks, a round rests or the game is over."""
    while len(state.stack):
        if state.stack[-1].seat != NOBODY:
            return
        if state.rests and state.top() is NEXT_ROUND and state.round < state.rules.rounds:
            return
        state.pop().run(state)


def call_choice(state: State, seat: i64) -> i64:
    """The proposal of a seat to call the round; open to all between turns, never an option."""
    return state.rules.verb("call") | (seat << TARGET)


def _call(state: State, choice: i64) -> None:
    seat = target_of(choice)
    if not may_call(state, seat):
        raise IllegalChoice(CALL_LATER)
    state.offered = vec[i64]()
    propose_call(state, seat)
