"""The trial: a player in one seat, on the same deals as another, and what each gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray

from examples.learner.net import WINDOW, Net, tensors
from motherlode.env import SaboteurVector

Numbers = NDArray[Any]
Player = Callable[[dict[str, Any], Numbers], Numbers]
TABLES = 125


class Mean(NamedTuple):
    """A mean and the half of its 95 % interval."""

    value: float
    half: float

    def __str__(self) -> str:
        return f"{self.value:+.2f} ± {self.half:.2f}"


def mean_of(numbers: Numbers) -> Mean:
    """The mean of independent numbers."""
    return Mean(float(numbers.mean()), float(1.96 * numbers.std(ddof=1) / len(numbers) ** 0.5))


def gold(player: Player, matches: int, seed: int, **table: Any) -> Numbers:
    """What a player gets in each of some matches, dealt from this seed on, one after another."""
    found: list[Numbers] = []
    for start in range(0, matches, TABLES):
        env = SaboteurVector(TABLES, window=WINDOW, reward="gold", **table)
        seen, _ = env.reset(seed=seed + start)
        total, playing = np.zeros(TABLES), np.ones(TABLES, bool)
        while playing.any():
            seen, reward, ended, _, _ = env.step(player(seen, env.masks != 0))
            total += np.where(playing, reward, 0.0)
            playing &= ~np.array(ended)
        found.append(total)
    return np.concatenate(found)[:matches]


def by_chance(seed: int) -> Player:
    """Any answer that is allowed."""
    drawn = np.random.default_rng(seed)

    def choose(seen: dict[str, Any], mask: Numbers) -> Numbers:
        any_one: Numbers = np.where(mask, drawn.random(mask.shape), -1.0).argmax(1)
        return any_one

    return choose


def by_net(net: Net) -> Player:
    """The answer that a net likes best."""

    def choose(seen: dict[str, Any], mask: Numbers) -> Numbers:
        with torch.no_grad():
            logits, _ = net(tensors(seen), torch.tensor(mask))
        best: Numbers = logits.argmax(1).numpy()
        return best

    return choose
