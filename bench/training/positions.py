"""Positions to learn from: worlds in numbers, out of rounds that bots play, and who won them."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field

from librt.vecs import vec

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.levels import make_bot
from motherlode.bots.search.outlook import SIZE, Outlook
from motherlode.bots.search.trials import at_turn
from motherlode.rules.core.contract import Rules
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import Bot, play_round
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt
from motherlode.rules.modules import CATALOGUE

LOOKED_AT = 0.35  # of all turns: neighbors tell nearly the same
STRAYING = 0.06  # of all moves are random, so that odd positions are met, too
COUNTS = range(3, 11)
USUAL_COUNT = 5
STRIDE = 16  # between seeds


@dataclass
class Positions:
    """Numbers, one world after the other, and whether the diggers won."""

    numbers: array[float] = field(default_factory=lambda: array("f"))
    won: array[int] = field(default_factory=lambda: array("b"))


def collect(level: str, rounds: int, seed: int) -> Positions:
    """Positions of so many rounds for each number of players, three times as many for five."""
    found = Positions()
    chance = random.Random(seed)
    for players in COUNTS:
        rules = CATALOGUE.rules(Selection("base", (), "", players))
        bots = vec[Bot]([make_bot(level) for _ in range(players)])
        for number in range(rounds * (3 if players == USUAL_COUNT else 1)):
            play(rules, bots, seed + number * STRIDE + players, chance, found)
    return found


def play(rules: Rules, bots: vec[Bot], seed: int, chance: random.Random, found: Positions) -> None:
    """One round, if there is a saboteur in it."""
    state = new_game(rules, seed, listening=True, rests=True)
    if not has_saboteur(state):
        return
    for seat in range(rules.players):
        bots[seat].sit_down(seat, seed)
    outlook = Outlook()
    seen = array("f")
    while not state.resting and not state.over:
        if at_turn(state) and chance.random() < LOOKED_AT:
            outlook.look(state)
            seen.extend(outlook.numbers)
        if chance.random() < STRAYING:
            asked = prompt(state, state.top().seat)
            apply(state, asked.choices[chance.randrange(len(asked.choices))])
        else:
            play_round(state, bots, 1)
    is_won = state.found == knowledge_of(rules).treasure
    found.numbers.extend(seen)
    found.won.extend([int(is_won)] * (len(seen) // SIZE))


def has_saboteur(state: State) -> bool:
    """Whether the round is worth playing."""
    stance_of = knowledge_of(state.rules).stance_of
    return any(stance_of[role] == SABOTEUR for role in state.roles)
