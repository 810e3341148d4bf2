"""What Rockfall and Map do to chests that lie hidden (X-3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TABLE, TURNED
from motherlode.rules.core.choices import CARD, TARGET, card_of, target_of
from motherlode.rules.core.contract import NOBODY, Verb
from motherlode.rules.core.events import RockFell
from motherlode.rules.core.frames import maze_changed
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.core.verbs import Extended
from motherlode.rules.modules.treasure_chests.chests import (
    ChestBuried,
    ChestSeen,
    cell_of,
    chest_of,
    chests_in,
    tunnel_of,
)

MAPS_FORBIDDEN: Final = because(
    "map-forbidden", "a chest has blocked looking at goals for this round (X-4)"
)


class ChestRockfall(Extended):
    """A rockfall may also hit a face-down tunnel; no chest tunnel comes to the discard pile."""

    def __init__(self, inner: Verb, slot: i64) -> None:
        super().__init__(inner)
        self.slot: i64 = slot

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        out = super().targets(state, seat, card, out)
        for hidden in chests_in(state, self.slot).hidden:
            out = append(out, self.number | (card << CARD) | (cell_of(hidden) << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        cell = target_of(choice)
        tile = state.maze.tile_at(cell)
        place = chests_in(state, self.slot).at(cell)
        if place != NOBODY:
            state.set_slice(self.slot, chests_in(state, self.slot).burying(place))
            state.maze.take_face_down(cell)
            if state.listening:
                state.note(ChestBuried(seat, cell))
        elif tile >= 0 and state.rules.spec(tile & ~TURNED).family == TABLE:
            state.maze.remove(cell)
            if state.listening:
                state.note(RockFell(seat, tile & ~TURNED, cell))
        else:
            super().resolve(state, seat, choice)
            return
        state.take_from_hand(seat, card_of(choice))
        state.discard_played(card_of(choice))
        maze_changed(state)


class ChestMap(Extended):
    """A map may also look at a face-down tunnel and the chest below it."""

    def __init__(self, inner: Verb, slot: i64) -> None:
        super().__init__(inner)
        self.slot: i64 = slot

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        chests = chests_in(state, self.slot)
        if not chests.no_maps:
            out = super().targets(state, seat, card, out)
        for hidden in chests.hidden:
            out = append(out, self.number | (card << CARD) | (cell_of(hidden) << TARGET))
        return out

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        chests = chests_in(state, self.slot)
        place = chests.at(target_of(choice))
        if place == NOBODY:
            super().resolve(state, seat, choice)
            return
        state.set_slice(self.slot, chests.looked_at(place, seat))
        state.take_from_hand(seat, card_of(choice))
        state.discard_played(card_of(choice))
        if state.listening:
            hidden = chests.hidden[place]
            cell = cell_of(hidden)
            state.note(ChestSeen(seat, cell, tunnel_of(hidden), chest_of(hidden)))

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        if chests_in(state, self.slot).no_maps and state.goal_on(target_of(choice)) != NOBODY:
            return MAPS_FORBIDDEN
        return super().reason(state, seat, choice)

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        return (
            MAPS_FORBIDDEN
            if chests_in(state, self.slot).no_maps
            else super().stuck(state, seat, card)
        )
