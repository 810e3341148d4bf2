"""The order of unshuffled cards that the pages know: that of every table of every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

import pytest

from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.web.description.piles import main, piles

FILE = Path(__file__).parents[2] / "ui" / "src" / "replay" / "piles.json"
EDITIONS = ("jubilee", "english", "korean", "japanese")


def test_the_file_of_the_pages_is_what_the_catalogue_brings(tmp_path: Path) -> None:
    made = tmp_path / "piles.json"
    main([str(made)])
    assert made.read_text() == FILE.read_text(), "run `make wire`"


def is_in_order(pile: Sequence[str], order: Sequence[str]) -> bool:
    """Whether nothing lies before what comes earlier."""
    places = [order.index(name) for name in pile]
    return places == sorted(places)


@pytest.mark.parametrize("game", CATALOGUE.games())
def test_every_table_lays_its_cards_in_that_order(game: str) -> None:
    chance = Random(game)
    known = piles()[game]
    names = [module.name for module in CATALOGUE.modules if not module.is_game]
    tried = 0
    for edition, players, count in product(EDITIONS, range(2, 13), range(6)):
        selection = Selection(game, chance.sample(names, count), edition, players)
        if CATALOGUE.refusal(selection):
            continue
        rules = CATALOGUE.rules(selection)
        tried += 1
        assert is_in_order([rules.names[card] for card in rules.deck], known.cards)
        assert is_in_order([rules.names[card] for card in rules.goals], known.cards)
        assert is_in_order([rules.role_names[role] for role in rules.roles], known.roles)
    assert tried
