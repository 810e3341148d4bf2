"""A lesson at a table: what its person is asked, what its bots do, and the orders of who learns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.lessons import lesson_named
from motherlode.lessons.course import Course
from motherlode.lessons.script import YOU, Lesson
from motherlode.rules.core.views import Prompt
from motherlode.tables.game.game import Game
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.entries import Chose, Entry, LessonLeft, LessonOpened, LessonRead
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Pace, Settings
from motherlode.tables.wire.requests import LessonAgain, LessonOff, LessonOn


def lesson_called(name: str) -> Lesson:
    """A lesson, or a refusal."""
    lesson = lesson_named(name)
    if lesson is None:
        raise TableRefusal("no_lesson", f"there is no lesson {name[:40]}")
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
    return LessonOpened(lesson.name, scene, lesson.scenes[scene].position)


# -- who is asked what ---------------------------------------------------------------------------


def prompts(standing: Standing, game: Game) -> dict[int, Prompt]:
    """Everybody who is asked; in a lesson its person is asked for what the step accepts."""
    course = standing.course
    asked = game.prompts()
    if course is None or course.kind == "left":
        return asked
    if course.kind != "do":
        asked.pop(YOU, None)
    elif YOU in asked:
        asked[YOU] = _narrowed(course, game, asked[YOU])
    return asked


def _narrowed(course: Course, game: Game, asked: Prompt) -> Prompt:
    """A prompt with the accepted answers only; if there is none, with all."""
    accepted = course.accepted(game.rules, map(int, asked.choices))
    if not accepted:
        return asked
    kept = vec[i64]([choice for choice in asked.choices if int(choice) in accepted])
    return Prompt(
        asked.seat, asked.asked, asked.kind, kept, asked.about, asked.silence, asked.cells
    )


def scripted(standing: Standing, game: Game) -> str | None:
    """What the script lets the bot do that is asked, if it can be done."""
    course = standing.course
    if course is None or course.step is None or course.step.seat != game.asked:
        return None
    accepted = course.accepted(game.rules, map(int, game.prompts()[game.asked].choices))
    return game.line_of(accepted[0]) if accepted else None


def window_choices(standing: Standing, game: Game) -> dict[int, int] | None:
    """What bots answer in a window of a lesson; None: what they want."""
    course = standing.course
    if course is None or course.kind == "left":
        return None
    asked = game.prompts()
    seat = YOU if course.step is None else course.step.seat
    if seat == YOU or seat not in asked:
        return {}
    accepted = course.accepted(game.rules, map(int, asked[seat].choices))
    return {seat: accepted[0]} if accepted else {}


# -- orders --------------------------------------------------------------------------------------


def course_of(standing: Standing) -> Course:
    """The lesson that is played here, or a refusal."""
    if standing.course is None:
        raise TableRefusal("no_lesson", "no lesson is played at this table")
    return standing.course


def first_accepted(standing: Standing, seat: int) -> int:
    """What is done for a person who lets a step be done."""
    game = standing.game
    asked = {} if game is None else prompts(standing, game)
    if game is None or seat not in asked or course_of(standing).kind != "do":
        raise TableRefusal("not_asked", "it is not your turn to answer")
    accepted = course_of(standing).accepted(game.rules, map(int, asked[seat].choices))
    return accepted[0] if accepted else int(asked[seat].choices[0])


def go_on(standing: Standing, seat: int, command: LessonOn) -> list[Entry]:
    """A step was read, or is done for its person; after the last of a scene comes the next."""
    course = course_of(standing)
    if course.kind != "read":
        choice = first_accepted(standing, seat)
        assert standing.game is not None
        return [Chose(seat, standing.game.line_of(choice))]
    is_last = course.place + 1 == len(course.scene.steps)
    if is_last and not course.is_last_scene:
        return [LessonRead(), opened(course.lesson, course.number + 1)]
    return [LessonRead()]


def again(standing: Standing, seat: int, command: LessonAgain) -> list[Entry]:
    """From the beginning, or from that of the scene."""
    course = course_of(standing)
    return [opened(course.lesson, course.number if command.scene else 0)]


def go_off(standing: Standing, seat: int, command: LessonOff) -> list[Entry]:
    """The script ends here."""
    course_of(standing)
    return [LessonLeft()]
