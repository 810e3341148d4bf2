"""Choices read: what a text means, or why it means nothing that can be done."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import ROUND_RESTS, options
from motherlode.rules.core.errors import BadNotation, IllegalChoice
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import State
from motherlode.rules.notation.choice_writer import choice_text
from motherlode.rules.notation.forms.form import Written
from motherlode.rules.notation.forms.registry import form_of, shape_of
from motherlode.rules.notation.refusals import refusal
from motherlode.rules.notation.words import (
    card_named,
    read_card,
    shown,
)


def read_choice(state: State, names: Sequence[str], text: str) -> int:
    """The choice a text means, one that `apply` accepts now."""
    if state.over:
        raise IllegalChoice(
            because("game-over", "the game is over; there’s nothing left to decide (B-80)")
        )
    if state.resting:
        raise IllegalChoice(ROUND_RESTS)
    rules = state.rules
    wanted = _candidates(state, names, Written(" ".join(text.split())))
    found = _offered(state, names, wanted)
    _, form = shape_of(rules, (found or wanted)[0])
    doubt = form.doubt(rules, names, found) if len(found) > 1 else None
    if doubt is not None:
        raise BadNotation(doubt)
    if found:
        return found[0]
    if form.is_free(state, wanted[0]):
        return wanted[0]
    raise refusal(state, names, wanted[0])


def _offered(state: State, names: Sequence[str], wanted: list[int]) -> list[int]:
    """The options that are wanted, or else those that are written in the same way."""
    offers = [int(offer) for offer in options(state)]
    found = [choice for choice in wanted if choice in offers]
    if found:
        return found
    texts = [choice_text(state.rules, names, choice) for choice in wanted]
    return [offer for offer in offers if choice_text(state.rules, names, offer) in texts]


def _candidates(state: State, names: Sequence[str], said: Written) -> list[int]:
    """What a text can mean, best first: one choice, or one for each thing it leaves open."""
    rules = state.rules
    for verb in rules.verbs:
        form = form_of(verb)
        if form.begins(verb, said):
            return form.read(state, names, verb, said)
    card = _aimed_card(rules, said.head) if said.sign else _bare_card(rules, said)
    verb = rules.verbs[rules.verb_of[card]]
    return form_of(verb).read_played(rules, names, verb, card, said)


def _aimed_card(rules: Rules, head: str) -> int:
    """The card in front of a sign."""
    if not head.strip():
        raise BadNotation(
            because("write-card", "name the card first, as in cross @ 1,0 or break_pick > Bo")
        )
    card = read_card(rules, head)
    if not rules.specs[card].verb:
        raise BadNotation(
            because(
                "never-played",
                "{word} stays on the table and is never played",
                word=rules.names[card],
            )
        )
    return card


def _bare_card(rules: Rules, said: Written) -> int:
    """The card that a text without a sign begins with."""
    card = card_named(rules, said.first)
    if card != NOBODY and rules.specs[card].verb:
        return card
    raise BadNotation(
        because(
            "no-choice",
            "can’t read {text} as a choice; write, for example, cross @ 1,0 or break_pick > "
            "Bo or pass cross",
            text=shown(said.text),
        )
    )
