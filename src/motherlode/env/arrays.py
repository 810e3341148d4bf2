"""Arrays: the kernel's memory as NumPy sees it, and the spaces that describe it."""

from __future__ import annotations

import ctypes
import math
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from motherlode.env.kernel.layout import (
    CARDS,
    FINDS,
    GOALS,
    HAND,
    HISTORY,
    KEPT_WORDS,
    MEMORIES,
    MEMORY_WORDS,
    OUTSIDE,
    OVERFLOW,
    SEATS,
    SPARE_ROLES,
    TABLE,
    Layout,
)
from motherlode.env.kernel.tables import Tables

Observation: TypeAlias = dict[str, NDArray[np.uint8]]
WORD = 8


def parts(layout: Layout) -> dict[str, tuple[int, ...]]:
    """The parts of an observation in their order, and the shape of each."""
    return {
        "maze": (int(layout.rows), int(layout.columns), WORD),
        "table": (TABLE, WORD),
        "hand": (HAND, WORD),
        "seats": (SEATS, WORD),
        "goals": (GOALS, WORD),
        "discards": (CARDS,),
        "history": (HISTORY, WORD),
        "spare_roles": (SPARE_ROLES,),
        "memories": (MEMORIES, MEMORY_WORDS * WORD),
        "finds": (FINDS, WORD),
        "kept": (KEPT_WORDS * WORD,),
        "outside": (OUTSIDE, WORD),
        "overflow": (OVERFLOW, WORD),
    }


def record_type(layout: Layout) -> np.dtype[np.void]:
    """One observation as a record of its parts; words are bytes, the lowest first."""
    return np.dtype([(name, "u1", shape) for name, shape in parts(layout).items()])


def observation_space(layout: Layout) -> spaces.Dict:
    """The space of one observation."""
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(0, 255, shape, np.uint8) for name, shape in parts(layout).items()
    }
    return spaces.Dict(boxes)


class Arrays:
    """NumPy's sight of a set of tables: nothing is copied, and only actions can be written."""

    def __init__(self, tables: Tables) -> None:
        layout, count = tables.layout, int(tables.count)
        record = record_type(layout)
        rows = _array(tables.rows)
        self.records: NDArray[np.void] = rows.view(record)
        self.finals: NDArray[np.uint8] = _array(tables.finals).view(np.uint8).reshape(count, -1)
        self.glance: NDArray[np.uint8] = _array(tables.glance).view(np.uint8)
        self.bytes: NDArray[np.uint8] = rows.view(np.uint8).reshape(count, -1)
        self.masks: NDArray[np.int8] = _array(tables.masks).view(np.int8).reshape(count, -1)
        self.rewards: NDArray[np.float64] = _array(tables.rewards).reshape(count, -1)
        self.ended: NDArray[np.bool_] = _array(tables.ended).view(np.bool_)
        self.asked: NDArray[np.int64] = _array(tables.asked)
        self.actions: NDArray[np.int64] = _writable(_array(tables.actions))
        self._parts: list[tuple[str, tuple[int, ...], int]] = []
        start = 0
        for name, shape in parts(layout).items():
            self._parts.append((name, shape, start))
            start += math.prod(shape)

    def all(self) -> Observation:
        """The observations of all tables, part by part."""
        return {name: self.records[name] for name, _, _ in self._parts}

    def taken(self, row: NDArray[np.uint8]) -> Observation:
        """A copy of one observation, part by part."""
        kept = row.copy()
        return {
            name: np.ndarray(shape, np.uint8, kept, start) for name, shape, start in self._parts
        }


def _array(memory: object) -> NDArray[Any]:
    """A vec as an array, without a copy; it can only be read."""
    return np.asarray(memoryview(memory))  # type: ignore[arg-type]


def _writable(array: NDArray[np.int64]) -> NDArray[np.int64]:
    """The same memory, to be written."""
    numbers = (ctypes.c_int64 * len(array)).from_address(array.ctypes.data)
    numbers.owner = array  # type: ignore[attr-defined]  # or it could be freed
    written: NDArray[np.int64] = np.ctypeslib.as_array(numbers)
    return written
