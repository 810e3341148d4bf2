"""Matches: whole games in which one seat is played by another bot, and the gold it gets."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec

from motherlode.cli.batch.contests import Score as Thoughts
from motherlode.cli.batch.contests import Table, count_thinking, seat_bots
from motherlode.cli.batch.intervals import Estimate, average, mean_of
from motherlode.cli.batch.minds import dismiss
from motherlode.cli.selection import game_seed
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.gold import scores
from motherlode.rules.core.playout import Bot, play_out, tell


@dataclass
class Gold:
    """What came out of some matches: sums over them, by table."""

    games: int = 0
    matches: Counter[int] = field(default_factory=Counter)
    gold: Counter[int] = field(default_factory=Counter)
    squares: Counter[int] = field(default_factory=Counter)
    gained: Counter[int] = field(default_factory=Counter)  # more than the bot it replaced
    gained_squares: Counter[int] = field(default_factory=Counter)
    thoughts: Thoughts = field(default_factory=Thoughts)

    def add(self, other: Gold) -> None:
        """Count others in."""
        self.games += other.games
        self.thoughts.add(other.thoughts)
        for mine, more in (
            (self.matches, other.matches),
            (self.gold, other.gold),
            (self.squares, other.squares),
            (self.gained, other.gained),
            (self.gained_squares, other.gained_squares),
        ):
            mine.update(more)

    def count(self, number: int, gold: int, before: int) -> None:
        """Count a match, and the same with the bot that was replaced."""
        self.games += 1
        self.matches[number] += 1
        self.gold[number] += gold
        self.squares[number] += gold * gold
        self.gained[number] += gold - before
        self.gained_squares[number] += (gold - before) ** 2


@dataclass(frozen=True)
class Matches:
    """This many matches at each table: one bot among others, in one seat or in each in turn."""

    tables: tuple[Table, ...]
    bot: str
    others: str
    seed: int
    each: int
    seat: int = NOBODY
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """How many matches there are."""
        return self.each * len(self.tables)

    def play(self, part: range) -> Gold:
        """Play some of them."""
        gold = Gold()
        started = time.process_time()
        for place in part:
            self.play_match(gold, *divmod(place, self.each))
        gold.thoughts.cpu_seconds = time.process_time() - started
        return gold

    def play_match(self, gold: Gold, number: int, match: int) -> None:
        """Play a match with the bot in its seat, and once more without it."""
        table = self.tables[number]
        seed = game_seed(self.seed, match)
        seat = match % table.players if self.seat == NOBODY else self.seat
        usual = [self.others] * table.players
        replaced = [*usual[:seat], self.bot, *usual[seat + 1 :]]
        before = self.scores(gold, number, usual, seed)[seat]
        after = self.scores(gold, number, replaced, seed)[seat] if replaced != usual else before
        gold.count(number, after, before)

    def scores(self, gold: Gold, number: int, names: list[str], seed: int) -> list[int]:
        """What every seat has at the end of a match."""
        state = new_game(self.tables[number].rules(), seed, NOBODY, listening=True)
        bots = seat_bots(names, seed, self.seconds)
        seated = vec[Bot](bots)
        try:
            tell(state, seated)
            play_out(state, seated)
        finally:
            dismiss(bots)
        count_thinking(gold.thoughts, number, names, bots)
        return [int(score) for score in scores(state)]


@dataclass(frozen=True)
class SeatGold:
    """The gold of one seat per match, and how much more that is than the others' bot gets."""

    players: str
    matches: int
    gold: Estimate
    gained: Estimate

    def data(self) -> dict[str, Any]:
        """This for a report."""
        return {
            "players": int(self.players) if self.players.isdigit() else self.players,
            "matches": self.matches,
            "gold": round(self.gold.value, 4),
            "gold_interval": self.gold.rounded(),
            "difference": round(self.gained.value, 4),
            "interval": self.gained.rounded(),
        }


def gold_by_table(matches: Matches, gold: Gold) -> list[SeatGold]:
    """What came out at each table."""
    return [
        SeatGold(
            str(table.players),
            gold.matches[number],
            mean_of(gold.matches[number], gold.gold[number], gold.squares[number]),
            mean_of(gold.matches[number], gold.gained[number], gold.gained_squares[number]),
        )
        for number, table in enumerate(matches.tables)
        if gold.matches[number]
    ]


def average_gold(some: Sequence[SeatGold]) -> SeatGold:
    """The mean over tables of several sizes; that of a single table is its own."""
    if len(some) == 1:
        return some[0]
    return SeatGold(
        f"{some[0].players}–{some[-1].players}",
        sum(one.matches for one in some),
        average([one.gold for one in some]),
        average([one.gained for one in some]),
    )
