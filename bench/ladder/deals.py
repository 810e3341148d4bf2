"""Deals that pairings of bots play, each on its own: who won which, and how long bots thought."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from librt.vecs import vec

from bench.ladder.guests import make_player
from bench.ladder.twin import Twin
from motherlode.bots.search.bot import SearcherBot
from motherlode.bots.timing import Timed
from motherlode.cli.batch.contests import Table, deals, halves_won, saboteurs_in
from motherlode.cli.batch.intervals import time_class
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import LONGEST_ROUND, Bot, bot_seed, play_round, tell

SEED = 1


class Spot(NamedTuple):
    """A cell of the ladder: two levels at a table."""

    table: Table
    diggers: str
    saboteurs: str


@dataclass(frozen=True)
class Wanted:
    """A spot and how many rounds it needs."""

    spot: Spot
    rounds: int
    seconds: float
    trials: int = 0  # of an answer, where a level searches; none: by the clock
    first: int = 0  # rounds that are known already

    @property
    def missing(self) -> int:
        """How many rounds are to be played."""
        return self.rounds - self.first


@dataclass
class Played:
    """What came out of some rounds: who won each, and the times of each bot by class."""

    games: int = 0
    won: dict[tuple[int, int], int] = field(default_factory=dict)  # by spot and deal, in halves
    thinking: Counter[tuple[int, str, int]] = field(default_factory=Counter)

    def add(self, other: Played) -> None:
        """Count others in."""
        self.games += other.games
        self.won |= other.won
        self.thinking.update(other.thinking)


@dataclass(frozen=True)
class Rounds:
    """Many rounds at several spots, one spot after the other."""

    wanted: tuple[Wanted, ...]

    @property
    def games(self) -> int:
        """How many there are."""
        return sum(one.missing for one in self.wanted)

    def play(self, part: range) -> Played:
        """Play some of them."""
        played = Played()
        first = 0
        for number, one in enumerate(self.wanted):
            last = first + one.missing
            for place in range(max(part.start, first), min(part.stop, last)):
                play_deal(played, number, one, one.first + place - first)
            first = last
        return played


@cache
def seeds(table: Table, count: int) -> tuple[int, ...]:
    """The seeds of a table's rounds; more of them begin with the same."""
    return deals(table, SEED, count)


def play_deal(played: Played, number: int, wanted: Wanted, deal: int) -> None:
    """Play one round."""
    spot = wanted.spot
    seed = seeds(spot.table, wanted.rounds)[deal]
    state = new_game(spot.table.rules(), seed, NOBODY, listening=True, rests=True)
    sabotaging = saboteurs_in(state)
    bots: list[Timed] = []
    for seat in range(int(state.seats)):
        name = spot.saboteurs if seat in sabotaging else spot.diggers
        bot = make_player(name)
        if isinstance(bot, Twin):
            bot.watch(state)
        elif wanted.seconds:
            bot.seconds = wanted.seconds
        if isinstance(bot, SearcherBot):
            bot.limit = wanted.trials
        bots.append(Timed(bot))
        bots[-1].sit_down(seat, bot_seed(seed, seat))
    seated = vec[Bot](bots)
    tell(state, seated)
    play_round(state, seated, LONGEST_ROUND)
    played.games += 1
    played.won[number, deal] = halves_won(state.outcomes[0])
    for bot in bots:
        for seconds in bot.times:
            played.thinking[number, bot.name, time_class(seconds)] += 1


@cache
def dealt(table: Table, count: int) -> tuple[int, ...]:
    """How many saboteurs each of a table's rounds has."""
    rules = table.rules()
    return tuple(len(saboteurs_in(new_game(rules, seed))) for seed in seeds(table, count))
