"""The memories of a position: what seats know of hidden cards together."""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.memories import Memory
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import EVERYBODY
from motherlode.rules.notation.words import read_card
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Spot

EVERYONE: Final = "everybody"  # as the knowers of a memory


def read_memories(sketch: Sketch) -> None:
    """What seats know of hidden cards together (B-38)."""
    memories = [memory(sketch, part) for part in sketch.page.at("memories", []).parts()]
    sketch.state.memories = vec[Memory](memories)


def memory(sketch: Sketch, part: Spot) -> Memory:
    """Who knows of which hands and discards together that they hold which cards."""
    told = {spot.inner: spot for spot in part.entries()}
    if set(told) != {"knowers", "hands", "discards", "cards"}:
        part.fail(
            because("memory-parts", "a memory needs knowers, hands, discards, and cards (B-38)")
        )
    everybody = told["knowers"].value == EVERYONE
    knowers = EVERYBODY if everybody else sketch.seats(told["knowers"])
    hands = sketch.seats(told["hands"])
    pile = sketch.state.discard
    discards = [spot.whole(1, len(pile)) - 1 for spot in told["discards"].parts()]
    cards = [spot.read(read_card, sketch.rules, spot.word()) for spot in told["cards"].parts()]
    there = [int(pile[place]) & 255 for place in discards]
    for seat in range(len(sketch.names)):
        there += sketch.state.hand(seat) if hands >> seat & 1 else []
    if Counter(cards) - Counter(there):
        part.fail(
            because(
                "memory-false", "remembered cards must be where the memory says they are (B-38)"
            )
        )
    return Memory(knowers, hands, vec[i64](discards), vec[i64](sorted(cards)))
