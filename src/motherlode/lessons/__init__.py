"""Lessons: real games with a script, for somebody who learns to play."""

from __future__ import annotations

from motherlode.lessons.base import BASE
from motherlode.lessons.script import Lesson

LESSONS: tuple[Lesson, ...] = (BASE,)


def lesson_named(name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
