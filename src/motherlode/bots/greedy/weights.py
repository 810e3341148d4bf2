"""Weights: the numbers that plans judge by. `python -m bench.tune` finds better ones."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Where each stands among them. Digging
PROGRESS: Final = 0
LITTER: Final = 1  # what laying a card that is no use is worth less than passing it
DEAD_LITTER: Final = 2
BEHIND: Final = 3  # how much less behind the start
LOOK: Final = 4
LOOKED_AT: Final = 5  # how much less a look at a goal is worth that another has looked at
FELLOW_TOOL: Final = 6
ASKED: Final = 7  # points of trust that whoever asks for a repair is given
NEEDED: Final = 8  # and everybody, once the deck is used up
CLEARING: Final = 9
MISLED: Final = 10  # a tunnel that leads aside is felled only if that gains so much
ACCUSATION: Final = 11
DISCARD: Final = 12
DEAR: Final = 13  # what each point of a card's dearness takes from discarding it

# Sabotage
ACCOMPLICE: Final = 14  # points of suspicion that make a likely saboteur
EXPOSED: Final = 15  # from this much suspicion of oneself on, hiding is over
SHAMELESS: Final = 16
HOT: Final = 17  # from this much heat on it fells tunnels
WARM: Final = 18  # and breaks tools
HARM: Final = 19
HIDING: Final = 20
BLENDING: Final = 21  # this many cards from the goal a saboteur may even help
MIMICRY: Final = 22  # in percent: how far it prefers what helps most, like a digger
QUIET: Final = 23  # how much more discarding is worth than to a digger
STRIKE: Final = 24
AT_THE_GOAL: Final = 25
URGENCY: Final = 26  # the sooner somebody could reach the goal, the better
OWN_TOOL_OF_SABOTEUR: Final = 27

# Three each: where saboteurs are rare, few and many among the role cards
PROOF: Final = 28  # from this much suspicion on a digger breaks a tool
TRUST: Final = 31  # from this much trust on a digger mends another's tool
BLEND: Final = 34  # what a saboteur gives for looking like a digger
BLEND_IN_TEAMS: Final = 37

# How openly a saboteur acts, in percent, by cards to the goal: up to seven, and from there on
HEAT: Final = 38
HEATS: Final = 9
EARLY: Final = 47  # in percent of the heat, while few cards have been played
FRIENDLY: Final = 48  # what mending another's tool is worth to a saboteur in hiding
ASIDE: Final = 49  # how much less a card that hardly helps looks like a digger's
STRAY: Final = 50  # and one that helps, but behind the start
HOLDING: Final = 51  # how often it does not dig along after all, in percent
CROWD: Final = 52  # how much less breaking one tool is worth for each other who can dig
RASH: Final = 53  # how often it strikes in the open in the first laps, in percent
CLOSING: Final = 54  # how often a digger without a use for its cards closes a tunnel, in percent

USUAL: Final = vec[i64](
    [150, 5, 3, 40, 450, 120, 200, 90, 60, 120, 90, 130, 20, 4]
    + [60, 100, 80, 50, 30, 15, 45, 2, -60, 25, 180, 70, 10, 70]
    + [200, 70, 50, 150, 40, 0, 64, 60, 75, 60]
    + [100, 100, 100, 90, 65, 40, 20, 10, 5]
    + [25, 20, 4, 15, 20, 30, 12, 30]
)


def heat_at(weights: vec[i64], nearest: i64) -> i64:
    """How openly to act, in percent, with this many cards to the goal."""
    return weights[HEAT + min(nearest, HEATS - 1)]
