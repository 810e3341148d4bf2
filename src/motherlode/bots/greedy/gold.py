"""Gold: what it is worth to a bot, which it takes and which it pays with."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.situation import Situation
from motherlode.rules.core.choices import DETAIL, SECOND, TARGET

TOLL: Final = 50  # what paying 1 gold takes from the worth of a card
LAST_COIN: Final = 20
FAVOUR: Final = 15  # what it takes to ask another to pay
WORTH_ASKING: Final = 220
NOT_WORTH_ASKING: Final = 400


def with_toll(now: Situation, worth: i64, payer: i64) -> i64:
    """What a card is worth if a toll has to be paid for it (T-3)."""
    if payer == now.seat:
        return worth - TOLL - (LAST_COIN if now.view.tokens[payer] < 2 else 0)
    points = now.suspicion.points[payer]
    if worth < WORTH_ASKING or points > 0:
        return worth - NOT_WORTH_ASKING
    return worth - FAVOUR


def wealth(now: Situation, seat: i64) -> i64:
    """What a seat seems to own: tokens, and nugget cards of unknown worth."""
    return now.view.tokens[seat] * 2 + now.view.nugget_cards[seat] * 3


def worth_of(choice: i64) -> i64:
    """The gold of an answer that takes nuggets, a little less for many cards."""
    ones = choice >> TARGET & 255
    twos = choice >> DETAIL & 255
    threes = choice >> SECOND & 255
    return (ones + 2 * twos + 3 * threes) * 100 - (ones + twos + threes)


def most_worth(choices: vec[i64]) -> i64:
    """The answer that takes the most gold, in the fewest cards."""
    best_place: i64 = 0
    place: i64
    for place in range(1, len(choices)):
        if worth_of(choices[place]) > worth_of(choices[best_place]):
            best_place = place
    return best_place


def least_worth(choices: vec[i64]) -> i64:
    """The answer that gives the least gold away; the change comes back."""
    best_place: i64 = 0
    place: i64
    for place in range(1, len(choices)):
        if worth_of(choices[place]) < worth_of(choices[best_place]):
            best_place = place
    return best_place
