"""Programs at a live table: they sit where the host lets them, and everyone sees it."""

from __future__ import annotations

import pytest

from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from tests.tables.live import Live, Person, live
from tests.tables.test_lobby import BASE


async def come(room: Live, name: str, wanted: int | None = None) -> Person:
    """A program takes a seat and enters."""
    _, token = await room.table.take_seat(name, wanted, program=True)
    return await Person(room.table, token).enter()


async def is_refused(room: Live, wanted: int | None = None) -> bool:
    """Whether a program gets no seat because it is one."""
    with pytest.raises(TableRefusal) as refused:
        await room.table.take_seat("Robin", wanted, program=True)
    return refused.value.code == "no_programs"


def marks(person: Person) -> list[bool]:
    """Which seats are a program's, as this person sees it."""
    return [seat["program"] for seat in person.seats]


def test_a_table_has_no_programs_unless_its_host_wants_them() -> None:
    async def story(room: Live) -> None:
        ada, bo = await room.gather("Ada", "Bo", players=3)
        assert await is_refused(room)
        await ada.order("configure", settings={**BASE, "players": 3, "programs": True})
        robin = await come(room, "Robin")
        for person in (ada, bo, robin):
            assert marks(person) == [False, False, True]

    live(story)


def test_the_mark_stays_through_everything() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.gather("Ada", "Bo", players=3, programs=True)
        robin = await come(room, "Robin")
        await robin.order("rename", name="Robin II")
        await ada.order("move", seat=2, to=0)
        assert marks(ada) == [True, False, False]
        await ada.order("start")
        await room.restarted(ada, robin)
        assert marks(ada) == [True, False, False]
        await robin.order("leave")
        assert marks(ada) == [False, False, False]

    live(story)


def test_switching_it_off_sends_nobody_away() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.gather("Ada", players=4, programs=True)
        await come(room, "Robin")
        await ada.order("configure", settings={**BASE, "players": 4})
        assert marks(ada) == [False, True, False, False]
        assert await is_refused(room)

    live(story)


def test_a_latecomer_may_be_a_program() -> None:
    async def story(room: Live) -> None:
        (ada,) = await room.begun("Ada", players=3, programs=True)
        robin = await come(room, "Robin", 2)
        assert robin.view["seat"] == 2
        assert marks(ada) == [False, False, True]

    live(story)


def test_a_program_that_makes_a_table_may_sit_there() -> None:
    async def story(room: Live) -> None:
        code, token = await room.hall.make("Robin", Settings(players=3), True, program=True)
        robin = await Person(await room.hall.find(code), token).enter()
        assert marks(robin) == [True, False, False]
        assert robin.last_table()["settings"]["programs"]

    live(story)


def test_a_program_that_says_nothing_is_played_for() -> None:
    async def story(room: Live) -> None:
        ada, _ = await room.gather("Ada", "Bo", players=3, programs=True)
        robin = await come(room, "Robin")
        await ada.order("configure", settings={**BASE, "players": 3, "first": 2, "clock": 10})
        await ada.order("start")
        assert robin.prompt is not None
        await ada.until(lambda: ada.view["asked"] != 2, 60)

    live(story)
