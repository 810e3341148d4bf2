"""Everything a state holds as plain values, to compare two states whole."""

from __future__ import annotations

from typing import Any

from motherlode.rules.core.contract import Event, Frame, Slice
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.state import State
from motherlode.rules.core.stream import Stream

LEFT_OUT = {"rules", "tiles", "events", "listening", "offered", "spots", "stale", "shared"}
"""Shared data, whether it is shared, and what only serves whoever is listening."""


def digest(state: State | Maze) -> dict[str, Any]:
    """All attributes by name, whatever they are; works compiled and interpreted."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in LEFT_OUT]
    values = {name: getattr(state, name) for name in names}
    return {name: _plain(value) for name, value in values.items() if not callable(value)}


def _plain(value: Any) -> Any:
    if isinstance(value, Maze):
        return digest(value)
    if isinstance(value, Frame):
        return value.name(), value.fields()
    if isinstance(value, Slice):
        return type(value).__name__, value.fields()
    if isinstance(value, Stream):
        return value.key, value.round
    if value is None or isinstance(value, bool | int | str):
        return value
    items = list(value)
    return items if set(map(type, items)) <= {int} else [_plain(item) for item in items]


def told(events: Any) -> list[tuple[str, dict[str, object]]]:
    """Events as names and fields."""
    out: list[tuple[str, dict[str, object]]] = []
    for event in events:
        assert isinstance(event, Event)
        out.append((event.name(), event.fields()))
    return out
