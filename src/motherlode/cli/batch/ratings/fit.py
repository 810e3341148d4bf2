"""The fit: strengths by Bradley and Terry's model, a digger's and a saboteur's for each bot.

The diggers win with a chance of 1 / (1 + exp(saboteur - digger - edge)), where the edge is that of
diggers at a table of that size. The reference bot is 0 in both roles. Rounds of one deal are not
independent: the intervals count deals, not rounds (a sandwich of Fisher's information). Where
rounds hardly vary, as with who never wins, a sandwich sees no doubt: intervals are never narrower
than by the information alone, and of a handful of deals there are none.
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
ENOUGH = 10  # deals for an interval; how a few of them vary says nothing

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
        self.cells: dict[tuple[int, int], tuple[int, float]] = {}
        self.deals = [0] * self.size  # that speak for a value
        self.count()
        self.climb()
        self.inverse = inverted(self.information())
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
        """Add up the rounds of each table and pairing, how many the diggers won, and the deals."""
        sums: dict[tuple[int, int], tuple[int, float]] = {}
        for deal, count in self.results.deals.items():
            told: set[int] = set()
            for pairing in range(deal.pairings):
                rounds, won = sums.get((deal.table, pairing), (0, 0.0))
                sums[deal.table, pairing] = rounds + count, won + count * deal.share(pairing)
                told.update(place for place, _ in self.terms(deal.table, pairing))
            for place in told:
                self.deals[place] += count
        self.cells = dict(sorted(sums.items()))

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
        return multiplied(multiplied(self.inverse, middle), self.inverse)

    def slope(self, deal: Deal) -> Vector:
        """What a deal speaks for."""
        found = [0.0] * self.size
        for pairing in range(deal.pairings):
            miss = deal.share(pairing) - self.chance(deal.table, pairing)
            for place, sign in self.terms(deal.table, pairing):
                found[place] += sign * miss
        return found

    def estimate(self, weights: dict[int, float], middle: float) -> Estimate:
        """A sum of values with its interval, in points."""
        value = sum(weight * self.values[place] for place, weight in weights.items())
        at = middle + POINTS * value
        half = Z * math.sqrt(self.variance(weights)) * POINTS
        return Estimate(at, at - half, at + half)

    def variance(self, weights: dict[int, float]) -> float:
        """How far a sum of values may be off: what deals show, but never less than rounds do."""
        if not weights:
            return 0.0  # the reference
        deals = min(self.deals[place] for place in weights)
        if deals < ENOUGH:
            return math.inf
        return max(
            deals / (deals - 1) * weighed(self.spread, weights), weighed(self.inverse, weights)
        )

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
        """By number of players, where any have played: how much better off the diggers are."""
        return {
            table.players: self.estimate({self.edge + number: 1.0}, 0.0)
            for number, table in enumerate(self.league.tables)
            if self.deals[self.edge + number]
        }


def weighed(spread: Matrix, weights: dict[int, float]) -> float:
    """The variance of a sum of values that vary like this."""
    return sum(
        weight * other * spread[row][column]
        for row, weight in weights.items()
        for column, other in weights.items()
    )


def multiplied(one: Matrix, other: Matrix) -> Matrix:
    """The product of matrices."""
    columns = list(zip(*other, strict=True))
    return [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one
    ]


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a symmetric matrix."""
    size = len(matrix)
    return [solved(matrix, [float(row == column) for row in range(size)]) for column in range(size)]


def solved(matrix: Matrix, vector: Vector) -> Vector:
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
