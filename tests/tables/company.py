"""Several workers on one log in memory, with time of their own, and the people at one table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from motherlode.store.log import Line
from motherlode.store.peers import BEAT, News
from motherlode.tables.live.hall import Hall
from motherlode.tables.outside import Outside
from motherlode.tables.wire.messages import Settings
from tests.support.frames import check_frames
from tests.support.outside import Dealt, HandDriven
from tests.support.peers import Exchange, MemoryPeers
from tests.support.thinking import ThinkingByHand
from tests.tables.live import MemoryStore, Person


class WatchedStore(MemoryStore):
    """A log that wakes other workers when something is written."""

    def __init__(self) -> None:
        super().__init__()
        self.on_write: Callable[[Line], None] = lambda line: None
        self.meanwhile: dict[str, Callable[[], Awaitable[object]]] = {}  # by the kind of a line

    async def append(self, lines: list[Line]) -> None:
        """Keep these lines, and wake others; just before, something else may happen, once."""
        for kind in [json.loads(line.body)["type"] for line in lines]:
            if (happens := self.meanwhile.pop(kind, None)) is not None:
                await happens()
        await super().append(lines)
        self.on_write(lines[0])


class Company:
    """Two workers on one log."""

    def __init__(self) -> None:
        self.store = WatchedStore()
        self.time = HandDriven()
        self.luck = Dealt()
        self.exchange = Exchange(self.time, lambda: self.store.lines)
        self.store.on_write = lambda line: self.exchange.tell("", News(line.table))
        self.halls = [self.hall("first"), self.hall("second")]
        self.people: list[Person] = []
        self.code = ""

    def hall(self, name: str) -> Hall:
        """A worker."""
        outside = Outside(self.time, self.luck)
        peers = MemoryPeers(name, self.exchange)
        return Hall(self.store, outside, ThinkingByHand(), peers=peers)

    async def sit(self, *places: int, **settings: Any) -> list[Person]:
        """A table with a person at each of these workers, before its game."""
        for hall in self.halls:
            await hall.open()
        fields: Any = {"pace": "instant", "players": 3, "first": 0} | settings
        self.code, token = await self.halls[places[0]].make("Ada", Settings(**fields), False)
        tokens = [token]
        for name, place in zip(("Bo", "Cai", "Dee"), places[1:], strict=False):
            table = await self.halls[place].find(self.code)
            tokens.append((await table.take_seat(name))[1])
        for place, token in zip(places, tokens, strict=True):
            table = await self.halls[place].find(self.code)
            self.people.append(await Person(table, token).enter())
        await self.time.elapse(2 * BEAT)
        return self.people

    async def begin(self, *places: int, **settings: Any) -> list[Person]:
        """The same in a game."""
        people = await self.sit(*places, **settings)
        assert (await people[0].order("start"))["type"] == "done"
        await self.time.settle()
        return people

    async def move(self, person: Person, place: int) -> None:
        """Somebody connects to another worker; a worker that is gone hears nothing of it."""
        if any(person.table in hall.tables.values() for hall in self.halls):
            await person.leave()
        person.table = await self.halls[place].find(self.code)
        await person.enter()

    def kill(self, place: int) -> None:
        """A worker ends without a word: it writes nothing and hears nothing any more."""
        hall = self.halls[place]
        self.exchange.workers.pop(hall.peering.peers.name, None)
        tasks = [hall.peering._task, *(table._task for table in hall.tables.values())]
        for task in tasks:
            if task is not None:
                task.cancel()
        hall.tables.clear()

    def drivers(self) -> list[str]:
        """The workers that think they drive the table."""
        return [hall.peering.peers.name for hall in self.halls if hall.peering.drives(self.code)]

    def bodies(self, kind: str) -> list[dict[str, Any]]:
        """The lines of a kind."""
        found = [json.loads(line.body) for line in self.store.lines if line.table == self.code]
        return [body for body in found if body["type"] == kind]

    def check(self) -> None:
        """Every frame is what its seat may know at that point of the log."""
        lines = [line for line in self.store.lines if line.table == self.code]
        for seat, person in enumerate(self.people):
            assert check_frames(lines, person.read().told, seat)


def together(story: Callable[[Company], Awaitable[None]]) -> None:
    """Run a story with two workers."""

    async def run() -> None:
        company = Company()
        try:
            await story(company)
        finally:
            for hall in company.halls:
                await hall.close()

    asyncio.run(run())
