"""The maze as such: copies that share what nobody changes, and the key that tells mazes apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.maze import Maze
from motherlode.rules.positions.position import read_position
from tests.support.plain import rules_of
from tests.support.players import play_moves

TWO = """
[maze]
"1,0" = "cross"
"2,0" = "straight_ew"
"""
RULES = rules_of("base", 4)
CROSS = RULES.number_of["cross"]

CHANGES: dict[str, Callable[[Maze], object]] = {
    "lay": lambda maze: maze.lay(cell_at(1, 1), CROSS),
    "lay_out": lambda maze: maze.lay_out(cell_at(1, 1), CROSS),
    "fix": lambda maze: maze.fix(cell_at(8, 0), RULES.goals[0]),
    "uncover": lambda maze: maze.uncover(cell_at(8, 0), CROSS),
    "put_face_down": lambda maze: maze.put_face_down(cell_at(1, 1)),
    "take_face_down": lambda maze: maze.take_face_down(cell_at(8, 0)),
    "remove": lambda maze: maze.remove(cell_at(1, 0)),
}


def contents(maze: Maze) -> tuple[object, ...]:
    """All that a maze holds."""
    planes = [bytes(map(int, plane)) for plane in (maze.card, maze.code, maze.mark)]
    lists = [list(cells) for cells in (maze.laid, maze.frontier, maze.fixed, maze.open_spots())]
    return (*planes, *lists, maze.base, maze.size, maze.key)


@pytest.mark.parametrize("change", CHANGES)
def test_copies_do_not_change_with_each_other(change: str) -> None:
    maze = read_position(TWO).state.maze
    before = contents(maze)
    copy = maze.copy()
    second = copy.copy()
    CHANGES[change](copy)
    assert contents(copy) != before
    assert contents(maze) == before
    assert contents(second) == before
    CHANGES[change](maze)
    assert contents(maze) == contents(copy)
    assert contents(second) == before


def test_two_copies_grow_side_by_side() -> None:
    maze = read_position(TWO).state.maze
    copy = maze.copy()
    maze.lay(cell_at(1, 1), CROSS)
    copy.lay(cell_at(1, -1), CROSS)
    assert maze.laid[-1] == cell_at(1, 1)
    assert copy.laid[-1] == cell_at(1, -1)
    assert cell_at(1, 2) not in copy.frontier


def test_the_key_says_what_lies_there_and_not_how_it_came_there() -> None:
    maze = read_position(TWO).state.maze
    other = maze.copy()
    maze.lay(cell_at(1, 1), CROSS)
    maze.lay(cell_at(1, -1), CROSS)
    other.lay(cell_at(1, -1), CROSS)
    assert maze.key != other.key
    other.lay(cell_at(1, 1), CROSS)
    assert maze.key == other.key
    maze.remove(cell_at(1, 1))
    maze.remove(cell_at(1, -1))
    assert maze.key == read_position(TWO).state.maze.key


def test_no_two_tables_of_a_game_have_the_same_key() -> None:
    keys: dict[int, tuple[object, ...]] = {}
    for seed in range(20):
        state, _ = play_moves(RULES, seed, "mixed", limit=30)
        maze = state.maze
        tiles = sorted((cell, maze.tile_at(cell)) for cell in [*maze.laid, *maze.fixed])
        assert keys.setdefault(int(maze.key), (tiles,)) == (tiles,)
    assert len(keys) > 15
