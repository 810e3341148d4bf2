"""The other workers on one PostgreSQL: signs of life, leases, who is where, and what is called out.

All times are the database's: machines needn't agree on theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy import Connection, TextClause, text
from sqlalchemy.exc import SQLAlchemyError

from motherlode.outside import chance
from motherlode.store.clerk import Clerk
from motherlode.store.log import StoreError
from motherlode.store.peers import LIFE, Attendance, Beat, News
from motherlode.store.postgres.connecting import (
    QUICK,
    is_dead,
    make_engine,
    place_of,
    postgres_url,
    reason,
)
from motherlode.store.postgres.listening import Listener
from motherlode.store.postgres.notices import CHANNEL, hints, shouted
from motherlode.store.presence import Presence

TROUBLE: Final = (SQLAlchemyError, psycopg.Error, OSError)
PATIENCE: Final = 2.0  # seconds; whoever waits longer counts as dead anyway
BURIAL: Final = 60.0  # seconds after which what a dead worker left is removed
TIDYING: Final = 30  # beats between two looks for it
# One row of the worker is renewed, however many leases it has. A lease is taken if nobody has it,
# or somebody who isn't alive; what is held already isn't written again.
BEATING: Final = text(
    """
    WITH wanted AS MATERIALIZED (
        SELECT DISTINCT code FROM unnest(CAST(:wanted AS varchar[])) AS code
    ), renewed AS (
        INSERT INTO workers (name, until, gossip)
        VALUES (:name, clock_timestamp() + make_interval(secs => :life), :gossip)
        ON CONFLICT (name) DO UPDATE SET until = excluded.until, gossip = excluded.gossip
        RETURNING xmax = 0 AS is_new
    ), living AS MATERIALIZED (
        SELECT name, gossip FROM workers WHERE until > clock_timestamp() AND name <> :name
    ), mine AS MATERIALIZED (
        SELECT "table" AS code FROM leases WHERE worker = :name
    ), given AS (
        DELETE FROM leases USING mine WHERE leases."table" = mine.code AND leases.worker = :name
            AND mine.code NOT IN (SELECT code FROM wanted)
    ), taken AS (
        INSERT INTO leases ("table", worker)
        SELECT code, :name FROM wanted
        WHERE code NOT IN (SELECT code FROM mine) AND NOT EXISTS (
            SELECT FROM leases JOIN living ON living.name = leases.worker
            WHERE leases."table" = wanted.code
        )
        ORDER BY code
        ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker
            WHERE leases.worker NOT IN (SELECT name FROM living)
        RETURNING "table" AS code
    )
    SELECT 'held' AS kind, code AS key, 0 AS number, CAST(NULL AS bytea) AS body
        FROM mine WHERE code IN (SELECT code FROM wanted)
    UNION ALL SELECT 'held', code, 0, NULL FROM taken
    UNION ALL SELECT 'head', asked.code, last.sequence, NULL
        FROM unnest(CAST(:tables AS varchar[])) AS asked(code), LATERAL (
            SELECT sequence FROM log WHERE "table" = asked.code ORDER BY sequence DESC LIMIT 1
        ) AS last
    UNION ALL SELECT 'there', presence."table", 0, presence.body
        FROM presence JOIN living ON living.name = presence.worker
        WHERE presence."table" = ANY(CAST(:tables AS varchar[]))
    UNION ALL SELECT 'gossip', name, 0, gossip FROM living
    UNION ALL SELECT 'new', '', 0, NULL FROM renewed WHERE is_new
    """
)
ATTENDING: Final = text(
    """
    WITH told AS MATERIALIZED (
        SELECT * FROM unnest(CAST(:codes AS varchar[]), CAST(:bodies AS bytea[]))
        AS told(code, body)
    ), written AS (
        INSERT INTO presence ("table", worker, body)
        SELECT code, :name, body FROM told WHERE body IS NOT NULL
        ON CONFLICT ("table", worker) DO UPDATE SET body = excluded.body
    ), removed AS (
        DELETE FROM presence USING told
        WHERE presence."table" = told.code AND presence.worker = :name AND told.body IS NULL
    )
    SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice
    """
)
NOTIFYING: Final = text(
    "SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice"
)
LEAVING: Final = text(
    """
    WITH leases_left AS (DELETE FROM leases WHERE worker = :name),
        presence_left AS (DELETE FROM presence WHERE worker = :name),
        gone AS (DELETE FROM workers WHERE name = :name)
    SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice
    """
)
BURYING: Final = text(
    """
    WITH dead AS (
        DELETE FROM workers WHERE until < clock_timestamp() - make_interval(secs => :burial)
        RETURNING name
    ), leases_left AS (DELETE FROM leases WHERE worker IN (SELECT name FROM dead))
    DELETE FROM presence WHERE worker IN (SELECT name FROM dead)
    """
)


class PostgresPeers:
    """The workers on one PostgreSQL.

    Only `open` and `beat` raise StoreError. Who is connected is told again with the next beat if it
    couldn't be told at once; a shout that isn't heard is lost.
    """

    alone = False

    def __init__(self, address: str, name: str = "") -> None:
        self.name = name or chance.digits(8)
        self.url = postgres_url(address)
        self.place = place_of(self.url)
        engine = make_engine(self.url, QUICK, PATIENCE)
        self._clerk = Clerk(engine, self.place, "peers", PATIENCE, is_dead)
        self._listener = Listener(engine, self.name)
        self._presence = Presence()
        self._held: Collection[str] = ()
        self._beats = 0

    async def open(self, hear: Callable[[News], None]) -> None:
        """Listen, and be alive."""
        try:
            await self._listener.open(hear)
        except TROUBLE as error:
            await self._let_go()
            raise self._unusable(error) from error
        try:
            await self.beat((), (), b"")
        except StoreError:
            await self._let_go()
            raise

    async def close(self) -> None:
        """Leave nothing behind, and tell those who can go on."""
        tables = {*self._held, *self._presence.here}
        with suppress(StoreError):
            await self._say(LEAVING, {"notices": hints(self.name, tables, moved=True)})
        await self._let_go()

    async def beat(self, tables: Collection[str], wanted: Collection[str], gossip: bytes) -> Beat:
        """Live on for a while, and learn how the others are; all of it in one statement."""
        values = {
            "tables": list(tables),
            "wanted": list(wanted),
            "gossip": gossip,
            "life": LIFE,
        }
        rows = await self._say(BEATING, values)
        beat = read_beat(rows)
        self._held = beat.held
        if any(row[0] == "new" for row in rows):  # it was thought to be dead
            self._presence.tell_all()
        with suppress(StoreError):  # it lives, and has its leases; the rest has time
            await self._tell(is_beat=True)
            if self._beats % TIDYING == 0:
                await self._say(BURYING, {"burial": BURIAL})
        self._beats += 1
        return beat

    async def attend(self, here: Mapping[str, Attendance]) -> None:
        """Write down who is here; where nobody is, nothing is left."""
        self._presence.note(here)
        with suppress(StoreError):
            await self._tell()

    async def shout(self, news: News) -> None:
        """Call it out."""
        with suppress(StoreError):
            await self._say(NOTIFYING, {"notices": [shouted(self.name, news)]})

    async def _let_go(self) -> None:
        await self._listener.close()
        await self._clerk.close()

    async def _tell(self, is_beat: bool = False) -> None:
        """Tell the others who is here, as far as they don't know."""
        news, told = self._presence.take(is_beat)
        if not told:
            return
        bodies = [written(self._presence.here.get(code)) for code in told]
        values = {"codes": told, "bodies": bodies, "notices": hints(self.name, news, moved=True)}
        try:
            await self._say(ATTENDING, values, once=True)
        except StoreError:
            self._presence.doubt(news, told)
            raise

    async def _say(
        self, statement: TextClause, values: dict[str, Any], once: bool = False
    ) -> list[Any]:
        ask = self._clerk.ask if once else self._clerk.ask_again
        try:
            return await ask(self._execute, statement, values)
        except TROUBLE as error:
            raise self._unusable(error) from error

    def _execute(
        self, connection: Connection, statement: TextClause, values: dict[str, Any]
    ) -> list[Any]:
        with connection.begin():
            done = connection.execute(statement, values | {"name": self.name, "channel": CHANNEL})
            return list(done) if done.returns_rows else []

    def _unusable(self, error: BaseException) -> StoreError:
        return StoreError(f"the database {self.place} can’t be used: {reason(error, self.url)}")


def written(there: Attendance | None) -> bytes | None:
    """Who is at a table, as it is written down."""
    return msgspec.json.encode(there) if there else None


def read_beat(rows: list[Any]) -> Beat:
    """What the database has answered."""
    elsewhere: dict[str, dict[int, int]] = {}
    held: set[str] = set()
    heads: dict[str, int] = {}
    gossip: dict[str, bytes] = {}
    for kind, key, number, body in rows:
        match kind:
            case "held":
                held.add(key)
            case "head":
                heads[key] = number
            case "there":
                there = msgspec.json.decode(body, type=dict[int, int])
                known = elsewhere.get(key)
                elsewhere[key] = there if known is None else dict(Counter(known) + Counter(there))
            case "gossip":
                gossip[key] = body
    return Beat(held, heads, elsewhere, gossip)
