"""The hall: all tables of a server, found by their codes, built again from the log when needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

from motherlode.lessons.script import Lesson
from motherlode.rules.core.errors import MotherlodeError
from motherlode.store.log import Store, TableTaken
from motherlode.tables.figures.counting import Counting
from motherlode.tables.game.game import settings_refusal
from motherlode.tables.live.backlog import Backlog
from motherlode.tables.live.lessons import lesson_settings, opened
from motherlode.tables.live.newcomers import Person, sit_down
from motherlode.tables.live.orders import lines_for, promise
from motherlode.tables.live.pacing import SLEEP
from motherlode.tables.live.seating import bot_name
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.live.table import Table
from motherlode.tables.outside import Outside
from motherlode.tables.thinking.pool import Pool, Thinking
from motherlode.tables.wire.entries import Entry, Made, Sat, SatBot
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Pace, Settings, TableInfo
from motherlode.tables.wire.requests import Start

LOGGER = logging.getLogger("motherlode.tables")
ALPHABET = "BCDFGHJKLMNPQRSTVWXZ2456789"  # nothing that looks like something else, no words
CODE_LENGTH = 5
MOST_TABLES = 5000  # in memory at a time
RECENT = 50  # tables looked up at the start, for the list of public ones


class Hall:
    """All tables."""

    def __init__(self, store: Store, outside: Outside, thinking: Thinking | None = None) -> None:
        self.store = store
        self.outside = outside
        self.time = outside.time
        self.thinking = thinking or Pool(self.time)
        self.counting = Counting(store, self.time)
        self.backlog = Backlog(store, self.counting, self.time)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and look after the tables."""
        await self.store.open()
        self.counting.start()
        self.backlog.start()
        self._keeper = asyncio.create_task(self._keep(), name="hall")

    async def close(self) -> None:
        """Let everybody go; the log keeps the tables."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        self.tables.clear()
        await self.thinking.close()
        await self.backlog.stop()
        await self.counting.stop()
        await self.store.close()

    async def make(
        self, name: str, settings: Settings, start: bool, face: int | None = None
    ) -> tuple[str, str]:
        """Make a table with its host; its code and the host's token."""
        refusal = settings_refusal(settings)
        if refusal and start:
            raise TableRefusal("incompatible", refusal)
        token = self.outside.luck.secret()
        lines = first_lines(Person(name, face), settings, token, start, self.outside)
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
        if len(self.tables) >= MOST_TABLES:
            raise TableRefusal("busy", "there are too many tables right now; try again later")
        while True:
            code = self.outside.luck.pick(ALPHABET, CODE_LENGTH)
            table = self._table(code)
            with suppress(TableTaken):
                await table.create(lines)
                self.tables[code] = table
                return code

    def _table(self, code: str) -> Table:
        return Table(code, self.store, self.counting, self.outside, self.thinking)

    async def find(self, code: str) -> Table:
        """A table by its code, from memory or from the log."""
        code = code.upper()
        if code in self.tables:
            self.tables[code].audience.idle_since = self.time.now()
            return self.tables[code]
        if len(code) != CODE_LENGTH or any(sign not in ALPHABET for sign in code):
            raise unknown(code)
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code, None))
        table = await asyncio.shield(self._loading[code])
        if table is None:
            raise unknown(code)
        return table

    def public(self) -> tuple[TableInfo, ...]:
        """The tables that are listed, those that wait for people first."""
        standings = [(table, table.standing) for table in self.tables.values()]
        listed = [table for table, it in standings if it.settings.public and it.phase != "over"]
        listed.sort(key=lambda table: table.standing.phase)
        return tuple(table.info() for table in listed[:100])

    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(table.audience.links) for table in self.tables.values())

    async def _load(self, code: str) -> Table | None:
        lines = await self.store.read(code)
        if not lines:
            return None
        table = self._table(code)
        try:
            table.restore(lines)
        except Exception as error:  # whatever it is, the other tables go on
            LOGGER.error("table %s can't be built again: %s", code, error)
            raise TableRefusal(
                "unreadable", f"table {code} comes from another version and can’t be opened"
            ) from error
        self.tables[code] = table
        return table

    async def _keep(self) -> None:
        """Bring back the newest tables, then put to sleep those that everybody has left."""
        with suppress(MotherlodeError):
            for code in await self.store.newest(RECENT):
                with suppress(MotherlodeError):
                    await self.find(code)
        while True:
            await self.time.sleep(60)
            await self.put_to_sleep(self.time.now() - SLEEP)

    async def put_to_sleep(self, since: float) -> None:
        """Put away the tables that everybody has left before that moment."""
        for code, table in list(self.tables.items()):
            if not table.audience.links and table.audience.idle_since < since:
                del self.tables[code]
                await table.stop()


def unknown(code: str) -> TableRefusal:
    """There is no such table."""
    return TableRefusal("no_table", f"there’s no table {code[:12]}")


def first_lines(
    person: Person, settings: Settings, token: str, start: bool, outside: Outside
) -> Sequence[Change]:
    """What is written down of a new table."""
    standing = Standing("")
    made: list[Entry] = [Made(settings), promise(outside.luck)]
    for entry in made:
        standing.take(entry)
    made.append(sit_down(standing, person, token, outside.luck, host=True))
    standing.take(made[-1])
    if start:
        return [*made, *lines_for(standing, 0, Start(id="start000"), outside)]
    return made


def lesson_lines(
    person: Person, lesson: Lesson, token: str, pace: Pace, others: Sequence[str], outside: Outside
) -> Sequence[Change]:
    """What is written down of a new table for a lesson.

    Its bots have the names wished for, which are those of the learner's language, or else those of
    the script; the script itself goes by seats.
    """
    settings = lesson_settings(lesson, pace)
    made = list(first_lines(person, settings, token, False, outside))
    names = [line.name for line in made if isinstance(line, Sat)]
    for seat, scripted in enumerate(lesson.scenes[0].start.names[1:], 1):
        names.append(bot_name(names, *others[seat - 1 : seat], scripted))
        made.append(SatBot(seat, names[-1], settings.level))
    return [*made, opened(lesson, 0)]
