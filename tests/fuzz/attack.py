"""The fuzzer in one process: a real application without a network; time stands still."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.types import Message

from motherlode.analysis.analysis import fingerprint
from motherlode.tables.analysing.desk import Desk
from motherlode.tables.live import limits
from motherlode.tables.live.connected.info import table_info
from motherlode.tables.wire.analysis_messages import AnalysisProgress
from motherlode.web import app as web_app
from motherlode.web.app import make_app
from motherlode.web.bodies import pack
from motherlode.web.options import Options
from motherlode.web.routes import past_games, sockets
from tests.fuzz.material import TOKEN, Data, Material
from tests.tables.live import Live

NAMES = ("Ada", "Bo", "Cai")
TABLES: tuple[Data, ...] = (  # one after the other
    {},
    {"modules": ("veto",)},
    {"game": "saboteur2", "modules": ("vote",)},
    {"game": "tournament", "modules": ("veto", "treasure_chests")},
)
PLAYED = 4  # at one of this many tables a game is played to its end first
LINGER = 120  # messages to a table whose game is over
MOST_MOVES = 2000
PLENTY = (10**12, 1e9)
ENCODER = msgspec.json.Encoder()
MOST_LINES = 400  # of a table's log; then another is made
MOST_FAILURES = 20


def lift_rations() -> None:
    """What is tried here are messages, not how many of them are let through."""
    web_app.MAKING = web_app.MISSING = web_app.CHECKING = PLENTY
    past_games.LOOKING = PLENTY
    vars(web_app)["ANALYZING"] = PLENTY
    sockets.BURST, sockets.EACH_SECOND = PLENTY
    limits.TALK = limits.REACTIONS = limits.ORDERS = PLENTY
    limits.NEWCOMERS = PLENTY


class Complaints(logging.Handler):
    """What the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the words, and those of an error."""
        what = record.exc_info[1] if record.exc_info else None
        self.heard.append(f"{record.getMessage()} {what!r}" if what else record.getMessage())


class Line:
    """A seat's connection without a network."""

    def __init__(self, app: Starlette, code: str, token: str | None) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.told: list[Data] = []
        self.closed = False
        self.heard.put_nowait({"type": "websocket.connect"})
        self.say(json.dumps({"type": "hello", "token": token}))
        scope: Data = {"type": "websocket", "path": f"/api/tables/{code}/socket", "scheme": "ws"}
        scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
        self.task = asyncio.ensure_future(app(scope, self.heard.get, self._tell))

    async def _tell(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.told.append(json.loads(message["text"]))
        self.closed |= message["type"] == "websocket.close"

    def say(self, sent: str | bytes) -> None:
        """Send a message as it is."""
        kind = "text" if isinstance(sent, str) else "bytes"
        self.heard.put_nowait({"type": "websocket.receive", kind: sent})


class IdleDesk(Desk):
    """Takes orders for analyses, and makes none: what is tried here are messages."""

    async def begin(self, record: str, asker: str, pay: Callable[[], None]) -> AnalysisProgress:
        """It waits for ever."""
        pay()
        return AnalysisProgress(fingerprint(record), "waiting")


class Attack:
    """Messages to one table after another, and what came of them."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.material = Material(self.random)
        self.room = Live()
        hall, options = self.room.hall, Options(connections=0, tables=0, operator_token=TOKEN)
        self.app = make_app(hall, options, desk=IdleDesk(hall.store, hall.time, pack))
        self.tables = 0
        self.lingers = 0  # messages since the game was over
        self.begun = 0  # lines of the log when the attack began
        self.counts: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.failures: list[str] = []
        self.digest = hashlib.sha256()  # of all that was sent and told
        self.complaints = Complaints()
        self.tokens: list[str] = []
        self.lines: list[Line] = []
        self.before: deque[str | bytes] = deque(maxlen=50)
        self.last: str | bytes = b""  # what was sent last
        self.is_done = False  # whether that was carried out

    async def run(self, messages: int) -> None:
        """Send this many."""
        logging.getLogger().addHandler(self.complaints)
        try:
            await self._new_table()
            for _ in range(messages):
                await self._step()
                if len(self.failures) >= MOST_FAILURES:
                    break
        finally:
            logging.getLogger().removeHandler(self.complaints)
            await self.room.close()
            await asyncio.gather(*(line.task for line in self.lines), return_exceptions=True)

    # -- the table -------------------------------------------------------------------------------

    async def _new_table(self) -> None:
        """Three people in a game; nothing is left of the table before."""
        for line in self.lines:
            line.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(*(line.task for line in self.lines), return_exceptions=True)
        await self.room.hall.put_to_sleep(self.room.time.now() + 1)
        self.room.store.lines.clear()
        self.room.store.ended.clear()
        settings = TABLES[self.tables % len(TABLES)]
        self.tables += 1
        self.lingers = 0
        people = await self.room.gather(*NAMES, players=len(NAMES), **settings)
        self.tokens = [str(person.token) for person in people]
        for person in people:
            await person.leave()
        self.lines = [self._line(seat) for seat in range(len(NAMES))]
        self.lines[0].say(json.dumps({"type": "start", "id": self.material.id()}))
        await self.room.time.settle()
        if self.tables % PLAYED == 0:
            await self._play_out()
        self.begun = self.written()

    async def _play_out(self) -> None:
        """Play on to the end of the game."""
        standing = self.room.table.standing
        for _ in range(MOST_MOVES):
            game = standing.game
            if game is None or game.over:
                return
            for seat, asked in standing.prompts(game).items():
                index = self.random.randrange(len(asked.choices))
                answer = {"type": "answer", "sequence": game.asked_at, "index": index}
                self.lines[seat].say(json.dumps({**answer, "id": self.material.id()}))
            for line in self.lines if game.resting else ():
                line.say(json.dumps({"type": "ready", "id": self.material.id()}))
            await self.room.time.elapse(40 if game.in_window or game.resting else 0)
            await self.room.time.settle()

    def _line(self, seat: int) -> Line:
        return Line(self.app, self.room.table.code, self.tokens[seat])

    async def _mend(self) -> None:
        """Whoever was cut off comes again; a table that has had its time is left."""
        standing = self.room.table.standing
        game = standing.game
        self.lingers += standing.phase == "over"
        is_stale = not all(seat.is_person for seat in standing.seats) or standing.shut
        is_stale |= self.lingers > LINGER
        if is_stale or game is None or self.written() > MOST_LINES + self.begun:
            await self._new_table()
            return
        for seat, line in enumerate(self.lines):
            if line.closed or line.task.done():
                if line.task.done() and not line.task.cancelled() and line.task.exception():
                    self._fail("socket", f"unhandled: {line.task.exception()!r}")
                line.heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
                self.lines[seat] = self._line(seat)
        if game.in_window or game.resting:
            for line in self.lines:
                line.say(json.dumps({"type": "ready", "id": self.material.id()}))
            await self.room.time.elapse(40)
        await self.room.time.settle()

    def written(self) -> int:
        """How many lines there are in the log."""
        return len(self.room.store.lines)

    # -- one message -----------------------------------------------------------------------------

    async def _step(self) -> None:
        await self._mend()
        for line in self.lines:
            line.told.clear()
        before, digest = self.written(), self.room.store.lines[-3:]
        stood = self._stands()
        if self.random.random() < 0.25:
            await self._ask(before)
        else:
            await self._say(before)
        if self.room.store.lines[before - len(digest) : before] != digest:
            self._fail("log", "lines of the log were changed")
        if self.written() == before and self._stands() != stood and not self.is_done:
            self._fail("state", f"a refused message has changed a table: {self.last!r:.300}")
        for complaint in self.complaints.heard:
            self._fail("error", complaint)
        self.complaints.heard.clear()

    def _stands(self) -> list[bytes]:
        """All that anybody is told of the table as it is now, but for presence."""
        standing = self.room.table.standing
        info = table_info(standing)
        seats = tuple(replace(seat, present=True) for seat in info.seats)
        game, found = standing.game, [ENCODER.encode(replace(info, seats=seats))]
        if game is None:
            return found
        for seat in range(len(NAMES)):
            found.append(ENCODER.encode(game.view_of(seat)))
        for seat, asked in standing.prompts(game).items():
            found += [b"%d" % seat, ENCODER.encode(game.prompt_of(asked))]
        return [*found, repr(sorted(standing.answers(game).items())).encode()]

    async def _say(self, before: int) -> None:
        seat = self.random.randrange(len(self.lines))
        line = self.lines[seat]
        way, sent = self._made(seat)
        self._count(f"socket: {way}", sent)
        self.last = sent
        line.say(sent)
        await self.room.time.settle()
        kinds = [told["type"] for told in line.told]
        self.outcomes.update(f"socket: {kind}" for kind in set(kinds))
        self.digest.update(repr(kinds).encode())
        self.is_done = "done" in kinds or "goodbye" in kinds  # whoever leaves is told goodbye
        if not self.is_done and self.written() != before:
            self._fail(way, f"a refused message was written: {sent!r:.300} {kinds}")

    def _made(self, seat: int) -> tuple[str, str | bytes]:
        """A message of this seat: often an answer, in its turn or not, and mostly spoilt."""
        if self.before and self.random.random() < 0.08:
            return "replayed", self.random.choice(self.before)
        one, way = self.material.order(), ""
        game = self.room.table.standing.game
        if game is not None and self.random.random() < 0.3:
            is_asked = seat in self.room.table.standing.prompts(game)
            late = self.random.random() < 0.2
            way = "stale" if late else "answer" if is_asked else "wrong turn"
            sequence = game.asked_at - (self.random.randint(1, 9) if late else 0)
            index = self.random.choice((0, 0, 0, 1, 3, 99_999))
            one = {"type": "answer", "id": self.material.id()}
            one |= {"sequence": max(0, sequence), "index": index}
        if way and self.random.random() < 0.5:
            sent: str | bytes = json.dumps(one)
        else:
            way, sent = self.material.spoilt(one)
        self.before.append(sent)
        return way, sent

    async def _ask(self, before: int) -> None:
        method, path, body, way = self.material.asked(self.room.table.code)
        self._count(f"HTTP: {way}", f"{method} {path}".encode() + body)
        self.last, self.is_done = f"{method} {path}", False
        status, broken = await self._requested(method, path, body)
        self.outcomes[f"HTTP: {status}"] += 1
        self.digest.update(str(status).encode())
        if broken is not None:
            self._fail(way, f"{method} {path} unhandled: {broken!r}")
        if status >= 500 and status not in (501, 503):  # no backup here, and busy
            self._fail(way, f"{method} {path} {body!r:.200}: {status}")
        is_closed = path.startswith("/api/operator/close") and status == 200
        self.is_done = status in (200, 201) and method == "POST"
        if self.written() != before and not (is_closed or (method == "POST" and status == 201)):
            self._fail(way, f"{method} {path} {status} was written: {body!r:.200}")

    async def _requested(self, method: str, path: str, body: bytes) -> tuple[int, Exception | None]:
        plain, _, query = path.partition("?")
        headers = self.material.headers()
        scope: dict[str, Any] = {"type": "http", "method": method, "path": plain, "scheme": "http"}
        scope |= {"raw_path": quote(plain).encode(), "query_string": quote(query, "=&").encode()}
        scope |= {"headers": headers, "client": ("127.0.0.1", 1), "root_path": ""}
        scope |= {"http_version": "1.1", "server": ("localhost", 80)}
        told: list[int] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.append(message["status"])

        try:
            await self.app(scope, receive, send)
        except Exception as error:
            return (told or [500])[0], error
        return (told or [500])[0], None

    def _count(self, way: str, sent: str | bytes) -> None:
        self.counts[way] += 1
        self.digest.update(sent.encode("utf-8", "replace") if isinstance(sent, str) else sent)

    def _fail(self, where: str, what: str) -> None:
        if len(self.failures) < MOST_FAILURES:
            number = sum(self.counts.values())
            self.failures.append(f"message {number} ({where}): {what}")
