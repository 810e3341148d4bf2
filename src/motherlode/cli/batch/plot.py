"""A plot of shares as SVG: a dot with its interval for each row, and a ring for the baseline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from motherlode.cli.batch.intervals import Estimate

LEFT, WIDTH, RIGHT = 250, 500, 30  # of the labels, of the scale, and beyond it
TOP, ROW, BOTTOM = 44, 24, 40
INK, FAINT, DOT = "#3b3026", "#d8cfc2", "#a65b12"


class Row(NamedTuple):
    """A line of the plot."""

    label: str
    share: Estimate
    baseline: float | None = None


def plot(title: str, axis: str, rows: Sequence[Row], head: str = "") -> str:
    """The plot of some rows, in points from 0 to 100; a head says what their labels mean."""
    height = TOP + ROW * len(rows) + BOTTOM
    width = LEFT + WIDTH + RIGHT
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fffdf8"/>',
        text(LEFT, 22, title, "start", 'font-weight="bold"'),
        *([text(LEFT - 10, TOP - 4, head, "end", 'font-style="italic"')] if head else []),
        *scale(axis, TOP + ROW * len(rows)),
    ]
    for place, row in enumerate(rows):
        lines += drawn(row, TOP + ROW * place + ROW / 2)
    return "\n".join([*lines, "</svg>", ""])


def scale(axis: str, bottom: float) -> Iterable[str]:
    """The lines at every tenth, and what they mean."""
    for points in range(0, 101, 10):
        x = at(points)
        yield f'<path d="M{x:g} {TOP}V{bottom:g}" stroke="{FAINT}"/>'
        yield text(x, bottom + 16, str(points), "middle")
    yield text(at(50), bottom + 34, axis, "middle")


def drawn(row: Row, y: float) -> Iterable[str]:
    """A row: its label, its interval, its dot, and the baseline's ring."""
    yield text(LEFT - 10, y + 4, row.label, "end")
    low, high = at(row.share.low), at(row.share.high)
    yield f'<path d="M{low:g} {y:g}H{high:g}" stroke="{DOT}" stroke-width="3"/>'
    if row.baseline is not None:
        x = at(row.baseline)
        yield f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="none" stroke="{INK}" stroke-width="1.5"/>'
    yield f'<circle cx="{at(row.share.value):g}" cy="{y:g}" r="4.5" fill="{DOT}"/>'


def at(points: float) -> float:
    """Where some points lie on the scale."""
    return round(LEFT + WIDTH * points / 100, 1)


def text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    """Words at a place."""
    styled = f' text-anchor="{anchor}" fill="{INK}"' + (f" {more}" if more else "")
    return f'<text x="{x:g}" y="{y:g}"{styled}>{escape(words)}</text>'
