"""The picture of a game: whole, safe, made of the pages' own art, and without secrets."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

import motherlode
from motherlode import Game
from motherlode.api.picture import art, draw_svg
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.views import view
from motherlode.rules.notation.drawing import draw_view
from tests.api.tables import TABLES, played
from tests.support.chromium import node

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src" / "motherlode" / "api" / "cards.json"
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {
    *("svg", "title", "defs", "symbol", "g", "use", "text"),
    *("rect", "path", "circle", "ellipse", "linearGradient", "radialGradient", "stop"),
}
KNOWING = """
players = 3
[hands]
Ada = ["map", "cross"]
[goals]
"8,0" = "TREASURE"
"8,2" = "STONE"
[roles]
Ada = "digger"
"""


def parsed(text: str) -> ElementTree.Element:
    """A picture as a program reads it."""
    return ElementTree.fromstring(text)


def faces(picture: ElementTree.Element) -> dict[tuple[str | None, str | None], str]:
    """Which face is drawn where."""
    drawn = [one for one in picture.findall(f"{SVG}use") if one.get("href", "").startswith("#card")]
    return {(one.get("x"), one.get("y")): one.get("href", "") for one in drawn}


# -- the art -----------------------------------------------------------------------------------


def test_the_art_is_that_of_the_pages(tmp_path: Path) -> None:
    made = tmp_path / "cards.json"
    subprocess.run([node(), "sprites.ts", str(made)], cwd=ROOT / "ui", check=True)
    assert made.read_text(encoding="utf-8") == FILE.read_text(encoding="utf-8"), "run `make art`"


def test_the_art_is_light() -> None:
    assert FILE.stat().st_size < 250_000


def test_every_card_that_can_lie_in_the_maze_is_drawn_both_ways() -> None:
    shelves = json.loads((ROOT / "ui" / "src" / "art" / "gallery.json").read_text(encoding="utf-8"))
    laid = {card["name"] for shelf in shelves for card in shelf["cards"] if card.get("shape")}
    drawn = {key.partition(":")[0] for key in art()["cards"]}
    assert drawn == laid
    assert len(art()["cards"]["curve_nw"]) == 2
    assert len(art()["cards"]["cross"]) == 1  # turned, it looks the same


def test_the_art_needs_no_style_sheet() -> None:
    text = json.dumps(art())
    assert "class=" not in text
    assert "var(" not in text
    assert "undefined" not in text


# -- the picture -------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "players", "modules"), TABLES, ids=lambda value: str(value))
def test_it_is_whole_and_has_nothing_that_acts_or_is_fetched(
    rules: str, players: int, modules: tuple[str, ...]
) -> None:
    text = played(Game(rules, players, modules, seed=5), 30)._repr_svg_()
    picture = parsed(text)
    ids = {one.get("id") for one in picture.iter()}
    links = set(re.findall(r"url\(#([^)]*)\)", text)) | set(re.findall(r"href=.#([^'\"]*)", text))
    assert links <= ids
    assert {one.tag.removeprefix(SVG) for one in picture.iter()} <= ELEMENTS
    assert not [name for one in picture.iter() for name in one.attrib if name.startswith("on")]
    assert text.count("http") == 1  # the namespace


def test_cards_lie_where_they_were_laid_and_as_they_were_turned() -> None:
    game = Game.from_position(
        'players = 3\n[maze]\n"1,0" = "tee_nes turned"\n"1,1" = "curve_ne"\n"-1,0" = "cross turned"'
    )
    drawn = faces(parsed(game.svg()))
    assert drawn["102", "2"] == "#card-tee_nes-1"
    assert drawn["102", "152"] == "#card-curve_ne-0"
    assert drawn["-98", "2"] == "#card-cross-0"
    assert drawn["802", "2"] == "#card-back-goal"


def test_a_name_is_only_a_name() -> None:
    game = Game("base", modules=["toll_tunnels"], names=["<i&b", "Bo", "Cai"], seed=1, first=0)
    title = parsed(game.svg()).find(f"{SVG}title")
    assert title is not None
    assert "<i&b is asked" in (title.text or "")


def test_a_dwarf_carries_the_sign_of_its_owner() -> None:
    position = (
        'modules = ["toll_tunnels"]\nplayers = ["Ada", "<&", "Cai"]\n[maze]\n"1,0" = "cross"\n'
    )
    game = Game.from_position(position + '[toll_tunnels]\ndwarves = ["2,0 w <&"]\n')
    assert "<&" in [one.text for one in parsed(game.svg()).iter(f"{SVG}text")]


@pytest.mark.parametrize("module", ["party", "wardrobe"])
def test_the_hall_is_that_of_its_module(module: str) -> None:
    game = Game("base", players=5, modules=[module], seed=1)
    assert f"#card-large_nw-{module}-0" in faces(parsed(game.svg())).values()


def test_a_card_without_art_shows_its_tunnels_and_its_name() -> None:
    rules = motherlode.rules_for(motherlode.Selection("base", players=3))
    card = rules.number_of["curve_nw"]
    rules.names = tuple("strange" if name == "curve_nw" else name for name in rules.names)
    state = motherlode.new_game(rules, 1)
    state.maze.lay(state.maze.frontier[0], card | TURNED)
    picture = parsed(draw_svg(motherlode.view(state, 0), ["Ada", "Bo", "Cai"]))
    assert "strange" in [one.text for one in picture.iter(f"{SVG}text")]
    assert "#card-strange-1" in faces(picture).values()


# -- secrets -----------------------------------------------------------------------------------


def two_goals(treasure: str, stone: str) -> Game:
    """The same table with one or another goal in the middle; Ada reads the map."""
    text = KNOWING.replace("TREASURE", treasure).replace("STONE", stone)
    game = Game.from_position(text)
    game.play("map @ 8,0")
    return game


def test_what_everybody_sees_does_not_tell_the_goals() -> None:
    one = two_goals("treasure", "stone_nw")
    other = two_goals("stone_nw", "treasure")
    for show in (Game._repr_svg_, str, repr, Game.seen, Game.look):
        assert show(one) == show(other)
    for seat in ("Bo", "Cai"):
        assert one.svg(seat) == other.svg(seat)
        assert one.drawing(seat) == other.drawing(seat)


def test_who_has_read_the_map_sees_the_goal() -> None:
    game = two_goals("treasure", "stone_nw")
    assert faces(parsed(game.svg("Ada")))["802", "2"] == "#card-goal_treasure-0"
    assert "$" in game.drawing("Ada")
    assert "$" not in str(game)


@pytest.mark.parametrize(("rules", "players", "modules"), TABLES, ids=lambda value: str(value))
def test_pictures_are_the_same_in_every_world_that_a_seat_can_not_tell_apart(
    rules: str, players: int, modules: tuple[str, ...]
) -> None:
    game = played(Game(rules, players, modules, seed=5), 20)
    for seat in range(players):
        for seed in range(3):
            world = motherlode.deal_world(game.view(seat), seed)
            assert draw_svg(view(world, seat), game.names) == game.svg(seat)
            assert "\n".join(draw_view(view(world, seat), 80).lines()) == game.drawing(seat)
