"""The table with everything open: for games that are over and for sandboxes, never for a live one.

No part of a live table may import this; a test sees to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY, Event
from motherlode.rules.core.engine import asked_seat
from motherlode.rules.core.gold import scores, worths
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR, View, pool_shown, view
from motherlode.tables.game.sight import seat_view, seen_event
from motherlode.tables.wire.messages import SeenEvent
from motherlode.tables.wire.past_messages import Secrets
from motherlode.tables.wire.sights import SeatView


def open_view(state: State, seat: int = SPECTATOR) -> View:
    """A view that hides nothing, from a seat's place at the table or from nobody's."""
    seen = view(state, seat)
    seen.goals = state.goals[:]
    seen.known_roles = state.roles[:]
    seen.spare_roles = state.spare_roles
    seen.slices = state.slices
    seen.discard = state.discard
    asked = NOBODY if state.over else int(asked_seat(state))
    seen.pool = pool_shown(state, asked)
    return seen


def open_seat_view(seen: View, state: State, names: Sequence[str]) -> SeatView:
    """An open view as a message; of gold it tells what everybody has."""
    made = seat_view(seen, names)
    gold = scores(state)
    seats = tuple(
        structs.replace(
            sight,
            tokens=int(state.tokens[seat]),
            nuggets=tuple(int(worth) for worth in worths(state.nuggets[seat])),
            score=int(gold[seat]),
        )
        for seat, sight in enumerate(made.seats)
    )
    return structs.replace(made, seats=seats)


def secrets_of(state: State) -> Secrets:
    """What lies hidden: every hand, the deck in its order, and what was set aside."""
    names = state.rules.names
    return Secrets(
        hands=tuple(
            tuple(names[card] for card in state.hand(seat)) for seat in range(int(state.seats))
        ),
        deck=tuple(names[card] for card in state.deck[state.drawn :]),
        aside=tuple(names[card] for card in state.aside),
    )


def whole_event(rules: Rules, names: Sequence[str], event: Event) -> SeenEvent:
    """A fact with all its secrets."""
    return seen_event(rules, names, event)
