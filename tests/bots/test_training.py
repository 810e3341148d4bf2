"""Training: rounds become positions, positions a net, and several nets one."""

from __future__ import annotations

from array import array

import numpy as np
import pytest
from librt.vecs import vec

from bench.training.curves import drawn
from bench.training.fit import Fit, packed_mean, tables, teach
from bench.training.positions import Positions, collect
from motherlode.bots.search.net import Net
from motherlode.bots.search.outlook import SIZE


@pytest.fixture(scope="module")
def positions() -> Positions:
    return collect(("greedy",), 2, 7)


def net_of(packed: bytes) -> Net:
    weights = array("f")
    weights.frombytes(packed)
    return Net(weights)


def test_rounds_of_every_number_of_players_become_positions(positions: Positions) -> None:
    assert len(positions.won) > 50
    assert len(positions.numbers) == SIZE * len(positions.won)
    assert set(positions.won) == {0, 1}


def test_the_same_seed_teaches_the_same(positions: Positions) -> None:
    assert collect(("greedy",), 2, 7).numbers == positions.numbers


def test_bots_load_what_was_taught(positions: Positions) -> None:
    fit, scores = teach(positions, positions, 2, 1)
    assert len(scores) == 3
    numbers, _ = tables(positions)
    told = net_of(fit.packed()).chance(vec[float](numbers[0].tolist()))
    assert told == pytest.approx(float(fit.chances(numbers[:1])[1][0]), abs=1e-4)
    assert drawn({"a": scores, "b": scores}).count("<polyline") == 2


def test_nets_side_by_side_say_what_they_say_on_average(positions: Positions) -> None:
    fits = [Fit(1), Fit(2), Fit(3)]
    numbers, _ = tables(positions)
    chances = np.array([fit.chances(numbers[:1])[1][0] for fit in fits], dtype=np.float64)
    logit = np.log(chances / (1 - chances)).mean()
    told = net_of(packed_mean(fits)).chance(vec[float](numbers[0].tolist()))
    assert told == pytest.approx(1 / (1 + np.exp(-logit)), abs=1e-4)
