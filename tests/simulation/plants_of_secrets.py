"""Planted mistakes that tell too much: each would pass if frames were held against views alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.reasons import because
from motherlode.rules.core.views import view
from motherlode.tables.game.game import Game
from motherlode.tables.live import commands
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.seating.seats import Seat
from motherlode.tables.live.workers import shouts
from motherlode.tables.wire.messages import Clock, SeatInfo

Plant = Callable[[], tuple[Any, str, Any]]  # what is replaced, and by what


def view_tells_watchers() -> tuple[Any, str, Any]:
    """Whoever watches sees the hand of whoever is asked."""
    right = Game.view_of

    def wrong(self: Game, seat: int | None) -> Any:
        if seat is None and self.asked != NOBODY:
            return self.sight.view(view(self.state, self.asked), self.in_window)
        return right(self, seat)

    return Game, "view_of", wrong


def history_unmasked() -> tuple[Any, str, Any]:
    """Whoever comes is told what has happened as the first seat saw it."""
    right = Game.history_of

    def wrong(self: Game, seat: int | None) -> Any:
        return right(self, 0)

    return Game, "history_of", wrong


def prompt_tells_a_deck() -> tuple[Any, str, Any]:
    """The number in a question tells what will be drawn next."""
    right = Game.prompt_of

    def wrong(self: Game, asked: Any) -> Any:
        told, state = right(self, asked), self.state
        left = list(state.deck)[state.drawn :]
        return replace(told, total=int(left[0]) if left else 0)

    return Game, "prompt_of", wrong


def reason_tells_a_hand() -> tuple[Any, str, Any]:
    """A reason is worded by what the next player holds."""
    right = vars(commands)["why_asked"]

    def wrong(state: Any, asked: Any) -> Any:
        reason = right(state, asked)
        held = list(state.hand((state.top().seat + 1) % state.seats))
        return because("odd-hand", "that’s odd") if sum(held) % 2 else reason

    return commands, "why_asked", wrong


def face_of_another() -> tuple[Any, str, Any]:
    """A face is told as that of the next seat."""
    right = shouts.Shouts.react

    def wrong(self: shouts.Shouts, seat: int, reaction: Any) -> None:
        right(self, (seat + 1) % len(self.standing.seats), reaction)

    return shouts.Shouts, "react", wrong


def clock_of_a_window() -> tuple[Any, str, Any]:
    """The clock of a window is that of a seat, by how many have answered."""
    right = Waiting.clock

    def wrong(self: Waiting) -> Clock | None:
        clock, window = right(self), self.window
        if clock is None or window is None:
            return clock
        return Clock(clock.left, clock.total, len(window.choices))

    return Waiting, "clock", wrong


def everybody_is_there() -> tuple[Any, str, Any]:
    """Nobody is told to be absent."""
    right = Seat.info

    def wrong(self: Seat) -> SeatInfo:
        return replace(right(self), present=True)

    return Seat, "info", wrong


PLANTS_OF_SECRETS: Final[tuple[tuple[Plant, str], ...]] = (
    (view_tells_watchers, "view of None differs in another world"),
    (history_unmasked, "history of .* differs in another world"),
    (prompt_tells_a_deck, "prompt of .* differs in another world"),
    (reason_tells_a_hand, "a reason is wrong"),
    (face_of_another, "a face that nobody has pulled"),
    (clock_of_a_window, "the clock is that of"),
    (everybody_is_there, "present and never came|present: not False"),
)
