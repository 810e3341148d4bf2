"""The watch: everything a bot does between two answers counts."""

from __future__ import annotations

import time

import pytest
from mypy_extensions import i64

from motherlode.bots.timing import Timed
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import new_game
from motherlode.rules.core.events import RoundStarted
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.views import Prompt, View, prompt, view
from tests.support.plain import rules_of


class Slow(Bot):
    """Takes its time, each time another part of it; time stands still otherwise."""

    def __init__(self) -> None:
        super().__init__("slow", True, True)
        self.now = 0.0

    def hear(self, event: Event) -> None:
        self.now += 1

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        self.now += 10

    def speak(self, view: View) -> Claim | None:
        self.now += 100
        return None

    def proposes(self, view: View) -> bool:
        self.now += 1_000
        return False

    def choose(self, view: View, prompt: Prompt) -> i64:
        self.now += 10_000
        return 0


def test_all_that_a_bot_does_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    timed = Timed(slow)
    state = new_game(rules_of("base", 3), 1, listening=True)
    seat = int(state.top().seat)
    seen, asked = view(state, seat), prompt(state, seat)
    dealt = next(event for event in state.take_events() if isinstance(event, RoundStarted))
    with monkeypatch.context() as patched:
        patched.setattr(time, "thread_time", lambda: slow.now)
        timed.hear(dealt)
        timed.hear_claim(1, Claim("trust", NOBODY, 2, 0))
        timed.speak(seen)
        timed.proposes(seen)
        timed.choose(seen, asked)
        timed.choose(seen, asked)
    assert timed.times == [11_111.0, 10_000.0]
