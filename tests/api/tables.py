"""Tables to try the door at, and games in their middle."""

from __future__ import annotations

import random

from motherlode import Game

TABLES = [
    ("base", 5, ("veto",)),
    ("base", 4, ("treasure_chests", "toll_tunnels")),
    ("saboteur2", 6, ("new_goals",)),
    ("tournament", 5, ()),
    ("duel", 2, ()),
]


def played(game: Game, choices: int, seed: int = 3) -> Game:
    """The game after some choices at random, the same each time."""
    chance = random.Random(seed)
    for _ in range(choices):
        if not game.over:
            game.play(chance.choice(game.options()))
    return game
