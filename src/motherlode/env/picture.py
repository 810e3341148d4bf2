"""Pictures of a table: as text, as SVG with the cards' art, and as pixels for videos."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from motherlode.api.picture import draw_svg
from motherlode.env.kernel.layout import Layout
from motherlode.rules.core.cells import WIDTH
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.views import View
from motherlode.rules.notation.drawing import draw_view
from motherlode.rules.notation.words import default_names

MODES: Final = ("human", "ansi", "svg", "rgb_array")

WIDE, HIGH = 20, 30  # pixels of a cell
GROUND: Final = (43, 35, 29)
CARD: Final = (96, 78, 62)
FIXED: Final = (122, 98, 66)
BACK: Final = (70, 52, 92)
TREASURE: Final = (240, 190, 60)
TUNNEL: Final = (222, 204, 172)
LINKED: Final = (255, 198, 92)
ARMS: Final = (  # top, bottom, left and right of the way to each side
    (0, HIGH // 2, 8, WIDE - 8),
    (12, HIGH - 12, WIDE // 2, WIDE),
    (HIGH // 2, HIGH, 8, WIDE - 8),
    (12, HIGH - 12, 0, WIDE // 2),
)
Pixels = NDArray[np.uint8]


def render(view: View, layout: Layout, mode: str | None) -> str | Pixels | None:
    """The table as a view shows it; a person reads it on the screen."""
    if mode == "rgb_array":
        return paint(view, layout)
    if mode == "svg":
        return draw_svg(view, default_names(int(view.seats)))
    text = "\n".join(draw_view(view, 80).lines())
    if mode == "ansi":
        return text
    print(text)
    return None


def paint(view: View, layout: Layout) -> Pixels:
    """The window of the maze in pixels, always of the same size."""
    picture = np.full((layout.rows * HIGH, layout.columns * WIDE, 3), GROUND, np.uint8)
    maze = view.maze
    for cells, color in ((maze.laid, CARD), (maze.fixed, FIXED)):
        for cell in cells:
            if layout.place(cell) >= 0:
                _paint_card(_square(picture, layout, cell), maze, cell, color)
    for goal, cell in enumerate(view.goal_cells):
        if maze.is_face_down(cell) and layout.place(cell) >= 0:
            known = view.goals[goal]
            ends = known != HIDDEN and view.rules.ends_round[known]
            _square(picture, layout, cell)[1:-1, 1:-1] = TREASURE if ends else BACK
    return picture


def _square(picture: Pixels, layout: Layout, cell: int) -> Pixels:
    left = (cell % WIDTH - int(layout.left)) * WIDE
    top = (cell // WIDTH - int(layout.top)) * HIGH
    return picture[top : top + HIGH, left : left + WIDE]


def _paint_card(square: Pixels, maze: Maze, cell: int, color: tuple[int, int, int]) -> None:
    square[1:-1, 1:-1] = color
    tile, lit = maze.tile_at(cell), maze.lit_at(cell)
    for side, (top, bottom, left, right) in enumerate(ARMS):
        joined = maze.tiles.joined[tile * 4 + side]
        if joined:
            square[top:bottom, left:right] = LINKED if lit >> side & 1 else TUNNEL
    if not any(maze.tiles.joined[tile * 4 + side] & ~(1 << side) for side in range(4)):
        square[12 : HIGH - 12, 8 : WIDE - 8] = color  # tunnels that don't meet
