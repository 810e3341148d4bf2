"""Playing out: those who answer for a seat, and the loop that asks them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.engine import apply, options
from motherlode.rules.randomness import below, stepped
from motherlode.rules.state import State


def play_randomly(state: State, rng: i64) -> i64:
    """Play to the end with uniformly random choices; the number of moves."""
    moves: i64 = 0
    while not state.over:
        choices = options(state)
        rng = stepped(rng)
        apply(state, choices[below(rng, len(choices))])
        moves += 1
    return moves
