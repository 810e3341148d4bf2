"""Lessons: real games with a script, for somebody who learns to play."""

from __future__ import annotations

from motherlode.lessons.base import BASE
from motherlode.lessons.championship import CHAMPIONSHIP
from motherlode.lessons.extras import CHESTS, GOALS, PARTY, TOLL, WARDROBE
from motherlode.lessons.saboteur2 import SABOTEUR2, TRICKERY
from motherlode.lessons.script import Lesson
from motherlode.lessons.variants import DUEL, GREEDY, TOURNAMENT, VICTIM

LESSONS: tuple[Lesson, ...] = (
    BASE,
    SABOTEUR2,
    TRICKERY,
    CHAMPIONSHIP,
    GREEDY,
    GOALS,
    CHESTS,
    TOLL,
    WARDROBE,
    PARTY,
    VICTIM,
    TOURNAMENT,
    DUEL,
)


def lesson_named(name: str) -> Lesson | None:
    """The lesson of this name, if there is one."""
    return next((lesson for lesson in LESSONS if lesson.name == name), None)
