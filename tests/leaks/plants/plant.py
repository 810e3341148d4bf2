"""A plant: a small mistake in the program, and a moment at which it is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.state import State
from motherlode.tables.game import game as game_module
from motherlode.tables.game.game import Game
from motherlode.tables.wire.sights import SeatView

Mistake = Callable[[pytest.MonkeyPatch], None]


class Where(NamedTuple):
    """The evenings at which a plant shows, one after the other."""

    table: str = "base 4"
    until: str = ""  # what has to come before anybody looks
    often: str = ""  # what happens again and again
    first: int = 20  # the step after which it begins
    steps: int = 6  # how many are looked at, before the evening comes to its end


class Plant(NamedTuple):
    """A mistake by its name."""

    name: str
    mistake: Mistake
    where: Where


PLANTS: dict[str, Plant] = {}


def plant(name: str, **where: Any) -> Callable[[Mistake], Mistake]:
    """Keep a mistake under a name, and where it is found."""

    def keep(mistake: Mistake) -> Mistake:
        add(name, mistake, Where(**where))
        return mistake

    return keep


def add(name: str, mistake: Mistake, where: Where) -> None:
    """The same for one that is made."""
    if name in PLANTS:
        raise ValueError(f"there are two plants called {name}")
    PLANTS[name] = Plant(name, mistake, where)


# -- what mistakes have in common ------------------------------------------------------------------


def instead(patch: pytest.MonkeyPatch, owner: Any, name: str, make: Callable[[Any], Any]) -> None:
    """Put something in the place of a method or function, made out of the old one."""
    patch.setattr(owner, name, make(getattr(owner, name)))


def in_views(patch: pytest.MonkeyPatch, change: Callable[[Any, State], None]) -> None:
    """Let every view that leaves be changed, with a look at the state."""

    def made(view: Callable[[State, int], Any]) -> Callable[[State, int], Any]:
        def seen(state: State, seat: int) -> Any:
            told = view(state, seat)
            change(told, state)
            return told

        return seen

    instead(patch, game_module, "view", made)


def in_messages(
    patch: pytest.MonkeyPatch, change: Callable[[Game, int, SeatView], dict[str, Any]]
) -> None:
    """Let some fields of every view that is sent be others."""
    import msgspec

    def made(view_of: Callable[[Game, int | None], SeatView]) -> Any:
        def told(game: Game, seat: int | None) -> SeatView:
            message = view_of(game, seat)
            changed = change(game, NOBODY if seat is None else seat, message)
            return msgspec.structs.replace(message, **changed)

        return told

    instead(patch, Game, "view_of", made)


def another(state: State, seat: int) -> int:
    """The seat after this one."""
    return (seat + 1) % int(state.seats)
