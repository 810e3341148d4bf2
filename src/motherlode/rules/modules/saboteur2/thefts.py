"""Thefts: cards in front of thieves, who steal 1 gold each once gold is handed out (S-49)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import CARD, TARGET, card_of, target_of
from motherlode.rules.core.contract import FORM_CARD, NOBODY, Frame, Slice, Verb
from motherlode.rules.core.events import ActionPlayed, Public, listed
from motherlode.rules.core.gold import give_tokens
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State

THEFT: Final = 8  # bit of the cards in front, after the three tools


class GoldStolen(Public):
    """A seat stole 1 gold from another (S-49)."""

    def __init__(self, seat: i64, target: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "target": int(self.target)}


class Thefts(Slice):
    """The seats with a theft in front of them; whoever laid it last is last (S-49)."""

    def __init__(self, seats: vec[i64]) -> None:
        self.seats: vec[i64] = seats

    def fields(self) -> dict[str, object]:
        return {"seats": listed(self.seats)}


def thefts(state: State, slot: i64) -> vec[i64]:
    """The seats with a theft in front of them, in the order in which these were laid."""
    kept = state.slices[slot]
    assert isinstance(kept, Thefts)
    return kept.seats


def seats_with_theft(state: State) -> vec[i64]:
    """The seats with a theft in front of them, in seat order."""
    out = vec[i64]()
    seat: i64
    for seat in range(state.seats):
        if state.front[seat] & THEFT:
            out = append(out, seat)
    return out


def forget_theft(state: State, slot: i64, seat: i64) -> None:
    """The theft in front of a seat is gone."""
    order = vec[i64]()
    for other in thefts(state, slot):
        if other != seat:
            order = append(order, other)
    state.set_slice(slot, Thefts(order))


class Theft(Verb):
    """Lay a theft in front of oneself (S-30)."""

    def __init__(self, slot: i64) -> None:
        super().__init__("theft", FORM_CARD)
        self.asks = False
        self.slot: i64 = slot

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        return out if state.front[seat] & THEFT else append(out, self.number | (card << CARD))

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        state.take_from_hand(seat, card_of(choice))
        state.set_front(seat, state.front[seat] | THEFT)
        state.set_slice(self.slot, Thefts(append(thefts(state, self.slot)[:], seat)))
        if state.listening:
            state.note(ActionPlayed(seat, card_of(choice), NOBODY))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "theft-twice", "a player can’t have two of the same card in front of them (S-12)"
        )


def let_steal(state: State, slot: i64, barred: i64) -> None:
    """Ask those who may steal: whoever laid their theft last, then clockwise (S-49).

    `barred` are bits of cards in front that keep a seat from stealing.
    """
    able = [seat for seat in thefts(state, slot) if not state.front[seat] & barred]
    order = sorted(able, key=lambda seat: (seat - able[-1]) % state.seats)
    for thief in reversed(order):
        state.push(MaySteal(thief))


class MaySteal(Frame):
    """A thief's turn to steal comes: if nobody else owns gold, nothing happens (S-49)."""

    def __init__(self, thief: i64) -> None:
        super().__init__(NOBODY)
        self.thief: i64 = thief

    def fields(self) -> tuple[int, ...]:
        return (self.thief,)

    def run(self, state: State) -> None:
        asked = Steal(self.thief)
        if len(asked.options(state)):
            state.push(asked)


class Steal(Frame):
    """Take 1 gold from another player (S-49)."""

    def options(self, state: State) -> vec[i64]:
        out = vec[i64]()
        other: i64
        for other in range(state.seats):
            if other != self.seat and state.tokens[other] > 0:
                out = append(out, state.rules.verb("steal") | (other << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        target = target_of(choice)
        give_tokens(state, target, -1)
        give_tokens(state, self.seat, 1)
        if state.listening:
            state.note(GoldStolen(self.seat, target))
