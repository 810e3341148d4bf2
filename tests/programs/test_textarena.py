"""The game as TextArena has its environments, with that library where it is installed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import motherlode
from motherlode.programs.primer import explained
from motherlode.programs.textarena import MOST_ASIDES, PATIENCE, MotherlodeEnv


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
    following, text = env.get_observation()
    assert following != player
    assert "isn’t an option" not in text
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
        told = [re.search(role_of(name), text, re.MULTILINE) for name in env.game.names]
        assert [place for place, role in enumerate(told) if role] == [player]
        env.step(bold()(text))
        if env.game.round > 1:
            break


def role_of(name: str) -> str:
    """What tells somebody's role in the list of players."""
    return rf"^[> ] {name}\b.*: .*\brole "


def test_before_it_is_reset_there_is_nothing() -> None:
    env = MotherlodeEnv()
    for use in (env.get_observation, env.close, lambda: env.step("1")):
        with pytest.raises(motherlode.IllegalChoice, match="reset"):
            use()


def test_claims_and_rules_come_before_an_answer() -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    assert env.game is not None
    player, text = env.get_observation()
    assert "[claim suspect > Bo]" in text
    name, other = env.game.names[player], env.game.names[player - 1]
    assert env.step(f"Hm. [claim suspect > {other}]") == (False, {})
    assert env.step("rules B-22") == (False, {})
    again, text = env.get_observation()
    assert again == player
    assert text.startswith(explained("B-22"))
    assert f"\n {name} claims: suspect > {other}\n" in text
    assert env.step("[claim treasure @ 8,0] and then [1]") == (False, {})
    following, text = env.get_observation()
    assert following != player
    claims = re.findall(r"^ (.*claims: .*)$", text, re.MULTILINE)
    assert claims == [f"{name} claims: suspect > {other}", f"{name} claims: treasure @ 8,0"]
    assert " claims: " not in env.get_observation()[1]
    env.step("[rules B-22] [1]")
    assert explained("B-22") not in env.get_observation()[1]
    assert env.turns[player] == 1
    assert not any(env.illegal)


@pytest.mark.parametrize(
    "said", ["claim nonsense", "[claim treasure @ 3,3]", "claim remark", "[rules poker]", "[claim]"]
)
def test_claims_that_mean_nothing_are_refused(said: str) -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    over, info = env.step(said)
    assert not over
    assert info["invalid_move"]
    assert "claims: " not in env.get_observation()[1]


@pytest.mark.parametrize("said", ["Rules say I should pass cross", "Claim nothing, 3"])
def test_a_sentence_may_begin_as_a_claim_or_a_question_does(said: str) -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    player, _ = env.get_observation()
    for _ in range(MOST_ASIDES):
        env.step("[rules]")
    _, info = env.step(said)
    assert "isn’t an option now" in info["reason"]
    assert env.get_observation()[0] == player


def test_nobody_claims_for_ever() -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    player, _ = env.get_observation()
    told = [env.step("[rules]")[1] for _ in range(MOST_ASIDES + PATIENCE)]
    assert told[:MOST_ASIDES] == [{}] * MOST_ASIDES
    assert all(info["invalid_move"] for info in told[MOST_ASIDES:])
    assert env.get_observation()[0] != player


def test_the_end_of_a_round_can_be_proposed() -> None:
    env = MotherlodeEnv()
    env.reset(3, seed=1)
    player, _ = env.get_observation()
    assert env.step("I give up. [Call]") == (False, {})
    asked, text = env.get_observation()
    assert asked != player
    assert "wants to end the round" in text
    for _ in range(2):
        env.step("refuse")
    assert env.get_observation()[0] == player
    assert env.step("call")[1]["invalid_move"]
    assert env.turns[player] == 0


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
