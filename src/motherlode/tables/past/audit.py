"""An audit: every table of the log built again, and every game that is over checked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from motherlode.rules.records.replay import check
from motherlode.rules.records.text import read_record
from motherlode.store.log import Line, Store, Unreadable
from motherlode.tables.figures.figures import EndedRound
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries

TOGETHER: Final = 200  # codes or rounds read at a time
# A number is missing in a log; a line can't be read or taken; a record isn't what it says; the
# figures of a round can't be read; the database has an older form.
ProblemKind: TypeAlias = Literal["gap", "unreadable", "record", "round", "schema"]


class Problem(NamedTuple):
    """Something that is wrong; of an error only its kind: its words may tell hands."""

    kind: ProblemKind
    table: str  # its code
    line: int  # the number in its log
    detail: str = ""


@dataclass
class Audit:
    """What was looked at, and what is wrong."""

    tables: int = 0
    lines: int = 0
    games: int = 0
    rounds: int = 0
    problems: list[Problem] = field(default_factory=list)


async def audited(store: Store) -> Audit:
    """Look at everything a store has."""
    found = Audit()
    last = ""
    while codes := await store.touched(last, TOGETHER):
        for last, _ in codes:
            found.tables += 1
            try:
                lines = await store.read(last)
            except Unreadable as error:
                kind: ProblemKind = "gap" if error.is_missing else "unreadable"
                found.problems.append(Problem(kind, last, error.line))
                continue
            found.lines += len(lines)
            games, problems = await asyncio.to_thread(looked_at, last, lines)
            found.games += games
            found.problems += problems
    await look_at_rounds(store, found)
    return found


def looked_at(code: str, lines: Sequence[Line]) -> tuple[int, list[Problem]]:
    """Build a table again: how many games are over, and what is wrong."""
    problems = list(gaps(code, lines))
    standing = Standing(code)
    checked = 0
    games = 0
    for line in [] if problems else lines:
        try:
            standing.take(entries.read(line.body), line.command)
        except Exception as error:  # whatever it is, the other tables are looked at
            problems.append(Problem("unreadable", code, line.sequence, type(error).__name__))
            break
        over = standing.last_finished()
        if over is not None and over[0] > checked:
            checked = over[0]
            games += 1
            if wrong := wrong_record(over[1].record()):
                problems.append(Problem("record", code, line.sequence, wrong))
    return games, problems


def gaps(code: str, lines: Sequence[Line]) -> Iterator[Problem]:
    """The first number that is missing, if any is: what comes after it can't be built."""
    for expected, line in enumerate(lines, 1):
        if line.sequence != expected:
            yield Problem("gap", code, expected)
            return


def wrong_record(text: str) -> str:
    """What is wrong with the record of a game that is over; nothing if it is sound."""
    try:
        check(read_record(text))
    except Exception as error:
        return type(error).__name__
    return ""


async def look_at_rounds(store: Store, found: Audit) -> None:
    """Whether the figures of every round can be read."""
    number = 0
    decoder = msgspec.json.Decoder(EndedRound)
    while rounds := await store.rounds(number, TOGETHER):
        for number, body in rounds:
            found.rounds += 1
            try:
                decoder.decode(body)
            except msgspec.MsgspecError as error:
                found.problems.append(Problem("round", "", number, type(error).__name__))
