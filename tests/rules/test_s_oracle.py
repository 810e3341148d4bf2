"""Saboteur 2: the oracle and the engine agree on every turn of whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.rules.core.engine import apply, new_game
from motherlode.rules.core.state import State
from tests.support import oracle, plain
from tests.support.census import assert_complete
from tests.support.oracle import Cell
from tests.support.players import STYLES, choose

TURNS = plain.scaled(1500)
"""How many turns are compared for each number of players."""


def assert_same_turn(state: State) -> None:
    """Options, links, open ends: as the oracle works them out from what lies on the table."""
    maze, face_down = plain.maze_of(state), plain.face_down_of(state)
    seat = int(state.top().seat)
    offered = plain.options_of(state)
    assert len(offered) == len(set(offered))
    assert set(offered) == oracle.saboteur2_options(
        maze,
        plain.goals_of(state),
        face_down,
        plain.hand_of(state, seat),
        seat,
        plain.front_of(state),
    )
    cells = [*state.maze.laid, *state.maze.fixed]
    linked = {plain.place_of(cell) for cell in cells if state.maze.lit_at(cell)}
    assert linked == oracle.linked_cells(maze)
    frontier = [plain.place_of(cell) for cell in state.maze.frontier]
    assert len(frontier) == len(set(frontier))
    assert set(frontier) == oracle.open_cells(maze, face_down)
    assert oracle.reached_goals(maze, face_down) == []


@pytest.mark.rule("S-10", "S-20", "S-21", "S-31", "S-32", "S-33", "B-20", "B-22", "B-50")
@pytest.mark.parametrize("players", [2, 3, 5, 8, 12])
def test_engine_and_oracle_agree(players: int) -> None:
    seen: Counter[str] = Counter()
    seed = 50 * players
    while seen["Turn"] < TURNS:
        random = Random(seed)
        state = new_game(plain.rules_of("saboteur2", players), seed)
        while not state.over:
            kind = plain.kind_of(state)
            seen[kind] += 1
            if kind == "Turn":
                assert_same_turn(state)
            assert_complete(state)
            choice = choose(state, STYLES[seed % 3], random)
            verb = state.rules.verbs[choice & 255].name
            if verb in ("ladder", "swap_hands", "clear", "steal"):
                seen[verb] += 1
            apply(state, choice)
        seen.update(state.outcomes)
        seed += 1
    print(dict(seen))
    if plain.SCALE >= 1:  # the games went where it is interesting
        assert all(seen[kind] for kind in ("PassMore", "Steal", "DiscardOneMore", "ladder"))
        assert len([word for word in state.rules.outcomes if seen[word]]) >= 3


def lay_in_pieces(state: State, random: Random) -> None:
    """Islands all over the table, ladders among them, none of which reaches a goal."""
    maze, face_down = plain.maze_of(state), plain.face_down_of(state)
    cards = [card for card, (_, count) in oracle.ALL_PATHS.items() for _ in range(count)]
    random.shuffle(cards)
    for card in cards[:24]:
        shape = oracle.ALL_PATHS[card][0]
        cell: Cell = (random.randrange(-1, 11), random.randrange(-4, 5))
        turned = random.choice(oracle.ways_up(shape))
        around = {oracle.beside(cell, side) for side in oracle.STEP}
        is_free = cell not in maze and cell not in face_down
        if "L" in shape and (around & face_down or not around & set(maze)):
            continue
        if is_free and oracle.fits(maze, cell, (shape, turned)):
            if not oracle.reached_goals({**maze, cell: (shape, turned)}, face_down):
                maze[cell] = (shape, turned)
                state.maze.lay(plain.cell_of(cell), state.rules.number_of[card] + 128 * turned)


@pytest.mark.rule("S-20", "S-21", "B-34", "B-50")
def test_engine_and_oracle_agree_where_tunnels_lie_in_pieces() -> None:
    seen: Counter[str] = Counter()
    rules = plain.rules_of("saboteur2", 3)
    for seed in range(plain.scaled(60)):
        random = Random(seed)
        state = new_game(rules, seed)
        lay_in_pieces(state, random)
        for _ in range(12):
            if state.over or state.round > 1:
                break
            kind = plain.kind_of(state)
            seen[kind] += 1
            if kind == "Turn":
                assert_same_turn(state)
            apply(state, choose(state, STYLES[seed % 3], random))
    print(dict(seen))
    assert seen["Turn"] > 100 * min(1, plain.SCALE)
