"""The games of a table that are over: each has its record, the older ones by way of the log."""

from __future__ import annotations

from motherlode.store.log import Line
from motherlode.tables.game.game import Game
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire import entries
from motherlode.tables.wire.entries import (
    Advised,
    Began,
    BrokenOff,
    Chose,
    Claimed,
    LessonLeft,
    LessonOpened,
    LessonRead,
    Missed,
    Prolonged,
    Ready,
    Returned,
    Said,
    Sealed,
    WentOn,
)
from motherlode.tables.wire.errors import TableRefusal

# Lines that begin a game, and those that change nothing but the game they belong to.
BEGINNINGS = (Began, LessonOpened)
PLAY = (
    *(Chose, Said, Claimed, BrokenOff, LessonRead, LessonLeft),
    *(Ready, Prolonged, WentOn, Advised, Sealed, Missed, Returned),
)


def latest_game(standing: Standing, number: int) -> Game | None:
    """A game of a table by its number, from 1 on; none if it has to be rebuilt from the log.

    Refused while it is being played.
    """
    if not 1 <= number <= standing.games:
        raise TableRefusal("no_game", f"this table has no game {number}")
    latest = standing.last_finished()
    if latest is not None and latest[0] == number:
        return latest[1]
    if number == standing.games:
        raise TableRefusal("not_over", "you can watch the game when it’s over")
    return None


def rebuilt(code: str, lines: list[Line], number: int) -> Game:
    """A game played again from the log; what happened in other games is passed over."""
    standing = Standing(code)
    begun = 0
    for line in lines:
        entry = entries.read(line.body)
        begun += isinstance(entry, BEGINNINGS)
        if begun > number:
            break
        if begun == number or not isinstance(entry, PLAY):
            standing.take(entry)
    game = standing.game
    if game is None or game.is_lesson:
        raise TableRefusal("no_game", f"game {number} at this table was a lesson")
    if not game.over:
        raise TableRefusal("not_over", "you can watch the game when it’s over")
    return game
