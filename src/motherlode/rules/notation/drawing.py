"""The maze in box characters: what lies on the table, with coordinates on its edges."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.maze import FACE_DOWN as DOWN
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.views import View

WIDTHS = (7, 5, 3, 1)  # of a card, in characters; the widest that fits is taken
NUMBERED = {7: 1, 5: 1, 3: 2, 1: 5}  # by a card's width: one in this many columns gets a number
HEIGHT = 3
LOW = 1  # the height of a card where the screen has few lines
MARGIN = 3  # for the rows' numbers

# Sides are bits: N 1, E 2, S 4, W 8. Heavy lines are linked to the start, light ones are not.
HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
BLIND = " ╨╞╚╥║╔╠╡╝═╩╗╣╦╬"  # dead ends in the only line of a low card
ROCK = "░"
BLOCKED = "╳"  # tunnels that end inside the card
PLACE = "·"  # an empty place at the end of a tunnel
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
APART = {  # two tunnels that do not meet, by the one that has the north side
    NORTH | SOUTH: "╫",
    NORTH | WEST: "╱",
    NORTH | EAST: "╲",
}
# By the first words of a card's name: the sign in its middle, or in a corner beside its tunnels.
SIGNS = {
    "start": "S",
    "goal_treasure": "$",
    "goal_stone": "o",
    "goal_bag1": "+",
    "goal_bag2": "‡",
    "goal_dragon": "D",
    "goal_spider": "X",
}
CORNERS = {
    "crystal": "*",
    "door_blue": "B",
    "door_green": "G",
    "ladder": "H",
    "large": "L",
}
UNKNOWN = "?"
FACE_DOWN = "c"  # what lies face down but isn't a goal
FIGURE = "&"


class Canvas:
    """A sheet of characters of a fixed size, each with the word for its style."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, left: int, top: int, text: str, style: str) -> None:
        """Write a line of characters; what would leave the sheet is cut off."""
        for place, sign in enumerate(text, left):
            if 0 <= place < len(self.signs[top]):
                self.signs[top][place] = sign
                self.styles[top][place] = style

    def lines(self) -> list[str]:
        """The sheet without its styles."""
        return ["".join(row).rstrip() for row in self.signs]


class Sheet:
    """A drawing of the maze: which part of the table it shows, and how wide a card is on it."""

    def __init__(self, cells: Sequence[int], width: int, high: int = HEIGHT) -> None:
        self.columns = range(min(map(cell_x, cells)), max(map(cell_x, cells)) + 1)
        self.rows = range(min(map(cell_y, cells)), max(map(cell_y, cells)) + 1)
        fitting = [wide for wide in WIDTHS if MARGIN + wide * len(self.columns) <= width]
        self.wide = fitting[0] if fitting else WIDTHS[-1]
        width = MARGIN + self.wide * len(self.columns)
        self.high = high
        edges = 2 if high > LOW else 1
        self.canvas = Canvas(width, high * len(self.rows) + edges)
        self.number_edges()

    def number_edges(self) -> None:
        """Write the columns' numbers above and below, the rows' numbers on the left."""
        bottom = len(self.canvas.signs) - 1 if self.high > LOW else 0
        for place, x in enumerate(self.columns):
            if x % NUMBERED[self.wide]:
                continue
            for row in (0, bottom):
                self.canvas.write(MARGIN + place * self.wide, row, f"{x:^{self.wide}}", "edge")
        for place, y in enumerate(self.rows):
            top = 1 + place * self.high + self.high // 2
            self.canvas.write(0, top, f"{y:>{MARGIN - 1}}", "edge")

    def corner(self, cell: int) -> tuple[int, int]:
        """Where the upper left corner of a cell is."""
        left = MARGIN + (cell_x(cell) - self.columns[0]) * self.wide
        return left, 1 + (cell_y(cell) - self.rows[0]) * self.high

    def write(self, cell: int, row: int, text: str, style: str) -> None:
        """Write text in the middle of one of a cell's lines."""
        left, top = self.corner(cell)
        row = min(row, self.high - 1)
        text = text[: self.wide]
        self.canvas.write(left + (self.wide - len(text)) // 2, top + row, text, style)

    def draw_card(self, cell: int, lines: Sequence[str], sign: str, lines_style: str) -> None:
        """Draw a card's lines, its rock and its sign in styles of their own."""
        left, top = self.corner(cell)
        lines = lines if self.high > LOW else lines[1:2]
        for row, line in enumerate(lines):
            for place, char in enumerate(line):
                style = lines_style or ("linked" if char in HEAVY else "unlinked")
                if char == ROCK:
                    style = "rock"
                elif char == sign:
                    style = "sign"
                self.canvas.write(left + place, top + row, char, style)

    def draw_corner(self, cell: int, word: str) -> None:
        """The sign of what is special about a card, in a corner its tunnels leave free."""
        if not word:
            return
        left, top = self.corner(cell)
        if self.high > LOW:
            self.canvas.write(left, top, CORNERS[word], word)
        elif self.wide > 3:  # in a low card it interrupts a tunnel for one character
            self.canvas.write(left + 1, top, CORNERS[word], word)


def draw_view(
    view: View,
    width: int,
    marks: Mapping[int, str] | None = None,
    latest: int = HIDDEN,
    high: int = HEIGHT,
) -> Canvas:
    """The maze as a seat sees it; see `draw_maze`."""
    standing = [cell for _, cell, _, _ in figures(view)]
    goals = goals_seen(view)
    return draw_maze(view.rules, view.maze, goals, width, marks, latest, high, standing)


def goals_seen(view: View) -> dict[int, int]:
    """The goals by their cells, HIDDEN where the seat doesn't know the card."""
    return {int(cell): int(view.goals[place]) for place, cell in enumerate(view.goal_cells)}


def figures(view: View) -> list[tuple[str, int, str, int]]:
    """The figures on the table: whose module, which cell they look at, from which side, owner.

    A module that has some shows them in its slice as `cells`, `sides` and `seats`, in one order.
    """
    found = []
    for slot, seen in enumerate(view.slices):
        fields = seen.fields()
        lists = [fields.get(name) for name in ("cells", "sides", "seats")]
        if all(isinstance(values, list) for values in lists):
            found += [(view.rules.slot_names[slot], *figure) for figure in zip(*lists)]
    return found


def draw_maze(
    rules: Rules,
    maze: Maze,
    goals: Mapping[int, int],
    width: int,
    marks: Mapping[int, str] | None = None,
    latest: int = HIDDEN,
    high: int = HEIGHT,
    figures: Collection[int] = (),
) -> Canvas:
    """Everything on the table; `goals` maps the cells of goals to cards, HIDDEN if unknown.

    `marks` are written on cells to choose from; the card on the cell `latest` stands out. A card is
    `high` lines high: HEIGHT, or LOW to save room. `figures` stand in front of empty cells.
    """
    marks = marks or {}
    cards = [*maze.laid, *maze.fixed]
    hidden = [cell for cell in face_down(maze) if cell not in goals]
    sheet = Sheet([*cards, *maze.frontier, *goals, *hidden, *figures, *marks], width, high)
    for cell in cards:
        tile = int(maze.tile_at(cell))
        name = rules.spec(tile & ~TURNED).name
        lines = tile_lines(rules, tile, sheet.wide, int(maze.lit_at(cell)))
        if high == LOW:
            blind = BLIND[int(rules.tiles.openings[tile])]
            lines = [line.replace(BLOCKED, blind) for line in lines]
        sheet.draw_card(cell, lines, sign_of(name), "latest" if cell == latest else "")
        sheet.draw_corner(cell, word_of(CORNERS, name))
    for cell, goal in goals.items():
        if maze.tile_at(cell) < 0:
            sign = UNKNOWN if goal == HIDDEN else sign_of(rules.spec(goal).name)
            sheet.draw_card(cell, boxed(sign, sheet.wide), sign, "face_down")
    for cell in hidden:
        sheet.draw_card(cell, boxed(FACE_DOWN, sheet.wide), FACE_DOWN, "face_down")
    for cell in maze.frontier:
        sheet.write(cell, 1, PLACE, "place")
    for cell in figures:
        sheet.write(cell, 0, FIGURE, "figure")
    for cell, mark in marks.items():
        sheet.write(cell, 1 if cell in maze.frontier else 0, mark, "mark")
    return sheet.canvas


def sign_of(name: str) -> str:
    """The character by which a card is known, if its tunnels are not enough."""
    return SIGNS.get(word_of(SIGNS, name), "")


def word_of(signs: Mapping[str, str], name: str) -> str:
    """The first words of a card's name by which it has one of these signs, or nothing."""
    return next((word for word in signs if f"{name}_".startswith(f"{word}_")), "")


def face_down(maze: Maze) -> list[int]:
    """The cells on which cards lie face down, as everybody sees them."""
    base = int(maze.base)
    cells = [base + place for place, mark in enumerate(maze.mark) if mark & DOWN]
    return [cell for cell in cells if maze.tile_at(cell) < 0]


def boxed(sign: str, wide: int) -> list[str]:
    """A card that shows its back, or one without tunnels, with a sign in its middle."""
    inside = wide - 2
    if inside < 1:
        return [" ", sign, " "]
    return [f"╭{'─' * inside}╮", f"│{sign:^{inside}}│", f"╰{'─' * inside}╯"]


def tile_lines(rules: Rules, tile: int, wide: int, lit: int) -> list[str]:
    """A card with its tunnels, three lines of `wide` characters; `lit` sides in heavy lines."""
    tunnels = _tunnels(rules, tile)
    openings = sum(tunnels)
    sign = sign_of(rules.spec(tile & ~TURNED).name)
    blind = not sign and all(mask & (mask - 1) == 0 for mask in tunnels)
    arm = wide // 2

    def strokes(bit: int) -> str:
        return HEAVY if lit & bit else LIGHT

    def upright(bit: int) -> str:
        stroke = strokes(bit)[bit if blind else NORTH | SOUTH]
        return ROCK * arm + (stroke if openings & bit else ROCK) + ROCK * arm

    def level(bit: int) -> list[str]:
        """From the edge inwards."""
        if not openings & bit:
            return [ROCK] * arm
        through = strokes(bit)[EAST | WEST]
        if blind:
            return ([through] * (arm - 2) + [strokes(bit)[bit], ROCK])[:arm]
        if sign and arm > 1:
            return [through] * (arm - 1) + [strokes(bit)[NORTH | SOUTH | bit]]
        return [through] * arm

    west = "".join(level(WEST))
    east = "".join(reversed(level(EAST)))
    return [upright(NORTH), west + (sign or _middle(tunnels, lit)) + east, upright(SOUTH)]


def _tunnels(rules: Rules, tile: int) -> list[int]:
    """The tunnels of a card, each as the mask of the sides it joins."""
    joined = (int(rules.tiles.joined[tile * 4 + side]) for side in range(4))
    return sorted({mask for mask in joined if mask})


def _middle(tunnels: list[int], lit: int) -> str:
    """What the middle of a card shows of its tunnels."""
    through = [mask for mask in tunnels if mask & (mask - 1)]
    if not tunnels:
        return ROCK
    if not through:
        return BLOCKED
    if len(through) > 1:
        return next(APART[mask] for mask in through if mask & NORTH)
    return (HEAVY if lit & through[0] else LIGHT)[through[0]]
