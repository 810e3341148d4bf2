"""Turnabout: play passes the other way round (C-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import action
from motherlode.rules.core.choices import CARD, card_of
from motherlode.rules.core.contract import FORM_CARD, Module, Verb
from motherlode.rules.core.events import Public
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Draft, Selection
from motherlode.rules.core.state import State


class DirectionTurned(Public):
    """The direction of play was reversed."""

    def __init__(self, seat: i64, card: i64, clockwise: bool) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.clockwise: bool = clockwise

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card), "clockwise": self.clockwise}


class TurnAbout(Verb):
    """Reverse the direction of play, and with it the order of picking, until the round ends."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return append(out, self.number | (card << CARD))

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        state.take_from_hand(seat, card)
        state.direction = -state.direction
        state.discard_played(card)
        if state.listening:
            state.note(DirectionTurned(seat, card, state.direction > 0))


class Turnabout(Module):
    """One card that reverses the direction of play."""

    def refusal(self, selection: Selection) -> Reason | None:
        if selection.game == "duel":
            return because(
                "not-in-duel",
                "{module} doesn’t work with the duel (C-20)",
                module=self.name,
            )
        return None

    def bind(self, draft: Draft) -> None:
        draft.add_cards([action("turnabout", "turnabout", 1)])
        draft.add_verbs([TurnAbout("turnabout", FORM_CARD)])


MODULE: Final[Module] = Turnabout("turnabout", 1, ("C-20",), False)
