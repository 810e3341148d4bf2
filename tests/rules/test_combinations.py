"""What goes with what: part 7 of the rules, every game with every module and pair of modules."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from motherlode.rules.core.engine import new_game
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from tests.support import plain

PLAYERS = {
    "base": range(3, 11),
    "saboteur2": range(2, 13),
    "tournament": range(5, 10),
    "duel": range(2, 3),
}
NEVER = {
    "base": set[str](),
    "saboteur2": {"greedy_dwarf", "victim"},
    "tournament": {"greedy_dwarf", "victim", "wardrobe"},
    "duel": set(CATALOGUE.extras()),
}
"""The modules that don't go with a game."""
ONE_SIDE = {"wardrobe", "party"}
FEWEST = {"vote": 3}  # players that a module needs
GAMES = pytest.mark.parametrize("game", PLAYERS)


def refusal(game: str, modules: tuple[str, ...], players: int, edition: str = "") -> str:
    """Why a table can't be made; nothing if it can."""
    selection = Selection(game, modules, edition, players)
    refused = CATALOGUE.refusal(selection)
    if refused is None:
        new_game(CATALOGUE.rules(selection), seed=1)
        return ""
    with pytest.raises(IncompatibleModules, match=re.escape(str(refused))):
        CATALOGUE.rules(selection)
    assert refused.rules(), refused
    return str(refused)


@GAMES
@pytest.mark.rule("B-1", "S-1", "O-1", "D-1")
def test_how_many_players(game: str) -> None:
    for players in range(14):
        assert bool(refusal(game, (), players)) == (players not in PLAYERS[game])


@GAMES
@pytest.mark.rule("S-1", "O-1", "D-2", "D-5")
def test_editions_are_settings_of_the_base_game(game: str) -> None:
    for edition in plain.EDITIONS:
        refused = refusal(game, (), PLAYERS[game][0], edition)
        assert bool(refused) == (game != "base" and edition != "jubilee")


@GAMES
@pytest.mark.rule("C-16", "V-1", "W-1", "P-1", "T-1", "G-1", "X-1")
def test_every_pair_of_modules_starts_or_is_refused_with_the_rule(game: str) -> None:
    for players in {PLAYERS[game][0], PLAYERS[game][-1]}:
        for count in (1, 2):
            for modules in combinations(CATALOGUE.extras(), count):
                few = any(players < FEWEST.get(module, 0) for module in modules)
                wrong = NEVER[game] & set(modules) or set(modules) == ONE_SIDE or few
                assert bool(refusal(game, modules, players)) == bool(wrong), modules


@GAMES
@pytest.mark.rule("C-16", "V-1", "W-1", "P-1")
def test_all_that_is_allowed_goes_together(game: str) -> None:
    for side in sorted(ONE_SIDE - NEVER[game]) or [""]:
        allowed = set(CATALOGUE.extras()) - NEVER[game] - (ONE_SIDE - {side})
        for players in PLAYERS[game]:
            enough = {module for module in allowed if players >= FEWEST.get(module, 0)}
            assert refusal(game, tuple(sorted(enough)), players) == ""
