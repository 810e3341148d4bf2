"""The greedy bot: rates every answer by a few plain rules and gives the best one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.bots.characters.character import NEUTRAL, Character
from motherlode.bots.common.chance import seat_seed
from motherlode.bots.common.situation import STEADY, Situation
from motherlode.bots.common.suspicion import Suspicion
from motherlode.bots.greedy.calls import is_lost, may_be_lost
from motherlode.bots.greedy.deeds import Discard
from motherlode.bots.greedy.gold import least_worth, most_worth
from motherlode.bots.greedy.plans import LEAST, Plan
from motherlode.bots.greedy.questions import QUESTIONS, best_answer
from motherlode.bots.greedy.repertoire import plan_for, repertoire_of
from motherlode.bots.greedy.weights import USUAL
from motherlode.bots.talk.talker import Talker
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import CallProposed, CardDrawn, RoundStarted
from motherlode.rules.core.playout import Beliefs, Bot, Claim
from motherlode.rules.core.randomness import below, mixed, stepped
from motherlode.rules.core.views import Prompt, View

TURNS: Final = ("Turn", "DuelTurn", "LayPath")
TIES: Final = 8  # chance decides between answers rated alike: it adds less than one point
LAST_BIT: Final = 55  # of the chance, where three bits for an answer begin


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Digs or sabotages one move at a time, and remembers who did what."""

    def __init__(self, weights: vec[i64] = USUAL) -> None:
        super().__init__("greedy", True, True)
        self.weights: vec[i64] = weights
        self.rng: i64 = 0
        self.round: i64 = 0  # zero: not known yet
        self.suspicion: Suspicion = Suspicion()
        self.situation: Situation | None = None
        self.is_rebuffed: bool = False  # somebody has proposed to end the round this lap
        self.character: Character = NEUTRAL
        self.talker: Talker | None = None  # whoever is nobody in particular says nothing

    def take_on(self, character: Character) -> None:
        """Be somebody: with a voice, and with faults."""
        self.character = character
        self.suspicion.trust = character.trust
        self.suspicion.grudge = character.grudge
        self.talker = Talker(character) if character.talk else None

    def sit_down(self, seat: i64, seed: i64) -> None:
        self.rng = seat_seed(seat, seed)
        self.round = 0
        self.is_rebuffed = False
        self.suspicion.forget()
        self.suspicion.hearsay.meet()
        if self.talker is not None:
            self.talker.sit_down(seat, seed)

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.round = event.round
            self.is_rebuffed = False
            self.suspicion.forget()
        elif isinstance(event, CallProposed):
            self.is_rebuffed = True
        elif not isinstance(event, CardDrawn):  # the most frequent, and it tells nothing
            self.suspicion.hear(event)
        if self.talker is not None:
            self.talker.hear(event)
            self.eager = self.talker.is_eager

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        if claim.kind != "remark":
            self.suspicion.hear_claim(seat, claim)
        if self.talker is not None:
            self.talker.hear_claim(seat, claim)
            self.eager = self.talker.is_eager

    def speak(self, view: View) -> Claim | None:
        self.eager = False
        return None if self.talker is None else self.talker.speak(view, self.beliefs(view))

    def choose(self, view: View, prompt: Prompt) -> i64:
        choices = prompt.choices
        kind = prompt.kind
        if len(choices) < 2:
            return 0
        if kind in TURNS:
            return self.take_turn(self.face(view), choices)
        if kind == "PickNugget" or kind == "KeepNugget" or kind == "TakeNuggets":
            return most_worth(choices)
        if kind == "TurnInNugget":
            return least_worth(choices)
        now = self.face(view)
        plan = plan_for(now)
        place = best_answer(now, plan, kind, choices)
        if place >= 0:
            return place
        self.rng = stepped(self.rng)
        return below(self.rng, len(choices))

    def face(self, view: View) -> Situation:
        """Look at the table."""
        if self.round and self.round != view.round:
            self.suspicion.forget()
        self.round = view.round
        now = self.situation
        if now is None:
            now = Situation(view, self.suspicion, self.weights)
            self.situation = now
        now.face(view)
        return now

    def proposes(self, view: View) -> bool:
        if not may_be_lost(view):
            self.is_rebuffed = False
            return False
        if self.is_rebuffed:
            self.is_rebuffed = False
            return False
        return is_lost(self.face(view))

    def rate(self, view: View, prompt: Prompt) -> vec[i64]:
        now = self.face(view)
        plan = plan_for(now)
        now.choices = prompt.choices
        out = vec[i64](capacity=len(prompt.choices))
        if prompt.kind in TURNS:
            deeds = repertoire_of(now.view.rules).deeds
            for choice in prompt.choices:
                out = append(out, deeds[choice & 255].rate(now, plan, choice))
            return out
        question = QUESTIONS.get(prompt.kind)
        for choice in prompt.choices:
            out = append(out, 0 if question is None else question.rate(now, plan, choice))
        return out

    def beliefs(self, view: View) -> Beliefs:
        now = self.face(view)
        hopes = now.progress.values.hopes(view, now.known)
        return Beliefs(view.round, self.suspicion.points[: view.seats], hopes)

    def brief(self, beliefs: Beliefs) -> None:
        self.round = beliefs.round
        self.suspicion.forget()
        points = self.suspicion.points
        seat: i64
        for seat in range(len(beliefs.suspicion)):
            points[seat] = beliefs.suspicion[seat]
        self.suspicion.hearsay.given = beliefs.hopes

    def copy(self) -> Bot:
        other = GreedyBot(self.weights)
        other.take_after(self)
        return other

    def take_after(self, model: GreedyBot) -> None:
        """Know what another bot knows."""
        self.rng = model.rng
        self.round = model.round
        self.is_rebuffed = model.is_rebuffed
        self.suspicion.take_after(model.suspicion)

    def take_turn(self, now: Situation, choices: vec[i64]) -> i64:
        """The best rated answer."""
        plan = plan_for(now)
        deeds = repertoire_of(now.view.rules).deeds
        now.choices = choices
        self.rng = stepped(self.rng)
        chance = mixed(self.rng)
        now.whim = below(stepped(self.rng), STEADY)
        noise = self.character.noise
        useful: i64 = best_pass(now, plan, choices) if noise else 0
        best: i64 = LEAST * TIES
        best_place: i64 = 0
        bit: i64 = 0
        place: i64
        for place in range(len(choices)):
            choice = choices[place]
            worth = deeds[choice & 255].rate(now, plan, choice)
            if noise and worth > useful:
                worth += self._misjudged()
            worth = worth * TIES + (chance >> bit & TIES - 1)
            bit += 1
            if bit > LAST_BIT:
                bit = 0
            if worth > best:
                best = worth
                best_place = place
        return best_place

    def _misjudged(self) -> i64:
        """Points by which this character takes an answer for better or worse than it is."""
        self.rng = stepped(self.rng)
        return below(self.rng, 2 * self.character.noise + 1) - self.character.noise


def best_pass(now: Situation, plan: Plan, choices: vec[i64]) -> i64:
    """What passing is worth at best; nobody misjudges what is worse than that."""
    deeds = repertoire_of(now.view.rules).deeds
    best: i64 = LEAST
    for choice in choices:
        deed = deeds[choice & 255]
        if isinstance(deed, Discard):
            best = max(best, deed.rate(now, plan, choice))
    return best
