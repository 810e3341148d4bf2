"""Lines about games: how one begins, what is chosen and sealed, rounds, and lessons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from motherlode.lessons import lesson_named
from motherlode.lessons.course import Course
from motherlode.rules.positions.position import read_position
from motherlode.rules.records.shuffle import Shuffle
from motherlode.tables.figures.figures import ended_rounds, written
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.wire.entries import (
    Advised,
    Began,
    BrokenOff,
    Chose,
    HandedOn,
    LessonLeft,
    LessonOpened,
    LessonRead,
    Prolonged,
    Ready,
    Sealed,
    WentOn,
)

if TYPE_CHECKING:
    from motherlode.tables.live.standing import Standing


def _began(standing: Standing, entry: Began) -> None:
    _clear_table(standing)
    standing.course = None
    standing.promise = None
    standing.promise_hash = ""
    standing.closed = None
    standing.revealed = {}
    for seat in standing.seats:
        seat.hash = ""
    seed: int | Shuffle = entry.seed
    if entry.secret:
        seed = Shuffle(entry.secret, entry.hashes, entry.bits)
    standing.game = Game(
        standing.settings, standing.names, seed, entry.salt, rests=entry.rests, whim=entry.whim
    )
    standing.game.before, standing.before = standing.before, []
    standing.game.company.characters = {n: seat.character for n, seat in enumerate(standing.seats)}
    standing.game.begin(standing.sequence)


def _clear_table(standing: Standing) -> None:
    """Another game begins."""
    standing.in_lobby = False
    standing.finished = standing.last_finished()
    standing.games += 1
    standing.alone = sum(seat.is_person for seat in standing.seats) == 1
    _end_intermission(standing)
    standing.sealed = {}
    standing.passed = (-1, set())
    for seat in standing.seats:
        seat.abort = False
        seat.replaced = False
        seat.lapses = 0
        seat.hints = 0


def _ready(standing: Standing, entry: Ready) -> None:
    standing.ready.add(entry.seat)


def _prolonged(standing: Standing, entry: Prolonged) -> None:
    standing.prolonged = True


def _advised(standing: Standing, entry: Advised) -> None:
    standing.seats[entry.seat].hints += 1


def _went_on(standing: Standing, entry: WentOn) -> None:
    _end_intermission(standing)
    if standing.game is not None:
        standing.events += standing.game.go_on(standing.sequence)


def _end_intermission(standing: Standing) -> None:
    standing.ready = set()
    standing.left = set()
    standing.barred = set()
    standing.prolonged = False


def _lesson_opened(standing: Standing, entry: LessonOpened) -> None:
    """A lesson that this version doesn't have, or has otherwise, is a game like any other."""
    _clear_table(standing)
    lesson = lesson_named(entry.lesson)
    known = lesson is not None and entry.scene < len(lesson.scenes)
    standing.course = Course(lesson, entry.scene) if lesson is not None and known else None
    position = read_position(entry.position)
    selection = position.selection
    standing.settings = structs.replace(
        standing.settings,
        game=selection.game,
        modules=tuple(selection.modules),
        edition=position.state.rules.edition,
    )
    position.state.rests = entry.rests
    standing.game = Game(standing.settings, standing.names, position.seed, "", position.state)
    standing.game.begin(standing.sequence)


def _lesson_read(standing: Standing, entry: LessonRead) -> None:
    if standing.course is not None:
        standing.course.read()


def _lesson_left(standing: Standing, entry: LessonLeft) -> None:
    if standing.course is not None:
        standing.course.leave()


def _chose(standing: Standing, entry: Chose) -> None:
    if standing.game is None:
        return
    choice = standing.game.read(entry.choice)
    if standing.course is not None:
        standing.game.tell_course(standing.course, choice)
    standing.events += standing.game.carry_out(standing.sequence, choice)
    _end_round(standing, standing.game)


def _attempted(standing: Standing, attempt: Attempt) -> None:
    if standing.game is None:
        return
    if standing.course is not None:
        standing.game.tell_course(standing.course, attempt.choice)
    standing.events += standing.game.take(standing.sequence, attempt)
    _end_round(standing, standing.game)


def _sealed(standing: Standing, entry: Sealed) -> None:
    """It is read at once: later somebody whom it names may have another name."""
    game = standing.game
    asked = None if game is None else standing.prompts(game).get(entry.seat)
    if game is None or asked is None:
        return
    if standing.sealed_at != game.asked_at:
        standing.sealed_at = game.asked_at
        standing.sealed = {}
        standing.answered = {}
    for choice in map(int, asked.choices):
        if game.text_of(choice) == entry.choice:
            standing.sealed[entry.seat] = entry
            standing.answered[entry.seat] = choice


def _handed_on(standing: Standing, entry: HandedOn) -> None:
    if standing.game is not None:
        seats = standing.handed_on(standing.game) | {entry.seat}
        standing.passed = (standing.game.asked_at, seats)


def _end_round(standing: Standing, game: Game) -> None:
    """Note a round that the last choice has ended."""
    if not game.is_lesson and game.round_ended:
        people = sum(seat.is_person for seat in standing.seats)
        rounds = ended_rounds(game, people)
        standing.ended.append((standing.games, len(rounds), written(rounds[-1])))


def _broken_off(standing: Standing, entry: BrokenOff) -> None:
    if standing.game is not None:
        standing.game.broken_off = True


TAKERS: Final[Mapping[type, Callable[[Standing, Any], None]]] = {
    Began: _began,
    Ready: _ready,
    Prolonged: _prolonged,
    Advised: _advised,
    WentOn: _went_on,
    LessonOpened: _lesson_opened,
    LessonRead: _lesson_read,
    LessonLeft: _lesson_left,
    Chose: _chose,
    Attempt: _attempted,
    Sealed: _sealed,
    HandedOn: _handed_on,
    BrokenOff: _broken_off,
}
