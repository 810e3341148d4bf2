"""Tuning: better weights for the greedy bot, found on paired seeds: `python -m bench.tune`.

A separable evolution strategy (sep-CMA-ES). Each generation tries its candidates on the same new
deals: as diggers and as saboteurs against the weights as they are. Tells cost.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bench.tells import first_laps
from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy import weights as names
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.playout import Bot, play_round
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE

Weights = list[int]

USUAL: Final[Weights] = [int(weight) for weight in names.USUAL]
FIRST: Final[Weights] = (  # before any tuning
    [150, 5, 3, 40, 450, 120, 200, 40, 60, 120, 90, 130, 20, 4]
    + [60, 100, 80, 50, 30, 30, 45, 3, -50, 25, 180, 70, 10, 70]
    + [300, 70, 50, 300, 60, 0, 50, 50, 75, 60]
    + [100, 100, 100, 90, 65, 40, 20, 10, 5]
    + [25, 20, 5, 15, 0, 0, 100, 0]
)
TABLES: Final = (3, 5, 6, 8)
LIMIT: Final = 2000  # moves of a round
FRESH: Final = 10_000_000  # deals that tuning never saw begin here
LEAST_STEP: Final = 5.0
STEP: Final = 0.3  # how far the first candidates are from the weights as they are
TOLD: Final = 6.0  # from this ratio on an act tells too much
TELLING_COST: Final = 12.0  # points for each factor e beyond
TELLING_TABLES: Final = (4, 5)
TELLING_GAMES: Final = 300
FIXED: Final = ("BLEND_IN_TEAMS", "ASKED", "EXPOSED", "SHAMELESS")  # these tables don't show them


def places_of(side: str) -> list[int]:
    """Which weights are tuned for diggers or saboteurs."""
    fixed = {getattr(names, name) for name in FIXED} | {names.HEAT, names.HEAT + 1}
    digging = {*range(names.DEAR + 1), *range(names.PROOF, names.BLEND), names.CLOSING}
    return [
        place
        for place in range(len(USUAL))
        if place not in fixed and (place in digging) == (side == "diggers")
    ]


def step_of(place: int) -> float:
    """How much a weight changes in one step."""
    if place == names.BLENDING:
        return 2.0
    return max(LEAST_STEP, abs(USUAL[place]) / 2)


@dataclass
class Strategy:
    """A mean, a spread for each weight, and how they move."""

    size: int
    rng: Random
    mean: list[float] = field(default_factory=list)
    spread: list[float] = field(default_factory=list)
    sigma: float = STEP

    def __post_init__(self) -> None:
        self.mean = [0.0] * self.size
        self.spread = [1.0] * self.size
        self.path = [0.0] * self.size
        self.sigma_path = [0.0] * self.size
        self.count = 4 + int(3 * math.log(self.size))
        parents = self.count // 2
        raw = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
        self.shares = [share / sum(raw) for share in raw]
        self.mass = 1 / sum(share * share for share in self.shares)

    def candidates(self) -> list[list[float]]:
        """New points around the mean."""
        return [
            [
                mean + self.sigma * math.sqrt(spread) * self.rng.gauss(0, 1)
                for mean, spread in zip(self.mean, self.spread)
            ]
            for _ in range(self.count)
        ]

    def learn(self, ranked: list[list[float]]) -> None:
        """Move toward the best candidates, which come first."""
        size, mass = self.size, self.mass
        old = self.mean
        chosen = list(zip(self.shares, ranked))
        self.mean = [sum(share * point[i] for share, point in chosen) for i in range(size)]
        step = [(new - was) / self.sigma for new, was in zip(self.mean, old)]
        pace = (mass + 2) / (size + mass + 5)
        kept = math.sqrt(pace * (2 - pace) * mass)
        for i in range(size):
            even = step[i] / math.sqrt(self.spread[i])
            self.sigma_path[i] = (1 - pace) * self.sigma_path[i] + kept * even
        length = math.sqrt(sum(part * part for part in self.sigma_path))
        usual = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        damping = 1 + pace + 2 * max(0.0, math.sqrt((mass - 1) / (size + 1)) - 1)
        self._spread_out(old, step, chosen)
        self.sigma *= math.exp(pace / damping * (length / usual - 1))

    def _spread_out(
        self, old: list[float], step: list[float], chosen: list[tuple[float, list[float]]]
    ) -> None:
        """Learn along which weights it pays to search."""
        size, mass = self.size, self.mass
        memory = (4 + mass / size) / (size + 4 + 2 * mass / size)
        faster = (size + 2) / 3
        one = faster * 2 / ((size + 1.3) ** 2 + mass)
        many = min(1 - one, faster * 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        kept = math.sqrt(memory * (2 - memory) * mass)
        for i in range(size):
            self.path[i] = (1 - memory) * self.path[i] + kept * step[i]
            wide = sum(share * ((point[i] - old[i]) / self.sigma) ** 2 for share, point in chosen)
            self.spread[i] *= 1 - one - many
            self.spread[i] += one * self.path[i] ** 2 + many * wide


def bot(weights: Weights) -> GreedyBot:
    """A greedy bot that judges by other weights."""
    return GreedyBot(vec[i64](weights))


def finds(rules: Rules, diggers: Weights, saboteurs: Weights, deals: range) -> list[int]:
    """Whether the treasure is found, deal by deal, where there is a saboteur."""
    stance_of = knowledge_of(rules).stance_of
    honest = [bot(diggers) for _ in range(rules.players)]
    others = [bot(saboteurs) for _ in range(rules.players)]
    found: list[int] = []
    for seed in deals:
        state = new_game(rules, seed, rests=True)
        hidden = [stance_of[state.roles[seat]] == SABOTEUR for seat in range(rules.players)]
        if not any(hidden):
            continue
        seated: list[Bot] = [
            others[seat] if bad else honest[seat] for seat, bad in enumerate(hidden)
        ]
        for seat, one in enumerate(seated):
            one.sit_down(seat, seed)
        play_round(state, vec[Bot](seated), LIMIT)
        found.append(int(state.outcomes[-1] != "saboteurs"))
    return found


def mean(values: list[int]) -> float:
    """The average, in percent."""
    return 100 * sum(values) / max(1, len(values))


def rules_for(players: int) -> Rules:
    """The base game."""
    return CATALOGUE.rules(Selection("base", (), "", players))


def telling(weights: Weights, start: int) -> float:
    """What the tells of these weights cost, in points."""
    cost = 0.0
    games = range(start, start + TELLING_GAMES)
    for players in TELLING_TABLES:
        rules = rules_for(players)
        tells = first_laps(rules, [bot(weights) for _ in range(players)], games)
        cost += sum(max(0.0, math.log(tells.ratio(act) / TOLD)) for act in tells.kinds())
    return TELLING_COST * cost / len(TELLING_TABLES)


def worth(side: str, weights: Weights, usual: list[list[int]], deals: range) -> float:
    """How much better these weights do in a role, in points, less what they give away."""
    gain = 0.0
    for players, before in zip(TABLES, usual):
        rules = rules_for(players)
        if side == "diggers":
            gain += mean(finds(rules, weights, USUAL, deals)) - mean(before)
        else:
            gain += mean(before) - mean(finds(rules, USUAL, weights, deals))
    return gain / len(TABLES) - telling(weights, deals.start)


def tuned(generations: int, rounds: int, seed: int) -> Weights:
    """Weights that do better than the usual ones, the diggers' and the saboteurs' apart."""
    sides = {
        side: Strategy(len(places_of(side)), Random(seed)) for side in ("diggers", "saboteurs")
    }
    for generation in range(generations):
        deals = range(generation * rounds, (generation + 1) * rounds)
        usual = [finds(rules_for(players), USUAL, USUAL, deals) for players in TABLES]
        for side, strategy in sides.items():
            places = places_of(side)
            points = strategy.candidates()
            scores = [worth(side, at(point, places), usual, deals) for point in points]
            order = sorted(range(len(points)), key=lambda number: -scores[number])
            strategy.learn([points[number] for number in order])
            middle = scores[order[len(order) // 2]]
            print(f"{generation + 1} {side}: middle {middle:+.1f}, step {strategy.sigma:.3f}")
        print(together(sides), flush=True)
    return together(sides)


def together(sides: dict[str, Strategy]) -> Weights:
    """The weights of both sides."""
    weights = USUAL[:]
    for side, strategy in sides.items():
        found = at(strategy.mean, places_of(side))
        for place in places_of(side):
            weights[place] = found[place]
    return weights


def at(point: list[float], places: list[int]) -> Weights:
    """The weights that a point stands for."""
    weights = USUAL[:]
    for place, value in zip(places, point):
        weights[place] = USUAL[place] + round(value * step_of(place))
    return weights


def compare(old: Weights, weights: Weights, rounds: int) -> None:
    """Print how weights do on deals that tuning never saw, with intervals of 95 percent."""
    deals = range(FRESH, FRESH + rounds)
    print("players  as they were  as diggers     as saboteurs")
    for players in range(3, 11):
        rules = rules_for(players)
        before = finds(rules, old, old, deals)
        digging = finds(rules, weights, old, deals)
        hiding = finds(rules, old, weights, deals)
        both = mean(finds(rules, weights, weights, deals))
        cells = [difference(digging, before), difference(before, hiding)]
        print(f"{players:7}  {mean(before):12.1f}  {cells[0]:13}  {cells[1]:13} both {both:.1f}")
    print(
        f"tells cost {telling(old, FRESH):.1f} points before, {telling(weights, FRESH):.1f} after"
    )


def difference(left: list[int], right: list[int]) -> str:
    """The difference of paired results in points, and how sure it is."""
    gaps = [100 * (one - other) for one, other in zip(left, right)]
    middle = sum(gaps) / len(gaps)
    spread = math.sqrt(sum((gap - middle) ** 2 for gap in gaps) / len(gaps) / len(gaps))
    return f"{middle:+.1f} ± {1.96 * spread:.1f}"


def main() -> None:
    """Tune, then compare on new deals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=150, help="deals a table and candidate")
    parser.add_argument("--proof", type=int, default=2000, help="deals of the comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", action="store_true", help="only: now with the first weights")
    asked = parser.parse_args()
    if asked.compare:
        compare(FIRST, USUAL, asked.proof)
        return
    weights = tuned(asked.generations, asked.rounds, asked.seed)
    print(weights)
    compare(USUAL, weights, asked.proof)


if __name__ == "__main__":
    main()
