"""What goes wrong tells neither players nor the log of hands or of places on this machine."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from motherlode.rules.core.errors import IllegalChoice
from motherlode.store.log import Line, StoreError
from motherlode.store.sqlite import SqliteStore
from motherlode.web.app import make_app
from motherlode.web.logs import JsonLine, OneLine
from tests.support.server import Server
from tests.tables.live import Live, live
from tests.web.test_operator import RIGHT, TOKEN
from tests.web.test_rations import Socket, asking

SECRET = "Ada holds cross; /home/ada/tables.sqlite"


def raised(error: Exception) -> logging.LogRecord:
    """An error as it comes to the log."""
    try:
        raise error
    except Exception:
        told = sys.exc_info()
        return logging.LogRecord("x", logging.ERROR, "", 1, "table %s failed", ("BCD",), told)


@pytest.mark.parametrize("make", [RuntimeError, IllegalChoice, KeyError])
def test_the_log_has_kind_and_place_of_an_error_but_not_its_words(
    make: Callable[[str], Exception],
) -> None:
    line = OneLine().format(raised(make(SECRET)))
    assert "table BCD failed: " in line
    assert make(SECRET).__class__.__name__ in line
    assert "tests/web/test_discretion.py, line" in line
    assert not any(word in line for word in ("cross", "/home", str(Path(__file__).parents[2])))


@pytest.mark.parametrize("make", [RuntimeError, IllegalChoice, KeyError])
def test_a_log_for_programs_has_no_words_of_an_error_and_no_paths(
    make: Callable[[str], Exception],
) -> None:
    line = JsonLine().format(raised(make(SECRET)))
    assert "\n" not in line
    told = json.loads(line)
    assert told.pop("at") > 0
    assert re.fullmatch(r"[\w.]*test_discretion:\d+", told.pop("where"))
    assert told == {
        "level": "error",
        "logger": "x",
        "message": "table BCD failed",
        "error": make(SECRET).__class__.__name__,
    }


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (
            "the database /home/ada/my tables.sqlite is full",
            "the database my tables.sqlite is full",
        ),
        ("the database /data/tables.sqlite is full", "the database tables.sqlite is full"),
        ("open at http://127.0.0.1:8000/t/x", "open at http://127.0.0.1:8000/t/x"),
        ("one\ntwo", "one two"),
        ("1/2 of it", "1/2 of it"),
    ],
)
def test_a_log_has_files_without_their_folders(message: str, told: str) -> None:
    record = logging.LogRecord("motherlode.web", logging.INFO, "", 1, message, (), None)
    assert json.loads(JsonLine().format(record))["message"] == told
    assert " ".join(OneLine().format(record).split()).endswith(f" INFO {told}")


def test_a_server_logs_objects_and_never_its_token(own_server: Server) -> None:
    server = own_server
    server.options = ("--operator-token", TOKEN, "--json-logs")
    server.start()
    ticket = server.make()
    answer = server.http.post("/api/operator/close", json={"code": ticket.code}, headers=RIGHT)
    assert answer.status_code == 200
    server.http.get(f"/metrics?token={TOKEN}")
    server.stop()
    lines = [json.loads(line) for line in server.stderr().splitlines()]
    assert [line["message"] for line in lines] == ["the operator has closed a table"]
    assert not [
        word for word in (TOKEN, ticket.code, str(server.folder)) if word in server.stderr()
    ]


def test_a_database_that_fails_is_not_named(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        async def broken(table: str, after: int = 0) -> list[Line]:
            raise StoreError(SECRET)

        room.store.read = broken  # type: ignore[method-assign]
        app = make_app(room.hall)
        async with asking(app) as http:
            told = await http.get("/api/tables/BCDFGHJKL")
        assert (told.status_code, told.json()["code"]) == (503, "storage")
        assert not any(word in told.text for word in ("cross", "/home"))
        socket = Socket(app, "BCDFGHJKL")
        socket.say("hello")
        await socket.task
        assert socket.goodbye() == "storage"
        assert not any("cross" in str(message) for message in socket.told)

    live(story)


def test_a_client_that_is_gone_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada")
        app = make_app(room.hall)
        for fails_at in range(1, 4):
            socket = Socket(app, room.table.code)
            socket.fails_at = fails_at
            socket.say("hello", token=str(ada.token))
            socket.say("ping")
            await room.time.settle()
            socket.hang_up()
            await socket.task

    live(story)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
def test_nobody_else_can_read_the_tables(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "new" / "tables.sqlite"))
        await store.open()
        await store.append([Line("BCDFG", 1, None, 1.0, b"")])
        folder = tmp_path / "new"
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
        assert modes
        assert set(modes.values()) == {0o600}, modes
        assert "tables.sqlite-wal" in modes
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    file.chmod(0o644)

    async def run() -> None:
        store = SqliteStore(str(file))
        await store.open()
        await store.append([Line("BCDFG", 1, None, 1.0, b"")])
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
        names = ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite.key")
        assert modes == dict.fromkeys(names, 0o600)
        await store.close()

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="has other rights")
def test_a_file_that_is_no_database_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("these are notes, and no tables; " * 9)
    file.chmod(0o644)

    async def run() -> None:
        with pytest.raises(StoreError):
            await SqliteStore(str(file)).open()

    asyncio.run(run())
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
