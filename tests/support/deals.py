"""Seeds of games in which certain hands are dealt."""

from __future__ import annotations

from functools import cache

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.shuffle import Shuffle


def secret_of(seed: int) -> str:
    """What a test's server draws for a shuffle when the test names a number."""
    return f"{seed:064x}"


def key_of(seed: int) -> bytes:
    """What such a game is dealt from if no device adds any bits."""
    return Shuffle(secret_of(seed), (), ()).key


FIRST_SEED = 10**15  # so long that a frame that holds one holds it for no other reason


@cache
def seed_with_veto(holder: int, players: int = 3) -> int:
    """A deal in which the first can break a tool and this seat holds the veto."""
    rules = CATALOGUE.rules(Selection("base", ["veto"], "jubilee", players))
    for seed in range(FIRST_SEED, FIRST_SEED + 10_000):
        state = new_game(rules, 0, 0, key=key_of(seed))
        hands = [[rules.names[card] for card in state.hand(seat)] for seat in range(players)]
        if "veto" in hands[holder] and any(name.startswith("break_") for name in hands[0]):
            return seed
    raise AssertionError("no such deal")
