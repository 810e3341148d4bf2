"""Every event with a secret: whoever may not know it sees the same whatever the secret is."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core import events, gold_events
from motherlode.rules.core.contract import Event
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.views import SPECTATOR
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import event_data
from motherlode.rules.notation.words import default_names

RULES = CATALOGUE.rules(Selection("base", players=4))
ADA, BO, OUTSIDERS = 0, 1, (2, 3, SPECTATOR)


def cards(*numbers: int) -> vec[i64]:
    """Cards, or worths."""
    return vec[i64](numbers)


PAIRS: list[tuple[Event, Event]] = [
    (events.RoleDealt(ADA, 0), events.RoleDealt(ADA, 1)),
    (events.HandDealt(ADA, cards(5, 6), 2), events.HandDealt(ADA, cards(7, 9), 2)),
    (events.MapRead(ADA, 32904, 1), events.MapRead(ADA, 32904, 2)),
    (events.CardsPassed(ADA, cards(5), 1), events.CardsPassed(ADA, cards(6), 1)),
    (events.CardDrawn(ADA, 5), events.CardDrawn(ADA, 6)),
    (gold_events.NuggetPicked(ADA, 1), gold_events.NuggetPicked(ADA, 3)),
    (
        gold_events.NuggetsTaken(ADA, cards(3, 1), 2, 0, 4),
        gold_events.NuggetsTaken(ADA, cards(2, 2), 2, 0, 4),
    ),
    (gold_events.NuggetGiven(ADA, BO, 1), gold_events.NuggetGiven(ADA, BO, 3)),
    (events.RoleSeen(ADA, BO, 0), events.RoleSeen(ADA, BO, 1)),
    (events.RoleExchanged(ADA, 0), events.RoleExchanged(ADA, 1)),
]


def told(event: Event, seat: int) -> dict[str, object]:
    """What a seat is told of an event."""
    return event_data(RULES, default_names(4), event.seen_by(seat))


@pytest.mark.rule("B-3", "B-13", "B-35", "B-64")
@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda event: event.name())
def test_a_secret_does_not_show_in_what_outsiders_are_told(one: Event, other: Event) -> None:
    assert one.fields() != other.fields()
    for seat in OUTSIDERS:
        assert told(one, seat) == told(other, seat)
    assert told(one, ADA) != told(other, ADA)


def test_no_secret_event_of_the_core_is_left_out() -> None:
    kinds = [kind for kind in (vars(events) | vars(gold_events)).values() if isinstance(kind, type)]
    secret = {
        kind.__name__
        for kind in kinds
        if issubclass(kind, Event) and not issubclass(kind, events.Public) and kind is not Event
    }
    assert secret == {one.name() for one, _ in PAIRS}
