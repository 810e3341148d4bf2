"""The deceiver: plays as a reader; as a saboteur it minds how each of its acts looks to readers."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.common.knowledge import SABOTEUR, knowledge_of
from motherlode.bots.common.situation import Situation
from motherlode.bots.greedy.bot import TIES, TURNS, GreedyBot
from motherlode.bots.greedy.plans import LEAST
from motherlode.bots.greedy.weights import BLEND, EARLY
from motherlode.bots.reader.bot import BOLD, COMPANIES, ReaderBot
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event
from motherlode.rules.core.events import MapRead, RoundStarted
from motherlode.rules.core.playout import Bot, Claim
from motherlode.rules.core.randomness import mixed, stepped
from motherlode.rules.core.views import Prompt, View

PRICE: Final = 0.15  # of a point of suspicion, in points of what an act gains
STRIKING: Final = 2  # this many cards from the goal nothing is too dear
SEEN_THROUGH: Final = 0.75  # from this chance on, hiding is over
FREE_GIFTS: Final = 40  # how much less it gives for looking like a digger: it knows the price


def pricing(weights: vec[i64]) -> vec[i64]:
    """Weights of a saboteur who hides where that is cheap, not by rule."""
    out = weights[:]
    place: i64
    for place in range(COMPANIES):
        out[BLEND + place] -= FREE_GIFTS
    out[EARLY] = 100
    return out


PRICING: Final = pricing(BOLD)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeceiverBot(ReaderBot):
    """Digs along, and strikes when it is worth what it gives away."""

    def __init__(self, weights: vec[i64] = PRICING) -> None:
        super().__init__(weights)
        self.name = "deceiver"
        self.seat: i64 = NOBODY
        self.seen_at: i64 = NOBODY  # the goal it has looked at and not spoken of

    def sit_down(self, seat: i64, seed: i64) -> None:
        super().sit_down(seat, seed)
        self.seat = seat
        self.seen_at = NOBODY

    def rate(self, view: View, prompt: Prompt) -> vec[i64]:
        rates = super().rate(view, prompt)
        now = self.situation
        if now is None or prompt.kind not in TURNS or not self.deceives(now):
            return rates
        out = vec[i64](capacity=len(rates))
        place: i64
        for place in range(len(rates)):
            out = append(out, rates[place] - self.price(now, prompt.choices[place]))
        return out

    def deceives(self, now: Situation) -> bool:
        """Whether this seat has something to hide."""
        return now.stance == SABOTEUR and not now.known.is_race

    def price(self, now: Situation, choice: i64) -> i64:
        """What it costs that a choice looks like a saboteur's."""
        if now.progress.nearest <= STRIKING:
            return 0
        if self.mind.watch(now.view).chances[now.seat] > SEEN_THROUGH:
            return 0
        return i64(self.mind.tells(now.view, now.known, choice) * PRICE)

    def take_turn(self, now: Situation, choices: vec[i64]) -> i64:
        if not self.deceives(now):
            return super().take_turn(now, choices)
        rates = self.rate(now.view, Prompt(now.seat, now.seat, TURNS[0], choices))
        self.rng = stepped(self.rng)
        chance = mixed(self.rng)
        best: i64 = LEAST * TIES
        best_place: i64 = 0
        place: i64
        for place in range(len(choices)):
            worth = rates[place] * TIES + (chance >> place % 56 & TIES - 1)
            if worth > best:
                best = worth
                best_place = place
        return best_place

    # -- lies ----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, MapRead) and event.seat == self.seat and self.talker is None:
            self.seen_at = event.cell
            self.eager = True
        elif isinstance(event, RoundStarted):
            self.seen_at = NOBODY

    def speak(self, view: View) -> Claim | None:
        if self.seen_at == NOBODY:
            return super().speak(view)
        cell = self.seen_at
        self.seen_at = NOBODY
        self.eager = False
        goal: i64
        for goal in range(len(view.goal_cells)):
            if view.goal_cells[goal] == cell and view.goals[goal] != HIDDEN:
                return Claim(self.report(view, goal), cell, NOBODY, 0)
        return None

    def report(self, view: View, goal: i64) -> str:
        """What to say of a goal: the truth, or as a saboteur the opposite."""
        known = knowledge_of(view.rules)
        is_treasure = view.goals[goal] == known.treasure
        if known.stance_of[view.role] == SABOTEUR and not known.is_race:
            is_treasure = not is_treasure
        return "treasure" if is_treasure else "no_treasure"

    def copy(self) -> Bot:
        other = DeceiverBot(self.weights)
        other.take_after(self)
        return other

    def take_after(self, model: GreedyBot) -> None:
        super().take_after(model)
        if isinstance(model, DeceiverBot):
            self.seat = model.seat
            self.seen_at = model.seen_at
