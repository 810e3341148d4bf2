"""Strangers: bots that nobody was fitted on, to measure the others against."""

from __future__ import annotations

from motherlode.bots.common.knowledge import DIGGER, SABOTEUR
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.bot import GreedyBot
from motherlode.bots.greedy.plans import Plan
from motherlode.bots.greedy.repertoire import repertoire_of
from motherlode.rules.core.randomness import below, stepped
from motherlode.rules.core.views import Prompt, View

NEAR = 3  # cards from the goal
SLIP = 25  # percent


class Sleeper(GreedyBot):
    """Digs like anybody, saboteur or not, until the goal is three cards away."""

    def choose(self, view: View, prompt: Prompt) -> int:
        if prompt.kind != "Turn" or len(prompt.choices) < 2:
            return super().choose(view, prompt)
        now = self.face(view)
        if now.stance != SABOTEUR or now.progress.nearest <= NEAR:
            return super().choose(view, prompt)
        return self.dig(now, prompt)

    def dig(self, now: Situation, prompt: Prompt) -> int:
        """What a digger would do with these cards."""
        now.stance = DIGGER
        now.progress.look(now.view, now.maze, now.barred, now.known, DIGGER)
        now.choices = prompt.choices
        deeds = repertoire_of(now.view.rules).deeds
        plan = Plan()
        rates = [deeds[choice & 255].rate(now, plan, choice) for choice in prompt.choices]
        return rates.index(max(rates))


class Scatterbrain(GreedyBot):
    """Does something else every fourth time."""

    def choose(self, view: View, prompt: Prompt) -> int:
        choice = super().choose(view, prompt)
        self.rng = stepped(self.rng)
        if below(self.rng, 100) >= SLIP:
            return choice
        self.rng = stepped(self.rng)
        return below(self.rng, len(prompt.choices))
