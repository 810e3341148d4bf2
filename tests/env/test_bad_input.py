"""What an environment can't do is refused with a sentence, and nothing has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest

import motherlode
import motherlode.env
from motherlode.env.agents import env, parallel_env
from motherlode.env.kernel.layout import BadWindow
from motherlode.env.picture import MODES
from motherlode.env.puffer import SaboteurPuffer
from motherlode.env.setting import BadSetting
from motherlode.env.single import SaboteurEnv
from motherlode.env.vector import SaboteurVector


def many(**options: Any) -> SaboteurVector:
    """Two tables."""
    return SaboteurVector(2, **options)


def flat(**options: Any) -> SaboteurPuffer:
    """Two tables in flat arrays."""
    return SaboteurPuffer(2, **options)


ALL: list[Callable[..., Any]] = [SaboteurEnv, env, parallel_env, many, flat]
SEATED: list[Callable[..., Any]] = [SaboteurEnv, many, flat]
WITH_COMPANY = [{"opponents": 5}, {"opponents": [5, 5, 5, 5]}, {"opponents": None}]


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
        ({"window": (10**30, 3)}, BadWindow),
        ({"window": "ab"}, BadSetting),
        ({"window": 5}, BadSetting),
        ({"reward": "fame"}, BadSetting),
        ({"reward": []}, BadSetting),
        ({"rounds": 0}, BadSetting),
        ({"rounds": 4}, BadSetting),
        ({"rounds": "a"}, BadSetting),
        ({"rounds": 1.5}, BadSetting),
        ({"players": "five"}, BadSetting),
        ({"players": 5.0}, BadSetting),
        ({"modules": 5}, BadSetting),
        ({"modules": "veto"}, BadSetting),
        ({"rules": 5}, BadSetting),
        ({"edition": 3}, BadSetting),
        ({"calls": "yes"}, BadSetting),
        ({"talk": None}, BadSetting),
        ({"skip_forced": 2}, BadSetting),
        ({"nonsense": 1}, BadSetting),
    ],
)
@pytest.mark.parametrize("made", ALL)
def test_a_table_that_cannot_be(
    made: Callable[..., Any], options: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error) as raised:
        made(**options)
    assert isinstance(raised.value, motherlode.MotherlodeError)


@pytest.mark.parametrize("made", SEATED)
@pytest.mark.parametrize(
    "options",
    [
        *({"seat": seat} for seat in (5, -1, 10**30, "x", 1.0, True)),
        *WITH_COMPANY,
        {"opponents": ["greedy"]},
        {"opponents": "no_such"},
        {"opponents": "random@9"},
    ],
)
def test_a_seat_or_company_that_cannot_be(
    made: Callable[..., Any], options: dict[str, Any]
) -> None:
    with pytest.raises(BadSetting):
        made(players=5, **options)


def test_one_seat_is_not_everybody() -> None:
    with pytest.raises(BadSetting):
        SaboteurEnv(seat=None)  # type: ignore[arg-type]


@pytest.mark.parametrize("made", ALL)
@pytest.mark.parametrize("how", ["ignore", [], None])
def test_how_an_illegal_action_is_taken_is_one_of_two(made: Callable[..., Any], how: Any) -> None:
    with pytest.raises(BadSetting):  # many tables always refuse it, and have no such option
        made(illegal=how)


@pytest.mark.parametrize("made", [SaboteurEnv, env, parallel_env, many])
@pytest.mark.parametrize("mode", ["hologram", "", 5, []])
def test_a_table_is_shown_in_ways_there_are(made: Callable[..., Any], mode: Any) -> None:
    with pytest.raises(BadSetting):
        made(render_mode=mode)


@pytest.mark.parametrize("tables", [SaboteurVector, SaboteurPuffer])
@pytest.mark.parametrize("count", [0, -1, 2.5, "a", None, True])
def test_the_number_of_tables_is_a_number(tables: Callable[..., Any], count: Any) -> None:
    with pytest.raises(BadSetting):
        tables(count)


@pytest.mark.parametrize("made", ALL)
def test_seeds_are_whole_numbers_of_63_bits(made: Callable[..., Any]) -> None:
    tables = made(players=3)
    numbers: list[Any] = [-1, 1 << 63, 10**30, 1.5, "a", True, b"1", {}]
    rows: list[Any] = [[-1, 2], ["a", 1], [1.5, 2], np.array([0.5, 1])]
    for strange in (*numbers, *rows):
        with pytest.raises(BadSetting):
            tables.reset(seed=strange)
    for seed in (0, (1 << 63) - 1, np.int64(5), np.uint8(5), np.array(5)):
        tables.reset(seed=seed)


def seen(tables: Any) -> bytes:
    """What two tables tell."""
    told: bytes = tables._arrays.bytes.tobytes()
    return told


def test_a_number_of_numpy_deals_what_a_number_of_python_does() -> None:
    for made in (many, flat):
        tables: Any = made(players=3)
        tables.reset(seed=5)
        before = seen(tables)
        tables.reset(seed=np.int64(5))
        assert seen(tables) == before
    tables = many(players=3)
    tables.reset(seed=[5, 6])
    assert seen(tables) == before
    tables.reset(seed=np.array([5, 6]))
    assert seen(tables) == before


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
    assert not info["action_mask"].any()
    assert not made.action_masks().any()
    with pytest.raises(motherlode.IllegalChoice, match="over"):
        made.step(0)


@pytest.mark.parametrize("action", ["1", 1.5, 2.0, True, float("nan"), {}, b"1"])
def test_an_action_that_is_no_number_is_refused(action: Any) -> None:
    alone, agents = SaboteurEnv(players=3), env(players=3)
    tables, rows = many(seat=None), flat(illegal="raise")
    all_of_them: list[Any] = [alone, agents, tables, rows]
    for made in all_of_them:
        made.reset(seed=1)
        with pytest.raises(motherlode.IllegalChoice, match="whole number"):
            made.step(action)
    strange: list[Any] = [[action, action], [[1, 2], [3]], [1, 2, 3], np.array([1 << 70, 1])]
    for row in strange:
        for made in all_of_them[2:]:
            with pytest.raises(motherlode.IllegalChoice, match="whole number"):
                made.step(row)
    assert alone.action_masks().any()
    assert not any(agents.terminations.values())


@pytest.mark.parametrize("kind", [np.int64, np.uint64])
def test_no_action_wraps_around(kind: type[Any]) -> None:
    alone, rows, tables = SaboteurEnv(illegal="raise"), flat(illegal="raise"), many()
    for made in (alone, rows, tables):
        made.reset(seed=1)
    allowed = [int(np.flatnonzero(mask)[0]) for mask in rows._arrays.masks]
    for turns in (1 << 32, 1 << 62):
        strange = [kind(action + turns) for action in allowed]
        for made in (rows, tables):
            before = seen(made)
            with pytest.raises(motherlode.IllegalChoice, match="isn’t offered"):
                made.step(np.array(strange))
            assert seen(made) == before
        with pytest.raises(motherlode.IllegalChoice, match="isn’t offered"):
            alone.step(strange[0])
    rows.step([[action] for action in allowed])
    assert rows.actions.tolist() == allowed


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


@pytest.mark.parametrize("mode", [None, *MODES])
def test_before_the_beginning_there_is_nothing_to_see(mode: str | None) -> None:
    alone, agents = SaboteurEnv(mode), env(render_mode=mode)
    asked = [alone.render, agents.render, parallel_env(render_mode=mode).render]
    asked += [SaboteurVector(2, mode).render, agents.last]
    asked += [lambda: agents.observe("player_0"), lambda: alone.words.action("more")]
    for one in asked:
        with pytest.raises(motherlode.IllegalChoice, match=r"reset|begun"):
            one()
    agents.reset(seed=1)
    with pytest.raises(motherlode.IllegalChoice, match="player_9"):
        agents.observe("player_9")


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
    with pytest.raises(motherlode.IllegalChoice, match="tables"):
        made.words(2)


def test_an_unknown_version_is_the_librarys_error() -> None:
    with pytest.raises(Exception, match="v9"):
        pettingzoo.make("aec", "motherlode/saboteur-v9")
