"""Plants in the rules: verbs that peek, questions that only holders are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.choices import card_of, target_of
from motherlode.rules.core.contract import Verb
from motherlode.rules.core.reasons import Reason
from motherlode.rules.core.state import EVERYBODY, KNOWERS, State
from motherlode.rules.modules import CATALOGUE
from motherlode.tables.game import game as game_module
from tests.leaks.plants.plant import plant
from tests.secrets.leaks import HoldersOnly


class Bound:
    """The catalogue, with something else in the rules that it binds."""

    def __init__(self, catalogue: Any, change: Callable[[Rules], None]) -> None:
        self.catalogue = catalogue
        self.change = change

    def rules(self, selection: Any) -> Rules:
        """Rules with a mistake."""
        rules: Rules = self.catalogue.rules(selection)
        self.change(rules)
        return rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.catalogue, name)


def bind(patch: pytest.MonkeyPatch, change: Callable[[Rules], None]) -> None:
    """Let live tables play by changed rules."""
    patch.setattr(game_module, "CATALOGUE", Bound(CATALOGUE, change))


class Peeking(Verb):
    """A verb of the rules, with a mistake in what it offers or does."""

    def __init__(self, inner: Verb) -> None:
        super().__init__(inner.name, inner.form)
        self.inner = inner
        self.number = inner.number
        self.asks = inner.asks
        self.plays_card = inner.plays_card
        self.puts_card = inner.puts_card

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        for choice in self.inner.targets(state, seat, card, vec[i64]()):
            if self.offers(state, seat, choice):
                out = append(out, choice)
        return out

    def offers(self, state: State, seat: int, choice: int) -> bool:
        """Whether a choice is offered."""
        return True

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        self.inner.resolve(state, seat, choice)

    def lifts(self, state: State) -> i64:
        return self.inner.lifts(state)

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return self.inner.reason(state, seat, choice)

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return self.inner.stuck(state, seat, card)


def replace(name: str, verb: Callable[[Verb], Verb]) -> Callable[[Rules], None]:
    """Put a verb in another's place."""

    def change(rules: Rules) -> None:
        number = rules.verb(name)
        rules.verbs[number] = verb(rules.verbs[number])
        for card in range(len(rules.shapes)):
            if rules.verb_of[card] == number:
                rules.shapes[card] = 0  # asks the verb

    return change


class PeekingLay(Peeking):
    """Nothing may be laid beside the treasure."""

    def offers(self, state: State, seat: int, choice: int) -> bool:
        beside = [state.goal_on(target_of(choice) + step) for step in STEP]
        kinds = [state.rules.names[state.goals[goal]] for goal in beside if goal >= 0]
        return "goal_treasure" not in kinds


class PeekingMap(Peeking):
    """A map can be used only for some goals."""

    def offers(self, state: State, seat: int, choice: int) -> bool:
        return bool(state.goals[state.goal_on(target_of(choice))] != state.rules.goals[1])


class PeekingBreak(Peeking):
    """A tool isn't broken while somebody else could do it as well."""

    def offers(self, state: State, seat: int, choice: int) -> bool:
        others = [other for other in range(int(state.seats)) if other != seat]
        return not any(card_of(choice) in list(state.hand(other)) for other in others)


class ShowingPass(Peeking):
    """A pass of which everybody knows the card."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        super().resolve(state, seat, choice)
        top = len(state.discard) - 1
        pile = state.discard[:]
        pile[top] = pile[top] | EVERYBODY << KNOWERS
        state.discard = pile


@plant("a placement rule that looks at face-down goals", first=35)
def peeking_lay(patch: pytest.MonkeyPatch) -> None:
    bind(patch, replace("lay", PeekingLay))


@plant("a map that is offered for some goals only")
def peeking_map(patch: pytest.MonkeyPatch) -> None:
    bind(patch, replace("map", PeekingMap))


@plant("a card that isn’t offered while another holds the same")
def peeking_break(patch: pytest.MonkeyPatch) -> None:
    bind(patch, replace("break", PeekingBreak))


@plant("a pass of which the rules say that all know the card")
def showing_pass(patch: pytest.MonkeyPatch) -> None:
    bind(patch, replace("pass", ShowingPass))


@plant("the rules ask only holders of the veto", table="base 4 veto")
def asking_holders(patch: pytest.MonkeyPatch) -> None:
    def change(rules: Rules) -> None:
        if len(rules.before_play):
            holders = HoldersOnly("planted", 1, (), False)
            rules.before_play = append(rules.before_play[:], holders)

    bind(patch, change)
