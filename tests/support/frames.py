"""What a seat may be sent: every frame it got, held against the log and the three doors."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from motherlode.store.log import Line
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries
from motherlode.tables.wire.messages import Message

Data = dict[str, Any]


def logged(database: Path, code: str) -> list[Line]:
    """The log of a table as it lies on the disk; what was told is in it, though its server runs."""
    wanted = 'SELECT * FROM log WHERE "table" = ? ORDER BY sequence'
    with tempfile.TemporaryDirectory() as folder:
        for file in database.parent.glob(f"{database.name}*"):  # a server locks its own
            shutil.copy(file, folder)
        with contextlib.closing(sqlite3.connect(Path(folder) / database.name)) as connection:
            return [Line(*row) for row in connection.execute(wanted, [code])]


def plain(value: object) -> Any:
    """A message as a client reads it."""
    return json.loads(msgspec.json.encode(value))


def check_frames(lines: Sequence[Line], frames: Sequence[Data], seat: int | None) -> int:
    """Hold every frame against what the seat may know at that point; how many told of a game.

    The doors themselves (views, prompts, seen events) are proved by the two-worlds tests.
    """
    standing = Standing("")
    told = 0
    for frame in frames:
        msgspec.convert(frame, Message)  # nothing but the fields of its type
        assert set(frame) <= {"type"} | fields_of(frame["type"]), frame["type"]
        while standing.sequence < frame["sequence"]:
            line = lines[standing.sequence]
            standing.take(entries.read(line.body), line.command)
        if frame["type"] not in ("welcome", "update") or not frame["view"]:
            continue
        told += 1
        game = standing.game
        assert game is not None
        assert frame["view"] == plain(game.view_of(seat))
        history = [line["event"] for line in plain(game.history_of(seat)) if "event" in line]
        if frame["type"] == "welcome":
            assert [line["event"] for line in frame["history"] if "event" in line] == history
        else:
            assert all(event in history for event in frame["events"])
        assert frame["intermission"] == plain(standing.intermission())
        if frame["prompt"] is not None:
            asked = {number: plain(game.prompt_of(p)) for number, p in game.prompts().items()}
            assert seat is not None
            assert frame["prompt"] == asked[seat]
        if frame["ending"] is None:
            assert str(game.seed) not in json.dumps(frame)
            assert game.salt not in json.dumps(frame)
    return told


def fields_of(kind: str) -> set[str]:
    """The fields that a message of a kind may have."""
    for struct in Message.__args__:
        if struct.__struct_config__.tag == kind:
            return set(struct.__struct_fields__)
    raise AssertionError(f"there is no message of the kind {kind}")
