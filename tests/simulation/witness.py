"""The witness: sees every commit and every frame as it is sent, and knows what may not be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from motherlode.tables.live.seating.seats import key_of
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import UNNUMBERED, Began, Promised, Revealed, Sealed, WentOn
from tests.simulation.database import Commit, Database
from tests.simulation.loop import Machine

Fail = Callable[[str], None]
# Commands that leave no line if they change nothing, or never do.
SILENT: Final = ("back", "react", "ready", "contribute", "reveal", "fill")
UNSURE: Final = ("storage", "failed", "too_fast")  # refusals that say nothing for sure
TROUBLED: Final = 30.0  # seconds after an error of the store in which others may be told of it


@dataclass
class Sent:
    """A frame, and when it was sent."""

    at: float
    kind: str
    sequence: int
    body: bytes


@dataclass
class Connection:
    """One connection, as the witness sees it."""

    number: int
    code: str
    token: str | None
    machine: Machine
    head: int = 0  # the table's number when it was opened
    at: float = 0.0  # when that was
    sequence: int = 0  # the last that was told
    frames: list[Sent] = field(default_factory=list)
    key: str = ""

    def __post_init__(self) -> None:
        self.key = "" if self.token is None else key_of(self.token)


class Witness:
    """What was acknowledged must be written, and what is secret may not be told."""

    def __init__(self, database: Database, fail: Fail, counts: dict[str, int]) -> None:
        self.database = database
        self.fail = fail
        self.counts = counts
        self.requests: dict[str, dict[str, Any]] = {}  # by their ids
        self.heads: dict[str, int] = {}  # the numbers of tables, as people are told them
        self.connections: list[Connection] = []
        self._promises: dict[str, bytes] = {}  # the secret of each table's next game
        self._secrets: dict[str, list[bytes]] = {}  # of the game that is played
        self._never: dict[str, dict[bytes, None]] = {}  # what nobody is ever told

    def open(self, code: str, token: str | None, machine: Machine) -> Connection:
        """Somebody connects."""
        number, head = len(self.connections) + 1, self.heads.get(code, 0)
        at = self.database.loop.time()
        connection = Connection(number, code, token, machine, head, at)
        self.connections.append(connection)
        if token is not None:
            self._hide(code, token)
        return connection

    # -- what is written -------------------------------------------------------------------------

    def committed(self, commit: Commit) -> None:
        """Lines were written."""
        for line in commit.lines:
            entry = entries.read(line.body)
            code = line.table
            self.heads[code] = self.heads.get(code, 0) + (not isinstance(entry, UNNUMBERED))
            self.counts["answers sealed"] += isinstance(entry, Sealed)
            self.counts["games begun"] += isinstance(entry, Began)
            self.counts["rounds gone on"] += isinstance(entry, WentOn)
            if isinstance(entry, Promised):
                self._promises[code] = entry.secret.encode()
            elif isinstance(entry, Began):
                self._secrets[code] = [entry.secret.encode()]
                self._hide(code, entry.whim)
            elif isinstance(entry, Revealed):
                self._hide(code, entry.bits)

    def _hide(self, code: str, secret: str) -> None:
        self._never.setdefault(code, {})[secret.encode()] = None

    # -- what is told ----------------------------------------------------------------------------

    def sent(self, connection: Connection, at: float, body: bytes) -> None:
        """A frame is sent, whether it arrives or not."""
        frame = Sent(at, *head_of(body), body)
        connection.frames.append(frame)
        self.counts["frames"] += 1
        self._find_secrets(connection.code, frame)
        if frame.kind == "goodbye":
            self._sent_away(connection.code, msgspec.json.decode(body))
            return
        if frame.sequence < connection.sequence:
            self.fail(f"a {frame.kind} goes back from {connection.sequence} to {frame.sequence}")
        connection.sequence = frame.sequence
        if frame.sequence > self.heads.get(connection.code, 0):
            self.fail(f"a {frame.kind} tells the number {frame.sequence}, which no line has")
        if frame.kind == "done":
            self._done(connection, msgspec.json.decode(body)["id"])
        elif frame.kind == "refused":
            self._refused(connection, at, msgspec.json.decode(body))
        elif frame.kind == "welcome" and frame.sequence < connection.head:
            self.fail(f"a welcome tells {frame.sequence}, but {connection.head} was written before")

    def _sent_away(self, code: str, told: dict[str, Any]) -> None:
        if told["code"] == "no_table":
            if code in self.database.logs:
                self.fail("somebody is told that a table is gone, and it isn’t")
            if told["reason"] != f"there’s no table {code}":
                self.fail(f"of a table that is gone is told: {told['reason']}")

    def _find_secrets(self, code: str, frame: Sent) -> None:
        body = frame.body
        hidden = [self._promises.get(code, b"-"), *self._never.get(code, ())]
        if frame.kind not in ("welcome", "update") or b'"ending":null' in body:
            hidden += self._secrets.get(code, ())
        for secret in hidden:
            if secret in body:
                self.fail(f"a {frame.kind} holds a secret")

    def _kind(self, id: str) -> str:
        """What a command was, by its id; a message that wasn't understood has none."""
        if id and id not in self.requests:
            self.fail(f"an answer to {id}, which nobody has sent")
        return str(self.requests.get(id, {}).get("type"))

    def _done(self, connection: Connection, id: str) -> None:
        is_written = id in self.database.commands.get(connection.code, {})
        kind = self._kind(id)
        if not is_written and kind not in SILENT:
            self.fail(f"{kind} is acknowledged and not written: {id}")

    def _refused(self, connection: Connection, at: float, told: dict[str, Any]) -> None:
        code, id = told["code"], told["id"]
        kind = self._kind(id)
        if code not in UNSURE and id in self.database.commands.get(connection.code, {}):
            self.fail(f"{kind} is refused as {code}, but was written: {id}")
        if code == "failed":
            self.fail(f"{kind} could not be carried out")
        last = self.database.last_trouble.get(connection.machine, -TROUBLED)
        if code == "storage" and at - last > TROUBLED:
            self.fail("somebody is told of trouble with the database, and there was none")


def head_of(body: bytes) -> tuple[str, int]:
    """The kind and the number of a frame, without reading all of it."""
    kind_ends = body.index(b'"', 9)
    start = kind_ends + len(b'","sequence":')
    digits = body[start : start + 12]
    end = min(place for sign in (b",", b"}") if (place := digits.find(sign)) >= 0)
    return body[9:kind_ends].decode(), int(digits[:end])
