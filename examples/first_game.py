"""A first game: sit down with two others, look at the table, play, and keep the record.

python examples/first_game.py
"""

from __future__ import annotations

import random
from pathlib import Path

import motherlode


def main() -> None:
    """Play one game: Ada lays cards as far to the right as she can, the others do anything."""
    game = motherlode.Game("base", players=3, seed=7, first="Ada")
    drawn = random.Random(7)
    print("Ada sees:", *game.options(), sep="\n  ")
    while not game.over:
        if game.seat == 0:
            game.play(farthest(game))
        else:
            game.play(drawn.choice(game.options()))
    print(game.drawing())
    print("Rounds were won by", ", ".join(game.outcomes))
    for name, gold in game.scores.items():
        print(f"{name}: {gold} gold")
    Path("first-game.jsonl").write_text(game.record(), "utf-8")
    Path("first-game.svg").write_text(game.svg(), "utf-8")
    print("The record is first-game.jsonl (motherlode replay shows it), the maze first-game.svg.")


def farthest(game: motherlode.Game) -> motherlode.Option:
    """The option that lays a card farthest to the right; the first one if none does."""
    options = game.options()

    def column(option: motherlode.Option) -> int:
        _, _, place = option.partition(" @ ")
        return int(place.split(",")[0]) if place else -99

    return max(options, key=column)


if __name__ == "__main__":
    main()
