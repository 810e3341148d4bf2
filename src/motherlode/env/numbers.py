"""Whole numbers that programs give: anything that counts, but neither 2.0 nor True."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from motherlode.rules.core.errors import IllegalChoice

NOT_BEGUN: Final = "no match is being played: reset first"


def whole(given: object) -> int | None:
    """A whole number of Python, NumPy or another library, or None if it is none."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]  # or a TypeError
    except TypeError:
        return None


def action_number(action: object) -> int:
    """An action that a program gives, if it is a whole number."""
    number = whole(action)
    if number is None:
        raise IllegalChoice(f"an action is a whole number, not {action!r:.40}")
    return number


def action_numbers(actions: ArrayLike, count: int, *, flat: bool = False) -> NDArray[np.int64]:
    """The actions that a program gives, if they are `count` whole numbers; `flat` in any shape."""
    try:
        given: NDArray[Any] = np.asarray(actions)
    except ValueError:  # rows of different lengths
        given = np.empty(0)
    if flat:
        given = given.reshape(-1)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise IllegalChoice(f"actions are whole numbers, {count} in all")
    return given.astype(np.int64)  # what is too large is negative then, and no action either
