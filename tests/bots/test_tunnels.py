"""What stays linked without a card: one walk finds what taking the card up would show."""

from __future__ import annotations

import pytest

from motherlode.bots.common.tunnels import Tunnels
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.maze import Maze
from motherlode.rules.positions.position import read_position
from tests.support.plain import rules_of
from tests.support.players import play_moves

RING = """
[maze]
"1,0" = "cross"
"2,0" = "cross"
"2,1" = "cross"
"1,1" = "cross"
"3,0" = "straight_ew"
"4,0" = "straight_ew"
"""


def compare(tunnels: Tunnels, maze: Maze) -> int:
    """Cut every linked card and compare with the maze without it; how many cards there were."""
    linked = [cell for cell in maze.laid if maze.lit_at(cell)]
    for cell in linked:
        tunnels.cut(maze, cell)
        rest = maze.copy()
        rest.remove(cell)
        assert tunnels.code == rest.code_at(cell)
        assert sorted(tunnels.ends) == sorted(rest.frontier)
    return len(linked)


def test_a_ring_holds_where_a_tunnel_does_not() -> None:
    maze = read_position(RING).state.maze
    tunnels = Tunnels()
    tunnels.cut(maze, cell_at(2, 0))
    assert cell_at(5, 0) not in tunnels.ends
    assert cell_at(2, 2) in tunnels.ends
    tunnels.cut(maze, cell_at(1, 1))
    assert cell_at(5, 0) in tunnels.ends
    assert cell_at(2, 2) in tunnels.ends
    assert compare(tunnels, maze) == 6


@pytest.mark.parametrize(
    ("game", "players", "plain"), [("base", 4, {True}), ("saboteur2", 6, {True, False})]
)
def test_every_cut_is_what_the_maze_says(game: str, players: int, plain: set[bool]) -> None:
    """Where tunnels cross each other unlinked, and with ladders, too."""
    tunnels = Tunnels()
    found = set()
    cards = 0
    for seed in range(30):
        state, _ = play_moves(rules_of(game, players), seed, "mixed", limit=10 + 3 * seed)
        cards += compare(tunnels, state.maze)
        found.add(tunnels.is_plain)
    assert found == plain
    assert cards > 200
