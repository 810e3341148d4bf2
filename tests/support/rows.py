"""Rows of tests that run beside each other: what takes long begins first, in each of them.

A row that has nothing left takes over half of what another still has before it, from the end. Quick
tests are there then, and no row waits long for another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TypeVar

One = TypeVar("One")


def begun_early(
    tests: Sequence[One], rows: int, is_long: Callable[[One], bool], is_early: Callable[[One], bool]
) -> list[One]:
    """The same tests in another order, of which each row is given an equal part.

    Each part begins with some of the long tests, which are dealt out like cards. After them come
    early ones in blocks, so that what a test makes for others of its file is made once.
    """
    early = [one for one in tests if is_early(one) and not is_long(one)]
    long = [one for one in tests if is_long(one)]
    rest = iter([one for one in tests if not is_early(one) and not is_long(one)])
    ordered: list[One] = []
    for row in range(rows):
        begun = [*sorted(long[row::rows], key=is_early), *block(early, row, rows)]
        size = (len(tests) + row) // rows
        ordered += [*begun, *islice(rest, max(0, size - len(begun)))]
    return ordered + list(rest)


def block(tests: Sequence[One], row: int, rows: int) -> Sequence[One]:
    """One of several equal blocks."""
    return tests[len(tests) * row // rows : len(tests) * (row + 1) // rows]
