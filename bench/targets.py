"""What a server of live tables has to carry, and in one sentence each what falls short of it.

Times were set on a machine that takes `REFERENCE` for the yardstick (how long Python counts to ten
million). A slower one has as much more time; a faster one has no less.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

REFERENCE: Final = 0.88  # seconds
SLOWEST: Final = 2000.0  # milliseconds of a move while all workers are replaced
BACK: Final = 15.0  # seconds until 99 % of those who were dropped are back
STORED: Final = 250.0  # milliseconds until somebody sees a table again, 99 of 100 times
BESIEGED: Final = 100.0  # milliseconds, 99 of 100 moves of a besieged server


class Load(NamedTuple):
    """A load, and how it has to be carried; a smaller load has to be so, too."""

    tables: int
    rate: float  # moves a second
    p99: float  # milliseconds
    knee: float | None  # moves a second
    idle: float | None  # KiB of an idle socket


LOADS: Final = {
    "sqlite": Load(200, 100.0, 15.0, 400.0, None),
    "postgres": Load(1000, 200.0, 60.0, None, 40.0),
}


def slower(yardstick: float) -> float:
    """How many times as slow as the reference a machine is; never less than 1."""
    return max(1.0, yardstick / REFERENCE)


def shortfalls(result: Mapping[str, Any]) -> list[str]:
    """A sentence for everything that was lost, or falls short of its target."""
    scale = slower(result["yardstick_seconds"])
    found = [*_lost(result), *_of_load(result, scale)]
    for name, judge in (("drop", _of_drop), ("roll", _of_roll), ("stored", _of_stored)):
        if part := result.get(name):
            found += judge(part, scale)
    return found


def beyond(what: str, measured: float, limit: float, unit: str) -> Iterator[str]:
    """A sentence if something is more than it may be."""
    if measured > limit:
        yield f"{what}: {measured:g} {unit}, and {limit:.4g} {unit} at most were wanted"


def _lost(result: Mapping[str, Any]) -> Iterator[str]:
    if errors := result.get("errors"):
        yield f"{errors} errors, the first: {result['first_errors'][0]}"
    if lost := result.get("lost"):
        yield f"{lost} updates never arrived"
    if "moves" in result and not result["moves"]:
        yield "nobody moved"


def _of_load(result: Mapping[str, Any], scale: float) -> Iterator[str]:
    wanted, tables = LOADS[result["database"]], result.get("tables", 0)
    is_within = tables <= wanted.tables and result.get("moves_wanted", 0.0) <= wanted.rate
    if is_within and "p99_ms" in result:
        yield from beyond("move to last seat, p99", result["p99_ms"], wanted.p99 * scale, "ms")
    if wanted.idle is not None and tables >= wanted.tables:  # of a few it says nothing
        idle = result["kib_per_idle_socket"]
        yield from beyond("memory of an idle socket", idle, wanted.idle, "KiB")
    knee = result.get("knee")
    if knee and wanted.knee is not None and tables >= wanted.tables:
        least, made = wanted.knee / scale, knee["knee_moves_per_second"]
        if made < least:
            yield f"knee: {made:g} moves a second, and {least:.4g} at least were wanted"


def _of_drop(drop: Mapping[str, Any], scale: float) -> Iterator[str]:
    if wrong := drop["wrong_views"]:
        yield f"{wrong} of those who were dropped came back to a wrong view"
    took = drop["back_99_seconds"]
    if took is None:
        yield f"only {drop['back']} of {drop['dropped']} who were dropped came back"
    else:
        yield from beyond("99 % back after all were dropped", took, BACK * scale, "s")


def _of_roll(roll: Mapping[str, Any], scale: float) -> Iterator[str]:
    if roll["errors"]:
        yield f"{roll['errors']} errors while workers were replaced: {roll['first_errors'][0]}"
    if roll["moves_lost"]:
        yield f"{roll['moves_lost']} moves were lost while workers were replaced"
    if not roll["all_replaced"]:
        yield "not all workers were replaced"
    slowest = roll["slowest_ms"]
    yield from beyond("slowest move while workers were replaced", slowest, SLOWEST * scale, "ms")


def _of_stored(stored: Mapping[str, Any], scale: float) -> Iterator[str]:
    p99 = stored["resumed_p99_ms"]
    yield from beyond("a stored table opened again, p99", p99, STORED * scale, "ms")
