"""The game as TextArena has its environments, with that library where it is installed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from motherlode.programs.textarena import MotherlodeEnv


def numbers(text: str) -> list[str]:
    """The numbers of all options in a text."""
    options = text.partition("\nOptions")[2].splitlines()[1:]
    return [str(found) for line in options for found in re.findall(r" (\d+)(?==| |$)", line)]


def played(env: Any, players: int, seed: int, act: Callable[[str], str]) -> list[str]:
    """Play to the end; all observations."""
    env.reset(num_players=players, seed=seed)
    seen, done = [], False
    while not done:
        player, text = env.get_observation()
        assert 0 <= player < players
        seen.append(text)
        done, _ = env.step(act(text))
    return seen


def bold() -> Callable[[str], str]:
    """Somebody who takes any option."""
    random = Random(1)
    return lambda text: f"I think I’ll take [{random.choice(numbers(text) or ['1'])}]."


@pytest.mark.parametrize(("rules", "players"), [("base", 4), ("saboteur2", 5), ("duel", 2)])
def test_a_game_is_played_to_its_end(rules: str, players: int) -> None:
    env = MotherlodeEnv(rules)
    seen = played(env, players, 7, bold())
    assert "Motherlode is a card game" in seen[0]
    assert "Motherlode is a card game" not in seen[-1]
    assert all("\nAsked: " in text for text in seen)
    rewards, info = env.close()
    assert set(rewards) == set(info) == set(range(players))
    assert set(rewards.values()) <= {1, -1}
    assert not any(one["invalid_move"] for one in info.values())
    assert sum(one["turn_count"] for one in info.values()) == len(seen)
    assert env.step("1") == (True, {"reason": "the game is over"})
    assert "The game is over" in env.get_observation()[1]


def test_the_same_seed_is_the_same_game() -> None:
    env = MotherlodeEnv()
    assert played(env, 4, 3, bold()) == played(env, 4, 3, bold())


def test_nonsense_is_told_counted_and_never_stalls_the_game() -> None:
    env = MotherlodeEnv()
    env.reset(num_players=3, seed=1)
    player, before = env.get_observation()
    done, info = env.step("[banana]")
    assert not done
    assert info["invalid_move"]
    again, text = env.get_observation()
    assert again == player
    assert "banana isn’t an option now" in text
    env.step("")
    env.step("no")
    assert env.get_observation()[0] != player
    assert env.illegal[player] == 3
    assert env.turns[player] == 1
    for _ in range(5000):
        if env.step("nothing")[0]:
            break
    assert env.game is not None
    assert env.game.over
    assert before


def test_nobody_is_told_what_another_may_not_know() -> None:
    env = MotherlodeEnv()
    env.reset(num_players=5, seed=2)
    assert env.game is not None
    for _ in range(60):
        player, text = env.get_observation()
        for other, name in enumerate(env.game.names):
            if other != player:
                assert not re.search(rf"^[->] {name}:.*role", text, re.MULTILINE)
        env.step(bold()(text))
        if env.game.round > 1:
            break


def test_before_it_is_reset_there_is_nothing() -> None:
    with pytest.raises(RuntimeError):
        MotherlodeEnv().get_observation()


def test_the_library_takes_it_for_one_of_its_own() -> None:
    library = pytest.importorskip("textarena")
    library.register(id="Motherlode-v0", entry_point="motherlode.programs.textarena:MotherlodeEnv")
    env = library.make("Motherlode-v0")
    played(env, 4, 7, bold())
    rewards, info = env.close()
    assert set(rewards) == set(info) == {0, 1, 2, 3}


def test_a_player_who_says_nothing_is_asked_again() -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    asked = env.get_observation()[0]
    over, info = env.step(None)
    assert not over
    assert info["invalid_move"]
    assert env.get_observation()[0] == asked
