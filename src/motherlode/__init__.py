"""Motherlode: the mining card game of hidden roles, complete and fast.

>>> import motherlode
>>> game = motherlode.Game("base", players=5, modules=["veto"], seed=7)
>>> while not game.over:
...     game.play(game.options()[0])
>>> game.outcomes
('saboteurs', 'saboteurs', 'saboteurs')

This is the door for programs: what `__all__` names is here to stay, and is loaded when it is first
used. `motherlode.env` is the second one, for programs that learn. Everything else, every other
module below this one included, is private and may change any time.
"""

from __future__ import annotations

import os
import sys

__version__ = "0.3.1"

TYPE_CHECKING = False
if TYPE_CHECKING:
    from motherlode.api.game import Game
    from motherlode.api.option import Option
    from motherlode.api.puzzle import Puzzle
    from motherlode.bots.levels import make_bot
    from motherlode.rules.core.bound_rules import Rules
    from motherlode.rules.core.contract import Event
    from motherlode.rules.core.engine import apply, go_on, new_game, options
    from motherlode.rules.core.errors import (
        BadNotation,
        BadPosition,
        BadRecord,
        IllegalChoice,
        IncompatibleModules,
        MotherlodeError,
    )
    from motherlode.rules.core.playout import Beliefs, Bot, Claim
    from motherlode.rules.core.ruleset import Selection
    from motherlode.rules.core.state import State
    from motherlode.rules.core.views import Prompt, View, prompt, view
    from motherlode.rules.modules import rules_for
    from motherlode.rules.notation.choice_writer import choice_text
    from motherlode.rules.positions.position import Position, read_position
    from motherlode.rules.records.record import Record
    from motherlode.rules.records.text import read_record
    from motherlode.rules.worlds.deal import deal_world

__all__ = [
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Beliefs",
    "Bot",
    "Claim",
    "Event",
    "Game",
    "IllegalChoice",
    "IncompatibleModules",
    "MotherlodeError",
    "Option",
    "Position",
    "Prompt",
    "Puzzle",
    "Record",
    "Rules",
    "Selection",
    "State",
    "View",
    "__version__",
    "apply",
    "choice_text",
    "compiled",
    "deal_world",
    "go_on",
    "make_bot",
    "new_game",
    "options",
    "prompt",
    "read_position",
    "read_record",
    "rules_for",
    "view",
]

_HOMES = {
    "motherlode.bots.levels": ("make_bot",),
    "motherlode.api.game": ("Game",),
    "motherlode.api.option": ("Option",),
    "motherlode.api.puzzle": ("Puzzle",),
    "motherlode.rules.core.bound_rules": ("Rules",),
    "motherlode.rules.core.contract": ("Event",),
    "motherlode.rules.core.engine": ("apply", "go_on", "new_game", "options"),
    "motherlode.rules.core.errors": (
        "BadNotation",
        "BadPosition",
        "BadRecord",
        "IllegalChoice",
        "IncompatibleModules",
        "MotherlodeError",
    ),
    "motherlode.rules.core.playout": ("Beliefs", "Bot", "Claim"),
    "motherlode.rules.core.ruleset": ("Selection",),
    "motherlode.rules.core.state": ("State",),
    "motherlode.rules.core.views": ("Prompt", "View", "prompt", "view"),
    "motherlode.rules.modules": ("rules_for",),
    "motherlode.rules.notation.choice_writer": ("choice_text",),
    "motherlode.rules.positions.position": ("Position", "read_position"),
    "motherlode.rules.records.record": ("Record",),
    "motherlode.rules.records.text": ("read_record",),
    "motherlode.rules.worlds.deal": ("deal_world",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # for readers of types a wrong name stays an error

    def __getattr__(name: str) -> object:
        """Fetch what is asked for from where it lives, once."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found: object = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """What the door offers, whether it is loaded yet or not."""
    return sorted(__all__)


def compiled() -> bool:
    """Whether the rules run as native code rather than from their Python source."""
    from importlib import import_module

    return not str(import_module("motherlode.rules.core.maze").__file__).endswith((".py", ".pyc"))


if os.environ.get("MOTHERLODE_INTERPRETED") == "1":
    from motherlode._interpreted import SourceFinder

    sys.meta_path.insert(0, SourceFinder())
