"""Two worlds once more, through the messages that a live table sends."""

from __future__ import annotations

import pytest

from tests.secrets.test_two_worlds import CHAMPIONSHIP, search
from tests.support.plain import rules_of, scaled
from tests.support.sight_doors import LEAKS, SightDoors, SightLeak

TABLES = [
    ("base", 3, "", ()),
    ("base", 5, "english", ("greedy_dwarf", "victim")),
    ("tournament", 5, "", ("new_goals", "treasure_chests:random")),
    ("duel", 2, "", ()),
    ("saboteur2", 2, "", ()),
    ("saboteur2", 5, "", (*CHAMPIONSHIP, "new_goals", "treasure_chests")),
    ("saboteur2", 4, "", ("party", "toll_tunnels")),
    ("saboteur2", 6, "", ("wardrobe", "vote")),
    ("base", 4, "", ("vote",)),
    ("base", 4, "", (*CHAMPIONSHIP, "new_goals", "treasure_chests", "toll_tunnels", "party")),
]


@pytest.mark.rule("B-3", "B-13", "B-35", "B-38", "B-64", "S-4")
@pytest.mark.parametrize(("game", "players", "edition", "modules"), TABLES)
def test_no_message_depends_on_what_its_seat_may_not_know(
    game: str, players: int, edition: str, modules: tuple[str, ...]
) -> None:
    rules = rules_of(game, players, edition, modules)
    for seed in range(scaled(2)):
        assert search(rules, SightDoors(), seed, 0.2) == ""


@pytest.mark.parametrize("leak", LEAKS)
def test_the_search_finds_a_leak_in_a_message(leak: str) -> None:
    rules = rules_of("base", 4)
    assert any(search(rules, SightLeak(leak), seed, 0.5) for seed in range(40))
