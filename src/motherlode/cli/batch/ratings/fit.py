"""The fit: strengths by Bradley and Terry's model, a digger's and a saboteur's for each bot.

The diggers win with a chance of 1 / (1 + exp(saboteur - digger - edge)), where the edge is that of
diggers at a table of that size. The reference bot is 0 in both roles. Rounds of one deal are not
independent: the intervals count deals, not rounds (a sandwich of Fisher's information).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from motherlode.cli.batch.intervals import Estimate, Z
from motherlode.cli.batch.ratings.league import Deal, League, Results

POINTS = 400 / math.log(10)  # of a rating; 400 more mean odds of ten to one
MIDDLE = 1500.0  # the rating of the reference
PRIOR = 1 / 5.0**2  # everybody is within 5 nats or so: who never wins must not be infinitely bad
STEPS = 50

Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, in points."""

    bot: str
    rounds: int
    digger: Estimate
    saboteur: Estimate
    whole: Estimate  # the mean of both


class Fit:
    """The strengths that explain the results of a league best."""

    def __init__(self, league: League, results: Results, reference: str) -> None:
        self.league = league
        self.results = results
        others = [bot for bot in league.bots if bot != reference]
        self.digger = {bot: place for place, bot in enumerate(others)}
        self.saboteur = {bot: len(others) + place for place, bot in enumerate(others)}
        self.edge = 2 * len(others)
        self.size = self.edge + len(league.tables)
        self.values: Vector = [0.0] * self.size
        self.cells: dict[tuple[int, int], tuple[int, int]] = {}
        self.count()
        self.climb()
        self.spread = self.sandwich()

    def terms(self, table: int, pairing: int) -> list[tuple[int, float]]:
        """Which values a round depends on, and how."""
        diggers, saboteurs = self.league.pairings[pairing]
        found = [(self.edge + table, 1.0)]
        if diggers in self.digger:
            found.append((self.digger[diggers], 1.0))
        if saboteurs in self.saboteur:
            found.append((self.saboteur[saboteurs], -1.0))
        return found

    def chance(self, table: int, pairing: int) -> float:
        """How likely the diggers win."""
        terms = self.terms(table, pairing)
        return 1 / (1 + math.exp(-sum(sign * self.values[place] for place, sign in terms)))

    def count(self) -> None:
        """Add up the rounds of each table and pairing, and how many the diggers won."""
        sums: dict[tuple[int, int], list[int]] = {}
        for deal, count in self.results.deals.items():
            for pairing in range(deal.pairings):
                cell = sums.setdefault((deal.table, pairing), [0, 0])
                cell[0] += count
                cell[1] += count * (deal.won >> pairing & 1)
        for key, (rounds, won) in sorted(sums.items()):
            self.cells[key] = rounds, won

    def climb(self) -> None:
        """Newton's steps, until they are too small to matter."""
        for _ in range(STEPS):
            slope = [-PRIOR * value for value in self.values]
            for (table, pairing), (rounds, won) in self.cells.items():
                miss = won - rounds * self.chance(table, pairing)
                for place, sign in self.terms(table, pairing):
                    slope[place] += sign * miss
            step = solved(self.information(), slope)
            self.values = [value + more for value, more in zip(self.values, step, strict=True)]
            if max(map(abs, step), default=0.0) < 1e-9:
                return

    def information(self) -> Matrix:
        """Fisher's information, and that of the prior."""
        found = [
            [PRIOR * (row == column) for column in range(self.size)] for row in range(self.size)
        ]
        for (table, pairing), (rounds, _) in self.cells.items():
            chance = self.chance(table, pairing)
            weight = rounds * chance * (1 - chance)
            terms = self.terms(table, pairing)
            for row, sign in terms:
                for column, other in terms:
                    found[row][column] += weight * sign * other
        return found

    def sandwich(self) -> Matrix:
        """How the values vary, deals being what is drawn."""
        middle = [[0.0] * self.size for _ in range(self.size)]
        for deal, count in self.results.deals.items():
            slope = self.slope(deal)
            for row, one in enumerate(slope):
                for column, other in enumerate(slope):
                    middle[row][column] += count * one * other
        information = self.information()
        half = [solved(information, column) for column in zip(*middle, strict=True)]
        return [solved(information, list(column)) for column in zip(*half, strict=True)]

    def slope(self, deal: Deal) -> Vector:
        """What a deal speaks for."""
        found = [0.0] * self.size
        for pairing in range(deal.pairings):
            miss = (deal.won >> pairing & 1) - self.chance(deal.table, pairing)
            for place, sign in self.terms(deal.table, pairing):
                found[place] += sign * miss
        return found

    def estimate(self, weights: dict[int, float], middle: float) -> Estimate:
        """A sum of values with its interval, in points."""
        value = sum(weight * self.values[place] for place, weight in weights.items())
        variance = sum(
            weight * other * self.spread[row][column]
            for row, weight in weights.items()
            for column, other in weights.items()
        )
        half = Z * math.sqrt(max(0.0, variance)) * POINTS
        at = middle + POINTS * value
        return Estimate(at, at - half, at + half)

    def rating(self, bot: str) -> Rating:
        """How strong a bot is."""
        digs = {self.digger[bot]: 1.0} if bot in self.digger else {}
        sabotages = {self.saboteur[bot]: 1.0} if bot in self.saboteur else {}
        both = dict.fromkeys((*digs, *sabotages), 0.5)
        rounds = sum(
            count
            for (_, pairing), (count, _) in self.cells.items()
            if bot in self.league.pairings[pairing]
        )
        return Rating(
            bot,
            rounds,
            self.estimate(digs, MIDDLE),
            self.estimate(sabotages, MIDDLE),
            self.estimate(both, MIDDLE),
        )

    def edges(self) -> dict[int, Estimate]:
        """By number of players: how much better off the diggers are, in points."""
        return {
            table.players: self.estimate({self.edge + number: 1.0}, 0.0)
            for number, table in enumerate(self.league.tables)
        }


def solved(matrix: Matrix, vector: Vector | tuple[float, ...]) -> Vector:
    """The solution of linear equations, by Gauss."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda place: abs(rows[place][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for place in range(at + 1, size):
            factor = rows[place][at] / rows[at][at]
            if factor:
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][place] * found[place] for place in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
