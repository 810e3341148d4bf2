"""Bots: they see views and prompts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.random.bot import RandomBot
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.playout import Bot


class UnknownBot(MotherlodeError):
    """A bot that this version doesn't know."""


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def make_bot(name: str) -> Bot:
    """A new bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there’s no bot called {name}; the bots are {', '.join(BOTS)}")
    return BOTS[name]()
