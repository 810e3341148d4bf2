"""Why can't I? What a person would choose, as the rules know it, and the reason against it."""

from __future__ import annotations

from typing import Final

from motherlode.rules.core.choices import (
    CARD,
    DETAIL,
    SECOND,
    TARGET,
    WAY,
    second_of,
    target_of,
    verb_of,
)
from motherlode.rules.core.contract import (
    FORM_CELL,
    FORM_CELLS,
    FORM_PLACE,
    FORM_SEAT,
    FORM_SIDE,
    FORM_WHO,
    FORM_WORD,
    Verb,
)
from motherlode.rules.core.engine import options
from motherlode.rules.core.maze import cell_at
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.notation.refusals import why_not, why_stuck
from motherlode.rules.notation.words import FARTHEST
from motherlode.tables.wire.errors import TableRefusal
from motherlode.tables.wire.messages import Cell
from motherlode.tables.wire.requests import AskWhy

ON_PLACES: Final = (FORM_CELL, FORM_CELLS, FORM_SIDE, FORM_PLACE)
ON_SEATS: Final = (FORM_SEAT, FORM_WHO)
PLAYED: Final = (1 << WAY) - 1  # the verb and the card of a choice
NOT_NOW: Final = because("not-now", "it can't be chosen now")


def why_asked(state: State, asked: AskWhy) -> Reason | None:
    """Why whoever is asked can't do what they would; nothing if they can."""
    card = _card(state, asked)
    verb = _verb(state, asked, card)
    if verb is None:
        return NOT_NOW
    aims = asked.cell is not None or asked.seat is not None
    if card is not None and (verb.plays_card or verb.form == FORM_WORD) and not aims:
        played = verb.number | card << CARD
        offered = any(choice & PLAYED == played for choice in options(state))
        return None if offered else why_stuck(state, card) or NOT_NOW
    wrong = _aimed_wrongly(verb, asked) if aims else None
    if wrong is not None:
        return wrong
    if not _is_aimed(verb, asked):
        return NOT_NOW
    return _first_reason(state, verb, _choices(state, asked, verb, card or 0))


def _card(state: State, asked: AskWhy) -> int | None:
    """The card that is meant: one's own, for what others hold is nobody's business."""
    if asked.card is None:
        return None
    hand = [state.rules.names[card] for card in state.hand(state.top().seat)]
    if asked.card not in hand:
        raise TableRefusal("bad_index", "there is no such card in your hand")
    return state.rules.number_of[asked.card]


def _verb(state: State, asked: AskWhy, card: int | None) -> Verb | None:
    """What would be done: as named, what the card is made for, or what is asked just now."""
    rules = state.rules
    if asked.verb is not None:
        known = asked.verb in rules.verb_number
        return rules.verbs[rules.verb_number[asked.verb]] if known else None
    if card is not None:
        return rules.verbs[rules.verb_of[card]]
    form = FORM_PLACE if asked.cell is not None else FORM_WHO
    offered = [rules.verbs[verb_of(choice)] for choice in options(state)]
    return next((verb for verb in offered if verb.form == form), None)


def _aimed_wrongly(verb: Verb, asked: AskWhy) -> Reason | None:
    """Why something is not aimed at what was chosen."""
    if verb.form in ON_PLACES and asked.cell is None:
        return because("aim-place", "it is played on a place, not on a player")
    if verb.form in ON_SEATS and asked.seat is None:
        return because("aim-player", "it is played on a player, not on a place")
    if verb.form not in (*ON_PLACES, *ON_SEATS):
        return because("aim-nothing", "it is aimed neither at a place nor at a player")
    return None


def _is_aimed(verb: Verb, asked: AskWhy) -> bool:
    """Whether there is a place or a player for what needs one."""
    if verb.form in ON_PLACES:
        return asked.cell is not None
    return verb.form not in ON_SEATS or asked.seat is not None


def _choices(state: State, asked: AskWhy, verb: Verb, card: int) -> list[int]:
    """The choices that are meant: one, or one for each thing that was left open."""
    choice = int(verb.number) | card << CARD
    if verb.form in ON_PLACES:
        choice |= _cell(asked.cell) << TARGET
        if verb.form == FORM_CELLS:
            return _pairs(state, choice, _cell(asked.second or asked.cell))
        ways = [asked.turned, not asked.turned] if verb.puts_card else [False]
        return [choice | way << WAY for way in ways]
    if verb.form in ON_SEATS:
        choice |= _seat(state, asked) << TARGET
    tools = state.rules.front_names
    marks = int(state.rules.marks_of[card]) if verb.form == FORM_SEAT else 0
    if asked.tool in tools:
        return [choice | 1 << tools.index(asked.tool) + DETAIL]
    bits = [1 << bit for bit in range(len(tools)) if marks >> bit & 1]
    return [*(choice | bit << DETAIL for bit in bits), choice]


def _pairs(state: State, choice: int, second: int) -> list[int]:
    """Two places in either order; with one alone, those that go with it if there are any."""
    first = target_of(choice)
    if first != second:
        return [choice | second << SECOND, choice & PLAYED | second << TARGET | first << SECOND]
    offers = [int(offer) for offer in options(state) if offer & PLAYED == choice & PLAYED]
    with_it = [offer for offer in offers if first in (target_of(offer), second_of(offer))]
    return with_it or [choice | second << SECOND]


def _cell(cell: Cell | None) -> int:
    if cell is None or max(map(abs, cell)) > FARTHEST:
        raise TableRefusal("malformed", "there is no such place")
    return int(cell_at(*cell))


def _seat(state: State, asked: AskWhy) -> int:
    if asked.seat is None or asked.seat >= state.seats:
        raise TableRefusal("no_such_seat", "there is no such seat")
    return asked.seat


def _first_reason(state: State, verb: Verb, choices: list[int]) -> Reason | None:
    """Why none of these can be chosen: that a card misfits only if nothing else is wrong."""
    open_parts = 255 << DETAIL if verb.puts_card or verb.form == FORM_SIDE else 0
    if any(int(offer) & ~open_parts in choices for offer in options(state)):
        return None
    reasons = [why_not(state, choice) or NOT_NOW for choice in choices]
    return next((one for one in reasons if one.code != "lay-misfit"), reasons[0])
