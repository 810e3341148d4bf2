"""Repeated faults: one that stays is logged once, then rarely, not each time somebody meets it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final, NamedTuple, TypeAlias

from motherlode.store.log import StoreError

LOGGER: Final = logging.getLogger("motherlode.tables")
RARELY: Final = 600.0  # seconds before the same fault is logged again
KEPT: Final = 10_000  # faults that are remembered: all tables of a worker may have the same one
Fault: TypeAlias = tuple[object, ...]  # what was told of it, and where it came from


class Met(NamedTuple):
    """When a fault was logged, and how often it was met since."""

    at: float
    times: int


class RepeatedFaults:
    """The faults of this process that were logged lately."""

    def __init__(self) -> None:
        self._met: OrderedDict[Fault, Met] = OrderedDict()

    def log(self, now: float, error: Exception, what: str, *names: str) -> None:
        """Log what went wrong, unless that was done lately: with its traceback, if it has to be
        mended in the program, or with its own sentence.
        """
        fault = (what, names, type(error), origin(error))
        met = self._met.pop(fault, None)
        if met is not None and now - met.at < RARELY:
            self._met[fault] = met._replace(times=met.times + 1)
            return
        self._met[fault] = Met(now, 0)
        if len(self._met) > KEPT:
            self._met.popitem(last=False)
        again = "" if met is None else f" (and {met.times} times since it was logged)"
        if isinstance(error, StoreError):
            LOGGER.error(f"{what}: %s%s", *names, error, again)
        else:
            LOGGER.error(f"{what}%s", *names, again, exc_info=error)


def origin(error: Exception) -> tuple[str, int]:
    """Where in the program it was raised."""
    trace, place = error.__traceback__, ("", 0)
    while trace is not None:
        place = (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        trace = trace.tb_next
    return place
