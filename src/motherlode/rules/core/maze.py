"""The maze: openings, fitting, reach. The hot kernel; it knows tiles, not cards' effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from motherlode.rules.core.cards import TURNED, Tiles
from motherlode.rules.core.cells import ALLOWED, LINKED, MIDDLE, OPEN, STEP, WIDTH, demand
from motherlode.rules.core.randomness import mixed

FIRST_ROW: Final = MIDDLE - 4
ROWS: Final = 9
MARGIN: Final = 4
EMPTY: Final = 0

# mark: bits 0-3 the lit sides of the tile that lies there, then:
ON_FRONTIER: Final = 16
FACE_DOWN: Final = 32
LAID_OUT: Final = 64  # the card that lies there was never laid by a player

HIDDEN_TILE: Final = 256  # a face-down card in the key of a maze, where others have a tile

_BLANK: Final = vec[u8]([0] * (MARGIN * WIDTH))
_KEEP: Final = vec[u8]([0b11111100, 0b11110011, 0b11001111, 0b00111111])
_WALL: Final = vec[u8]([1, 4, 16, 64])
_OPEN: Final = vec[u8]([2, 8, 32, 128])
_LINKED: Final = vec[u8]([3, 12, 48, 192])
_LIT: Final = vec[u8]([1, 2, 4, 8])


@mypyc_attr(acyclic=True, free_list_len=1)
class Maze:
    """All tiles on the table, what each cell's neighbors demand of it, and what is linked.

    Planes hold a window of whole rows and grow when a tile comes near its edge. Everything here
    is known to all: a face-down card is only a mark.

    Copies share all vecs until one of them changes: most of them never do.
    """

    def __init__(self, tiles: Tiles, source: Maze | None = None) -> None:
        self.tiles: Tiles = tiles
        if source is not None:
            self.base: i64 = source.base
            self.size: i64 = source.size
            self.shared: bool = True  # another maze may have the same vecs
            source.shared = True
            self.card: vec[u8] = source.card  # number of the tile plus one; 0: no face-up card
            self.code: vec[u8] = source.code  # demands of the four neighbors
            self.mark: vec[u8] = source.mark
            self.laid: vec[i64] = source.laid  # removable cards, latest last
            self.frontier: vec[i64] = source.frontier  # empty cells at linked openings
            self.spots: vec[i64] = source.spots  # cell << 16 | ALLOWED, of the frontier; replaced
            self.stale: bool = source.stale  # the maze has changed since `spots` were made
            self.fixed: vec[i64] = source.fixed  # start and face-up goals; replaced, never written
            self.reached: vec[i64] = source.reached  # face-down cards just reached; replaced
            self.key: i64 = source.key  # tells mazes of the same cards apart: see `_sign`
        else:
            self.base = FIRST_ROW * WIDTH
            self.size = ROWS * WIDTH
            self.shared = False
            self.card = vec[u8]([0] * (ROWS * WIDTH))
            self.code = vec[u8]([0] * (ROWS * WIDTH))
            self.mark = vec[u8]([0] * (ROWS * WIDTH))
            self.laid = vec[i64]()
            self.frontier = vec[i64]()
            self.spots = vec[i64]()
            self.stale = True
            self.fixed = vec[i64]()
            self.reached = vec[i64]()
            self.key = 0

    def copy(self) -> Maze:
        """An independent maze with the same contents."""
        return Maze(self.tiles, self)

    # -- questions -----------------------------------------------------------------------------

    def _inside(self, cell: i64) -> bool:
        index = cell - self.base
        return 0 <= index < self.size

    def tile_at(self, cell: i64) -> i64:
        """The face-up tile on a cell, or -1."""
        if not self._inside(cell):
            return -1
        number: i64 = int(self.card[cell - self.base])
        return number - 1

    def code_at(self, cell: i64) -> i64:
        """What the four neighbors of a cell demand of it."""
        if not self._inside(cell):
            return 0
        code: i64 = int(self.code[cell - self.base])
        return code

    def lit_at(self, cell: i64) -> i64:
        """The sides of the face-up tile on a cell whose tunnels are linked to the start."""
        if not self._inside(cell):
            return 0
        mark: i64 = int(self.mark[cell - self.base])
        return mark & 15

    def is_face_down(self, cell: i64) -> bool:
        """Whether a face-down card lies there."""
        return self._inside(cell) and int(self.mark[cell - self.base]) & FACE_DOWN != 0

    def is_empty(self, cell: i64) -> bool:
        """Whether neither a face-up nor a face-down card lies there."""
        return self.tile_at(cell) < 0 and not self.is_face_down(cell)

    def is_laid_out(self, cell: i64) -> bool:
        """Whether the card that lies there was never laid by a player."""
        return self._inside(cell) and int(self.mark[cell - self.base]) & LAID_OUT != 0

    def latest(self) -> i64:
        """The cell of the card that a player laid last and that still lies there, or -1."""
        place: i64 = len(self.laid) - 1
        while place >= 0 and self.is_laid_out(self.laid[place]):
            place -= 1
        return self.laid[place] if place >= 0 else -1

    def fits(self, cell: i64, tile: i64) -> bool:
        """Whether a tile meets wall with wall and opening with opening on every side (B-20)."""
        code = self.code_at(cell)
        openings = self.tiles.openings[tile]
        side: i64
        for side in range(4):
            asked = demand(code, side)
            if asked and (asked >= OPEN) != (openings >> side & 1 == 1):
                return False
        return True

    def links(self, cell: i64, tile: i64) -> bool:
        """Whether one of a tile's openings would meet a linked opening of a neighbor (B-22)."""
        code = self.code_at(cell)
        openings = self.tiles.openings[tile]
        side: i64
        for side in range(4):
            if openings >> side & 1 and demand(code, side) == LINKED:
                return True
        return False

    def ways_up(self, cell: i64, card: i64) -> vec[i64]:
        """The ways a face-down card may lie when it is turned over (B-52): one tile, or two."""
        both = vec[i64]([card, card | TURNED])
        if not self.tiles.differs[card]:
            return vec[i64]([card])
        fitting = vec[i64]()
        opening = vec[i64]()
        for tile in both:
            if self.fits(cell, tile):
                fitting = append(fitting, tile)
            if self.links(cell, tile):
                opening = append(opening, tile)
        if len(fitting):
            return fitting
        return opening if len(opening) else both

    def open_spots(self) -> vec[i64]:
        """Each cell of the frontier with the opening masks it allows; made anew after a change."""
        if self.stale:
            codes = self.code
            base = self.base
            spots = vec[i64](capacity=len(self.frontier))
            for cell in self.frontier:
                spots = append(spots, cell << 16 | ALLOWED[int(codes[cell - base])])
            self.spots = spots
            self.stale = False
        return self.spots

    # -- changes -------------------------------------------------------------------------------

    def _own(self) -> None:
        """Stop sharing before the first change; every method below begins with this."""
        if self.shared:
            self.shared = False
            self.card = self.card[:]
            self.code = self.code[:]
            self.mark = self.mark[:]
            self.laid = self.laid[:]
            self.frontier = self.frontier[:]

    def _sign(self, cell: i64, tile: i64) -> None:
        """Note in the key that a tile, or HIDDEN_TILE, now lies on a cell or no longer does.

        Whatever lies there gives the same key in whatever order it was laid.
        """
        self.key ^= mixed(cell << 9 | tile + 1)

    def put_face_down(self, cell: i64) -> None:
        """Lay a face-down card: it neither restricts nor links its neighbors (B-23)."""
        self._own()
        self._make_room(cell)
        self.stale = True
        index = cell - self.base
        if int(self.mark[index]) & ON_FRONTIER:
            self._leave_frontier(cell)
        if not int(self.mark[index]) & FACE_DOWN:
            self.mark[index] |= FACE_DOWN
            self._sign(cell, HIDDEN_TILE)
        side: i64
        for side in range(4):
            if demand(int(self.code[index]), side) == LINKED:
                self._touch(index)

    def lay(self, cell: i64, tile: i64) -> None:
        """Lay a card that may be removed again."""
        self._own()
        self.laid = append(self.laid, cell)
        self._place(cell, tile)

    def lay_out(self, cell: i64, tile: i64) -> None:
        """Lay a card that may be removed again, but that no player has laid."""
        self.lay(cell, tile)
        self.mark[cell - self.base] |= LAID_OUT

    def fix(self, cell: i64, tile: i64) -> None:
        """Lay a card that stays: the start, or a goal turned over."""
        self._own()
        self.fixed = append(self.fixed[:], cell)
        self._make_room(cell)
        self._lift_face_down(cell)
        self._place(cell, tile)

    def uncover(self, cell: i64, tile: i64) -> None:
        """Turn a face-down card into an ordinary card of the maze."""
        self._own()
        self._lift_face_down(cell)
        self.lay_out(cell, tile)

    def take_face_down(self, cell: i64) -> None:
        """Take a face-down card away; its cell is empty."""
        self._own()
        self.stale = True
        index = cell - self.base
        self._lift_face_down(cell)
        side: i64
        for side in range(4):
            if demand(int(self.code[index]), side) == LINKED:
                self._touch(index)

    def _lift_face_down(self, cell: i64) -> None:
        if int(self.mark[cell - self.base]) & FACE_DOWN:
            self.mark[cell - self.base] &= 255 - FACE_DOWN
            self._sign(cell, HIDDEN_TILE)

    def _place(self, cell: i64, tile: i64) -> None:
        self._make_room(cell)
        self._sign(cell, tile)
        self.stale = True
        tiles = self.tiles
        codes = self.code
        index = cell - self.base
        code: i64 = int(codes[index])
        openings = tiles.openings[tile]
        if int(self.mark[index]) & ON_FRONTIER:
            self._leave_frontier(cell)
        self.card[index] = u8(tile + 1)
        lit = tiles.ladder[tile]
        side: i64
        for side in range(4):
            there = index + STEP[side]
            across = side ^ 2
            if openings >> side & 1:
                codes[there] = (codes[there] & _KEEP[across]) | _OPEN[across]
                if (code >> (2 * side)) & 3 == LINKED:
                    lit |= tiles.joined[tile * 4 + side]
            else:
                codes[there] = (codes[there] & _KEEP[across]) | _WALL[across]
        if lit:
            self._light(index, lit)

    def _light(self, index: i64, sides: i64) -> None:
        """Link these sides of the tile at a plane index to the start, and all they lead to."""
        marks = self.mark
        codes = self.code
        tiles = self.tiles
        side: i64
        for side in range(4):
            if not sides >> side & 1 or int(marks[index]) >> side & 1:
                continue
            marks[index] |= _LIT[side]
            there = index + STEP[side]
            across = side ^ 2
            codes[there] |= _LINKED[across]
            number: i64 = int(self.card[there])
            if number == EMPTY:
                self._touch(there)
                continue
            joined = tiles.joined[(number - 1) * 4 + across]
            if joined & ~int(marks[there]):
                self._light(there, joined)

    def _touch(self, index: i64) -> None:
        """A linked opening points at a cell without a face-up card."""
        mark: i64 = int(self.mark[index])
        if mark & FACE_DOWN:
            if self.base + index not in self.reached:
                self.reached = append(self.reached[:], self.base + index)
        elif not mark & ON_FRONTIER:
            self.mark[index] |= ON_FRONTIER
            self.frontier = append(self.frontier, self.base + index)

    def _leave_frontier(self, cell: i64) -> None:
        self.mark[cell - self.base] &= 255 - ON_FRONTIER
        frontier, last = pop(self.frontier)
        self.frontier = frontier
        place: i64
        for place in range(len(frontier)):
            if frontier[place] == cell:
                frontier[place] = last
                return

    def remove(self, cell: i64) -> i64:
        """Take a card out of the maze; what was linked only through it no longer is (B-34)."""
        self._own()
        self.stale = True
        index = cell - self.base
        number: i64 = int(self.card[index])
        tile = number - 1
        self._sign(cell, tile)
        lit = int(self.mark[index]) & 15
        kept = vec[i64](capacity=len(self.laid) + 8)
        for other in self.laid:
            if other != cell:
                kept = append(kept, other)
        self.laid = kept
        if lit:
            self._darken()
        self.card[index] = EMPTY
        self.mark[index] &= 240 - LAID_OUT
        side: i64
        for side in range(4):
            there = index + STEP[side]
            self.code[there] &= _KEEP[side ^ 2]
        if lit:
            self._flood()
        elif ALLOWED[int(self.code[index])]:
            self._touch(index)  # a goal that misfits may open onto the gap
        return tile

    def _darken(self) -> None:
        """Forget which sides are lit."""
        for cell in self.laid:
            self._darken_tile(cell - self.base)
        for cell in self.fixed:
            self._darken_tile(cell - self.base)
        for cell in self.frontier:
            self.mark[cell - self.base] &= 255 - ON_FRONTIER
        self.frontier = vec[i64](capacity=24)

    def _darken_tile(self, index: i64) -> None:
        marks = self.mark
        codes = self.code
        lit = int(marks[index]) & 15
        marks[index] &= 240
        side: i64
        for side in range(4):
            if lit >> side & 1:
                there = index + STEP[side]
                codes[there] = (codes[there] & _KEEP[side ^ 2]) | _OPEN[side ^ 2]

    def _flood(self) -> None:
        """Light everything again from the start and the ladders."""
        for cell in self.fixed:
            self._light_ladder(cell - self.base)
        for cell in self.laid:
            self._light_ladder(cell - self.base)

    def _light_ladder(self, index: i64) -> None:
        number: i64 = int(self.card[index])
        ladder = self.tiles.ladder[number - 1]
        if ladder:
            self._light(index, ladder)

    def _make_room(self, cell: i64) -> None:
        """Grow the window so that the cell and its neighbors lie inside."""
        while cell - self.base < WIDTH:
            self._grow(MARGIN * WIDTH, 0)
        while cell - self.base >= self.size - WIDTH:
            self._grow(0, MARGIN * WIDTH)

    def _grow(self, above: i64, below: i64) -> None:
        self.card = _padded(self.card, above, below)
        self.code = _padded(self.code, above, below)
        self.mark = _padded(self.mark, above, below)
        self.base -= above
        self.size += above + below


def _padded(plane: vec[u8], above: i64, below: i64) -> vec[u8]:
    out = vec[u8](capacity=above + len(plane) + below)
    out = extend(out, _BLANK[:above])
    out = extend(out, plane)
    return extend(out, _BLANK[:below])
