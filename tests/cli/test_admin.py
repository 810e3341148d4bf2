"""`motherlode admin`: a database backed up, restored, checked, and rid of old tables."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from motherlode.locale import languages, texts
from motherlode.store.log import Line
from motherlode.store.migrations import NEWEST
from motherlode.store.sqlite import SqliteStore
from motherlode.tables.live.hall import Hall
from motherlode.tables.live.storage.expiry import DAY
from motherlode.tables.outside import Outside, Timekeeper
from motherlode.tables.past.audit import Problem, looked_at
from motherlode.tables.wire.messages import Settings
from tests.cli.terminal import Terminal
from tests.tables.live import Live, live


class Earlier(Timekeeper):
    """A clock that is some days slow."""

    def __init__(self, days: float) -> None:
        self.days = days

    def date(self) -> float:
        return super().date() - self.days * DAY


def make_tables(file: Path, *days: float) -> list[str]:
    """Tables that were touched this many days ago; their codes."""

    async def make() -> list[str]:
        codes = []
        for ago in days:
            hall = Hall(SqliteStore(str(file)), Outside(Earlier(ago)))
            await hall.store.open()
            codes.append((await hall.make("Ada", Settings(), True))[0])
            await hall.close()
        return codes

    return asyncio.run(make())


@pytest.fixture
def database(motherlode: Terminal) -> Path:
    """A database with two games that have begun."""
    file = motherlode.folder / "tables.sqlite"
    make_tables(file, 0.0, 0.0)
    return file


def rows(file: Path) -> list[tuple[object, ...]]:
    """The log."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute('SELECT * FROM log ORDER BY "table", sequence').fetchall()


def change(file: Path, order: str, *values: object) -> None:
    """Do something to a database that a server never does."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(order, values)
        connection.commit()


def test_there_and_back_again(motherlode: Terminal, database: Path) -> None:
    made = motherlode("admin", "backup", "kept", "--database", "tables.sqlite", "--json").data()
    count = len(rows(database))
    rows_of = {"log": count, "rounds": 0, "uncounted": 0, "analyses": 0, "seals": 1}
    assert made["rows"] == rows_of
    assert made["file"].endswith("/kept")
    told = motherlode("admin", "restore", "kept", "--database", "new.sqlite")
    assert told.code == 0
    assert told.out == f"Restored {count} lines of the log to new.sqlite.\n"
    assert rows(motherlode.folder / "new.sqlite") == rows(database)
    missing = motherlode("admin", "check", "--database", "new.sqlite").sentence()
    assert "the key to it is missing" in missing
    shutil.copy(f"{database}.key", motherlode.folder / "new.sqlite.key")
    checked = motherlode("admin", "check", "--database", "new.sqlite", "--json").data()
    assert (checked["ok"], checked["tables"], checked["lines"]) == (True, 2, count)
    told = motherlode("admin", "check", "--database", "new.sqlite")
    assert (told.code, told.out) == (0, "All sound. Tables: 2, finished games: 0.\n")


def test_files_are_not_overwritten(motherlode: Terminal, database: Path) -> None:
    backup = ("admin", "backup", "kept", "--database", "tables.sqlite")
    assert motherlode(*backup).code == 0
    assert (motherlode.folder / "kept").stat().st_mode & 0o777 == 0o600
    assert "already exists" in motherlode(*backup).sentence()
    assert motherlode(*backup, "--force").code == 0
    told = motherlode("admin", "restore", "kept", "--database", "tables.sqlite").sentence()
    assert "already something in this database" in told


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("backup kept --database nowhere.sqlite", "there’s no database at nowhere.sqlite"),
        ("backup folder/kept --database tables.sqlite", "its folder is missing"),
        ("backup kept --server http://x --database y", "either --server or --database"),
        ("backup kept --server http://127.0.0.1:1", "add --operator-token"),
        ("backup kept --server ftp://x --operator-token token", "isn’t the address of a server"),
        ("backup kept --server 127.0.0.1:1 --operator-token token", "can’t be asked"),
        ("restore nothing --database new.sqlite", "nothing isn’t there"),
        ("restore token --database tables.sqlite", "no exit code 2"),
        ("check --database nowhere.sqlite", "there’s no database"),
        ("check --database token", "isn’t a database"),
        ("expire --database nowhere.sqlite", "there’s no database"),
    ],
)
def test_what_can_not_be_done(motherlode: Terminal, database: Path, given: str, told: str) -> None:
    (motherlode.folder / "token").write_text("the-token-of-an-operator" * 9)
    outcome = motherlode("admin", *given.split())
    if told == "no exit code 2":
        assert outcome.code == 1  # a file that is no backup is wrong
        assert "isn’t a backup" in outcome.err or "damaged" in outcome.err
    else:
        assert told in outcome.sentence()
    names = {path.name for path in motherlode.folder.iterdir()}
    assert names == {"tables.sqlite", "tables.sqlite.key", "token"}


def test_a_file_without_a_token_is_refused_and_not_repeated(motherlode: Terminal) -> None:
    (motherlode.folder / "letter").write_text("Dear Ada,\n" + "it is a secret. " * 300)
    given = "backup kept --server http://127.0.0.1:1 --operator-token letter"
    told = motherlode("admin", *given.split()).sentence()
    assert "the token in letter needs at least 20" in told
    assert "secret" not in told


def test_a_damaged_backup_leaves_no_database(motherlode: Terminal, database: Path) -> None:
    assert motherlode("admin", "backup", "kept", "--database", "tables.sqlite").code == 0
    file = motherlode.folder / "kept"
    text = gzip.decompress(file.read_bytes())
    file.write_bytes(gzip.compress(text.replace(b'"log"', b'"LOG"', 1)))
    outcome = motherlode("admin", "restore", "kept", "--database", "new.sqlite")
    assert outcome.code == 1
    assert outcome.err.count("\n") == 1
    assert "damaged" in outcome.err
    assert not (motherlode.folder / "new.sqlite").exists()


# -- checking ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "values", "kind"),
    [
        ("DELETE FROM log WHERE sequence = 3", (), "gap"),
        ("UPDATE log SET body = ? WHERE sequence = 4", (b"?",), "unreadable"),
        ("UPDATE log SET body = ? WHERE sequence = 4", (b'{"type":"new"}',), "unreadable"),
        (
            "INSERT INTO rounds (\"table\", game, round, body) VALUES ('X', 1, 1, ?)",
            (b"{}",),
            "round",
        ),
    ],
)
def test_what_is_wrong_is_found(
    motherlode: Terminal, database: Path, order: str, values: tuple[object, ...], kind: str
) -> None:
    change(database, order, *values)
    before = database.read_bytes()
    outcome = motherlode("admin", "check", "--database", "tables.sqlite", "--json")
    assert outcome.code == 1
    found = json.loads(outcome.out)
    assert not found["ok"]
    assert {problem["kind"] for problem in found["problems"]} == {kind}
    assert len(found["problems"]) == (1 if kind == "round" else 2)
    assert database.read_bytes() == before
    said = motherlode("admin", "check", "--database", "tables.sqlite")
    assert said.code == 1
    assert len(said.out.splitlines()) == len(found["problems"]) + 1
    assert "{" not in said.out  # what lines hold isn't told


def test_an_older_schema_is_told_and_left_alone(motherlode: Terminal, database: Path) -> None:
    change(database, "UPDATE alembic_version SET version_num = '0003'")
    outcome = motherlode("admin", "check", "--database", "tables.sqlite")
    assert outcome.code == 1
    assert f"schema 0003, not {NEWEST}" in outcome.out
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [("0003",)]
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    told = motherlode("admin", "check", "--database", "tables.sqlite").sentence()
    assert "newer version of Motherlode" in told


def test_a_record_that_is_not_sound_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[list[Line]] = []

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3)
        await ada.order("abort")
        assert room.table.standing.phase == "over"
        kept.append(await room.store.read(room.table.code))

    live(story)
    (lines,) = kept
    assert looked_at("X", lines) == (1, [])
    for spoil in (
        lambda text: text.replace('"digest": "', '"digest": "0'),
        lambda text: text[:-40],
    ):
        games, problems = looked_at_with(monkeypatch, lines, spoil)
        assert games == 1
        assert [problem.kind for problem in problems] == ["record"]


def looked_at_with(
    monkeypatch: pytest.MonkeyPatch, lines: list[Line], spoil: Callable[[str], str]
) -> tuple[int, list[Problem]]:
    """What is found if records are spoiled."""
    from motherlode.tables.game.game import Game

    with monkeypatch.context() as patched:
        sound = Game.record
        patched.setattr(Game, "record", lambda self: spoil(sound(self)))
        return looked_at("X", lines)


# -- forgetting ----------------------------------------------------------------------------------


def test_old_tables_are_forgotten_once(motherlode: Terminal) -> None:
    file = motherlode.folder / "tables.sqlite"
    _, new = make_tables(file, 31.0, 0.0)
    expire = ("admin", "expire", "--database", "tables.sqlite")
    assert motherlode(*expire, "--keep-open", "0", "--json").data() == {"forgotten": 0}
    assert motherlode(*expire, "--json").data() == {"forgotten": 1}
    assert {row[0] for row in rows(file)} == {new}
    assert motherlode(*expire).out == "No table was old enough to forget.\n"


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_problem_has_words_in_every_language(language: str) -> None:
    words = texts(language)
    for kind in ("gap", "unreadable", "record", "round", "schema"):
        told = words.text(
            f"admin-problem-{kind}", table="BCDFG", line=7, detail="KeyError", newest="0004"
        )
        assert not told.startswith("admin-")
    for count in (0, 1, 3, 7):
        assert str(count) in words.text("admin-backed-up", lines=count, place="x")
