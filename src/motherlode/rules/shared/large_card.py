"""The large card: four cells of the maze with joined tunnels, where something happens once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import LARGE, CardSpec
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.contract import Module, Slice
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import Public
from motherlode.rules.core.reasons import because
from motherlode.rules.core.ruleset import Draft
from motherlode.rules.core.state import State
from motherlode.rules.notation.words import shown

# The four parts are joined inside; outwards the lower two open to their own side and below.
PARTS: Final = (
    (CardSpec("large_nw", LARGE, 1, shape="E-S"), (4, -4)),
    (CardSpec("large_ne", LARGE, 1, shape="S-W"), (5, -4)),
    (CardSpec("large_sw", LARGE, 1, shape="N-E-S-W"), (4, -3)),
    (CardSpec("large_se", LARGE, 1, shape="N-E-S-W"), (5, -3)),
)
ENTRY: Final = cell_at(4, -3)  # the cell that stands for the whole card when it is reached


class LargeCardReached(Public):
    """The large card was linked to the start for the first time in the round."""

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell)}


class LargeSlice(Slice):
    """Whether the large card has had its effect this round."""

    def __init__(self, used: bool) -> None:
        self.used: bool = used

    def fields(self) -> dict[str, object]:
        return {"used": self.used}


class LargeCard(Module):
    """One side of the large card: a module derives from this and says what happens."""

    def happen(self, state: State, seat: i64) -> None:
        """The card is linked for the first time, in this seat's turn; the slice is written too."""

    def kept(self, state: State) -> LargeSlice:
        """The module's slice."""
        kept = state.slices[self.slot]
        assert isinstance(kept, LargeSlice)
        return kept

    def bind(self, draft: Draft) -> None:
        for part, place in PARTS:
            draft.add_cards([part])
            draft.fixed.append((part.name, place))
        draft.choose_order = True  # B-51

    def new_slice(self) -> Slice | None:
        return LargeSlice(False)

    def setup(self, state: State) -> None:
        if self.kept(state).used:
            state.set_slice(self.slot, state.rules.slices[self.slot])

    def also_reached(self, state: State, cells: vec[i64]) -> vec[i64]:
        if state.maze.lit_at(ENTRY) and not self.kept(state).used:
            return append(cells, ENTRY)
        return cells

    def reach(self, state: State, seat: i64, cell: i64) -> bool:
        if cell != ENTRY:
            return False
        state.set_slice(self.slot, LargeSlice(True))
        if state.listening:
            state.note(LargeCardReached(seat, cell))
        self.happen(state, seat)
        return True

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        self.refuse_unknown(table, ("used",))
        state.set_slice(self.slot, LargeSlice(self.read_used(state, table)))

    def refuse_unknown(self, table: dict[str, object], known: tuple[str, ...]) -> None:
        """Refuse keys that a position's table doesn't have."""
        for key in table:
            if key not in known:
                raise BadPosition(
                    because(
                        "no-key-here",
                        "[{table}] has no key {word}, only {known}",
                        table=self.name,
                        word=shown(key),
                        known=list(known),
                    )
                )

    def read_used(self, state: State, table: dict[str, object]) -> bool:
        """Whether a position's table says that the card has had its effect."""
        used = table.get("used", False)
        if not isinstance(used, bool):
            raise BadPosition(
                because("used-yes-no", "in [{table}], used must be true or false", table=self.name)
            )
        return used

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        return {"used": True} if self.kept(state).used else {}
