"""The reader: a greedy bot that judges others by all they do, and hopes where they point."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.greedy.weights import BLEND, EARLY, USUAL
from motherlode.bots.reader.mind import Mind
from motherlode.bots.reader.posterior import Drawn
from motherlode.bots.reader.reading import Reading, percents
from motherlode.rules.core.contract import Event
from motherlode.rules.core.playout import Beliefs, Bot, Claim
from motherlode.rules.core.views import View

BOLDNESS: Final = 20  # how much less a saboteur gives for looking like a digger
COMPANIES: Final = 3


def bolder(weights: vec[i64]) -> vec[i64]:
    """Weights of saboteurs who know better whom they fool, and hide a little less."""
    out = weights[:]
    place: i64
    for place in range(COMPANIES):
        out[BLEND + place] -= BOLDNESS
    out[EARLY] = min(100, 2 * out[EARLY])
    return out


BOLD: Final = bolder(USUAL)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReaderBot(GreedyBot):
    """Plays as greedy does, by beliefs that follow from every act and claim."""

    def __init__(self, weights: vec[i64] = BOLD) -> None:
        super().__init__(weights)
        self.name = "reader"
        self.mind: Mind = Mind()
        self.reading: Reading = Reading(self.mind)
        self.suspicion = self.reading

    def sit_down(self, seat: i64, seed: i64) -> None:
        super().sit_down(seat, seed)
        self.mind.meet()

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.mind.hear(event)

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        super().hear_claim(seat, claim)
        self.mind.hear_claim(seat, claim)

    def beliefs(self, view: View) -> Beliefs:
        self.mind.look(view)
        posterior = self.mind.private
        points = vec[i64](capacity=view.seats)
        seat: i64
        for seat in range(view.seats):
            points = append(points, posterior.points(seat))
        return Beliefs(view.round, points, percents(posterior.hopes))

    def brief(self, beliefs: Beliefs) -> None:
        super().brief(beliefs)
        self.reading.is_given = True

    def imagine(self, view: View, seed: i64) -> Drawn:
        """Roles and goals for a dealer, as likely as this bot takes them to be together."""
        self.mind.look(view)
        return self.mind.private.draw(seed)

    def copy(self) -> Bot:
        other = ReaderBot(self.weights)
        other.take_after(self)
        return other

    def take_after(self, model: GreedyBot) -> None:
        super().take_after(model)
        if isinstance(model, ReaderBot):
            self.mind.take_after(model.mind)
            self.reading.is_given = model.reading.is_given
