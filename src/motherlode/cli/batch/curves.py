"""Curves of an analysis as SVG: each side's chance to win, and everyone's suspicion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from motherlode.cli.batch.plot import FAINT, text
from motherlode.locale import Texts

LEFT, WIDTH, RIGHT = 46, 760, 150  # of the scale, of the curves, and of their names
TOP, HEIGHT, GAP = 44, 180, 60
COLOURS = (
    *("#a65b12", "#3d6b8e", "#6a8f3c", "#8b4a86", "#c2a033", "#3f8f83"),
    *("#b5473c", "#5a5f9e", "#7b7466", "#d0792f", "#2f5d46", "#96557a"),
)

Data = dict[str, Any]
Line = tuple[str, list[float]]


def plots(words: Texts, data: Data) -> str:
    """Both plots, one below the other."""
    titles = words.text("analysis-chances"), words.text("analysis-suspicion")
    curves = chances(words, data), suspicion(data)
    height = TOP + 2 * HEIGHT + GAP + 30
    width = LEFT + WIDTH + RIGHT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
        f"<title>{escape(words.text('analysis-story'))}</title>",
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
    ]
    for place, (title, some) in enumerate(zip(titles, curves, strict=True)):
        top = TOP + place * (HEIGHT + GAP)
        lines.append(text(LEFT, top - 16, title, "start", 'font-weight="bold"'))
        lines += scale(data["steps"], top)
        lines += drawn(some, data["steps"], top)
    return "\n".join([*lines, "</svg>", ""])


def chances(words: Texts, data: Data) -> list[Line]:
    """How likely each outcome was after each step; only those that ever were."""
    steps = data["steps"]
    kinds = list(dict.fromkeys(word for step in steps for word in step["chances"]))
    return [
        (winner(words, word), [step["chances"].get(word, 0.0) for step in steps]) for word in kinds
    ]


def winner(words: Texts, word: str) -> str:
    """Who wins, in words."""
    key = f"winner-{word}"
    return words.text(key) if words.has(key) else word


def suspicion(data: Data) -> list[Line]:
    """How suspicious each player was after each step."""
    return [(name, [step["suspicion"][name] for step in data["steps"]]) for name in data["players"]]


def scale(steps: Sequence[Data], top: float) -> Iterable[str]:
    """The lines at every quarter, and where rounds begin."""
    for percent in range(0, 101, 25):
        y = top + HEIGHT * (1 - percent / 100)
        yield f'<path d="M{LEFT} {y:g}H{LEFT + WIDTH}" stroke="{FAINT}"/>'
        yield text(LEFT - 8, y + 4, str(percent), "end")
    for place, step in enumerate(steps):
        if step["choice"] is None:
            x = across(place, len(steps))
            yield f'<path d="M{x:g} {top}V{top + HEIGHT}" stroke="{FAINT}" stroke-width="2"/>'
            yield text(x + 4, top + HEIGHT + 16, str(step["round"]), "start")


def drawn(lines: Sequence[Line], steps: Sequence[Data], top: float) -> Iterable[str]:
    """Every line with its name at the right; each round begins anew."""
    for number, (name, values) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        way = " ".join(
            f"{'M' if step['choice'] is None else 'L'}{across(place, len(steps)):g}"
            f" {top + HEIGHT * (1 - value):.1f}"
            for place, (step, value) in enumerate(zip(steps, values, strict=True))
        )
        yield f'<path class="curve" d="{way}" fill="none" stroke="{colour}" stroke-width="2"/>'
        y = top + 12 + number * 15
        x = LEFT + WIDTH + 12
        yield f'<path d="M{x} {y - 4:g}h14" stroke="{colour}" stroke-width="4"/>'
        yield text(x + 20, y, name, "start")


def across(place: int, count: int) -> float:
    """Where a step is."""
    return round(LEFT + WIDTH * place / max(count - 1, 1), 1)
