"""The searcher: tries its best answers out in worlds it cannot tell from the real one."""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy.bot import TURNS, GreedyBot
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.engine import apply
from motherlode.rules.core.gold import nugget_worth
from motherlode.rules.core.playout import Beliefs, Bot, play_round
from motherlode.rules.core.randomness import mixed, shuffle, stepped
from motherlode.rules.core.state import State
from motherlode.rules.core.views import Prompt, View
from motherlode.rules.worlds.deal import Dealer, filled

CANDIDATES: Final = 12
LIMIT: Final = 400
ARRANGEMENTS: Final = 6
SOFT: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SearcherBot(GreedyBot):
    """Plays each promising answer to the end of the round in many worlds."""

    def __init__(self, budget: i64 = 640) -> None:
        super().__init__()
        self.name = "searcher"
        self.budget: i64 = budget
        self.seconds: float = 0.0
        self.players: vec[Bot] = vec[Bot]()
        self.worlds: list[State] = []
        self.margin: float = 0.7
        self.played: i64 = 0

    def choose(self, view: View, prompt: Prompt) -> i64:
        first = GreedyBot.choose(self, view, prompt)
        if len(prompt.choices) < 2 or prompt.kind not in TURNS:
            return first
        return self.search(view, prompt, first)

    def search(self, view: View, prompt: Prompt, first: i64) -> i64:
        """The answer that does best; the first one unless another is clearly better."""
        ratings = self.rate(view, prompt)
        self._seat_players(view)
        places = best_places(ratings, first, CANDIDATES)
        if len(places) < 2:
            return first
        dealer = Dealer(view)
        dealer.base.rests = True
        self.worlds = []
        count = len(places)
        sums = [0.0] * count
        squares = [0.0] * count  # of differences to the first
        firsts: list[float] = []
        alive = list(range(count))
        phases = max(1, math.ceil(math.log2(count)))
        each = self.budget // phases
        done = 0
        started = time.perf_counter()
        while len(alive) > 1:
            more = max(4, each // len(alive))
            for index in range(done, done + more):
                world = self._world(dealer, view, index)
                for number in alive:
                    value = self._try(world, prompt.choices[places[number]], view.seat, index)
                    if number == 0:
                        firsts.append(value)
                    sums[number] += value
                    difference = value - firsts[index]
                    squares[number] += difference * difference
            done += more
            if self.seconds and time.perf_counter() - started > self.seconds:
                break
            rest = sorted([n for n in alive if n], key=lambda n: -sums[n])
            keep = max(1, len(alive) // 2)
            if len(alive) == 2:
                break
            alive = [0, *rest[: keep - 1 if keep > 1 else 1]]
            alive.sort()
        rest = sorted([n for n in alive if n], key=lambda n: -sums[n])
        best = rest[0]
        gain = (sums[best] - sums[0]) / done
        spread = math.sqrt(max(squares[best] / done - gain * gain, 1e-9) / done)
        return places[best] if gain > self.margin * spread else first

    def _world(self, dealer: Dealer, view: View, index: i64) -> State:
        self.rng = stepped(self.rng)
        return dealer.deal(mixed(self.rng), self._roles(dealer, view))

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
                    weight += float(points[seat]) / SOFT
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

    def _try(self, world: State, choice: i64, seat: i64, index: i64) -> float:
        state = world.copy()
        other: i64
        points = self.suspicion.points
        for other in range(state.seats):
            bot = self.players[other]
            assert isinstance(bot, GreedyBot)
            bot.sit_down(other, index)
            briefed = points[:]
            if other != seat:
                briefed[other] = 0
            bot.brief(Beliefs(state.round, briefed, vec[i64]()))
        state.listening = True
        apply(state, choice)
        for event in state.take_events():
            for other in range(state.seats):
                self.players[other].hear(event.seen_by(other))
        play_round(state, self.players, LIMIT)
        self.played += 1
        return float(gold_of(state, seat))

    def _seat_players(self, view: View) -> None:
        while len(self.players) < view.seats:
            self.players = append(self.players, GreedyBot())


def gold_of(state: State, seat: i64) -> i64:
    return nugget_worth(state.nuggets[seat]) + state.tokens[seat]


def best_places(ratings: vec[i64], first: i64, most: i64) -> list[int]:
    """Where the best rated answers stand, the first one first."""
    order = sorted(range(len(ratings)), key=lambda place: -ratings[place])
    return [first, *[place for place in order if place != first][: most - 1]]
