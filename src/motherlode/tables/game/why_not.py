"""Why can't I? What a person would choose, as the rules know it, and the reason against it."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.choices import CARD, verb_of
from motherlode.rules.core.contract import NOBODY, Verb
from motherlode.rules.core.engine import options
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.forms.form import PLAYED, Aim, Form
from motherlode.rules.notation.forms.registry import form_of
from motherlode.rules.notation.refusals import why_not, why_stuck
from motherlode.rules.notation.words import FARTHEST
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.requests import AskWhy
from motherlode.tables.wire.values import Cell

NOT_NOW: Final = because("not-now", "that can’t be chosen now")


def why_asked(state: State, asked: AskWhy) -> Reason | None:
    """Why whoever is asked can't do what they would; nothing if they can."""
    card = _card(state, asked)
    verb = _verb(state, asked, card)
    if verb is None:
        return NOT_NOW
    form = form_of(verb)
    aims = asked.cell is not None or asked.seat is not None
    if card is not None and form.names_card and not aims:
        played = verb.number | card << CARD
        offered = any(choice & PLAYED == played for choice in options(state))
        return None if offered else why_stuck(state, card) or NOT_NOW
    wrong = _aimed_wrongly(form, asked) if aims else None
    if wrong is not None:
        return wrong
    if not _is_aimed(form, asked):
        return NOT_NOW
    choices = form.aimed(state, verb, card or 0, _aim(state, asked, form))
    return _first_reason(state, choices, ~form.unsaid_bits(verb))


def _card(state: State, asked: AskWhy) -> int | None:
    """The card that is meant: one's own, for what others hold is nobody's business."""
    if asked.card is None:
        return None
    hand = [state.rules.names[card] for card in state.hand(state.top().seat)]
    if asked.card not in hand:
        raise TableRefusal("bad_index", "that card isn’t in your hand")
    return state.rules.number_of[asked.card]


def _verb(state: State, asked: AskWhy, card: int | None) -> Verb | None:
    """What would be done: as named, what the card is made for, or what is asked just now."""
    rules = state.rules
    if asked.verb is not None:
        known = asked.verb in rules.verb_number
        return rules.verbs[rules.verb_number[asked.verb]] if known else None
    if card is not None:
        return rules.verbs[rules.verb_of[card]]
    offered = [rules.verbs[verb_of(choice)] for choice in options(state)]
    return next((verb for verb in offered if _answers(form_of(verb), asked)), None)


def _answers(form: Form, asked: AskWhy) -> bool:
    """Whether answers of a form are a place or a player, as it was chosen, and nothing else."""
    aims = form.cells if asked.cell is not None else form.seats
    return aims == 1 and form.is_bare


def _aimed_wrongly(form: Form, asked: AskWhy) -> Reason | None:
    """Why something is not aimed at what was chosen."""
    if form.cells and asked.cell is None:
        return because("aim-place", "it’s played at a space, not on a player")
    if form.seats and asked.seat is None:
        return because("aim-player", "it’s played on a player, not at a space")
    if not form.cells and not form.seats:
        return because("aim-nothing", "it has no target")
    return None


def _is_aimed(form: Form, asked: AskWhy) -> bool:
    """Whether there is a place or a player for what needs one."""
    return (asked.cell is not None or not form.cells) and (asked.seat is not None or not form.seats)


def _aim(state: State, asked: AskWhy, form: Form) -> Aim:
    """At what it would be aimed, as far as the form has room for it."""
    tools = state.rules.front_names
    return Aim(
        cell=_cell(asked.cell) if form.cells else NOBODY,
        second=_cell(asked.second or asked.cell) if form.cells > 1 else NOBODY,
        turned=asked.turned,
        seat=_seat(state, asked) if form.seats else NOBODY,
        tool=1 << tools.index(asked.tool) if asked.tool in tools else 0,
    )


def _cell(cell: Cell | None) -> int:
    if cell is None or max(map(abs, cell)) > FARTHEST:
        raise TableRefusal("malformed", "there’s no such space")
    return int(cell_at(*cell))


def _seat(state: State, asked: AskWhy) -> int:
    if asked.seat is None or asked.seat >= state.seats:
        raise TableRefusal("no_such_seat", "there’s no such seat")
    return asked.seat


def _first_reason(state: State, choices: list[int], settled: int) -> Reason | None:
    """Why none of these can be chosen: that a card misfits only if nothing else is wrong."""
    if any(int(offer) & settled in choices for offer in options(state)):
        return None
    reasons = [why_not(state, choice) or NOT_NOW for choice in choices]
    return next((one for one in reasons if one.code != "lay-misfit"), reasons[0])
