"""A tournament: one greedy bot among random ones, and the other way around, with a plot.

    python examples/tournament.py [MATCHES]

Each match is dealt from a seed and played twice, with and without the odd one out in its seat, so
luck cancels out. The plot is gold.svg. `motherlode arena --help` does more.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import mean, stdev

import motherlode

PLAYERS = (3, 4, 5, 6)
INK, DOT = "#3b3026", "#a65b12"


def main(matches: int) -> None:
    """Play, print a table, and draw it."""
    rows = []
    for bot, others in (("greedy", "random"), ("random", "greedy")):
        for players in PLAYERS:
            gains = [gain(bot, others, players, seed) for seed in range(matches)]
            half = 1.96 * stdev(gains) / matches**0.5
            label = f"{bot} among {players - 1} {others}"
            rows.append((label, mean(gains), half))
            print(f"{label:24} {mean(gains):+.2f} ± {half:.2f} gold a match")
    Path("gold.svg").write_text(plot(rows), "utf-8")
    print("The plot is gold.svg.")


def gain(bot: str, others: str, players: int, seed: int) -> int:
    """How much more gold a bot gets in a seat than one of the others gets there."""
    seat = seed % players
    usual = [others] * players
    return score([*usual[:seat], bot, *usual[seat + 1 :]], seat, seed) - score(usual, seat, seed)


def score(bots: list[str], seat: int, seed: int) -> int:
    """The gold of a seat at the end of a match."""
    game = motherlode.Game("base", players=len(bots), seed=seed)
    game.play_out(bots)
    return game.scores[game.names[seat]]


def plot(rows: list[tuple[str, float, float]]) -> str:
    """A dot for each row, with its interval, around a line at 0."""
    most = max(abs(value) + half for _, value, half in rows) * 1.1
    height = 40 + 26 * len(rows)

    def at(value: float) -> float:
        return 420 + 220 * value / most

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 {height}" fill="{INK}"',
        ' font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        f'<path d="M420 10V{height - 30}" stroke="{INK}" stroke-dasharray="4"/>',
        f'<text x="420" y="{height - 10}" text-anchor="middle">gold a match, more or less</text>',
    ]
    for place, (label, value, half) in enumerate(rows):
        y = 22 + 26 * place
        parts += [
            f'<text x="10" y="{y + 4}">{label}: {value:+.2f}</text>',
            f'<path d="M{at(value - half):.1f} {y}H{at(value + half):.1f}" stroke="{DOT}"/>',
            f'<circle cx="{at(value):.1f}" cy="{y}" r="4" fill="{DOT}"/>',
        ]
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
