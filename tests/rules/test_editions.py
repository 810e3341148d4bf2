"""Part 2, the editions, and part 7, what goes with what."""

from __future__ import annotations

import pytest

from motherlode.rules.core.errors import IncompatibleModules
from tests.support import plain
from tests.support.table import Played, deal, play

SETTINGS = {
    # edition: share per digger, ends when all have passed, played cards face up, minimum path
    "jubilee": (True, False, True, 0),
    "english": (False, True, False, 7),
    "korean": (False, False, True, 0),
    "japanese": (False, False, True, 0),
}


@pytest.mark.rule("B-36", "B-54", "B-60")
@pytest.mark.parametrize("edition", SETTINGS)
def test_the_settings_of_each_edition(edition: str) -> None:
    """What each setting does is tested where its rule is; here, that each edition has its own."""
    rules = plain.rules_of("base", 5, edition)
    assert rules.edition == edition
    assert (
        rules.share_per_digger,
        rules.ends_when_all_passed,
        rules.discard_face_up,
        rules.minimum_path,
    ) == SETTINGS[edition]


@pytest.mark.rule("B-36", "B-54", "B-60")
def test_the_jubilee_edition_is_the_default_and_settings_are_shown_to_all() -> None:
    table = deal()
    assert {table.view(name)["edition"] for name in [*table.names, None]} == {"jubilee"}
    table = deal(edition="english")
    assert {table.view(name)["edition"] for name in [*table.names, None]} == {"english"}


@pytest.mark.rule("B-60")
@pytest.mark.parametrize(("short", "edition"), [("en", "english"), ("ko", "korean")])
def test_an_edition_goes_by_its_language_too(short: str, edition: str) -> None:
    assert plain.rules_of("base", 5, short).edition == edition


@pytest.mark.rule("B-60")
def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(IncompatibleModules, match="klingon"):
        plain.rules_of("base", 5, "klingon")


SEVEN = """
edition = "english"
players = ["Ada", "Bo", "Cai"]
turn = "Ada"
[hands]
Ada = ["straight_ew"]
[goals]
"8,0" = "treasure"
[maze]
"1,0" = "straight_ew"
"2,0" = "straight_ew"
"3,0" = "tee_esw"
"4,0" = "tee_esw"
"5,0" = "tee_esw"
"6,0" = "tee_esw"
"""


def with_minimum(length: int) -> Played:
    """A tunnel of seven cards at a table that asks for another length."""
    table = play(SEVEN)
    table.state.rules.minimum_path = length
    return table.play("straight_ew @ 7,0")


@pytest.mark.rule("B-50", "B-53")
def test_the_treasure_needs_a_path_of_seven_cards() -> None:
    assert play(SEVEN, "straight_ew @ 7,0").outcomes == ["diggers"]
    assert with_minimum(7).outcomes == ["diggers"]
    assert with_minimum(8).outcomes == []


REFUSED = [
    ("tournament", 4, "", (), "O-1"),
    ("tournament", 10, "", (), "O-1"),
    ("tournament", 6, "english", (), "Jubilee"),
    ("tournament", 6, "", ("greedy_dwarf",), "C-16"),
    ("tournament", 6, "", ("victim",), "V-1"),
    ("duel", 3, "", (), "D-1"),
    ("duel", 2, "english", (), "D-2"),
    ("duel", 2, "", ("greedy_dwarf",), "C-16"),
    ("duel", 2, "", ("victim",), "V-1"),
    ("base", 2, "", ("victim",), "B-1"),
]


@pytest.mark.rule("B-1", "O-1", "D-1", "C-16", "V-1")
@pytest.mark.parametrize(("game", "players", "edition", "modules", "rule"), REFUSED)
def test_a_table_that_is_not_allowed_is_refused_with_the_rule(
    game: str, players: int, edition: str, modules: tuple[str, ...], rule: str
) -> None:
    with pytest.raises(IncompatibleModules, match=rule):
        plain.rules_of(game, players, edition, modules)


@pytest.mark.rule("B-1", "O-1", "D-1", "C-16", "V-1")
def test_what_may_be_combined() -> None:
    for edition in SETTINGS:
        for players in range(3, 11):
            rules = plain.rules_of("base", players, edition, ("victim", "greedy_dwarf"))
            assert set(rules.modules) == {"greedy_dwarf", "victim"}
    for players in range(5, 10):
        assert plain.rules_of("tournament", players).modules == ()
    assert plain.rules_of("duel", 2).modules == ()
