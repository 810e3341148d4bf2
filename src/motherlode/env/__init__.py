"""Environments for learning programs: PettingZoo, Gymnasium, and many games at once.

Importing this registers them: `motherlode/saboteur-v0` with PettingZoo, one agent for each seat,
and `motherlode/Saboteur-v0` with Gymnasium, one seat against bots.

>>> import gymnasium, motherlode.env
>>> env = gymnasium.make("motherlode/Saboteur-v0", players=4, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation["hand"].shape, int(info["action_mask"].sum()) > 1
((16, 8), True)
"""

from __future__ import annotations

from importlib import import_module

GYMNASIUM_ID = "motherlode/Saboteur-v0"
PETTINGZOO_ID = "motherlode/saboteur-v0"


def _register() -> None:
    """Tell both libraries; they are named here only, so that the kernel compiles without them."""
    try:
        gymnasium, pettingzoo = import_module("gymnasium"), import_module("pettingzoo")
    except ImportError as error:
        raise ImportError("the environments need more: pip install motherlode[env]") from error
    gymnasium.register(
        GYMNASIUM_ID,
        entry_point="motherlode.env.single:SaboteurEnv",
        vector_entry_point="motherlode.env.vector:SaboteurVector",
    )
    pettingzoo.register("aec", PETTINGZOO_ID, "motherlode.env.agents:env")
    pettingzoo.register("parallel", PETTINGZOO_ID, "motherlode.env.agents:parallel_env")


_register()
