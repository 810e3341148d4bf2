"""Chests: cards hidden below face-down tunnels; who looked at which, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event, Find, Slice
from motherlode.rules.core.events import Public, listed
from motherlode.rules.core.state import State, replaced

# A hidden chest: its cell 0-15 | chest 16-23 | tunnel above it 24-31 | seats that looked 32-
CHEST: Final = 16
TUNNEL: Final = 24
LOOKERS: Final = 32
LOOKED: Final = 1 << 32  # the bit of seat 0 among the lookers
UNKNOWN: Final = 255


def hidden_at(cell: i64, chest: i64, tunnel: i64, lookers: i64) -> i64:
    """A hidden chest out of its parts."""
    return cell | (chest << CHEST) | (tunnel << TUNNEL) | (lookers << LOOKERS)


def cell_of(hidden: i64) -> i64:
    """Where it lies, or lay."""
    return hidden & 65535


def chest_of(hidden: i64) -> i64:
    """The chest card."""
    return (hidden >> CHEST) & 255


def tunnel_of(hidden: i64) -> i64:
    """The tunnel above it."""
    return (hidden >> TUNNEL) & 255


def lookers_of(hidden: i64) -> i64:
    """The seats that looked at both, as a mask."""
    return hidden >> LOOKERS


def _known_card(hidden: i64) -> i64:
    chest = chest_of(hidden)
    return HIDDEN if chest == UNKNOWN else chest


class Chests(Slice):
    """The chests on the table, those removed unopened, and what everybody has seen of them."""

    def __init__(
        self, hidden: vec[i64], buried: vec[i64], shown: vec[i64], no_maps: bool, late: i64
    ) -> None:
        self.hidden: vec[i64] = hidden
        self.buried: vec[i64] = buried
        self.shown: vec[i64] = shown  # chests opened and tunnels turned over, by number
        self.no_maps: bool = no_maps  # maps show no goals for the rest of the round
        self.late: i64 = late  # effects that wait for the end of the turn

    def fields(self) -> dict[str, object]:
        return {
            **_chest_fields("", self.hidden),
            **_chest_fields("buried_", self.buried),
            "shown_cards": listed(self.shown),
            "no_maps": self.no_maps,
            "late": int(self.late),
        }

    def finds(self) -> list[Find]:
        """The chests that nobody has reached yet."""
        return [Find(cell_of(hidden), _known_card(hidden)) for hidden in self.hidden]

    def at(self, cell: i64) -> i64:
        """Which hidden chest lies on a cell, or NOBODY."""
        place: i64
        for place in range(len(self.hidden)):
            if cell_of(self.hidden[place]) == cell:
                return place
        return NOBODY

    def looked_at(self, place: i64, seat: i64) -> Chests:
        """The same after a seat has looked at one."""
        seen = replaced(self.hidden, place, self.hidden[place] | LOOKED << seat)
        return Chests(seen, self.buried, self.shown, self.no_maps, self.late)

    def showing(self, card: i64) -> Chests:
        """The same after everybody has seen a card."""
        shown = vec[i64](sorted([*listed(self.shown), int(card)]))
        return Chests(self.hidden, self.buried, shown, self.no_maps, self.late)

    def without(self, place: i64) -> Chests:
        """The same with one chest less on the table."""
        left = vec[i64]()
        for hidden in self.hidden:
            if hidden != self.hidden[place]:
                left = append(left, hidden)
        return Chests(left, self.buried, self.shown, self.no_maps, self.late)

    def burying(self, place: i64) -> Chests:
        """The same after one was removed with its tunnel, seen by nobody."""
        buried = append(self.buried[:], self.hidden[place])
        left = self.without(place)
        return Chests(left.hidden, buried, self.shown, self.no_maps, self.late)

    def forbidding_maps(self) -> Chests:
        """The same with all goals out of sight for maps."""
        return Chests(self.hidden, self.buried, self.shown, True, self.late)

    def waiting_for(self, late: i64) -> Chests:
        """The same with these effects for the end of the turn."""
        return Chests(self.hidden, self.buried, self.shown, self.no_maps, late)

    # -- secrets -------------------------------------------------------------------------------

    def seen_by(self, seat: i64) -> Chests:
        """The same as a seat knows it: what it has looked at, and what everybody has seen."""
        hidden = self._known(self.hidden, seat)
        buried = self._known(self.buried, seat)
        return Chests(hidden, buried, self.shown, self.no_maps, self.late)

    def _known(self, chests: vec[i64], seat: i64) -> vec[i64]:
        out = vec[i64]()
        for hidden in chests:
            if seat < 0 or not lookers_of(hidden) >> seat & 1:
                tunnel = tunnel_of(hidden) if tunnel_of(hidden) in self.shown else UNKNOWN
                hidden = hidden_at(cell_of(hidden), UNKNOWN, tunnel, lookers_of(hidden))
            out = append(out, hidden)
        return out

    def dealt(self, chests: Sequence[int], tunnels: Sequence[int], chance: Chance) -> Chests:
        """What a seat sees, with its unknown cards dealt out of all there are."""
        on_table = [*self.hidden, *self.buried]
        seen = [*listed(self.shown), *map(chest_of, on_table), *map(tunnel_of, on_table)]
        free_chests = chance.shuffled([card for card in chests if card not in seen])
        free_tunnels = chance.shuffled([card for card in tunnels if card not in seen])
        hidden = filled(self.hidden, free_chests, free_tunnels)
        buried = filled(self.buried, free_chests, free_tunnels)
        return Chests(hidden, buried, self.shown, self.no_maps, self.late)


def chests_in(state: State, slot: i64) -> Chests:
    """What the module keeps in a state."""
    kept = state.slices[slot]
    assert isinstance(kept, Chests)
    return kept


def filled(chests: vec[i64], free_chests: list[int], free_tunnels: list[int]) -> vec[i64]:
    """Hidden chests whose unknown cards are taken off the end of these lists."""
    out = vec[i64]()
    for hidden in chests:
        chest, tunnel = chest_of(hidden), tunnel_of(hidden)
        if chest == UNKNOWN:
            chest = free_chests.pop()
        if tunnel == UNKNOWN:
            tunnel = free_tunnels.pop()
        out = append(out, hidden_at(cell_of(hidden), chest, tunnel, lookers_of(hidden)))
    return out


def _chest_fields(word: str, chests: vec[i64]) -> dict[str, object]:
    return {
        word + "cells": [int(cell_of(hidden)) for hidden in chests],
        word + "chest_cards": [_or_hidden(chest_of(hidden)) for hidden in chests],
        word + "tunnel_cards": [_or_hidden(tunnel_of(hidden)) for hidden in chests],
        word + "looker_masks": [int(lookers_of(hidden)) for hidden in chests],
    }


def _or_hidden(card: i64) -> int:
    return HIDDEN if card == UNKNOWN else int(card)


NO_CHESTS: Final = Chests(vec[i64](), vec[i64](), vec[i64](), False, 0)

# -- what happens ------------------------------------------------------------------------------


class ChestsHidden(Public):
    """Chests were laid face down, each under a face-down tunnel (X-1)."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells: vec[i64] = cells

    def fields(self) -> dict[str, object]:
        return {"cells": listed(self.cells)}


class TunnelTurned(Public):
    """A seat reached the tunnel above a chest and turned it over (X-2)."""

    def __init__(self, seat: i64, cell: i64, card: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.card: i64 = card

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell), "card": int(self.card)}


class ChestOpened(TunnelTurned):
    """A seat opened a chest (X-2)."""


class ChestSeen(Event):
    """A seat looked at a tunnel and the chest below it; the others see only where (X-3)."""

    def __init__(self, seat: i64, cell: i64, card: i64, chest: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.card: i64 = card
        self.chest: i64 = chest

    def seen_by(self, seat: i64) -> Event:
        if seat == self.seat:
            return self
        return ChestSeen(self.seat, self.cell, HIDDEN, HIDDEN)

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "cell": int(self.cell),
            "card": int(self.card),
            "chest_card": int(self.chest),
        }


class ChestBuried(Public):
    """A rockfall removed a face-down tunnel and the chest below it, unopened (X-3)."""

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell)}
