"""Marks: what to make of each move, by what its seat knew then and by the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.analysis.retelling import Step, is_saboteur
from motherlode.analysis.weighing import ENOUGH, ENOUGH_ROUGHLY, Option, Weighed

BRILLIANT: Final = "brilliant"
FINE: Final = "fine"
GAVE_AWAY: Final = "gave_away"
THREW_AWAY: Final = "threw_away"
MARKS: Final = (BRILLIANT, FINE, GAVE_AWAY, THREW_AWAY)

LITTLE: Final = 0.01
TELLING: Final = 0.2  # by so much suspicion must grow to give somebody away


@dataclass(frozen=True)
class Standard:
    """What it takes to judge a move."""

    much: float  # of the chance to win
    worlds: int  # at least, to judge a move at all
    sure: float  # standard errors


KNOWN: Final = Standard(0.08, ENOUGH, 2.0)
ROUGH: Final = Standard(0.2, ENOUGH_ROUGHLY, 3.0)  # where no net was taught the rules


def mark_of(step: Step, before: Step, weighed: Weighed, standard: Standard = KNOWN) -> str:
    """The mark of a move; nothing if it is like any other."""
    if weighed.chosen is None or weighed.worlds < standard.worlds:
        return ""
    best = best_option(weighed)
    if is_foolish(weighed.chosen, best, standard):
        return THREW_AWAY
    if is_telling(step, before, weighed, standard):
        return GAVE_AWAY
    usual = weighed.options[0]
    if not weighed.is_usual and is_brilliant(weighed.chosen, usual, best, standard):
        return BRILLIANT
    worst = min(weighed.options, key=lambda option: option.knew)
    gain = weighed.chosen.knew - worst.knew
    is_clear = gain >= standard.much and gain >= standard.sure * worst.error
    if best.knew <= weighed.chosen.knew + LITTLE and is_clear:
        return FINE
    return ""


def best_option(weighed: Weighed) -> Option:
    """The best of what else there was, as far as the seat knew."""
    return max(weighed.options, key=lambda option: option.knew)


def is_foolish(chosen: Option, best: Option, standard: Standard = KNOWN) -> bool:
    """Something else was much better, as far as the seat knew and in truth."""
    lost = best.knew - chosen.knew
    if lost < standard.much or lost < standard.sure * best.error:
        return False
    return best.true - chosen.true >= standard.much / 2


def is_telling(step: Step, before: Step, weighed: Weighed, standard: Standard = KNOWN) -> bool:
    """A saboteur showed its face and got little for it."""
    if weighed.chosen is None or not is_saboteur(step.after, step.seat):
        return False
    grown = step.opinion.suspicion[step.seat] - before.opinion.suspicion[step.seat]
    quiet = max(option.true for option in weighed.options)
    return grown >= TELLING and weighed.chosen.true - quiet < standard.much


def is_brilliant(chosen: Option, usual: Option, best: Option, standard: Standard = KNOWN) -> bool:
    """The best there was, much better than the usual move, and right."""
    gain = chosen.knew - usual.knew
    is_clear = gain >= standard.much and gain >= standard.sure * usual.error
    if chosen.knew < best.knew - LITTLE or not is_clear:
        return False
    return chosen.true - usual.true >= standard.much / 2
