"""Lessons at a table: how one begins, and the orders of the person who learns."""

from __future__ import annotations

from motherlode.lessons import lesson_named
from motherlode.lessons.course import Course
from motherlode.lessons.script import Lesson
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.wire.entries import LessonLeft, LessonOpened, LessonRead
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import LessonAgain, LessonOff, LessonOn
from motherlode.tables.wire.values import Pace


def lesson_called(name: str) -> Lesson:
    """A lesson, or a refusal."""
    lesson = lesson_named(name)
    if lesson is None:
        raise TableRefusal("no_lesson", f"there’s no lesson called {name[:40]}")
    return lesson


def lesson_settings(lesson: Lesson, pace: Pace) -> Settings:
    """The settings of a table for a lesson: nobody waits for anybody."""
    selection = lesson.scenes[0].start.selection
    return Settings(
        game=selection.game,
        modules=tuple(selection.modules),
        players=len(lesson.scenes[0].start.names),
        pace=pace,
    )


def opened(lesson: Lesson, scene: int) -> LessonOpened:
    """The line with which a scene begins."""
    return LessonOpened(lesson.name, scene, lesson.scenes[scene].position, rests=True)


# -- orders --------------------------------------------------------------------------------------


def course_of(standing: Standing) -> Course:
    """The lesson that is played here, or a refusal."""
    if standing.course is None:
        raise TableRefusal("no_lesson", "there’s no lesson at this table")
    return standing.course


def first_accepted(standing: Standing, seat: int) -> int:
    """What is done for a person who lets a step be done."""
    game = standing.game
    asked = {} if game is None else standing.prompts(game)
    if game is None or seat not in asked or course_of(standing).kind != "do":
        raise TableRefusal("not_asked", "it isn’t your turn to decide")
    accepted = course_of(standing).accepted(game.rules, map(int, asked[seat].choices))
    return accepted[0] if accepted else int(asked[seat].choices[0])


def go_on(standing: Standing, seat: int, command: LessonOn) -> list[Change]:
    """A step was read, or is done for its person; after the last of a scene comes the next."""
    course = course_of(standing)
    if course.kind != "read":
        choice = first_accepted(standing, seat)
        assert standing.game is not None
        return [standing.game.attempt(seat, choice)]
    is_last = course.place + 1 == len(course.scene.steps)
    if is_last and not course.is_last_scene:
        return [LessonRead(), opened(course.lesson, course.number + 1)]
    return [LessonRead()]


def again(standing: Standing, seat: int, command: LessonAgain) -> list[Change]:
    """From the beginning, or from that of the scene."""
    course = course_of(standing)
    return [opened(course.lesson, course.number if command.scene else 0)]


def go_off(standing: Standing, seat: int, command: LessonOff) -> list[Change]:
    """The script ends here."""
    course_of(standing)
    return [LessonLeft()]
