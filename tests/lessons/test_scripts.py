"""Every lesson can be played as it is written: a rule that changes is felt here."""

from __future__ import annotations

import pytest

from motherlode.lessons import LESSONS, lesson_named
from motherlode.lessons.script import YOU, Lesson
from motherlode.locale import languages, texts
from motherlode.rules.core.gold import winners
from motherlode.rules.modules import CATALOGUE
from motherlode.web.routes.catalogue import catalogue
from tests.lessons.walk import ends

EACH = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


@EACH
def test_every_way_that_a_script_accepts_is_legal_and_reaches_its_end(lesson: Lesson) -> None:
    for number in range(len(lesson.scenes)):
        assert ends(lesson, number), f"scene {number + 1} has no end"


@EACH
def test_what_is_said_last_is_what_lies_there_no_other_round_has_begun(lesson: Lesson) -> None:
    for number, scene in enumerate(lesson.scenes):
        found = ends(lesson, number)
        assert {int(end.round) for end in found} == {int(scene.start.state.round)}
        for end in found:
            assert not end.over or list(winners(end)) == [YOU], "a lesson to the end is a game won"


@EACH
def test_the_seats_stay_and_bots_do_one_thing_each(lesson: Lesson) -> None:
    names = {scene.start.names for scene in lesson.scenes}
    assert len(names) == 1
    assert lesson_named(lesson.name) is lesson
    for scene in lesson.scenes:
        assert scene.steps[-1].is_read, "the last step of a scene is read, then the next begins"
        for step in scene.steps:
            assert (step.seat == YOU) == bool(step.key)
            assert step.seat == YOU or len(step.choices) == 1


@EACH
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_text(lesson: Lesson, language: str) -> None:
    keys = texts(language).keys()
    steps = [step for scene in lesson.scenes for step in scene.steps if step.key]
    assert f"lesson-{lesson.name}" in keys
    assert [f"lesson-{lesson.name}-{step.key}" for step in steps] == [
        key for key in keys if key.startswith(f"lesson-{lesson.name}-")
    ], "the texts stand in the order of the steps"
    for step in steps:
        has_more = texts(language).has(f"lesson-{lesson.name}-{step.key}", "do")
        assert has_more == (not step.is_read), "what there is to do is said apart"


TAUGHT = {  # games need a lesson; of the others, none loses the one it has
    *CATALOGUE.games(),
    *("back_and_forth", "diversion", "greedy_dwarf", "jack_of_all_trades", "new_goals", "party"),
    *("pathfinder", "storage", "toll_tunnels", "treasure_chests", "turnabout", "veto", "victim"),
    "wardrobe",
}


def test_modules_are_taught_and_the_catalogue_says_which() -> None:
    taught = {name for lesson in LESSONS for name in lesson.teaches}
    assert taught >= TAUGHT
    assert {module.name for module in catalogue().modules if module.taught} == taught


def test_every_championship_card_is_really_played() -> None:
    lesson = lesson_named("championship")
    assert lesson is not None
    told = " ".join(
        text for scene in lesson.scenes for step in scene.steps for text in step.choices
    )
    assert [name for name in lesson.teaches if name not in told] == []


def test_there_is_no_lesson_of_a_name_nobody_knows() -> None:
    assert lesson_named("nonsense") is None
