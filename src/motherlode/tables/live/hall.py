"""The hall: all tables of a server, found by their codes, built again from the log when needed."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import structs

from motherlode.lessons.script import Lesson
from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import Store, TableTaken, Unreadable
from motherlode.store.peers import Alone, Peers
from motherlode.tables.figures.counting import Counting
from motherlode.tables.game.settings import settings_refusal
from motherlode.tables.live.beginnings import first_lines, lesson_lines
from motherlode.tables.live.clocks.pacing import SLEEP
from motherlode.tables.live.connected.telling import SHUT
from motherlode.tables.live.newcomers import Person
from motherlode.tables.live.standing import Change
from motherlode.tables.live.storage.expiry import Expiry, Lifespans
from motherlode.tables.live.storage.uncounted import Uncounted
from motherlode.tables.live.storage.unopenable import BRIEFLY, KEPT, Unopenable
from motherlode.tables.live.table import Table
from motherlode.tables.live.workers.peering import Peering
from motherlode.tables.outside import Outside
from motherlode.tables.thinking.pool import Pool, Thinking
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings, TableInfo
from motherlode.tables.wire.values import Pace

LOGGER = logging.getLogger("motherlode.tables")
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ2456789"  # nothing that looks like something else, no words
CODE_LENGTH = 9  # 42 bits: nobody finds a table by guessing
CODE_LENGTHS = (5, CODE_LENGTH)  # older tables have short ones
UNREAD = str.maketrans("", "", " -\u2010\u2011\u2013\u00a0")  # between the groups of a code
STRANGE = (
    "%d of the stored tables can’t be opened: damaged, from another version, "
    "or with expansions that aren’t here (%s)"
)
NAMED = 5  # of them are named
MOST_TABLES = 5000  # in memory at a time
NAP = 60.0  # seconds after which, when there is no room, a table that everybody has left has to go
HELD = 5.0  # seconds in which nothing puts to sleep a table that somebody has just found
FOREVER = 1e12  # a date after which nothing happens
RECENT = 50  # tables looked up at the start, for the list of public ones
MOST_LISTED = 100


class Hall:
    """All tables."""

    def __init__(
        self,
        store: Store,
        outside: Outside,
        thinking: Thinking | None = None,
        spans: Lifespans | None = None,
        peers: Peers | None = None,
        unopenable_for: float = KEPT,  # seconds; then it is tried again
    ) -> None:
        self.store = store
        self.outside = outside
        self.time = outside.time
        self.thinking = thinking or Pool(self.time, metrics=outside.metrics)
        self.counting = Counting(store, self.time)
        self.uncounted = Uncounted(store, self.counting, self.time)
        self.expiry = Expiry(store, self.counting, self.time, spans or Lifespans(), self.is_open)
        self.tables: dict[str, Table] = {}
        self.peering = Peering(peers or Alone(), outside, self.tables)
        self.peering.topics["public"] = PublicTables(self)
        # Of tables that are to be listed, those that are too many: whoever serves the list knows.
        self.crowding: Callable[[Iterable[str]], Container[str]] = lambda _: ()
        self.listed: dict[str, list[TableInfo]] = {}  # public tables that other workers know
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._leaving: set[str] = set()  # tables that are being deleted
        self._closing: set[str] = set()  # tables that are loaded only to be closed for good
        self._unopenable = Unopenable(self.time, unopenable_for)
        self._keeper: asyncio.Task[None] | None = None
        self._strange: list[str] | None = None  # at the start: tables that can't be opened

    async def open(self) -> None:
        """Open the store and look after the tables."""
        await self.store.open()
        await self.peering.start()
        self.counting.start()
        self.uncounted.start()
        self.expiry.start()
        self._keeper = asyncio.create_task(self._keep(), name="hall")

    async def close(self) -> None:
        """Let everybody go; the log keeps the tables."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        self.tables.clear()
        await self.peering.stop()
        await self.thinking.close()
        await self.uncounted.stop()
        await self.expiry.stop()
        await self.counting.stop()
        await self.store.close()

    async def make(
        self,
        name: str,
        settings: Settings,
        start: bool,
        face: int | None = None,
        shuffle: str = "",
        program: bool = False,
    ) -> tuple[str, str]:
        """Make a table with its host; its code and the host's token.

        `shuffle` is the hash of the bits that the host's device adds to the first shuffle. Programs
        may sit at the table of a program.
        """
        if program:
            settings = structs.replace(settings, programs=True)
        refusal = settings_refusal(settings)
        if refusal and start:
            raise TableRefusal("incompatible", refusal)
        token = self.outside.luck.secret()
        lines = first_lines(
            Person(name, face, program), settings, token, start, self.outside, shuffle
        )
        return await self._create(lines), token

    async def make_lesson(
        self,
        name: str,
        lesson: Lesson,
        pace: Pace,
        others: Sequence[str] = (),
        face: int | None = None,
    ) -> tuple[str, str]:
        """Make a table for somebody who learns; its code and their token."""
        token = self.outside.luck.secret()
        lines = lesson_lines(Person(name, face), lesson, token, pace, others, self.outside)
        return await self._create(lines), token

    async def _create(self, lines: Sequence[Change]) -> str:
        """A new table with its first lines; its code."""
        await self._make_room()
        while True:
            code = self.outside.luck.pick(ALPHABET, CODE_LENGTH)
            table = self._table(code)
            with suppress(TableTaken):
                try:
                    await table.create(lines)
                except BaseException:
                    self.outside.outages.forget(code)
                    raise
                self._unopenable.forget(code)
                if self.awake(code) is None:
                    self.tables[code] = table
                else:  # it was found in the log before its lines were acknowledged
                    await table.stop()
                return code

    async def _make_room(self, loading: int = 0) -> None:
        """Refuse one more table if there are too many; those that everybody has left go first."""
        if self._count() - loading >= MOST_TABLES:
            await self.put_to_sleep(self.time.now() - NAP, self.time.now() - HELD)
        if self._count() - loading >= MOST_TABLES:
            raise TableRefusal("busy", "there are too many tables right now; try again later")

    def _count(self) -> int:
        """How many tables are in memory, or on their way there."""
        return len(self.tables) + sum(code not in self.tables for code in self._loading)

    def is_open(self, code: str) -> bool:
        """Whether a table is in memory, or on its way there."""
        return code in self.tables or code in self._loading

    def sleeps(self, code: str) -> bool:
        """Whether a table has to be brought into memory, if there is one."""
        return not self.is_open(plain_code(code))

    def _table(self, code: str) -> Table:
        return Table(code, self.store, self.counting, self.outside, self.thinking, self.peering)

    def awake(self, code: str) -> Table | None:
        """A table by its code, if it is in memory."""
        table = self.tables.get(plain_code(code))
        return None if table is not None and table.journal.is_closed else table

    async def find(self, code: str) -> Table:
        """A table by its code, from memory or from the log."""
        if (awake := self.awake(code)) is not None:
            return awake
        code = plain_code(code)
        if len(code) not in CODE_LENGTHS or any(sign not in ALPHABET for sign in code):
            raise unknown(code)
        if code in self._leaving:
            raise unknown(code)
        self._unopenable.check(code)
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda done: self._loaded(code, done))
        loading = self._loading[code]
        await asyncio.wait([loading])  # it goes on, even if nobody waits any more
        if (table := loading.result()) is None:
            raise unknown(code)
        return table

    def _loaded(self, code: str, done: asyncio.Future[Table | None]) -> None:
        """It is there, or isn't; perhaps nobody waits for it any more."""
        self._loading.pop(code, None)
        if not done.cancelled():
            done.exception()

    def is_public(self, code: str) -> bool:
        """Whether a table of this worker is to be listed: a game is to come, and all may come.

        Of settings that can't be played nobody is told: any words can be in them.
        """
        standing = self.tables[code].standing if code in self.tables else None
        if standing is None or standing.shut or standing.refusal is not None:
            return False
        return standing.settings.public and standing.phase != "over"

    def public(self) -> tuple[TableInfo, ...]:
        """The tables that are listed, those that wait for people first."""
        elsewhere = {info.code: info for infos in self.listed.values() for info in infos}
        left_out = self.crowding([*elsewhere, *filter(self.is_public, self.tables)])
        infos = [info for code, info in elsewhere.items() if code not in self.tables]
        infos = [info for info in infos if info.code not in left_out] + self.own_public(left_out)
        return tuple(sorted(infos, key=lambda info: info.phase)[:MOST_LISTED])

    def own_public(self, left_out: Container[str]) -> list[TableInfo]:
        """Those of them that this worker knows itself."""
        codes = [code for code in self.tables if self.is_public(code) and code not in left_out]
        listed = [self.tables[code] for code in codes]
        listed.sort(key=lambda table: table.standing.phase)
        return [table.info() for table in listed[:MOST_LISTED]]

    async def probe(self) -> None:
        """StoreError if the database can't be written."""
        await self.outside.outages.probe.ask(self.store, self.time)

    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(table.audience.links) for table in self.tables.values())

    async def _load(self, code: str) -> Table | None:
        try:
            await self._make_room(loading=1)
        except TableRefusal:
            if code not in self._closing:
                raise
        try:
            lines = await self.store.read(code)
        except Unreadable as error:
            self._note_strange(code, str(error))
            raise self._unopenable.note(code, TableRefusal("unreadable", str(error))) from error
        if not lines:
            return None
        if (awake := self.awake(code)) is not None:  # it was made meanwhile
            return awake
        table = self._table(code)
        try:
            table.restore(lines)
        except Exception as error:  # whatever it is, the other tables go on
            kind = type(error).__name__  # its words might tell of hands
            self._note_strange(code, f"table {code} can't be built again: {kind}")
            sentence = f"table {code} comes from another version and can’t be opened"
            refusal = TableRefusal("unreadable", sentence)
            lasts = isinstance(error, msgspec.MsgspecError | MotherlodeError)
            raise self._unopenable.note(code, refusal, None if lasts else BRIEFLY) from error
        if table.standing.shut:
            await table.stop()
            raise self._unopenable.note(code, TableRefusal("shut", SHUT))
        self.tables[code] = table
        return table

    def _note_strange(self, code: str, why: str) -> None:
        """A table that can't be opened: told when somebody asks for it, at a start all at once."""
        if self._strange is None:
            LOGGER.warning("%s", why)
        else:
            self._strange.append(code)

    async def shut(self, code: str) -> None:
        """Close a table for good, even if there is no room for it; everybody there is sent away."""
        code = plain_code(code)
        self._closing.add(code)
        try:
            table = await self.find(code)
        finally:
            self._closing.discard(code)
        await table.shut()
        self.tables.pop(table.code, None)
        await table.stop()

    async def forget(self, code: str) -> None:
        """Delete a table, whatever became of it; StoreError if that can't be done."""
        code = plain_code(code)
        self._leaving.add(code)
        try:
            if (loading := self._loading.get(code)) is not None:
                await asyncio.wait([loading])
            if (table := self.tables.pop(code, None)) is not None:
                table.audience.send_away("no_table", "this table was deleted")
                await table.stop()
            await self.store.forget(code, FOREVER)
            self._unopenable.forget(code)
        finally:
            self._leaving.discard(code)

    async def _keep(self) -> None:
        """Bring back the newest tables, then put to sleep those that everybody has left."""
        try:
            await self._bring_back()
        except Exception:
            LOGGER.exception("the newest tables can't be brought back")
        while True:
            await self.time.sleep(60)
            try:
                await self.put_to_sleep(self.time.now() - SLEEP, self.time.now() - HELD)
            except Exception:  # nothing may end it without a word
                LOGGER.exception("tables can't be put to sleep")

    async def _bring_back(self) -> None:
        strange: list[str] = []
        self._strange = strange
        with suppress(MotherlodeError):
            for code in await self.store.newest(RECENT):
                with suppress(MotherlodeError):
                    await self.find(code)
        self._strange = None
        for code in strange:
            self._unopenable.forget(code)  # whoever asks for it is told why, and so is the log
        if strange:
            LOGGER.warning(STRANGE, len(strange), ", ".join(strange[:NAMED]))

    async def put_to_sleep(self, since: float, found: float = math.inf) -> None:
        """Put away the tables that everybody has left before that moment, and nobody has found
        since another one.
        """
        for code, table in list(self.tables.items()):
            is_there = self.tables.get(code) is table  # others put tables away meanwhile, too
            if is_there and table.found_at < found and table.rests(since):
                del self.tables[code]
                await table.stop()


class PublicTables:
    """The topic in which workers tell each other of public tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._heard: dict[str, Any] = {}  # the same from beat to beat, as long as it stays true

    def tell(self) -> list[Any]:
        """Those known here."""
        hall = self.hall
        left_out = hall.crowding(filter(hall.is_public, hall.tables))
        return [msgspec.to_builtins(info) for info in hall.own_public(left_out)]

    def hear(self, told: Mapping[str, Any]) -> None:
        """Those known elsewhere; a worker of another version may tell what isn't understood."""
        for worker in self.hall.listed.keys() - told.keys():
            del self.hall.listed[worker]
        heard, self._heard = self._heard, dict(told)
        for worker, infos in told.items():
            if worker in heard and heard[worker] is infos:
                continue
            with suppress(msgspec.ValidationError):
                self.hall.listed[worker] = msgspec.convert(infos, list[TableInfo])


def plain_code(written: str) -> str:
    """A code as the log has it."""
    return written.translate(UNREAD).upper()


def unknown(code: str) -> TableRefusal:
    """There is no such table."""
    return TableRefusal("no_table", f"there’s no table {code[:12]}")
