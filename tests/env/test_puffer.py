"""Tables for PufferLib: its buffers are written in place, and the games are the vector's."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

import motherlode
from motherlode.env.puffer import SaboteurPuffer
from motherlode.env.setting import BadSetting
from motherlode.env.vector import SaboteurVector

TABLES = 3


def buffers(made: SaboteurPuffer) -> SimpleNamespace:
    """Arrays of somebody else, as the library shares them between processes."""
    count, size = made.observation_space.shape
    return SimpleNamespace(
        observations=np.zeros((count, size), np.uint8),
        rewards=np.zeros(count, np.float32),
        terminals=np.zeros(count, np.bool_),
        truncations=np.zeros(count, np.bool_),
        masks=np.zeros(count, np.bool_),
        actions=np.zeros(count, np.int32),
    )


@pytest.mark.parametrize("seat", [None, 1])
def test_it_plays_the_games_of_the_vector(seat: int | None) -> None:
    buf = buffers(SaboteurPuffer(TABLES, seat=seat, players=4, opponents="random", rounds=1))
    made = SaboteurPuffer(TABLES, buf, seat=seat, players=4, opponents="random", rounds=1)
    vector = SaboteurVector(TABLES, seat=seat, players=4, opponents="random", rounds=1)
    made.reset(seed=5)
    vector.reset(seed=5)
    ended = 0
    for _ in range(300):
        rows = np.flatnonzero(buf.masks)
        assert len(rows) == TABLES
        seen, allowed = np.split(buf.observations[rows], [made.mask_start], axis=1)
        assert np.array_equal(seen, vector._arrays.bytes)
        assert np.array_equal(allowed, vector.masks)
        actions = np.full(made.num_agents, -1)
        actions[rows] = vector.sample()
        infos = made.step(actions)[4]
        _, rewards, over, _, _ = vector.step(actions[rows])
        assert np.array_equal(buf.rewards, rewards.reshape(-1).astype(np.float32))
        assert np.array_equal(buf.terminals.reshape(TABLES, -1)[:, 0], over)
        assert len(infos) == over.sum()
        ended += len(infos)
    assert ended


def test_an_illegal_action_ends_one_match_only() -> None:
    made = SaboteurPuffer(TABLES, seat=None, players=3)
    made.reset(seed=5)
    rows = np.flatnonzero(made.masks)
    actions = np.zeros(made.num_agents, np.int64)
    actions[rows] = made.observations[rows, made.mask_start :].argmax(axis=1)
    actions[rows[1]] = -5
    _, rewards, over, _, infos = made.step(actions)
    assert rewards[rows[1]] == -1
    assert over.reshape(TABLES, -1).all(axis=1).tolist() == [False, True, False]
    assert infos == [{"episode_return": -1.0, "episode_length": 1.0}]
    strict = SaboteurPuffer(TABLES, seat=None, players=3, illegal="raise")
    with pytest.raises(motherlode.IllegalChoice, match="reset"):
        strict.step(actions)
    strict.reset(seed=5)
    with pytest.raises(motherlode.IllegalChoice, match="table 1"):
        strict.step(actions)


def test_processes_with_seeds_side_by_side_play_different_games() -> None:
    made = SaboteurPuffer(TABLES, seat=None, players=3)
    deals = [made.reset(seed=[seed])[0].copy() for seed in (1, 2)]
    rows = {row.tobytes() for seen in deals for row in seen if row.any()}
    assert len(rows) == 2 * TABLES
    assert np.array_equal(made.reset(seed=[2])[0], deals[1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetting):
        SaboteurPuffer(0)
    with pytest.raises(BadSetting):
        SaboteurPuffer(illegal="ignore")


def test_the_library_steps_it() -> None:
    """Where it is installed: beside ours its own pins must be left out (`--no-deps`)."""
    library = pytest.importorskip("pufferlib.vector", reason="PufferLib isn't installed")
    tables = library.make(SaboteurPuffer, env_kwargs={"num_tables": 4, "opponents": "random"})
    seen, _ = tables.reset(seed=1)
    for _ in range(50):
        start = tables.driver_env.mask_start
        seen, _, _, _, _ = tables.step(seen[:, start:].argmax(axis=1))
    assert seen.shape[0] == 4
