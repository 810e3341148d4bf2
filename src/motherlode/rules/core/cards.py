"""Card specs: what a card is, as data; how a printed shape is read; the tables of tiles."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SIDES: Final = "NESW"  # side numbers 0 to 3; the side across is side ^ 2
TURNED: Final = 128  # a tile is a card's number, plus this bit if it lies turned by 180 degrees
LADDER: Final = "L"
PATH: Final = "path"
ACTION: Final = "action"
GOAL: Final = "goal"
START: Final = "start"
TABLE: Final = "table"  # it lies on the table and in no deck: a chest, the tunnel above it
LARGE: Final = "large"  # a part of a card larger than a cell; it lies in the maze and in no deck


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSpec:
    """One kind of card: its name, what it is, its shape or verb, and how many are printed."""

    def __init__(
        self,
        name: str,
        family: str,
        copies: int,
        shape: str = "",
        verb: str = "",
        marks: int = 0,
        ends_round: bool = False,
        lost: bool = False,
    ) -> None:
        self.name = name
        self.family = family
        self.copies = copies
        self.shape = shape
        self.verb = verb
        self.marks = marks  # bits of the cards in front that it lays or removes
        self.ends_round = ends_round  # a goal that ends the round when it is turned over
        self.lost = lost  # then the round ends as if nothing had been found

    def doing(self, verb: str) -> CardSpec:
        """The same card with another verb."""
        copy = self.ending_round()
        copy.verb = verb
        copy.ends_round = self.ends_round
        return copy

    def ending_round(self) -> CardSpec:
        """The same card, ending the round when it is turned over."""
        return CardSpec(
            self.name, self.family, self.copies, self.shape, self.verb, self.marks, True, self.lost
        )


def path(name: str, shape: str, copies: int) -> CardSpec:
    """A path card: a card that is laid in the maze."""
    return CardSpec(name, PATH, copies, shape=shape, verb="lay")


def action(name: str, verb: str, copies: int, marks: int = 0) -> CardSpec:
    """An action card; `marks` says which cards in front of a seat it is about."""
    return CardSpec(name, ACTION, copies, verb=verb, marks=marks)


def joined_sides(shape: str, turned: bool) -> tuple[list[int], int]:
    """For each side the mask of sides joined with it (0: wall), and the mask joined by ladder."""
    joined = [0, 0, 0, 0]
    ladder = 0
    if not shape:
        return joined, ladder
    for tunnel in shape.split("|"):
        names = tunnel.split("-")
        mask = 0
        for name in names:
            if name != LADDER:
                mask |= 1 << (SIDES.index(name) ^ (2 if turned else 0))
        for side in range(4):
            if mask >> side & 1:
                if joined[side]:
                    raise ValueError(f"the shape {shape} names a side twice")
                joined[side] = mask
        if LADDER in names:
            ladder |= mask
    return joined, ladder


class Tiles:
    """The shapes of all tiles of a rule set as tables indexed by tile."""

    def __init__(self, specs: list[CardSpec]) -> None:
        self.openings: vec[i64] = vec[i64]([0] * 256)  # mask of open sides
        self.joined: vec[i64] = vec[i64]([0] * 1024)  # [tile * 4 + side]: sides joined with it
        self.ladder: vec[i64] = vec[i64]([0] * 256)  # sides joined to the start by a ladder
        self.differs: vec[i64] = vec[i64]([0] * 256)  # 1: turning the card changes it
        # A bit for the mask of open sides of a card, and 16 bits on when turned, if that differs.
        self.shapes: vec[i64] = vec[i64]([0] * 128)
        for number, spec in enumerate(specs):
            upright = joined_sides(spec.shape, False)
            turned = joined_sides(spec.shape, True)
            self._write(number, upright)
            self._write(number | TURNED, turned)
            differs = int(upright != turned)
            self.differs[number] = differs
            self.differs[number | TURNED] = differs
            shape = 1 << int(self.openings[number])
            self.shapes[number] = shape | differs << 16 + int(self.openings[number | TURNED])

    def _write(self, tile: int, sides: tuple[list[int], int]) -> None:
        joined, ladder = sides
        openings = 0
        for side in range(4):
            self.joined[tile * 4 + side] = joined[side]
            openings |= joined[side]
        self.openings[tile] = openings
        self.ladder[tile] = ladder
