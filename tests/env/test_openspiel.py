"""OpenSpiel's own tests pass, and information states have perfect recall and no secrets."""

from __future__ import annotations

import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel isn't installed")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import motherlode  # noqa: E402
from motherlode.env.openspiel import SaboteurGame, SaboteurState  # noqa: E402
from motherlode.env.openspiel.bench import BETWEEN, Bench  # noqa: E402
from motherlode.env.openspiel.match import Match  # noqa: E402
from motherlode.env.setting import BadSetting  # noqa: E402
from motherlode.rules.core.gold import scores  # noqa: E402
from tests.env.tables import ALL_BASE, ALL_SECOND, ALL_TOURNAMENT, FIVE, RULE_SETS  # noqa: E402
from tests.support.players import choose  # noqa: E402

SMALL = "motherlode(players=3,rounds=1)"
TALKING = "motherlode(players=4,rounds=1,modules=veto+party,talk=True,calls=True)"
CHOSEN = [
    *(
        {"rules": game, "players": players, "modules": BETWEEN.join(modules), "rounds": 1}
        for game, players, modules in (FIVE, *RULE_SETS[8:12], ALL_BASE, ALL_SECOND, ALL_TOURNAMENT)
    ),
    {"players": 3, "reward": "match"},
    {"players": 4, "reward": "side", "talk": True, "calls": True, "rounds": 1},
    {"players": 4, "modules": "party+veto", "columns": 3, "rows": 3, "rounds": 1},
]


def dealt(game: SaboteurGame, seed: int) -> SaboteurState:
    """A match that chance has dealt."""
    state = game.new_initial_state()
    for digit in seed.to_bytes(4, "big"):
        state.apply_action(digit)
    return state


def moments(name: str, seed: int, share: float = 1.0) -> Iterator[SaboteurState]:
    """A share of the moments of a match of random answers, the end included."""
    random = Random(seed)
    state = dealt(pyspiel.load_game(name), seed)
    while not state.is_terminal():
        if random.random() < share:
            yield state
        state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("chosen", CHOSEN, ids=str)
def test_openspiel_plays_it(chosen: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("motherlode", chosen), 1, True, False)


@pytest.mark.parametrize("name", [SMALL, TALKING])
def test_openspiel_agrees(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the library enforces of all its games."""
    from open_spiel.integration_tests import api_test  # to import it takes each row a second

    few = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states,
        "sample_some_states",
        lambda game, max_states: few(game, max_states=80),
    )
    game = pyspiel.load_game(name)
    told = {"game": game, "game_name": name}
    case = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), told)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert not [text for _, text in result.errors + result.failures]


def test_chance_deals_the_seed_and_nothing_else() -> None:
    game = pyspiel.load_game(SMALL)
    state = game.new_initial_state()
    total = 1.0
    for digit in (0, 0, 1, 7):
        assert state.is_chance_node()
        chances = dict(state.chance_outcomes())
        assert sum(chances.values()) == pytest.approx(1)
        total *= chances[digit]
        state.apply_action(digit)
    assert total == pytest.approx(2**-32)
    alone = motherlode.Game("base", players=3, seed=(1 << 8) + 7)
    assert state.current_player() == alone.seat
    assert sorted(state.action_to_string(one) for one in state.legal_actions()) == sorted(
        str(option) for option in alone.options()
    )


@pytest.mark.parametrize("name", [SMALL, TALKING])
def test_a_match_is_kept_in_the_middle_of_a_decision(name: str) -> None:
    random = Random(1)
    for state in moments(name, 5, 0.2):
        _, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )
        copy = state.clone()
        for other in (again, copy):
            assert str(other) == str(state)
            assert other.legal_actions() == state.legal_actions()
        if not state.is_terminal():
            action = random.choice(state.legal_actions())
            again.apply_action(action)
            copy.apply_action(action)
            for seat in range(state.num_players()):
                assert again.information_state_string(seat) == copy.information_state_string(seat)


@pytest.mark.parametrize("name", [SMALL, TALKING])
def test_nothing_that_was_told_is_forgotten(name: str) -> None:
    random = Random(9)
    state = dealt(pyspiel.load_game(name), 9)
    seats = range(state.num_players())
    before = [""] * len(seats)
    answers: list[list[str]] = [[] for _ in seats]
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        answers[state.current_player()].append(state.action_to_string(action))
        state.apply_action(action)
        for seat in seats:
            now = state.information_state_string(seat)
            assert now.startswith(before[seat])
            assert [line[2:] for line in now.splitlines() if line[:2] == "> "] == answers[seat]
            before[seat] = now


def test_what_a_seat_was_told_decides_all_it_knows_and_can_do() -> None:
    known: dict[tuple[int, str], object] = {}
    marks: dict[tuple[int, tuple[float, ...]], str] = {}
    for seed in range(2):
        for state in moments(TALKING, seed):
            for seat in range(state.num_players()):
                told = state.information_state_string(seat)
                tensor = tuple(state.information_state_tensor(seat))
                asked = state.current_player() == seat
                facts = (
                    state.observation_string(seat),
                    tuple(state.observation_tensor(seat)),
                    tuple(state.legal_actions()) if asked else (),
                    tensor,
                )
                assert known.setdefault((seat, told), facts) == facts
                assert marks.setdefault((seat, tensor), told) == told


@pytest.mark.parametrize("name", [SMALL, TALKING, "motherlode(rules=saboteur2,players=4,rounds=1)"])
def test_what_a_seat_cannot_tell_apart_looks_the_same(name: str) -> None:
    random = Random(3)
    differ = 0
    for state in moments(name, 4, 0.3):
        seat = random.randrange(state.num_players())
        other = state.resample_from_infostate(seat, random.random)
        differ += str(other) != str(state)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        if state.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()
    assert differ > 5


def gold_of(state: SaboteurState) -> list[float]:
    """What each seat has in this world."""
    return [float(gold) for gold in scores(state.match.state)]


def sought(state: SaboteurState, random: Random) -> int:
    """What somebody would do who seeks the treasure."""
    match = state.match
    choice = choose(match.state, "seek", random)
    actions: list[int] = state.legal_actions()
    return next(one for one in actions if match.bench.meant(match, one)[0] == choice)


@pytest.mark.parametrize("reward", ["gold", "match"])
def test_another_world_pays_its_own_gold(reward: str) -> None:
    random = Random(6)
    state = dealt(pyspiel.load_game(f"motherlode(players=5,rounds=2,reward={reward})"), 3)
    differ = 0
    while not state.is_terminal():
        state.apply_action(sought(state, random))
        if state.match.state.round == 1 or random.random() < 0.9:
            continue
        other = state.resample_from_infostate(0, random.random)
        paid = reward == "gold" or other.is_terminal()
        assert other.returns() == (gold_of(other) if paid else [0.0] * 5)
        assert other.rewards() == [0.0] * 5
        differ += gold_of(other) != gold_of(state)
        while not other.is_terminal():
            other.apply_action(random.choice(other.legal_actions()))
        assert other.returns() == gold_of(other)
    assert differ > 1


@pytest.mark.parametrize("reward", ["gold", "match", "side"])
def test_rewards_are_those_of_the_environments(reward: str) -> None:
    random = Random(3)
    state = dealt(pyspiel.load_game(f"motherlode(players=5,rounds=2,reward={reward})"), 3)
    tables = Bench(state.match.bench.setting).tables
    tables.begin(0, 3)
    total = np.zeros(5)
    while not state.is_terminal():
        action = sought(state, random)
        state.apply_action(action)
        tables.step_one(0, action)
        total += state.rewards()
        assert state.rewards() == list(tables.rewards)
    assert state.returns() == list(total)
    assert total.any()


def test_threads_do_not_mix_their_matches_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread wants to look at its own match while this one is laid out."""
    one, other = (dealt(pyspiel.load_game(SMALL), seed) for seed in (1, 2))
    others: list[Thread] = []
    lay_out = Bench._lay_out

    def disturbed(bench: Bench, match: Match) -> None:
        lay_out(bench, match)
        if match is one.match:
            others.append(Thread(target=other.legal_actions))
            others[-1].start()
            others[-1].join(0.1)  # it ends only if nothing holds it up

    def told() -> tuple[list[int], list[str], list[float]]:
        actions = one.legal_actions()
        words = [one.action_to_string(action) for action in actions[:1]]
        return actions, words, one.observation_tensor(0)

    before = told()
    monkeypatch.setattr(Bench, "_lay_out", disturbed)
    assert told() == before
    for thread in others:
        thread.join()
    assert len(others) == 3
    assert other.legal_actions() != before[0]


def test_public_and_private_parts_are_apart() -> None:
    state = dealt(pyspiel.load_game(SMALL), 7)
    game = state.get_game()
    kinds = pyspiel.PrivateInfoType
    everybody = game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    own = game.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert len({everybody.string_from(state, seat) for seat in range(3)}) == 1
    assert len({own.string_from(state, seat) for seat in range(3)}) == 3
    assert game.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS)) is None


def test_search_of_the_library_plays_a_turn() -> None:
    state = dealt(pyspiel.load_game(SMALL), 7)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 2.0, 4, random_state=chance
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("motherlode(rules=chess)", motherlode.IncompatibleModules),
        ("motherlode(players=11)", motherlode.IncompatibleModules),
        ("motherlode(rounds=9)", BadSetting),
        ("motherlode(reward=fame)", BadSetting),
    ],
)
def test_a_game_that_cannot_be(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    state = dealt(pyspiel.load_game(SMALL), 7)
    before = str(state)
    wrong = next(one for one in range(3986) if one not in state.legal_actions())
    with pytest.raises(motherlode.IllegalChoice):
        state.apply_action(wrong)
    assert str(state) == before
    assert state.action_to_string(wrong) == f"action {wrong}"


@pytest.mark.parametrize("outcome", [999, 256, -5])
def test_chance_deals_nothing_that_is_not_there(outcome: int) -> None:
    state = pyspiel.load_game(SMALL).new_initial_state()
    state.apply_action(0)
    with pytest.raises(motherlode.IllegalChoice, match="0 to 255"):
        state.apply_action(outcome)
    assert state.history() == [0]
    for digit in (0, 0, 7):
        state.apply_action(digit)
    assert str(state) == str(dealt(pyspiel.load_game(SMALL), 7))


def test_the_page_lists_all_parameters() -> None:
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")
    names = pyspiel.load_game("motherlode").get_parameters()
    assert [name for name in names if f"`{name}`" not in page] == []


def test_nothing_is_done_after_the_end() -> None:
    state = pyspiel.load_game("motherlode(players=3,rounds=1)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(motherlode.IllegalChoice, match="over"):
        state.apply_action(0)
