"""Bots: they see views and prompts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.greedy import GreedyBot
from motherlode.bots.random_bot import RandomBot
from motherlode.rules.errors import MotherlodeError
from motherlode.rules.playout import Bot


class UnknownBot(MotherlodeError):
    """A bot that this version doesn't know."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str) -> Bot:
    """A new bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
