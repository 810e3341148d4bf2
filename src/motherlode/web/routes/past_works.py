"""What is made of past games, records and positions, beside the server's tables."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from motherlode.rules.core.errors import BadRecord, MotherlodeError
from motherlode.rules.core.ruleset import bare_name
from motherlode.rules.core.views import SPECTATOR, view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.record import FORMAT, Record
from motherlode.rules.records.replay import check, replay
from motherlode.rules.records.text import read_record
from motherlode.store.log import Line
from motherlode.tables.live.seating.faces import face_of
from motherlode.tables.past.archive import rebuilt
from motherlode.tables.past.awards import remembered
from motherlode.tables.past.deals import deals_of
from motherlode.tables.past.film import position_of, replay_of
from motherlode.tables.past.sandbox import sandbox_of
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.past_messages import PositionText
from motherlode.web.bodies import pack, unpack

MOST_LINES: Final = 5_000  # of a record that somebody brings


def packed(body: object) -> bytes:
    """A message as it is sent and kept."""
    return pack(msgspec.json.encode(body))


# -- games of a table ------------------------------------------------------------------------------


def record_again(code: str, lines: list[Line], number: int) -> bytes:
    """The record of an older game, from the log."""
    return pack(rebuilt(code, lines, number).record().encode())


def film(record: bytes, eyes: str, seats: Mapping[str, int]) -> bytes:
    """A game through somebody's eyes; people have the faces they had at the table."""
    made = replay_of(read_record(unpack(record)), eyes)
    faces = tuple(seats.get(name, face_of(name)) for name in made.players)
    return packed(msgspec.structs.replace(made, faces=faces))


def awards(record: bytes) -> bytes:
    """What a game is remembered for."""
    return packed(remembered(read_record(unpack(record))))


def deals(record: bytes) -> bytes:
    """What a game was dealt."""
    return packed(deals_of(read_record(unpack(record))))


def picture(record: bytes) -> bytes:
    """The maze of a game as it lay at the end."""
    from motherlode.web.pages.maze_picture import maze_picture  # not for a table in the page

    played = replay(read_record(unpack(record)))
    for _ in played:
        pass
    return maze_picture(view(played.state, SPECTATOR))


def position(record: bytes, count: int) -> bytes:
    """The position after a number of choices."""
    return packed(PositionText(position_of(read_record(unpack(record)), count)))


# -- records and positions that somebody brings ----------------------------------------------------


def brought_film(text: str, eyes: str) -> bytes:
    """A record that somebody brings, checked, through somebody's eyes."""
    return packed(replay_of(sound_record(text), eyes))


def brought_position(text: str, count: int) -> bytes:
    """The position after a number of choices of a record that somebody brings."""
    return packed(PositionText(position_of(sound_record(text), count)))


def trial(text: str, choices: Sequence[str]) -> bytes:
    """A position with everything open, after some choices."""
    return packed(sandbox_of(text, tuple(choices)))


def sound_record(text: str) -> Record:
    """A record that is whole and unaltered; else a refusal that tells what kind of thing it is."""
    if text.count("\n") > MOST_LINES:
        raise TableRefusal("record-too-big", "this game record has too many lines")
    try:
        record = read_record(text)
    except BadRecord as error:
        raise TableRefusal(flaw(text), error.reason) from error
    if record.is_secret:
        raise TableRefusal("record-secret", "this game record keeps its seed secret")
    try:
        check(record)
    except MotherlodeError as error:
        raise TableRefusal("record-altered", error.reason) from error
    return record


def flaw(text: str) -> str:
    """What is wrong with a text that can't be read as a record."""
    lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip()]
    header = as_object(lines[0]) if lines else {}
    number = header.get("format")
    if number is None or "players" not in header:
        return "record-foreign"
    if isinstance(number, int) and number > FORMAT:
        return "record-newer"
    if not is_known(header):
        return "record-module"
    return "record-broken" if "end" in as_object(lines[-1]) else "record-cut"


def as_object(line: str) -> dict[str, object]:
    """A line of JSON, if it is an object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def is_known(header: dict[str, object]) -> bool:
    """Whether this version has the game and all modules that a header names."""
    known = {module.name: module.version for module in CATALOGUE.modules}
    modules = header.get("modules")
    wanted = modules if isinstance(modules, dict) else {}
    versions = [known.get(bare_name(name), -1) for name in wanted]
    newest = [version if isinstance(version, int) else 0 for version in wanted.values()]
    is_there = all(have >= need for have, need in zip(versions, newest, strict=True))
    return is_there and str(header.get("rules")) in known
