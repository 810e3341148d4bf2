"""Tables and positions that the tests of the notation share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from motherlode.rules.core.cells import cell_x
from motherlode.rules.core.choices import target_of
from motherlode.rules.core.engine import apply, call_choice, new_game, options
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import State
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions.position import read_position

SELECTIONS = (
    Selection("base", (), "", 3),
    Selection("base", ("greedy_dwarf", "victim"), "", 4),
    Selection("base", (), "english", 5),
    Selection("base", (), "korean", 7),
    Selection("base", ("greedy_dwarf",), "japanese", 10),
    Selection("tournament", (), "", 5),
    Selection("tournament", (), "", 9),
    Selection("duel", (), "", 2),
    Selection("saboteur2", (), "", 2),
    Selection("saboteur2", (), "", 12),
)

TURN = """
players = ["Ada", "Bo", "Cai"]
seed = 7
[maze]
"1,0" = "cross"
"2,0" = "curve_nw"
"1,1" = "straight_ns"
"1,-1" = "straight_ns"
[goals]
"8,-2" = "stone_ne up turned"
[hands]
Ada = [
    "cross", "curve_nw", "dead_e_w", "break_lantern", "break_pick", "fix_cart", "fix_lantern",
    "fix_lantern_cart", "fix_pick_lantern", "rockfall", "map",
]
[front]
Ada = ["cart"]
Bo = ["lantern", "cart"]
"""
"""Ada's turn; her cart is broken, Bo's lantern and cart are."""

FREE_TURN = TURN.replace('Ada = ["cart"]\n', "")
"""The same, but Ada may lay path cards."""

WAY_UP = """
players = 3
[goals]
"8,0" = "stone_nw"
[hands]
Ada = ["cross", "map"]
[maze]
"2,0" = "cross"
"3,0" = "cross"
"4,0" = "cross"
"5,0" = "cross"
"6,0" = "tee_esw"
"7,0" = "straight_ew"
"6,1" = "curve_ne"
"7,1" = "straight_ew"
"8,1" = "straight_ew"
"9,1" = "curve_nw"
"9,0" = "curve_ne turned"
"""
"""A cross at 1,0 reaches the stone from both sides, so that Ada chooses which way up it lies."""

TWO_GOALS = """
rules = "duel"
[goals]
"8,-2" = "treasure"
[roles]
Ada = "saboteur"
[hands]
Ada = ["tee_nes", "map"]
[maze]
"1,0" = "cross"
"2,0" = "cross"
"3,0" = "cross"
"4,0" = "cross"
"5,0" = "tee_esw"
"6,0" = "curve_ne turned"
"6,1" = "curve_ne"
"7,1" = "straight_ew"
"""
"""A duel: tee_nes turned at 8,1 reaches two goals."""

CLOSED = """
rules = "duel"
[hands]
Ada = ["rockfall", "map", "cross", "dead_e"]
[maze]
"1,0" = "dead_n_e_s_w"
"-1,0" = "dead_e_w"
"0,1" = "dead_n_s"
"0,-1" = "straight_ns"
"0,-2" = "dead_n turned"
"""
"""A duel in which all tunnels but the dead ends are closed."""


TEAMS = """
rules = "saboteur2"
players = ["Ada", "Bo", "Cai"]
[hands]
Ada = ["cross", "map", "ladder_s", "theft", "hands_off", "trapped", "free", "swap_hats"]
[front]
Ada = ["theft"]
Bo = ["trapped"]
[tokens]
Bo = 3
[roles]
Ada = "boss"
Bo = "geologist"
Cai = "digger_blue"
"""
"""Ada's turn in Saboteur 2, a theft in front of her, Bo trapped."""


def played(text: str, *choices: str) -> State:
    """The state of a position after some choices, written below its keys."""
    play = "play = [" + ", ".join(f"'{choice}'" for choice in choices) + "]\n"
    return read_position(play + text).state


def names_of(selection: Selection) -> tuple[str, ...]:
    """The usual names."""
    return default_names(selection.players)


def random_game(selection: Selection, seed: int, seeking: bool = False) -> Iterator[State]:
    """A game's states, each to be looked at before the next; digs for goals if it is seeking."""
    random = Random(seed)
    state = new_game(CATALOGUE.rules(selection), seed)
    while not state.over:
        yield state
        apply(state, choose(state, random, seeking))
    yield state


def choose(state: State, random: Random, seeking: bool = False) -> int:
    """An option, or now and then a call."""
    caller = random.randrange(state.seats)
    if random.random() < 0.02 and may_call(state, caller):
        return int(call_choice(state, caller))
    choices = [int(choice) for choice in options(state)]
    lays = [choice for choice in choices if state.rules.verbs[choice & 255].name == "lay"]
    if seeking and lays and random.random() < 0.9:
        return max(lays, key=lambda choice: (cell_x(target_of(choice)), random.random()))
    return random.choice(choices)
