"""Chance: one 62-bit number that is stepped on, the same compiled and interpreted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = (1 << 62) - 1
_STEP: Final = 0x1E3779B97F4A7C15
_FIRST: Final = 0x1F58476D1CE4E5B9
_SECOND: Final = 0x14D049BB133111EB


def stepped(rng: i64) -> i64:
    """The number that follows."""
    return (rng + _STEP) & MASK


def mixed(rng: i64) -> i64:
    """What a number yields: its bits well mixed."""
    rng ^= rng >> 31
    rng = (rng * _FIRST) & MASK
    rng ^= rng >> 29
    rng = (rng * _SECOND) & MASK
    return rng ^ (rng >> 32)


def below(rng: i64, limit: i64) -> i64:
    """What a number yields, as one of 0 .. limit - 1."""
    return ((mixed(rng) >> 30) * limit) >> 32


def nth(seed: i64, place: i64) -> i64:
    """What a seed yields for one of many: the seed, stepped on once for each of them, then mixed.

    It has 52 bits, so that programs whose numbers are floats can read it.
    """
    return mixed((seed + (place + 1) * _STEP) & MASK) >> 10


def shuffle(cards: vec[i64], rng: i64) -> i64:
    """Shuffle in place; the number to go on with."""
    place: i64 = len(cards) - 1
    while place > 0:
        rng = stepped(rng)
        other = below(rng, place + 1)
        card = cards[place]
        cards[place] = cards[other]
        cards[other] = card
        place -= 1
    return rng
