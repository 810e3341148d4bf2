"""What an environment tells a seat is the same in every world that it can't tell apart."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random

import pytest

from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.state import State
from motherlode.rules.core.views import prompt, view
from motherlode.rules.notation.data import event_data, prompt_data, view_data
from motherlode.rules.notation.words import default_names
from motherlode.rules.worlds.deal import deal_world
from tests.env.tables import RULE_SETS, open_set, sight
from tests.support.doors import REVEALING, _forget_purses
from tests.support.plain import kind_of, rules_of, scaled
from tests.support.players import choose

USUAL = ("Turn", "DuelTurn")


def other_world(state: State, seat: int, random: Random) -> State:
    """Another state that this seat can't tell from the real one."""
    world = deal_world(view(state, seat), random.randrange(1 << 60))
    world.offered = type(world.offered)()
    _forget_purses(world, seat, random)
    return world


def looked_through(tables: Tables, rules_seed: int, share: float) -> int:
    """Play a goal-seeking game and compare the sights of seats in two worlds; how many."""
    random = Random(rules_seed)
    state = new_game(tables.rules, rules_seed)
    compared = 0
    while not state.over:
        if kind_of(state) not in USUAL or random.random() < share:
            for seat in {random.randrange(state.seats), int(state.top().seat)}:
                here = sight(tables, state.copy(), seat)
                assert here == sight(tables, other_world(state, seat, random), seat)
                compared += 1
        apply(state, choose(state, random.choice(("seek", "mixed")), random))
    seat = random.randrange(state.seats)
    assert sight(tables, state.copy(), seat) == sight(
        tables, other_world(state, seat, random), seat
    )
    return compared


@pytest.mark.parametrize(("game", "players", "modules"), RULE_SETS)
def test_an_observation_depends_on_nothing_that_its_seat_may_not_know(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    tables = open_set(rules_of(game, players, "", modules))
    for seed in range(scaled(3)):
        assert looked_through(tables, seed, 0.25)


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


def test_the_comparison_finds_what_is_told_too_much() -> None:
    tables = open_set(rules_of("base", 4))
    random = Random(1)
    state = new_game(tables.rules, 1)
    seat = (int(state.top().seat) + 1) % 4
    world = other_world(state, seat, random)
    world.front = type(world.front)([1] * 4)
    assert sight(tables, state.copy(), seat) != sight(tables, world, seat)
