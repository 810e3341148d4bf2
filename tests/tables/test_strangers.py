"""Strangers at a table: names that could be mistaken, removed people's seats, late ones."""

from __future__ import annotations

from contextlib import suppress

import pytest

from motherlode.tables.live.newcomers import Person as Newcomer
from motherlode.tables.live.newcomers import sit_down
from motherlode.tables.live.seating.lookalikes import LATIN, SEEN, are_alike
from motherlode.tables.live.seating.seats import clean_name
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.reasons import why
from tests.tables.live import Live, Person, live
from tests.tables.test_intermission import to_the_end_of_a_round


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аda", "Ada"),  # Cyrillic
        ("ΑDA", "Ada"),  # Greek
        ("ВОВ", "Bob"),  # Cyrillic, in capitals
        ("раур", "payp"),
        ("Ａｄａ", "Ada"),  # of full width
        ("𝐀da", "Ada"),
        ("Ad\u200ba", "Ada"),  # a space without width
        ("Ad\u200da", "Ada"),
        ("A\u0332da", "Ada"),  # a line below
        ("Ilka", "lIka"),
        ("B0b", "BOb"),
        ("B0b", "Bob"),
        ("B0B", "Bob"),
        ("В0Ь", "BOb"),  # Cyrillic, with a digit
        ("Bi11", "BiII"),
        ("BI11", "bill"),
        ("Arnie", "Amie"),
        ("Avvi", "Awi"),
        ("Eclie", "Edie"),
        ("Ec1ie", "Edie"),
        ("ІВАН", "IBAH"),
        ("Zoе", "Zoe"),
        ("ᗅda", "Ada"),  # Canadian syllabics
        ("𐊠da", "Ada"),  # Carian
        ("\u0262us", "Gus"),  # a small capital
        ("ᴀᴅᴀ", "ADA"),
        ("Ada.", "Ada"),
        ("Ada_", "Ada"),
        ("A da", "Ada"),
        ("Ann-Marie", "Annmarie"),
        ("Ada`", "Ada"),
        ("5am", "Sam"),
        ("カナ", "力ナ"),
        ("エマ", "工マ"),
        ("ルー", "ル一"),
        ("ﾛｲ", "口イ"),
        ("ヘイ", "へイ"),  # in katakana and in hiragana
    ],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert are_alike(other, name)
    with pytest.raises(TableRefusal) as refused:
        clean_name(name, [other])
    assert refused.value.code in ("name_taken", "bad_name")  # unless such signs are never allowed


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ian", "Lan"),
        ("Clara", "Dara"),
        ("ARNO", "AMO"),
        ("José", "Jose"),
        ("Олена", "Ольга"),
        ("Нина", "Hina"),
        ("Лі", "Ли"),
        ("はな", "ばな"),
        ("가나", "나가"),
        ("Bo", "Bob"),
        ("Ada 2", "Ada 3"),
        ("Ada 5", "Ada 2"),
        ("Ada", "Ada 2"),
        ("Ann", "Anna"),
        ("!!!", "???"),
        ("!!!", "Ada"),
        ("🙂", "🙃"),
    ],
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not are_alike(name, other)
    assert clean_name(name, [other]) == name


def test_whoever_looks_like_another_is_told_a_name_that_is_free() -> None:
    with pytest.raises(TableRefusal, match=r"how about Аda 3\?") as refused:
        clean_name("Аda", ["Ada", "", "Ada 2"])
    told = why(refused.value.reason)
    assert told is not None
    assert (told.code, told.values["free"]) == ("name-alike", "Аda 3")
    assert clean_name("Аda 3", ["Ada", "", "Ada 2"]) == "Аda 3"
    with pytest.raises(TableRefusal) as long:
        clean_name("А" + "d" * 19, ["A" + "d" * 19])
    assert len(str(why(long.value.reason).values["free"])) <= 20  # type: ignore[union-attr]


def test_whoever_has_anothers_name_is_told_a_name_that_is_free() -> None:
    for name in ("Ada", "ADA", "ＡＤＡ"):
        with pytest.raises(TableRefusal) as refused:
            clean_name(name, ["Ada", "Ada 2"])
        told = why(refused.value.reason)
        assert told is not None
        assert (refused.value.code, told.code) == ("name_taken", "name-taken")
        assert clean_name(str(told.values["free"]), ["Ada", "Ada 2"]) == f"{name} 3"


def test_the_table_of_letters_is_whole() -> None:
    assert len(SEEN) == len(LATIN) == len(set(SEEN))
    assert not any(sign.isascii() for sign in SEEN)
    assert LATIN.isascii()


def test_a_seat_whose_person_was_removed_is_closed_until_the_next_round() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.begun("Ada", "Bo", players=3)
        assert (await ada.order("remove", seat=1))["type"] == "done"
        with pytest.raises(TableRefusal, match="next round") as refused:
            await room.table.take_seat("Eve", 1)
        assert refused.value.code == "next_round"
        await room.restarted(ada)
        assert await free_seats(room) == set()
        await to_the_end_of_a_round([ada])
        assert await free_seats(room) == set()
        await ada.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)
        assert await free_seats(room) == {1, 2}

    live(story)


async def free_seats(room: Live) -> set[int]:
    """The seats that a newcomer could take now; nobody takes one."""
    standing, free = room.table.standing, set()
    for number in (None, *range(len(standing.seats))):
        with suppress(TableRefusal):
            free.add(sit_down(standing, Newcomer("Zoe"), "token", room.luck, number).seat)
    return free


def test_whoever_left_a_seat_sees_no_second_hand_in_that_round() -> None:
    async def story(room: Live) -> None:
        ada, bo, cai = await room.begun("Ada", "Bo", "Cai", players=5)
        assert await free_seats(room) == {3, 4}
        assert (await bo.order("leave"))["type"] == "goodbye"
        assert await free_seats(room) == {1}  # the hand they know
        await room.restarted(ada, cai)
        assert await free_seats(room) == {1}
        seat, token = await room.table.take_seat("Eve")
        assert seat == 1
        assert await free_seats(room) == set()
        eve = await Person(room.table, token).enter()
        assert (await eve.order("leave"))["type"] == "goodbye"
        assert await free_seats(room) == {1}  # nobody who left has seen another
        assert (await cai.order("leave"))["type"] == "goodbye"
        assert await free_seats(room) == set()  # now one of them would
        await to_the_end_of_a_round([ada])
        await ada.order("ready")
        await ada.until(lambda: ada.view["round"] == 2)
        assert await free_seats(room) == {1, 2, 3, 4}

    live(story)


def test_whoever_reloads_or_moves_to_another_device_keeps_their_seat() -> None:
    async def story(room: Live) -> None:
        _, bo, cai = await room.begun("Ada", "Bo", "Cai", players=5)
        hand = bo.view["hand"]
        assert (await cai.order("leave"))["type"] == "goodbye"
        await bo.leave()
        await room.time.elapse(3_600)
        assert await free_seats(room) == {2}
        await bo.enter()
        other = await Person(room.table, bo.token).enter()
        assert (other.latest("you"), sorted(other.view["hand"])) == (1, sorted(hand))

    live(story)


def test_late_ones_come_to_public_tables_only_if_the_host_says_so() -> None:
    assert (Settings().late, Settings(public=True).late) == (True, False)
    assert Settings(public=True, late=True).late
    assert not Settings(late=False).late

    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, public=True)
        with pytest.raises(TableRefusal, match="already started"):
            await room.table.take_seat("Eve")
        assert (await ada.order("allow_late", late=True))["type"] == "done"
        assert (await room.table.take_seat("Eve"))[0] == 1

    live(story)


def test_bots_of_a_public_table_make_room_before_a_game_and_after_it() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=3, public=True)
        for seat in (1, 2):
            assert (await ada.order("sit_bot", seat=seat))["type"] == "done"
        assert (await room.table.take_seat("Bo", 1))[0] == 1
        (ada,) = await room.begun("Ada", players=3, public=True)
        with pytest.raises(TableRefusal, match="already started"):
            await room.table.take_seat("Eve", 2)
        assert (await ada.order("abort"))["type"] == "done"
        assert (await ada.order("leave"))["type"] == "goodbye"
        assert (await room.table.take_seat("Ada"))[0] == 0  # back for the rematch

    live(story)
