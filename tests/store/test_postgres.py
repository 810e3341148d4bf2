"""The log in PostgreSQL: two who write at once, lines that are cut, servers that come back."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from motherlode.store.log import Ended, StoreError, TableTaken
from motherlode.store.log import Line as LogLine
from motherlode.store.opening import open_at
from motherlode.store.peers import News
from motherlode.store.postgres import store as postgres_store
from motherlode.store.postgres.connecting import make_engine, postgres_url
from motherlode.store.postgres.store import PostgresStore
from tests.store.workers import line, workers
from tests.support.cutting import Line, line_to
from tests.support.postgres import Postgres
from tests.support.proxy import Proxy
from tests.support.server import becomes


def database_of(address: str) -> str:
    """The name of a database."""
    return address.rsplit("/", 1)[1]


async def opened(address: str) -> PostgresStore:
    """A store that is open."""
    store = PostgresStore(address)
    await store.open()
    return store


async def all_waiting(postgres: Postgres, database: str, count: int = 1) -> None:
    """Wait until this many of those who use a database wait for a lock."""
    waiting = (
        "SELECT count(*) FROM pg_stat_activity "
        f"WHERE datname = '{database}' AND wait_event_type = 'Lock'"
    )

    async def there() -> bool:
        return bool(postgres.execute(waiting)[0][0] >= count)

    await becomes(there)


def test_every_commit_waits_for_the_disk_whatever_the_server_usually_does(
    postgres: Postgres,
) -> None:
    with postgres.database() as name:
        postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit TO off")
        with make_engine(postgres_url(postgres.address(name))).connect() as connection:
            found = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
        assert found == "on"


def test_of_two_who_write_the_same_number_one_has_to_look_again(address: str) -> None:
    async def story() -> None:
        one, other = await opened(address), await opened(address)
        await one.append([line("AAAAA", 1)])
        for number in range(2, 40):
            results = await asyncio.gather(
                one.append([line("AAAAA", number, f"one-{number}")]),
                other.append([line("AAAAA", number, f"other-{number}")]),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["NoneType", "TableTaken"]
            kept = (await other.read("AAAAA", number - 1))[0].command
            winner = "one" if results[0] is None else "other"
            assert kept == f"{winner}-{number}"
        await one.close()
        await other.close()

    asyncio.run(story())


def test_workers_that_meet_at_many_tables_never_wait_in_a_ring(
    address: str, postgres: Postgres
) -> None:
    lines = [line("BBBBB", 1), line("AAAAA", 1)]
    insert = "INSERT INTO log VALUES (%s, 1, NULL, 1, '{}')"

    async def story() -> None:
        store = await opened(address)
        with psycopg.connect(address) as other:
            other.execute(insert, ["AAAAA"])
            writing = asyncio.create_task(store.append(lines))
            await all_waiting(postgres, database_of(address))
            other.execute(insert, ["BBBBB"])  # whoever takes AAAAA first finds BBBBB free
        with pytest.raises(TableTaken):
            await writing
        assert len(await store.read("AAAAA")) == len(await store.read("BBBBB")) == 1
        await store.close()

    asyncio.run(story())


def test_a_line_without_the_one_before_it_is_refused(address: str) -> None:
    async def story() -> None:
        store = await opened(address)
        await store.append([line("AAAAA", 1)])
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 3)])
        with pytest.raises(TableTaken):
            await store.append([line("BBBBB", 2)])
        await store.append([line("AAAAA", 3), line("AAAAA", 2)])  # in whatever order
        assert [one.sequence for one in await store.read("AAAAA")] == [1, 2, 3]
        await store.close()

    asyncio.run(story())


def test_a_table_that_is_written_while_it_is_forgotten_is_whole_or_gone(
    address: str, postgres: Postgres
) -> None:
    async def story() -> None:
        one, other = await opened(address), await opened(address)
        await one.append([line("AAAAA", 1), line("AAAAA", 2)])
        with psycopg.connect(address) as holding:  # somebody writes, and isn't done yet
            values = {"codes": ["AAAAA"], "numbers": [3], "commands": [None], "dates": [9.0]}
            sealed = one.vault.sealed([line("AAAAA", 3)])
            values |= {"bodies": [sealed[0].body], "follows": [False]}
            append = postgres_store.APPEND.text
            for name in values:
                append = append.replace(f":{name} ", f"%({name})s ")
            holding.execute(append.encode(), values)
            forgetting = asyncio.create_task(other.forget("AAAAA", 5.0))
            await all_waiting(postgres, database_of(address))
            holding.commit()
        await forgetting
        assert [one.sequence for one in await one.read("AAAAA")] == [1, 2, 3]
        with psycopg.connect(address) as holding:  # somebody forgets, and isn't done yet
            holding.execute("DELETE FROM log")
            writing = asyncio.create_task(one.append([line("AAAAA", 4)]))
            await all_waiting(postgres, database_of(address))
            holding.commit()
        with pytest.raises(TableTaken):
            await writing
        assert await one.read("AAAAA") == []
        await one.append([line("AAAAA", 1)])
        await one.forget("AAAAA", 5.0)
        assert await one.read("AAAAA") == []
        await one.close()
        await other.close()

    asyncio.run(story())


def test_reading_doesn_t_wait_for_writing(address: str) -> None:
    async def story() -> None:
        store = await opened(address)
        await store.append([line("AAAAA", 1)])
        with psycopg.connect(address) as holding:
            holding.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            writing = asyncio.create_task(store.append([line("AAAAA", 2)]))
            assert [one.sequence for one in await store.read("AAAAA")] == [1]
            assert not writing.done()
        await writing
        assert [one.sequence for one in await store.read("AAAAA")] == [1, 2]
        await store.close()

    asyncio.run(story())


def test_nobody_knows_what_became_of_a_line_whose_writer_was_killed(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[list[LogLine]] = []
    commit = PostgresStore.commit

    def counted(self: PostgresStore, connection: Connection, lines: list[LogLine]) -> None:
        tried.append(lines)
        commit(self, connection, lines)

    async def story() -> None:
        store = await opened(address)
        monkeypatch.setattr(PostgresStore, "commit", counted)
        with psycopg.connect(address) as holding:
            holding.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            writing = [
                asyncio.create_task(store.append([line(code, 1)])) for code in ("AAAAA", "BBBBB")
            ]
            await all_waiting(postgres, database_of(address))
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{database_of(address)}' AND wait_event_type = 'Lock'"
            )
            results = await asyncio.gather(*writing, return_exceptions=True)
        # To try again by itself could find its own lines there: whoever asked has to look.
        assert len(tried) == 1
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert "can’t be written" in str(results[0])
        assert await store.read("AAAAA") == []
        await store.append([line("AAAAA", 1)])  # by another connection
        assert len(await store.read("AAAAA")) == 1
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("end", ["cut", "silent"])
def test_a_commit_whose_answer_is_lost_is_an_error_and_stands_in_the_log(
    address: str, postgres: Postgres, end: str
) -> None:
    async def story(way: Line) -> None:
        store = await opened(address.replace(str(postgres.port), str(way.port)))
        looking = await opened(address)
        await store.append([line("AAAAA", 1)])
        await store.probe()  # nothing else is under way any more
        way.swallows = True
        writing = asyncio.create_task(store.append([line("AAAAA", 2, "second")]))

        async def is_written() -> bool:
            return len(await looking.read("AAAAA")) == 2

        await becomes(is_written)
        if end == "cut":
            assert not writing.done()
            way.cut()
        with pytest.raises(StoreError, match="can’t be written"):
            await writing
        way.swallows = False
        assert [one.command for one in await store.read("AAAAA")] == [None, "second"]
        with pytest.raises(TableTaken):
            await store.append([line("AAAAA", 2, "second")])
        await store.append([line("AAAAA", 3)])
        await store.close()
        await looking.close()

    async def run() -> None:
        async with asyncio.timeout(60), line_to(postgres.port) as way:
            await story(way)

    asyncio.run(run())


def test_when_one_line_is_silent_nobody_waits_for_the_others(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "PATIENCE", 0.5)

    async def story() -> None:
        way = await Proxy(postgres.port).open()
        store = await opened(address.replace(str(postgres.port), str(way.port)))
        assert isinstance(store, PostgresStore)
        await store.append([line("AAAAA", 1)])
        assert len(await store.read("AAAAA")) == 1
        way.forget()
        store._reading.patience = None  # it would wait forever
        with pytest.raises(StoreError, match="can’t be written"):
            await store.append([line("AAAAA", 2)])
        async with asyncio.timeout(30):
            assert len(await store.read("AAAAA")) == 1
        await store.append([line("AAAAA", 2)])
        await store.close()
        await way.close()

    asyncio.run(story())


def test_what_can_be_done_twice_survives_a_line_that_was_cut(
    address: str, postgres: Postgres
) -> None:
    async def story() -> None:
        async with line_to(postgres.port) as way:
            store = await opened(address.replace(str(postgres.port), str(way.port)))
            await store.append([line("AAAAA", 1)])
            await store.keep_rounds([Ended("AAAAA", 1, 1, b"one")])
            way.cut()
            assert len(await store.read("AAAAA")) == 1
            await store.probe()
            way.swallows = True
            reading = asyncio.create_task(store.read("AAAAA"))
            await way.swallowed.wait()
            way.swallows = False
            way.cut()
            assert len(await reading) == 1
            await store.keep_rounds([Ended("AAAAA", 1, 1, b"one"), Ended("AAAAA", 1, 2, b"two")])
            assert [body for _, body in await store.rounds(0, 9)] == [b"one", b"two"]
            # Nor does a line have to be written twice if the other side hung up before.
            way.cut()
            await store.append([line("AAAAA", 2)])
            await store.close()

    asyncio.run(story())


def test_rounds_become_visible_in_the_order_of_their_numbers(
    address: str, postgres: Postgres
) -> None:
    async def story() -> None:
        one, other = await opened(address), await opened(address)
        with psycopg.connect(address) as holding:
            holding.execute("LOCK TABLE rounds IN EXCLUSIVE MODE")
            first = asyncio.create_task(one.keep_rounds([Ended("AAAAA", 1, 1, b"one")]))
            await all_waiting(postgres, database_of(address))
            second = asyncio.create_task(other.keep_rounds([Ended("BBBBB", 1, 1, b"two")]))
            await all_waiting(postgres, database_of(address), 2)
            locks = postgres.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
            assert locks[0][0] >= 2  # the second waits before it takes a number
        await asyncio.gather(first, second)
        assert [body for _, body in await one.rounds(0, 9)] == [b"one", b"two"]
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_line_that_no_database_would_take_harms_nobody_else(address: str) -> None:
    async def story() -> None:
        store = await opened(address)
        lines = [line("AAAAA", 1), line("BBBBB", 1, "with a \x00"), line("A" * 13, 1)]
        results = await asyncio.gather(
            *(store.append([one]) for one in [*lines, line("CCCCC", 1)]), return_exceptions=True
        )
        kinds = [type(result) for result in results]
        assert kinds == [type(None), StoreError, StoreError, type(None)]
        await store.close()

    asyncio.run(story())


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A server that a test may stop."""
    with tempfile.TemporaryDirectory(prefix="motherlode-postgres-") as folder:
        os.chmod(folder, 0o755)
        server = Postgres(Path(folder), "fsync=off").make()
        try:
            yield server
        finally:
            server.stop()


def test_everything_goes_on_when_the_server_comes_back(own_server: Postgres) -> None:
    async def story() -> None:
        async with workers(own_server.address("migrated"), 2) as (one, other):
            await one.store.append([line("AAAAA", 1)])
            own_server.stop()
            with pytest.raises(StoreError, match="nothing answers there"):
                await one.store.append([line("AAAAA", 2)])
            with pytest.raises(StoreError, match="nothing answers there"):
                await one.store.read("AAAAA")
            with pytest.raises(StoreError):
                await one.store.probe()
            with pytest.raises(StoreError):
                await one.beat("AAAAA")
            own_server.start()
            await one.store.append([line("AAAAA", 2)])
            assert [one.sequence for one in await other.store.read("AAAAA")] == [1, 2]
            assert (await one.beat("AAAAA")).held == {"AAAAA"}

            async def heard_again() -> bool:
                await one.peers.shout(News("AAAAA", b"back"))
                return News("AAAAA", b"back") in other.heard

            await becomes(heard_again)
            own_server.kill()
            own_server.start()
            assert [one.sequence for one in await one.store.read("AAAAA")] == [1, 2]

    asyncio.run(story())


def test_the_newest_tables_are_found_however_many_lines_others_have(place: str) -> None:
    async def story() -> None:
        store, _ = open_at(place)
        await store.open()
        await store.append([line("AAAAA", number, at=1.0) for number in range(1, 4)])
        await store.append([line("BBBBB", number, at=2.0) for number in range(1, 400)])
        await store.append([line("CCCCC", 1, at=3.0)])
        assert await store.newest(2) == ["CCCCC", "BBBBB"]
        assert await store.newest(3) == ["CCCCC", "BBBBB", "AAAAA"]
        assert await store.newest(9) == ["CCCCC", "BBBBB", "AAAAA"]
        await store.close()

    asyncio.run(story())
