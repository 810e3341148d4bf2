"""The random bot: every answer is as likely as any other."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from motherlode.bots.common.chance import seat_seed
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.views import Prompt, View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Looks at nothing and hears nothing."""

    def __init__(self) -> None:
        super().__init__("random", False, False)
        self.rng: i64 = 0

    def sit_down(self, seat: i64, seed: i64) -> None:
        self.rng = seat_seed(seat, seed)

    def choose(self, view: View, prompt: Prompt) -> i64:
        return self.draw(len(prompt.choices))

    def draw(self, count: i64) -> i64:
        self.rng = stepped(self.rng)
        return below(self.rng, count)
