"""What must hold in every state between two turns, whatever modules are in play."""

from __future__ import annotations

from collections import Counter

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import ACTION, PATH
from motherlode.rules.core.choices import card_of, target_of, turned_of, verb_of
from motherlode.rules.core.engine import options
from motherlode.rules.core.gold import nuggets_of
from motherlode.rules.core.state import State

SIDES = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}
Cell = tuple[int, int]
Tunnels = list[set[str]]


def place(cell: int) -> Cell:
    """(x, y) of a cell's number."""
    return int(cell) % 256 - 128, int(cell) // 256 - 128


def tunnels(rules: Rules, tile: int) -> Tunnels:
    """The joined sides of a tile, read from the printed shape; L stands for a ladder."""
    shape = rules.specs[tile & 127].shape
    groups = [set(group.split("-")) for group in shape.split("|")] if shape else []
    if tile & 128:
        groups = [{ACROSS.get(side, side) for side in group} for group in groups]
    return groups


def beside(cell: Cell, side: str) -> Cell:
    """The neighbor at a side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Survey:
    """The maze measured anew, slowly, from nothing but which tile lies where."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        cells = [*state.maze.laid, *state.maze.fixed]
        self.tiles = {place(cell): int(state.maze.tile_at(cell)) for cell in cells}
        self.tunnels = {cell: tunnels(self.rules, tile) for cell, tile in self.tiles.items()}
        self.lit: dict[Cell, set[str]] = {cell: set() for cell in self.tiles}
        todo = [
            (cell, group)
            for cell, groups in self.tunnels.items()
            for group in groups
            if "L" in group
        ]
        while todo:
            cell, group = todo.pop()
            sides = group - {"L"}
            if sides <= self.lit[cell]:
                continue
            self.lit[cell] |= sides
            for side in sides:
                there = beside(cell, side)
                for other in self.tunnels.get(there, []):
                    if ACROSS[side] in other:
                        todo.append((there, other))

    def openings(self, cell: Cell) -> set[str]:
        """The open sides of the card on a cell."""
        return {side for group in self.tunnels[cell] for side in group} - {"L"}

    def fits(self, cell: Cell, groups: Tunnels) -> bool:
        """Opening meets opening and wall meets wall."""
        sides = {side for group in groups for side in group}
        for side in SIDES:
            there = beside(cell, side)
            if there in self.tiles and (ACROSS[side] in self.openings(there)) != (side in sides):
                return False
        return True

    def links(self, cell: Cell, groups: Tunnels) -> bool:
        """An opening meets a linked opening."""
        sides = {side for group in groups for side in group} - {"L"}
        return any(ACROSS[side] in self.lit.get(beside(cell, side), ()) for side in sides)


def check_maze(state: State, survey: Survey) -> None:
    """Light and frontier are what a slow walk finds."""
    maze = state.maze
    for cell in [*maze.laid, *maze.fixed]:
        lit = {SIDES[side] for side in range(4) if maze.lit_at(cell) >> side & 1}
        assert lit == survey.lit[place(cell)], f"light at {place(cell)}"
    ahead = {beside(cell, side) for cell, sides in survey.lit.items() for side in sides}
    empty = {cell for cell in ahead if cell not in survey.tiles}
    down = {cell for cell in empty if maze.is_face_down((cell[1] + 128) * 256 + cell[0] + 128)}
    frontier = [place(cell) for cell in maze.frontier]
    assert len(set(frontier)) == len(frontier)
    assert set(frontier) == empty - down


def check_lays(state: State, survey: Survey) -> None:
    """Every way to lay a path card is offered, and no other; tolls may take some away."""
    rules = state.rules
    seat = state.top().seat
    offered = [
        (int(card_of(c)), place(target_of(c)), int(turned_of(c)))
        for c in options(state)
        if rules.verbs[verb_of(c)].name == "lay"
    ]
    right: set[tuple[int, Cell, int]] = set()
    if not state.front[seat] & rules.blocking:
        for card in set(state.hand(seat)):
            if rules.verbs[rules.verb_of[card]].name != "lay":
                continue
            for turned in range(2 if rules.tiles.differs[card] else 1):
                groups = tunnels(rules, int(card) | turned << 7)
                for cell in {place(cell) for cell in state.maze.frontier}:
                    if survey.fits(cell, groups) and survey.links(cell, groups):
                        right.add((int(card), cell, turned))
    if len(rules.restrict):
        assert set(offered) <= right
    else:
        assert sorted(offered) == sorted(right)


def check_cards(state: State) -> None:
    """No card of the deck is lost, doubled or made up."""
    rules = state.rules
    found = Counter(int(card) for card in state.deck[state.drawn :])
    found.update(int(card) for card in state.aside)
    found.update(int(entry) & 255 for entry in state.discard)
    for seat in range(state.seats):
        found.update(int(card) for card in state.hand(seat))
        bits = int(state.front[seat])
        found.update(int(c) for bit, c in enumerate(rules.front_cards) if bits >> bit & 1)
    laid = [int(state.maze.tile_at(cell)) & 127 for cell in state.maze.laid]
    found.update(card for card in laid if rules.specs[card].family in (PATH, ACTION))
    assert found == Counter(int(card) for card in rules.deck)
    assert state.held == sum(state.hand_size(seat) for seat in range(state.seats))


def check_gold(state: State) -> None:
    """Nugget cards are conserved; nobody owes gold."""
    for worth in (1, 2, 3):
        heaps = [*state.nuggets, *state.pools, state.supply]
        assert sum(nuggets_of(heap, worth) for heap in heaps) == nuggets_of(
            state.rules.nuggets, worth
        )
    assert all(tokens >= 0 for tokens in state.tokens)


def check(state: State) -> None:
    """All of them; the state must be at the beginning of a turn."""
    survey = Survey(state)
    check_maze(state, survey)
    check_lays(state, survey)
    check_cards(state)
    check_gold(state)
