"""Seeds of games in which certain hands are dealt."""

from __future__ import annotations

from functools import cache

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE

FIRST_SEED = 10**15  # so long that a frame that holds one holds it for no other reason


@cache
def seed_with_veto(holder: int) -> int:
    """A deal of three in which the first can break a tool and this seat holds the veto."""
    rules = CATALOGUE.rules(Selection("base", ["veto"], "jubilee", 3))
    for seed in range(FIRST_SEED, FIRST_SEED + 10_000):
        state = new_game(rules, seed, 0)
        hands = [[rules.names[card] for card in state.hand(seat)] for seat in range(3)]
        if "veto" in hands[holder] and any(name.startswith("break_") for name in hands[0]):
            return seed
    raise AssertionError("no such deal")
