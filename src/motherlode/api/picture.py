"""The maze as an SVG picture: what a seat sees of it, with the art of the cards.

The art is that of the pages: `make art` draws `cards.json` from ui/src/art.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict
from xml.sax.saxutils import escape

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import LARGE, SIDES, TURNED
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.views import View
from motherlode.rules.notation.drawing import face_down, figures, goals_seen

WIDE, HIGH = 100, 150  # of a cell, in the units of the picture
GAP = 2  # around a card
EDGE = 44  # around the maze, with the numbers of columns and rows
FOOT = 40  # below it, with a line of words
SCALE = 0.5  # pixels of a unit
WIDEST = 900  # pixels
SHIFT = {"n": (0.0, -0.5), "e": (0.5, 0.0), "s": (0.0, 0.5), "w": (-0.5, 0.0)}
MOUTHS = {"N": "50 0", "E": "100 75", "S": "50 150", "W": "0 75"}
FONT = "font-family='system-ui, sans-serif' font-weight='600' fill='#c4b5a2'"
OPEN = "fill='none' stroke='#6a5b4e' stroke-width='2' stroke-dasharray='2 7'"
KNOWN = "fill='none' stroke='#ffe3ab' stroke-width='4' stroke-dasharray='2 8'"
GUARDED = "fill='none' stroke='#ffc65c' opacity='0.6' stroke-width='4' stroke-dasharray='3 7'"


class Art(TypedDict):
    """What `make art` has drawn."""

    made: str
    cards: dict[str, list[str]]  # upright and, if that looks different, turned
    backs: dict[str, str]
    dwarves: dict[str, str]  # by the side from which they look
    defs: dict[str, str]  # what drawings share, by id


@cache
def art() -> Art:
    """The art of the cards."""
    text = Path(__file__).with_name("cards.json").read_text(encoding="utf-8")
    read: Art = json.loads(text)
    return read


def draw_svg(view: View, names: Sequence[str]) -> str:
    """The maze as a seat sees it, as one SVG document without scripts, styles or links."""
    return _Picture(view, names).document()


class _Picture:
    """Lays out what is drawn, and keeps each face once."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.rules = view.rules
        self.names = names
        self.faces: dict[str, str] = {}  # by id
        self.parts: list[str] = []
        self.cells: list[int] = []
        self.draw_places()
        self.draw_cards()
        self.draw_goals()
        self.draw_others()
        self.draw_figures()

    def draw_places(self) -> None:
        """The empty places at the ends of tunnels."""
        for cell in self.view.maze.frontier:
            self.frame(int(cell), OPEN)

    def draw_cards(self) -> None:
        """What lies face up."""
        maze = self.view.maze
        for cell in [*maze.fixed, *maze.laid]:
            self.card(int(cell), int(maze.tile_at(cell)))

    def draw_goals(self) -> None:
        """Goals that lie face down; one that this seat knows is shown through its back."""
        for cell, goal in goals_seen(self.view).items():
            if self.view.maze.tile_at(cell) >= 0:
                continue
            if goal == HIDDEN:
                self.put(cell, "back-goal", art()["backs"]["goal"])
            else:
                self.card(cell, goal, "opacity='0.62'")
                self.frame(cell, KNOWN)

    def draw_others(self) -> None:
        """What else lies face down."""
        for cell in face_down(self.view.maze):
            if cell not in goals_seen(self.view):
                self.put(cell, "back-chest", art()["backs"]["chest"])

    def draw_figures(self) -> None:
        """Figures, each on the side from which it looks at a cell."""
        for _, cell, side, seat in figures(self.view):
            self.frame(cell, GUARDED)
            across, down = SHIFT[side]
            left = (cell_x(cell) + across) * WIDE + (WIDE - 74) / 2
            top = (cell_y(cell) + down) * HIGH + (HIGH - 85) / 2
            mark = escape(self.names[seat][:2])
            self.parts.append(
                f"<svg x='{left:g}' y='{top:g}' width='74' height='85' viewBox='-18 -18 136 156'"
                f" color='#8a5a33'>{art()['dwarves'][side].replace('{mark}', mark)}</svg>"
            )

    def card(self, cell: int, tile: int, how: str = "") -> None:
        """A card as it lies."""
        card = tile & ~TURNED
        key = art_key(self.rules, card)
        ways = art()["cards"][key] if key else plain_faces(self.rules, card)
        way = int(tile & TURNED > 0 and len(ways) > 1)
        name = f"{(key or self.rules.names[card]).replace(':', '-')}-{way}"
        gap = 0 if self.rules.spec(card).family == LARGE else GAP
        self.put(cell, name, ways[way], how, gap)

    def put(self, cell: int, name: str, face: str, how: str = "", gap: int = GAP) -> None:
        """A face on a cell."""
        self.cells.append(cell)
        self.faces[f"card-{name}"] = face
        self.parts.append(
            f"<use href='#card-{name}' x='{cell_x(cell) * WIDE + gap}'"
            f" y='{cell_y(cell) * HIGH + gap}' width='{WIDE - 2 * gap}' height='{HIGH - 2 * gap}'"
            f" {how}/>"
        )

    def frame(self, cell: int, how: str) -> None:
        """A line around a cell."""
        self.cells.append(cell)
        self.parts.append(
            f"<rect x='{cell_x(cell) * WIDE + 6}' y='{cell_y(cell) * HIGH + 6}' width='{WIDE - 12}'"
            f" height='{HIGH - 12}' rx='5' {how}/>"
        )

    def document(self) -> str:
        """Everything together, on a ground of its own that fits light and dark pages."""
        columns, rows = _span(map(cell_x, self.cells)), _span(map(cell_y, self.cells))
        left, top = columns[0] * WIDE - EDGE, rows[0] * HIGH - EDGE
        width, height = len(columns) * WIDE + 2 * EDGE, len(rows) * HIGH + 2 * EDGE + FOOT
        shown = min(width * SCALE, WIDEST)
        words = escape(self.words())
        faces = "".join(
            f"<symbol id='{name}' viewBox='0 0 {WIDE} {HIGH}'>{face}</symbol>"
            for name, face in self.faces.items()
        )
        return "".join(
            [
                f"<svg xmlns='http://www.w3.org/2000/svg' role='img' width='{shown:g}'"
                f" height='{shown * height / width:g}' viewBox='{left} {top} {width} {height}'"
                f" style='max-width:100%;height:auto'><title>{words}</title>",
                f"<defs>{''.join(shared_defs(faces, *self.parts))}{faces}</defs>",
                f"<rect x='{left + 2}' y='{top + 2}' width='{width - 4}' height='{height - 4}'"
                " rx='22' fill='#161210' stroke='#4a2f1a' stroke-width='4'/>",
                *_axes(columns, rows),
                *self.parts,
                f"<text x='{left + EDGE}' y='{top + height - 30}' font-size='26' {FONT}>{words}",
                "</text></svg>",
            ]
        )

    def words(self) -> str:
        """Where the game stands, in one line."""
        view = self.view
        parts = [f"Round {view.round} of {view.rules.rounds}", f"{view.deck_size} cards to draw"]
        if view.over:
            parts.append("the game is over")
        elif view.asked != NOBODY:
            parts.append(f"{self.names[view.asked]} is asked")
        return " · ".join(parts)


def art_key(rules: Rules, card: int) -> str:
    """Under which name a card is drawn; its module's, if several have this card; else nothing."""
    name = rules.names[card]
    keys = [name, *(f"{name}:{module}" for module in rules.modules)]
    return next((key for key in keys if key in art()["cards"]), "")


def plain_faces(rules: Rules, card: int) -> list[str]:
    """A card without art: its tunnels and its name."""
    name = escape(rules.names[card])
    return [
        "<rect width='100' height='150' rx='5' fill='#3a322c'/>"
        f"<path d='{_lines(rules, tile)}' fill='none' stroke='#eac88c' stroke-width='26'/>"
        f"<text x='50' y='20' text-anchor='middle' font-size='13' {FONT}>{name}</text>"
        for tile in (card, card | TURNED)
    ]


def _lines(rules: Rules, tile: int) -> str:
    """Lines from the open sides of a card to its middle."""
    openings = int(rules.tiles.openings[tile])
    return "".join(f"M{MOUTHS[side]}L50 75" for n, side in enumerate(SIDES) if openings >> n & 1)


def _span(places: Iterable[int]) -> range:
    listed = list(places)
    return range(min(listed), max(listed) + 1)


def _axes(columns: range, rows: range) -> list[str]:
    """The numbers of columns above and of rows on the left."""
    above, beside = rows[0] * HIGH - 12, columns[0] * WIDE - 22
    numbers = [(x * WIDE + WIDE // 2, above, x) for x in columns]
    numbers += [(beside, y * HIGH + HIGH // 2 + 8, y) for y in rows]
    return [
        f"<text x='{x}' y='{y}' text-anchor='middle' font-size='24' {FONT}>{number}</text>"
        for x, y, number in numbers
    ]


def shared_defs(*markup: str) -> list[str]:
    """Of what drawings share, what this markup uses, and what that uses in turn."""
    found: dict[str, str] = {}
    waiting = list(markup)
    while waiting:
        for name in re.findall(r"#(art-[\w-]+)", waiting.pop()):
            if name not in found:
                found[name] = art()["defs"][name]
                waiting.append(found[name])
    return list(found.values())
