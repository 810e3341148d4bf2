"""What an environment tells a seat is the same in every world that it can't tell apart."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest

from motherlode.env.kernel.coder import ALL_SEEN
from motherlode.env.kernel.layout import GOALS, SEATS
from motherlode.env.kernel.offers import claim_act, claim_of
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.state import EVERYBODY, KNOWERS, STRIDE, State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.data import event_data, prompt_data, view_data
from motherlode.rules.notation.words import default_names
from motherlode.rules.worlds.deal import deal_world
from tests.env.tables import ALL_BASE, FIVE, RULE_SETS, SECOND, open_set, sight
from tests.support.doors import REVEALING, _forget_tokens, alike
from tests.support.plain import kind_of, rules_of, scaled
from tests.support.players import choose

USUAL = ("Turn", "DuelTurn")


def other_world(state: State, seat: int, random: Random) -> State:
    """Another state that this seat can't tell from the real one."""
    world = deal_world(view(state, seat), random.randrange(1 << 60))
    world.offered = type(world.offered)()
    _forget_tokens(world, seat, random)
    return world


class Past:
    """What was done, and for each seat what could have been done instead without its notice."""

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.real: list[int] = []
        self.other: list[list[int]] = [[] for _ in range(state.seats)]

    def add(self, state: State, choice: int, random: Random) -> None:
        """Somebody answers: whoever isn't asked may have seen another answer do the same."""
        mover, act = int(state.top().seat), self.tables.coder.act
        instead = random.choice(alike(state, choice, [int(one) for one in options(state)]))
        self.real.append(int(act(mover, choice)))
        for seat, acts in enumerate(self.other):
            acts.append(int(act(mover, choice if seat == mover else instead)))

    def claim(self, state: State, random: Random) -> None:
        """Somebody tells everybody something."""
        seat = random.randrange(state.seats)
        claim = claim_of(state, seat, random.randrange(2 * GOALS + SEATS))
        if claim is not None:
            for acts in (self.real, *self.other):
                acts.append(int(claim_act(seat, claim)))


Plant = Callable[[State, int], None]  # what a writer that looks where it mustn't would see


def differs(
    tables: Tables, state: State, seat: int, past: Past, random: Random, plant: Plant | None = None
) -> bool:
    """Whether a seat is told something else in a world that it can't tell from the real one."""
    real, world = state.copy(), other_world(state, seat, random)
    if plant:
        plant(real, seat)
        plant(world, seat)
    here = sight(tables, real, seat, past.real)
    return here != sight(tables, world, seat, past.other[seat])


def found(tables: Tables, seed: int, share: float, plant: Plant | None = None) -> bool:
    """Play a goal-seeking game with claims, and compare the sights of seats in two worlds."""
    random = Random(seed)
    state = new_game(tables.rules, seed)
    past = Past(tables, state)
    while not state.over:
        if kind_of(state) not in USUAL or random.random() < share:
            for seat in {random.randrange(state.seats), int(state.top().seat)}:
                if differs(tables, state, seat, past, random, plant):
                    return True
        if random.random() < 0.1:
            past.claim(state, random)
        choice = int(choose(state, random.choice(("seek", "mixed")), random))
        past.add(state, choice, random)
        apply(state, choice)
    return differs(tables, state, random.randrange(state.seats), past, random, plant)


@pytest.mark.parametrize(("game", "players", "modules"), RULE_SETS)
def test_an_observation_depends_on_nothing_that_its_seat_may_not_know(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    tables = open_set(rules_of(game, players, "", modules))
    assert not any(found(tables, seed, 0.25) for seed in range(scaled(3)))


def next_hand(state: State, seat: int) -> None:
    other = (seat + 1) % state.seats
    hands = [int(card) for card in state.hands]
    for place in range(STRIDE):
        hands[seat * STRIDE + place] = hands[other * STRIDE + place]
    state.hands = type(state.hands)(hands)


def all_roles(state: State, seat: int) -> None:
    state.known_roles = type(state.known_roles)([-1] * state.seats)


def all_goals(state: State, seat: int) -> None:
    state.seen_goals = type(state.seen_goals)([255] * state.seats)


def top_of_deck(state: State, seat: int) -> None:
    state.due = state.deck[state.drawn] if state.deck_size() else 0


def all_discards(state: State, seat: int) -> None:
    known = [int(entry) | EVERYBODY << KNOWERS for entry in state.discard]
    state.discard = type(state.discard)(known)


PLANTS: dict[str, tuple[Plant, tuple[str, int, tuple[str, ...]]]] = {
    "another's hand": (next_hand, FIVE),
    "roles": (all_roles, SECOND),
    "goals that it has not seen": (all_goals, FIVE),
    "the deck": (top_of_deck, FIVE),
    "cards put away face down": (all_discards, FIVE),
}


@pytest.mark.parametrize("leak", PLANTS)
def test_the_comparison_finds_what_is_told_too_much(leak: str) -> None:
    plant, (game, players, modules) = PLANTS[leak]
    tables = open_set(rules_of(game, players, "", modules))
    assert any(found(tables, seed, 0.5, plant) for seed in range(5))


@pytest.mark.parametrize(("name", "table"), [("pass", FIVE), ("accuse", ALL_BASE)])
def test_the_comparison_finds_what_the_history_tells_too_much(
    name: str, table: tuple[str, int, tuple[str, ...]]
) -> None:
    game, players, modules = table
    tables = open_set(rules_of(game, players, "", modules))
    sights = tables.coder.sights
    sights[tables.rules.verb(name)] = ALL_SEEN
    assert any(found(tables, seed, 0.5) for seed in range(5))


def test_the_comparison_finds_windows_that_skip_whoever_has_no_choice() -> None:
    tables = open_set(rules_of("base", 4, "", ("veto",)))
    tables.skips_forced = True
    assert any(found(tables, seed, 0.0) for seed in range(5))


def told(state: State, choice: int, seat: int) -> str:
    """What a seat is sent after a choice: what happened, until all is laid open, and its view."""
    after = state.copy()
    after.listening = True
    apply(after, choice)
    names = default_names(after.seats)
    asked = prompt_data(after.rules, names, prompt(after, seat))
    seen: list[object] = [asked, view_data(view(after, seat), names)]
    for event in after.take_events():
        if event.name() in REVEALING:
            break
        seen.append(event_data(after.rules, names, event.seen_by(seat)))
    return json.dumps(seen)


@pytest.mark.parametrize(("game", "players", "modules"), RULE_SETS)
def test_the_history_tells_no_more_than_what_a_seat_saw_happen(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    tables = open_set(rules_of(game, players, "", modules))
    random = Random(players)
    compared = 0
    for seed in range(scaled(2)):
        state = new_game(tables.rules, seed)
        while not state.over:
            mover = int(state.top().seat)
            seat = (mover + random.randrange(1, state.seats)) % state.seats
            if kind_of(state) not in USUAL or random.random() < 0.1:
                alike: dict[str, set[int]] = defaultdict(set)
                for choice in options(state):
                    act = int(tables.coder.act(mover, choice))
                    alike[told(state, int(choice), seat)].add(act)
                    compared += 1
                assert all(len(acts) == 1 for acts in alike.values())
            apply(state, choose(state, "mixed", random))
    assert compared


def test_who_is_asked_in_a_window_does_not_tell_who_could_do_something() -> None:
    """Though forced answers are to be left out: several agents see each other."""
    tables = open_set(rules_of("base", 4, "", ("veto",)), forced=True)
    able: set[bool] = set()
    tables.begin(0, 1)
    rng = 1
    while not tables.ended[0]:
        state = tables.state(0)
        if kind_of(state) == "VetoWindow":
            able.add(len(options(state)) > 1)
        rng = tables.draw(rng)
        tables.step()
    assert able == {False, True}
