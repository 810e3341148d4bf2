"""Faces: chosen or drawn, kept in the log, never two alike at a table."""

from __future__ import annotations

import json
from itertools import combinations

import msgspec
import pytest

from motherlode.rules.notation.words import DEFAULT_NAMES
from motherlode.tables.live.connected.info import table_info
from motherlode.tables.live.seating.faces import (
    FACES,
    are_alike,
    drawn,
    face_of,
    face_with,
    parts_of,
    unlike,
)
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Luck
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import Made, Sat
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Request
from tests.tables.live import Live, live


def all_unlike(faces: list[int]) -> bool:
    """Whether nobody can be taken for somebody else."""
    return not any(are_alike(one, other) for one, other in combinations(faces, 2))


def test_a_face_is_made_of_its_parts() -> None:
    for face in (0, 1, 12, 143, 1728, 17_017, FACES - 1):
        assert face_with(*parts_of(face)) == face
    assert parts_of(FACES - 1) == (11, 11, 11, 11)


def test_every_bot_has_a_hat_of_its_own() -> None:
    faces = [face_of(name) for name in DEFAULT_NAMES]
    assert len({parts_of(face)[0] for face in faces}) == len(DEFAULT_NAMES)
    assert [*faces[:2], face_of("Зоя")] == [3805, 15609, 16301]  # as in ui/tests/faces.test.ts


def test_a_face_that_is_taken_gets_another_hat() -> None:
    face = face_with(11, 4, 7, 2)
    assert unlike(face, []) == face
    assert unlike(face, [face_with(11, 4, 0, 9)]) == face_with(0, 4, 7, 2)
    assert unlike(face, [face_with(11, 5, 7, 2)]) == face
    everywhere = [face_with(hat, 4, 0, 0) for hat in range(12)]
    assert unlike(face, everywhere) == face  # it can't be avoided


def test_twelve_faces_by_lot_share_nothing() -> None:
    faces: list[int] = []
    for _ in range(12):
        faces.append(drawn(faces, Luck()))
    for part in range(4):
        assert len({parts_of(face)[part] for face in faces}) == 12
    assert 0 <= drawn(faces, Luck()) < FACES


def test_a_face_is_chosen_or_drawn_and_kept() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.gather("Ada", "Bo")
        await room.table.take_seat("Cai", face=4242)
        before = [seat["face"] for seat in ada.seats if seat["kind"] != "open"]
        assert before[2] == 4242
        assert all_unlike(before)
        hat, beard, head, color = parts_of(before[0])
        other_head = face_with(hat, beard, (head + 1) % 12, color)
        assert (await ada.order("face", face=other_head))["type"] == "done"
        assert ada.seats[0]["face"] == other_head
        assert (await ada.order("fill"))["type"] == "done"
        told = [seat["face"] for seat in ada.seats]
        assert all_unlike(told)
        await room.restarted(ada)
        assert [seat["face"] for seat in ada.seats] == told

    live(story)


def test_nobody_takes_the_face_of_somebody_else() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo")
        taken = bo.seats[1]["face"]
        other_color = face_with(*parts_of(taken)[:2], 0, (parts_of(taken)[3] + 1) % 12)
        assert (await ada.order("face", face=other_color))["code"] == "face_taken"
        assert (await bo.order("face", face=other_color))["type"] == "done"
        _, token = await room.table.take_seat("Cai", face=taken)
        assert token
        assert all_unlike([seat["face"] for seat in ada.seats if seat["kind"] != "open"])

    live(story)


def test_a_face_stays_for_the_game_and_goes_on_with_a_bot() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.begun("Ada", "Bo")
        assert (await ada.order("face", face=5))["code"] == "begun"
        face = ada.seats[1]["face"]
        assert (await bo.order("leave"))["type"] == "goodbye"
        assert (ada.seats[1]["kind"], ada.seats[1]["face"]) == ("bot", face)
        seat, _ = await room.table.take_seat("Nora", 1, 77)
        assert (seat, ada.seats[1]["face"]) == (1, 77)

    live(story)


def test_a_bot_keeps_its_face_at_another_level() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=3)
        await ada.order("sit_bot", seat=1, level="greedy")
        face = ada.seats[1]["face"]
        await ada.order("sit_bot", seat=1, level="random")
        assert (ada.seats[1]["level"], ada.seats[1]["face"]) == ("random", face)

    live(story)


def test_a_seat_of_an_older_log_has_the_face_of_its_name() -> None:
    line = json.dumps({"type": "sat", "seat": 0, "name": "Bo", "key": "", "host": True})
    sat = entries.read(line.encode())
    assert sat == Sat(0, "Bo", "", True, None)
    standing = Standing("")
    standing.take(Made(Settings(players=3)))
    standing.take(sat)
    standing.take(Sat(1, "Bo2", "", False, face_of("Bo")))
    assert table_info(standing).seats[0].face == face_of("Bo")


@pytest.mark.parametrize("face", [-1, FACES, "0"])
def test_a_number_that_is_no_face_is_not_understood(face: object) -> None:
    text = json.dumps({"type": "face", "id": "12345678", "face": face})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.Decoder(Request).decode(text)
