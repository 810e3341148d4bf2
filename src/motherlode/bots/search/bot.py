"""The searcher: tries its best answers out in worlds it cannot tell from the real one."""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy.bot import TURNS, GreedyBot
from motherlode.bots.search.net import load_net
from motherlode.bots.search.trials import Trials
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.playout import FOLD, Beliefs
from motherlode.rules.core.randomness import mixed, shuffle, stepped
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.worlds.deal import Dealer, filled

CANDIDATES: Final = 12
ARRANGEMENTS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class SearcherBot(GreedyBot):
    """Plays each promising answer out in many worlds."""

    def __init__(self, budget: i64 = 0, laps: float = 1.0, margin: float = 0.7) -> None:
        super().__init__()
        self.name = "searcher"
        self.budget: i64 = budget
        self.laps: float = laps
        self.trials: Trials = Trials()
        self.margin: float = margin
        self.candidates: i64 = CANDIDATES
        self.played: i64 = 0
        self.changed: i64 = 0
        if laps > 0:
            self.trials.net = load_net("value.bin")

    def choose(self, view: View, prompt: Prompt) -> i64:
        first = GreedyBot.choose(self, view, prompt)
        if len(prompt.choices) < 2 or prompt.kind not in TURNS:
            return first
        best = self.search(view, prompt, first)
        self.changed += best != first
        return best

    def search(self, view: View, prompt: Prompt, first: i64) -> i64:
        """The answer that does best; the first one unless another is clearly better."""
        started = time.perf_counter()
        places = best_places(self.rate(view, prompt), first, self.candidates)
        trials = self.trials
        trials.horizon = int(self.laps * float(view.seats))
        points = self.suspicion.points[:]
        trials.begin(view, Beliefs(view.round, points, vec[i64]()))
        assert trials.dealer is not None
        dealer = trials.dealer
        count = len(places)
        if count < 2:
            return first
        sums = [0.0] * count
        squares = [0.0] * count  # of differences to the first
        alive = list(range(count))
        phases = max(1, math.ceil(math.log2(count)))
        done = 0
        spent = 0
        for phase in range(phases):
            while True:
                self.rng = stepped(self.rng)
                trials.deal(done, mixed(self.rng), self._roles(dealer, view))
                base = 0.0
                for number in alive:
                    value = trials.play(prompt.choices[places[number]])
                    if number == 0:
                        base = value
                    sums[number] += value
                    squares[number] += (value - base) * (value - base)
                done += 1
                spent += len(alive)
                if self.budget:
                    if spent * phases >= self.budget * (phase + 1):
                        break
                elif time.perf_counter() - started > self.seconds * (phase + 1) / phases:
                    break
            rest = sorted([n for n in alive if n], key=lambda n: -sums[n])
            if len(alive) <= 2:
                break
            alive = [0, *rest[: max(1, len(alive) // 2 - 1)]]
        best = rest[0]
        self.played += spent
        gain = (sums[best] - sums[0]) / done
        spread = math.sqrt(max(squares[best] / done - gain * gain, 1e-9) / done)
        return places[best] if gain > self.margin * spread else first

    def _roles(self, dealer: Dealer, view: View) -> vec[i64]:
        """Roles by what is suspected: the likeliest of some arrangements, by lot."""
        stance_of = knowledge_of(view.rules).stance_of
        points = self.suspicion.points
        arrangements: list[list[int]] = []
        weights: list[float] = []
        total = 0.0
        for _ in range(ARRANGEMENTS):
            unknown = dealer.roles[:]
            self.rng = shuffle(unknown, self.rng)
            roles = filled(view.known_roles, unknown)
            weight = 0.0
            seat: i64
            for seat in range(view.seats):
                if view.known_roles[seat] == HIDDEN and stance_of[roles[seat]] == SABOTEUR:
                    weight += float(points[seat]) / FOLD
            likely = math.exp(min(weight, 50.0))
            total += likely
            weights.append(likely)
            arrangements.append([int(role) for role in roles])
        self.rng = stepped(self.rng)
        draw = float(mixed(self.rng) & 0xFFFFFF) / 0x1000000 * total
        for roles_list, likely in zip(arrangements, weights):
            draw -= likely
            if draw <= 0:
                return vec[i64](roles_list)
        return vec[i64](arrangements[0])


def best_places(ratings: vec[i64], first: i64, most: i64) -> list[int]:
    """Where the best rated answers stand, the first one first."""
    order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
    return [first, *[place for place in order if place != first][: most - 1]]
