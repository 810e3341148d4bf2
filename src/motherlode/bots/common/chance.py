"""Chance: each bot of a table draws from a seed of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.randomness import MASK, mixed, nth, stepped

BOT_SALT: Final = 0x0B07  # so that a bot's chances are not those of the deal


def bot_seed(seed: i64, seat: i64) -> i64:
    """The seed of the bot on a seat, given the seed of its game, in every program.

    A live table's bots have none of these: a seed must not lead back to the deal (`own_seed`).
    """
    return nth(seed ^ BOT_SALT, seat)


def seat_seed(seat: i64, seed: i64) -> i64:
    """A number of its own for each seat of a game."""
    return mixed(stepped((seed & MASK) ^ (seat + 1)))
