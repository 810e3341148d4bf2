"""Gold: nugget cards packed as counts, tokens, and the ledger of every nugget that moved."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.state import State, replaced

# Nugget cards are counts packed by worth: worth 1 in bits 8-15, worth 2 in 16-23, worth 3 in 24-31
HIGHEST: Final = 3

# The ledger remembers each movement, so that a view can tell what its seat has seen (B-64).
# Entry: kind 0-3 | seat 4-7 | pool 40-43 | round 44-47, and nuggets packed from bit 8 on.
DRAWN: Final = 1  # supply to a pool
PICKED: Final = 2  # pool to a seat that looked at the whole pool
TOOK: Final = 3  # supply to a seat that looked through the whole supply
GIVEN: Final = 4  # pool to a seat that saw only this card, by whoever held the pool
RETURNED: Final = 5  # seat to the supply, openly (B-65)
GRANTED: Final = 6  # supply to a seat, openly and without a look


def nugget(worth: i64) -> i64:
    """One nugget card, packed."""
    return 1 << (8 * worth)


def nuggets_of(packed: i64, worth: i64) -> i64:
    """How many nugget cards of a worth."""
    return (packed >> (8 * worth)) & 255


def nugget_cards(packed: i64) -> i64:
    """How many nugget cards."""
    return nuggets_of(packed, 1) + nuggets_of(packed, 2) + nuggets_of(packed, 3)


def nugget_worth(packed: i64) -> i64:
    """What nugget cards are worth together."""
    return nuggets_of(packed, 1) + 2 * nuggets_of(packed, 2) + 3 * nuggets_of(packed, 3)


def worths(packed: i64) -> vec[i64]:
    """The worth of each card, highest first."""
    out = vec[i64]()
    worth: i64 = HIGHEST
    while worth > 0:
        for _ in range(nuggets_of(packed, worth)):
            out = append(out, worth)
        worth -= 1
    return out


def entry(kind: i64, seat: i64, pool: i64, round: i64, packed: i64) -> i64:
    """One line of the ledger."""
    return kind | (seat << 4) | (pool << 40) | (round << 44) | packed


def entry_kind(line: i64) -> i64:
    """DRAWN, PICKED, TOOK or GIVEN."""
    return line & 15


def entry_seat(line: i64) -> i64:
    """Whose nuggets they are now."""
    return (line >> 4) & 15


def entry_pool(line: i64) -> i64:
    """Which pool they lay in."""
    return (line >> 40) & 15


def entry_round(line: i64) -> i64:
    """The round in which they moved."""
    return (line >> 44) & 15


def entry_nuggets(line: i64) -> i64:
    """Which nuggets, packed."""
    return line & 0xFFFFFF00


def enter(state: State, kind: i64, seat: i64, pool: i64, packed: i64) -> None:
    """Write a line into the ledger."""
    line = entry(kind, seat, pool, state.round, packed)
    state.ledger = append(state.ledger[:], line)


def draw_pool(state: State, pool: i64, count: i64) -> i64:
    """Draw nugget cards from the supply into a pool, as many as there are (B-60)."""
    drawn: i64 = 0
    for _ in range(count):
        left = nugget_cards(state.supply)
        if not left:
            break
        pick = state.below(left)
        worth: i64 = 1
        while pick >= nuggets_of(state.supply, worth):
            pick -= nuggets_of(state.supply, worth)
            worth += 1
        state.supply -= nugget(worth)
        drawn += nugget(worth)
    enter(state, DRAWN, 0, pool, drawn)
    return drawn


def give_nuggets(state: State, seat: i64, packed: i64) -> None:
    """Add nugget cards to what a seat has."""
    state.nuggets = replaced(state.nuggets, seat, state.nuggets[seat] + packed)


def grant_nuggets(state: State, seat: i64, packed: i64) -> None:
    """Give nugget cards out of the supply openly, without a look at it."""
    state.supply -= packed
    give_nuggets(state, seat, packed)
    enter(state, GRANTED, seat, 0, packed)


def give_tokens(state: State, seat: i64, tokens: i64) -> None:
    """Add gold tokens to what a seat has."""
    state.tokens = replaced(state.tokens, seat, state.tokens[seat] + tokens)


def gold_of(state: State, seat: i64) -> i64:
    """What a seat scores: nuggets and tokens (B-80)."""
    return nugget_worth(state.nuggets[seat]) + state.tokens[seat]


def scores(state: State) -> vec[i64]:
    """What each seat scores."""
    out = vec[i64]()
    seat: i64
    for seat in range(state.seats):
        out = append(out, gold_of(state, seat))
    return out


def winners(state: State) -> vec[i64]:
    """The seats with the most gold; tied seats win together (B-80)."""
    gold = scores(state)
    best: i64 = 0
    for score in gold:
        best = max(best, score)
    out = vec[i64]()
    seat: i64
    for seat in range(state.seats):
        if gold[seat] == best:
            out = append(out, seat)
    return out
