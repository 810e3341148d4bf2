"""Players for tests: they seek goals, cut tunnels or wander, so that games reach odd places."""

from __future__ import annotations

from random import Random

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.engine import apply, call_choice, new_game, options
from motherlode.rules.core.state import State
from tests.support import oracle, plain
from tests.support.chests import hidden_of
from tests.support.oracle import Cell, Option

STYLES = ("seek", "mixed", "wander", "choke")
"""Dig for the goals; dig, cut and break; anything at all; close tunnels (for the duel)."""


def choose(state: State, style: str, random: Random) -> int:
    """One of the options."""
    choices = [int(choice) for choice in options(state)]
    if plain.kind_of(state) not in ("Turn", "DuelTurn") or style == "wander":
        return random.choice(choices)
    if random.random() < (0.1 if style == "seek" else 0.3):
        return random.choice(choices)
    goals = _sought(state)
    worth = {choice: _worth(state, style, choice, random, goals) for choice in choices}
    return max(choices, key=lambda choice: worth[choice])


def _sought(state: State) -> set[Cell]:
    """Where these players dig; in the second round hidden chests are left alone for the goals."""
    chests = set() if state.round == 2 else set(hidden_of(state))
    return plain.large_card_of(state) or chests or plain.face_down_of(state)


def _worth(state: State, style: str, choice: int, random: Random, goals: set[Cell]) -> float:
    option = plain.option_of(state.rules, choice)
    kind = option[0]
    chance = random.random()
    if kind == "lay":
        return _worth_of_laying(style, option, goals) + chance
    if kind == "rockfall":
        if style == "choke":
            return chance - 5  # kept for when all tunnels are closed
        if state.rules.game == "duel":
            return chance
        return 12 if style == "mixed" and chance < 0.25 else -5
    if kind in ("fix", "free", "hands_off"):
        return 3 + chance
    if kind in ("break", "map", "theft", *plain.AIMED):
        return (4 if style == "mixed" else -2) + 2 * chance
    if kind == "dwarf":
        return 30 * chance - 27  # rarely chosen, but then rather than a path card
    if kind == "clear":
        return 8 * chance - 6
    if kind == "give_up":
        return 4 * chance - 6
    if kind not in ("pass", "discard"):
        return 14 * chance - 2  # a card of which these players know nothing
    dear = ("cross", "tee_nes", "tee_esw", "rockfall")
    return chance - 3 - any(str(card) in dear for card in option[1:])


def _worth_of_laying(style: str, option: Option, goals: set[Cell]) -> float:
    _, card, cell, turned = option
    assert isinstance(cell, tuple)
    shape = oracle.ALL_PATHS[str(card)][0]
    if style == "choke":
        return 10 - 3 * len(oracle.openings((shape, bool(turned))))
    x, y = cell
    assert isinstance(x, int)
    assert isinstance(y, int)
    nearest = min(abs(x - goal[0]) + abs(y - goal[1]) for goal in goals)
    ahead = "E" in oracle.openings((shape, bool(turned)))
    return (-8 if "|" in shape or len(shape) == 1 else 0) + 10 - nearest + (2 if ahead else 0)


def play_moves(
    rules: Rules, seed: int, style: str, limit: int = 2000, calling: bool = False
) -> tuple[State, list[int]]:
    """Play a game, or its first moves; the state and the choices that led there."""
    random = Random(seed)
    state = new_game(rules, seed, listening=True)
    choices: list[int] = []
    while not state.over and len(choices) < limit:
        choice = choose(state, style, random)
        if calling and plain.kind_of(state) in ("Turn", "DuelTurn") and random.random() < 0.02:
            choice = call_choice(state, random.randrange(state.seats))
            if state.callers:
                continue
        apply(state, choice)
        choices.append(int(choice))
    return state, choices
