"""Plants in time, in the number and in the order of messages, and in windows that are sealed."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.rules.core.engine import options
from motherlode.tables.game.game import Game
from motherlode.tables.live.clocks.waiting import Waiting
from motherlode.tables.live.clocks.window import Window
from motherlode.tables.live.connected.audience import Audience
from motherlode.tables.live.connected.link import Link
from motherlode.tables.wire.messages import Clock
from tests.leaks.plants.plant import instead, plant


def _later(patch: pytest.MonkeyPatch, more: Any) -> None:
    """The table acts later."""

    def made(due: Any) -> Any:
        def told(waiting: Waiting) -> float | None:
            found: float | None = due(waiting)
            game = waiting.standing.game
            if found is None or game is None or game.over:
                return found
            return found + float(more(waiting, game))

        return told

    instead(patch, Waiting, "due", made)


@plant("bots think longer with more options")
def more_options(patch: pytest.MonkeyPatch) -> None:
    def more(waiting: Waiting, game: Game) -> float:
        if game.resting or not waiting.standing.seats[game.asked].is_played_by_bot:
            return 0.0
        return 0.3 * len(list(options(game.state)))

    _later(patch, more)


@plant("saboteurs who are bots hesitate")
def saboteurs_hesitate(patch: pytest.MonkeyPatch) -> None:
    def more(waiting: Waiting, game: Game) -> float:
        return 0.0 if game.resting else float(game.state.roles[game.asked])

    _later(patch, more)


@plant("a window stays open longer if somebody holds the card", table="base 4 veto")
def longer_windows(patch: pytest.MonkeyPatch) -> None:
    def more(waiting: Waiting, game: Game) -> float:
        if not game.in_window or game.polls:
            return 0.0
        return float(sum(len(asked.choices) > 1 for asked in game.prompts().values()))

    _later(patch, more)


@plant("whoever is away longer has a better hand")
def patience(patch: pytest.MonkeyPatch) -> None:
    def made(wait: Any) -> Any:
        def told(waiting: Waiting, seat: Any) -> float | None:
            found: float | None = wait(waiting, seat)
            game = waiting.standing.game
            if found is None or game is None:
                return found
            return found + len(list(options(game.state)))

        return told

    instead(patch, Waiting, "_patience", made)


@plant("the clock shows less time for better hands")
def clock(patch: pytest.MonkeyPatch) -> None:
    def made(told_clock: Any) -> Any:
        def told(waiting: Waiting) -> Clock | None:
            found: Clock | None = told_clock(waiting)
            game = waiting.standing.game
            if found is None or game is None or game.resting:
                return found
            return Clock(found.left - len(options(game.state)), found.total, found.seat)

        return told

    instead(patch, Waiting, "clock", made)


@plant("the time between rounds depends on nuggets", until="gold", first=0)
def between_rounds(patch: pytest.MonkeyPatch) -> None:
    def made(time: Any) -> Any:
        def told(waiting: Waiting) -> float:
            found: float = time(waiting)
            game = waiting.standing.game
            assert game is not None
            heaviest = max(int(packed) >> 16 for packed in game.state.nuggets)
            return found + heaviest % 5

        return told

    instead(patch, Waiting, "_intermission_time", made)


@plant("an update comes twice when a saboteur is asked")
def twice(patch: pytest.MonkeyPatch) -> None:
    def made(tell_update: Any) -> Any:
        def told(audience: Audience) -> None:
            tell_update(audience)
            game = audience.standing.game
            if game is not None and not game.over and not game.resting:
                if game.state.roles[game.asked]:
                    tell_update(audience)

        return told

    instead(patch, Audience, "tell_update", made)


@plant("one message more when somebody draws a map")
def one_more(patch: pytest.MonkeyPatch) -> None:
    def made(tell_update: Any) -> Any:
        def told(audience: Audience) -> None:
            tell_update(audience)
            game = audience.standing.game
            if game is not None:
                maps = [game.rules.number_of["map"] in list(game.state.hand(n)) for n in (0, 1)]
                if sum(maps) == 1:
                    audience.tell_lobby()

        return told

    instead(patch, Audience, "tell_update", made)


@plant("the order of messages tells a role")
def order(patch: pytest.MonkeyPatch) -> None:
    def made(tell_update: Any) -> Any:
        def told(audience: Audience) -> None:
            game = audience.standing.game
            first = game is not None and int(game.state.roles[-1]) > 0
            if first:
                audience.tell_lobby()
            tell_update(audience)
            if not first:
                audience.tell_lobby()

        return told

    instead(patch, Audience, "tell_update", made)


# -- sealed answers --------------------------------------------------------------------------------


@plant("a window closes at once when somebody reacts", table="base 4 veto", until="window", steps=0)
def closes_at_once(patch: pytest.MonkeyPatch) -> None:
    def made(window_time: Any) -> Any:
        def told(waiting: Waiting, game: Game, window: Window) -> float:
            silences = {int(asked.silence) for asked in game.prompts().values()}
            if any(choice not in silences for choice in window.choices.values()):
                return 0.0
            found: float = window_time(waiting, game, window)
            return found

        return told

    instead(patch, Waiting, "window_time", made)


@plant("everybody is told that somebody has reacted", table="base 4 veto", until="window", steps=0)
def reactions_told(patch: pytest.MonkeyPatch) -> None:
    def made(done: Any) -> Any:
        def told(audience: Audience, link: Link, command: str) -> None:
            done(audience, link, command)
            window, game = audience.waiting.window, audience.standing.game
            if window is not None and game is not None and not game.over:
                silences = {int(asked.silence) for asked in game.prompts().values()}
                if any(choice not in silences for choice in window.choices.values()):
                    audience.tell_lobby()

        return told

    instead(patch, Audience, "done", made)


def _in_welcomes(patch: pytest.MonkeyPatch, polls: bool) -> None:
    """Whoever comes again is told a little of what others have answered."""

    def made(everything: Any) -> Any:
        def told(audience: Audience, you: int | None, seat: int | None) -> bytes:
            found: bytes = everything(audience, you, seat)
            window, game = audience.waiting.window, audience.standing.game
            if window is not None and game is not None and game.polls == polls:
                found += b" " * (sum(window.choices.values()) % 13)
            return found

        return told

    instead(patch, Audience, "_everything", made)


@plant(
    "whoever comes again is told what others have answered",
    table="base 4 veto",
    until="window",
    steps=0,
)
def answers_told(patch: pytest.MonkeyPatch) -> None:
    _in_welcomes(patch, polls=False)


@plant("votes are told before they are counted", table="base 4 vote", until="vote", steps=0)
def votes_told(patch: pytest.MonkeyPatch) -> None:
    _in_welcomes(patch, polls=True)
