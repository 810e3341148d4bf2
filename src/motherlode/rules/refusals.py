"""Why a choice that can be read can't be made now: a sentence, with the rule's id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.choice_texts import cards_named, choice_text
from motherlode.rules.choices import DETAIL, card_of, verb_of
from motherlode.rules.contract import (
    FORM_CARDS,
    FORM_CELL,
    FORM_FRONT,
    FORM_PICK,
    FORM_PLACE,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORD,
    FORM_WORTHS,
    NOBODY,
    Rules,
    Verb,
)
from motherlode.rules.engine import options
from motherlode.rules.errors import IllegalChoice
from motherlode.rules.state import State

# What a frame of the core asks; a module's frame is named by its own words.
_QUESTIONS: Final = {
    "OrderGoals": "which goal to turn over first (B-51)",
    "WayUp": "which way up the goal lies (B-52)",
    "CallRound": "whether the round be called (B-56)",
    "PickNugget": "which nugget card to take (B-60)",
    "TakeNuggets": "which nugget cards to take (B-62)",
}
_COUNTS: Final = ("one card", "two cards", "three cards")
_NOT_OFFERED: Final = {
    FORM_WORTHS: "the nugget cards that lie there don't allow it (B-60, B-62)",
    FORM_PLACE: "no card there waits to be turned over (B-51)",
    FORM_WHO: "that player can't be chosen now",
    FORM_PICK: "that card is not among those that are shown",
}


def refusal(state: State, names: Sequence[str], choice: int) -> IllegalChoice:
    """Why a choice that can be read can't be made now."""
    rules = state.rules
    frame = state.top()
    verb = rules.verbs[verb_of(choice)]
    offered = [int(offer) for offer in options(state) if verb_of(offer) == verb.number]
    if not offered and frame is not rules.turns[frame.seat]:
        return IllegalChoice(_question(state, names))
    card = _card_played(rules, choice)
    if card != NOBODY:
        missing = _missing_card(state, choice)
        if missing:
            return IllegalChoice(f"{names[frame.seat]} has {missing} in hand (B-10)")
        bare = choice & ~(255 << DETAIL) if verb.puts_card else choice
        if bare in verb.targets(state, frame.seat, card, vec[i64]()):
            for module in rules.restrict:
                reason = module.reason(state, frame.seat, choice)
                if reason:
                    return _not_allowed(rules, names, choice, reason)
            verb = rules.verbs[rules.pass_verb]  # it is not the card: this turn is restricted
    reason = verb.reason(state, frame.seat, choice)
    if not reason and offered:
        reason = _NOT_OFFERED.get(verb.form, "")
        if verb.form == FORM_CARDS:
            counts = sorted({len(cards_named(offer)) for offer in offered})
            named = " or ".join(_COUNTS[count - 1] for count in counts)
            reason = f"{verb.name} names {named} here (B-13)"
    if not reason:
        return IllegalChoice(_question(state, names))
    return _not_allowed(rules, names, choice, reason)


def _not_allowed(rules: Rules, names: Sequence[str], choice: int, reason: str) -> IllegalChoice:
    return IllegalChoice(f"{_called_text(rules, names, choice)} is not allowed: {reason}")


def _called_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """How a sentence names a choice; a card that has no use by its name alone."""
    is_idle = rules.verbs[verb_of(choice)].form == FORM_WORD and card_of(choice)
    return rules.names[card_of(choice)] if is_idle else choice_text(rules, names, choice)


def _card_played(rules: Rules, choice: int) -> int:
    """The card a choice takes from the hand, or -1."""
    verb = rules.verbs[verb_of(choice)]
    takes_card = verb.plays_card or verb.form in (FORM_CARDS, FORM_SIDE, FORM_FRONT)
    if takes_card or (verb.form == FORM_WORD and card_of(choice)):
        return card_of(choice)
    return NOBODY


def _missing_card(state: State, choice: int) -> str:
    is_list = state.rules.verbs[verb_of(choice)].form == FORM_CARDS
    named = cards_named(choice) if is_list else [card_of(choice)]
    hand = [int(card) for card in state.hand(state.top().seat)]
    for card in named:
        if named.count(card) > hand.count(card):
            held = f"only {hand.count(card)}" if hand.count(card) else "no"
            return f"{held} {state.rules.names[card]}"
    return ""


def _question(state: State, names: Sequence[str]) -> str:
    """What is asked of whom, without a word about what the asked seat could answer secretly."""
    frame = state.top()
    who = names[frame.seat]
    if frame is state.rules.turns[frame.seat]:
        return f"it is {who}'s turn: play a card or pass (B-10)"
    words = re.sub(r"(?<!^)([A-Z])", r" \1", frame.name()).lower()
    question = _QUESTIONS.get(frame.name()) or frame.question() or f"to {words}"
    verbs = {verb_of(offer): None for offer in options(state)}
    examples = {_example(state.rules.verbs[number]): None for number in verbs}
    answers = " or ".join(examples)
    return f"{who} is asked {question}: the answer is {answers}"


def _example(verb: Verb) -> str:
    if verb.form == FORM_CELL:
        return "a card and a place, as in cross @ 1,0"
    return verb.name + _EXAMPLES.get(verb.form, "")


_EXAMPLES: Final = {
    FORM_CARDS: " and a card",
    FORM_WORTHS: " 2",
    FORM_PLACE: " 8,-2",
    FORM_WHO: " and a player",
    FORM_PICK: " and a card",
}
