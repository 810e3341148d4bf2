"""Distances: how many cards have to be laid from each cell to a goal, around what lies there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import FAR, GOALS
from motherlode.rules.core.maze import MIDDLE, WIDTH, Maze
from motherlode.rules.core.views import View

# The part of the table a bot looks at: x -1 to 10 and y -4 to 4, with a border around it.
COLUMNS: Final = 16
LEFT: Final = MIDDLE - 2
TOP: Final = MIDDLE - 5
RIGHT: Final = 13
BOTTOM: Final = 10
SIZE: Final = COLUMNS * (BOTTOM + 1)
OUTSIDE: Final = 0  # the index of every cell beyond
MOVE: Final = vec[i64]([-COLUMNS, 1, COLUMNS, -1])

# What lies on a cell; a face-up tile is its number plus TILE, a goal FACE_DOWN less its number.
FACE_DOWN: Final = -2
BLOCKED: Final = -1
EMPTY: Final = 0
AHEAD: Final = 1  # empty, and a linked opening points at it
TILE: Final = 2

PRIME: Final = 1_000_003
MASK: Final = (1 << 40) - 1
MARGIN: Final = 2  # how much further than the nearest tunnel end a bot looks


def _bordered() -> vec[i64]:
    plane = vec[i64]([BLOCKED] * SIZE)
    for row in range(1, BOTTOM):
        for column in range(1, RIGHT):
            plane[row * COLUMNS + column] = EMPTY
    return plane


_BARE: Final = _bordered()
_UNKNOWN: Final = vec[i64]([FAR] * (SIZE * GOALS))


class Survey:
    """A table in small as somebody last measured it, so that others need not measure it again."""

    def __init__(self, grid: vec[i64], beyond: i64, steps: vec[i64]) -> None:
        self.grid: vec[i64] = grid
        self.beyond: i64 = beyond
        self.steps: vec[i64] = steps
        self.measured: i64 = 0  # goals, as bits

    def fits(self, grid: vec[i64], beyond: i64, size: i64) -> bool:
        """Whether it is of the same table."""
        if len(self.steps) != size or self.beyond != beyond:
            return False
        mine = self.grid
        place: i64
        for place in range(SIZE):
            if mine[place] != grid[place]:
                return False
        return True


class Shelf:
    """Keeps the latest survey: while nobody digs, the next bot sees the same table."""

    def __init__(self) -> None:
        self.survey: Survey = Survey(_BARE, 0, _UNKNOWN)


_SHELF: Final = Shelf()


class Distances:
    """The table in small, and for each goal the cards it takes to get there."""

    def __init__(self) -> None:
        self.survey: Survey = _SHELF.survey
        self.grid: vec[i64] = _BARE
        self.steps: vec[i64] = _UNKNOWN  # [goal * SIZE + index]; of a tile: from its far side on
        self.queue: vec[i64] = vec[i64]([0] * SIZE)
        self.tail: i64 = 0

    def take_in(self, view: View, maze: Maze, barred: vec[i64]) -> None:
        """Copy what lies on the table, unless it is as it was; nothing passes barred cells."""
        card = maze.card
        base = maze.base
        grid = _BARE[:]
        beyond: i64 = 0  # a number for what lies outside the part a bot looks at
        for cell in maze.laid:
            index = index_of(cell)
            tile: i64 = int(card[cell - base])
            grid[index] = tile + TILE - 1
            if index == OUTSIDE:
                beyond = beyond * PRIME + cell * 256 + tile & MASK
        for cell in maze.fixed:
            grid[index_of(cell)] = int(card[cell - base]) + TILE - 1
        for cell in maze.frontier:
            grid[index_of(cell)] = AHEAD
        goal: i64
        for goal in range(len(view.goal_cells)):
            if not view.turned_goals >> goal & 1:
                grid[index_of(view.goal_cells[goal])] = FACE_DOWN - goal
        for cell in barred:
            grid[index_of(cell)] = BLOCKED
        grid[OUTSIDE] = BLOCKED
        survey = _SHELF.survey
        if not survey.fits(grid, beyond, len(view.goal_cells) * SIZE):
            survey = Survey(grid, beyond, _UNKNOWN[: len(view.goal_cells) * SIZE])
            _SHELF.survey = survey
        self.survey = survey
        self.grid = survey.grid
        self.steps = survey.steps

    def measure(self, maze: Maze, goal: i64, cell: i64) -> None:
        """Count from a goal outwards, a little further than the nearest tunnel end."""
        if self.survey.measured >> goal & 1:
            return
        self.survey.measured |= 1 << goal
        grid = self.grid
        steps = self.steps
        plane = goal * SIZE
        limit: i64 = FAR - MARGIN
        head: i64 = 0
        self.tail = 0
        self._reach(plane, index_of(cell), 0)
        while head < self.tail:
            here = self.queue[head]
            head += 1
            level = steps[plane + here]
            if level >= limit or here == OUTSIDE:
                return
            if grid[here] == AHEAD:
                limit = min(limit, level + MARGIN)
            side: i64
            for side in range(4):
                there = here + MOVE[side]
                if steps[plane + there] == FAR:
                    found = grid[there]
                    if EMPTY <= found <= AHEAD:
                        self._reach(plane, there, level + 1)
                    elif found >= TILE:
                        self._go_through(maze, plane, there, side ^ 2, level + 1)

    def _reach(self, plane: i64, index: i64, level: i64) -> None:
        self.steps[plane + index] = level
        self.queue[self.tail] = index
        self.tail += 1

    def _go_through(self, maze: Maze, plane: i64, here: i64, side: i64, level: i64) -> None:
        """A tile that isn't linked yet is a way that costs no card."""
        joined = maze.tiles.joined[(self.grid[here] - TILE) * 4 + side]
        if not joined or maze.lit_at(cell_of(here)) & joined:
            return
        self.steps[plane + here] = level - 1
        for side in range(4):
            there = here + MOVE[side]
            if not joined >> side & 1 or self.steps[plane + there] != FAR:
                continue
            found = self.grid[there]
            if EMPTY <= found <= AHEAD:
                self._reach(plane, there, level)
            elif found >= TILE:
                self._go_through(maze, plane, there, side ^ 2, level)


def index_of(cell: i64) -> i64:
    """A cell's place in the small table."""
    row = (cell >> 8) - TOP
    column = (cell & 255) - LEFT
    if row <= 0 or row >= BOTTOM or column <= 0 or column >= RIGHT:
        return OUTSIDE
    return row * COLUMNS + column


def cell_of(index: i64) -> i64:
    """The cell at a place in the small table."""
    return ((index >> 4) + TOP) * WIDTH + (index & 15) + LEFT
