"""A few hundred seeds of the simulation, short ones; and that it finds what it is there to find."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulation.plants import PLANTS
from tests.simulation.running import Task, found_by, run
from tests.support.plain import scaled

PART = 25  # seeds in one test
PARTS = 10
PLANT_SEEDS = 150  # in which a planted mistake must be found
PRINTED = "from tests.simulation.running import *; print(run(Task(5, True)).digest)"


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_and_nobody_is_told_too_much(part: int) -> None:
    first = 1 + part * PART
    outcomes = [run(Task(seed, brief=True)) for seed in range(first, first + scaled(PART))]
    assert [outcome.sentence() for outcome in outcomes if outcome.failure] == []
    assert all(outcome.counts["commits"] for outcome in outcomes)
    assert sum(outcome.counts["frames checked"] for outcome in outcomes) > 1000 * scaled(PART) / 25


def test_a_seed_is_always_the_same_story() -> None:
    one, other = run(Task(5, brief=True)), run(Task(5, brief=True))
    assert one.digest == other.digest
    assert one.counts == other.counts
    for salt in ("1", "2"):  # of the hashes of words, which decide the order of sets
        told = subprocess.run(
            [sys.executable, "-c", PRINTED],
            env={**os.environ, "PYTHONHASHSEED": salt},
            capture_output=True,
            check=True,
            text=True,
        )
        assert told.stdout.strip() == one.digest


def test_other_seeds_are_other_stories() -> None:
    assert len({run(Task(seed, brief=True)).digest for seed in (1, 2, 3)}) == 3


@pytest.mark.parametrize("plant", PLANTS)
def test_planted_mistakes_are_found(plant: str) -> None:
    _, outcome = found_by((plant, PLANT_SEEDS, True))
    assert outcome is not None
