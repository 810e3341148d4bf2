"""Chance: each bot of a table draws from a seed of its own."""

from __future__ import annotations

from mypy_extensions import i64

from motherlode.rules.core.randomness import MASK, mixed, stepped


def seat_seed(seat: i64, seed: i64) -> i64:
    """A number of its own for each seat of a game."""
    return mixed(stepped((seed & MASK) ^ (seat + 1)))
