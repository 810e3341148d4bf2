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

from motherlode.store.default_files import KEY
from motherlode.store.log import Line
from motherlode.store.vault import Vault
from motherlode.store.vault_keys import read_keys
from motherlode.tables.live.connected.info import intermission
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
            lines = [Line(*row) for row in connection.execute(wanted, [code])]
    return Vault(read_keys(database.with_name(database.name + KEY)) or ()).opened(lines)


def plain(value: object) -> Any:
    """A message as a client reads it."""
    return json.loads(msgspec.json.encode(value))


def check_frames(lines: Sequence[Line], frames: Sequence[Data], seat: int | None) -> int:
    """Hold every frame against what the seat may know at that point; how many told of a game.

    The doors themselves (views, prompts, seen events) are proved by the two-worlds tests.
    """
    witness = Witness()
    witness.lines = lines
    return sum(witness.check(frame, seat) for frame in frames)


class Witness:
    """Reads the log of a table as far as a frame knows it, and says whether the frame is right."""

    def __init__(self) -> None:
        self.standing = Standing("")
        self.lines: Sequence[Line] = ()
        self._histories: dict[int | None, list[Data]] = {}

    def read_on(self, sequence: int) -> None:
        """Take lines until this number."""
        while self.standing.sequence < sequence:
            line = self.lines[self.standing.length]
            self.standing.take(entries.read(line.body), line.command)
            self._histories.clear()

    def history(self, seat: int | None) -> list[Data]:
        """The events of the game as a seat knows them."""
        if seat not in self._histories:
            game = self.standing.game
            assert game is not None
            told = plain(game.history_of(seat))
            self._histories[seat] = [line["event"] for line in told if "event" in line]
        return self._histories[seat]

    def check(self, frame: Data, seat: int | None) -> bool:
        """Hold a frame against what the seat may know; whether it told of a game."""
        standing = self.standing
        msgspec.convert(frame, Message)  # nothing but the fields of its type
        assert set(frame) <= {"type"} | fields_of(frame["type"]), frame["type"]
        self.read_on(frame["sequence"])
        if frame["type"] not in ("welcome", "update") or not frame["view"]:
            return False
        game = standing.game
        assert game is not None
        assert frame["view"] == plain(game.view_of(seat))
        history = self.history(seat)
        if frame["type"] == "welcome":
            assert [line["event"] for line in frame["history"] if "event" in line] == history
        else:
            assert all(event in history for event in frame["events"])
        assert frame["intermission"] == plain(intermission(standing))
        if frame["prompt"] is not None:
            asked = {number: plain(game.prompt_of(p)) for number, p in game.prompts().items()}
            assert seat is not None
            assert frame["prompt"] == asked[seat]
        if frame["ending"] is None:
            shuffle = game.recorder.record.shuffle
            assert shuffle is not None
            for secret in (shuffle.secret, shuffle.key.hex(), game.company.whim):
                assert secret not in json.dumps(frame)
        return True


def fields_of(kind: str) -> set[str]:
    """The fields that a message of a kind may have."""
    for struct in Message.__args__:
        if struct.__struct_config__.tag == kind:
            return set(struct.__struct_fields__)
    raise AssertionError(f"there is no message of the kind {kind}")
