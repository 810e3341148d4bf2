"""Walking through lessons without a table: every way that a script accepts."""

from __future__ import annotations

from collections.abc import Iterator

from motherlode.lessons.course import Course
from motherlode.lessons.script import Lesson
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import apply, asked_seat
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt


def told(course: Course) -> str:
    """Where a course stands, for people who mend it."""
    scene = f"{course.lesson.name}, scene {course.number + 1}"
    return f"{scene}, step {course.place + 1}: {course.step}"


def ways(course: Course, state: State, most: int = 3) -> Iterator[State]:
    """Every end of a scene that accepted choices lead to; of many alike only the first."""
    step = course.step
    if step is None:
        assert not course.left, told(course)
        yield state
        return
    if step.is_read:
        course.read()
        yield from ways(course, state, most)
        return
    seat = int(asked_seat(state))
    assert seat != NOBODY, f"the game is over at {told(course)}"
    asked = prompt(state, seat)
    if seat != step.seat and asked.silence != NOBODY:
        after = state.copy()
        apply(after, asked.silence)
        yield from ways(course, after, most)
        return
    assert seat == step.seat, f"seat {seat} is asked at {told(course)}"
    accepted = course.accepted(state.rules, map(int, asked.choices))
    offered = [course._text(state.rules, int(choice)) for choice in asked.choices]
    assert accepted, f"{told(course)} is not among {offered}"
    for choice in accepted[: most if seat == 0 else 1]:
        after, on = state.copy(), Course(course.lesson, course.number)
        on.place = course.place
        on.hear(state.rules, seat, choice, int(asked.silence))
        assert on.place == course.place + 1, told(course)
        apply(after, choice)
        yield from ways(on, after, most)


def ends(lesson: Lesson, scene: int) -> list[State]:
    """The ends of a scene."""
    return list(ways(Course(lesson, scene), lesson.scenes[scene].start.state.copy()))
