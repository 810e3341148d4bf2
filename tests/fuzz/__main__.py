"""The fuzzer as a whole: `python -m tests.fuzz --messages 1000000 --seed 1` (`make fuzz`).

Nothing may be logged as an error, no refused message may change a table, and memory may not grow.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bench.load import memory_of
from tests.fuzz.attack import Attack, lift_rations
from tests.fuzz.besieged import Besieged

MESSAGES = 1_000_000
REAL = 0.02  # the share that goes to a real server
WARM_UP = 10_000  # messages before the first that counts: by then what is kept for long is there
WARM = 0.1  # or this share, of a long run: some pages are asked for only now and then
GROWTH = 0.05
PART = 20_000  # messages after which another seed begins, so that a failure is soon repeated


def main() -> int:
    """Send everything, print the counts; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--messages", type=int, default=MESSAGES)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    lift_rations()
    began = time.monotonic()
    counts: Counter[str] = Counter()
    failures: list[str] = []
    real = max(50, round(wanted.messages * REAL))
    grown = attack(wanted.messages - real, wanted.seed, counts, failures)
    with tempfile.TemporaryDirectory() as folder:
        besieged = Besieged(wanted.seed, Path(folder))
        besieged.run(real)
    counts += besieged.counts
    failures += besieged.failures
    show(counts, failures, time.monotonic() - began)
    grown["of the server"] = (besieged.memory[0], besieged.memory[-1])
    return 1 if has_grown(grown) or failures else 0


def attack(
    messages: int, seed: int, counts: Counter[str], failures: list[str]
) -> dict[str, tuple[float, float]]:
    """All messages within this process; what memory it took when it was warm, and at the end.

    A short run is compared over all its messages: those that warm it up come before.
    """
    sent, warm = 0, 0.0
    part = max(1000, min(PART, messages // 10))
    looks, ends = max(WARM_UP, messages * WARM), WARM_UP + messages
    while sent < ends and not failures:
        one = Attack(seed)
        asyncio.run(one.run(min(part, ends - sent, WARM_UP - sent if sent < WARM_UP else ends)))
        sent += sum(one.counts.values())
        counts += one.counts
        counts.update({f"told, {kind}": count for kind, count in one.outcomes.items()})
        failures += [f"seed {seed}, {failure}" for failure in one.failures]
        seed += 1
        del one
        gc.collect()
        if not warm and sent >= looks:
            warm = held()
            print(f"memory of this process is compared from message {sent} on, of {ends}")
    return {"of this process": (warm, held())}


def held() -> float:
    """Megabytes that this process holds."""
    return memory_of(os.getpid()) or 0.0


def show(counts: Counter[str], failures: list[str], took: float) -> None:
    """The counts, for people."""
    sent = sum(count for kind, count in counts.items() if not kind.startswith("told"))
    for kind, count in sorted(counts.items()):
        print(f"{kind:<40} {count:>9}")
    print(f"{sent} messages in {took:.0f} s, {len(failures)} failures")
    for failure in failures:
        print(failure)


def has_grown(grown: dict[str, tuple[float, float]]) -> bool:
    """Whether memory has grown too much; says how much."""
    for whose, (before, after) in grown.items():
        share = (after - before) / before if before else 0.0
        print(f"memory {whose}: {before:.1f} MB, then {after:.1f} MB ({share:+.1%})")
    return any(before and after > before * (1 + GROWTH) for before, after in grown.values())


if __name__ == "__main__":
    sys.exit(main())
