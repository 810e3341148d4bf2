"""A small part of the sweep: random tables with every invariant on."""

from __future__ import annotations

import pytest

from tests.support.plain import scaled
from tests.sweep import play


@pytest.mark.parametrize("part", range(4))
def test_games_at_random_tables_keep_all_invariants(part: int) -> None:
    count = scaled(60)
    for seed in range(part * count, (part + 1) * count):
        play(seed)
