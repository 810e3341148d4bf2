"""Why a choice that can be read can't be made now: a sentence, with the rule's id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, verb_of
from motherlode.rules.core.engine import options
from motherlode.rules.core.errors import IllegalChoice
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.registry import form_of, shape_of

# What a frame of the core asks; a module's frame is named by its own words.
_QUESTIONS: Final = {
    "OrderGoals": because("asks-order", "which goal to reveal first (B-51)"),
    "WayUp": because("asks-way-up", "whether the goal is upright or rotated (B-52)"),
    "CallRound": because("asks-call", "whether to end the round early (B-56)"),
    "PickNugget": because("asks-nugget", "which nugget card to take (B-60)"),
    "TakeNuggets": because("asks-nuggets", "which nugget cards to take (B-62)"),
}


def refusal(state: State, names: Sequence[str], choice: int) -> IllegalChoice:
    """Why a choice that can be read can't be made now, as an error."""
    rules = state.rules
    frame = state.top()
    verb, form = shape_of(rules, choice)
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
            "{choice} isn’t allowed: {why}",
            choice=form.title(rules, names, verb, choice),
            why=reason,
        )
    )


def why_not(state: State, choice: int) -> Reason | None:
    """Why whoever is asked can't make a choice, if there is more to say than what is asked.

    It tells what the asked seat may know: the table, its own hand, and what it is asked.
    """
    rules = state.rules
    seat = state.top().seat
    verb, form = shape_of(rules, choice)
    cards = form.from_hand(choice)
    if cards:
        bare = choice & ~form.added_bits(verb)
        if bare in verb.targets(state, seat, cards[0], vec[i64]()):
            for module in rules.restrict:
                reason = module.reason(state, seat, choice)
                if reason is not None:
                    return reason
            verb = rules.verbs[rules.pass_verb]  # it is not the card: this turn is restricted
    reason = verb.reason(state, seat, choice)
    offered = _offered(state, choice)
    if reason is None and offered:
        return form_of(verb).not_offered(verb, offered)
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


def _missing_card(state: State, names: Sequence[str], choice: int) -> Reason | None:
    """Which card of a choice is not in the hand of whoever is asked, or nothing."""
    rules = state.rules
    _, form = shape_of(rules, choice)
    named = form.from_hand(choice)
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
        return because("turn-of", "it’s {seat}’s turn: play a card or pass (B-10)", seat=who)
    rules = state.rules
    verbs = [rules.verbs[number] for number in {verb_of(offer): None for offer in options(state)}]
    examples = {form_of(verb).example(rules, verb): None for verb in verbs}
    question = _QUESTIONS.get(frame.name()) or frame.question()
    if question is None:
        return because(
            "asked-else",
            "{seat} has something else to decide: answer {examples}",
            seat=who,
            examples=list(examples),
        )
    return because(
        "asked",
        "{seat} has to decide {why}: answer {examples}",
        seat=who,
        why=question,
        examples=list(examples),
    )
