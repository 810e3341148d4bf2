"""Golden playthroughs: a change of rules or of what seats see shows as a readable difference."""

from __future__ import annotations

from itertools import combinations

import pytest

from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from tests.playthroughs.script import FOLDER, fewest_players, name_of, play, selections


@pytest.mark.parametrize("selection", list(selections()), ids=name_of)
def test_the_game_goes_as_it_is_written(selection: Selection) -> None:
    path = FOLDER / f"{name_of(selection)}.txt"
    assert path.exists(), f"{path.name} is not written: python -m tests.playthroughs.write"
    assert play(selection) == path.read_text(encoding="utf-8")


def test_every_module_and_every_pair_of_modules_has_one() -> None:
    names = {path.stem for path in FOLDER.glob("*.txt")}
    for game in CATALOGUE.games():
        assert any(name.split("+")[0].split("-")[0] == game for name in names)
    pairs = {frozenset(name.split("+")[1:]) for name in names}
    for pair in combinations(CATALOGUE.extras(), 2):
        if any(fewest_players(game, pair) for game in CATALOGUE.games()):
            assert frozenset(pair) in pairs
    for module in CATALOGUE.extras():
        assert any(module in name.split("+") for name in names)


def test_no_playthrough_is_left_over() -> None:
    wanted = {name_of(selection) for selection in selections()}
    assert {path.stem for path in FOLDER.glob("*.txt")} == wanted
