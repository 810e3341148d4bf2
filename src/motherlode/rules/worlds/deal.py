"""Worlds: given a View, deal a full State that its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.randomness import MASK, below, mixed, shuffle, stepped
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import UNKNOWN_CARD, View
from motherlode.rules.worlds.gold import deal_nuggets
from motherlode.rules.worlds.hands import deal_remembered, shown_cards

DEALT: Final = vec[i64]()  # nothing is given: chance deals


class Dealer:
    """Deals any number of worlds from one view; what they have in common is prepared once."""

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.rng: i64 = 0
        self.base: State = _public_state(view)
        self.goals: vec[i64] = hidden_goals(view)
        self.roles: vec[i64] = without(view.rules.roles, view.known_roles)
        self.cards: vec[i64] = vec[i64]()  # those not known, wherever they lie
        self._prepare_cards()
        # what takes more than a shuffle
        self.has_gold: bool = len(view.ledger) > 0 or view.over or len(view.pool_cards) > 0
        for count in view.nugget_cards:
            if count > 0:
                self.has_gold = True
        self.is_plain: bool = (
            len(view.memories) == 0 and len(view.rules.deal) == 0 and not self.has_gold
        )

    def _prepare_cards(self) -> None:
        """Lay the cards this seat knows where they lie."""
        view = self.view
        rules = view.rules
        known = view.hand[:]
        for cell in view.maze.laid:
            card = view.maze.tile_at(cell) & 127
            if rules.specs[card].family == PATH:
                known = append(known, card)
        for entry in view.discard:
            known = append(known, HIDDEN if entry & 255 == UNKNOWN_CARD else entry & 255)
        bit: i64
        for bits in view.front:
            for bit in range(len(rules.front_cards)):
                if bits >> bit & 1:
                    known = append(known, rules.front_cards[bit])
        for seat, cards in shown_cards(view).items():
            for shown in cards:
                known = append(known, shown)
                self.base.take_into_hand(seat, shown)
        for card in view.hand:
            self.base.take_into_hand(view.seat, card)
        self.cards = without(rules.deck, known)

    def deal(self, seed: i64, roles: vec[i64] = DEALT, goals: vec[i64] = DEALT) -> State:
        """A world of this seed, with these roles (seats, then those set aside) and goals if given.

        What is given must agree with what the seat knows.
        """
        self.rng = mixed(seed & MASK)
        state = self.base.copy()
        state.rng = mixed(stepped(seed & MASK))
        state.goals = goals if len(goals) else deal_goals(self.view, self.goals, self._split())
        self._deal_roles(state, roles)
        self._deal_cards(state)
        if not self.is_plain:
            chance = Chance(self._split())
            deal_remembered(state, self.view, chance)
            if self.has_gold:
                deal_nuggets(state, self.view, chance)
            for module in self.view.rules.deal:
                module.deal(state, self.view, chance)
        return state

    def _split(self) -> i64:
        """A seed for something else."""
        self.rng = stepped(self.rng)
        return mixed(self.rng)

    def _deal_roles(self, state: State, roles: vec[i64]) -> None:
        view = self.view
        if view.revealed:
            state.roles = view.roles
            state.spare_roles = view.spare_roles
            return
        if not len(roles):
            unknown = self.roles[:]
            self.rng = shuffle(unknown, self.rng)
            roles = filled(view.known_roles, unknown)
        state.roles = roles[: view.seats]
        state.spare_roles = roles[view.seats :]

    def _deal_cards(self, state: State) -> None:
        """Deal hands, deck, and unknown discards out of all cards this seat does not know."""
        view = self.view
        cards = self.cards[:]
        self.rng = shuffle(cards, self.rng)
        used: i64 = 0
        seat: i64
        place: i64
        for seat in range(view.seats):
            while state.hands[seat * STRIDE] < view.hand_sizes[seat]:
                state.take_into_hand(seat, cards[used])
                used += 1
        state.deck = cards[used : used + view.deck_size]
        used += view.deck_size
        for place in range(len(state.discard)):
            if state.discard[place] & 255 == UNKNOWN_CARD:
                state.discard[place] += cards[used] - UNKNOWN_CARD
                used += 1
        state.aside = cards[used:]

    def deal_cards_again(self, state: State, chance: Chance) -> None:
        """Deal the hidden cards of a world anew, for a module that knows more of them."""
        self.rng = chance.below(1 << 30)
        state.hands = self.base.hands[:]
        state.held = self.base.held
        state.discard = self.base.discard[:]
        self._deal_cards(state)
        deal_remembered(state, self.view, chance)


def deal_world(view: View, seed: int) -> State:
    """A state in which this seat would see exactly this view, everything else dealt anew."""
    return Dealer(view).deal(seed & MASK)


def hidden_goals(view: View) -> vec[i64]:
    """The goal cards this seat hasn't seen, those without a place among them."""
    return without(view.rules.goals, view.goals)


def deal_goals(view: View, hidden: vec[i64], seed: i64) -> vec[i64]:
    """The goals as this seat knows them, with hidden ones where it doesn't."""
    left = hidden[:]
    rng = shuffle(left, seed)
    places: i64 = 0
    for goal in view.goals:
        if goal == HIDDEN:
            places += 1
    place: i64
    for place in range(places, len(left)):
        if left[place] == view.rules.goals[0]:  # it is never among those set aside (G-1)
            other = below(stepped(rng), places)
            left[place] = left[other]
            left[other] = view.rules.goals[0]
    return filled(view.goals, left)


def filled(known: vec[i64], rest: vec[i64]) -> vec[i64]:
    """What is known, with the rest in order where something is hidden."""
    out = known[:]
    used: i64 = 0
    place: i64
    for place in range(len(out)):
        if out[place] == HIDDEN:
            out[place] = rest[used]
            used += 1
    return out


def without(values: vec[i64], gone: vec[i64]) -> vec[i64]:
    """Values, less one of each that is gone."""
    left = values[:]
    for value in gone:
        if value == HIDDEN:
            continue
        place: i64 = 0
        while left[place] != value:
            place += 1
        last: i64 = len(left) - 1
        left[place] = left[last]
        left = left[:last]
    return left


def _public_state(view: View) -> State:
    """Everything that all can see."""
    state = State(view.rules, 0)
    state.maze = Maze(view.rules.tiles, view.maze)
    state.stack = view.stack[:]
    seat: i64
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
    state.memories = view.memories
    state.discard = view.discard[:]
    for module in view.rules.view:
        state.set_slice(module.slot, view.slices[module.slot])
    return state
