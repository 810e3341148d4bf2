"""Every form a verb may have, those too that no module of today uses."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.cards import action
from motherlode.rules.choices import CARD, SECOND, TARGET
from motherlode.rules.contract import FORM_CARD, FORM_CELLS, Module, Verb
from motherlode.rules.engine import new_game, options
from motherlode.rules.errors import BadNotation, IllegalChoice
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation import choice_text, default_names, read_choice
from motherlode.rules.ruleset import Catalogue, Draft, Selection
from motherlode.rules.state import State

NAMES = default_names(3)


class Alone(Verb):
    """A card that is aimed at nothing."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return append(out, self.number | (card << CARD))


class Both(Verb):
    """A card that is aimed at two goals, the upper one named first."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        first, second = state.goal_cells[0], state.goal_cells[1]
        choice = self.number | (card << CARD) | (first << TARGET) | (second << SECOND)
        return append(out, choice)

    def reason(self, state: State, seat: i64, choice: i64) -> str:
        return "only the upper two (X-0)"


class Odd(Module):
    """Cards of the rarer forms."""

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("about", "about", 20), action("to_and_fro", "both", 20)])
        draft.add_verbs([Alone("about", FORM_CARD), Both("both", FORM_CELLS)])


def odd_state() -> State:
    """A game in which whoever is asked has both cards."""
    catalogue = Catalogue([*CATALOGUE.modules, Odd("odd", 1, (), False)])
    rules = catalogue.rules(Selection("base", ("odd",), "", 3))
    for seed in range(99):
        state = new_game(rules, seed, 0)
        hand = [rules.names[card] for card in state.hand(0)]
        if {"about", "to_and_fro"} <= set(hand):
            return state
    raise AssertionError("no such deal")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("about", "about"),
        (" ABOUT ", "about"),
        ("to_and_fro @ 8,-2 8,0", "to_and_fro @ 8,-2 8,0"),
        ("to_and_fro @ (8,0) (8,-2)", "to_and_fro @ 8,-2 8,0"),
    ],
)
def test_read(text: str, meant: str) -> None:
    state = odd_state()
    choice = read_choice(state, NAMES, text)
    assert choice in options(state)
    assert choice_text(state.rules, NAMES, choice) == meant


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("about > Bo", BadNotation, "write about alone"),
        ("about Bo", BadNotation, "write about alone"),
        ("about @ 1,0", BadNotation, "write about alone"),
        ("to_and_fro", BadNotation, "two places"),
        ("to_and_fro @ 8,0", BadNotation, "two places"),
        ("to_and_fro @ 8,0 8,2", IllegalChoice, r"to_and_fro @ 8,0 8,2 is not .*\(X-0\)"),
    ],
)
def test_refused(text: str, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        read_choice(odd_state(), NAMES, text)
