"""Paths through the maze: how long one is, and where it ends."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cells import OPEN, ORIGIN, STEP, demand
from motherlode.rules.core.maze import Maze


def is_tunnel_end(maze: Maze, cell: i64) -> bool:
    """Whether no two joined openings of the card both meet openings of neighbors (D-2)."""
    tile = maze.tile_at(cell)
    code = maze.code_at(cell)
    side: i64
    other: i64
    for side in range(4):
        if demand(code, side) < OPEN:
            continue
        joined = maze.tiles.joined[tile * 4 + side]
        for other in range(side + 1, 4):
            if joined >> other & 1 and demand(code, other) >= OPEN:
                return False
    return True


def path_length(maze: Maze, cell: i64) -> i64:
    """How many cards the shortest linked tunnel from the start to a cell's edge counts."""
    queue = vec[i64]([ORIGIN * 16 + int(maze.tiles.openings[maze.tile_at(ORIGIN)])])
    lengths = vec[i64]([0])
    head = 0
    while head < len(queue):
        here = queue[head] // 16
        sides = queue[head] % 16
        side: i64
        for side in range(4):
            if not sides >> side & 1:
                continue
            there = here + STEP[side]
            if there == cell:
                return lengths[head]
            tile = maze.tile_at(there)
            if tile < 0:
                continue
            step = there * 16 + maze.tiles.joined[tile * 4 + (side ^ 2)]
            if step % 16 and step not in queue:
                queue = append(queue, step)
                lengths = append(lengths, lengths[head] + 1)
        head += 1
    return -1
