"""Likelihoods: how often diggers and saboteurs do what; written by `python -m bench.fit_reader`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.reader.acts import CODES, CONTEXTS

STEP: Final = 3.0  # points of one step in the table
FIRST: Final = 35  # the character of the first step

# By the stances of actor and target (two diggers, a digger and a saboteur, the other way around,
# two saboteurs), context and act: how unlikely the act is.
TABLE: Final = ""


def _read(table: str) -> vec[float]:
    out = vec[float]([0.0] * (4 * CONTEXTS * CODES))
    for place, letter in enumerate(table):
        out[place] = -STEP * float(ord(letter) - FIRST)
    return out


_POINTS: Final = _read(TABLE)


def points_for(side: i64, context: i64, code: i64) -> float:
    """The logarithm of the chance of an act, in points."""
    return _POINTS[(side * CONTEXTS + context) * CODES + code]
