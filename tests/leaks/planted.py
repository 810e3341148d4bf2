"""A planted leak is looked for: evenings with the mistake, up to the first difference."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Final

import pytest

from tests.leaks.counts import Counts
from tests.leaks.evening import Evening
from tests.leaks.plants.plant import Plant, Where
from tests.leaks.tables import named

EVENINGS: Final = 30  # in which a leak has to be found; most are found in the first


def found(plant: Plant) -> str:
    """The first difference that a plant makes; nothing if it isn't found."""
    with pytest.MonkeyPatch.context() as patch:
        plant.mistake(patch)
        for seed in count(1):
            differences = looked(plant.where, seed).differences
            if differences or seed == EVENINGS:
                break
    return differences[0] if differences else ""


def looked(where: Where, seed: int) -> Counts:
    """What comes of one of these evenings."""
    counts = Counts()
    evening = Evening(named(where.table), seed, counts)
    asyncio.run(evening.run(where.first, where.steps, True, until=where.until, often=where.often))
    return counts
