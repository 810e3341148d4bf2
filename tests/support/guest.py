"""Somebody at the socket of a table, in tests: says things, and waits for what comes back."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.told import Data, Told

PATIENCE = 60.0  # seconds; the machine may be busy


class Guest(Told):
    """One connection; it keeps everything it was told."""

    def __init__(self, address: str, **options: Any) -> None:
        super().__init__()
        # However much was told that nobody has read, a line can be ended without waiting.
        sizes: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None}
        self._opening = connect(address, open_timeout=PATIENCE, **sizes, **options)
        self.line: ClientConnection = self._opening.__enter__()
        self.frames: list[str] = []
        self._read = 0  # messages that `wait` has passed
        self.token = ""

    # -- saying ----------------------------------------------------------------------------------

    def hello(self, token: str = "") -> Guest:
        """Say who it is, and be welcomed."""
        self.token = token
        self.say("hello", **({"token": token} if token else {}))
        self.wait("welcome")
        return self

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.line.send(json.dumps({"type": kind, **fields}))

    def order(self, kind: str, **fields: Any) -> Data:
        """Send a command and wait for what becomes of it."""
        fields.setdefault("id", uuid.uuid4().hex)
        self.say(kind, **fields)
        return self.wait(
            lambda told: told["type"] in ("done", "refused") and told["id"] == fields["id"]
        )

    def answer(self, index: int | None = None, **fields: Any) -> Data:
        """Answer the prompt that was told last."""
        prompt = self.prompt
        assert prompt is not None
        choice = len(prompt["options"]) - 1 if index is None else index
        return self.order("answer", **({"sequence": prompt["sequence"], "index": choice} | fields))

    def hang_up(self) -> None:
        """End the connection."""
        self._opening.__exit__(None, None, None)

    # -- hearing ---------------------------------------------------------------------------------

    def next(self, seconds: float = PATIENCE) -> Data:
        """The next message, whatever it is."""
        text = self.line.recv(timeout=seconds)
        assert isinstance(text, str)
        self.frames.append(text)
        self.told.append(json.loads(text))
        return self.told[-1]

    def wait(self, wanted: str | Callable[[Data], bool], seconds: float = PATIENCE) -> Data:
        """The next message of a kind, or for which something holds; what comes before is kept."""
        end = time.monotonic() + seconds
        while True:
            while self._read < len(self.told):
                told = self.told[self._read]
                self._read += 1
                if told["type"] == wanted if isinstance(wanted, str) else wanted(told):
                    return told
            self.next(max(0.01, end - time.monotonic()))

    def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> Guest:
        """Read on until something is so."""
        end = time.monotonic() + seconds
        while not true():
            self.next(max(0.01, end - time.monotonic()))
        return self

    def until_playing(self) -> Guest:
        """Read on until a game has begun."""
        return self.until(lambda: self.view)

    def until_asked(self, seconds: float = PATIENCE) -> Guest:
        """Read on until this seat is asked something, or the game is over; go on after a round."""
        while True:
            self.until(lambda: self.prompt or self.is_awaited or self.latest("ending"), seconds)
            if not self.is_awaited:
                return self
            self.order("ready")
            self.until(lambda: not self.is_awaited)

    def hear(self) -> None:
        """All that the table has told so far; the answer to a question comes after it."""
        self.say("ping")
        self.wait("pong")

    def end(self) -> tuple[int, Data]:
        """How the connection was ended from the other side: the code, and the last message."""
        while True:
            try:
                self.next()
            except ConnectionClosed as closed:
                code = 1006 if closed.rcvd is None else closed.rcvd.code
                return code, self.told[-1] if self.told else {}

    @property
    def table(self) -> Data:
        """What everybody knows of the table."""
        return self.last_table()
