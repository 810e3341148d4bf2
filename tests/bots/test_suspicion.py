"""How well readers tell who the saboteurs are, next to greedy bots, among strangers."""

from __future__ import annotations

import pytest

from bench.suspicion import (
    FIRST_SEED,
    Laps,
    all_judged,
    area,
    calibration_error,
    log_loss,
    measure,
)
from motherlode.bots.greedy.bot import GreedyBot
from tests.bots.strangers import Scatterbrain, Sleeper

ROUNDS = 140
STRANGERS = [(GreedyBot, Sleeper), (Scatterbrain, Scatterbrain)]


@pytest.fixture(scope="module", params=STRANGERS, ids=["sleepers", "scatterbrains"])
def laps(request: pytest.FixtureRequest) -> Laps:
    digger, saboteur = request.param
    return measure(digger, saboteur, 5, ROUNDS, FIRST_SEED)


def gains(laps: Laps) -> list[float]:
    """By how much a reader tells saboteurs better, once they have done something."""
    return [area(laps.reader[lap]) - area(laps.greedy[lap]) for lap in (2, 3)]


def test_a_reader_sees_more_than_greedy(laps: Laps) -> None:
    assert sum(gains(laps)) / 2 > 0.05


def test_it_sees_through_those_it_was_fitted_on() -> None:
    laps = measure(GreedyBot, GreedyBot, 5, ROUNDS, FIRST_SEED)
    assert area(laps.reader[2]) > 0.8
    assert sum(gains(laps)) / 2 > 0.05


def test_it_is_never_surer_than_it_should_be(laps: Laps) -> None:
    assert calibration_error(all_judged(laps)) < 0.05
    for lap, judged in laps.reader.items():
        assert log_loss(judged) < log_loss(laps.deal[lap]) + 0.01
