"""Marks: what to make of each move, by what its seat knew then and by the truth."""

from __future__ import annotations

from typing import Final

from motherlode.analysis.retelling import Step, is_saboteur
from motherlode.analysis.weighing import Option, Weighed

BRILLIANT: Final = "brilliant"
FINE: Final = "fine"
GAVE_AWAY: Final = "gave_away"
THREW_AWAY: Final = "threw_away"
MARKS: Final = (BRILLIANT, FINE, GAVE_AWAY, THREW_AWAY)

MUCH: Final = 0.08  # of the chance to win
LITTLE: Final = 0.01
ENOUGH: Final = 8  # worlds, to judge a move at all
SURE: Final = 2.0  # standard errors
TELLING: Final = 0.2  # by so much suspicion must grow to give somebody away


def mark_of(step: Step, before: Step, weighed: Weighed) -> str:
    """The mark of a move; nothing if it is like any other."""
    if weighed.chosen is None or weighed.worlds < ENOUGH:
        return ""
    best = best_option(weighed)
    if is_foolish(weighed.chosen, best):
        return THREW_AWAY
    if is_telling(step, before, weighed):
        return GAVE_AWAY
    if not weighed.is_usual and is_brilliant(weighed.chosen, weighed.options[0], best):
        return BRILLIANT
    worst = min(option.knew for option in weighed.options)
    if best.knew <= weighed.chosen.knew + LITTLE and weighed.chosen.knew >= worst + MUCH:
        return FINE
    return ""


def best_option(weighed: Weighed) -> Option:
    """The best of what else there was, as far as the seat knew."""
    return max(weighed.options, key=lambda option: option.knew)


def is_foolish(chosen: Option, best: Option) -> bool:
    """Something else was much better, as far as the seat knew and in truth."""
    lost = best.knew - chosen.knew
    return lost >= MUCH and lost >= SURE * best.error and best.true - chosen.true >= MUCH / 2


def is_telling(step: Step, before: Step, weighed: Weighed) -> bool:
    """A saboteur showed its face and got little for it."""
    if weighed.chosen is None or not is_saboteur(step.after, step.seat):
        return False
    grown = step.opinion.suspicion[step.seat] - before.opinion.suspicion[step.seat]
    quiet = max(option.true for option in weighed.options)
    return grown >= TELLING and weighed.chosen.true - quiet < MUCH


def is_brilliant(chosen: Option, usual: Option, best: Option) -> bool:
    """The best there was, much better than the usual move, and right."""
    gain = chosen.knew - usual.knew
    if chosen.knew < best.knew - LITTLE or gain < MUCH or gain < SURE * usual.error:
        return False
    return chosen.true - usual.true >= MUCH / 2
