"""Peering: how a worker keeps in touch with the others on the same database.

Each beat is a sign of life. In return a worker learns which tables it drives, what others have
written, who is connected elsewhere, and what the others have to tell besides.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any, Final, Protocol

import msgspec

from motherlode.store.log import StoreError
from motherlode.store.peers import BEAT, LIFE, Attendance, Beat, News, Peers
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.outside import Outside

LOGGER = logging.getLogger("motherlode.tables")
SOONEST: Final = 0.1  # seconds between two beats, however much happens


class Topic(Protocol):
    """Something that workers tell each other at every beat."""

    def tell(self) -> Any:
        """What the others should know, as plain data."""

    def hear(self, told: Mapping[str, Any]) -> None:
        """What the other living workers know, by their names."""


class OpenTable(Protocol):
    """A table as other workers know it."""

    audience: Audience

    def hear_beat(self, head: int, elsewhere: Attendance) -> None:
        """How far the log is, and who is connected elsewhere."""

    def hear_shout(self, body: bytes) -> None:
        """What people are told at all workers."""

    def look_up(self) -> None:
        """The log may have more."""

    def hear_touch(self, lost: bool) -> None:
        """Nothing of the others can be known for now, or everything again."""


class Peering:
    """The tables of this worker, as far as other workers have to do with them."""

    def __init__(self, peers: Peers, outside: Outside, tables: Mapping[str, OpenTable]) -> None:
        self.peers = peers
        self.alone = peers.alone
        self.time = outside.time
        self.repeated_faults = outside.repeated_faults
        self.tables = tables
        self.topics: dict[str, Topic] = {}
        self._held: frozenset[str] = frozenset()
        self._until = 0.0  # until when what is held is held for sure
        self._gossip: dict[str, tuple[bytes, dict[str, Any]]] = {}  # what each worker said last
        self._moved: set[str] = set()  # tables where somebody came or went
        self._soon = asyncio.Event()  # something changed that the others should know
        self.is_out_of_touch = False
        self._shouting: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen and to give signs of life."""
        await self.peers.open(self._hear)
        if not self.alone:
            self._task = asyncio.create_task(self._run(), name="peering")

    async def stop(self) -> None:
        """Leave the tables to the others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._held = frozenset()
        await self.peers.close()

    def drives(self, code: str) -> bool:
        """Whether this worker moves the clocks, bots and windows of a table."""
        return self.alone or (code in self._held and self.time.now() < self._until)

    def attended(self, code: str) -> None:
        """Somebody came to a table, or left it."""
        if not self.alone:
            self._moved.add(code)
            self._soon.set()

    def hurry(self) -> None:
        """Beat again soon: there is something to tell, or to hear."""
        self._soon.set()

    def shout(self, code: str, body: bytes) -> None:
        """Tell the people at a table who are connected elsewhere."""
        if not self.alone:
            task = asyncio.create_task(self._shout(News(code, body)))
            self._shouting.add(task)
            task.add_done_callback(self._shouting.discard)

    async def _shout(self, news: News) -> None:
        try:
            await self.peers.shout(news)
        except StoreError as error:
            LOGGER.warning("table %s: %s", news.table, error)

    def _hear(self, news: News) -> None:
        """Somebody else wrote something down, or said it; a hint, which may be wrong."""
        table = self.tables.get(news.table)
        if table is None:
            return
        if news.moved:
            self._soon.set()
        elif news.shout:
            table.hear_shout(news.shout)
        else:
            table.look_up()

    # -- beats -----------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            self._soon.clear()
            await self._live()
            await self.time.sleep(SOONEST)
            try:
                async with self.time.limit(BEAT - SOONEST):
                    await self._soon.wait()
            except TimeoutError:
                pass

    async def _live(self) -> None:
        """One beat; whatever goes wrong, another one follows."""
        try:
            await self.beat()
            self._touch(lost=False)
        except StoreError as error:
            if not self.is_out_of_touch:
                LOGGER.error("out of touch with other workers: %s", error)
            self._touch(lost=True)
        except Exception as error:
            self.repeated_faults.log(self.time.now(), error, "a beat failed")

    def _touch(self, lost: bool) -> None:
        if lost != self.is_out_of_touch:
            self.is_out_of_touch = lost
            for table in list(self.tables.values()):
                table.hear_touch(lost)

    async def beat(self) -> None:
        """Tell who is here, give a sign of life, and pass on what came of it."""
        moved, self._moved = self._moved, set()
        try:
            started = self.time.now()
            tables = list(self.tables)
            wanted = [code for code in tables if self.tables[code].audience.seats_people]
            told = {name: topic.tell() for name, topic in self.topics.items()}
            beat = await self.peers.beat(tables, wanted, msgspec.json.encode(told))
            self._held, self._until = frozenset(beat.held), started + LIFE
            if moved:  # after leases were given back: whoever is woken may want them
                await self.peers.attend({code: self._attendance(code) for code in moved})
        except BaseException:
            self._moved |= moved
            raise
        self._pass_on(tables, beat)

    def _attendance(self, code: str) -> Mapping[int, int]:
        table = self.tables.get(code)
        return {} if table is None else table.audience.attendance()

    def _pass_on(self, tables: list[str], beat: Beat) -> None:
        for code in tables:
            table = self.tables.get(code)
            if table is not None:
                table.hear_beat(beat.heads.get(code, 0), beat.elsewhere.get(code, {}))
        self._listen(beat.gossip)
        told = {worker: by_topic for worker, (_, by_topic) in self._gossip.items()}
        for name, topic in self.topics.items():
            try:
                topic.hear({worker: said[name] for worker, said in told.items() if name in said})
            except Exception as error:  # of another version, perhaps; the other topics are told
                what = "other workers tell something strange about %s"
                self.repeated_faults.log(self.time.now(), error, what, name)

    def _listen(self, gossip: Mapping[str, bytes]) -> None:
        """Take in what the others say; most say the same at every beat."""
        known = self._gossip
        self._gossip = {
            worker: known[worker]
            if worker in known and known[worker][0] == said
            else (said, understood(said))
            for worker, said in gossip.items()
        }


def understood(said: bytes) -> dict[str, Any]:
    """What another worker tells by topic; one that has just come has told nothing yet."""
    try:
        return msgspec.json.decode(said, type=dict[str, Any])
    except msgspec.DecodeError:
        return {}
