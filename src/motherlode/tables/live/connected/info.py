"""What is told about a table beside its game: who sits there, the lesson, the pause of a round."""

from __future__ import annotations

from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.messages import Intermission, LessonInfo, TableInfo
from motherlode.tables.wire.reasons import why


def table_info(standing: Standing, watchers: int = 0) -> TableInfo:
    """What everybody may know."""
    in_lobby = standing.phase == "lobby"
    return TableInfo(
        code=standing.code,
        phase=standing.phase,
        settings=standing.settings,
        seats=tuple(seat.info() for seat in standing.seats),
        watchers=watchers,
        refusal=str(standing.refusal) if standing.refusal and in_lobby else "",
        why=why(standing.refusal) if in_lobby else None,
        commitment=standing.game.commitment if standing.game and not standing.in_lobby else "",
        promise=standing.promise_hash,
        shuffle=standing.closed,
        game=standing.games,
        lesson="" if standing.course is None else standing.course.lesson.name,
        hints=standing.gives_hints,
    )


def lesson_info(standing: Standing) -> LessonInfo | None:
    """How far the lesson that is played here has come."""
    course = standing.course
    if course is None:
        return None
    step = course.step
    return LessonInfo(
        name=course.lesson.name,
        kind=course.kind,
        key="" if step is None else step.key,
        at="" if step is None else step.at,
        step=course.told,
        steps=course.lesson.told,
        scene=course.number,
        seats=course.scene.start.names,
    )


def intermission(standing: Standing) -> Intermission | None:
    """How far a table between two rounds has come."""
    if standing.game is None or not standing.game.resting:
        return None
    return Intermission(tuple(sorted(standing.ready)), standing.prolonged)
