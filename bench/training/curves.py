"""Curves: how each net's log-loss fell while it was taught, as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bench.training.fit import Score
from motherlode.cli.batch.plot import FAINT, text

WIDTH, HEIGHT = 640, 360
LEFT, TOP, RIGHT, BOTTOM = 60, 50, 20, 50
COLORS = ("#a65b12", "#2f6f8f", "#4d7c3a", "#7a4a8c")
STEP = 0.02  # between two lines of the scale


def drawn(told: Mapping[str, Sequence[Score]]) -> str:
    """Every net's log-loss on rounds kept apart, before it was taught and after each epoch."""
    losses = {name: [score.log_loss for score in scores[1:]] for name, scores in told.items()}
    low = min(map(min, losses.values())) // STEP * STEP
    high = (max(map(max, losses.values())) // STEP + 1) * STEP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
        text(LEFT, 20, "Log-loss on rounds kept apart, by epoch", "start", 'font-weight="bold"'),
        *scale(low, high),
    ]
    for place, (name, some) in enumerate(losses.items()):
        lines += curve(place, name, some, low, high)
    return "\n".join([*lines, "</svg>", ""])


def scale(low: float, high: float) -> Iterable[str]:
    """The lines across, and what they mean."""
    for number in range(round((high - low) / STEP) + 1):
        y = height_of(low + number * STEP, low, high)
        yield f'<path d="M{LEFT} {y:g}H{WIDTH - RIGHT}" stroke="{FAINT}"/>'
        yield text(LEFT - 8, y + 4, f"{low + number * STEP:.2f}", "end")


def curve(place: int, name: str, some: Sequence[float], low: float, high: float) -> Iterable[str]:
    """One net: its name, its line, a dot for each epoch."""
    color = COLORS[place % len(COLORS)]
    step = (WIDTH - LEFT - RIGHT - 20) / max(1, len(some) - 1)
    dots = [
        (LEFT + 10 + step * number, height_of(loss, low, high)) for number, loss in enumerate(some)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
    yield f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="2"/>'
    for x, y in dots:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{color}"/>'
    yield f'<circle cx="{LEFT + 14 + 190 * place}" cy="{HEIGHT - 18}" r="5" fill="{color}"/>'
    yield text(LEFT + 24 + 190 * place, HEIGHT - 14, name, "start")


def height_of(loss: float, low: float, high: float) -> float:
    """Where a loss lies on the picture."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - loss) / max(high - low, STEP)
