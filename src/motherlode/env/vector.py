"""Hundreds of tables stepped together, in memory that compiled code writes and NumPy reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from motherlode.env.arrays import Arrays, Observation, observation_space
from motherlode.env.numbers import NOT_BEGUN, action_numbers
from motherlode.env.picture import MODES, Pixels, render
from motherlode.env.setting import SEEDS, Options, open_tables, seat_given, seeds_given
from motherlode.env.single import mode_given
from motherlode.env.words import Wording
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.views import SPECTATOR, view


class SaboteurVector(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many matches at once; one that is over is followed by the next in the same step.

    With a `seat`, bots sit at the others and there is one reward for each table. Without, each
    action answers for whoever is asked there (`asked`), and a table's rewards are one for each
    seat. What is returned is the kernel's own memory: it changes at the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        num_envs: int = 1,
        render_mode: str | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        **options: Unpack[Options],
    ) -> None:
        """Set up the tables; the options are those of docs/environments.md."""
        self.render_mode = mode_given(render_mode)
        self.seat = seat = None if seat is None else seat_given(seat)
        self._tables = open_tables(num_envs, seat, opponents, True, options)
        self.num_envs = num_envs = int(self._tables.count)
        arrays = Arrays(self._tables)
        self._arrays = arrays
        self.single_observation_space = observation_space(self._tables.layout)
        self.single_action_space = gymnasium.spaces.Discrete(int(self._tables.layout.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observations: Observation = arrays.all()
        self.masks = arrays.masks
        self.asked = arrays.asked
        self.rewards = arrays.rewards if seat is None else arrays.rewards[:, seat]
        self.terminations = arrays.ended
        self.truncations = np.zeros(num_envs, np.bool_)
        self.actions = arrays.actions
        self._begun = False
        self._chance = 0
        self._blank = np.zeros_like(self.masks)
        self._blank.setflags(write=False)  # it is handed out at every end

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match at every table, the first from the seed, the next from the one after it."""
        given = seeds_given(seed, self.num_envs)
        super().reset(seed=given[0])
        if given[0] is not None:
            self._chance = given[0]
        for table, one in enumerate(given):
            self._tables.begin(table, self._seed(table) if one is None else one)
        self._begun = True
        return self.observations, self._info()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out an action at every table; if one is illegal, nothing happens at any."""
        self.actions[:] = action_numbers(actions, len(self.actions))
        self._tables.step()
        info = self._info()
        if self.seat is not None and self.terminations.any():
            self._add_finals(info)
        return self.observations, self.rewards, self.terminations, self.truncations, info

    def sample(self) -> NDArray[np.int64]:
        """Any allowed action for each table, drawn by compiled code; the seed decides which."""
        self._must_have_begun()
        self._chance = int(self._tables.draw(self._chance))
        return self.actions

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed at each table, as maskable learners ask for it."""
        return self.masks.view(np.bool_)

    def words(self, table: int) -> Wording:
        """The actions at a table in words."""
        return Wording(self._tables, table)

    def render(self) -> tuple[str | Pixels, ...] | None:
        """Every table as its learner sees it; without one, as everybody does."""
        self._must_have_begun()
        eyes = SPECTATOR if self.seat is None else self.seat
        seen = [view(self._tables.state(table), eyes) for table in range(self.num_envs)]
        pictures = [render(one, self._tables.layout, self.render_mode) for one in seen]
        return tuple(one for one in pictures if one is not None) or None

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise IllegalChoice(NOT_BEGUN)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "asked": self.asked}

    def _add_finals(self, info: dict[str, Any]) -> None:
        """What the learner saw at the end of matches that are over, when nothing was allowed."""
        finals = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(self.terminations):
            finals[table] = self._arrays.taken(self._arrays.finals[table])
        info["final_obs"] = finals
        over = self.terminations
        info["final_info"] = {"action_mask": self._blank, "_action_mask": over.copy()}
        info["_final_obs"], info["_final_info"] = over.copy(), over.copy()

    def _seed(self, table: int) -> int:
        if self._begun:
            return int(self._tables.next_seed(table))
        return int(self.np_random.integers(SEEDS))
