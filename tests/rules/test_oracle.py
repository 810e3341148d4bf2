"""The oracle and the engine follow the same games: options, maze, reach and piles must be equal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from motherlode.rules.core.engine import apply, new_game, options
from motherlode.rules.core.state import State
from tests.support import oracle, plain
from tests.support.oracle import Cell
from tests.support.players import STYLES, choose
from tests.support.shadow import Shadow

TURNS = plain.scaled(1000)
"""How many turns are compared for each number of players."""

TABLES = [
    *(("base", players) for players in range(3, 11)),
    *(("tournament", players) for players in range(5, 10)),
    ("duel", 2),
]


def assert_same_table(state: State, shadow: Shadow) -> None:
    """Everything on the table is as the shadow has it."""
    assert plain.maze_of(state) == shadow.maze
    assert plain.face_down_of(state) == shadow.face_down
    assert {
        plain.place_of(cell)
        for cell in [*state.maze.laid, *state.maze.fixed]
        if state.maze.lit_at(cell)
    } == oracle.linked_cells(shadow.maze)
    frontier = [plain.place_of(cell) for cell in state.maze.frontier]
    assert len(frontier) == len(set(frontier))
    assert set(frontier) == oracle.open_cells(shadow.maze, shadow.face_down)


def assert_same_cards(state: State, shadow: Shadow) -> None:
    """Hands, cards in front and piles are as the shadow has them."""
    assert {seat: plain.hand_of(state, seat) for seat in range(state.seats)} == shadow.hands
    assert plain.deck_of(state) == shadow.deck
    front = plain.front_of(state)
    assert {seat: sorted(tools) for seat, tools in front.items()} == {
        seat: sorted(tools) for seat, tools in shadow.front.items()
    }
    if state.rules.game == "duel":  # the oracle doesn't name the order of three discards
        assert Counter(plain.discard_of(state)) == Counter(shadow.discard)
    else:
        assert plain.discard_of(state) == shadow.discard


def assert_same_turn(state: State, shadow: Shadow) -> None:
    """The same player has the same options."""
    assert state.top().seat == shadow.mover
    offered = plain.options_of(state)
    assert len(offered) == len(set(offered))
    assert set(offered) == shadow.options()


def follow_a_round(
    state: State, style: str, random: Random, seen: Counter[str], limit: int = 1000
) -> Shadow:
    """Play a round to its end, or a number of decisions; the shadow foresees every one of them."""
    shadow = Shadow(state)
    for _ in range(limit):
        if shadow.over:
            break
        assert not state.revealed
        kind = plain.kind_of(state)
        seen[kind] += 1
        choice = choose(state, style, random)
        word = state.rules.verbs[choice & 255].name
        if kind == "WayUp":
            assert len(options(state)) == len(shadow.ways()) == 2
            shadow.choose_way(word == "turned")
        elif kind == "OrderGoals":
            cells = {plain.place_of(choice >> 17 & 65535) for choice in options(state)}
            assert cells == set(shadow.to_choose)
            shadow.choose_goal(plain.place_of(choice >> 17 & 65535))
        else:
            assert kind in ("Turn", "DuelTurn")
            assert not shadow.to_fit
            assert not shadow.to_choose
            assert_same_turn(state, shadow)
            assert_same_table(state, shadow)
            assert_same_cards(state, shadow)
            option = plain.option_of(state.rules, choice)
            seen[str(option[0])] += 1
            shadow.play(option)
        apply(state, choice)
        if not shadow.over:
            assert plain.maze_of(state) == shadow.maze
    seen["stones turned"] += len(shadow.maze.keys() & shadow.goals.keys())
    seen["round found" if shadow.finder is not None else "round lost"] += shadow.over
    if state.revealed:  # somebody is picking nuggets, so the round's facts still stand
        assert state.finder == (-1 if shadow.finder is None else shadow.finder)
    return shadow


def follow_games(game: str, players: int, turns: int) -> Counter[str]:
    """Follow games of all styles and editions until enough turns were compared."""
    seen: Counter[str] = Counter()
    seed = players * 1000
    while seen["Turn"] + seen["DuelTurn"] < turns:
        edition = plain.EDITIONS[(seed + seed // 4) % 4] if game == "base" else ""
        style = STYLES[seed % 4]  # four games have all styles, and all editions
        random = Random(seed)
        state = new_game(plain.rules_of(game, players, edition), seed)
        while not state.over:
            number = state.round
            shadow = follow_a_round(state, style, random, seen)
            while not state.over and state.round == number:
                apply(state, choose(state, style, random))
            if not state.over:
                assert state.first == (shadow.last_turn + 1) % players
        seed += 1
    return seen


@pytest.mark.rule("B-10", "B-12", "B-20", "B-21", "B-22", "B-23", "B-24", "B-25", "B-30", "B-31")
@pytest.mark.rule(
    "B-34", "B-35", "B-36", "B-37", "B-50", "B-52", "B-54", "B-71", "D-2", "D-3", "D-5"
)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_engine_and_oracle_agree(game: str, players: int) -> None:
    turns = TURNS if game != "duel" else 2 * TURNS  # people seldom give up
    seen = follow_games(game, players, turns)
    assert seen["Turn"] + seen["DuelTurn"] >= turns
    if plain.SCALE >= 1:  # the games went where it is interesting
        wanted = {"round found", "round lost", "lay", "rockfall", "map"}
        if game == "duel":
            wanted |= {"discard", "give_up"}
        else:
            wanted |= {"pass", "break", "fix", "stones turned"}
        assert wanted <= {kind for kind, count in seen.items() if count}


def lay_in_pieces(state: State, random: Random) -> None:
    """Lay tunnels up to the goals, then take cards out until no goal is reached: gaps everywhere.

    Such a maze can't come about in the base game, where a goal is turned over when the tunnel
    arrives; bridges, ladders and moved cards will bring it about.
    """
    maze = plain.maze_of(state)
    face_down = plain.face_down_of(state)
    laid: dict[Cell, tuple[str, bool]] = {}
    cards = [card for card, (_, count) in oracle.PATH_CARDS.items() for _ in range(count)]
    random.shuffle(cards)
    for card in cards:
        shape = oracle.PATH_CARDS[card][0]
        places = [
            (cell, turned)
            for cell, turned in sorted(oracle.places(maze, face_down, shape))
            if -1 <= cell[0] <= 9 and abs(cell[1]) <= 3
        ]
        if places and ((len(shape) > 1 and "|" not in shape) or random.random() < 0.1):
            cell, turned = max(places, key=lambda place: place[0][0] + 4 * random.random())
            maze[cell] = (shape, turned)
            laid[cell] = (card, turned)
    while oracle.reached_goals(maze, face_down):
        linked = sorted(laid.keys() & oracle.linked_cells(maze))
        cell = min(linked, key=lambda cell: cell[0] + 6 * random.random())
        maze = oracle.without(maze, cell)
        del laid[cell]
    for cell, (card, turned) in laid.items():
        state.maze.lay(plain.cell_of(cell), state.rules.number_of[card] + 128 * turned)


@pytest.mark.rule("B-20", "B-22", "B-34", "B-50", "B-51", "B-52", "D-4", "D-5")
@pytest.mark.parametrize(("game", "players"), [("base", 4), ("tournament", 7), ("duel", 2)])
def test_engine_and_oracle_agree_where_tunnels_lie_in_pieces(game: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(plain.scaled(60)):
        random = Random(seed)
        state = new_game(plain.rules_of(game, players), seed)
        lay_in_pieces(state, random)
        follow_a_round(state, STYLES[seed % 3], random, seen, limit=8)
    if plain.SCALE >= 1:
        assert seen["round found"]
        assert seen["OrderGoals" if game == "duel" else "WayUp"]
        assert seen["stones turned"] or game == "duel"
