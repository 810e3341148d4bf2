"""Pondering: what bots in other processes think about the present question, and until when.

A move never comes when the thought does, which could tell how hard it was: it comes at the end of
the pause that was drawn for it, or else at one of the moments that follow it in equal steps.
"""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass
from typing import Final

from motherlode.rules.core.playout import USUAL_SECONDS
from motherlode.tables.game.company import thinks_elsewhere
from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.standing import Standing
from motherlode.tables.thinking.job import Fault, Reply
from motherlode.tables.thinking.pool import Thinking
from motherlode.tables.wire.values import Level

STEP: Final = 0.25  # seconds: longer than a bot may think
PATIENCE: Final = 5.0  # seconds after which nobody waits for a thought any more
TOO_LATE: Final = Fault("late", "no process had time for it")


@dataclass
class Pending:
    """A bot that was asked."""

    level: Level
    reply: asyncio.Future[Reply]
    since: float
    until: float | None = None  # when its reply came

    def end(self, patience: float) -> float | None:
        """When it was done, or was given up by then; nothing while it is waited for."""
        end = self.since + PATIENCE
        return self.until if self.until is not None else end if patience >= end else None


class Pondering:
    """The bots that think about the present question of a table."""

    def __init__(self, standing: Standing, waiting: Waiting, thinking: Thinking) -> None:
        self.standing = standing
        self.waiting = waiting
        self.thinking = thinking
        self.time = waiting.time
        self._question: tuple[Game | None, int] = (None, -1)
        self._window: frozenset[int] = frozenset()  # who is asked in it
        self._pending: dict[int, Pending] = {}

    def due(self, due: float | None) -> float | None:
        """When the table acts that would act at this time, now that bots have to think, too."""
        self._look(may_ask=due is not None)
        if due is None or not self._pending:
            return due
        now = self.time.now()
        first = max(due, self.waiting.since + STEP)
        if now < first:
            return first
        ends = [pending.end(now) for pending in self._pending.values()]
        if None not in ends:
            over = max([end for end in ends if end is not None], default=first) - first
            return first + max(0, math.ceil(over / STEP)) * STEP
        steps = 1 + math.floor((now - first) / STEP)
        return first + (steps if first + steps * STEP > now else steps + 1) * STEP

    def replies(self) -> dict[int, Reply]:
        """What has come of it, by seat; a bot that nobody waits for any more has failed."""
        return {
            seat: TOO_LATE if pending.until is None else pending.reply.result()
            for seat, pending in self._pending.items()
        }

    def stop(self) -> None:
        """Nobody wants to know any more."""
        for seat in list(self._pending):
            self._drop(seat)

    def _look(self, may_ask: bool) -> None:
        """Ask those bots that the present question is for, and forget the others."""
        game = self.standing.game
        question = (game, -1 if game is None else game.asked_at)
        if question != self._question:
            self.stop()
            self._question = question
            is_window = game is not None and game.in_window
            self._window = frozenset(game.prompts() if game is not None and is_window else ())
        asked = {} if game is None else self._asked(game)
        for seat, pending in list(self._pending.items()):
            if asked.get(seat) != pending.level or pending.reply.cancelled():
                self._drop(seat)
        if game is not None and may_ask:
            for seat in asked.keys() - self._pending.keys():
                self._ask(game, seat, asked[seat], len(asked))

    def _asked(self, game: Game) -> dict[int, Level]:
        """Seats of bots that are asked now and think elsewhere; in a lesson they have a script."""
        if game.over or game.resting or game.is_lesson or self.standing.phase != "playing":
            return {}
        seats = self._window if self.waiting.window is not None else (game.asked,)
        found: dict[int, Level] = {}
        for number in seats:
            seat = self.standing.seats[number]
            if seat.kind == "bot" and seat.level is not None and thinks_elsewhere(seat.level):
                found[number] = seat.level
        return found

    def _ask(self, game: Game, seat: int, level: Level, count: int) -> None:
        key = f"{self.standing.code} {self.standing.games}"
        job = game.job(key, seat, level, USUAL_SECONDS / count)
        pending = Pending(level, self.thinking.think(job), self.time.now())
        self._pending[seat] = pending

        def take_down(reply: asyncio.Future[Reply]) -> None:
            pending.until = None if reply.cancelled() else self.time.now()

        pending.reply.add_done_callback(take_down)

    def _drop(self, seat: int) -> None:
        self._pending.pop(seat).reply.cancel()
