"""Acts: what somebody did and when, as small numbers that are likelier of one stance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# A code: what kind of act it is, and how it looks to somebody who knows where the treasure is.
STEPS: Final = 7  # how far a card leads on or back, from far back to a whole step ahead
LAY: Final = 0  # + step; then the same for dead ends
REACH: Final = LAY + 2 * STEPS  # a goal that is known to be empty, unknown, known for the treasure
ROCKFALL: Final = REACH + 3  # harmful, idle, helpful; then the same for dead ends
BREAK: Final = ROCKFALL + 6  # + how the target looks; then the same for somebody already broken
FIX: Final = BREAK + 8  # + how the target looks
FIX_OWN: Final = FIX + 4
MAP: Final = FIX_OWN + 1  # + 1 if somebody has looked there, + 2 if the seat has seen another goal
PASS: Final = MAP + 4  # + 1 if the deck is empty
OTHER: Final = PASS + 2
PROPOSE: Final = OTHER + 1
AGREE: Final = PROPOSE + 1
REFUSE: Final = AGREE + 1
CODES: Final = 48

# How a seat looks to all: trusted, like anybody, suspicious, or as one who has harmed the actor.
TRUSTED: Final = 0
NEUTRAL: Final = 1
SUSPECT: Final = 2
FOE: Final = 3
TRUST_POINTS: Final = -20
SUSPECT_POINTS: Final = 25

# A context: what could be seen before the act.
NEARNESS: Final = 5  # the goal is 0-1, 2, 3-4, 5-6, or more cards away
BLOCKED: Final = NEARNESS  # + this if the actor's tools are broken
KNOWING: Final = 2 * NEARNESS  # + this if the actor has seen the treasure
CONTEXTS: Final = 4 * NEARNESS


def is_pair(code: i64) -> bool:
    """Whether it matters who the target is."""
    return BREAK <= code < FIX_OWN


def step_of(gain: i64, slope: i64) -> i64:
    """How far a card leads on, given what a step ahead would be worth."""
    part = 100 * gain // slope
    if part < -40:
        return 0 if part < -150 else 1
    if part <= 5:
        return 2 if part < -5 else 3
    return 4 if part < 40 else 5 if part < 90 else 6


def nearness_of(cards: i64) -> i64:
    """How near the goal is, as part of a context."""
    if cards <= 2:
        return 0 if cards <= 1 else 1
    return 2 if cards <= 4 else 3 if cards <= 6 else 4


def nearness_in(context: i64) -> i64:
    """The nearness in a context."""
    return context % NEARNESS


def looks_of(points: i64, is_foe: bool) -> i64:
    """How somebody with these points of suspicion looks to a seat."""
    if is_foe:
        return FOE
    return TRUSTED if points < TRUST_POINTS else SUSPECT if points > SUSPECT_POINTS else NEUTRAL
