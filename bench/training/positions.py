"""Positions to learn from: worlds in numbers, out of rounds that bots play, and who won them."""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass, field

from librt.vecs import vec

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.levels import make_bot
from motherlode.bots.search.bot import SearcherBot
from motherlode.bots.search.outlook import SIZE, Outlook
from motherlode.bots.search.trials import at_turn, watched
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.playout import Bot, play_round, tell
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt
from motherlode.rules.modules import CATALOGUE

LOOKED_AT = 0.35  # of all turns: neighbors tell nearly the same
STRAYING = 0.06  # of all moves are random, so that odd positions are met, too
COUNTS = range(3, 11)
USUAL_COUNT = 5
STRIDE = 16  # between seeds
TRIALS = 60  # of an answer, where a bot that searches plays
SHORT = 0.2  # laps that it plays on


@dataclass
class Positions:
    """Numbers, one world after the other, and whether the diggers won."""

    numbers: array[float] = field(default_factory=lambda: array("f"))
    won: array[int] = field(default_factory=lambda: array("b"))

    def add(self, other: Positions) -> None:
        """Have those of another, too."""
        self.numbers.extend(other.numbers)
        self.won.extend(other.won)


class Company:
    """Bots of several levels for each seat; chance decides which dig and which sabotage."""

    def __init__(self, levels: tuple[str, ...], players: int, chance: random.Random) -> None:
        self.levels = levels  # one that is named twice plays twice as often
        self.chance = chance
        self.seats: dict[str, list[Bot]] = {
            level: [bot_of(level) for _ in range(players)] for level in levels
        }

    def seat(self, state: State, seed: int) -> vec[Bot]:
        """Those who play a round that was dealt."""
        stance_of = knowledge_of(state.rules).stance_of
        sides = [self.chance.choice(self.levels) for _ in range(2)]
        bots = []
        for seat in range(state.seats):
            is_saboteur = stance_of[state.roles[seat]] == SABOTEUR
            bot = self.seats[sides[is_saboteur]][seat]
            bot.sit_down(seat, seed)
            bots.append(bot)
        return vec[Bot](bots)


def bot_of(level: str) -> Bot:
    """A bot of a level; one that searches counts its trials: the same seed teaches alike."""
    bot = make_bot(level)
    if isinstance(bot, SearcherBot):
        bot.limit = TRIALS
        bot.laps = SHORT
    return bot


def collect(levels: tuple[str, ...], rounds: int, seed: int) -> Positions:
    """Positions of this many rounds for each number of players, three times as many for five."""
    found = Positions()
    chance = random.Random(seed)
    for players in COUNTS:
        rules = CATALOGUE.rules(Selection("base", (), "", players))
        company = Company(levels, players, chance)
        for number in range(rounds * (3 if players == USUAL_COUNT else 1)):
            play(rules, company, seed + number * STRIDE + players, found)
    return found


def play(rules: Rules, company: Company, seed: int, found: Positions) -> None:
    """One round, if there is a saboteur in it."""
    state = new_game(rules, seed, listening=True, rests=True)
    if not has_saboteur(state):
        return
    bots = company.seat(state, seed)
    tell(state, bots)
    known = knowledge_of(rules)
    chance = company.chance
    outlook = Outlook()
    seen = array("f")
    while not state.resting and not state.over:
        if at_turn(state) and chance.random() < LOOKED_AT:
            outlook.look(state, watched(state, bots))
            seen.extend(outlook.numbers)
        if chance.random() < STRAYING:
            asked = prompt(state, state.top().seat)
            apply(state, asked.choices[chance.randrange(len(asked.choices))])
            tell(state, bots)
        else:
            play_round(state, bots, 1)
    is_won = state.found == known.treasure
    found.numbers.extend(seen)
    found.won.extend([int(is_won)] * (len(seen) // SIZE))


def has_saboteur(state: State) -> bool:
    """Whether the round is worth playing."""
    stance_of = knowledge_of(state.rules).stance_of
    return any(stance_of[role] == SABOTEUR for role in state.roles)
