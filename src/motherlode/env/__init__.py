"""Environments for learning programs: PettingZoo, Gymnasium, and many games at once.

Importing this registers them: `motherlode/saboteur-v0` with PettingZoo, one agent for each seat,
and `motherlode/Saboteur-v0` with Gymnasium, one seat against bots.

>>> import gymnasium, motherlode.env
>>> env = gymnasium.make("motherlode/Saboteur-v0", players=4, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation["hand"].shape, int(info["action_mask"].sum()) > 1
((16, 8), True)

This is the second door for programs, after `motherlode` itself: what `__all__` names is here to
stay, and is loaded when it is first used; `motherlode.env.openspiel` registers the game there.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from motherlode.env.kernel.layout import BadWindow
    from motherlode.env.puffer import SaboteurPuffer
    from motherlode.env.setting import BadSetting
    from motherlode.env.single import SaboteurEnv
    from motherlode.env.vector import SaboteurVector

__all__ = ["BadSetting", "BadWindow", "SaboteurEnv", "SaboteurPuffer", "SaboteurVector"]

_HOME_OF = {
    "BadSetting": "motherlode.env.setting",
    "BadWindow": "motherlode.env.kernel.layout",
    "SaboteurEnv": "motherlode.env.single",
    "SaboteurPuffer": "motherlode.env.puffer",
    "SaboteurVector": "motherlode.env.vector",
}

GYMNASIUM_ID = "motherlode/Saboteur-v0"
PETTINGZOO_ID = "motherlode/saboteur-v0"


if not TYPE_CHECKING:  # for readers of types a wrong name stays an error

    def __getattr__(name: str) -> object:
        """Fetch what is asked for from where it lives, once."""
        if name not in _HOME_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found: object = getattr(import_module(_HOME_OF[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    """What the door offers, whether it is loaded yet or not."""
    return sorted({*globals(), *__all__})


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
