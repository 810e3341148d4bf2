"""Two worlds: what a seat is told must be the same in another world that it can't tell from this.

The other world comes from `tests/leaks/known.py`, the list of who may know what, and from no view.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Final

from motherlode.rules.core.contract import Event
from motherlode.tables.game.game import Game
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.entries import Chose, Entry
from tests.leaks.witness import SPECTATOR, Witness
from tests.leaks.worlds import World

SHARE: Final = 0.5  # of the tables whose games are followed
LOOKS: Final = 0.2  # of the moments at which one seat's other world is dealt


class OtherWorlds:
    """The games of one table: followed card by card, and told again as they might be."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.is_on = random.random() < SHARE
        self.counts = 0
        self._game: Game | None = None
        self._witness: Witness | None = None
        self._heard = 0  # lines of its history

    def follow(self, standing: Standing, entry: Entry) -> None:
        """A line of the log was taken."""
        game = standing.game
        if not self.is_on or game is None:
            return
        is_new = game is not self._game
        if is_new:
            self._game, self._witness, self._heard = game, None, 0
        events = [told for _, told in game.history[self._heard :] if isinstance(told, Event)]
        self._heard = len(game.history)
        if game.is_lesson:
            return  # its position tells of things that nobody has seen happen
        if is_new:
            self._witness = Witness(game.state, events)
        elif self._witness is not None and isinstance(entry, Chose):
            choice = game.steps[-1]
            assert isinstance(choice, int)
            self._witness.follow(entry.seat, choice, game.state, events)
        elif self._witness is not None and events:
            self._witness.go_on(game.state, events)

    def other(self, game: Game, seat: int | None) -> Game | None:
        """The game as it might be for all that a seat knows; None if nobody looks just now."""
        witness = self._witness
        if witness is None or game is not self._game or game.over:
            return None
        if self.random.random() >= LOOKS:
            return None
        place = SPECTATOR if seat is None else seat
        world = World(witness, witness.places(), place, self.random)
        self.counts += 1
        made = copy.copy(game)
        made.state = world.state(game.state, another_stream=True)
        facts = world.facts()
        numbers = [n for n, (_, told) in enumerate(game.history) if isinstance(told, Event)]
        made.history = list(game.history)
        for fact, event in facts.items():
            place = numbers[fact]
            made.history[place] = (made.history[place][0], event)
        return made
