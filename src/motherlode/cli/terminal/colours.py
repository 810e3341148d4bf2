"""The colors in which a terminal shows the maze."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from motherlode.rules.notation.drawing import Canvas

if TYPE_CHECKING:
    from rich.text import Text

STYLES = {
    "rock": "grey42",
    "linked": "bold yellow",
    "unlinked": "yellow",
    "sign": "bold bright_white",
    "face_down": "cyan",
    "place": "green",
    "mark": "bold black on bright_green",
    "edge": "dim",
    "latest": "bold bright_magenta",
    "figure": "bold bright_red",
    "crystal": "bold bright_cyan",
    "door_blue": "bold bright_blue",
    "door_green": "bold bright_green",
    "ladder": "bold bright_white",
    "large": "bold bright_white",
}


def coloured(canvas: Canvas) -> Text:
    """A drawing with its colors."""
    from rich.text import Text

    lines = canvas.lines()
    made = Text("\n".join(lines))
    start = 0
    for line, styles in zip(lines, canvas.styles):
        for style, run in groupby(range(len(line)), key=styles.__getitem__):
            places = list(run)
            made.stylize(STYLES.get(style, ""), start + places[0], start + places[-1] + 1)
        start += len(line) + 1
    return made
