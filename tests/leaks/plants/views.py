"""Plants in views: fields, order, lengths and numbers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.contract import NOTHING, SUPPLY
from motherlode.rules.core.gold import nugget_worth, nuggets_of, worths
from motherlode.rules.core.state import State
from motherlode.rules.modules.back_and_forth import Facts
from motherlode.rules.modules.party import Guests
from motherlode.tables.game.game import Game
from motherlode.tables.wire.sights import SeatView
from tests.leaks.plants.plant import another, in_messages, in_views, plant
from tests.leaks.witness import SPECTATOR


def _names(state: State, cards: Any) -> tuple[str, ...]:
    return tuple(state.rules.names[card] for card in cards)


@plant("the nugget pool is shown to all", until="gold", first=0)
def pool_to_all(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        if not state.over and len(state.stack):
            place = state.top().looks_at()
            if place != NOTHING:
                told.pool = state.supply if place == SUPPLY else state.pools[place]

    in_views(patch, show)


@plant("another seat’s role")
def role(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        known = told.known_roles[:]
        known[another(state, told.seat)] = state.roles[another(state, told.seat)]
        told.known_roles = known

    in_views(patch, show)


@plant("the role cards set aside")
def spare_roles(patch: pytest.MonkeyPatch) -> None:
    in_views(patch, lambda told, state: setattr(told, "spare_roles", state.spare_roles))


@plant("where the treasure lies")
def goals(patch: pytest.MonkeyPatch) -> None:
    in_views(patch, lambda told, state: setattr(told, "goals", state.goals))


@plant("a goal that anybody has looked at")
def looked_at(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        seen = told.goals[:]
        for mask in state.seen_goals:
            for place in range(len(seen)):
                if mask >> place & 1:
                    seen[place] = state.goals[place]
        told.goals = seen

    in_views(patch, show)


@plant("which of the goals was looked at last, by their order")
def order_of_goals(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        cards = list(game.state.goals)
        order = sorted(range(len(cards)), key=lambda place: cards[place])
        return {"goals": tuple(told.goals[place] for place in order)}

    in_messages(patch, change)


@plant("a spectator sees passed cards on the pile")
def discards(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        if told.seat == SPECTATOR:
            told.discard = state.discard

    in_views(patch, show)


@plant("the card that was discarded last, to all")
def last_discard(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        if len(state.discard):
            pile = told.discard[:]
            pile[len(pile) - 1] = state.discard[len(pile) - 1]
            told.discard = pile

    in_views(patch, show)


@plant("the hand of the next seat")
def hand(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        if seat != SPECTATOR:
            return {}
        return {"hand": _names(game.state, game.state.hand(0))}

    in_messages(patch, change)


@plant("how many path cards a hand has")
def paths_in_hand(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        other = another(game.state, seat)
        specs = game.rules.specs
        paths = sum(specs[card].family == PATH for card in game.state.hand(other))
        seats = list(told.seats)
        seats[other] = msgspec.structs.replace(seats[other], cards=paths)
        return {"seats": tuple(seats)}

    in_messages(patch, change)


@plant("the next card of the deck, by a number")
def next_card(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        state = game.state
        if not state.deck_size():
            return {}
        return {"supply": told.supply + int(state.deck[state.drawn])}

    in_messages(patch, change)


@plant("another seat’s nuggets", until="second gold", first=0)
def nuggets(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        other = another(game.state, seat)
        return {"nuggets": tuple(int(worth) for worth in worths(game.state.nuggets[other]))}

    in_messages(patch, change)


@plant("at least what another’s nuggets are worth", until="second gold", first=0)
def least_worth(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        seats = [
            msgspec.structs.replace(one, least=int(nugget_worth(game.state.nuggets[number])))
            for number, one in enumerate(told.seats)
        ]
        return {"seats": tuple(seats)}

    in_messages(patch, change)


@plant("how many good nuggets are left", until="second gold", first=0)
def good_nuggets(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        return {"supply": int(nuggets_of(game.state.supply, 3))}

    in_messages(patch, change)


@plant("gold that lies face down", table="saboteur2 4", until="gold", first=0)
def tokens(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        seats = [
            msgspec.structs.replace(one, tokens=int(game.state.tokens[number]))
            for number, one in enumerate(told.seats)
        ]
        return {"seats": tuple(seats)}

    in_messages(patch, change)


@plant("what a module keeps, whole", table="base 4 treasure_chests")
def kept(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        slices = told.slices
        for slot in range(len(slices)):
            if type(slices[slot]) is type(state.slices[slot]):
                slices[slot] = state.slices[slot]

    in_views(patch, show)


@plant("the length of another’s role")
def length_of_role(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        state = game.state
        other = state.rules.role_names[state.roles[another(state, seat)]]
        return {"kind": told.kind + " " * len(other)}

    in_messages(patch, change)


@plant("the order of the seats, saboteurs last")
def order_of_seats(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        roles = game.state.roles
        order = sorted(range(len(told.seats)), key=lambda number: roles[number])
        return {"seats": tuple(told.seats[number] for number in order)}

    in_messages(patch, change)


@plant("the number that chance goes on with")
def chance(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        return {"supply": int(game.state.rng)}

    in_messages(patch, change)


@plant("a card set aside for the round", table="saboteur2 4")
def set_aside(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        aside = game.state.aside
        return {"found": game.rules.names[aside[0]]} if len(aside) else {}

    in_messages(patch, change)


@plant("whether the treasure can still be reached")
def reachable(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        state = game.state
        treasure = list(state.goals).index(state.rules.number_of["goal_treasure"])
        return {"callers": (int(treasure),)}

    in_messages(patch, change)


@plant("who knows a discard, by the cards that others remember", table="a hand is swapped", first=0)
def memories(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        cards = [card for memory in game.state.memories for card in memory.cards]
        return {"winners": tuple(int(card) for card in cards)}

    in_messages(patch, change)


@plant(
    "what another knows of goals that were taken up", table="a pile is searched", first=0, steps=10
)
def facts(patch: pytest.MonkeyPatch) -> None:
    def show(told: Any, state: State) -> None:
        for slot, one in enumerate(state.slices):
            if isinstance(one, Facts):
                slices = told.slices
                slices[slot] = one

    in_views(patch, show)


@plant("the roles that another saw before the party", table="a party", first=0)
def guests(patch: pytest.MonkeyPatch) -> None:
    def change(game: Game, seat: int, told: SeatView) -> dict[str, Any]:
        (kept,) = [one for one in game.state.slices if isinstance(one, Guests)]
        return {"kept": {**told.kept, "party": kept.fields()}}

    in_messages(patch, change)
