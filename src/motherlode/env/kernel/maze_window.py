"""The window: the maze as observations show it, the same for every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import OUTSIDE, Layout
from motherlode.env.kernel.seated import Row
from motherlode.rules.core.cells import STEP, WIDTH
from motherlode.rules.core.maze import FACE_DOWN, ON_FRONTIER, Maze
from motherlode.rules.core.randomness import mixed
from motherlode.rules.core.state import State

# Flags of a cell.
UP: Final = 1 << 32
DOWN: Final = 2 << 32
FREE: Final = 4 << 32
LAID: Final = 9 << 32  # by a player, or so that it can be removed; face up, too
LIT: Final = 15 << 24
BLANK: Final = 0
TILE: Final = 0xFFFFFFFF
CELL: Final = 0xFFFF  # the bits of a cell, outside the window


class MazeWindow:
    """Writes the cells of the maze into a row of words: only those that have changed, if it can."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Layout = layout
        self.corner: i64 = layout.top * WIDTH + layout.left
        columns = int(layout.columns)
        self.step: vec[i64] = vec[i64]([-columns, 1, columns, -1])  # as STEP, in the window

    def write(self, rows: vec[i64], row: Row, state: State) -> None:
        """Write a maze that isn't the one that was written last."""
        maze = state.maze
        if not self._write_laid(rows, row, maze):
            self._write_all(rows, row, state)
        row.key = maze.key
        row.laid = len(maze.laid)

    # -- what has changed ----------------------------------------------------------------------

    def _write_laid(self, rows: vec[i64], row: Row, maze: Maze) -> bool:
        """Write the cards that were laid since the last time, if nothing else has happened."""
        laid = maze.laid
        cards = maze.card
        base = maze.base
        key = row.key
        place: i64
        for place in range(row.laid, len(laid)):
            number: i64 = int(cards[laid[place] - base])
            key ^= mixed(laid[place] << 9 | number)
        if key != maze.key:
            return False
        for place in range(row.laid, len(laid)):
            there = self.layout.place(laid[place])
            if there < 0:
                return False
            self._put(rows, row, there, tile_word(maze, laid[place] - base) | LAID)
        for place in range(row.laid, len(laid)):
            if not self._write_around(rows, row, maze, laid[place]):
                return False
        return True

    def _write_around(self, rows: vec[i64], row: Row, maze: Maze, cell: i64) -> bool:
        """Write what a card has changed beside it, and go on from where light has come.

        At the edge of the window nobody can tell what is new.
        """
        layout = self.layout
        x = (cell - self.corner) & (WIDTH - 1)
        y = (cell - self.corner) >> 8
        if x < 1 or y < 1 or x >= layout.columns - 1 or y >= layout.rows - 1:
            return False
        index = cell - maze.base
        marks = maze.mark
        cards = maze.card
        here = y * layout.columns + x
        side: i64
        for side in range(4):
            beside = index + STEP[side]
            place = here + self.step[side]
            mark: i64 = int(marks[beside])
            number: i64 = int(cards[beside])
            if number:
                was = rows[row.at + place]
                if (was & LIT) >> 24 == mark & 15:
                    continue
                rows[row.at + place] = (was | LIT) ^ (~mark & 15) << 24
                if not self._write_around(rows, row, maze, beside + maze.base):
                    return False
            elif mark & ON_FRONTIER:
                code: i64 = int(maze.code[beside])
                self._put(rows, row, place, FREE | code << 40)
        return True

    def _put(self, rows: vec[i64], row: Row, place: i64, word: i64) -> None:
        """Write a cell that isn't blank."""
        if rows[row.at + place] == BLANK:
            row.marked[row.marks] = place
            row.marks += 1
        rows[row.at + place] = word

    # -- everything ----------------------------------------------------------------------------

    def _write_all(self, rows: vec[i64], row: Row, state: State) -> None:
        maze = state.maze
        marked = row.marked
        at = row.at
        place: i64
        for place in range(row.marks):
            rows[at + marked[place]] = BLANK
        row.marks = 0
        shown = row.outsiders
        row.outsiders = 0
        base = maze.base
        codes = maze.code
        for cell in maze.laid:
            self._put_cell(rows, row, 0, cell, tile_word(maze, cell - base) | LAID)
        for cell in maze.fixed:
            self._put_cell(rows, row, 0, cell, tile_word(maze, cell - base) | UP)
        for cell in state.goal_cells:
            if int(maze.mark[cell - base]) & FACE_DOWN:
                self._put_cell(rows, row, 0, cell, DOWN)
        cards = row.outsiders
        for cell in maze.frontier:
            code: i64 = int(codes[cell - base])
            self._put_cell(rows, row, cards, cell, FREE | code << 40)
        for place in range(row.outsiders, shown):
            rows[at + self.layout.outside + place] = BLANK

    def _put_cell(self, rows: vec[i64], row: Row, first: i64, cell: i64, word: i64) -> None:
        """Write a cell in the window, or outside: sorted by cell from the first of its kind on."""
        place = self.layout.place(cell)
        if place >= 0:
            self._put(rows, row, place, word)
            return
        word = cell | (word & TILE) << 16 | word >> 40 << 48 | (word >> 32 & 15) << 56
        at = row.at + self.layout.outside
        place = row.outsiders
        if place < OUTSIDE:
            row.outsiders += 1
        elif place > first and rows[at + place - 1] & CELL > cell:
            place -= 1
        else:
            return
        while place > first and rows[at + place - 1] & CELL > cell:
            rows[at + place] = rows[at + place - 1]
            place -= 1
        rows[at + place] = word


def tile_word(maze: Maze, index: i64) -> i64:
    """A face-up card: number, whether turned, openings, and which of them are linked."""
    tile: i64 = int(maze.card[index])
    tile -= 1
    lit: i64 = int(maze.mark[index])
    word = ((tile & 127) + 1) | (tile >> 7) << 8 | maze.tiles.openings[tile] << 16
    return word | (lit & 15) << 24
