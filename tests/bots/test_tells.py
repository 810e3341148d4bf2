"""What bots do in public: nothing in the first laps, and no vote, may betray their roles."""

from __future__ import annotations

import pytest

from bench.tells import first_laps, idle_ends, of_level, votes
from tests.support.plain import rules_of

TELLING = 8.0
TELLING_VOTE = 2.0
IDLE = 3


TABLES = [("base", players) for players in range(3, 11)]


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("saboteur2", 5)])
def test_no_act_of_the_first_two_laps_betrays_a_role(game: str, players: int) -> None:
    rules = rules_of(game, players)
    tells = first_laps(rules, of_level(rules, "greedy"), range(2000))
    assert len(tells.kinds()) > 10
    assert tells.worst() < (TELLING,)


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("saboteur2", 6)])
def test_no_vote_on_ending_the_round_betrays_a_role(game: str, players: int) -> None:
    rules = rules_of(game, players)
    tells = votes(rules, of_level(rules, "greedy"), range(150))
    assert {act.split(",")[0] for act in tells.kinds()} == {"agree", "refuse"}
    assert tells.worst() < (TELLING_VOTE,)


@pytest.mark.parametrize("players", [3, 5, 10])
def test_a_lost_round_is_soon_ended(players: int) -> None:
    rules = rules_of("base", players)
    runs = sorted(idle_ends(rules, of_level(rules, "greedy"), range(100)))
    assert runs[len(runs) // 2] <= IDLE
