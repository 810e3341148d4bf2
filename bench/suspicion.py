"""How well diggers tell who the saboteurs are, lap by lap: the reader next to greedy.

`python -m bench.suspicion` lets bots play; behind every digger sits a reader and a greedy bot that
see and hear what the digger does. For each lap it prints the area under the curve of both, and how
the reader's chances compare with what is true: their log-loss next to that of the deal, and the
calibration error.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from collections.abc import Callable

from bench.rounds import Shadowed, dealt, is_saboteur, play, rules_for
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.reader.bot import ReaderBot
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from tests.bots.strangers import Scatterbrain, Sleeper

LAPS = 6
BINS = 10
FIRST_SEED = 50_000  # rounds that nothing was fitted on
Judged = list[tuple[float, bool]]
Maker = Callable[[], Bot]


OPPONENTS: list[tuple[str, Maker, Maker]] = [
    ("Greedy bots, which the reader was fitted on", GreedyBot, GreedyBot),
    ("Saboteurs that dig along until the goal is near", GreedyBot, Sleeper),
    ("Bots that do something else every fourth time", Scatterbrain, Scatterbrain),
    ("Readers among themselves", ReaderBot, ReaderBot),
]


class Laps:
    """What diggers thought of the others at the end of each lap, and what was true."""

    def __init__(self) -> None:
        self.greedy: dict[int, Judged] = defaultdict(list)
        self.reader: dict[int, Judged] = defaultdict(list)
        self.deal: dict[int, Judged] = defaultdict(list)

    def take_in(
        self, state: State, lap: int, shadows: dict[int, tuple[GreedyBot, ReaderBot]]
    ) -> None:
        """Ask everybody's shadows what they think."""
        for seat, (greedy, reader) in shadows.items():
            seen = view(state, seat)
            points = greedy.beliefs(seen).suspicion
            reader.beliefs(seen)
            posterior = reader.mind.private
            prior = int(posterior.saboteurs) / int(posterior.unknown)
            for other in range(state.seats):
                if other != seat:
                    truth = is_saboteur(state, other)
                    self.greedy[lap].append((float(points[other]), truth))
                    self.reader[lap].append((float(posterior.chances[other]), truth))
                    self.deal[lap].append((prior, truth))


def watched_round(laps: Laps, state: State, seed: int, digger: Maker, saboteur: Maker) -> None:
    """Play a round with a greedy bot and a reader behind every digger."""
    bots: list[Bot] = []
    shadows: dict[int, tuple[GreedyBot, ReaderBot]] = {}
    for seat in range(state.seats):
        if is_saboteur(state, seat):
            bots.append(saboteur())
        else:
            shadows[seat] = (GreedyBot(), ReaderBot())
            bots.append(Shadowed(digger(), list(shadows[seat])))
    turns = [0, -1]

    def watch(now: State) -> None:
        if now.revealed or now.top().name() not in ("Turn",) or now.top().seat == turns[1]:
            return
        turns[1] = now.top().seat
        lap, rest = divmod(turns[0], now.seats)
        turns[0] += 1
        if not rest and 1 <= lap <= LAPS:
            laps.take_in(now, lap, shadows)

    play(state, bots, seed, watch)


def area(judged: Judged) -> float:
    """The chance that a saboteur is suspected more than a digger."""
    ordered = sorted(judged)
    saboteurs = sum(truth for _, truth in judged)
    ranks = 0.0
    at = 0
    while at < len(ordered):
        end = at
        while end < len(ordered) and ordered[end][0] == ordered[at][0]:
            end += 1
        ranks += sum(truth for _, truth in ordered[at:end]) * (at + 1 + end) / 2
        at = end
    diggers = len(judged) - saboteurs
    return (ranks - saboteurs * (saboteurs + 1) / 2) / (saboteurs * diggers)


def log_loss(judged: Judged) -> float:
    """How surprising the truth was on average."""
    return -sum(math.log(max(p if truth else 1 - p, 1e-9)) for p, truth in judged) / len(judged)


def calibration_error(judged: Judged) -> float:
    """By how much chances and frequencies differ, on average over ten bins."""
    bins: list[Judged] = [[] for _ in range(BINS)]
    for p, truth in judged:
        bins[min(BINS - 1, int(p * BINS))].append((p, truth))
    return sum(abs(sum(p - truth for p, truth in some)) for some in bins) / len(judged)


def measure(digger: Maker, saboteur: Maker, players: int, rounds: int, first: int = 0) -> Laps:
    """Rounds of one kind of diggers against one kind of saboteurs."""
    laps = Laps()
    for seed, state in dealt(rules_for(players), range(first, first + rounds)):
        watched_round(laps, state, seed, digger, saboteur)
    return laps


def all_judged(laps: Laps) -> Judged:
    """What the reader thought in all laps."""
    return [judged for lap in laps.reader.values() for judged in lap]


def show(title: str, laps: Laps) -> None:
    """Print a table."""
    print(title)
    print("lap   greedy  reader  gain   log-loss  deal   calibration")
    for lap in sorted(laps.reader):
        mine, theirs = area(laps.reader[lap]), area(laps.greedy[lap])
        loss, prior = log_loss(laps.reader[lap]), log_loss(laps.deal[lap])
        error = calibration_error(laps.reader[lap])
        row = f"{lap:3}    {theirs:.3f}   {mine:.3f}  {mine - theirs:+.3f}  {loss:.3f}"
        print(f"{row}    {prior:.3f}  {error:.3f}")
    print(f"all laps: calibration error {calibration_error(all_judged(laps)):.3f}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1000)
    options = parser.parse_args()
    for title, digger, saboteur in OPPONENTS:
        show(title, measure(digger, saboteur, options.players, options.rounds, FIRST_SEED))
