"""How fast bots are in the page: this runs there, with the kernel compiled or interpreted."""

import json
import time

from librt.vecs import vec

from motherlode.bots import make_bot
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import Bot, play_out, play_randomly
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE

PLAYERS = 5
SECONDS = 3.0
RULES = CATALOGUE.rules(Selection("base", (), "", PLAYERS))


def at_random(seed: int) -> int:
    """A game of random moves; how many."""
    return int(play_randomly(new_game(RULES, seed), seed))


def of_greedy_bots(seed: int) -> int:
    """A game of greedy bots; how many moves."""
    bots = [make_bot("greedy") for _ in range(PLAYERS)]
    for seat, bot in enumerate(bots):
        bot.sit_down(seat, seed)
    return int(play_out(new_game(RULES, seed), vec[Bot](bots)))


def rates() -> str:
    """Moves a second of either."""
    found = {}
    for play in (at_random, of_greedy_bots):
        moves = seed = 0
        started = time.perf_counter()
        while time.perf_counter() < started + SECONDS:
            moves += play(seed)
            seed += 1
        found[play.__name__] = moves / (time.perf_counter() - started)
    return json.dumps(found)


rates()
