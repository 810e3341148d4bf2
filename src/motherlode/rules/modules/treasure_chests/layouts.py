"""Layouts: where the chests of a round lie, as the host chose (X-1)."""

from __future__ import annotations

import re
from typing import Final

from motherlode.rules.core.cells import ORIGIN, STEP, cell_at, cell_x, cell_y
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules.treasure_chests.cards import COUNT, HALF_WAY, LAYOUTS
from motherlode.rules.notation.words import cell_text
from motherlode.rules.shared.large_card import PARTS

# Between the start and the goals: where chests may be set by hand.
COLUMNS: Final = (1, 7)
ROWS: Final = (-4, 4)
SQUARE: Final = "3,-1 3,1 5,-1 5,1"  # the first layout, as it would be set by hand
_BY_HAND: Final = re.compile(r"-?\d{1,2},-?\d{1,2}(?: -?\d{1,2},-?\d{1,2})*", re.ASCII)


def cells_of(setting: str) -> list[int]:
    """The cells that a layout names: those of the chests, or those that are drawn from."""
    if setting in LAYOUTS:
        return [cell_at(x, y) for x, y in LAYOUTS[setting]]
    if not _BY_HAND.fullmatch(setting):
        return []
    pairs = [place.split(",") for place in setting.split(" ")]
    return [cell_at(int(x), int(y)) for x, y in pairs]


def strange_layout(setting: str) -> Reason | None:
    """Why chests can't lie so, whatever else is on the table, or nothing."""
    if setting in LAYOUTS:
        return None
    cells = cells_of(setting)
    if len(cells) != COUNT or len(set(cells)) != COUNT:
        return because(
            "no-layout",
            "the chests have no layout called {word}; choose {known}, "
            "or name four spaces like {cells} (X-1)",
            word=setting,
            known=list(LAYOUTS),
            cells=SQUARE,
        )
    for cell in cells:
        reason = _strange_cell(cell, cells)
        if reason:
            return reason
    return None


def _strange_cell(cell: int, cells: list[int]) -> Reason | None:
    x, y = cell_x(cell), cell_y(cell)
    if not (COLUMNS[0] <= x <= COLUMNS[1] and ROWS[0] <= y <= ROWS[1]):
        return because(
            "chest-outside",
            "no chest can go at {cell}; only columns {left} to {right} and rows {top} to {bottom} "
            "are between the start and the goals (X-1)",
            cell=cell_text(cell),
            left=COLUMNS[0],
            right=COLUMNS[1],
            top=ROWS[0],
            bottom=ROWS[1],
        )
    beside = [cell + step for step in STEP]
    if ORIGIN in beside:
        return because(
            "chest-at-start",
            "no chest can go at {cell}; the start opens onto it, "
            "so a tunnel would reach it at once (X-1, B-50)",
            cell=cell_text(cell),
        )
    if any(other in cells for other in beside):
        return because("chests-edge", "chests can’t be next to each other (X-1)")
    return None


def taken_cell(setting: str, selection: Selection) -> Reason | None:
    """Why chests set by hand don't go with the rest of the table, or nothing."""
    if setting in LAYOUTS:
        return None
    taken = _taken_cells(selection)
    for cell in cells_of(setting):
        if cell in taken:
            return because(
                "chest-taken", "there’s another card at {cell} (X-1)", cell=cell_text(cell)
            )
    return None


def free_cells(selection: Selection) -> list[int]:
    """Where a chest may be set by hand, row by row."""
    columns, rows = range(COLUMNS[0], COLUMNS[1] + 1), range(ROWS[0], ROWS[1] + 1)
    cells = [cell_at(x, y) for y in rows for x in columns]
    taken = _taken_cells(selection)
    return [cell for cell in cells if cell not in taken and not _strange_cell(cell, [])]


def _taken_cells(selection: Selection) -> list[int]:
    """Cells on which a round begins with a card."""
    taken = [HALF_WAY] if selection.game == "tournament" else []
    if selection.has("wardrobe") or selection.has("party"):
        taken += [cell_at(x, y) for _, (x, y) in PARTS]
    return taken
