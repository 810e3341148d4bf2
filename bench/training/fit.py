"""Fitting: a net of one hidden layer, by Adam on log-loss."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from bench.training.positions import Positions
from motherlode.bots.search.outlook import SIZE

Numbers = NDArray[np.float32]

UNITS = 32
BATCH = 512
FASTEST = 2e-3  # the first step; the last is near zero
GENTLE = 8e-4  # the first step of a net that goes on from another
DECAY = 1e-5
MOMENTUM = 0.9
SPREAD = 0.999
USUAL_ONES = 40  # about how many numbers of a world aren't zero


@dataclass
class Score:
    """How well a net foretells rounds it has not seen."""

    log_loss: float
    area: float  # under the curve: 0.5 is guessing, 1 is perfect


def tables(positions: Positions) -> tuple[Numbers, Numbers]:
    """Positions as arrays."""
    numbers = np.frombuffer(positions.numbers, dtype=np.float32).reshape(-1, SIZE)
    return numbers, np.frombuffer(positions.won, dtype=np.int8).astype(np.float32)


class Fit:
    """A net that is being taught."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.chance = chance
        self.weights: list[Numbers] = [
            chance.normal(0, USUAL_ONES**-0.5, (SIZE, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            chance.normal(0, UNITS**-0.5, (UNITS, 1)).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def go_on_from(self, model: Fit) -> None:
        """Begin with what another has learned."""
        self.weights = [weight.copy() for weight in model.weights]

    def chances(self, numbers: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden layer, and the diggers' chances."""
        first, bias, second, last = self.weights
        hidden = np.maximum(numbers @ first + bias, 0)
        return hidden, 1 / (1 + np.exp(-(hidden @ second + last)[:, 0]))

    def go_over(self, numbers: Numbers, won: Numbers, rate: float) -> None:
        """Learn from every position once, in a new order."""
        order = self.chance.permutation(len(numbers))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch = order[start : start + BATCH]
            self._step(self._slopes(numbers[batch], won[batch]), rate)

    def _slopes(self, numbers: Numbers, won: Numbers) -> list[Numbers]:
        hidden, chances = self.chances(numbers)
        error = ((chances - won) / len(won))[:, None]
        back = (error @ self.weights[2].T) * (hidden > 0)
        return [numbers.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]

    def _step(self, slopes: list[Numbers], rate: float) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            weight = self.weights[place]
            slope = slope + DECAY * weight
            self.means[place] = MOMENTUM * self.means[place] + (1 - MOMENTUM) * slope
            self.squares[place] = SPREAD * self.squares[place] + (1 - SPREAD) * slope * slope
            mean = self.means[place] / (1 - MOMENTUM**self.steps)
            square = self.squares[place] / (1 - SPREAD**self.steps)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def score(self, numbers: Numbers, won: Numbers) -> Score:
        """How well it does on positions it wasn't taught."""
        chances = self.chances(numbers)[1].clip(1e-6, 1 - 1e-6)
        loss = -(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean()
        ranks = np.empty(len(chances))
        ranks[np.argsort(chances)] = np.arange(1, len(chances) + 1)
        ones = float(won.sum())
        area = (ranks[won > 0].sum() - ones * (ones + 1) / 2) / (ones * (len(won) - ones))
        return Score(float(loss), float(area))

    def packed(self) -> bytes:
        """The weights as the bots load them."""
        return packed_mean([self])


def packed_mean(fits: list[Fit]) -> bytes:
    """Nets side by side as one that says what they say on average, as the bots load it."""
    count = np.float32(len(fits))
    weights = [
        np.concatenate([fit.weights[0] for fit in fits], axis=1),
        np.concatenate([fit.weights[1] for fit in fits]),
        np.concatenate([fit.weights[2] for fit in fits]) / count,
        np.stack([fit.weights[3] for fit in fits]).mean(axis=0),
    ]
    return np.concatenate([weight.ravel() for weight in weights]).astype(np.float32).tobytes()


def teach(
    taught: Positions, kept: Positions, epochs: int, seed: int, model: Fit | None = None
) -> tuple[Fit, list[Score]]:
    """A net taught on some positions, and how it did on others, at first and after each epoch."""
    fit = Fit(seed)
    rate = FASTEST
    if model is not None:
        fit.go_on_from(model)
        rate = GENTLE
    numbers, won = tables(taught)
    others, results = tables(kept)
    scores = [fit.score(others, results)]
    for epoch in range(epochs):
        fit.go_over(numbers, won, rate * (1 - epoch / epochs))
        scores.append(fit.score(others, results))
    return fit, scores
