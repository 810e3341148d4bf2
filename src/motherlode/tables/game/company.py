"""The bots of a game: what they hear, what they choose, and who stands in for one that fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

from motherlode.bots.levels import find_level
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt
from motherlode.rules.notation.claims import REMARK
from motherlode.tables.thinking.asking import fault_of, own_seed, seated, wanted
from motherlode.tables.thinking.job import Fault
from motherlode.tables.wire.messages import SeenEvent, Talk
from motherlode.tables.wire.values import Level

LOGGER = logging.getLogger("motherlode.tables")
USUAL_LEVEL: Level = "greedy"  # of a bot that plays for a person, or stands in for another bot
MOST_CALLS = 2  # proposals of a bot to end a round
Line: TypeAlias = tuple[int, Event | Talk | SeenEvent]


class Company:
    """The bots of one game. Those that think in a process of their own are never asked here."""

    def __init__(self, rules: Rules, whim: str, history: list[Line]) -> None:
        self.rules = rules
        self.whim = whim  # what the bots draw their seeds from
        self.history = history
        self.bots: dict[int, Bot] = {}
        self.characters: dict[int, str] = {}  # by seat, of those who began the game
        self.faults: list[tuple[int, Fault]] = []  # by seat, since the last look
        self._levels: dict[int, Level] = {}
        self._stand_ins: dict[int, Bot] = {}
        self._calls: dict[tuple[int, int], int] = {}  # by seat and round

    def hear(self, happened: Event | Talk) -> None:
        """Let every bot hear something, as its seat does."""
        for bots in (self.bots, self._stand_ins):
            for seat, bot in bots.items():
                self._tell(seat, bot, happened)

    def choice(self, state: State, seat: int, level: Level | None) -> int:
        """What the bot of a seat does; if it fails, what its stand-in does."""
        chosen = self._ask(state, seat, lambda: self.bot_at(seat, level))
        if chosen is None:
            chosen = self._ask(state, seat, lambda: self._stand_in(seat))
        return int(prompt(state, seat).choices[0]) if chosen is None else chosen

    def bot_at(self, seat: int, level: Level | None) -> Bot:
        """The bot of a seat; where it thinks elsewhere, the one that stands in for it here."""
        level = level or USUAL_LEVEL
        return self._stand_in(seat) if thinks_elsewhere(level) else self._bot(seat, level)

    def may_propose(self, state: State, seat: int) -> bool:
        """Whether a bot may propose to end the round: not again and again."""
        return self._calls.get((seat, int(state.round)), 0) < MOST_CALLS

    def proposed(self, state: State, seat: int) -> None:
        """A seat proposes to end the round."""
        key = (seat, int(state.round))
        self._calls[key] = self._calls.get(key, 0) + 1

    def blame(self, seat: int, fault: Fault) -> None:
        """Take down what is wrong with a bot."""
        self.faults.append((seat, fault))

    def take_faults(self) -> list[tuple[int, Fault]]:
        """What went wrong since the last look."""
        faults, self.faults = self.faults, []
        return faults

    def _ask(self, state: State, seat: int, bot: Callable[[], Bot]) -> int | None:
        try:
            return wanted(bot(), state, seat, self.may_propose(state, seat))
        except Exception as error:  # a mistake of a bot must not hold up the table
            self.blame(seat, fault_of(error))
            return None

    def _bot(self, seat: int, level: Level) -> Bot:
        if self._levels.get(seat) != level:
            self.bots.pop(seat, None)
        if seat not in self.bots:
            self.bots[seat] = self._seated(seat, level)
            self._levels[seat] = level
        return self.bots[seat]

    def _stand_in(self, seat: int) -> Bot:
        if seat not in self._stand_ins:
            self._stand_ins[seat] = self._seated(seat, USUAL_LEVEL)
        return self._stand_ins[seat]

    def _seated(self, seat: int, level: Level) -> Bot:
        """A bot that is told all that its seat has seen."""
        seed = own_seed(self.whim, seat)
        bot = seated(level, seat, seed, self.characters.get(seat, ""))
        for _, happened in self.history:
            self._tell(seat, bot, happened)
        return bot

    def _tell(self, seat: int, bot: Bot, happened: Event | Talk | SeenEvent) -> None:
        try:
            if isinstance(happened, SeenEvent):
                return  # who sits where is nothing to them
            if isinstance(happened, Talk):
                if happened.claim is not None or happened.line is not None:
                    bot.hear_claim(happened.seat, claim_of(self.rules, happened))
            elif bot.listening:
                bot.hear(happened.seen_by(seat))
        except Exception as error:  # as above
            self.blame(seat, fault_of(error))


def thinks_elsewhere(level: Level) -> bool:
    """Whether a bot of this level thinks in a process of its own."""
    found = find_level(level)
    return found is not None and found.in_worker


def claim_of(rules: Rules, talk: Talk) -> Claim:
    """What was claimed, as the rules know it."""
    cell = NOBODY if talk.cell is None else cell_at(*talk.cell)
    about = NOBODY if talk.about is None else talk.about
    tool = 0 if talk.tool is None else 1 << rules.front_names.index(talk.tool)
    return Claim(talk.claim or REMARK, cell, about, tool, talk.line or "")
