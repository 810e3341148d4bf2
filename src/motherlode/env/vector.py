"""Hundreds of tables stepped together, in memory that compiled code writes and NumPy reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from motherlode.env.arrays import Arrays, Observation, action_numbers, observation_space
from motherlode.env.setting import BadSetting, Options, open_tables
from motherlode.env.single import SEEDS
from motherlode.rules.core.errors import IllegalChoice


class SaboteurVector(gymnasium.vector.VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many matches at once; one that is over is followed by the next in the same step.

    With a `seat`, bots sit at the others and there is one reward for each table. Without, each
    action answers for whoever is asked there (`asked`), and a table's rewards are one for each
    seat. What is returned is the kernel's own memory: it changes at the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        **options: Unpack[Options],
    ) -> None:
        """Set up the tables; the options are those of docs/environments.md."""
        if num_envs < 1:
            raise BadSetting(f"there is at least one table, not {num_envs}")
        self.num_envs = num_envs
        self.seat = seat
        self._tables = open_tables(num_envs, seat, opponents, True, **options)
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

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match at every table, the first from the seed, the next from the one after it."""
        first = seed if isinstance(seed, int) else None
        super().reset(seed=first)
        if seed is None or isinstance(seed, int):
            given = [None if seed is None else seed + table for table in range(self.num_envs)]
        else:
            given = list(seed)
        if len(given) != self.num_envs:
            raise BadSetting(f"there are {self.num_envs} tables, but {len(given)} seeds")
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
        """Any allowed action for each table, drawn by compiled code."""
        if not self._begun:
            raise IllegalChoice("no game has begun: reset first")
        self._chance = int(self._tables.draw(self._chance))
        return self.actions

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are allowed at each table, as maskable learners ask for it."""
        return self.masks.view(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "asked": self.asked}

    def _add_finals(self, info: dict[str, Any]) -> None:
        """What the learner saw at the end of matches that are over."""
        finals = np.full(self.num_envs, None, object)
        for table in np.flatnonzero(self.terminations):
            finals[table] = self._arrays.taken(self._arrays.finals[table])
        info["final_obs"] = finals
        info["_final_obs"] = self.terminations.copy()

    def _seed(self, table: int) -> int:
        if self._begun:
            return int(self._tables.next_seed(table))
        return int(self.np_random.integers(SEEDS))
