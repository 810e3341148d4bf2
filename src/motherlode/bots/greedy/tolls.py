"""Tolls: a dwarf on a cell that others need (T-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.distances import SIZE, index_of
from motherlode.bots.common.goal_values import FAR
from motherlode.bots.common.knowledge import SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.deeds import Deed
from motherlode.bots.greedy.plans import KEEP, Plan
from motherlode.bots.greedy.weights import DEAR, DISCARD
from motherlode.rules.core.choices import CARD, target_of

GUARD: Final = 45
BARRIER: Final = 60  # what it is worth to a saboteur in the heat
TOO_NEAR: Final = 4  # a digger wants no toll on the last cards to the goal
SPARE: Final = 4  # with this many cards in hand one may go


class Dwarf(Deed):
    """Where the tunnels will go on: somebody will pay, or be held up."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if not self.is_needed(now, index_of(target_of(choice))):
            return KEEP
        dear = plan.dearness(now, choice >> CARD & 255)
        cost = now.weights[DEAR] * dear - now.weights[DISCARD]
        if now.stance == SABOTEUR:
            return (BARRIER if now.progress.nearest <= 4 else GUARD) - cost
        if now.progress.nearest <= TOO_NEAR or len(now.view.hand) < SPARE:
            return KEEP
        return GUARD - cost

    def is_needed(self, now: Situation, here: i64) -> bool:
        """Whether the best way to some goal leads on from a cell."""
        progress = now.progress
        goal: i64
        for goal in range(progress.values.goals):
            if progress.values.weights[goal] and progress.first[goal] < FAR:
                if progress.distances.steps[goal * SIZE + here] <= progress.first[goal]:
                    return True
        return False
