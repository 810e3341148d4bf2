"""Many tables at once: the same games as one by one, in memory that nobody copies."""

from __future__ import annotations

import gc
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import motherlode.env
from motherlode.env.agents import env as agents_env
from motherlode.env.single import SaboteurEnv
from motherlode.env.vector import SaboteurVector
from tests.env.tables import ALL_BASE, ALL_SECOND, FIVE

ROOT = Path(__file__).parents[2]
TABLES = 5


def test_actions_outlive_their_tables() -> None:
    together = SaboteurVector(TABLES, seat=None)
    together.reset(seed=1)
    actions = together.sample()
    drawn = actions.tolist()
    del together
    gc.collect()
    others = [np.full(TABLES, 7) for _ in range(50)]
    assert actions.tolist() == drawn
    assert len(others) == 50


@pytest.mark.parametrize(("game", "players", "modules"), [FIVE, ALL_BASE, ALL_SECOND])
def test_tables_together_play_as_each_alone(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    chosen: dict[str, Any] = {"rules": game, "players": players, "modules": modules, "rounds": 1}
    together = SaboteurVector(TABLES, seat=None, **chosen)
    alone = [agents_env(**chosen) for _ in range(TABLES)]
    together.reset(seed=40)
    for table, env in enumerate(alone):
        env.reset(seed=40 + table)
    ended = 0
    for _ in range(400):
        actions = together.sample().copy()
        together.step(actions)
        for table, env in enumerate(alone):
            env.step(int(actions[table]))
            assert list(env.rewards.values()) == together.rewards[table].tolist()
            assert any(env.terminations.values()) == together.terminations[table]
            if together.terminations[table]:
                env.reset()
                ended += 1
            seen = env.observe(env.agent_selection)
            assert np.array_equal(seen["action_mask"], together.masks[table])
            for name, part in seen["observation"].items():
                assert np.array_equal(part, together.observations[name][table]), name
    assert ended


def test_one_seat_at_many_tables_plays_as_at_each_alone() -> None:
    chosen: dict[str, Any] = {"players": 4, "opponents": "greedy", "seat": 1, "rounds": 1}
    together = gymnasium.make_vec(motherlode.env.GYMNASIUM_ID, num_envs=TABLES, **chosen)
    assert isinstance(together, SaboteurVector)
    alone = [SaboteurEnv(**chosen) for _ in range(TABLES)]
    together.reset(seed=7)
    for table, env in enumerate(alone):
        env.reset(seed=7 + table)
    for _ in range(60):
        actions = together.sample().copy()
        seen, rewards, ended, _, info = together.step(actions)
        for table, env in enumerate(alone):
            observation, reward, over, _, _ = env.step(int(actions[table]))
            assert (reward, over) == (rewards[table], ended[table])
            if over:
                for name, part in observation.items():
                    assert np.array_equal(part, info["final_obs"][table][name]), name
                assert not info["final_info"]["action_mask"][table].any()
                assert info["_final_info"][table]
                assert info["final_info"]["_action_mask"][table]
                observation, _ = env.reset()
            for name, part in observation.items():
                assert np.array_equal(part, seen[name][table]), name


def test_what_is_told_of_an_end_stays_as_it_was() -> None:
    tables = SaboteurVector(2, seat=0, rounds=1)
    tables.reset(seed=1)
    while not tables.terminations.any():
        info = tables.step(tables.sample())[-1]
    final = info["final_info"]
    with pytest.raises(ValueError, match="read-only"):
        final["action_mask"][0, 0] = 1
    told = [info["_final_obs"], info["_final_info"], final["_action_mask"], tables.terminations]
    assert all(np.array_equal(one, tables.terminations) for one in told)
    for place, one in enumerate(told):
        assert not any(np.shares_memory(one, other) for other in told[:place])


def test_a_seed_decides_what_is_drawn() -> None:
    tables = SaboteurVector(2, seat=None)
    drawn = []
    seeds: list[Any] = [1, [1, 2], np.int64(1), 2]
    for seed in seeds:
        tables.reset(seed=seed)
        drawn.append([tables.sample().tolist() for _ in range(3)])
        tables.step(tables.actions)
    assert drawn[0] == drawn[1] == drawn[2] != drawn[3]


@pytest.mark.parametrize("seat", [None, 1])
def test_many_tables_are_shown_as_each_alone(
    seat: int | None, capsys: pytest.CaptureFixture[str]
) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        many = gymnasium.make_vec(
            motherlode.env.GYMNASIUM_ID, num_envs=2, seat=seat, render_mode=mode
        )
        many.reset(seed=4)
        shown = many.render()
        assert shown is not None
        assert len(shown) == 2
        for table, picture in enumerate(shown):
            alone: Any = agents_env(render_mode=mode)
            if seat is not None:
                alone = SaboteurEnv(mode, seat=seat)
            alone.reset(seed=4 + table)
            assert np.array_equal(picture, alone.render())
    told = SaboteurVector(2, "human")
    told.reset(seed=4)
    assert told.render() is None
    assert capsys.readouterr().out


def test_nothing_is_copied() -> None:
    tables = SaboteurVector(3, seat=None)
    first, info = tables.reset(seed=1)
    addresses = {name: part.ctypes.data for name, part in first.items()}
    mask = info["action_mask"].ctypes.data
    for _ in range(300):
        seen, _, _, _, info = tables.step(tables.sample())
        assert {name: part.ctypes.data for name, part in seen.items()} == addresses
        assert info["action_mask"].ctypes.data == mask
    assert not first["maze"].flags.writeable


@pytest.mark.parametrize(("game", "players", "modules"), [FIVE, ALL_BASE, ALL_SECOND])
@pytest.mark.parametrize("seat", [None, 1], ids=["everybody", "one_among_bots"])
@pytest.mark.parametrize("window", [(15, 11), (9, 5)], ids=["wide", "narrow"])
def test_incremental_observations_are_those_written_anew(
    game: str,
    players: int,
    modules: tuple[str, ...],
    seat: int | None,
    window: tuple[int, int],
) -> None:
    env = SaboteurVector(
        3,
        seat=seat,
        opponents="random",
        rules=game,
        players=players,
        modules=modules,
        window=window,
        rounds=2,
    )
    env.reset(seed=3)
    tables = env._tables
    end = int(tables.layout.overflow) * 8
    while not env.terminations.any():  # at the end the next game has been dealt there
        env.step(env.sample())
        for table in range(env.num_envs):
            tables.look(table, tables.asked[table])
            assert np.array_equal(env._arrays.bytes[table][:end], env._arrays.glance[:end])


def digest() -> str:
    """All that a few tables tell in some hundred steps, as one number."""
    total = hashlib.sha256()
    for game, players, modules in (FIVE, ALL_SECOND):
        env = SaboteurVector(2, seat=None, rules=game, players=players, modules=modules, talk=True)
        env.reset(seed=3)
        for _ in range(150):
            env.step(env.sample())
            total.update(env._arrays.bytes.tobytes() + env.masks.tobytes())
    return total.hexdigest()


def test_compiled_and_interpreted_tell_the_same() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from tests.env.test_vector import digest; print(digest())"],
        cwd=ROOT,
        env=os.environ | {"MOTHERLODE_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest()


def test_the_same_seeds_give_the_same_games() -> None:
    assert digest() == digest()
