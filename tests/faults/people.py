"""People of the fault harness: they play real games over real sockets, and never give up.

Whoever is cut off comes again, and says once more, with the same id, what wasn't acknowledged.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.support.frames import Data

PATIENCE = 5.0  # seconds without an answer, after which somebody connects anew
QUICKEST, SLOWEST = 0.02, 0.15  # seconds between two looks at the table
AGAIN = ("storage", "too_fast", "shuffling")  # refusals after which the same is tried once more
# Refusals of somebody who was too late, or for whom a bot has answered.
LATE = ("stale", "not_asked", "answered", "not_playing", "no_intermission", "not_over", "begun")
PARTING = ("storage", "asleep", "silent", "elsewhere")  # goodbyes after which one comes again
UNWRITTEN = ("ready",)  # what may be done already, so that it leaves no line


class Person:
    """Somebody with a seat, or who only watches (without a token)."""

    def __init__(
        self, address: str, name: str, random: Random, token: str = "", host: bool = False
    ) -> None:
        self.address = address
        self.name = name
        self.random = random
        self.token = token
        self.host = host
        self.seat: int | None = None
        self.frames: list[Data] = []  # that nobody has checked
        self.acknowledged: dict[str, str] = {}  # commands that were done, with their kinds
        self.refused: dict[str, str] = {}  # commands that were refused for good, with the codes
        self.counts: Counter[str] = Counter()
        self.failures: list[str] = []
        self.pauses = False  # says nothing new
        self.heard = -1  # the last number that was told on this line
        self.view: Data | None = None
        self.done_at = (0.0, -1)  # when the last command that was done was first said; its number
        self._asked: Data | None = None
        self._waits: Data | None = None  # an intermission or an ending
        self._pending: Data | None = None
        self._first_said = self._said = 0.0
        self._again = False
        self._count = 0
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    # -- from outside ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Come to the table."""
        self._task = asyncio.create_task(self._live())

    async def leave(self) -> None:
        """Go home."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_at_rest(self) -> bool:
        """Whether everything that was said is acknowledged or refused."""
        return self._pending is None

    def want(self, kind: str, **fields: Any) -> None:
        """Say something; once."""
        self._count += 1
        self._pending = {"type": kind, "id": f"{self.name}-{self._count:05}", **fields}
        self._first_said = time.monotonic()
        self._said = 0.0

    # -- a life ----------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            with suppress(OSError, TimeoutError, WebSocketException, EOFError):
                async with asyncio.timeout(PATIENCE):
                    line = await connect(
                        self.address,
                        compression=None,
                        max_size=None,
                        max_queue=None,
                        ping_interval=None,
                        proxy=None,
                        close_timeout=1,
                    )
                self.counts["connections"] += 1
                try:
                    await self._converse(line)
                finally:
                    self._line, self.heard = None, -1
                    line.transport.abort()
            await asyncio.sleep(self.random.uniform(QUICKEST, SLOWEST))

    async def _converse(self, line: ClientConnection) -> None:
        hello = {"type": "hello"} | ({"token": self.token} if self.token else {})
        self._line, self._said = line, 0.0
        await line.send(json.dumps(hello))
        acting = asyncio.create_task(self._act(line, time.monotonic()))
        try:
            async for text in line:
                self._hear(json.loads(text))
        finally:
            acting.cancel()
            await asyncio.gather(acting, return_exceptions=True)

    async def _act(self, line: ClientConnection, begun: float) -> None:
        """Look around now and then, and say what there is to say."""
        with suppress(OSError, WebSocketException):
            while True:
                await asyncio.sleep(self.random.uniform(QUICKEST, SLOWEST))
                now = time.monotonic()
                if self.heard < 0 or (self._pending and self._said):
                    if now - (self._said or begun) > PATIENCE:
                        self.counts["given up"] += 1
                        line.transport.abort()
                        return
                    if not self._again:
                        continue
                if self.heard < 0:
                    continue
                if self._pending is None and not self.pauses and self.token:
                    self._think()
                if self._pending is not None:
                    self.counts["said again"] += self._said == 0.0 < now - self._first_said - 1.0
                    self._again, self._said = False, now
                    await line.send(json.dumps(self._pending))

    def _think(self) -> None:
        """What to say next."""
        if self._asked is not None:
            index = self.random.randrange(len(self._asked["options"]))
            self.want("answer", sequence=self._asked["sequence"], index=index)
        elif self._waits is not None:
            kind = self._waits["kind"]
            self._waits = None
            self.want(kind)
        elif self.view and self.random.random() < 0.01:
            self.want("say", text=f"I’m {self.name}, and this is all I say.")

    # -- what is told ----------------------------------------------------------------------------

    def _hear(self, told: Data) -> None:
        self.frames.append(told)
        self.counts["frames"] += 1
        kind = told["type"]
        if kind == "goodbye":
            if told["code"] not in PARTING:
                self.failures.append(f"{self.name} was sent away: {told['code']}")
            return
        self.heard = max(self.heard, told["sequence"])
        if kind == "welcome":
            self.seat = told["you"]
        if kind in ("welcome", "update"):
            self._look(told)
        elif kind in ("done", "refused") and self._pending and told["id"] == self._pending["id"]:
            self._settle(told, self._pending)

    def _look(self, told: Data) -> None:
        self.view = told["view"]
        self._asked = told["prompt"]
        self._waits = None
        pause = told["intermission"]
        if told["ending"] is not None and self.host:
            self._waits = {"kind": "rematch"}
        elif pause is not None and self.seat is not None and self.seat not in pause["ready"]:
            self._waits = {"kind": "ready"}
        if told["ending"] is not None and told["type"] == "update":
            self.counts["games"] += self.host

    def _settle(self, told: Data, said: Data) -> None:
        if told["type"] == "refused" and told["code"] in AGAIN:
            self.counts[f"refused, {told['code']}"] += 1
            self._again = True
            return
        self._pending, self._again = None, False
        if told["type"] == "done":
            self.acknowledged[said["id"]] = said["type"]
            self.done_at = (self._first_said, told["sequence"])
            if self._asked and self._asked["sequence"] == said.get("sequence"):
                self._asked = None
            return
        self.refused[said["id"]] = told["code"]
        self.counts["refused, late"] += 1
        if self._asked and self._asked["sequence"] == said.get("sequence"):
            self._asked = None
        if told["code"] not in LATE:
            self.failures.append(f"{self.name}: {said['type']} was refused: {told['code']}")
