"""The gallery of the browser: every card of every module, once."""

from __future__ import annotations

from pathlib import Path

from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.web.description.gallery import main, shelves

FILE = Path(__file__).parents[2] / "ui" / "src" / "art" / "gallery.json"


def test_the_file_beside_the_drawings_is_what_the_catalogue_brings(tmp_path: Path) -> None:
    made = tmp_path / "gallery.json"
    main([str(made)])
    assert made.read_text() == FILE.read_text(), "run `make wire`"


def test_every_card_and_role_of_a_full_table_stands_on_one_shelf() -> None:
    cards = [card.name for shelf in shelves() for card in shelf.cards]
    roles = [role for shelf in shelves() for role in shelf.roles]
    assert len(set(cards)) == len(cards)
    assert len(set(roles)) == len(roles)
    for game in CATALOGUE.games():
        players = 2 if game == "duel" else 6
        extras = CATALOGUE.allowed_extras(game, "jubilee", players)
        rules = CATALOGUE.rules(Selection(game, extras, "jubilee", players))
        assert {spec.name for spec in rules.specs} <= set(cards)
        assert set(rules.role_names) <= set(roles)
