"""What a module adds to a table is told by positions and views too."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from motherlode.rules.core.contract import Module, Slice
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.ruleset import Catalogue
from motherlode.rules.core.state import State
from motherlode.rules.core.views import view
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.data import view_data
from motherlode.rules.notation.digest import state_digest
from motherlode.rules.notation.words import default_names
from motherlode.rules.positions import builder
from motherlode.rules.positions import position as positions
from motherlode.rules.positions.position import read_position, write_position

NAMES = default_names(3)
ASIDE = 3


class Lamp(Slice):
    """Who holds a lamp."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> dict[str, object]:
        return {"seat": self.seat, "lit": True}


class Cellar(Module):
    """Three cards lie in the cellar, and somebody holds a lamp."""

    def new_slice(self) -> Slice | None:
        return Lamp(0)

    def setup(self, state: State) -> None:
        state.aside = state.deck[:ASIDE]
        state.deck = state.deck[ASIDE:]
        state.set_slice(self.slot, Lamp(1))

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        if table.get("lamp") not in names:
            raise BadPosition("nobody there holds the lamp")
        state.set_slice(self.slot, Lamp(names.index(str(table["lamp"]))))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        return {"lamp": names[self.holder(state)]}

    def holder(self, state: State) -> int:
        """The seat with the lamp."""
        kept = state.slices[self.slot]
        assert isinstance(kept, Lamp)
        return kept.seat


CELLAR = Cellar("cellar", 1, (), False)
TABLE = 'modules = ["cellar"]\n'


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalogue([*CATALOGUE.modules, CELLAR])
    for place in (builder, positions):
        monkeypatch.setattr(place, "CATALOGUE", catalogue)


@pytest.mark.parametrize("maze", ["", "[maze]\n", '[maze]\n"1,0" = "cross"\n'])
def test_modules_set_up_the_round(maze: str) -> None:
    state = read_position(TABLE + maze).state
    assert CELLAR.holder(state) == 1
    assert len(state.aside) == ASIDE
    cards = [*state.deck, *state.aside, *(entry & 255 for entry in state.discard)]
    cards += [card for seat in range(3) for card in state.hand(seat)]
    cards += [state.maze.tile_at(cell) & 127 for cell in state.maze.laid]
    assert sorted(cards) == sorted(state.rules.deck)


@pytest.mark.parametrize(
    ("key", "first"),
    [
        ('out_of_play = ["map", "cross", "dead_n"]\n', ["map", "cross", "dead_n"]),
        ('out_of_play = ["map", "..."]\n', ["map"]),
        ("out_of_play = 2\n", []),
    ],
)
def test_cards_out_of_play(key: str, first: list[str]) -> None:
    state = read_position(TABLE + key).state
    aside = [state.rules.names[card] for card in state.aside]
    assert len(aside) == (2 if "2" in key else ASIDE)
    assert aside[: len(first)] == first
    assert view_data(view(state, 0), NAMES)["out_of_play"] == len(aside)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("out_of_play = 4\n" + TABLE, 1, "cards out of play; the limit is 3"),
        (TABLE + "[cellar]\nlamp = 'Zoe'", 2, "nobody there holds the lamp"),
        (TABLE + "cellar = 3", 2, "cellar is a table"),
        ("[cellar]\nlamp = 'Ada'", 1, "isn’t part of this game"),
    ],
)
def test_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadPosition, match=f"^line {line}: .*{reason}"):
        read_position(text)


def test_a_module_has_a_table() -> None:
    state = read_position(TABLE + '[cellar]\nlamp = "Cai"\n').state
    assert CELLAR.holder(state) == 2
    assert view_data(view(state, 0), NAMES)["kept"] == {"cellar": {"seat": "Cai", "lit": True}}
    text = write_position(state, NAMES, state.rng)
    assert '[cellar]\nlamp = "Cai"\n' in text
    again = read_position(text).state
    assert write_position(again, NAMES, again.rng) == text
    assert state_digest(again) == state_digest(state)
    assert state_digest(again) != state_digest(read_position(TABLE).state)
