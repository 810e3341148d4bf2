"""Workers on one PostgreSQL: leases, signs of life, who is where, and what is called out."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from motherlode.store.log import StoreError
from motherlode.store.opening import open_at
from motherlode.store.peers import BEAT, LIFE, WATCHERS, News
from motherlode.store.postgres import listening, peers
from motherlode.store.postgres.connecting import make_engine, postgres_url
from motherlode.store.postgres.notices import LONGEST, LONGEST_SHOUT, heard, hints, shouted
from tests.store.workers import line, workers
from tests.support.postgres import Postgres
from tests.support.server import becomes
from tests.support.wire import Wire


@pytest.fixture(autouse=True)
def a_long_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody dies because the machine is busy."""
    monkeypatch.setattr(peers, "LIFE", 300.0)


def test_a_lease_is_one_worker_s_until_it_is_given_back(address: str) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            assert (await one.beat("AAAAA", "BBBBB")).held == {"AAAAA", "BBBBB"}
            assert (await other.beat("AAAAA", "CCCCC")).held == {"CCCCC"}
            assert (await one.beat("AAAAA")).held == {"AAAAA"}
            assert (await other.beat("AAAAA", "BBBBB")).held == {"BBBBB"}
            assert (await one.beat()).held == set()
            assert (await other.beat("AAAAA", "BBBBB")).held == {"AAAAA", "BBBBB"}

    asyncio.run(story())


def test_of_many_who_want_the_same_tables_each_table_has_one(address: str) -> None:
    codes = [f"T{number:03d}" for number in range(60)]

    async def story() -> None:
        async with workers(address, 6) as everybody:
            for turn in range(4):
                wanted = codes if turn % 2 else codes[::-1]  # nobody waits for another in a ring
                beats = await asyncio.gather(*(one.beat(*wanted) for one in everybody))
                held = [code for beat in beats for code in beat.held]
                assert sorted(held) == codes

    asyncio.run(story())


def test_the_lease_of_a_worker_that_stops_passes_on_within_five_seconds(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LIFE + BEAT < 5

    async def story() -> None:
        async with workers(address, 2) as (one, other):

            async def passed_on() -> bool:
                return bool((await other.beat("AAAAA")).held)

            with monkeypatch.context() as patched:
                patched.setattr(peers, "LIFE", LIFE)
                assert (await one.beat("AAAAA", gossip=b"here")).held == {"AAAAA"}
            left = f"SELECT until - now() FROM workers WHERE name = '{one.peers.name}'"
            ((life,),) = postgres.execute(left, address.rsplit("/", 1)[1])
            assert 0 < life.total_seconds() <= LIFE
            seen = await other.beat("AAAAA")
            assert not seen.held
            assert seen.gossip == {one.peers.name: b"here"}
            await one.peers.attend({"AAAAA": {0: 1}})
            await becomes(passed_on)
            last = await other.beat("AAAAA")
            assert last.held == {"AAAAA"}
            assert last.gossip == {}
            assert last.elsewhere == {}  # those who were there can't be reached any more
            # It comes back to find that somebody else drives its table, and what it told is there.
            back = await one.beat("AAAAA")
            assert not back.held
            assert (await other.beat("AAAAA")).elsewhere == {"AAAAA": {0: 1}}

    asyncio.run(story())


def test_a_worker_that_was_buried_alive_tells_everything_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            assert (await one.beat("AAAAA")).held == {"AAAAA"}
            await one.peers.attend({"AAAAA": {2: 1}})
            with monkeypatch.context() as patched:
                patched.setattr(peers, "TIDYING", 1)
                patched.setattr(peers, "BURIAL", -1000.0)  # even those who are alive
                await other.beat()
            assert (await other.beat("AAAAA")).held == {"AAAAA"}
            assert not (await one.beat("AAAAA")).held
            assert (await other.beat("AAAAA")).elsewhere == {"AAAAA": {2: 1}}

    asyncio.run(story())


def test_a_worker_that_can_tell_nothing_else_still_has_its_leases(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            with monkeypatch.context() as patched:
                patched.setattr(peers, "ATTENDING", text("SELECT FROM nowhere"))
                patched.setattr(peers, "BURYING", text("SELECT FROM nowhere"))
                patched.setattr(peers, "TIDYING", 1)
                await one.peers.attend({"AAAAA": {2: 1}})
                assert (await one.beat("AAAAA")).held == {"AAAAA"}
            await one.beat("AAAAA")
            assert (await other.beat("AAAAA")).elsewhere == {"AAAAA": {2: 1}}

    asyncio.run(story())


def test_what_the_dead_left_is_removed(
    address: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "TIDYING", 1)
    database = address.rsplit("/", 1)[1]
    for table, values in (
        ("workers", "('gone', now() - interval '2 minutes', '')"),
        ("leases", "('AAAAA', 'gone')"),
        ("presence", "('AAAAA', 'gone', '{}')"),
    ):
        postgres.execute(f"INSERT INTO {table} VALUES {values}", database)

    async def story() -> None:
        async with workers(address, 1) as (one,):
            await one.beat()
            for table in ("workers", "leases", "presence"):
                found = postgres.execute(f"SELECT * FROM {table}", database)
                assert [row for row in found if "gone" in row] == []

    asyncio.run(story())


def test_whoever_closes_hands_over_at_once(address: str, postgres: Postgres) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            await one.beat("AAAAA")
            await one.peers.attend({"BBBBB": {0: 1}})
            assert not (await other.beat("AAAAA")).held
            other.heard.clear()
            await one.peers.close()
            moved = {News("AAAAA", moved=True), News("BBBBB", moved=True)}
            await other.hears(lambda news: moved <= set(news))
            beat = await other.beat("AAAAA", "BBBBB")
            assert beat.held == {"AAAAA", "BBBBB"}
            assert (beat.elsewhere, beat.gossip) == ({}, {})
        for table in ("workers", "leases", "presence"):
            assert postgres.execute(f"SELECT * FROM {table}", address.rsplit("/", 1)[1]) == []

    asyncio.run(story())


def test_who_is_connected_elsewhere_is_added_up(address: str) -> None:
    async def story() -> None:
        async with workers(address, 3) as (one, two, three):
            await one.peers.attend({"AAAAA": {0: 1, WATCHERS: 2}, "BBBBB": {1: 1}})
            await two.peers.attend({"AAAAA": {0: 2, 3: 1, WATCHERS: 5}})
            beat = await three.peers.beat(["AAAAA"], [], b"")
            assert beat.elsewhere == {"AAAAA": {0: 3, 3: 1, WATCHERS: 7}}
            assert (await two.peers.beat(["AAAAA", "BBBBB"], [], b"")).elsewhere == {
                "AAAAA": {0: 1, WATCHERS: 2},
                "BBBBB": {1: 1},
            }
            await one.peers.attend({"AAAAA": {}, "BBBBB": {1: 0}})
            assert (await two.peers.beat(["AAAAA", "BBBBB"], [], b"")).elsewhere == {}
            await three.hears(lambda news: news.count(News("AAAAA", moved=True)) >= 3)
            assert (await three.peers.beat(["AAAAA"], [], b"")).elsewhere == {
                "AAAAA": {0: 2, 3: 1, WATCHERS: 5}
            }

    asyncio.run(story())


def test_heads_gossip_and_shouts(address: str) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            await one.store.append([line("AAAAA", 1), line("AAAAA", 2)])
            await other.hears(lambda news: news == [News("AAAAA")])
            beat = await other.peers.beat(["AAAAA", "BBBBB"], [], b"\x00mine")
            assert beat.heads == {"AAAAA": 2}
            assert (await one.beat()).gossip == {other.peers.name: b"\x00mine"}
            body = bytes(range(256)) * (LONGEST_SHOUT // 256)
            await one.peers.shout(News("AAAAA", body))
            await other.hears(lambda news: News("AAAAA", body) in news)
            with pytest.raises(ValueError, match="at most"):
                await one.peers.shout(News("AAAAA", b"x" * (LONGEST_SHOUT + 1)))
            assert one.heard == []  # what it said itself

    asyncio.run(story())


def test_a_notice_is_short_enough_and_says_what_was_said() -> None:
    codes = {f"T{number:011d}" for number in range(2000)}
    notices = hints("worker", codes)
    assert all(len(notice) <= LONGEST for notice in notices)
    assert len(notices) == 4
    assert {news.table for one in notices for news in heard(one, "another")} == codes
    assert not any(heard(one, "worker") for one in notices)
    longest = shouted("w" * 40, News("T" * 12, b"x" * LONGEST_SHOUT))
    assert len(longest) <= LONGEST
    assert heard(longest, "me") == [News("T" * 12, b"x" * LONGEST_SHOUT)]
    assert heard("somebody AAAAA !no-base64", "me") == []
    assert heard("", "me") == []


def test_peers_that_can_t_be_reached_say_so(address: str) -> None:
    async def story() -> None:
        _, nobody = open_at(f"{address}_gone")
        with pytest.raises(StoreError, match="no such database"):
            await nobody.open(lambda news: None)

    asyncio.run(story())


def test_peers_come_back_when_their_lines_were_cut(address: str, postgres: Postgres) -> None:
    database = address.rsplit("/", 1)[1]

    async def story() -> None:
        async with workers(address, 2) as (one, other):
            await one.beat("AAAAA")
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{database}' AND pid <> pg_backend_pid()"
            )
            assert (await one.beat("AAAAA")).held == {"AAAAA"}

            async def heard_again() -> bool:
                await one.peers.shout(News("AAAAA", b"hello"))
                return bool(other.heard)

            await becomes(heard_again)

    asyncio.run(story())


def test_whoever_listens_survives_strange_news_and_a_line_that_falls_silent(
    address: str,
    postgres: Postgres,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(listening, "QUIET", 0.05)
    monkeypatch.setattr(listening, "ANSWER", 0.5)
    wire = Wire(postgres.port)
    there = address.replace(f":{postgres.port}/", f":{wire.address.rsplit(':', 1)[1]}/")
    engine = make_engine(postgres_url(there))
    heard: list[bytes] = []

    def hear(news: News) -> None:
        heard.append(news.shout)
        if news.shout == b"strange":
            raise ValueError("no words")

    async def story() -> None:
        listener = listening.Listener(engine, "listener")
        await listener.open(hear)
        async with workers(address, 1) as (speaker,):

            async def is_heard(what: bytes) -> bool:
                await speaker.peers.shout(News("AAAAA", what))
                return what in heard

            await becomes(lambda: is_heard(b"strange"))
            await becomes(lambda: is_heard(b"plain"))
            assert wire.calls == 1
            assert "were not understood" in caplog.text
            wire.silence()
            await becomes(lambda: is_heard(b"again"))
            assert wire.calls > 1
        await listener.close()

    asyncio.run(story())
    engine.dispose()
    wire.cut()


def test_without_a_database_nobody_counts_as_alive_and_nothing_is_forgotten(
    address: str, postgres: Postgres
) -> None:
    database = address.rsplit("/", 1)[1]

    async def story() -> None:
        async with workers(address, 2) as (one, other):
            postgres.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
            postgres.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                f"WHERE datname = '{database}'"
            )
            with pytest.raises(StoreError):
                await one.beat("AAAAA")
            await one.peers.attend({"AAAAA": {0: 1}})  # told later
            await one.peers.shout(News("AAAAA", b"lost"))
            postgres.execute(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")
            assert (await one.beat("AAAAA")).held == {"AAAAA"}
            assert (await other.beat("AAAAA")).elsewhere == {"AAAAA": {0: 1}}

    asyncio.run(story())


def test_a_table_where_somebody_is_connected_is_not_forgotten(address: str) -> None:
    async def story() -> None:
        async with workers(address, 2) as (one, other):
            await one.store.append([line("AAAAA", 1)])
            await one.beat("AAAAA")
            await one.peers.attend({"AAAAA": {0: 1}})
            await other.store.forget("AAAAA", 1e12)
            assert len(await other.store.read("AAAAA")) == 1
            await one.peers.attend({"AAAAA": {}})
            await other.store.forget("AAAAA", 1e12)
            assert await other.store.read("AAAAA") == []

    asyncio.run(story())
