"""The libraries' own tests pass."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

import motherlode.env
from motherlode.env import agents
from tests.env.tables import FIVE, RULE_SETS, SECOND

DICTIONARY = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
CHOSEN = [RULE_SETS[0], FIVE, SECOND, *RULE_SETS[11:]]


@pytest.mark.filterwarnings(*DICTIONARY)
@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_pettingzoo_agrees(game: str, players: int, modules: tuple[str, ...]) -> None:
    chosen = {"rules": game, "players": players, "modules": modules}
    api_test(pettingzoo.make("aec", motherlode.env.PETTINGZOO_ID, **chosen), num_cycles=60)
    api_test(agents.env(**chosen, reward="side", talk=True, calls=True), num_cycles=60)


@pytest.mark.filterwarnings(*DICTIONARY)
@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_pettingzoo_agrees_with_all_at_once(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    chosen = {"rules": game, "players": players, "modules": modules, "talk": True, "calls": True}
    made = pettingzoo.make("parallel", motherlode.env.PETTINGZOO_ID, **chosen, rounds=1)
    parallel_api_test(made, num_cycles=60)


def test_pettingzoo_agrees_with_all_at_once_to_the_end() -> None:
    parallel_api_test(agents.parallel_env(players=4, rounds=1), num_cycles=300)


@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_pettingzoo_finds_the_same_game_by_the_same_seed(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    seed_test(lambda: agents.env(rules=game, players=players, modules=modules), num_cycles=60)


@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_pettingzoo_sees_pictures(
    game: str, players: int, modules: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    made = partial(agents.env, rules=game, players=players, modules=modules)
    render_test(made, {"svg": lambda picture: picture.startswith("<svg")})
    assert "S" in capsys.readouterr().out


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize(("game", "players", "modules"), CHOSEN)
def test_gymnasium_agrees(
    game: str,
    players: int,
    modules: tuple[str, ...],
    opponents: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = {"rules": game, "players": players, "modules": modules}
    chosen: dict[str, Any] = {**table, "opponents": opponents}
    check_env(gymnasium.make(motherlode.env.GYMNASIUM_ID, **chosen).unwrapped)


def test_a_whole_match_against_bots() -> None:
    env = gymnasium.make(motherlode.env.GYMNASIUM_ID, players=4, reward="match", illegal="raise")
    observation, info = env.reset(seed=3)
    paid, over = 0.0, False
    while not over:
        mask = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        assert np.array_equal(mask, info["action_mask"].astype(bool))
        observation, reward, over, _, info = env.step(int(np.flatnonzero(mask)[-1]))
        paid += float(reward)
        assert env.observation_space.contains(observation)
    assert not info["action_mask"].any()
    assert paid >= 0


def test_sides_are_rewarded_by_1() -> None:
    env = agents.env(players=5, reward="side", rounds=1)
    env.reset(seed=2)
    paid = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
        paid = {agent: paid[agent] + reward for agent, reward in env.rewards.items()}
    assert set(paid.values()) == {1.0, -1.0}
