"""The collection: all puzzles, one for each day, and how they are kept."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any, Final

from motherlode.puzzles.puzzle import Moment, Puzzle, Reason
from motherlode.rules.core.errors import MotherlodeError
from motherlode.rules.core.reasons import because

FILE: Final = "puzzles.jsonl"
DAY: Final = 86_400  # seconds


class UnknownPuzzle(MotherlodeError):
    """A puzzle that isn't in the collection."""


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, in the order of the days."""
    text = (files("motherlode.puzzles") / FILE).read_text(encoding="utf-8")
    return tuple(read_puzzle(json.loads(line)) for line in text.splitlines())


def puzzle_with(id: int) -> Puzzle:
    """A puzzle by its number."""
    if not 1 <= id <= len(puzzles()):
        raise UnknownPuzzle(
            because(
                "no-puzzle",
                "there’s no puzzle {number}; they are numbered from 1 to {count}",
                number=id,
                count=len(puzzles()),
            )
        )
    return puzzles()[id - 1]


def day_of(time: float) -> int:
    """The number of a day, by the clock of Greenwich."""
    return int(time // DAY)


def puzzle_of(day: int) -> Puzzle:
    """The puzzle of a day; none comes again before all others had their turn."""
    return puzzles()[day % len(puzzles())]


def read_puzzle(data: dict[str, Any]) -> Puzzle:
    """A puzzle from plain data."""
    reason = data.pop("reason", None)
    return Puzzle(
        **{
            **data,
            "modules": tuple(data["modules"]),
            "players": tuple(data["players"]),
            "play": tuple(tuple(played) for played in data["play"]),
            "right": tuple(data["right"]),
            "reason": Reason(**reason) if reason else None,
            "moments": tuple(Moment(*moment) for moment in data.get("moments", ())),
        }
    )


def written(found: Iterable[Puzzle]) -> str:
    """Puzzles as text, one a line."""
    lines = []
    for puzzle in found:
        data = asdict(puzzle)
        data["moments"] = [list(asdict(moment).values()) for moment in puzzle.moments]
        kept = {name: value for name, value in data.items() if value or name in ("eyes", "modules")}
        lines.append(json.dumps(kept, ensure_ascii=False, separators=(",", ":")) + "\n")
    return "".join(lines)
