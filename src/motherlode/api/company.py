"""Company: bots that play at a game, each in a seat."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots import make_bot
from motherlode.rules.core.contract import Event
from motherlode.rules.core.errors import IncompatibleModules
from motherlode.rules.core.playout import Bot, answer, bot_seed
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.state import State


class Company:
    """One bot for each seat, seated by the seed of the game and told what its seat has seen."""

    def __init__(self, bots: str | Sequence[Bot | str], seats: int, seed: int) -> None:
        """Seat them: one for each seat, or the name of one for all; a name makes a new bot."""
        bots = [bots] * seats if isinstance(bots, str) else bots
        if len(bots) != seats:
            raise IncompatibleModules(f"there are {seats} seats, but {len(bots)} bots")
        self.bots = [make_bot(bot) if isinstance(bot, str) else bot for bot in bots]
        for seat, bot in enumerate(self.bots):
            bot.sit_down(seat, int(bot_seed(seed & MASK, seat)))

    def hear(self, events: Sequence[Event]) -> None:
        """Tell each bot that listens what its seat sees of what has happened."""
        for event in events:
            for seat, bot in enumerate(self.bots):
                if bot.listening:
                    bot.hear(event.seen_by(seat))

    def answer(self, state: State, seat: int) -> int:
        """What the bot in a seat wants to do."""
        return int(answer(state, seat, self.bots[seat]))
