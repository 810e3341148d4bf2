"""Guests: bots that are no levels. The twin, strangers nobody was fitted on, masters we tried."""

from __future__ import annotations

from collections.abc import Callable

from bench.ladder.tried import TRIED
from bench.ladder.twin import NAME as TWIN
from bench.ladder.twin import Twin
from motherlode.bots.levels import make_bot
from motherlode.rules.core.playout import Bot
from tests.bots.strangers import Scatterbrain, Sleeper

STRANGERS: dict[str, Callable[[], Bot]] = {"sleeper": Sleeper, "scattered": Scatterbrain}


def make_player(name: str) -> Bot:
    """A level or a guest by its name."""
    if name == TWIN:
        return Twin()
    if name in STRANGERS:
        return STRANGERS[name]()
    if name in TRIED:
        return TRIED[name].make()
    return make_bot(name)
