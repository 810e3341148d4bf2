"""Plain data out of the engine: names, cells and dicts as the oracle uses them."""

from __future__ import annotations

import os

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cells import cell_at, cell_x, cell_y
from motherlode.rules.core.choices import (
    card_of,
    detail_of,
    second_of,
    target_of,
    turned_of,
    verb_of,
)
from motherlode.rules.core.contract import FORM_CELL, FORM_SEAT
from motherlode.rules.core.engine import options
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.core.state import FACE_UP, State
from motherlode.rules.modules import CATALOGUE
from tests.support import oracle
from tests.support.oracle import Cell, Face, Option

SCALE = float(os.environ.get("MOTHERLODE_TEST_SCALE", "1"))
"""How much of the random tests is run: 0.1 for a quick look, 10 for a long sweep."""
AIMED = ("trapped", "hands_off", "free", "inspection", "swap_hats", "swap_hands")
"""Verbs that aim a card of the same name at a player."""
EDITIONS = ("jubilee", "english", "korean", "japanese")


def scaled(count: int) -> int:
    """A number of games or moves, scaled."""
    return max(1, int(count * SCALE))


def rules_of(game: str, players: int, edition: str = "", modules: tuple[str, ...] = ()) -> Rules:
    """Bound rules of a table."""
    return CATALOGUE.rules(Selection(game, modules, edition, players))


def table_with(module: str) -> Selection:
    """The first game that a module goes with, at a table for four, or else for any number."""
    for game in CATALOGUE.games():
        for players in (4, *range(2, 13)):
            selection = Selection(game, (module,), "", players)
            if not CATALOGUE.refusal(selection):
                return selection
    raise LookupError(f"no game goes with {module}")


def place_of(cell: int) -> Cell:
    """(x, y) of a cell's number."""
    return cell_x(cell), cell_y(cell)


def cell_of(place: Cell) -> int:
    """The number of the cell at (x, y)."""
    return cell_at(place[0], place[1])


def tools_of(rules: Rules, bits: int) -> list[str]:
    """The names of the tools a mask stands for."""
    return [name for bit, name in enumerate(rules.front_names) if bits >> bit & 1]


def face_of(rules: Rules, tile: int) -> Face:
    """A tile as the oracle writes it: the shape comes from the oracle's own table."""
    name = rules.names[tile & 127]
    if name == "start":
        return oracle.START_SHAPE, False
    if name in oracle.NEW_GOALS:
        return oracle.NEW_GOALS[name], bool(tile >> 7)
    if name in oracle.CHEST_TUNNELS:
        return oracle.CHEST_TUNNELS[name], bool(tile >> 7)
    if name in oracle.LARGE_CARD:
        return oracle.LARGE_CARD[name][0], bool(tile >> 7)
    return oracle.ALL_PATHS[name][0], bool(tile >> 7)


def maze_of(state: State) -> dict[Cell, Face]:
    """Every face-up card of the maze."""
    cells = [*state.maze.laid, *state.maze.fixed]
    assert len(cells) == len(set(cells)), "a cell holds two cards"
    return {place_of(cell): face_of(state.rules, state.maze.tile_at(cell)) for cell in cells}


def cards_in_maze(state: State) -> list[str]:
    """The names of the laid path cards; chest tunnels are none."""
    names = [state.rules.names[state.maze.tile_at(cell) & 127] for cell in state.maze.laid]
    return [name for name in names if name not in oracle.CHEST_TUNNELS]


def face_down_of(state: State) -> set[Cell]:
    """The cells of the goals that lie face down."""
    return {
        place_of(cell)
        for number, cell in enumerate(state.goal_cells)
        if not state.turned_goals >> number & 1
    }


def large_card_of(state: State) -> set[Cell]:
    """The open parts of the large card, if there is one and no tunnel has reached it."""
    parts = {cell for shape, cell in oracle.LARGE_CARD.values() if shape == "N-E-S-W"}
    is_there = "large_sw" in state.rules.number_of
    is_linked = any(state.maze.lit_at(cell_of(place)) for place in parts)
    return parts if is_there and not is_linked else set()


def goals_of(state: State) -> dict[Cell, str]:
    """What each goal is, face down or not."""
    return {
        place_of(cell): state.rules.names[state.goals[number]]
        for number, cell in enumerate(state.goal_cells)
    }


def hand_of(state: State, seat: int) -> list[str]:
    """A hand, in alphabetical order."""
    return sorted(state.rules.names[card] for card in state.hand(seat))


def front_of(state: State) -> dict[int, list[str]]:
    """The broken tools in front of each seat."""
    return {seat: tools_of(state.rules, state.front[seat]) for seat in range(state.seats)}


def deck_of(state: State) -> list[str]:
    """The cards that can still be drawn, the next one first."""
    return [state.rules.names[card] for card in list(state.deck)[state.drawn :]]


def discard_of(state: State) -> list[tuple[str, bool]]:
    """The discard pile from the bottom up: card, and whether it lies face up."""
    return [(state.rules.names[entry & 255], bool(entry & FACE_UP)) for entry in state.discard]


def role_of(state: State, seat: int) -> str:
    """The name of a seat's role."""
    return state.rules.role_names[state.roles[seat]]


def option_of(rules: Rules, choice: int) -> Option:
    """A choice of a turn as the oracle writes it."""
    verb = rules.verbs[verb_of(choice)].name
    if verb == "give_up":
        return ("give_up",)
    card = rules.names[card_of(choice)]
    if verb == "pass":
        if rules.game == "duel":
            more = [detail_of(choice) - 1, target_of(choice) - 1]
            cards = [card, *(rules.names[number] for number in more if number >= 0)]
            return ("discard", *sorted(cards))
        return ("pass", card)
    if verb == "dwarf":
        return ("dwarf", card, place_of(target_of(choice)), oracle.SIDES[detail_of(choice)])
    if verb in ("lay", "ladder"):
        return ("lay", card, place_of(target_of(choice)), bool(turned_of(choice)))
    if verb == "break":
        return ("break", card, int(target_of(choice)))
    if verb == "fix":
        (tool,) = tools_of(rules, detail_of(choice))
        return ("fix", card, int(target_of(choice)), tool)
    if verb == "take_up":
        return (verb, place_of(target_of(choice)), place_of(second_of(choice)))
    if verb == "divert":
        return (verb, place_of(target_of(choice)), bool(turned_of(choice)))
    if verb == "clear":
        (tool,) = tools_of(rules, detail_of(choice))
        return ("clear", tool, card)
    return (verb, *aim_of(rules, choice))


def aim_of(rules: Rules, choice: int) -> tuple[int | Cell, ...]:
    """At what a choice is aimed, as the form of its verb says."""
    form = rules.verbs[verb_of(choice)].form
    if form == FORM_SEAT:
        return (int(target_of(choice)),)
    if form == FORM_CELL:
        return (place_of(target_of(choice)),)
    return ()


def options_of(state: State) -> list[Option]:
    """The options of a turn as the oracle writes them, in the engine's order."""
    return [option_of(state.rules, choice) for choice in options(state)]


def kind_of(state: State) -> str:
    """The kind of decision that waits, or "" when the game is over."""
    return "" if state.over else state.top().name()
