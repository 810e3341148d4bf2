"""Everybody shuffles: who adds bits, when they are told, and what happens when they aren't."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from motherlode.rules.records.record import SHUFFLED
from motherlode.rules.records.replay import check
from motherlode.rules.records.shuffle import Shuffle, bits_hash, hash_of
from motherlode.rules.records.text import read_record
from motherlode.tables.live.clocks import pacing
from motherlode.tables.live.shuffling import dealt
from motherlode.tables.live.standing import Standing
from motherlode.tables.outside import Luck
from motherlode.tables.wire.entries import Began, Promised
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Contribute, Reveal
from tests.support.deals import FIRST_SEED, secret_of
from tests.tables.live import Live, Person, live

BITS = ["a1" * 32, "b2" * 32, "c3" * 32]


async def contribute(person: Person, bits: str) -> dict[str, Any]:
    """Add the hash of these bits to the next shuffle."""
    promise = person.read().last_table()["promise"]
    return await person.order("contribute", promise=promise, hash=bits_hash(bits))


async def gathered(room: Live, *names: str, **settings: Any) -> list[Person]:
    """People whose devices have all drawn bits."""
    people = await room.gather(*names, **settings)
    for person, bits in zip(people, BITS):
        assert (await contribute(person, bits))["type"] == "done"
    return people


def shuffle_of(room: Live) -> Shuffle:
    """What the game at the table was dealt from."""
    game = room.table.standing.game
    assert game is not None
    shuffle = game.recorder.record.shuffle
    assert shuffle is not None
    return shuffle


def hashed(room: Live) -> list[bool]:
    """Whose bits are in the next shuffle, by seat."""
    return [bool(seat.hash) for seat in room.table.standing.seats]


def phase(person: Person) -> str:
    """Lobby, playing or over."""
    found: str = person.read().last_table()["phase"]
    return found


def test_the_deal_comes_from_the_secret_and_everybodys_bits() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        promise = ada.last_table()["promise"]
        assert hashed(room) == [True, True, False]
        assert ada.last_table()["shuffle"] is None
        await ada.order("start")
        hashes = [bits_hash(BITS[0]), bits_hash(BITS[1]), ""]
        for person in (ada, bo):
            assert person.read().last_table()["shuffle"] == hashes
            assert phase(person) == "lobby"
        await ada.order("reveal", bits=BITS[0])
        assert phase(bo) == "lobby"
        await bo.order("reveal", bits=BITS[1])
        assert phase(ada) == phase(bo) == "playing"
        shuffle = shuffle_of(room)
        expected = Shuffle(secret_of(FIRST_SEED), tuple(hashes), (BITS[0], BITS[1], ""))
        assert shuffle == expected
        assert ada.last_table()["commitment"] == promise == shuffle.commitment
        assert ada.last_table()["shuffle"] is None
        assert not any(hashed(room))  # those were for this game
        assert ada.last_table()["promise"] != promise
        one = shuffle._replace(bits=(BITS[0], BITS[2], ""))
        assert shuffle.key != one.key  # whoever adds bits changes everything

    live(story)


def test_before_the_hashes_are_closed_nobody_is_told_any_bits() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        assert (await ada.order("reveal", bits=BITS[0]))["type"] == "done"  # it means nothing yet
        assert not room.table.standing.revealed
        await ada.order("start")
        refused = await bo.order("reveal", bits=BITS[0])  # somebody else's
        assert (refused["type"], refused["code"]) == ("refused", "bad_bits")
        refused = await contribute(bo, BITS[2])  # another choice after the closing
        assert (refused["type"], refused["code"]) == ("refused", "closed")
        await ada.order("reveal", bits=BITS[0])
        for person in (ada, bo):  # what others told is told only by the record
            assert BITS[0] not in json.dumps(person.read().told)
            assert secret_of(FIRST_SEED) not in json.dumps(person.told)

    live(story)


def test_whoever_keeps_bits_back_is_not_waited_for_and_it_is_written_down() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await ada.order("start")
        await ada.order("reveal", bits=BITS[0])
        await room.time.elapse(pacing.SHUFFLE - 1)
        assert phase(ada) == "lobby"
        await room.time.elapse(2)
        assert phase(ada) == phase(bo) == "playing"
        shuffle = shuffle_of(room)
        assert shuffle.hashes[1] == bits_hash(BITS[1])
        assert shuffle.bits == (BITS[0], "", "")
        assert (await bo.order("reveal", bits=BITS[1]))["type"] == "done"  # too late
        assert shuffle_of(room) == shuffle

    live(story)


def test_while_the_cards_are_shuffled_nothing_else_changes() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await ada.order("start")
        for order, fields in (
            ("start", {}),
            ("rename", {"name": "Eve"}),
            ("move", {"seat": 0, "to": 1}),
            ("remove", {"seat": 1}),
            ("configure", {"settings": {"players": 4}}),
        ):
            assert (await ada.order(order, **fields))["code"] == "shuffling"
        await bo.order("leave")
        await ada.order("reveal", bits=BITS[0])
        assert phase(ada) == "playing"  # nobody waits for whoever has left
        assert [seat["kind"] for seat in ada.seats] == ["person", "bot", "bot"]
        assert shuffle_of(room).bits == (BITS[0], "", "")

    live(story)


def test_nobody_waits_for_the_last_one_missing_once_they_have_left() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await ada.order("start")
        await ada.order("reveal", bits=BITS[0])
        await bo.order("leave")
        await room.time.elapse(0)
        assert phase(ada) == "playing"

    live(story)


@pytest.mark.parametrize("wrong", ["a" * 63 + "\n", "a" * 63, "a" * 64 + "\n", "A" * 64])
def test_bits_and_hashes_are_64_digits_and_nothing_else(wrong: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "reveal", "id": "reveal01", "bits": wrong}, Reveal)
    told = {"type": "contribute", "id": "contrib1", "promise": "a" * 64, "hash": wrong}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(told, Contribute)


def test_a_restart_in_the_middle_of_a_shuffle_changes_nothing_of_it() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await ada.order("start")
        await ada.order("reveal", bits=BITS[0])
        closed = ada.read().last_table()["shuffle"]
        await room.restarted(ada, bo)
        assert bo.read().last_table()["shuffle"] == closed
        await bo.order("reveal", bits=BITS[1])
        assert shuffle_of(room).bits == (BITS[0], BITS[1], "")
        assert shuffle_of(room).secret == secret_of(FIRST_SEED)

    live(story)


def test_bits_may_be_drawn_again_until_they_are_closed_and_go_with_their_seat() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await contribute(bo, BITS[2])
        await ada.order("move", seat=1, to=2)
        await bo.order("leave")
        assert hashed(room) == [True, False, False]
        await ada.order("start")
        assert ada.read().last_table()["shuffle"] == [bits_hash(BITS[0]), "", ""]

    live(story)


def test_a_game_without_any_bits_and_whoever_is_away_need_no_waiting() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo", players=3)
        await contribute(bo, BITS[1])
        await bo.leave()
        await ada.order("start")
        assert phase(ada) == "playing"
        assert shuffle_of(room) == (secret_of(FIRST_SEED), ("", "", ""), ("", "", ""))

    live(story)


def test_a_table_that_starts_at_once_waits_for_the_bits_of_its_host() -> None:
    async def story(room: Live) -> None:
        settings = Settings(pace="instant", players=3, first=0)
        code, token = await room.hall.make("Ada", settings, True, shuffle=bits_hash(BITS[0]))
        room.table = await room.hall.find(code)
        ada = await Person(room.table, token).enter()
        assert ada.last_table()["shuffle"] == [bits_hash(BITS[0]), "", ""]
        await ada.order("reveal", bits=BITS[0])
        assert phase(ada) == "playing"
        assert shuffle_of(room).bits[0] == BITS[0]

    live(story)


def test_the_record_has_all_that_is_needed_and_a_rematch_is_another_shuffle() -> None:
    async def story(room: Live) -> None:
        ada, bo = await gathered(room, "Ada", "Bo", players=3)
        await ada.order("start")
        promise = ada.read().last_table()["promise"]
        for person, bits in zip((ada, bo), BITS):
            await person.order("reveal", bits=bits)
        assert (await contribute(ada, BITS[2]))["type"] == "done"  # for the next one
        for person in (ada, bo):
            await person.order("abort")
        assert phase(ada) == "over"
        game = room.table.standing.game
        assert game is not None
        record = read_record(game.record())
        check(record)
        assert (record.format, record.commitment) == (SHUFFLED, promise)
        assert record.shuffle == shuffle_of(room)
        assert ada.latest("ending")["seed"] == record.key.hex()
        await bo.order("rematch")
        assert ada.read().last_table()["shuffle"] == [bits_hash(BITS[2]), "", ""]
        await ada.order("reveal", bits=BITS[2])
        assert phase(bo) == "playing"
        assert shuffle_of(room).secret == secret_of(FIRST_SEED + 1)
        assert shuffle_of(room).bits == (BITS[2], "", "")

    live(story)


def test_a_promise_of_an_earlier_version_is_kept() -> None:
    async def story(room: Live) -> None:
        ada, _ = await gathered(room, "Ada", "Bo", players=3)
        standing = room.table.standing
        await room.table.journal.commit([Promised(seed=7, salt="salt")])
        await contribute(ada, BITS[0])
        await ada.order("start")
        game = standing.game
        assert game is not None
        assert game.recorder.record.seed == 7
        assert game.state.stream is None

    live(story)


def test_a_server_draws_256_bits_and_shows_only_their_hash() -> None:
    one, other = Luck().bits(), Luck().bits()
    assert one != other
    assert len(one) == 64
    assert hash_of("secret", one) != bits_hash(one)  # what bits are for goes into the hash


def test_bots_draw_from_a_seed_that_is_no_part_of_the_shuffle() -> None:
    standing, whims = Standing("BCDFGHJKL"), []
    standing.promise = Promised(secret="5e" * 32)
    for _ in range(2):
        began, promised = dealt(standing, Luck())
        assert isinstance(began, Began)
        assert isinstance(promised, Promised)
        assert began.secret == standing.promise.secret != promised.secret
        whims.append(began.whim)
    assert whims[0] != whims[1]  # the same deal, other bots
    assert all(len(whim) >= 22 for whim in whims)  # 128 bits
