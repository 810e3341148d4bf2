"""Write your own bot: it sees what its seat may know, and answers with one of its options.

    python examples/own_bot.py [MATCHES]

This one digs as greedy does, but breaks no tools. Is that any good? It plays each match twice
against the same bots, once in its seat and once with greedy there, and counts the difference.
Its greedy is a frozen one, greedy@1, so the answer is the same in every version.
"""

from __future__ import annotations

import sys
from statistics import mean, stdev

import motherlode


class Gentle(motherlode.Bot):
    """Greedy without malice."""

    def __init__(self) -> None:
        super().__init__("gentle", sighted=True, listening=True)
        self.greedy = motherlode.make_bot("greedy@1")

    def sit_down(self, seat: int, seed: int) -> None:
        """A new game begins; all chance comes from the seed."""
        self.greedy.sit_down(seat, seed)

    def hear(self, event: motherlode.Event) -> None:
        """Something happened, as this seat saw it."""
        self.greedy.hear(event)

    def choose(self, view: motherlode.View, prompt: motherlode.Prompt) -> int:
        """The best option, as greedy rates them, that breaks nothing."""
        worth = [int(value) for value in self.greedy.rate(view, prompt)]
        if not worth:
            return int(self.greedy.choose(view, prompt))
        names = [f"seat {seat}" for seat in range(int(view.seats))]
        texts = [motherlode.choice_text(view.rules, names, int(one)) for one in prompt.choices]
        kind = [place for place, text in enumerate(texts) if not text.startswith("break_")]
        return max(kind or range(len(texts)), key=lambda place: worth[place])


def main(matches: int) -> None:
    """Try it out."""
    gains = []
    for seed in range(matches):
        seat = seed % 4
        gains.append(gold(seat, seed, Gentle()) - gold(seat, seed, motherlode.make_bot("greedy@1")))
    half = 1.96 * stdev(gains) / matches**0.5
    print(f"gentle gets {mean(gains):+.2f} ± {half:.2f} gold a match more than greedy")


def gold(seat: int, seed: int, bot: motherlode.Bot) -> int:
    """What a bot gets in a seat among three of greedy."""
    others: list[motherlode.Bot | str] = ["greedy@1"] * 4
    others[seat] = bot
    game = motherlode.Game("base", players=4, seed=seed)
    game.play_out(others)
    return game.scores[game.names[seat]]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
