"""Pairings: what each came to at one table, the diggers' share of the rounds and what it gained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.cli.batch.contests import Contest, Pairing, Result, Score
from motherlode.cli.batch.intervals import Estimate, average, paired, quantile, share_of


@dataclass(frozen=True)
class Cell:
    """Points of a hundred: the diggers' share, the baseline's, and the paired difference."""

    players: str  # a number, or a range for an average
    pairing: Pairing
    dealt: int | None  # how many saboteurs; nothing: however many
    rounds: int
    share: Estimate
    baseline: Estimate
    difference: Estimate
    outcomes: dict[str, int]

    def data(self) -> dict[str, Any]:
        """A cell for a report."""
        return {
            "players": int(self.players) if self.players.isdigit() else self.players,
            "diggers": self.pairing.diggers,
            "saboteurs": self.pairing.saboteurs,
            "saboteurs_dealt": self.dealt,
            "rounds": self.rounds,
            "share": round(self.share.value, 3),
            "share_interval": self.share.rounded(),
            "baseline": round(self.baseline.value, 3),
            "difference": round(self.difference.value, 3),
            "interval": self.difference.rounded(),
            "outcomes": self.outcomes,
        }


def cells_of(contests: Sequence[Contest], score: Score) -> list[Cell]:
    """Every pairing at every table; then each by saboteurs dealt, where their number varies."""
    found: list[Cell] = []
    for number, contest in enumerate(contests):
        for place, pairing in enumerate(contest.pairings):
            outcomes = {
                word: count
                for (where, which, word), count in sorted(score.outcomes.items())
                if (where, which) == (number, place)
            }
            counted = {
                result: count
                for result, count in score.results.items()
                if (result.contest, result.pairing) == (number, place)
            }
            if counted:
                own = pairing == contest.baseline
                found += split(contest.table.players, pairing, own, Counter(counted), outcomes)
    return found


def split(
    players: int,
    pairing: Pairing,
    own: bool,
    counted: Counter[Result],
    outcomes: dict[str, int],
) -> list[Cell]:
    """A cell, and one for each number of saboteurs if there are several."""
    cells = [cell_of(players, pairing, own, None, counted, outcomes)]
    dealt = sorted({result.dealt for result in counted})
    for number in dealt if len(dealt) > 1 else []:
        part = Counter({one: count for one, count in counted.items() if one.dealt == number})
        cells.append(cell_of(players, pairing, own, number, part, {}))
    return cells


def cell_of(
    players: int,
    pairing: Pairing,
    own: bool,
    dealt: int | None,
    counted: Counter[Result],
    outcomes: dict[str, int],
) -> Cell:
    """What some rounds come to; those of the baseline's `own` differ by nothing, for certain."""
    rounds = counted.total()
    won = sum(count * one.won for one, count in counted.items()) / 2
    before = sum(count * one.baseline for one, count in counted.items()) / 2
    more = sum(count * max(0, one.won - one.baseline) for one, count in counted.items()) / 2
    less = sum(count * max(0, one.baseline - one.won) for one, count in counted.items()) / 2
    return Cell(
        str(players),
        pairing,
        dealt,
        rounds,
        share_of(won, rounds),
        share_of(before, rounds),
        Estimate(0, 0, 0) if own else paired(more, less, rounds),
        outcomes,
    )


def averages(cells: Sequence[Cell]) -> list[Cell]:
    """For each pairing, the mean over tables of several sizes."""
    whole = [cell for cell in cells if cell.dealt is None]
    found: list[Cell] = []
    for pairing in dict.fromkeys(cell.pairing for cell in whole):
        own = [cell for cell in whole if cell.pairing == pairing]
        if len(own) > 1:
            found.append(
                Cell(
                    f"{own[0].players}–{own[-1].players}",
                    pairing,
                    None,
                    sum(cell.rounds for cell in own),
                    average([cell.share for cell in own]).as_share(),
                    average([cell.baseline for cell in own]).as_share(),
                    average([cell.difference for cell in own]),
                    dict(sum((Counter(cell.outcomes) for cell in own), Counter[str]())),
                )
            )
    return found


@dataclass(frozen=True)
class Thinking:
    """How long a bot thinks about an answer, in milliseconds."""

    bot: str
    answers: int
    half: float
    most: float  # 95 of 100

    def data(self) -> dict[str, Any]:
        """The same for a report."""
        return {
            "bot": self.bot,
            "answers": self.answers,
            "think_ms_p50": round(self.half, 4),
            "think_ms_p95": round(self.most, 4),
        }


def thinking_of(score: Score) -> list[Thinking]:
    """How long each bot thinks, at all tables together."""
    by_bot: dict[str, Counter[int]] = {}
    for (_, bot, place), count in sorted(score.thinking.items()):
        by_bot.setdefault(bot, Counter())[place] += count
    return [
        Thinking(bot, times.total(), quantile(times, 0.5), quantile(times, 0.95))
        for bot, times in by_bot.items()
    ]
