"""Many tables as PufferLib's trainers want them: flat arrays, given or made, written in place."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import ArrayLike, NDArray

from motherlode.env.arrays import Arrays
from motherlode.env.numbers import NOT_BEGUN, action_numbers
from motherlode.env.setting import (
    ILLEGAL,
    SEEDS,
    Options,
    listed,
    one_of,
    open_tables,
    seat_given,
    seed_given,
    seeds_given,
)
from motherlode.env.single import PENALTY
from motherlode.env.words import Wording
from motherlode.rules.core.errors import IllegalChoice

Info = dict[str, float]
# The library isn't needed: whoever has it gets an environment that it takes for one of its own.
_Native: Any = import_module("pufferlib").PufferEnv if find_spec("pufferlib") else object


class SaboteurPuffer(_Native):
    """Tables side by side, with a row for each agent in every array.

    With a `seat`, a table has one agent, and bots sit at the others. Without, every seat is an
    agent, and `masks` says which of them are asked: only their actions count, and only their
    observations are new. An observation is all bytes of the other environments', then the mask of
    the actions, from `mask_start` on.
    """

    def __init__(
        self,
        num_tables: int = 1,
        buf: Any = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        illegal: str = "end",
        **options: Unpack[Options],
    ) -> None:
        """Set up the tables; the options are those of docs/environments.md."""
        one_of("illegal", ILLEGAL, illegal)
        self.seat = seat = None if seat is None else seat_given(seat)
        self._tables = open_tables(num_tables, seat, opponents, True, options)
        self.num_tables = num_tables = int(self._tables.count)
        self._arrays = Arrays(self._tables)
        self._agents = 1 if seat is not None else int(self._tables.seats)
        self._forgives = illegal == "end"
        self.num_agents = num_tables * self._agents
        self.mask_start = self._arrays.bytes.shape[1]
        actions = int(self._tables.layout.actions)
        size = self.mask_start + actions
        self.single_observation_space = spaces.Box(0, 255, (size,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Box(0, 255, (self.num_agents, size), np.uint8)
        self.action_space = spaces.MultiDiscrete([actions] * self.num_agents)
        self.agent_ids = np.arange(self.num_agents)
        self._take_buffers(buf)
        self._all = np.arange(num_tables)
        self._begun = False
        self._earned = np.zeros(num_tables)
        self._lengths = np.zeros(num_tables)
        self.infos: list[Info] = []

    def _take_buffers(self, buf: Any) -> None:
        """Write where we are told to, or into arrays of our own."""
        count, size = self.observation_space.shape
        self.observations: NDArray[np.uint8] = (
            np.zeros((count, size), np.uint8) if buf is None else buf.observations
        )
        self.rewards = np.zeros(count, np.float32) if buf is None else buf.rewards
        self.terminals = np.zeros(count, np.bool_) if buf is None else buf.terminals
        self.truncations = np.zeros(count, np.bool_) if buf is None else buf.truncations
        self.masks = np.ones(count, np.bool_) if buf is None else buf.masks
        self.actions = np.zeros(count, np.int32) if buf is None else buf.actions

    # -- what trainers ask about -----------------------------------------------------------------

    emulated = False
    done = False  # matches follow one another by themselves

    @property
    def driver_env(self) -> SaboteurPuffer:
        """The environment that tells the spaces of all."""
        return self

    # -- playing ---------------------------------------------------------------------------------

    def reset(
        self, seed: int | Sequence[int] | None = None
    ) -> tuple[NDArray[np.uint8], list[Info]]:
        """Deal a match at every table, the first from the seed, the next from the one after it.

        A process of several gets a list, whose numbers are close to those of the others.
        """
        row = listed(seed)
        if row is not None:
            mixed = np.random.SeedSequence([seed_given(one) for one in row])
            seed = int(mixed.generate_state(1)[0])
        elif seed is None and not self._begun:
            seed = int(np.random.default_rng().integers(SEEDS))
        for table, one in enumerate(seeds_given(seed, self.num_tables)):
            follows = int(self._tables.next_seed(table))
            self._tables.begin(table, follows if one is None else one)
        self._begun = True
        self._earned[:] = self._lengths[:] = 0
        self.observations[:], self.rewards[:] = 0, 0
        self.terminals[:], self.truncations[:] = False, False
        self._show()
        self.infos = []
        return self.observations, self.infos

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], list[Info]]:
        """Carry out an action at every table; a match that is over is followed by the next."""
        if not self._begun:
            raise IllegalChoice(NOT_BEGUN)
        given = action_numbers(actions, self.num_agents, flat=True)
        asked = self._asked_rows()
        chosen = given[asked]
        allowed = (chosen >= 0) & (chosen < self.single_action_space.n)
        allowed &= self._arrays.masks[self._all, np.where(allowed, chosen, 0)] == 1
        if allowed.all() or not self._forgives:
            self._arrays.actions[:] = chosen
            self._tables.step()
        else:
            self._step_each(chosen, allowed)
        self.actions[:] = given.clip(-1, self.single_action_space.n)  # they are 32 bits wide
        self._pay(~allowed, asked[~allowed])
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def _step_each(self, chosen: NDArray[Any], allowed: NDArray[np.bool_]) -> None:
        """An illegal action ends the match at its table."""
        for table in range(self.num_tables):
            if allowed[table]:
                self._tables.step_one(table, int(chosen[table]))
            else:
                self._tables.begin(table, int(self._tables.next_seed(table)))

    def _pay(self, illegal: NDArray[np.bool_], punished: NDArray[np.int64]) -> None:
        rewards = self._arrays.rewards
        if self.seat is not None:
            rewards = rewards[:, self.seat]
        ended = self._arrays.ended | illegal
        self.rewards[:] = rewards.reshape(-1)
        self.rewards[punished] = PENALTY
        self.terminals[:] = np.repeat(ended, self._agents)
        self._earned += self.rewards.reshape(self.num_tables, -1).sum(axis=1)
        self._lengths += 1
        self.infos = [
            {
                "episode_return": float(self._earned[table]),
                "episode_length": float(self._lengths[table]),
            }
            for table in np.flatnonzero(ended)
        ]
        self._earned[ended] = self._lengths[ended] = 0

    def _asked_rows(self) -> NDArray[np.int64]:
        """The row of the agent that is asked at each table."""
        first: NDArray[np.int64] = self._all * self._agents
        return first + self._arrays.asked if self._agents > 1 else first

    def _show(self) -> None:
        """Write the observation and the mask of whoever is asked at each table."""
        rows = self._asked_rows()
        self.masks[:] = False
        self.masks[rows] = True
        self.observations[rows, : self.mask_start] = self._arrays.bytes
        self.observations[rows, self.mask_start :] = self._arrays.masks

    def words(self, table: int) -> Wording:
        """The actions at a table in words."""
        return Wording(self._tables, table)

    # -- the same in two halves ------------------------------------------------------------------

    def async_reset(self, seed: int | None = None) -> None:
        """Reset; `recv` has what came of it."""
        self.reset(seed)

    def send(self, actions: ArrayLike) -> None:
        """Step; `recv` has what came of it."""
        self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """All arrays, what ended, whose rows they are, and which agents are asked."""
        told = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*told, self.infos, self.agent_ids, self.masks)

    def close(self) -> None:
        """Nothing is held open."""
