"""What bots do at a table: their moves, their answers in windows, and what they say."""

from __future__ import annotations

from motherlode.store.metrics import Metrics
from motherlode.tables.game.coaching import scripted, window_choices
from motherlode.tables.game.game import Attempt, Game
from motherlode.tables.game.speech import said_before, speech
from motherlode.tables.live.bots.pondering import Pondering
from motherlode.tables.live.clocks.window import Window
from motherlode.tables.live.standing import Change, Standing
from motherlode.tables.wire.entries import Claimed, Spoke
from motherlode.tables.wire.values import Level


class Bots:
    """The bots of a table, in its game or its lesson."""

    def __init__(self, standing: Standing, pondering: Pondering, metrics: Metrics) -> None:
        self.standing = standing
        self.pondering = pondering
        self.time = pondering.time
        self.metrics = metrics
        self._heard: tuple[Game | None, int] = (None, 0)  # after which choice they could speak

    def move(self, game: Game, number: int, level: Level | None) -> list[Change]:
        """What a bot says and does for the seat that is asked; in a lesson what is scripted."""
        course = self.standing.course
        choice = None if course is None else scripted(course, game)
        if choice is not None:
            return [game.attempt(number, choice)]
        began = self.time.now()
        reply = self.pondering.replies().get(number)
        said = said_before(game, number, reply)
        move = game.bot_move(number, level, reply)
        self.metrics.bot_time.observe(self.time.now() - began, "table")
        return [said, move] if said is not None and self._may_say(said) else [move]

    def answers(self, game: Game, window: Window) -> list[Attempt]:
        """What a window comes to, now that its time is over."""
        course = self.standing.course
        script = None if course is None else window_choices(course, game)
        if script is not None:
            return game.window_answers(window.choices | script, {}, {})
        bots = {
            n: seat.level for n, seat in enumerate(self.standing.seats) if seat.is_played_by_bot
        }
        return game.window_answers(window.choices, bots, self.pondering.replies())

    def speech(self) -> list[Change]:
        """What one bot has to say: they are asked once after each choice, but not in the lobby."""
        game = self.standing.game
        if game is None or game.is_lesson or self.standing.phase == "lobby":
            return []
        if self._heard == (game, game.asked_at):
            return []
        self._heard = (game, game.asked_at)
        seats = enumerate(self.standing.seats)
        said = speech(game, {n: seat.level for n, seat in seats if seat.character})
        return [said] if said is not None and self._may_say(said) else []

    def _may_say(self, said: Spoke | Claimed) -> bool:
        settings = self.standing.settings
        return settings.chat if said.claim is None else settings.claims
