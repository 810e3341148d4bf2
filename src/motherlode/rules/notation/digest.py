"""The digest: a state's fingerprint."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from motherlode.rules.core.contract import Frame, Slice
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.state import State

# What only serves whoever is listening, and what is written in a shorter way.
_APART: Final = {
    *("rules", "events", "listening", "offered", "maze", "hands", "deck", "drawn"),
    *("rests", "resting", "stream"),
}


def state_digest(state: State) -> str:
    """A fingerprint of everything at the table: states with equal ones play on alike.

    Whether rounds rest is left out: it changes nothing of the game.
    """
    rules = state.rules
    parts: dict[str, object] = {
        name: _plain(getattr(state, name))
        for name in dir(state)
        if not name.startswith("_") and name not in _APART
    }
    parts = {name: value for name, value in parts.items() if not callable(value)}
    parts["rules"] = [rules.game, rules.edition, list(rules.modules), list(rules.versions)]
    parts["deck"] = _plain(state.deck[state.drawn :])
    parts["hands"] = [_plain(state.hand(seat)) for seat in range(int(state.seats))]
    parts["maze"] = _maze_parts(state.maze)
    if state.stream is not None:
        parts["stream"] = state.stream.key.hex()
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _plain(value: Any) -> object:
    if isinstance(value, Frame):
        return [value.name(), *map(int, value.fields())]
    if isinstance(value, Slice):
        return {name: _plain(held) for name, held in value.fields().items()}
    if isinstance(value, dict):
        return {name: _plain(held) for name, held in value.items()}
    if isinstance(value, str) or callable(value):
        return value
    return int(value) if isinstance(value, int) else [_plain(one) for one in value]


def _maze_parts(maze: Maze) -> list[list[int]]:
    """The planes cell by cell without their empty cells, and the lists."""
    base = int(maze.base)
    planes = [
        [base + place, int(card), int(code), int(mark)]
        for place, (card, code, mark) in enumerate(zip(maze.card, maze.code, maze.mark))
        if card or code or mark
    ]
    lists = (maze.laid, maze.frontier, maze.fixed, maze.reached)
    return planes + [[int(cell) for cell in cells] for cells in lists]
