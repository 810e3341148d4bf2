"""The maze of a position: the cards that lie in it, and whether they can lie there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.cells import ORIGIN, STEP
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.reasons import because
from motherlode.rules.notation.words import cell_text, read_cell, tile_text
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Spot

LAID_OUT: Final = "laid_out"  # a card of the maze that no player has laid


class ToldMaze:
    """The cards of the maze in the order in which they are written."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.page = sketch.page
        self.state = sketch.state
        self.rules = sketch.rules
        self.laid: list[tuple[Spot, int, int]] = []  # cells and tiles
        self.laid_out: list[int] = []  # cells of those that no player has laid

    def read(self) -> None:
        """Take the cards of the maze."""
        for spot in self.sketch.entries("maze"):
            cell = spot.read(read_cell, spot.inner)
            name, words = self.sketch.card_words(spot, {"turned", "upright", LAID_OUT})
            card = self.sketch.take(spot, name)
            if self.rules.specs[card].family != PATH:
                spot.fail(
                    because(
                        "not-a-path",
                        "{word} isn’t a path card (B-20)",
                        word=self.rules.names[card],
                    )
                )
            self.laid.append((spot, cell, self.sketch.tile(card, words)))
            if LAID_OUT in words:
                self.laid_out.append(cell)

    def lay(self) -> None:
        """Lay the cards in the order in which they are written."""
        for spot, cell, tile in self.laid:
            self.check_free(spot, cell)
            self.check_fit(spot, cell, tile)
            if cell in self.laid_out:
                self.state.maze.lay_out(cell, tile)
            else:
                self.state.maze.lay(cell, tile)

    def check_free(self, spot: Spot, cell: int) -> None:
        """Refuse a card on the start, on a goal or on another card."""
        if cell == ORIGIN:
            spot.fail(because("start-there", "the start is at {cell} (B-4)", cell=spot.inner))
        if self.state.goal_on(cell) != NOBODY:
            spot.fail(because("goal-there", "there’s a goal at {cell} (B-4)", cell=spot.inner))
        if not self.state.maze.is_empty(cell):
            spot.fail(
                because("cards-there", "there are two cards at {cell} (B-20)", cell=spot.inner)
            )

    def check_fit(self, spot: Spot, cell: int, tile: int) -> None:
        """Refuse cards that don't fit each other; a goal may misfit, turned over later (B-52)."""
        openings = self.rules.tiles.openings
        for side in range(4):
            there = cell + STEP[side]
            other = self.state.maze.tile_at(there)
            if other < 0 or self.state.goal_on(there) != NOBODY:
                continue
            if openings[tile] >> side & 1 != openings[other] >> (side ^ 2) & 1:
                spot.fail(
                    because(
                        "tiles-misfit",
                        "{word} doesn’t fit next to {other} at {cell} (B-20)",
                        word=tile_text(self.rules, tile),
                        other=tile_text(self.rules, other),
                        cell=cell_text(there),
                    )
                )

    def check_reached(self) -> None:
        """Refuse a face-down goal that a tunnel reaches."""
        for cell in self.state.maze.reached:
            named = [spot for spot in self.sketch.entries("goals") if read_cell(spot.inner) == cell]
            spot = [*named, *self.beside(int(cell)), self.page.at("maze")][0]
            spot.fail(
                because(
                    "goal-reached",
                    "a tunnel reaches the card at {cell}, so it must be face up (B-50)",
                    cell=cell_text(cell),
                )
            )
        for module in self.rules.also_reached:
            for cell in module.also_reached(self.state, vec[i64]()):
                self.page.at("maze").fail(
                    because(
                        "place-reached",
                        "a tunnel reaches {cell}; [{key}] must say so (B-50)",
                        cell=cell_text(cell),
                        key=module.name,
                    )
                )

    def beside(self, cell: int) -> list[Spot]:
        """The entries of the cards beside a cell that open toward it, the last one first."""
        openings = self.rules.tiles.openings
        found = []
        for spot, there, tile in reversed(self.laid):
            for side in range(4):
                if there + STEP[side] == cell and openings[tile] >> side & 1:
                    found.append(spot)
        return found
