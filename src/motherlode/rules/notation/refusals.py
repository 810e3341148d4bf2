"""Why a choice that can be read can't be made now: a sentence, with the rule's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, DETAIL, card_of, verb_of
from motherlode.rules.core.contract import (
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
from motherlode.rules.core.engine import options
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.choice_writer import cards_named, choice_text

# What a frame of the core asks; a module's frame is named by its own words.
_QUESTIONS: Final = {
    "OrderGoals": because("asks-order", "which goal to turn over first (B-51)"),
    "WayUp": because("asks-way-up", "which way up the goal lies (B-52)"),
    "CallRound": because("asks-call", "whether the round be called (B-56)"),
    "PickNugget": because("asks-nugget", "which nugget card to take (B-60)"),
    "TakeNuggets": because("asks-nuggets", "which nugget cards to take (B-62)"),
}
_NOT_OFFERED: Final = {
    FORM_WORTHS: because(
        "nuggets-not", "the nugget cards that lie there don't allow it (B-60, B-62)"
    ),
    FORM_PLACE: because("place-not", "no card there waits to be turned over (B-51)"),
    FORM_WHO: because("player-not", "that player can't be chosen now"),
    FORM_PICK: because("card-not", "that card is not among those that are shown"),
}


def refusal(state: State, names: Sequence[str], choice: int) -> IllegalChoice:
    """Why a choice that can be read can't be made now, as an error."""
    rules = state.rules
    frame = state.top()
    if not _offered(state, choice) and frame is not rules.turns[frame.seat]:
        return IllegalChoice(_question(state, names))
    missing = _missing_card(state, names, choice)
    if missing is not None:
        return IllegalChoice(missing)
    reason = why_not(state, choice)
    if reason is None:
        return IllegalChoice(_question(state, names))
    return IllegalChoice(
        because(
            "not-allowed",
            "{choice} is not allowed: {why}",
            choice=_called_text(rules, names, choice),
            why=reason,
        )
    )


def why_not(state: State, choice: int) -> Reason | None:
    """Why whoever is asked can't make a choice, if there is more to say than what is asked.

    It tells what the asked seat may know: the table, its own hand, and what it is asked.
    """
    rules = state.rules
    seat = state.top().seat
    verb = rules.verbs[verb_of(choice)]
    card = card_played(rules, choice)
    if card != NOBODY:
        bare = choice & ~(255 << DETAIL) if verb.puts_card else choice
        if bare in verb.targets(state, seat, card, vec[i64]()):
            for module in rules.restrict:
                reason = module.reason(state, seat, choice)
                if reason is not None:
                    return reason
            verb = rules.verbs[rules.pass_verb]  # it is not the card: this turn is restricted
    reason = verb.reason(state, seat, choice)
    offered = _offered(state, choice)
    if reason is None and offered:
        if verb.form == FORM_CARDS:
            return _wrong_count(verb, offered)
        return _NOT_OFFERED.get(verb.form)
    return reason


def why_stuck(state: State, card: int) -> Reason | None:
    """Why a card of whoever is asked can't be played in this turn at all."""
    rules = state.rules
    seat = state.top().seat
    verb = rules.verbs[rules.verb_of[card]]
    aimed = verb.targets(state, seat, card, vec[i64]())
    for choice in aimed:
        return why_not(state, choice)
    return verb.stuck(state, seat, card) or verb.reason(state, seat, verb.number | card << CARD)


def _offered(state: State, choice: int) -> list[int]:
    """The options with the same verb."""
    verb = verb_of(choice)
    return [int(offer) for offer in options(state) if verb_of(offer) == verb]


def _wrong_count(verb: Verb, offered: list[int]) -> Reason:
    counts = sorted({len(cards_named(offer)) for offer in offered})
    return because(
        "cards-count",
        "{word} names another number of cards here: {counts} (B-13)",
        word=verb.name,
        counts=[str(count) for count in counts],
    )


def _called_text(rules: Rules, names: Sequence[str], choice: int) -> str:
    """How a sentence names a choice; a card that has no use by its name alone."""
    is_idle = rules.verbs[verb_of(choice)].form == FORM_WORD and card_of(choice)
    return rules.names[card_of(choice)] if is_idle else choice_text(rules, names, choice)


def card_played(rules: Rules, choice: int) -> int:
    """The card a choice takes from the hand, or -1."""
    verb = rules.verbs[verb_of(choice)]
    takes_card = verb.plays_card or verb.form in (FORM_CARDS, FORM_SIDE, FORM_FRONT)
    if takes_card or (verb.form == FORM_WORD and card_of(choice)):
        return card_of(choice)
    return NOBODY


def _missing_card(state: State, names: Sequence[str], choice: int) -> Reason | None:
    """Which card of a choice is not in the hand of whoever is asked, or nothing."""
    rules = state.rules
    if card_played(rules, choice) == NOBODY:
        return None
    is_list = rules.verbs[verb_of(choice)].form == FORM_CARDS
    named = cards_named(choice) if is_list else [card_of(choice)]
    seat = state.top().seat
    hand = [int(card) for card in state.hand(seat)]
    for card in named:
        held = hand.count(card)
        if named.count(card) > held > 0:
            return because(
                "hand-fewer",
                "{seat} has only {count} {word} in hand (B-10)",
                seat=names[seat],
                count=held,
                word=rules.names[card],
            )
        if not held:
            return because(
                "hand-without",
                "{seat} has no {word} in hand (B-10)",
                seat=names[seat],
                word=rules.names[card],
            )
    return None


def _question(state: State, names: Sequence[str]) -> Reason:
    """What is asked of whom, without a word about what the asked seat could answer secretly."""
    frame = state.top()
    who = names[frame.seat]
    if frame is state.rules.turns[frame.seat]:
        return because("turn-of", "it is {seat}'s turn: play a card or pass (B-10)", seat=who)
    verbs = {verb_of(offer): None for offer in options(state)}
    examples = {_example(state.rules.verbs[number]): None for number in verbs}
    question = _QUESTIONS.get(frame.name()) or frame.question()
    if question is None:
        return because(
            "asked-else",
            "{seat} is asked something else now: the answer is {examples}",
            seat=who,
            examples=list(examples),
        )
    return because(
        "asked",
        "{seat} is asked {why}: the answer is {examples}",
        seat=who,
        why=question,
        examples=list(examples),
    )


def _example(verb: Verb) -> str:
    if verb.form == FORM_CELL:
        return "cross @ 1,0"
    return verb.name + _EXAMPLES.get(verb.form, "")


_EXAMPLES: Final = {
    FORM_CARDS: " cross",
    FORM_WORTHS: " 2",
    FORM_PLACE: " 8,-2",
    FORM_WHO: " Bo",
    FORM_PICK: " cross",
}
