"""Leaks planted on purpose: each sends something its seat may not know, by another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.choices import card_of, target_of
from motherlode.rules.core.contract import FORM_CARDS, FORM_CELL, Event, Module, Verb
from motherlode.rules.core.engine import options
from motherlode.rules.core.memories import after_showing
from motherlode.rules.core.ruleset import Catalogue, Draft, Selection
from motherlode.rules.core.state import State
from motherlode.rules.core.verbs import Lay, Map
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.modules.saboteur2.discards import PassSeveral
from motherlode.rules.modules.veto import VetoWindow
from motherlode.rules.modules.vote import Ballot
from motherlode.rules.notation.data import event_data
from motherlode.rules.notation.words import default_names
from tests.support.doors import Doors

Data = dict[str, Any]


class InView(Doors):
    """Adds one field to the view."""

    def __init__(self, secret: Callable[[State, int], object]) -> None:
        self.secret = secret

    def view(self, state: State, seat: int) -> object:
        return {**cast(Data, super().view(state, seat)), "extra": self.secret(state, seat)}


class InEvent(Doors):
    """Forgets to hide one kind of event."""

    def __init__(self, name: str) -> None:
        self.name = name

    def event(self, state: State, event: Event, seat: int) -> object:
        if event.name() == self.name:
            return event_data(state.rules, default_names(state.seats), event)
        return super().event(state, event, seat)


class CountInPrompt(Doors):
    """Tells everybody how many answers the asked seat has."""

    def prompt(self, state: State, seat: int) -> object:
        data = cast(Data, super().prompt(state, seat))
        return {**data, "count": len(options(state))}


class OrderInPrompt(Doors):
    """Lists maps of the treasure first."""

    def prompt(self, state: State, seat: int) -> object:
        data = cast(Data, super().prompt(state, seat))
        names = [state.rules.names[goal] for goal in state.goals]
        place = names.index("goal_treasure")
        x, y = 8, (-2, 0, 2)[place]
        first = [text for text in data["choices"] if text.endswith(f"@ {x},{y}")]
        return {**data, "choices": first + [t for t in data["choices"] if t not in first]}


class HolderInError(Doors):
    """Says in a refusal who holds the card."""

    def error(self, state: State, seat: int, text: str) -> object:
        told = super().error(state, seat, text)
        card = state.rules.number_of.get(text.split()[0], -1)
        holders = [other for other in range(state.seats) if card in list(state.hand(other))]
        return f"{told} {holders}" if told not in ("allowed", "not asked") else told


class LengthInView(Doors):
    """Blanks a secret out but keeps its length."""

    def view(self, state: State, seat: int) -> object:
        role = state.rules.role_names[state.roles[(seat + 1) % state.seats]]
        return {**cast(Data, super().view(state, seat)), "extra": "*" * len(role)}


class PeekingLay(Verb):
    """A placement rule that looks at a face-down goal: nothing may be laid beside a stone."""

    def __init__(self) -> None:
        super().__init__("lay", FORM_CELL)
        self.inner = Lay("lay", FORM_CELL)

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        self.inner.number = self.number
        for choice in self.inner.targets(state, seat, card, vec[i64]()):
            beside = [state.goal_on(target_of(choice) + step) for step in STEP]
            kinds = [state.rules.names[state.goals[goal]] for goal in beside if goal >= 0]
            if not any("stone" in kind for kind in kinds):
                out = append(out, choice)
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        self.inner.resolve(state, seat, choice)


class PeekingMap(Verb):
    """A map that is offered only for the treasure and one stone."""

    def __init__(self) -> None:
        super().__init__("map", FORM_CELL)
        self.inner = Map("map", FORM_CELL)

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        self.inner.number = self.number
        for choice in self.inner.targets(state, seat, card, vec[i64]()):
            goal = state.goals[state.goal_on(target_of(choice))]
            if state.rules.names[goal] != "goal_stone_nw":
                out = append(out, choice)
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        self.inner.resolve(state, seat, choice)


class ShowingPass(Verb):
    """A pass that takes the card out of what others remember of the hand, as if they saw it."""

    def __init__(self) -> None:
        super().__init__("pass", FORM_CARDS)
        self.inner = PassSeveral("pass", FORM_CARDS)

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        leaked = after_showing(state.memories, seat, card_of(choice))
        self.inner.resolve(state, seat, choice)
        state.memories = leaked


class Planted(Module):
    """A module that replaces a verb by one that peeks."""

    def __init__(self, verb: Callable[[], Verb]) -> None:
        super().__init__("planted", 1, (), False)
        self.verb = verb

    def bind(self, draft: Draft) -> None:
        draft.add_verbs([self.verb()])


def peeking(verb: Callable[[], Verb]) -> Rules:
    """The base game for four with a verb that peeks, bound by the ordinary door."""
    catalogue = Catalogue([*CATALOGUE.modules, Planted(verb)])
    return catalogue.rules(Selection("base", ["planted"], "", 4))


def showing() -> Rules:
    """Saboteur 2 for four with a pass that shows what it discards."""
    rules = CATALOGUE.rules(Selection("saboteur2", (), "", 4))
    verb = ShowingPass()
    verb.number = rules.pass_verb
    rules.verbs[rules.pass_verb] = verb
    return rules


class HoldersOnly(Module):
    """A window that asks only those who hold a veto."""

    def before_play(self, state: State, seat: i64, choice: i64) -> None:
        window = state.top()
        if not isinstance(window, VetoWindow):
            return  # the card is gone: nobody is asked
        state.pop()
        for other in range(state.seats):
            if other != seat and state.holds(other, window.numbers.card):
                state.push(VetoWindow(other, seat, choice, window.numbers))


def asking_holders() -> Rules:
    """The base game for four with a window that asks only those who could answer."""
    rules = CATALOGUE.rules(Selection("base", ["veto"], "", 4))
    rules.before_play = append(rules.before_play[:], HoldersOnly("planted", 1, (), False))
    return rules


def _next(state: State, seat: int) -> int:
    return (seat + 1) % state.seats


SENT: dict[str, Doors] = {
    "the role card set aside": InView(lambda s, seat: [int(role) for role in s.spare_roles]),
    "another seat's role": InView(lambda s, seat: int(s.roles[_next(s, seat)])),
    "the length of another seat's role": LengthInView(),
    "where the treasure lies": InView(lambda s, seat: [int(goal) for goal in s.goals]),
    "the next card of the deck": InView(
        lambda s, seat: int(s.deck[s.drawn]) if s.deck_size() else None
    ),
    "how many path cards a hand holds": InView(
        lambda s, seat: sum(card < 20 for card in s.hand(_next(s, seat)))
    ),
    "the number chance goes on with": InView(lambda s, seat: int(s.rng)),
    "numbers of face-down discards": InView(lambda s, seat: sorted(e & 255 for e in s.discard)),
    "another seat's nuggets": InView(lambda s, seat: int(s.nuggets[_next(s, seat)])),
    "what lies in the supply": InView(lambda s, seat: int(s.supply)),
    "a passed card": InEvent("CardsPassed"),
    "a drawn card": InEvent("CardDrawn"),
    "what a map showed": InEvent("MapRead"),
    "a picked nugget": InEvent("NuggetPicked"),
    "how many answers another seat has": CountInPrompt(),
    "the treasure by the order of answers": OrderInPrompt(),
    "a holder by a refusal": HolderInError(),
}
BALLOT = InView(
    lambda s, seat: [
        int(vote)
        for kept in s.slices
        if isinstance(kept, Ballot)
        for voter, vote in enumerate(kept.accused_seats)
        if voter != seat
    ]
)
"""What the others have voted, before the votes are counted."""
PURSE = InView(lambda s, seat: int(s.tokens[_next(s, seat)]))
"""Another seat's gold, which lies face down in Saboteur 2."""
PEEKS: dict[str, Callable[[], Verb]] = {
    "a placement rule that looks at face-down goals": PeekingLay,
    "a map that is offered for some goals only": PeekingMap,
}
WITH_MODULES: dict[str, tuple[Doors, str]] = {
    "whether two goals were swapped": (InEvent("GoalsTakenUp"), "back_and_forth"),
    "which card was kept": (InEvent("CardKept"), "storage"),
    "who can answer a window": (CountInPrompt(), "veto"),
}
