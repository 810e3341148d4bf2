"""Rations: a number at once, a number a second, and no more after a rest, however long."""

from __future__ import annotations

import pytest

from motherlode.tables.live.limits import Bucket, Rations
from motherlode.tables.wire.errors import TableRefusal
from tests.support.outside import HandDriven


def taken(bucket: Bucket) -> int:
    """How many it gives at once."""
    count = 0
    while count < 1000 and bucket.take():
        count += 1
    return count


def test_a_bucket_fills_with_time_but_never_runs_over() -> None:
    time = HandDriven()
    bucket = Bucket(10, 2.0, time)
    assert taken(bucket) == 10
    time.advance(3)
    assert taken(bucket) == 6
    time.advance(86_400)
    assert taken(bucket) == 10


def test_everybody_has_a_ration_of_their_own() -> None:
    rations = Rations(2, 1.0, HandDriven())
    rations.take("Ada")
    rations.take("Ada")
    rations.take("Bo", 2)
    for name in ("Ada", "Bo"):
        with pytest.raises(TableRefusal, match="slow down"):
            rations.take(name)
