"""Records, positions and databases of earlier versions stay readable: kept files prove it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.notation.data import view_data
from motherlode.rules.positions.position import read_position, write_position
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.text import read_record, write_record
from motherlode.store.sqlite import SqliteStore
from motherlode.tables.live.standing import Standing
from motherlode.tables.past.archive import rebuilt
from motherlode.tables.past.film import replay_of
from motherlode.tables.wire import entries

KEPT = Path(__file__).parent
RECORDS = sorted(KEPT.glob("*/records/*.jsonl"))
POSITIONS = sorted(KEPT.glob("*/positions/*.toml"))
DATABASES = sorted(KEPT.glob("*/tables.sql"))


def named(path: Path) -> str:
    """A file by its version and name."""
    return "/".join(path.relative_to(KEPT).parts)


def test_there_are_kept_files() -> None:
    assert len(RECORDS) >= 6
    assert len(POSITIONS) >= 6
    assert DATABASES


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_kept_record_comes_out_as_it_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    check(record)
    assert write_record(record) == text


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_kept_record_rests_at_the_end_of_each_round(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = replay(record, rests=True)
    rests = 0
    for _ in game:
        if game.state.resting:
            rests += 1
            game.go_on()
    assert game.state.over
    assert rests == game.rules.rounds - 1
    assert game.result() == record.result
    assert replay_of(record, "public").over


@pytest.mark.parametrize("path", POSITIONS, ids=named)
def test_a_kept_position_is_read_and_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    position = read_position(text)
    assert write_position(position.state, position.names, position.seed) == text


@pytest.mark.parametrize("dump", DATABASES, ids=named)
def test_a_kept_database_holds_its_tables(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    expected = json.loads(dump.with_name("tables.json").read_text(encoding="utf-8"))
    asyncio.run(compare_all(f"sqlite:///{file}", expected))


async def compare_all(address: str, expected: dict[str, dict[str, Any]]) -> None:
    """Open the database and compare each table with what it was."""
    store = SqliteStore(address)
    await store.open()
    try:
        assert set(await store.newest(99)) == set(expected)
        for code, wanted in expected.items():
            lines = await store.read(code)
            standing = Standing(code)
            for line in lines:
                standing.take(entries.read(line.body), line.command)
            compare(standing, wanted)
            if wanted["over"]:
                check(read_record(rebuilt(code, lines, standing.games).record()))
    finally:
        await store.close()


@pytest.mark.parametrize("dump", DATABASES, ids=named)
def test_what_is_added_to_a_kept_database_is_sealed(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    body = entries.written(entries.WentOn())

    async def add() -> None:
        store = SqliteStore(str(file))
        await store.open()
        (code,) = await store.newest(1)
        old = await store.read(code)
        new = old[-1]._replace(sequence=len(old) + 1, command=None, body=body)
        await store.append([new])
        assert await store.read(code) == [*old, new]
        await store.close()

    asyncio.run(add())
    with closing(sqlite3.connect(file)) as connection:
        bodies = [bytes(row[0]) for row in connection.execute("SELECT body FROM log")]
    assert sum(one[:1] != b"{" for one in bodies) == 1
    assert body not in bodies[-1]


def compare(standing: Standing, wanted: dict[str, Any]) -> None:
    """Whether a table stands as it stood."""
    game = standing.game
    assert game is not None
    state = game.state
    held = [[game.rules.names[card] for card in state.hand(seat)] for seat in range(state.seats)]
    assert standing.sequence == wanted["lines"]
    assert standing.names == wanted["names"]
    assert (state.round, game.asked, game.over) == (
        wanted["round"],
        wanted["asked"],
        wanted["over"],
    )
    assert held == wanted["hands"]
    assert [game.rules.role_names[role] for role in state.roles] == wanted["roles"]
    assert view_data(view(state, SPECTATOR), game.names)["maze"] == wanted["maze"]
    assert len(game.history) == wanted["happened"]
    if wanted["over"]:
        assert game.record().splitlines()[1:] == wanted["record"].splitlines()[1:]
