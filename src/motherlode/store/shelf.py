"""The store of a table in the page: the log lies on a shelf of the browser, IndexedDB.

The shelf takes and gives JSON. What it is asked is one word and what belongs to it; it answers with
what was found, or with the name of what went wrong.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec

from motherlode.store.log import Ended, Kept, Line, StoreError, TableTaken, Unreadable

Shelf: TypeAlias = Callable[[str, str], Awaitable[str]]
TAKEN: Final = "ConstraintError"  # as browsers call it
FULL: Final = "QuotaExceededError"
USUAL: Final = "this browser can’t keep what happens here"
MOST_ANALYSES: Final = 50


class FullStore(StoreError):
    """There is no room left."""


class Answer(msgspec.Struct):
    """What the shelf says."""

    found: Any = None
    wrong: str = ""


ANSWERS: Final = msgspec.json.Decoder(Answer)


class ShelfStore:
    """Logs on a shelf: what it has said yes to is safe."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def open(self) -> None:
        """Try whether it can be written; what is on a full one can be read."""
        with suppress(FullStore):
            await self.probe()

    async def close(self) -> None:
        """Nothing waits."""

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines, all or none."""
        given = [(*line[:4], line.body.decode()) for line in lines]
        await self._ask("append", given)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number, in order."""
        rows = await self._ask("read", (table, after))
        return [read_line(table, number, row) for number, row in enumerate(rows, after + 1)]

    async def probe(self) -> None:
        """Write something, and take it out again."""
        await self._ask("probe", None)

    async def newest(self, count: int) -> list[str]:
        """The codes of the tables where something happened last."""
        dates = await self._ask("tables", None)
        return [str(code) for code, _ in sorted(dates, key=lambda row: -row[1])[:count]]

    async def touched(self, after: str, count: int) -> list[tuple[str, float]]:
        """The next tables after a code, each with the date of its last line."""
        dates = sorted((str(code), float(at)) for code, at in await self._ask("tables", None))
        return [(code, at) for code, at in dates if code > after][:count]

    async def forget(self, table: str, since: float) -> None:
        """Let go of a table's log, unless something has happened there after this date."""
        await self._ask("forget", (table, since))

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds, each once."""
        if rounds:
            await self._ask("keep_rounds", [(*one[:3], one.body.decode()) for one in rounds])

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds after a number."""
        rows = await self._ask("rounds", (after, count))
        return [(int(number), str(body).encode()) for number, body in rows]

    async def uncounted(self, after: str, count: int) -> list[str]:
        """None: rounds were kept from the first table on."""
        return []

    async def strike_off(self, table: str) -> None:
        """No table is uncounted."""

    async def analysis(self, record: str, version: int) -> bytes | None:
        """The analysis of a record by this version."""
        body = await self._ask("analysis", (record, version))
        return None if body is None else b64decode(body)

    async def keep_analysis(self, kept: Kept) -> None:
        """Keep an analysis; beyond a certain number, the oldest are dropped."""
        given = (*kept[:3], b64encode(kept.body).decode(), MOST_ANALYSES)
        await self._ask("keep_analysis", given)

    async def _ask(self, what: str, given: object) -> Any:
        answer = ANSWERS.decode(await self.shelf(what, msgspec.json.encode(given).decode()))
        if answer.wrong == TAKEN:
            raise TableTaken("this was already saved")
        if answer.wrong == FULL:
            raise FullStore(f"this browser has no room left for what happens here ({FULL})")
        if answer.wrong:
            raise StoreError(f"{USUAL} ({answer.wrong})")
        return answer.found


def read_line(table: str, number: int, row: Any) -> Line:
    """A line as it lies on the shelf; each has the number that follows the last one's."""
    try:
        sequence, command, at, body = msgspec.convert(row, tuple[int, str | None, float, str])
    except msgspec.ValidationError as error:
        raise Unreadable(f"line {number} of table {table} is damaged", number) from error
    if sequence != number:
        raise Unreadable(f"line {number} of table {table} is missing", number, is_missing=True)
    return Line(table, sequence, command, at, body.encode())
