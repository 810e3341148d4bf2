"""A shelf as browsers have it, in memory."""

from __future__ import annotations

import json
from typing import Any

WRITES = ("append", "probe", "keep_rounds", "keep_analysis")


class MemoryShelf:
    """Does what `ui/src/server/standalone/shelf.ts` does; it can be told to fail."""

    def __init__(self) -> None:
        self.log: dict[str, list[list[Any]]] = {}
        self.ended: dict[tuple[Any, ...], str] = {}
        self.analyses: dict[str, list[Any]] = {}
        self.wrong = ""
        self.is_full = False  # whether nothing more can be written

    async def __call__(self, what: str, given: str) -> str:
        if self.wrong:
            return json.dumps({"wrong": self.wrong})
        if self.is_full and what in WRITES:
            return json.dumps({"wrong": "QuotaExceededError"})
        try:
            return json.dumps({"found": getattr(self, what)(json.loads(given))})
        except KeyError:
            return json.dumps({"wrong": "ConstraintError"})

    def append(self, lines: list[list[Any]]) -> None:
        """Keep lines, each number and each command once."""
        for table, sequence, command, _, _ in lines:
            rows = self.log.get(table, [])
            if any(row[0] == sequence or (command and row[1] == command) for row in rows):
                raise KeyError
        for table, *row in lines:
            self.log.setdefault(table, []).append(row)

    def read(self, given: list[Any]) -> list[list[Any]]:
        """The lines of a table after a number."""
        return [row for row in self.log.get(given[0], []) if row[0] > given[1]]

    def probe(self, given: None) -> None:
        """Nothing to do."""

    def tables(self, given: None) -> list[list[Any]]:
        """All tables, each with its last date."""
        return [[table, rows[-1][2]] for table, rows in self.log.items()]

    def forget(self, given: list[Any]) -> None:
        """Let go of a table where nothing happened since."""
        if given[0] in self.log and self.log[given[0]][-1][2] <= given[1]:
            del self.log[given[0]]

    def keep_rounds(self, rounds: list[list[Any]]) -> None:
        """Keep each round once."""
        for *key, body in rounds:
            self.ended.setdefault(tuple(key), body)

    def rounds(self, given: list[int]) -> list[list[Any]]:
        """The next rounds after a number."""
        after, count = given
        numbered = enumerate(self.ended.values(), 1)
        return [list(one) for one in numbered if one[0] > after][:count]

    def analysis(self, given: list[Any]) -> Any:
        """The analysis of a record by a version."""
        kept = self.analyses.get(given[0])
        return kept[3] if kept and kept[1] == given[1] else None

    def keep_analysis(self, given: list[Any]) -> None:
        """Keep an analysis."""
        self.analyses[given[0]] = given
