"""Beginnings: what is written down first of a new table."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.lessons.script import Lesson
from motherlode.tables.live.lessons import lesson_settings, opened
from motherlode.tables.live.newcomers import Person, sit_down
from motherlode.tables.live.orders import lines_for
from motherlode.tables.live.seating.seats import bot_name
from motherlode.tables.live.shuffling import promise
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.outside import Outside
from motherlode.tables.wire.entries import Entry, Hashed, Made, Sat, SatBot
from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.requests import Start
from motherlode.tables.wire.values import Pace


def first_lines(
    person: Person,
    settings: Settings,
    token: str,
    start: bool,
    outside: Outside,
    shuffle: str = "",
) -> Sequence[Change]:
    """What is written down of a new table."""
    standing = Standing("")
    made: list[Entry] = [Made(settings), promise(outside.luck)]
    for entry in made:
        standing.take(entry)
    made.append(sit_down(standing, person, token, outside.luck, host=True))
    standing.take(made[-1])
    if shuffle:
        made.append(Hashed(0, shuffle))
        standing.take(made[-1])
    if start:
        return [*made, *lines_for(standing, 0, Start(id="start000"), outside)]
    return made


def lesson_lines(
    person: Person, lesson: Lesson, token: str, pace: Pace, others: Sequence[str], outside: Outside
) -> Sequence[Change]:
    """What is written down of a new table for a lesson.

    Its bots have the names wished for, which are those of the learner's language, or else those of
    the script; the script itself goes by seats.
    """
    settings = lesson_settings(lesson, pace)
    made = list(first_lines(person, settings, token, False, outside))
    names = [line.name for line in made if isinstance(line, Sat)]
    for seat, scripted in enumerate(lesson.scenes[0].start.names[1:], 1):
        names.append(bot_name(names, *others[seat - 1 : seat], scripted))
        made.append(SatBot(seat, names[-1], settings.level))
    return [*made, opened(lesson, 0)]
