"""Every seat as an agent, for PettingZoo: one after another, or all at once."""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from motherlode.env.arrays import Arrays, observation_space
from motherlode.env.numbers import NOT_BEGUN, action_number
from motherlode.env.picture import MODES, Pixels, render
from motherlode.env.setting import ILLEGAL, SEEDS, Options, one_of, open_tables, seed_given
from motherlode.env.single import PENALTY, mode_given
from motherlode.env.words import Wording
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import IllegalChoice
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

    def __init__(
        self, render_mode: str | None = None, *, illegal: str = "end", **options: Unpack[Options]
    ) -> None:
        """Sit down; the options are those of docs/environments.md.

        An illegal action ends the match and costs 1, or is an `IllegalChoice` (`illegal="raise"`).
        """
        super().__init__()
        one_of("illegal", ILLEGAL, illegal)
        self.render_mode = mode_given(render_mode)
        self._tables = open_tables(1, None, (), False, options)
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
        self._forgives = illegal == "end"
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
        self._tables.begin(0, seed_given(seed))
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._arrays.asked[0])]

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; after the end each takes its leave with None."""
        if not self.agents:
            raise IllegalChoice(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        number = NOBODY if action is None else action_number(action)
        if self._forgives and not self._allows(number):
            self._lose(agent)
            return
        self._tables.step_one(0, number)
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
        self._must_have_begun()
        seat = self._seats.get(agent, NOBODY)
        if seat == NOBODY:
            raise IllegalChoice(f"there’s no agent called {agent!r:.40}")
        if seat == self._arrays.asked[0] and not self.terminations.get(agent):
            seen = self._arrays.taken(self._arrays.bytes[0])
            return {"observation": seen, "action_mask": self._arrays.masks[0].copy()}
        self._tables.look(0, seat)
        seen = self._arrays.taken(self._arrays.glance)
        return {"observation": seen, "action_mask": self._blank.copy()}

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """What whoever is asked knows, has earned since it acted, and whether that is all."""
        self._must_have_begun()
        told: tuple[Seen | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def _must_have_begun(self) -> None:
        if not self._begun:
            raise IllegalChoice(NOT_BEGUN)

    def _allows(self, action: int) -> bool:
        mask = self._arrays.masks[0]
        return 0 <= action < len(mask) and bool(mask[action])

    def _lose(self, agent: str) -> None:
        """An illegal action ends the match for everybody."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = PENALTY
        self._cumulative_rewards[agent] = PENALTY
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent]["illegal"] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | Pixels | None:
        """The table as everybody sees it."""
        self._must_have_begun()
        seen = view(self._tables.state(0), SPECTATOR)
        return render(seen, self._tables.layout, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def env(**options: Any) -> SaboteurAgents:
    """The environment that is registered: it does by itself what the library's wrappers do."""
    return SaboteurAgents(**options)


def parallel_env(**options: Any) -> ParallelEnv[str, Seen, int | None]:
    """All agents act at once; of their actions that of whoever is asked counts."""
    return turn_based_aec_to_parallel(env(**options))
