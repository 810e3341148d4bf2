"""Timing: how long a bot works on each answer; what else the machine does is not its fault."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.outside.clock import worked
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import Beliefs, Bot, Claim
from motherlode.rules.core.views import Prompt, View


class Timed(Bot):
    """A bot with a watch: an answer's time includes all it heard and said since the last one.

    Questions with a single answer count for nothing.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, bot.sighted, bot.listening)
        self.bot: Bot = bot
        self.eager = bot.eager
        self.seconds = bot.seconds
        self.spent: float = 0.0  # since its last answer
        self.times: list[float] = []  # in seconds

    def sit_down(self, seat: i64, seed: i64) -> None:
        self.spent = 0.0
        self.bot.sit_down(seat, seed)
        self.eager = self.bot.eager

    def choose(self, view: View, prompt: Prompt) -> i64:
        started = worked()
        answer = self.bot.choose(view, prompt)
        self.spent += worked() - started
        if len(prompt.choices) > 1:
            self.times.append(self.spent)
        self.spent = 0.0
        return answer

    def draw(self, count: i64) -> i64:
        started = worked()
        answer = self.bot.draw(count)
        if count > 1:
            self.times.append(worked() - started)
        return answer

    def hear(self, event: Event) -> None:
        started = worked()
        self.bot.hear(event)
        self.eager = self.bot.eager
        self.spent += worked() - started

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        started = worked()
        self.bot.hear_claim(seat, claim)
        self.eager = self.bot.eager
        self.spent += worked() - started

    def proposes(self, view: View) -> bool:
        started = worked()
        wants = self.bot.proposes(view)
        self.spent += worked() - started
        return wants

    def speak(self, view: View) -> Claim | None:
        started = worked()
        claim = self.bot.speak(view)
        self.eager = self.bot.eager
        self.spent += worked() - started
        return claim

    def rate(self, view: View, prompt: Prompt) -> vec[i64]:
        return self.bot.rate(view, prompt)

    def beliefs(self, view: View) -> Beliefs:
        return self.bot.beliefs(view)

    def brief(self, beliefs: Beliefs) -> None:
        self.bot.brief(beliefs)

    def copy(self) -> Bot:
        return Timed(self.bot.copy())
