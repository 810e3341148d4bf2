"""The maze in box characters: every card can be told from every other, and everything fits."""

from __future__ import annotations

import pytest

from motherlode.cli.terminal.colours import coloured
from motherlode.cli.terminal.table import (
    card_lines,
    figures_line,
    hand,
    known_roles,
    legend,
    padded,
    players_briefly,
)
from motherlode.cli.terminal.table import maze as maze_text
from motherlode.cli.terminal.words import Words
from motherlode.locale import texts
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import ACTION, PATH, TURNED, CardSpec, path
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.drawing import BLOCKED, HEIGHT, LOW, ROCK, draw_maze, tile_lines
from motherlode.rules.positions.position import read_position

ALL = 15


@pytest.fixture(scope="module")
def rules() -> Rules:
    """The base game."""
    return CATALOGUE.rules(Selection("base", (), "", 5))


def tiles(rules: Rules) -> list[int]:
    """Every path card both ways up, those that look the same once."""
    cards = [n for n, spec in enumerate(rules.specs) if spec.family == PATH]
    return cards + [card | TURNED for card in cards if rules.tiles.differs[card]]


def table(rules: Rules, *cards: tuple[int, int, str]) -> Maze:
    """A maze with cards laid at columns and rows."""
    maze = Maze(rules.tiles, rules.table)
    for x, y, name in cards:
        maze.lay(cell_at(x, y), rules.number_of[name])
    return maze


@pytest.mark.parametrize("wide", [3, 5, 7])
def test_every_card_looks_different(rules: Rules, wide: int) -> None:
    pictures = {tuple(tile_lines(rules, tile, wide, ALL)) for tile in tiles(rules)}
    assert len(pictures) == len(tiles(rules))


@pytest.mark.parametrize("wide", [3, 5, 7])
def test_openings_come_out_in_the_middle_of_their_sides(rules: Rules, wide: int) -> None:
    for tile in tiles(rules):
        top, middle, bottom = tile_lines(rules, tile, wide, ALL)
        assert {len(top), len(middle), len(bottom)} == {wide}
        sides = (top[wide // 2], middle[-1], bottom[wide // 2], middle[0])
        openings = [sign != ROCK for sign in sides]
        assert openings == [bool(rules.tiles.openings[tile] >> side & 1) for side in range(4)]


def test_dead_ends_are_blocked_in_the_middle(rules: Rules) -> None:
    for tile in tiles(rules):
        dead = rules.names[tile & ~TURNED].startswith("dead")
        assert (tile_lines(rules, tile, 7, ALL)[1][3] == BLOCKED) == dead


def test_linked_tunnels_are_heavy_and_others_light(rules: Rules) -> None:
    cross = rules.number_of["cross"]
    assert tile_lines(rules, cross, 5, ALL) == ["░░┃░░", "━━╋━━", "░░┃░░"]
    assert tile_lines(rules, cross, 5, 0) == ["░░│░░", "──┼──", "░░│░░"]


def test_tunnels_that_cross_without_meeting_have_signs_of_their_own() -> None:
    specs: list[CardSpec] = [
        path("bridge", "N-S|E-W", 1),
        path("double", "N-W|E-S", 1),
        path("other", "N-E|S-W", 1),
        path("mixed", "N-S|E", 1),
    ]
    rules = Rules(3, specs)
    middles = [tile_lines(rules, card, 5, ALL)[1] for card in range(4)]
    assert middles == ["━━╫━━", "━━╱━━", "━━╲━━", "░░┃━━"]


def test_the_table_as_a_round_begins(rules: Rules) -> None:
    goals = {cell_at(8, -2): HIDDEN, cell_at(8, 0): HIDDEN, cell_at(8, 2): HIDDEN}
    lines = draw_maze(rules, table(rules), goals, 80).lines()
    assert lines[0].split() == [str(x) for x in range(-1, 9)]
    assert [line.split()[0] for line in lines[2:-1:3]] == ["-2", "-1", "0", "1", "2"]
    assert "━━┫S┣━━" in lines[8]
    assert [line.count("│  ?  │") for line in lines[2:-1:3]] == [1, 0, 1, 0, 1]
    assert max(len(line) for line in lines) <= 80


def test_what_is_known_of_a_goal_is_shown(rules: Rules) -> None:
    treasure, stone = rules.number_of["goal_treasure"], rules.number_of["goal_stone_ne"]
    goals = {cell_at(8, -2): treasure, cell_at(8, 0): stone, cell_at(8, 2): HIDDEN}
    lines = draw_maze(rules, table(rules), goals, 80).lines()
    assert [line.split("│")[1].strip() for line in lines if "│ " in line] == ["$", "o", "?"]


def test_places_to_choose_from_are_numbered(rules: Rules) -> None:
    maze = table(rules, (1, 0, "cross"), (2, 0, "straight_ew"))
    marks = {cell_at(1, 1): "1/2", cell_at(2, 0): "3"}
    text = "\n".join(draw_maze(rules, maze, {cell_at(8, 0): HIDDEN}, 80, marks).lines())
    assert "1/2" in text
    assert "3" in text


@pytest.mark.parametrize(("cards", "wide"), [(8, 7), (12, 5), (22, 3), (60, 1)])
def test_a_wide_maze_is_drawn_with_narrow_cards(rules: Rules, cards: int, wide: int) -> None:
    row = [(x, 0, "straight_ew") for x in range(1, cards + 1)]
    lines = draw_maze(rules, table(rules, *row), {cell_at(8, 2): HIDDEN}, 80).lines()
    assert any("━" * wide * cards in line for line in lines)
    assert max(len(line) for line in lines) <= 80


def test_what_lies_face_down_and_is_no_goal_is_drawn() -> None:
    rules = CATALOGUE.rules(Selection("base", ("treasure_chests",), "", 3))
    state = new_game(rules, 1)
    goals = dict.fromkeys(map(int, state.goal_cells), HIDDEN)
    text = "\n".join(draw_maze(rules, state.maze, goals, 80).lines())
    assert text.count("│  c  │") == 4
    assert text.count("│  ?  │") == 3


@pytest.mark.parametrize("high", [LOW, HEIGHT])
def test_doors_crystals_and_ladders_have_their_signs(high: int) -> None:
    rules = CATALOGUE.rules(Selection("saboteur2", (), "", 3))
    maze = table(rules, (1, 0, "crystal_cross"), (2, 0, "door_blue_ew"), (3, 0, "door_green_ew"))
    maze.lay(cell_at(1, 1), rules.number_of["ladder_ne"])
    lines = draw_maze(rules, maze, {}, 80, high=high).lines()
    row = next(line for line in lines if "B" in line)
    assert "*" in row
    assert "G" in row
    assert any("H" in line for line in lines)


@pytest.mark.parametrize("high", [LOW, HEIGHT])
def test_figures_stand_where_a_module_puts_them(high: int) -> None:
    here = read_position(
        'modules = ["toll_tunnels"]\n[toll_tunnels]\ndwarves = ["1,0 w Bo", "0,1 n Ada"]'
    )
    seen = view(here.state, 0)
    drawn = maze_text(seen, 80, high=high).plain
    assert drawn.count("&") == 2
    told = figures_line(Words(texts(), here.state.rules, here.names), seen)
    assert "1,0 w (Bo), 0,1 n (Ada)" in told


def test_the_legend_explains_what_is_on_the_table() -> None:
    here = read_position("")
    words = Words(texts(), here.state.rules, here.names)
    shown = legend(words, view(here.state, 0), is_low=False)
    assert shown == "S start · ? hidden goal · ╳ dead end · thin: not connected"


def test_roles_that_were_looked_at_are_shown() -> None:
    here = read_position('rules = "saboteur2"\n[roles]\nBo = "boss"\n[inspected]\nAda = ["Bo"]')
    words = Words(texts(), here.state.rules, here.names)
    boss = here.state.rules.role("boss")
    assert known_roles(view(here.state, 0))[1] == boss
    assert 0 not in known_roles(view(here.state, 1))
    assert "=Boss" in players_briefly(words, view(here.state, 0))
    assert "=Boss" not in players_briefly(words, view(here.state, 1))


def test_the_styled_text_says_the_same(rules: Rules) -> None:
    canvas = draw_maze(rules, table(rules, (1, 0, "tee_nes")), {cell_at(8, 0): HIDDEN}, 80)
    assert coloured(canvas).plain == "\n".join(canvas.lines())
    assert coloured(canvas).spans


def test_wide_signs_fill_two_columns() -> None:
    assert padded("ab", 4) == "ab  "
    assert padded("山札", 6) == "山札  "
    assert padded("too long", 3) == "too long"


@pytest.mark.parametrize("game", ["base", "duel"])
def test_every_card_can_be_shown_in_hand(game: str) -> None:
    rules = CATALOGUE.rules(Selection(game, (), "", 2 if game == "duel" else 5))
    cards = [n for n, spec in enumerate(rules.specs) if spec.family in (PATH, ACTION)]
    assert all([len(line) for line in card_lines(rules, card)] == [5, 5, 5] for card in cards)
    shown = hand(rules, cards, ["a note"] * len(cards), 80)
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert shown.count("a note") == len(cards)
    assert "straight_ns" in shown
