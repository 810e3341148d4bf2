"""By how much a process grows while it repeats its work: `python -m tests.memory.growth games`."""

from __future__ import annotations

import gc
import json
import resource
import sys
from collections.abc import Callable

from tests.memory.work import BATCHES

REPEATED = 2
TRIES = 3
MOST_BLOCKS = 100  # one vec that isn't given back at each game or request is twice that at least
MOST_KILOBYTES = 4_000


def held() -> tuple[int, int]:
    """The blocks of memory that Python has given out, and the most that the process ever had."""
    gc.collect()
    sys._clear_type_cache()  # it keeps names of attributes
    return sys.getallocatedblocks(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Do it once to warm up, then some times more; print what that added.

    What isn't given back is added at every try; what only came late, such as a cache, at one.
    """
    work = BATCHES[sys.argv[1]]
    work()
    grown = more(work)
    for _ in range(TRIES - 1):
        if grown["blocks"] >= MOST_BLOCKS or grown["kilobytes"] >= MOST_KILOBYTES:
            grown = more(work)
    print(json.dumps(grown))


def more(work: Callable[[], None]) -> dict[str, int]:
    """What is held after some work more than before."""
    blocks, peak = held()
    for _ in range(REPEATED):
        work()
    more_blocks, higher_peak = held()
    return {"blocks": more_blocks - blocks, "kilobytes": higher_peak - peak}


if __name__ == "__main__":
    main()
