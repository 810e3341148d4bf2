"""Thefts: one's own, and hands off those of others (S-30, S-31, S-49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.bots.common.goal_values import cards_left
from motherlode.bots.common.knowledge import SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.deeds import Deed
from motherlode.bots.greedy.plans import KEEP, Plan
from motherlode.rules.core.choices import target_of

THEFT: Final = 210  # more than a card on the way, once the end is near
EARLY_THEFT: Final = 35  # somebody will take it away again
AT_THE_END: Final = 110
DETERRENCE: Final = 45
MY_PURSE: Final = 12  # what each gold of one's own adds
STOLEN: Final = 25

NEAR: Final = 2  # cards to the treasure that mean the end is near
LAST_CARDS: Final = 3  # a seat


def is_ending(now: Situation) -> bool:
    """Whether the round will soon be over."""
    view = now.view
    return now.progress.nearest <= NEAR or cards_left(view) <= LAST_CARDS * view.seats


class Theft(Deed):
    """The later it is laid, the fewer can take it away again."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        if now.view.front[now.seat] & now.known.trap:
            return EARLY_THEFT
        return THEFT if is_ending(now) else EARLY_THEFT

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return STOLEN


class HandsOff(Deed):
    """Against thieves, above all when there is something to steal from oneself."""

    def rate(self, now: Situation, plan: Plan, choice: i64) -> i64:
        target = target_of(choice)
        if target == now.seat:
            return KEEP
        promise = now.promise()
        mine = 100 - promise if now.stance == SABOTEUR else promise
        worth = DETERRENCE + mine // 2 + MY_PURSE * min(now.view.tokens[now.seat], 5)
        return worth + AT_THE_END // 2 if is_ending(now) else worth

    def harm(self, now: Situation, plan: Plan, choice: i64) -> i64:
        return 2 * STOLEN if target_of(choice) == now.seat else 0
