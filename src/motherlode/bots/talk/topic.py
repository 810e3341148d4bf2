"""A topic: something worth a word that a bot has just seen or heard."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.contract import NOBODY

# How much a topic matters.
SMALL_TALK: Final = 1  # dropped as soon as somebody else speaks
NEWS: Final = 2
PRESSING: Final = 3  # waits for no pause
OWED: Final = 4  # said even by those who have talked enough: what a map showed, why to stop


class Topic:
    """What could be said, before it is known whether it will be."""

    def __init__(
        self, what: str, weight: i64, about: i64 = NOBODY, cell: i64 = NOBODY, tool: i64 = 0
    ) -> None:
        self.what: str = what  # a family of lines, or what has to be looked at first
        self.weight: i64 = weight
        self.about: i64 = about
        self.cell: i64 = cell
        self.tool: i64 = tool


REPORT: Final = "report"  # a goal this seat looked at
DEED: Final = "deed"  # what others did since
EXPOSED: Final = "exposed"  # a goal that lies open now
