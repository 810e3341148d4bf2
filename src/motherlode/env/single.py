"""One seat at one table, for Gymnasium: bots sit at the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.env.arrays import Arrays, Observation, observation_space
from motherlode.env.numbers import NOT_BEGUN, action_number
from motherlode.env.picture import MODES, Pixels, render
from motherlode.env.setting import (
    ILLEGAL,
    SEEDS,
    Options,
    one_of,
    open_tables,
    seat_given,
    seed_given,
)
from motherlode.env.words import Wording
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.views import view

PENALTY = -1.0  # what an illegal action is rewarded with where it ends the match


def mode_given(mode: object) -> str | None:
    """How the table is shown, if at all."""
    return None if mode is None else one_of("render_mode", MODES, mode)


class SaboteurEnv(gymnasium.Env[Observation, int]):
    """A match of one learner against bots; `action_masks` says which actions are allowed."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        render_mode: str | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "end",
        **options: Unpack[Options],
    ) -> None:
        """Sit down; the options are those of docs/environments.md.

        An illegal action ends the match and costs 1, or is an `IllegalChoice` (`illegal="raise"`).
        """
        one_of("illegal", ILLEGAL, illegal)
        self.render_mode = mode_given(render_mode)
        self.seat = seat_given(seat)
        self._tables = open_tables(1, self.seat, opponents, False, options)
        self._arrays = Arrays(self._tables)
        self.words = Wording(self._tables)
        self.observation_space: spaces.Space[Any] = observation_space(self._tables.layout)
        self.action_space: spaces.Space[Any] = spaces.Discrete(int(self._tables.layout.actions))
        self._forgives = illegal == "end"
        self._begun = False
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match from a seed; without one, from what follows the last."""
        seed = None if seed is None else seed_given(seed)
        super().reset(seed=seed)
        if seed is None:
            drawn = int(self.np_random.integers(SEEDS))
            seed = int(self._tables.next_seed(0)) if self._begun else drawn
        self._begun = True
        self._over = False
        self._tables.begin(0, seed)
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer; the opponents play until this seat is asked again, or the match is over."""
        self._must_have_begun()
        if self._over:
            raise IllegalChoice("the match is over: reset it first")
        number = action_number(action)
        if self._forgives and not self._allows(number):
            self._over = True
            return self._seen(), PENALTY, True, False, {**self._info(), "illegal": True}
        self._tables.step_one(0, number)
        self._over = bool(self._arrays.ended[0])
        reward = float(self._arrays.rewards[0, self.seat])
        return self._seen(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed now, as maskable learners ask for it."""
        mask: NDArray[np.bool_] = self._mask().astype(np.bool_)
        return mask

    def render(self) -> str | Pixels | None:
        """The table as this seat sees it."""
        self._must_have_begun()
        seen = view(self._tables.state(0), self.seat)
        return render(seen, self._tables.layout, self.render_mode)

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise IllegalChoice(NOT_BEGUN)

    def _mask(self) -> NDArray[np.int8]:
        """What is allowed; nothing once the match is over, by an illegal action too."""
        mask = self._arrays.masks[0]
        return np.zeros_like(mask) if self._over else mask.copy()

    def _allows(self, action: int) -> bool:
        mask = self._arrays.masks[0]
        return 0 <= action < len(mask) and bool(mask[action])

    def _seen(self) -> Observation:
        if self._arrays.ended[0]:
            self._tables.look(0, self.seat)
            return self._arrays.taken(self._arrays.glance)
        return self._arrays.taken(self._arrays.bytes[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask()}
