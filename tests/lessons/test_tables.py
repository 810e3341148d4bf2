"""A lesson at a live table: resumed, left, dropped; its bots keep to the script."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.lessons import LESSONS
from motherlode.lessons.script import Lesson
from motherlode.tables.live.lessons import lesson_called
from motherlode.tables.wire.errors import TableRefusal
from tests.tables.live import Live, Person, live


async def begun(room: Live, name: str = "base", who: str = "Eve") -> Person:
    """Somebody who begins a lesson."""
    code, token = await room.hall.make_lesson(who, lesson_called(name), "instant")
    room.table = await room.hall.find(code)
    return await Person(room.table, token).enter()


async def wait(person: Person) -> dict[str, Any]:
    """Wait until the bots have played; how far the lesson is."""
    await person.until(lambda: person.latest("lesson")["kind"] != "watch")
    found: dict[str, Any] = person.latest("lesson")
    return found


async def skip_to(person: Person, key: str) -> dict[str, Any]:
    """Let every step be done until this one."""
    while (now := await wait(person))["key"] != key:
        assert (await person.order("lesson_on"))["type"] == "done"
    return now


@pytest.mark.parametrize(
    ("who", "wished", "names"),
    [
        ("Eve", ["Ana", " Beto", "Caio", "Duda"], ["Eve", "Ana", "Beto", "Caio"]),
        ("Ana", ["Ana", "Beto"], ["Ana", "Ada", "Beto", "Cai"]),
        ("Eve", [], ["Eve", "Ada", "Bo", "Cai"]),
    ],
)
def test_the_others_have_names_of_the_language(
    who: str, wished: list[str], names: list[str]
) -> None:
    async def story(room: Live) -> None:
        code, token = await room.hall.make_lesson(who, lesson_called("base"), "instant", wished)
        room.table = await room.hall.find(code)
        person = await Person(room.table, token).enter()
        assert [seat["name"] for seat in person.latest("view")["seats"]] == names
        now = await skip_to(person, "fix")
        assert now["seats"] == ["You", "Ada", "Bo", "Cai"]  # what the texts call them

    live(story)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_lesson_is_skipped_step_by_step_to_its_end(lesson: Lesson) -> None:
    async def story(room: Live) -> None:
        eve = await begun(room, lesson.name)
        seen = []
        while (now := await wait(eve))["kind"] != "done":
            assert now["kind"] in ("read", "do"), now
            seen.append((now["step"], now["key"]))
            told = await eve.order("lesson_on")
            assert told["type"] == "done", told
            before = now
            await eve.until(lambda: eve.latest("lesson") != before)  # noqa: B023
        assert seen == list(enumerate(key for _, key in seen))
        assert now["step"] == now["steps"] == len(seen)

    live(story)


def test_only_what_the_step_accepts_is_asked() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        assert eve.prompt is None  # it is read first
        await skip_to(eve, "lay")
        assert eve.prompt is not None
        assert [option["text"] for option in eve.prompt["options"]] == ["straight_ew @ 3,0"]
        await eve.answer(0)
        now = await wait(eve)
        assert now["key"] == "fix"
        assert eve.latest("view")["seats"][0]["tools"] == ["lantern"]

    live(story)


def test_a_lesson_goes_on_where_it_was_after_a_restart() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        before = await skip_to(eve, "map")
        view = eve.latest("view")
        await room.restarted(eve)
        assert eve.latest("lesson") == before
        assert eve.latest("view") == view
        await skip_to(eve, "hinder")
        await room.restarted(eve)
        assert (await wait(eve))["key"] == "hinder"

    live(story)


def test_who_leaves_the_script_plays_a_game_like_any_other() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        await skip_to(eve, "rockfall")
        assert (await eve.order("lesson_off"))["type"] == "done"
        assert eve.latest("lesson")["kind"] == "left"
        rests = 0
        while eve.latest("ending") is None:
            await eve.until(lambda: eve.prompt or eve.is_awaited or eve.latest("ending"))
            if eve.is_awaited:
                rests += 1
                await eve.order("ready")
            elif eve.prompt:
                await eve.answer()
        assert eve.latest("view")["over"]
        assert rests == 2
        assert room.table.standing.last_finished() is None, "a lesson has no record"
        await eve.order("lesson_again", scene=True)
        assert eve.latest("lesson")["key"] == "welcome"
        await eve.order("lesson_off")
        await room.restarted(eve)
        assert eve.latest("lesson")["kind"] == "left"

    live(story)


def test_a_lesson_begins_again() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        await skip_to(eve, "dead_end")
        await eve.order("lesson_again", scene=True)
        assert eve.latest("lesson")["key"] == "other_side"
        await eve.order("lesson_again")
        assert eve.latest("lesson")["key"] == "welcome"
        assert eve.latest("view")["role"] == "digger"

    live(story)


def test_nobody_fills_the_log_with_lessons() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        told = [await eve.order("lesson_again") for _ in range(7)]
        assert told[5]["type"] == "done"
        assert told[6]["code"] == "too_fast"
        await room.time.elapse(5)
        assert (await eve.order("lesson_again"))["type"] == "done"

    live(story)


def test_a_lesson_can_be_dropped() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        await skip_to(eve, "map")
        assert (await eve.order("leave"))["type"] == "goodbye"

    live(story)


def test_nothing_happens_while_somebody_reads_or_is_away() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        assert room.table.waiting.due() is None
        await skip_to(eve, "fix")
        assert room.table.waiting.due() is None
        await eve.leave()
        assert room.table.waiting.due() is None

    live(story)


def test_the_round_is_not_called_in_a_lesson() -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        await skip_to(eve, "lay")
        assert (await eve.order("call"))["code"] == "lesson"

    live(story)


def test_somebody_with_the_name_of_a_bot_has_it() -> None:
    async def story(room: Live) -> None:
        ada = await begun(room, who="Ada")
        names = [seat["name"] for seat in ada.seats]
        assert names[0] == "Ada"
        assert len(set(names)) == 4
        assert (await skip_to(ada, "end"))["seats"] == ["You", "Ada", "Bo", "Cai"]

    live(story)


def test_who_watches_is_told_nothing_of_the_lesson() -> None:
    async def story(room: Live) -> None:
        await begun(room)
        watcher = await Person(room.table, None).enter()
        assert watcher.latest("lesson") is None

    live(story)


def test_there_are_no_lessons_at_other_tables() -> None:
    async def story(room: Live) -> None:
        (eve,) = await room.begun("Eve")
        for order in ("lesson_on", "lesson_off", "lesson_again"):
            assert (await eve.order(order))["code"] == "no_lesson"

    live(story)


def test_a_lesson_of_another_version_is_a_game_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(room: Live) -> None:
        eve = await begun(room)
        await skip_to(eve, "map")
        monkeypatch.setattr("motherlode.tables.live.changes.games.lesson_named", lambda name: None)
        await room.restarted(eve)
        assert eve.latest("lesson") is None
        assert len(eve.prompt["options"]) > 1 if eve.prompt else False

    live(story)


def test_a_lesson_nobody_knows_is_refused() -> None:
    with pytest.raises(TableRefusal, match="no lesson"):
        lesson_called("nonsense")
