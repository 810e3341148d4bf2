"""Jobs: evenings that are looked at one by one, each in any process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from tests.leaks.counts import Counts
from tests.leaks.evening import Evening
from tests.leaks.lobby import shuffle
from tests.leaks.tables import TABLES, named

STEPS = 12  # looked at in one evening


class Job(NamedTuple):
    """An evening that is looked at."""

    table: str
    seed: int
    first: int
    steps: int
    until: str = ""


def jobs(seed: int) -> Iterator[Job]:
    """Evenings at all tables in turn: at the beginning, anywhere, and where gold is handed out."""
    for number in count():
        table = TABLES[number % len(TABLES)]
        evening = seed + number // len(TABLES)
        random = Random(f"{table.name} {evening} from")
        start = random.random()
        if table.scene:
            yield Job(table.name, evening, 0, STEPS)
        elif start < 0.2:
            yield Job(table.name, evening, random.randrange(5), STEPS)
        elif start < 0.6:
            yield Job(table.name, evening, random.randrange(15, 240), STEPS)
        elif start < 0.85:
            until = random.choice(("gold", "gold", "second gold"))
            yield Job(table.name, evening, 0, STEPS, until)
        else:  # in a window, if there are any at this table
            windows = {"veto", "vote"} & set(table.modules)
            until = "window" if windows else ""
            yield Job(
                table.name, evening, random.randrange(15, 120), 0 if windows else STEPS, until
            )


def looked_at(job: Job) -> Counts:
    """What came of an evening; one that breaks is a failure of its own."""
    counts = Counts()
    table = named(job.table)
    try:
        if job.first == 0 and not table.scene:
            asyncio.run(shuffle(table, job.seed, counts))
        evening = Evening(table, job.seed, counts)
        asyncio.run(evening.run(job.first, job.steps, until=job.until))
    except Exception as error:
        counts.found("broken", f"{type(error).__name__}: {error}")
    return counts
