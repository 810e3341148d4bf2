"""Opening a database: many at once, newer ones, and what can't be opened in a sentence."""

from __future__ import annotations

import asyncio
import builtins
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from motherlode.store.log import StoreError
from motherlode.store.migrations import NEWEST
from motherlode.store.opening import open_at
from motherlode.store.peers import Alone
from motherlode.store.postgres.connecting import make_engine, postgres_url
from motherlode.store.postgres.peers import PostgresPeers
from motherlode.store.postgres.store import UPGRADING, PostgresStore
from motherlode.store.schema import METADATA
from motherlode.store.sqlite import SqliteStore
from tests.cli.terminal import Terminal
from tests.support.guest import PATIENCE
from tests.support.postgres import LOCKED, Postgres
from tests.support.server import becomes, until

PASSWORD = "sesame-open"


@pytest.fixture
def motherlode(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Terminal:
    """Runs command lines."""
    return Terminal(capsys, monkeypatch, tmp_path)


@pytest.fixture
def empty(postgres: Postgres) -> Iterator[str]:
    """The name of a database in which nothing is."""
    with postgres.database("template0") as name:
        yield name


def refused(motherlode: Terminal, address: str) -> str:
    """The sentence with which a server does not start."""
    told = motherlode("serve", "--port", "0", "--database", address).sentence()
    assert PASSWORD not in told
    return told


def test_an_address_says_what_is_opened(tmp_path: Path) -> None:
    for address in (str(tmp_path / "x.sqlite"), f"sqlite:///{tmp_path}/x.sqlite", "sqlite://"):
        store, peers = open_at(address)
        assert isinstance(store, SqliteStore)
        assert isinstance(peers, Alone)
    for address in ("postgresql://here/x", "postgres://u:p@here:1/x", "postgresql+psycopg://x/y"):
        store, others = open_at(address)
        assert isinstance(store, PostgresStore)
        assert isinstance(others, PostgresPeers)
        assert store.name == others.name
        assert store.url.drivername == "postgresql+psycopg"


def test_ten_workers_open_an_empty_database_at_once(postgres: Postgres, empty: str) -> None:
    async def story() -> None:
        stores = [open_at(postgres.address(empty))[0] for _ in range(10)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.probe() for store in stores))
        for store in stores:
            await store.close()

    asyncio.run(story())
    assert postgres.execute("SELECT version_num FROM alembic_version", empty) == [(NEWEST,)]
    found = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    tables = {row[0] for row in postgres.execute(found, empty)}
    assert tables == {*METADATA.tables, "alembic_version"}


def test_columns_have_the_types_that_they_should(postgres: Postgres, address: str) -> None:
    found = (
        "SELECT table_name || '.' || column_name, data_type FROM information_schema.columns "
        "WHERE table_schema = 'public'"
    )
    types = dict(postgres.execute(found, address.rsplit("/", 1)[1]))
    assert types["log.at"] == "double precision"
    assert types["log.body"] == types["presence.body"] == types["workers.gossip"] == "bytea"
    assert types["workers.until"] == "timestamp with time zone"
    assert {key for key in types if not key.startswith("alembic")} == {
        f"{table.name}.{column.name}" for table in METADATA.tables.values() for column in table.c
    }


def test_a_newer_database_is_left_alone(
    postgres: Postgres, empty: str, motherlode: Terminal
) -> None:
    postgres.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))", empty)
    postgres.execute("INSERT INTO alembic_version VALUES ('9999')", empty)
    assert "newer version" in refused(motherlode, postgres.address(empty))
    tables = postgres.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", empty)
    assert tables == [("alembic_version",)]


def test_an_unfinished_upgrade_leaves_nothing(
    postgres: Postgres, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.execute("CREATE TABLE presence (x integer)", empty)  # the last of the forms fails

    async def story() -> None:
        with pytest.raises(StoreError, match="already exists"):
            await open_at(postgres.address(empty))[0].open()

    asyncio.run(story())
    found = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.execute(found, empty) == [("presence",)]


@contextmanager
def upgrading(address: str) -> Iterator[None]:
    """Another worker that brings a database to its newest form, and takes its time."""
    with psycopg.connect(address) as worker:
        worker.execute("SELECT pg_advisory_xact_lock(%s)", [UPGRADING])
        yield


def is_waiting(postgres: Postgres, name: str) -> bool:
    """Whether a worker waits for the other one."""
    found = (
        "SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database "
        "WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()"
    )
    return bool(postgres.execute(found, name))


def test_an_upgrade_may_take_as_long_as_it_takes(
    postgres: Postgres,
    empty: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("motherlode.store.postgres.store.SLOW", 0.0)

    async def story() -> None:
        store = open_at(postgres.address(empty))[0]
        assert isinstance(store, PostgresStore)
        with upgrading(postgres.address(empty)):
            opening = asyncio.create_task(store.open())
            await becomes(partial(asyncio.to_thread, is_waiting, postgres, empty))
            await becomes(partial(asyncio.to_thread, lambda: caplog.messages))
            assert store._writing._guard is None, "it would be cut off"
        await opening
        assert store._writing._guard is not None, "what comes after it isn't"
        await store.probe()
        await store.close()

    asyncio.run(story())
    (told,) = caplog.messages
    assert "another worker is upgrading" in told


def test_whoever_does_not_want_to_wait_for_an_upgrade_needn_t(
    postgres: Postgres, empty: str
) -> None:
    async def story() -> None:
        store = open_at(postgres.address(empty))[0]
        assert isinstance(store, PostgresStore)
        with upgrading(postgres.address(empty)):
            opening = asyncio.create_task(store.open())
            await becomes(partial(asyncio.to_thread, is_waiting, postgres, empty))
            opening.cancel()
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait({opening})
                await asyncio.wrap_future(store._writing._thread.submit(int))  # it is free again

    asyncio.run(story())


def test_a_server_that_waits_for_an_upgrade_can_be_stopped(postgres: Postgres, empty: str) -> None:
    address = postgres.address(empty)
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--database", address]
    with (
        upgrading(address),
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server,
    ):
        try:
            until(lambda: is_waiting(postgres, empty))
            server.send_signal(signal.SIGTERM)
            assert server.communicate(timeout=PATIENCE) == (b"", b"")
            assert server.returncode == 0
        finally:
            server.kill()


def test_who_may_only_read_is_told_at_the_start(
    postgres: Postgres, address: str, empty: str, motherlode: Terminal
) -> None:
    name = address.rsplit("/", 1)[1]
    postgres.execute(f"CREATE USER reader_of_{name}")
    postgres.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader_of_{name}", name)
    try:
        for database in (name, empty):
            told = refused(motherlode, postgres.address(database, f"reader_of_{name}"))
            assert "this user may not write to it" in told
    finally:
        postgres.execute(f"DROP OWNED BY reader_of_{name}", name)
        postgres.execute(f"DROP USER reader_of_{name}")


def test_a_database_that_may_only_be_read(
    postgres: Postgres, address: str, motherlode: Terminal
) -> None:
    name = address.rsplit("/", 1)[1]
    postgres.execute(f"ALTER DATABASE {name} SET default_transaction_read_only TO on")
    assert "it’s read-only" in refused(motherlode, address)


@pytest.mark.parametrize(
    ("said", "kept"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")]
)
def test_a_commit_is_on_the_disk_whatever_the_database_says(
    postgres: Postgres, address: str, said: str, kept: str
) -> None:
    name = address.rsplit("/", 1)[1]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit TO {said}")
    with make_engine(postgres_url(address)).connect() as connection:
        assert connection.scalar(text("SHOW synchronous_commit")) == kept
    postgres.execute(f"ALTER DATABASE {name} RESET ALL")


def test_a_wrong_password_and_none_at_all(
    postgres: Postgres, address: str, motherlode: Terminal
) -> None:
    rest = address.split("@")[1]
    told = refused(motherlode, f"postgresql://{LOCKED}:{PASSWORD}@{rest}")
    assert "the password is wrong" in told
    assert "it wants a password" in refused(motherlode, f"postgresql://{LOCKED}@{rest}")


def test_an_unknown_database_and_an_unknown_user(postgres: Postgres, motherlode: Terminal) -> None:
    told = refused(motherlode, postgres.address("nowhere"))
    assert "the database nowhere at 127.0.0.1" in told
    assert "there’s no such database" in told
    assert "there’s no such user" in refused(motherlode, postgres.address(user="nobody-known"))


def test_where_nothing_answers(motherlode: Terminal) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    address = f"postgresql://ada:{PASSWORD}@127.0.0.1:{port}/tables"
    assert "nothing answers there" in refused(motherlode, address)
    told = refused(motherlode, f"postgresql://ada:{PASSWORD}@nowhere.invalid/tables")
    assert "there’s no such host" in told
    told = refused(motherlode, f"postgresql:///x?host=/nowhere&password={PASSWORD}")
    assert "nothing answers there" in told


def test_where_something_else_answers(motherlode: Terminal) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:

        def greet() -> None:
            line, _ = server.accept()
            with line:
                line.recv(100)
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        Thread(target=greet, daemon=True).start()
        address = f"postgresql://127.0.0.1:{server.getsockname()[1]}/x"
        assert "what answers there isn’t PostgreSQL" in refused(motherlode, address)


def test_where_nobody_says_anything(motherlode: Terminal) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        address = f"postgresql://127.0.0.1:{server.getsockname()[1]}/x?connect_timeout=2"
        assert "doesn’t answer in time" in refused(motherlode, address)


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://ada:{PASSWORD}@here:port/tables",
        f"postgresql://ada:/{PASSWORD}@here:5x/tables",
        f"postgresql://ada:?{PASSWORD}@here:5x/tables",
        f"postgresql://here:x/tables?password={PASSWORD}",
        f"postgresql//ada:{PASSWORD}://",
    ],
)
def test_what_is_no_address(motherlode: Terminal, address: str) -> None:
    assert "neither a file nor a database address" in refused(motherlode, address)


def test_what_no_driver_understands(motherlode: Terminal) -> None:
    told = refused(motherlode, f"mysql://ada:{PASSWORD}@here/tables")
    assert "can’t use a mysql database" in told
    assert "option" in refused(motherlode, f"postgresql:///x?nonsense={PASSWORD}")
    assert "option has a value" in refused(motherlode, f"postgresql:///x?sslmode={PASSWORD}")


def test_a_missing_driver_says_what_to_install(
    motherlode: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without_driver(name: str, *rest: Any, **named: Any) -> Any:
        if name.split(".")[0] == "psycopg":
            raise ImportError(name)
        return real(name, *rest, **named)

    for name in list(sys.modules):
        if name.startswith(("motherlode.store.postgres", "psycopg")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without_driver)
    told = refused(motherlode, f"postgresql://ada:{PASSWORD}@here/tables")
    assert 'pip install "motherlode[postgres]"' in told
