"""The game for OpenSpiel: importing this registers `motherlode`.

>>> import pyspiel, motherlode.env.openspiel
>>> game = pyspiel.load_game("motherlode(players=4,modules=veto+party)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_distinct_actions()
(True, 3986)
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ImportError("OpenSpiel is needed for this: pip install motherlode[openspiel]")

from motherlode.env.openspiel.game import SaboteurGame, SaboteurState

__all__ = ["SaboteurGame", "SaboteurState"]
