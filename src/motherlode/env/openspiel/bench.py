"""A bench: the table at which any match of one setting is laid out to be looked at."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from motherlode.env.arrays import Arrays
from motherlode.env.kernel.layout import OVERFLOW
from motherlode.env.setting import open_tables
from motherlode.env.words import Wording
from motherlode.rules.notation.data import Data

if TYPE_CHECKING:
    from motherlode.env.openspiel.match import Match

BETWEEN: Final = "+"  # modules; a comma ends a parameter of OpenSpiel


class Setting(NamedTuple):
    """What a game of OpenSpiel is made of; the names and order of its parameters."""

    rules: str = "base"
    players: int = 0  # as many as usual
    modules: str = ""
    edition: str = ""
    rounds: int = 0  # all
    columns: int = 15
    rows: int = 11
    reward: str = "gold"
    talk: bool = False
    calls: bool = False


class Bench:
    """One table of an environment; matches keep their own states and share it.

    While a match is laid out and read, no other thread can lay out another.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tables = open_tables(
            1,
            None,
            (),
            False,
            {
                "rules": setting.rules,
                "players": setting.players or None,
                "modules": [name for name in setting.modules.split(BETWEEN) if name],
                "edition": setting.edition,
                "rounds": setting.rounds or None,
                "window": (setting.columns, setting.rows),
                "reward": setting.reward,
                "talk": setting.talk,
                "calls": setting.calls,
            },
        )
        self.rules = self.tables.rules
        self.seats = int(self.tables.seats)
        self.arrays = Arrays(self.tables)
        self.words = Wording(self.tables)
        self.data = Data(self.rules, self.words.names)
        self._shown: tuple[Match, int] | None = None
        self._lock = Lock()

    def _lay_out(self, match: Match) -> None:
        """Set the table up as a match stands, unless it is."""
        here = (match, match.steps)
        if self._shown != here:
            acts = vec[i64](match.acts)
            self.tables.set_state(0, match.state, acts, match.page, match.spoke)
            self._shown = here

    def actions(self, match: Match) -> list[int]:
        """What is offered; from the last page no other follows, so that every match ends."""
        with self._lock:
            self._lay_out(match)
            table, more = self.tables.tables[0], int(self.tables.layout.more)
            offered = sorted(int(table.actions[place]) for place in range(table.offers))
            if (match.page + 1) * OVERFLOW >= table.overflowed and offered[-1] == more:
                offered.pop()
            return offered

    def meant(self, match: Match, action: int) -> tuple[int, str]:
        """The choice that an offered action stands for, and what it does in words."""
        with self._lock:
            self._lay_out(match)
            return int(self.tables.choice(0, action)), self.words.text(action)

    def seen(self, match: Match, seat: int) -> NDArray[np.uint8]:
        """The observation of a seat, all its bytes."""
        with self._lock:
            self._lay_out(match)
            if not match.over and int(self.arrays.asked[0]) == seat:
                row: NDArray[np.uint8] = self.arrays.bytes[0]
                return row.copy()
            self.tables.look(0, seat)
            return self.arrays.glance.copy()


@lru_cache(maxsize=64)
def bench_for(setting: Setting) -> Bench:
    """The bench of a setting; all its matches, copies and pickled ones too, share it."""
    return Bench(setting)
