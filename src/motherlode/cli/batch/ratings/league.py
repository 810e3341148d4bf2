"""A league: every bot digs against every bot's saboteurs on the same deals."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from motherlode.bots.levels import make_bot
from motherlode.bots.search.bot import SearcherBot
from motherlode.cli.batch.contests import (
    Contest,
    Pairing,
    Score,
    Table,
    deals,
    halves_won,
    play_one,
)


class Deal(NamedTuple):
    """How a deal ended: at which table, played by how many pairings, and whose it was (bits)."""

    table: int
    pairings: int
    won: int  # by the diggers
    drawn: int = 0  # nobody's

    def share(self, pairing: int) -> float:
        """How much of a pairing's round is the diggers': half of it if nobody wins."""
        return (self.won >> pairing & 1) + (self.drawn >> pairing & 1) / 2


@dataclass
class Results:
    """What came out of some deals; whole numbers, so that they add up alike in any order."""

    games: int = 0
    rounds: int = 0
    cpu_seconds: float = 0.0
    deals: Counter[Deal] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)  # by bot

    def add(self, other: Results) -> None:
        """Count others in."""
        self.games += other.games
        self.rounds += other.rounds
        self.cpu_seconds += other.cpu_seconds
        self.deals.update(other.deals)
        self.faults.update(other.faults)

    def deals_at(self, table: int, more_than: int = 0) -> int:
        """How many deals of a table were played, by more pairings than this."""
        return sum(
            count
            for deal, count in self.deals.items()
            if deal.table == table and deal.pairings > more_than
        )


@dataclass(frozen=True)
class League:
    """Who plays where, in plain values that another process can be sent.

    Bots that search take long: pairings with one of them play only the first deals of a table.
    """

    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    seeds: tuple[tuple[int, ...], ...]  # of each table
    searched: int  # deals of each table that those who search play, too

    @property
    def games(self) -> int:
        """How many deals there are."""
        return sum(map(len, self.seeds))

    @cached_property
    def pairings(self) -> tuple[Pairing, ...]:
        """Everybody against everybody, those without a search first."""
        all_of_them = [Pairing(one, other) for one in self.bots for other in self.bots]
        return tuple(sorted(all_of_them, key=lambda pairing: any(map(searches, pairing))))

    @cached_property
    def quick(self) -> int:
        """How many pairings have nobody who searches."""
        return sum(not any(map(searches, pairing)) for pairing in self.pairings)

    def play(self, part: range) -> Results:
        """Play some of the deals."""
        results, score = Results(), Score()
        started = time.process_time()
        first = 0
        for number, seeds in enumerate(self.seeds):
            for place in range(max(part.start, first), min(part.stop, first + len(seeds))):
                self.play_deal(results, score, number, place - first)
            first += len(seeds)
        results.cpu_seconds = time.process_time() - started
        results.faults = score.faults
        return results

    def play_deal(self, results: Results, score: Score, number: int, place: int) -> None:
        """Let all pairings play a deal, or all that are quick."""
        seed = self.seeds[number][place]
        count = len(self.pairings) if place < self.searched else self.quick
        playing = self.pairings[:count]
        contest = Contest(self.tables[number], playing, playing[0], (seed,)) if playing else None
        won = drawn = 0
        for bit, pairing in enumerate(playing):
            assert contest is not None
            halves = halves_won(play_one(score, number, contest, pairing, seed))
            won |= (halves == 2) << bit
            drawn |= (halves == 1) << bit
        results.deals[Deal(number, count, won, drawn)] += 1
        results.games += 1
        results.rounds += count


def searches(bot: str) -> bool:
    """Whether a bot tries its answers out."""
    return isinstance(make_bot(bot), SearcherBot)


def league_of(
    bots: tuple[str, ...], tables: tuple[Table, ...], rounds: int, searched: int, seed: int
) -> League:
    """A league on the first deals of a run."""
    return League(bots, tables, tuple(deals(table, seed, rounds) for table in tables), searched)
