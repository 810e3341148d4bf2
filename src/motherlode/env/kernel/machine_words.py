"""Words of an observation, copied together."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def copy_words(into: vec[i64], at: i64, words: vec[i64], start: i64, count: i64) -> None:
    """Copy words that follow one another; compiled, this is one move of memory (`kernel.h`)."""
    place: i64
    for place in range(count):
        into[at + place] = words[start + place]
