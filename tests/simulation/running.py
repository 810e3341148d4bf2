"""Running seeds: one, or one after the other until a planted mistake is found."""

from __future__ import annotations

import gc
import re
from contextlib import nullcontext
from typing import Final, NamedTuple

from tests.simulation.plants import KNOWN, PLANTS, planted
from tests.simulation.world import Outcome, World

TIDY: Final = 20  # seeds after which memory is tidied; in between it would only take time
_seeds = 0


class Task(NamedTuple):
    """A seed, and how it is run."""

    seed: int
    brief: bool = False
    traced: bool = False
    plant: str = ""


def run(task: Task) -> Outcome:
    """What comes of a seed."""
    global _seeds
    _seeds += 1
    if _seeds % TIDY == 0:
        gc.collect()
    gc.disable()
    try:
        with planted(task.plant) if task.plant else nullcontext():
            return World(task.seed, task.brief, task.traced).run()
    finally:
        gc.enable()


def found_by(wanted: tuple[str, int, bool]) -> tuple[str, Outcome | None]:
    """A seed that finds a planted mistake in its words, if any does; one that is known to, first.

    What else it causes may come to light before: then another seed has to find it.
    """
    name, seeds, brief = wanted
    known, is_brief = KNOWN.get(name, (1, brief))
    for seed in [known, *(seed for seed in range(1, seeds + 1) if seed != known)]:
        outcome = run(Task(seed, is_brief, plant=name))
        if re.search(PLANTS[name].words, outcome.failure):
            return name, outcome
    return name, None
