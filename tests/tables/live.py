"""A live table without a network and with time of its own: its people, and what they are told."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Callable
from typing import Any

import msgspec

from motherlode.store.log import Ended, Kept, Line, StoreError, TableTaken
from motherlode.tables.live.connected.link import Link
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.table import Table
from motherlode.tables.outside import Outside
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Hello, Request
from tests.support.outside import Dealt, HandDriven
from tests.support.thinking import ThinkingByHand
from tests.support.told import Data, Told

REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


class MemoryStore:
    """A log that can be told to fail, before or after it has written."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.ended: dict[tuple[str, int, int], bytes] = {}
        self.analyses: dict[str, Kept] = {}
        self.old: list[str] = []  # tables that are older than the keeping of rounds
        self.fails: Callable[[], bool] = lambda: False
        self.fails_late: Callable[[], bool] = lambda: False

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines."""
        await asyncio.sleep(0)
        if self.fails():
            raise StoreError("the disk is full")
        there = {(line.table, line.sequence) for line in self.lines}
        names = {(line.table, line.command) for line in self.lines if line.command}
        for line in lines:
            if (line.table, line.sequence) in there or (line.table, line.command) in names:
                raise TableTaken("this was already written down")
            if line.sequence > 1 and (line.table, line.sequence - 1) not in there:
                raise TableTaken("the line before it is gone")
            there.add((line.table, line.sequence))
        self.lines += lines
        if self.fails_late():
            raise StoreError("the disk has gone")

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after a number."""
        return [line for line in self.lines if line.table == table and line.sequence > after]

    async def probe(self) -> None:
        """Nothing to do."""

    async def newest(self, count: int) -> list[str]:
        """The newest tables."""
        return list(dict.fromkeys(line.table for line in reversed(self.lines)))[:count]

    async def touched(self, after: str, count: int) -> list[tuple[str, float]]:
        """The next tables, each with the date of its last line."""
        dates = {line.table: line.at for line in self.lines if line.table > after}
        return sorted(dates.items())[:count]

    async def forget(self, table: str, since: float) -> None:
        """Let go of a table's log, unless something has happened there after this date."""
        if not any(line.table == table and line.at > since for line in self.lines):
            self.lines = [line for line in self.lines if line.table != table]

    async def keep_rounds(self, rounds: list[Ended]) -> None:
        """Keep ended rounds, each once."""
        for one in rounds:
            self.ended.setdefault((one.table, one.game, one.round), one.body)

    async def rounds(self, after: int, count: int) -> list[tuple[int, bytes]]:
        """The next ended rounds after a number."""
        return list(enumerate(self.ended.values(), 1))[after : after + count]

    async def uncounted(self, after: str, count: int) -> list[str]:
        """Tables whose rounds are still to be counted."""
        return sorted(code for code in self.old if code > after)[:count]

    async def strike_off(self, table: str) -> None:
        """This table is counted."""
        self.old.remove(table)

    async def analysis(self, record: str, version: int) -> bytes | None:
        """The analysis of a record by this version."""
        kept = self.analyses.get(record)
        return kept.body if kept is not None and kept.version == version else None

    async def keep_analysis(self, kept: Kept) -> None:
        """Keep an analysis."""
        if self.fails():
            raise StoreError("the disk is full")
        self.analyses[kept.record] = kept


class Person(Told):
    """Somebody at a table."""

    def __init__(self, table: Table, token: str | None) -> None:
        super().__init__()
        self.table = table
        self.token = token
        self.link = Link()

    async def enter(self) -> Person:
        """Come, or come again."""
        self.link = Link()
        await self.table.enter(self.link, Hello(self.token))
        return self.read()

    async def leave(self) -> None:
        """The connection is lost."""
        await self.table.leave(self.link)

    def read(self) -> Person:
        """Take what has come so far."""
        while self.link.outbox:
            message = self.link.outbox.pop(0)
            if message is not None:
                self.link.waiting -= len(message)
                self.told.append(json.loads(message))
        return self

    async def order(self, kind: str, **fields: Any) -> Data:
        """Give a command; what becomes of it."""
        fields.setdefault("id", uuid.uuid4().hex)
        self.read()
        before = len(self.told)
        text = json.dumps({"type": kind, **fields})
        await self.table.hear(self.link, REQUEST.decode(text))
        self.read()
        for told in self.told[before:]:
            if told["type"] == "goodbye":
                return told
            if told["type"] in ("done", "refused") and told["id"] == fields["id"]:
                return told
        raise AssertionError(f"no answer to {kind}: {self.told[before:]}")

    async def answer(self, index: int | None = None, **more: Any) -> Data:
        """Answer the prompt; by default with its last option."""
        prompt = self.prompt
        assert prompt is not None
        choice = len(prompt["options"]) - 1 if index is None else index
        return await self.order("answer", sequence=prompt["sequence"], index=choice, **more)

    async def until(self, true: Callable[[], object], seconds: float = 5.0) -> Person:
        """Let time pass until something is so, at most these seconds."""
        time = self.table.time
        assert isinstance(time, HandDriven)
        end = time.now() + seconds
        await time.settle()
        while not (self.read() and true()):
            assert await time.step(end), "it never came to that"
        return self

    def latest(self, field: str) -> Any:
        """A field of the last welcome or update."""
        return super(Person, self.read()).latest(field)

    @property
    def seats(self) -> list[Data]:
        """Who sits where."""
        found: list[Data] = self.read().last_table()["seats"]
        return found

    def of_type(self, kind: str) -> list[Data]:
        """All messages of a kind."""
        self.read()
        return [told for told in self.told if told["type"] == kind]


class Live:
    """A hall on a log in memory, and one table in it."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        self.time = HandDriven()
        self.luck = Dealt()
        self.outside = Outside(self.time, self.luck)
        self.thinking = ThinkingByHand()
        self.hall = Hall(self.store, self.outside, self.thinking)
        self.table = Table(
            "", self.store, self.hall.counting, self.outside, self.thinking, self.hall.peering
        )

    async def gather(self, *names: str, **settings: Any) -> list[Person]:
        """A table with these people, everybody there."""
        fields: Any = {"pace": "instant", "players": 5, "first": 0} | settings
        chosen = Settings(**fields)
        code, token = await self.hall.make(names[0], chosen, False)
        self.table = await self.hall.find(code)
        tokens = [token] + [(await self.table.take_seat(name))[1] for name in names[1:]]
        return [await Person(self.table, token).enter() for token in tokens]

    async def begun(self, *names: str, **settings: Any) -> list[Person]:
        """The same in a game that the first of them begins."""
        people = await self.gather(*names, **settings)
        assert (await people[0].order("start"))["type"] == "done"
        for person in people:
            person.read()
        return people

    async def restarted(self, *people: Person) -> None:
        """The server ends and starts again; everybody comes back."""
        await self.hall.close()
        self.hall = Hall(self.store, self.outside, self.thinking)
        self.table = await self.hall.find(self.table.code)
        for person in people:
            person.table = self.table
            await person.enter()

    async def close(self) -> None:
        """The end."""
        await self.hall.close()


def live(story: Callable[[Live], Any]) -> None:
    """Run a story at a live table."""

    async def run() -> None:
        room = Live()
        try:
            await story(room)
        finally:
            await room.close()

    asyncio.run(run())
