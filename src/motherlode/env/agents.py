"""Every seat as an agent, for PettingZoo: one after another, or all at once."""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from motherlode.env.arrays import Arrays, observation_space
from motherlode.env.picture import MODES, Pixels, render
from motherlode.env.setting import BadSetting, Options, open_tables
from motherlode.env.single import PENALTY, SEEDS
from motherlode.env.words import Wording
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.views import SPECTATOR, view

Seen = dict[str, Any]


class SaboteurAgents(AECEnv[str, Seen, int]):
    """A match in which every seat is an agent; whoever is asked acts."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "saboteur_v0",
        "render_modes": list(MODES),
        "render_fps": 4,
        "is_parallelizable": True,
    }

    def __init__(self, render_mode: str | None = None, **options: Unpack[Options]) -> None:
        """Sit down; the options are those of docs/environments.md."""
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise BadSetting(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self._tables = open_tables(1, None, (), False, **options)
        self._arrays = Arrays(self._tables)
        self.words = Wording(self._tables)
        layout = self._tables.layout
        self.possible_agents = [f"player_{seat}" for seat in range(self._tables.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (int(layout.actions),), np.int8)
        self._observations = {
            agent: spaces.Dict({"observation": observation_space(layout), "action_mask": mask})
            for agent in self.possible_agents
        }
        self._actions = {
            agent: spaces.Discrete(int(layout.actions)) for agent in self.possible_agents
        }
        self._blank = np.zeros(int(layout.actions), np.int8)
        self._random = np.random.default_rng()
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent observes."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent can do."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match from a seed; without one, from what follows the last."""
        if seed is None:
            drawn = int(self._random.integers(SEEDS))
            seed = int(self._tables.next_seed(0)) if self._begun else drawn
        self._begun = True
        self._tables.begin(0, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._arrays.asked[0])]

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; after the end each takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._tables.step_one(0, int(action if action is not None else NOBODY))
        for other, reward in zip(self.possible_agents, self._arrays.rewards[0].tolist()):
            self.rewards[other] = reward
            self._cumulative_rewards[other] += reward
        asked = int(self._arrays.asked[0])
        if asked == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked]

    def observe(self, agent: str) -> Seen:
        """What an agent knows now; only for whoever is asked there is something in the mask."""
        seat = self._seats[agent]
        if seat == self._arrays.asked[0]:
            seen = self._arrays.taken(self._arrays.bytes[0])
            return {"observation": seen, "action_mask": self._arrays.masks[0].copy()}
        self._tables.look(0, seat)
        seen = self._arrays.taken(self._arrays.glance)
        return {"observation": seen, "action_mask": self._blank.copy()}

    def render(self) -> str | Pixels | None:
        """The table as everybody sees it."""
        seen = view(self._tables.state(0), SPECTATOR)
        return render(seen, self._tables.layout, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(**options: Any) -> SaboteurAgents:
    """The environment itself: an illegal action is an `IllegalChoice`."""
    return SaboteurAgents(**options)


def env(**options: Any) -> AECEnv[str, Seen, int]:
    """With the library's wrappers: an illegal action ends the game, and costs its agent 1."""
    wrapped: Any = TerminateIllegalWrapper(raw_env(**options), illegal_reward=PENALTY)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(wrapped))


def parallel_env(**options: Any) -> ParallelEnv[str, Seen, int | None]:
    """All agents act at once; of their actions that of whoever is asked counts."""
    return turn_based_aec_to_parallel(env(**options))
