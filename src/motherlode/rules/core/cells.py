"""The cells of the table: their numbers, and what the neighbors of one demand of a card there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 256  # cell = (y + 128) * 256 + x + 128
MIDDLE: Final = 128
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE

STEP: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])

# What the neighbor on one side demands of a cell, two bits a side.
WALL: Final = 1
OPEN: Final = 2
LINKED: Final = 3


def cell_at(x: int, y: int) -> int:
    """The number of the cell at (x, y)."""
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def cell_x(cell: int) -> int:
    """The column of a cell; the start is in column 0."""
    return cell % WIDTH - MIDDLE


def cell_y(cell: int) -> int:
    """The row of a cell; rows grow downward."""
    return cell // WIDTH - MIDDLE


def demand(code: i64, side: i64) -> i64:
    """What a cell's code says about one side: nothing (0), WALL, OPEN or LINKED."""
    return (code >> (2 * side)) & 3


def _fitting_openings(code: i64, linked: bool) -> i64:
    """The set of opening masks, as bits, that fit a code, and link to the start if they must."""
    found: i64 = 0
    for openings in range(1, 16):
        fits = True
        links = not linked
        side: i64
        for side in range(4):
            asked = demand(code, side)
            is_open = (openings >> side) & 1
            if (asked == WALL and is_open) or (asked >= OPEN and not is_open):
                fits = False
            if asked == LINKED and is_open:
                links = True
        if fits and links:
            found |= 1 << openings
    return found


ALLOWED: Final = vec[i64]([_fitting_openings(code, True) for code in range(256)])  # B-20, B-22
FITTING: Final = vec[i64]([_fitting_openings(code, False) for code in range(256)])  # B-20

# The sides of a cell, as bits: where a linked opening points at it; where neither that nor a wall.
LINKED_SIDES: Final = vec[i64](
    [sum((demand(code, side) == LINKED) << side for side in range(4)) for code in range(256)]
)
FREE_SIDES: Final = vec[i64](
    [sum((demand(code, side) in (0, OPEN)) << side for side in range(4)) for code in range(256)]
)
