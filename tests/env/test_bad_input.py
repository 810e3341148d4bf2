"""What an environment can't do is refused with a sentence, and nothing has happened."""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
import pytest

import motherlode
import motherlode.env
from motherlode.bots.levels import UnknownBot
from motherlode.env.agents import env
from motherlode.env.kernel.layout import BadWindow
from motherlode.env.setting import BadSetting
from motherlode.env.single import SaboteurEnv
from motherlode.env.vector import SaboteurVector


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"rules": "chess"}, motherlode.IncompatibleModules),
        ({"players": 11}, motherlode.IncompatibleModules),
        ({"modules": ["no_such"]}, motherlode.IncompatibleModules),
        ({"edition": "klingon"}, motherlode.IncompatibleModules),
        ({"window": (2, 11)}, BadWindow),
        ({"window": (15, 64)}, BadWindow),
        ({"window": (15,)}, BadSetting),
        ({"window": (15.5, 11)}, BadSetting),
        ({"reward": "fame"}, BadSetting),
        ({"rounds": 0}, BadSetting),
        ({"rounds": 4}, BadSetting),
        ({"render_mode": "hologram"}, BadSetting),
    ],
)
def test_a_table_that_cannot_be(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        SaboteurEnv(**options)
    with pytest.raises(error):
        env(**options)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"seat": 5}, BadSetting),
        ({"opponents": ["greedy"]}, BadSetting),
        ({"opponents": "no_such"}, UnknownBot),
    ],
)
def test_a_seat_or_company_that_cannot_be(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        SaboteurEnv(players=5, **options)


def test_how_an_illegal_action_is_taken_is_one_of_two() -> None:
    with pytest.raises(BadSetting):
        SaboteurEnv(illegal="ignore")


@pytest.mark.parametrize("action", [-1, 100_000, 0])
def test_an_illegal_action_is_refused(action: int) -> None:
    made = SaboteurEnv(players=3, illegal="raise", opponents="random")
    _, info = made.reset(seed=1)
    if 0 <= action < len(info["action_mask"]):
        action = int(np.flatnonzero(info["action_mask"] == 0)[action])
    with pytest.raises(motherlode.IllegalChoice, match="isn’t offered"):
        made.step(action)
    assert np.array_equal(made.action_masks(), info["action_mask"].astype(bool))


def test_an_illegal_action_ends_the_match_unless_told_otherwise() -> None:
    made = SaboteurEnv(players=3, opponents="random")
    made.reset(seed=1)
    _, reward, over, _, info = made.step(-1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(motherlode.IllegalChoice, match="over"):
        made.step(0)


@pytest.mark.parametrize("action", ["1", 1.5, float("nan"), {}, b"1"])
def test_an_action_that_is_no_number_is_refused(action: Any) -> None:
    alone, agents, tables = SaboteurEnv(players=3), env(players=3), SaboteurVector(2, seat=None)
    for made in (alone, agents, tables):
        made.reset(seed=1)
        with pytest.raises(motherlode.IllegalChoice, match="whole number"):
            made.step(action)
    with pytest.raises(motherlode.IllegalChoice, match="whole number"):
        tables.step(np.full(2, 0.5))
    assert alone.action_masks().any()
    assert not any(agents.terminations.values())


def test_nothing_is_stepped_after_the_end_or_before_the_beginning() -> None:
    made = SaboteurEnv(players=3, opponents="random", rounds=1)
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        made.step(0)
    made.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = made.step(int(np.flatnonzero(made.action_masks())[0]))
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        made.step(0)


def test_agents_that_have_left_take_no_actions() -> None:
    made = env(players=3, rounds=1)
    made.reset(seed=1)
    while not any(made.terminations.values()):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    with pytest.raises(ValueError, match="None"):
        made.step(0)


def test_an_illegal_action_of_an_agent_ends_the_game() -> None:
    made = env(players=3)
    made.reset(seed=1)
    agent = made.agent_selection
    mask = made.observe(agent)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())
    assert made._cumulative_rewards[agent] == -1.0
    assert not made.observe(agent)["action_mask"].any()


def test_an_illegal_action_of_an_agent_is_refused_if_told_so() -> None:
    made = env(players=3, illegal="raise")
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        made.step(0)
    made.reset(seed=1)
    with pytest.raises(motherlode.IllegalChoice, match="isn’t offered"):
        made.step(None)
    assert not any(made.terminations.values())
    with pytest.raises(BadSetting):
        env(illegal="ignore")


def test_one_illegal_action_stops_all_tables() -> None:
    made = SaboteurVector(3, seat=None)
    made.reset(seed=1)
    before = made._arrays.bytes.copy()
    actions = made.sample().copy()
    actions[2] = -5
    with pytest.raises(motherlode.IllegalChoice, match="table 2"):
        made.step(actions)
    assert np.array_equal(before, made._arrays.bytes)


def test_tables_that_have_not_begun_have_no_actions() -> None:
    made = SaboteurVector(2, seat=None)
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        made.sample()
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        made.step([0, 0])
    with pytest.raises(BadSetting):
        made.reset(seed=[1])
    with pytest.raises(BadSetting):
        SaboteurVector(0)


def test_an_unknown_version_is_the_librarys_error() -> None:
    with pytest.raises(Exception, match="v9"):
        pettingzoo.make("aec", "motherlode/saboteur-v9")
