"""The curve: gold by time spent learning, as SVG, with what others get as lines across."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

LEFT, TOP, WIDTH, HEIGHT = 60, 44, 560, 280
INK, FAINT, LINE, BAND = "#3b3026", "#d8cfc2", "#a65b12", "#e8c9a0"


class Point(NamedTuple):
    """What a net gets after so long."""

    minutes: float
    gold: float
    half: float  # of the interval


def draw(title: str, points: Sequence[Point], others: Mapping[str, float]) -> str:
    """The picture."""
    most = max([*(point.gold + point.half for point in points), *others.values()]) * 1.1
    last = points[-1].minutes

    def at(minutes: float, gold: float) -> str:
        return f"{LEFT + WIDTH * minutes / last:.1f},{TOP + HEIGHT * (1 - gold / most):.1f}"

    upper = [at(one.minutes, one.gold + one.half) for one in points]
    lower = [at(one.minutes, one.gold - one.half) for one in reversed(points)]
    size = f"{LEFT + WIDTH + 90} {TOP + HEIGHT + 50}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" font-family="sans-serif" '
        'font-size="13">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        text(LEFT, 22, title, "start", ' font-weight="bold"'),
        *scale(last, most),
        f'<polygon points="{" ".join(upper + lower)}" fill="{BAND}"/>',
        f'<polyline points="{" ".join(at(one.minutes, one.gold) for one in points)}" fill="none" '
        f'stroke="{LINE}" stroke-width="2"/>',
    ]
    for name, gold in others.items():
        x, y = at(last, gold).split(",")
        parts.append(f'<path d="M{LEFT} {y}H{x}" stroke="{INK}" stroke-dasharray="5 4"/>')
        parts.append(text(float(x) + 6, float(y) + 4, name, "start"))
    return "\n".join([*parts, "</svg>", ""])


def scale(last: float, most: float) -> Iterator[str]:
    """What the axes mean."""
    for gold in range(int(most) + 1):
        y = TOP + HEIGHT * (1 - gold / most)
        yield f'<path d="M{LEFT} {y:.1f}h{WIDTH}" stroke="{FAINT}"/>'
        yield text(LEFT - 8, y + 4, str(gold), "end")
    for part in range(5):
        x = LEFT + WIDTH * part / 4
        yield text(x, TOP + HEIGHT + 18, f"{last * part / 4:.1f}", "middle")
    yield text(LEFT + WIDTH / 2, TOP + HEIGHT + 38, "minutes of processor time", "middle")
    yield text(LEFT, TOP - 6, "gold per match", "start")


def text(x: float, y: float, words: str, anchor: str, more: str = "") -> str:
    """Words at a place."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}"{more}>'
        f"{escape(words)}</text>"
    )
