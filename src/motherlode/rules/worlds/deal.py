"""Worlds: given a View, deal a full State that its seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.randomness import MASK, mixed, stepped
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import UNKNOWN_CARD, View
from motherlode.rules.worlds.gold import deal_nuggets
from motherlode.rules.worlds.hands import deal_remembered, shown_cards


def deal_world(view: View, seed: int) -> State:
    """A state in which this seat would see exactly this view, everything else dealt anew."""
    chance = Chance(seed)
    state = State(view.rules, mixed(stepped(seed & MASK)))
    _copy_public(state, view)
    deal_goals(state, view, chance)
    _deal_roles(state, view, chance)
    _deal_cards(state, view, chance)
    deal_remembered(state, view, chance)
    deal_nuggets(state, view, chance)
    for module in view.rules.deal:
        module.deal(state, view, chance)
    return state


def _copy_public(state: State, view: View) -> None:
    state.maze = Maze(view.rules.tiles, view.maze)
    state.stack = view.stack[:]
    for seat in range(view.seats):
        state.set_front(seat, view.front[seat])
    state.goal_cells = view.goal_cells
    state.turned_goals = view.turned_goals
    state.seen_goals = view.lookers
    state.tokens = view.tokens
    state.outcomes = view.outcomes
    state.round = view.round
    state.first = view.first
    state.last_turn = view.last_turn
    state.due = view.due
    state.passes = view.passes
    state.callers = view.callers
    state.direction = view.direction
    state.role_ids = view.role_ids
    state.known_roles = view.role_lookers
    state.finder = view.finder
    state.found = view.found
    state.revealed = view.revealed
    state.over = view.over
    state.rests = view.rests
    for module in view.rules.view:
        state.set_slice(module.slot, view.slices[module.slot])


def deal_goals(state: State, view: View, chance: Chance) -> None:
    """Deal the goals this seat does not know."""
    known = [goal for goal in view.goals if goal != HIDDEN]
    left = chance.shuffled(_without(list(view.rules.goals), known))
    hidden = len(view.goals) - len(known)
    treasure = view.rules.goals[0]
    if treasure in left[hidden:]:  # it is never among those set aside (G-1)
        left.remove(treasure)
        left.insert(chance.below(hidden), treasure)
    state.goals = vec[i64]([left.pop(0) if goal == HIDDEN else goal for goal in view.goals])


def _deal_roles(state: State, view: View, chance: Chance) -> None:
    if view.revealed:
        state.roles = view.roles
        state.spare_roles = view.spare_roles
        return
    known = [role for role in view.known_roles if role != HIDDEN]
    unknown = chance.shuffled(_without(list(view.rules.roles), known))
    dealt = [unknown.pop() if role == HIDDEN else role for role in view.known_roles]
    state.roles = vec[i64](dealt[: view.seats])
    state.spare_roles = vec[i64](dealt[view.seats :])


def _deal_cards(state: State, view: View, chance: Chance) -> None:
    """Deal hands, deck and unknown discards out of all cards this seat does not know."""
    rules = view.rules
    known = [*view.hand]
    laid = [view.maze.tile_at(cell) & 127 for cell in view.maze.laid]
    known += [card for card in laid if rules.specs[card].family == PATH]
    known += [entry & 255 for entry in view.discard if entry & 255 != UNKNOWN_CARD]
    for bits in view.front:
        known += [card for bit, card in enumerate(rules.front_cards) if bits >> bit & 1]
    shown = shown_cards(view)
    known += [card for cards in shown.values() for card in cards]
    unknown = chance.shuffled(_without(list(rules.deck), known))
    for seat in range(view.seats):
        hand = list(view.hand) if seat == view.seat else shown.get(seat, [])
        hand += [unknown.pop() for _ in range(view.hand_sizes[seat] - len(hand))]
        state.hands[seat * STRIDE] = 0
        for card in hand:
            state.take_into_hand(seat, card)
    state.deck = vec[i64]([unknown.pop() for _ in range(view.deck_size)])
    state.discard = vec[i64](
        [
            entry - UNKNOWN_CARD + unknown.pop() if entry & 255 == UNKNOWN_CARD else entry
            for entry in view.discard
        ]
    )
    state.aside = vec[i64](unknown)


def _without(values: list[int], gone: Sequence[int]) -> list[int]:
    for value in gone:
        values.remove(value)
    return values
