"""The maze in words: where each card's tunnels lead, what is connected, where it goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from motherlode.tables.wire.sights import Laid, RulesInfo, SeatView
from motherlode.tables.wire.values import Cell

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final = {"N": "S", "E": "W", "S": "N", "W": "E"}
LADDER: Final = "L"  # joins whatever else has a ladder, and the start
START: Final[Cell] = (0, 0)


def cell_text(cell: Cell) -> str:
    """A cell as column and row."""
    return f"{cell[0]},{cell[1]}"


class Tunnels:
    """All tunnels of the cards that lie face up; each is the set of sides it joins."""

    def __init__(self, rules: RulesInfo, view: SeatView) -> None:
        shapes = {card.name: card.shape for card in rules.cards}
        self.cards: dict[Cell, list[str]] = {
            laid.cell: _tunnels(shapes[laid.card], laid) for laid in view.maze
        }
        self.goals = {goal.cell for goal in view.goals}
        self.lit = self._lit()

    def _lit(self) -> set[tuple[Cell, str]]:
        """Every tunnel that is connected to the start, by its cell and sides."""
        ladders = [
            (cell, one) for cell, some in self.cards.items() for one in some if LADDER in one
        ]
        waiting = [(START, one) for one in self.cards.get(START, [])]
        lit = set(waiting)
        while waiting:
            cell, tunnel = waiting.pop()
            for found in ladders if LADDER in tunnel else []:
                self._spread(lit, waiting, found)
            for side in tunnel.replace(LADDER, ""):
                there = beside(cell, side)
                for other in self.cards.get(there, []):
                    if OPPOSITE[side] in other:
                        self._spread(lit, waiting, (there, other))
        return lit

    @staticmethod
    def _spread(
        lit: set[tuple[Cell, str]], waiting: list[tuple[Cell, str]], found: tuple[Cell, str]
    ) -> None:
        if found not in lit:
            lit.add(found)
            waiting.append(found)

    def is_connected(self, cell: Cell) -> bool:
        """Whether any tunnel of a card is connected to the start."""
        return any((cell, tunnel) in self.lit for tunnel in self.cards[cell])

    def open_ends(self) -> list[Cell]:
        """The empty spaces that connected tunnels lead to."""
        taken = self.cards.keys() | self.goals
        ends = {beside(cell, side) for cell, some in self.lit for side in some if side in STEPS}
        return sorted(ends - taken)


def beside(cell: Cell, side: str) -> Cell:
    """The space on a side of another."""
    across, down = STEPS[side]
    return cell[0] + across, cell[1] + down


def _tunnels(shape: str, laid: Laid) -> list[str]:
    """The tunnels of a card as it lies, each as the sides it joins."""
    return [_sides(tunnel.split("-"), laid.turned) for tunnel in shape.split("|")]


def _sides(sides: Sequence[str], turned: bool) -> str:
    there = [OPPOSITE.get(side, side) if turned else side for side in sides]
    return "".join(side for side in "NESWL" if side in there)


def maze_lines(rules: RulesInfo, view: SeatView, names: Mapping[str, str]) -> list[str]:
    """Every card in the maze, row by row; `names` are those of cards that are more than tunnels."""
    tunnels = Tunnels(rules, view)
    rows: dict[int, list[str]] = {}
    for laid in sorted(view.maze, key=lambda one: (one.cell[1], one.cell[0])):
        shape = "|".join(tunnels.cards[laid.cell])
        apart = "" if tunnels.is_connected(laid.cell) else "~"
        name = names.get(laid.card, "")
        told = f"{laid.cell[0]}{apart}{shape}{name and f'({name})'}"
        rows.setdefault(laid.cell[1], []).append(told)
    lines = [f"y={row}: {' '.join(cards)}" for row, cards in sorted(rows.items())]
    ends = " ".join(map(cell_text, tunnels.open_ends()))
    return [*lines, f"Open ends: {ends or 'none'}"]
