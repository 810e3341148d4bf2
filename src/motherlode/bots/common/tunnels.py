"""Tunnels: what stays linked to the start without a card, found for all cards in one walk."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import Tiles
from motherlode.rules.core.cells import LINKED, OPEN, STEP
from motherlode.rules.core.maze import Maze


class Tunnels:
    """The cards that are linked, in the order of a walk from card to card, depth first.

    Each stands for all that was found through it first. If none of that leads back to before a
    card, it hangs on that card: without it, it is no longer linked. Tunnels that end on their card
    lead nowhere and are left out.
    """

    def __init__(self) -> None:
        self.tiles: Tiles = Tiles([])
        self.key: i64 = 0  # of the maze that was walked
        self.base: i64 = 0
        self.is_plain: bool = True  # no card has two tunnels that are linked, each by itself
        self.number: vec[i64] = vec[i64]()  # by index in the maze's planes, from 1 on: when found
        self.walked: vec[i64] = vec[i64]()  # by number: the index
        self.sides: vec[i64] = vec[i64]()  # by number: the linked sides
        self.through: vec[i64] = vec[i64]()  # by number: the card it was found through
        self.hangs: vec[i64] = vec[i64]()  # by number: 1 if it hangs on that card
        self.last: vec[i64] = vec[i64]()  # by number: the last card that was found through it
        # of the card cut last
        self.gone: i64 = 0  # its number
        self.code: i64 = 0  # what its neighbors would demand of its cell
        self.ends: vec[i64] = vec[i64]()  # the cells at linked openings that would be left
        self.lost: vec[i64] = vec[i64]()  # 1 by number: no longer linked

    def cut(self, maze: Maze, cell: i64) -> None:
        """Find out what is left without a linked card: `code` and `ends`."""
        if self.key != maze.key or self.base != maze.base or self.tiles is not maze.tiles:
            self._take_in(maze)
        if not self.is_plain:
            rest = maze.copy()
            rest.remove(cell)
            self.code = rest.code_at(cell)
            self.ends = rest.frontier
            return
        here = cell - maze.base
        self._lose(self.number[here])
        code = maze.code_at(cell)
        side: i64
        is_end = False
        for side in range(4):
            if code >> 2 * side & 3 == LINKED:
                there = here + STEP[side]
                ends_there = is_dead_end(maze.tiles, int(maze.card[there]) - 1, side ^ 2)
                if ends_there or self.lost[self.number[there]]:
                    code ^= (LINKED ^ OPEN) << 2 * side
                else:
                    is_end = True
        self.code = code
        ends = vec[i64](capacity=len(maze.frontier) + 1)
        for end in maze.frontier:
            if self._is_left(end - maze.base):
                ends = append(ends, end)
        if is_end:
            ends = append(ends, cell)
        self.ends = ends

    def _lose(self, cut: i64) -> None:
        """Mark all cards that hang on one, and itself."""
        number: i64
        for number in range(self.gone, self.last[self.gone] + 1):
            self.lost[number] = 0
        self.gone = cut
        self.lost[cut] = 1
        number = cut + 1
        while number <= self.last[cut]:
            if self.through[number] == cut and not self.hangs[number]:
                number = self.last[number] + 1  # linked by another way, with all found through it
            else:
                self.lost[number] = 1
                number += 1

    def _is_left(self, end: i64) -> bool:
        """Whether a tunnel that is not lost leads to an empty cell."""
        side: i64
        for side in range(4):
            there = end + STEP[side]
            if 0 <= there < len(self.number):
                number = self.number[there]
                if self.sides[number] >> (side ^ 2) & 1 and not self.lost[number]:
                    return True
        return False

    def _take_in(self, maze: Maze) -> None:
        """Walk all linked cards, from the start and from every ladder."""
        self.tiles = maze.tiles
        self.key = maze.key
        self.base = maze.base
        if len(self.number) == maze.size:
            for index in self.walked:
                self.number[index] = 0
        else:
            self.number = vec[i64]([0] * maze.size)
        count = len(maze.laid) + len(maze.fixed) + 1
        self.walked = vec[i64]([0])
        self.sides = vec[i64]([0] * count)
        self.through = vec[i64]([0] * count)
        self.hangs = vec[i64]([0] * count)
        self.last = vec[i64]([0] * count)
        self.lost = vec[i64]([0] * count)
        self.gone = 0
        for cell in maze.fixed:
            self._walk_ladder(maze, cell)
        for cell in maze.laid:
            self._walk_ladder(maze, cell)
        self.is_plain = self._knows(maze, maze.laid) and self._knows(maze, maze.fixed)

    def _knows(self, maze: Maze, cells: vec[i64]) -> bool:
        """Whether all linked sides of cards are known: each card is walked once only."""
        side: i64
        for cell in cells:
            other = maze.lit_at(cell) & ~self.sides[self.number[cell - maze.base]]
            for side in range(4):
                if other >> side & 1 and not is_dead_end(maze.tiles, maze.tile_at(cell), side):
                    return False
        return True

    def _walk_ladder(self, maze: Maze, cell: i64) -> None:
        ladder = maze.tiles.ladder[maze.tile_at(cell)]
        if ladder and not self.number[cell - maze.base]:
            self._walk(maze, cell - maze.base, ladder, 0)

    def _walk(self, maze: Maze, here: i64, sides: i64, through: i64) -> i64:
        """Walk on from a card; the lowest number that its tunnels lead back to."""
        tiles = maze.tiles
        number: i64 = len(self.walked)
        self.walked = append(self.walked, here)
        self.number[here] = number
        self.sides[number] = sides
        self.through[number] = through
        lowest = number
        if tiles.ladder[int(maze.card[here]) - 1]:
            lowest = 0  # linked by itself
        side: i64
        for side in range(4):
            if not sides >> side & 1:
                continue
            there = here + STEP[side]
            tile: i64 = int(maze.card[there]) - 1
            if tile < 0 or is_dead_end(tiles, tile, side ^ 2):
                continue
            found = self.number[there]
            if not found:
                back = self._walk(maze, there, tiles.joined[tile * 4 + (side ^ 2)], number)
                self.hangs[self.number[there]] = int(back >= number)
                lowest = min(lowest, back)
            elif found != through:
                lowest = min(lowest, found)
        self.last[number] = len(self.walked) - 1
        return lowest


def is_dead_end(tiles: Tiles, tile: i64, side: i64) -> bool:
    """Whether no tunnel leads on from a side of a tile."""
    joined = tiles.joined[tile * 4 + side]
    return joined & (joined - 1) == 0 and not tiles.ladder[tile] >> side & 1
