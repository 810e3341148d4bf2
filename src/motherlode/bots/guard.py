"""The guard: lets a bot that somebody else wrote play, and greedy answer where it fails."""

from __future__ import annotations

import logging
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.playout import Beliefs, Bot, Claim
from motherlode.rules.core.views import Prompt, View

LOGGER: Final = logging.getLogger(__name__)
TOLD: Final[set[str]] = set()  # faults of this process that were told already


class Guarded(Bot):
    """A bot and its stand-in, which hears what the bot hears. Faults are told once each."""

    def __init__(self, name: str, bot: Bot) -> None:
        super().__init__(name, bot.sighted, True)
        self.bot: Bot = bot
        self.stand_in: GreedyBot = GreedyBot()
        self.eager = bot.eager
        self.faults: i64 = 0
        self.fault: str = ""  # the last one

    def sit_down(self, seat: i64, seed: i64) -> None:
        self.stand_in.sit_down(seat, seed)
        try:
            self.bot.sit_down(seat, seed)
        except (Exception, SystemExit) as error:
            self.note(error)
        self.eager = self.bot.eager

    def choose(self, view: View, prompt: Prompt) -> i64:
        self.bot.seconds = self.seconds
        try:
            answer = self.bot.choose(view, prompt)
            if 0 <= answer < len(prompt.choices):
                return answer
            raise IndexError(f"answer {answer} of {len(prompt.choices)}")
        except (Exception, SystemExit) as error:
            self.note(error)
        return self.stand_in.choose(view, prompt)

    def draw(self, count: i64) -> i64:
        try:
            answer = self.bot.draw(count)
            if 0 <= answer < count:
                return answer
            raise IndexError(f"answer {answer} of {count}")
        except (Exception, SystemExit) as error:
            self.note(error)
        return 0

    def hear(self, event: Event) -> None:
        self.stand_in.hear(event)
        if not self.bot.listening:
            return
        try:
            self.bot.hear(event)
        except (Exception, SystemExit) as error:
            self.note(error)
        self.eager = self.bot.eager

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        self.stand_in.hear_claim(seat, claim)
        try:
            self.bot.hear_claim(seat, claim)
        except (Exception, SystemExit) as error:
            self.note(error)
        self.eager = self.bot.eager

    def proposes(self, view: View) -> bool:
        self.bot.seconds = self.seconds
        try:
            return self.bot.proposes(view)
        except (Exception, SystemExit) as error:
            self.note(error)
        return False

    def speak(self, view: View) -> Claim | None:
        claim: Claim | None = None
        try:
            claim = self.bot.speak(view)
            if claim is not None and not fits(view, claim):
                claim = None
                raise ValueError("a claim that means nothing at this table")
        except (Exception, SystemExit) as error:
            self.note(error)
            self.bot.eager = False
        self.eager = self.bot.eager
        return claim

    def rate(self, view: View, prompt: Prompt) -> vec[i64]:
        try:
            return self.bot.rate(view, prompt)
        except (Exception, SystemExit) as error:
            self.note(error)
        return vec[i64]()

    def beliefs(self, view: View) -> Beliefs:
        try:
            return self.bot.beliefs(view)
        except (Exception, SystemExit) as error:
            self.note(error)
        return self.stand_in.beliefs(view)

    def brief(self, beliefs: Beliefs) -> None:
        self.stand_in.brief(beliefs)
        try:
            self.bot.brief(beliefs)
        except (Exception, SystemExit) as error:
            self.note(error)

    def copy(self) -> Bot:
        bot = self.bot
        try:
            bot = bot.copy()
        except (Exception, SystemExit) as error:
            self.note(error)
        other = Guarded(self.name, bot)
        other.stand_in.take_after(self.stand_in)
        return other

    def note(self, error: BaseException) -> None:
        """Take a fault down, and tell one of its kind once."""
        self.faults += 1
        self.fault = f"{type(error).__name__}: {error}"
        sentence = f"the bot {self.name} failed, so greedy answers for it: {self.fault}"
        if f"{self.name} {type(error).__name__}" not in TOLD:
            TOLD.add(f"{self.name} {type(error).__name__}")
            LOGGER.warning(sentence)


def fits(view: View, claim: Claim) -> bool:
    """Whether a claim means something at this table."""
    is_seat = 0 <= claim.about < view.seats
    if claim.kind == "treasure" or claim.kind == "no_treasure":
        return claim.cell in view.goal_cells
    if claim.kind == "suspect" or claim.kind == "trust":
        return is_seat and claim.about != view.seat
    if claim.kind == "fix":
        tool = claim.tool & view.rules.blocking
        return tool > 0 and tool == claim.tool and tool & (tool - 1) == 0
    return claim.kind == "remark" and (is_seat or claim.about == NOBODY)
