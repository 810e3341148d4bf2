"""Asking a bot: what it wants to do in a seat, and what went wrong if it doesn't know."""

from __future__ import annotations

import hashlib
from pathlib import PurePath
from traceback import extract_tb

from motherlode.bots.levels import BrokenBot, UnknownBot, in_character, level_named
from motherlode.rules.core.engine import call_choice
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.tables.thinking.job import Fault


class NotOffered(Exception):
    """An answer that is none of those to choose from."""


def own_seed(whim: str, seat: int) -> int:
    """The seed of the bot in a seat: nobody gets from it to what the game was dealt from."""
    text = f"{whim} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest()) & MASK


def seated(level: str, seat: int, seed: int, character: str = "") -> Bot:
    """A bot of a level in its seat, before anything has happened; an unknown character is none."""
    bot = in_character(level_named(level).make(), character)
    bot.sit_down(seat, seed)
    return bot


def wanted(bot: Bot, state: State, seat: int, may_propose: bool) -> int:
    """The choice of a bot; it proposes ending the round only if it may (B-56)."""
    asked = prompt(state, seat)
    count = len(asked.choices)
    if bot.sighted:
        seen = view(state, seat)
        if may_propose and may_call(state, seat) and bot.proposes(seen):
            return int(call_choice(state, seat))
        place = bot.choose(seen, asked)
    else:
        place = bot.draw(count)
    if not 0 <= place < count:
        raise NotOffered
    return int(asked.choices[place])


def fault_of(error: BaseException) -> Fault:
    """What went wrong, by kind and place: the words of an error could tell what a hand holds."""
    if isinstance(error, UnknownBot | BrokenBot):
        return Fault("missing", str(error))
    if isinstance(error, NotOffered):
        return Fault("illegal", "an answer that isn’t offered")
    steps = extract_tb(error.__traceback__)
    place = f" ({PurePath(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""
    return Fault("raised", f"{type(error).__name__}{place}")
