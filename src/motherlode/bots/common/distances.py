"""Distances: how many cards have to be laid from each cell to a goal, around what lies there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import FAR, GOALS
from motherlode.rules.core.cards import Tiles
from motherlode.rules.core.cells import WIDTH
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.randomness import mixed
from motherlode.rules.core.views import View

# The part of the table a bot looks at: x -1 to 10 and y -4 to 4, with a border around it.
COLUMNS: Final = 16
LEFT: Final = 126  # MIDDLE - 2, which compiled code would look up
TOP: Final = 123  # MIDDLE - 5
RIGHT: Final = 13
BOTTOM: Final = 10
SIZE: Final = COLUMNS * (BOTTOM + 1)
OUTSIDE: Final = 0  # the index of every cell beyond
MOVE: Final = vec[i64]([-COLUMNS, 1, COLUMNS, -1])
MOVES: Final = 0x0F201100  # each of them plus COLUMNS, eight bits a side: nothing to look up

# What lies on a cell; a face-up tile is its number plus TILE, a goal FACE_DOWN less its number.
FACE_DOWN: Final = -2
BLOCKED: Final = -1
EMPTY: Final = 0
AHEAD: Final = 1  # empty, and a linked opening points at it
TILE: Final = 2

PRIME: Final = 1_000_003
MASK: Final = (1 << 40) - 1
MARGIN: Final = 2  # how much further than the nearest tunnel end a bot looks
KEPT: Final = 256  # surveys; a power of two


def _bordered() -> vec[i64]:
    plane = vec[i64]([BLOCKED] * SIZE)
    for row in range(1, BOTTOM):
        for column in range(1, RIGHT):
            plane[row * COLUMNS + column] = EMPTY
    return plane


_BARE: Final = _bordered()
_UNKNOWN: Final = vec[i64]([FAR] * (SIZE * GOALS))


class Survey:
    """A table in small as somebody measured it, so that others need not measure it again."""

    def __init__(self, tiles: Tiles, key: i64, grid: vec[i64], steps: vec[i64]) -> None:
        self.tiles: Tiles = tiles
        self.key: i64 = key
        self.grid: vec[i64] = grid
        self.steps: vec[i64] = steps
        self.measured: i64 = 0  # goals, as bits


class Latest:
    """Keeps the latest surveys by their keys.

    While nobody digs, the next bot sees the same table, and whoever tries out many worlds comes to
    the same tables again and again.
    """

    def __init__(self) -> None:
        empty = Survey(Tiles([]), 0, _BARE, _UNKNOWN)
        self.surveys: vec[Survey] = vec[Survey]([empty for _ in range(KEPT)])


_LATEST: Final = Latest()


class Distances:
    """The table in small, and for each goal the cards it takes to get there."""

    def __init__(self) -> None:
        self.survey: Survey = _LATEST.surveys[0]
        self.grid: vec[i64] = _BARE
        self.steps: vec[i64] = _UNKNOWN  # [goal * SIZE + index]; of a tile: from its far side on
        self.queue: vec[i64] = vec[i64]([0] * SIZE)
        self.tail: i64 = 0

    def take_in(self, view: View, maze: Maze, barred: vec[i64]) -> None:
        """Look at the table, unless it is as it once was; nothing passes barred cells."""
        key = key_of(view, maze, barred)
        place = key & KEPT - 1
        survey = _LATEST.surveys[place]
        if survey.key != key or survey.tiles is not maze.tiles:
            steps = _UNKNOWN[: len(view.goal_cells) * SIZE]
            survey = Survey(maze.tiles, key, grid_of(view, maze, barred), steps)
            _LATEST.surveys[place] = survey
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
        queue = self.queue
        plane = goal * SIZE
        limit: i64 = FAR - MARGIN
        head: i64 = 0
        tail: i64 = 1
        queue[0] = index_of(cell)
        steps[plane + queue[0]] = 0
        while head < tail:
            here = queue[head]
            head += 1
            level = steps[plane + here]
            if level >= limit or here == OUTSIDE:
                return
            found = grid[here]
            if found == AHEAD:
                limit = min(limit, level + MARGIN)
            side: i64
            for side in range(4):
                there = here - COLUMNS + (MOVES >> 8 * side & 255)
                if steps[plane + there] != FAR:
                    continue
                found = grid[there]
                if EMPTY <= found <= AHEAD:
                    # the same as `_reach`: most of the time is spent here
                    steps[plane + there] = level + 1
                    queue[tail] = there
                    tail += 1
                elif found >= TILE:
                    self.tail = tail
                    self._go_through(maze, plane, there, side ^ 2, level + 1)
                    tail = self.tail

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


def key_of(view: View, maze: Maze, barred: vec[i64]) -> i64:
    """A number for all that distances depend on."""
    key = view.turned_goals
    for cell in view.goal_cells:
        key = key * PRIME + cell & MASK
    for cell in barred:
        key = key * PRIME + cell & MASK
    return maze.key ^ mixed(key)


def grid_of(view: View, maze: Maze, barred: vec[i64]) -> vec[i64]:
    """The table in small."""
    card = maze.card
    base = maze.base
    grid = _BARE[:]
    for cell in maze.laid:
        grid[index_of(cell)] = int(card[cell - base]) + TILE - 1
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
    return grid


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
