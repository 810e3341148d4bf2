"""A separate source of chance, apart from any state's: for worlds and tests."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.randomness import MASK, below, mixed, stepped


class Chance:
    """A separate source of chance, apart from any state's."""

    def __init__(self, seed: int) -> None:
        self.rng = mixed(seed & MASK)

    def below(self, limit: int) -> int:
        """One of 0 .. limit - 1."""
        self.rng = stepped(self.rng)
        return below(self.rng, limit)

    def shuffled(self, values: Sequence[int]) -> list[int]:
        """The values in a random order."""
        out = list(values)
        for place in range(len(out) - 1, 0, -1):
            other = self.below(place + 1)
            out[place], out[other] = out[other], out[place]
        return out
