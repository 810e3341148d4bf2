"""By how much a process grows while it repeats its work: `python -m tests.memory.growth games`."""

from __future__ import annotations

import gc
import json
import resource
import sys

from tests.memory.work import BATCHES

REPEATED = 2


def held() -> tuple[int, int]:
    """The blocks of memory that Python has given out, and the most that the process ever had."""
    gc.collect()
    sys._clear_type_cache()  # it keeps names of attributes
    return sys.getallocatedblocks(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main() -> None:
    """Do it once to warm up, then some times more; print what that added."""
    work = BATCHES[sys.argv[1]]
    work()
    blocks, peak = held()
    for _ in range(REPEATED):
        work()
    more_blocks, higher_peak = held()
    print(json.dumps({"blocks": more_blocks - blocks, "kilobytes": higher_peak - peak}))


if __name__ == "__main__":
    main()
