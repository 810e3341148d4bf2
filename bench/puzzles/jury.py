"""The jury: a second opinion on roles and treasure that knows nothing of the reader's table.

It asks how a greedy bot of either role would have rated what was done, in worlds dealt from what
the puzzle's seat knew at the time, for every place of the treasure.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bench.puzzles.games import Step, Told
from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.rules.core.choices import card_of, verb_of
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.randomness import MASK, mixed
from motherlode.rules.core.state import State
from motherlode.rules.core.views import View, prompt, view
from motherlode.rules.worlds.deal import Dealer, hidden_goals, without

BUDGET: Final = 1  # worlds for each act, role and place of the treasure
TIMES: Final = 10
SEEDS: Final = 3
HEAT: Final = 40.0  # points of a rating that make an answer e times as likely
FAR: Final = 400  # points, beyond which nothing is likely at all
# By how many points an answer is worse than the best one: how likely it is.
SHARES: Final = [math.exp(-points / HEAT) for points in range(FAR + 1)]
SLIPS: Final = 0.15  # of all acts nobody can explain
HONEST: Final = 0.9  # of what diggers say of goals they have seen
SLY: Final = 0.5  # of what saboteurs say of them
UNSEEN: Final = 0.5  # of what somebody says who hasn't looked

Weights = dict[tuple[frozenset[int], int], float]


class Jury:
    """Weighs every deal of roles and place of the treasure, through one seat's eyes."""

    def __init__(self, told: Told, eyes: int, at: int, worlds: int, seed: int) -> None:
        self.told = told
        self.eyes = eyes
        self.worlds = worlds
        self.seed = seed
        self.steps = told.steps[: at + 1]
        self.known = knowledge_of(told.rules)
        self.bot = GreedyBot()

    def judge(self) -> tuple[list[float], list[float]]:
        """By seat, the chance to be a saboteur; by goal, to be the treasure."""
        turns = [step for step in self.steps if step.before is not None]
        last = turns[-1].before
        assert last is not None
        seen = view(last, self.eyes)
        weights = dict.fromkeys(self._deals(seen), 0.0)
        looked: list[int] = []
        for number, step in enumerate(self.steps):
            if step.before is not None:
                looked = [int(goals) for goals in step.before.seen_goals]
            if step.seat != self.eyes:
                self._weigh(weights, step, number, looked)
        return self._read_off(weights, seen)

    def _deals(self, seen: View) -> list[tuple[frozenset[int], int]]:
        """Every set of saboteurs and place of the treasure that the seat can't rule out."""
        roles = [int(role) for role in seen.rules.roles]
        many = sum(self.known.stance_of[role] == SABOTEUR for role in roles)
        spare = len(roles) - int(seen.seats)
        others = [seat for seat in range(seen.seats) if seat != self.eyes]
        goals = [goal for goal in range(len(seen.goals)) if seen.goals[goal] == HIDDEN]
        return [
            (frozenset(group), goal)
            for size in range(max(0, many - spare), many + 1)
            for group in combinations(others, size)
            for goal in goals
        ]

    def _weigh(self, weights: Weights, step: Step, number: int, looked: list[int]) -> None:
        goals = sorted({goal for _, goal in weights})
        found = {
            (stance, goal): self._likelihood(step, number, stance, goal, looked)
            for stance in (False, True)
            for goal in goals
        }
        for saboteurs, goal in weights:
            weights[saboteurs, goal] += found[step.seat in saboteurs, goal]

    def _likelihood(
        self, step: Step, number: int, stance: bool, goal: int, looked: list[int]
    ) -> float:
        """How likely somebody of a stance does or says this, as a logarithm."""
        if step.claim is not None:
            return self._claim(step, stance, goal, looked)
        before = step.before
        if before is None or not step.readers:
            return 0.0
        seen = view(before, self.eyes)
        dealer = Dealer(seen)
        roles, goals = self._roles(seen, step.seat, stance), self._goals(seen, goal)
        if roles is None or goals is None:
            return 0.0
        told = step.readers[self.eyes].beliefs(seen)
        sum_of = 0.0
        for world in range(self.worlds):
            seed = mixed((self.seed * 7_919 + number * 1_009 + world) & MASK)
            state = dealer.deal(seed, roles, goals)
            self.bot.sit_down(step.seat, seed)
            self.bot.brief(told)
            sum_of += self._share(state, step)
        return math.log(max(sum_of / self.worlds, 1e-9))

    def _share(self, state: State, step: Step) -> float:
        """How likely this answer is among all there are in a world."""
        rules = self.told.rules
        is_hidden = rules.verbs[verb_of(step.choice)].name == "pass"
        if not is_hidden:
            give(state, step.seat, int(card_of(step.choice)))
        asked = prompt(state, step.seat)
        ratings = list(self.bot.rate(view(state, step.seat), asked))
        best = max(ratings, default=0)
        shares = [SHARES[min(FAR, best - rating)] for rating in ratings]
        choices = list(asked.choices)
        if is_hidden:
            verb = verb_of(step.choice)
            chosen = sum(shares[at] for at, one in enumerate(choices) if one & 255 == verb)
        else:
            chosen = shares[choices.index(step.choice)] if step.choice in choices else 0.0
        return float(SLIPS / max(1, len(ratings)) + (1 - SLIPS) * chosen / max(sum(shares), 1e-9))

    def _claim(self, step: Step, stance: bool, goal: int, looked: list[int]) -> float:
        claim = step.claim
        assert claim is not None
        if claim.kind not in ("treasure", "no_treasure"):
            return 0.0
        before = next(one.before for one in reversed(self.steps) if one.before is not None)
        cells = [int(cell) for cell in before.goal_cells]
        place = cells.index(int(claim.cell))
        if not looked or not looked[step.seat] >> place & 1:
            return math.log(UNSEEN)
        is_true = (claim.kind == "treasure") == (place == goal)
        honest = SLY if stance else HONEST
        return math.log(honest if is_true else 1 - honest)

    def _roles(self, seen: View, seat: int, stance: bool) -> vec[i64] | None:
        """Role cards with this seat on a side, the others at random."""
        roles = [int(role) for role in seen.known_roles]
        if roles[seat] != HIDDEN:
            return None
        left = [int(role) for role in without(seen.rules.roles, seen.known_roles)]
        mine = [role for role in left if (self.known.stance_of[role] == SABOTEUR) == stance]
        if not mine:
            return None
        roles[seat] = mine[0]
        left.remove(mine[0])
        for place, role in enumerate(roles):
            if role == HIDDEN:
                roles[place] = left.pop()
        return vec[i64](roles)

    def _goals(self, seen: View, goal: int) -> vec[i64] | None:
        goals = [int(card) for card in seen.goals]
        left = [int(card) for card in hidden_goals(seen)]
        if goals[goal] != HIDDEN or self.known.treasure not in left:
            return None
        goals[goal] = int(self.known.treasure)
        left.remove(int(self.known.treasure))
        for place, card in enumerate(goals):
            if card == HIDDEN:
                goals[place] = left.pop()
        return vec[i64](goals)

    def _read_off(self, weights: Weights, seen: View) -> tuple[list[float], list[float]]:
        most = max(weights.values())
        chances, hopes = [0.0] * int(seen.seats), [0.0] * len(seen.goals)
        total = 0.0
        for (saboteurs, goal), weight in weights.items():
            part = math.exp(weight - most)
            total += part
            hopes[goal] += part
            for seat in saboteurs:
                chances[seat] += part
        return [one / total for one in chances], [one / total for one in hopes]


def give(state: State, seat: int, card: int) -> None:
    """Let a seat hold a card that nobody knew where it lay."""
    hand = [int(one) for one in state.hand(seat)]
    if card in hand or not hand:
        return
    away = hand[0]
    deck = [int(one) for one in state.deck]
    if card in deck:
        deck[deck.index(card)] = away
        state.deck = vec[i64](deck)
    else:
        holder = next(
            (one for one in range(state.seats) if one != seat and card in list(state.hand(one))),
            None,
        )
        if holder is None:
            return
        state.take_from_hand(holder, card)
        state.take_into_hand(holder, away)
    state.take_from_hand(seat, away)
    state.take_into_hand(seat, card)
