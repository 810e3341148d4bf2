"""What modules keep is told to the last number, with seats as one's own counts them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.kept import write_kept
from motherlode.env.kernel.layout import KEPT_WORDS
from motherlode.env.kernel.tables import Tables
from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.choices import DETAIL, TARGET
from motherlode.rules.core.contract import HIDDEN, Slice
from motherlode.rules.modules.back_and_forth import Fact, Facts
from motherlode.rules.modules.saboteur2.thefts import Thefts
from motherlode.rules.modules.toll_tunnels.dwarves import DWARVES, Tolls, dwarf_at
from motherlode.rules.modules.treasure_chests.chests import Chests, hidden_at
from motherlode.rules.modules.veto import Vetoers
from motherlode.rules.modules.vote import Ballot
from tests.env.tables import open_set
from tests.support.plain import rules_of

CELLS = vec[i64]([cell_at(8, -2), cell_at(8, 0)])


@pytest.fixture(scope="module")
def tables() -> Tables:
    """A table for four."""
    return open_set(rules_of("base", 4, "", ("toll_tunnels",)))


def told(tables: Tables, kept: Slice, seat: int) -> list[int]:
    """The numbers that a seat is told of a slice."""
    rows = vec[i64]([0] * KEPT_WORDS)
    write_kept(rows, 0, vec[Slice]([kept]), seat, tables.observer)
    module, count, *numbers = bytes(memoryview(rows))
    assert module == 1
    assert not any(numbers[count:])
    return numbers[:count]


def xy(place: int) -> list[int]:
    """A goal as two numbers."""
    return [int(CELLS[place]) % 256 - 64, int(CELLS[place]) // 256 - 64]


def test_facts_about_goals_are_told_with_all_their_parts(tables: Tables) -> None:
    mine = Fact(2, 3, 1, 8)
    own = [1, 1, 2, 1, *xy(0), 4, 9, 2, 2, *xy(0), *xy(1)]
    others = [1, 3, 2, 2, *xy(0), *xy(1)]
    assert told(tables, Facts(vec[Fact]([mine]), CELLS), 2) == [1, 4, *own]
    assert told(tables, Facts(vec[Fact]([mine.seen_by(0)]), CELLS), 0) == [1, 2, *others]
    assert told(tables, Facts(vec[Fact]([Fact(2, 3, 2, 9)]), CELLS), 2) != [1, 4, *own]


@pytest.mark.parametrize(
    "kept", [Vetoers(vec[i64]([1, 3])), Thefts(vec[i64]([1, 3]))], ids=["vetoers", "thefts"]
)
def test_seats_in_a_row_are_counted_from_ones_own(tables: Tables, kept: Slice) -> None:
    assert told(tables, kept, 0) == [2, 2, 4]
    assert told(tables, kept, 1) == [2, 1, 3]
    assert told(tables, kept, 3) == [2, 3, 1]


def test_a_dwarf_has_its_owner_and_a_toll_those_who_refused(tables: Tables) -> None:
    kept = Tolls(vec[i64]([dwarf_at(CELLS[0], 1, 3)]), 1, 0b0110)
    assert kept.fields()["seats"] == [3]
    east, left = 2, DWARVES - 1 + 1
    assert told(tables, kept, 0) == [1, *xy(0), 1, east, 1, 4, left, 2, 2, 3]
    assert told(tables, kept, 3) == [1, *xy(0), 1, east, 1, 1, left, 2, 3, 4]


def test_a_count_of_votes_begins_with_ones_own(tables: Tables) -> None:
    kept = Ballot(vec[i64]([1, 2, HIDDEN, 0]), True)
    assert told(tables, kept, 0) == [4, 2, 3, 0, 1]
    assert told(tables, kept, 2) == [4, 0, 3, 4, 1]  # its own, Dee's, Ada's, Bo's


def test_those_who_looked_at_a_chest_are_counted_from_ones_own(tables: Tables) -> None:
    kept = Chests(
        vec[i64]([hidden_at(CELLS[0], 255, 255, 0b0101)]), vec[i64](), vec[i64](), True, 0
    )
    for seat, mask in ((0, 0b0101), (1, 0b1010), (2, 0b0101)):
        chest = [1, *xy(0), 1, 0, 1, 0, 1, mask, 0]
        assert told(tables, kept, seat) == [*chest, 0, 0, 0, 0, 0, 2, 1]


class Oddity(Slice):
    """Keeps one field, perhaps with an entry for each seat."""

    def __init__(self, name: str, field: object, turns: bool = False) -> None:
        self.name = name
        self.field = field
        self.turns = turns

    def fields(self) -> dict[str, object]:
        return {self.name: self.field}

    def by_seat(self) -> tuple[str, ...]:
        return (self.name,) if self.turns else ()


def test_no_cell_is_told_as_no_cell_can_be(tables: Tables) -> None:
    cells = {(0, 0): [64, 64], (-63, 63): [1, 127], (-64, -64): [1, 1], (64, 100): [127, 127]}
    for (x, y), numbers in cells.items():
        assert told(tables, Oddity("cell", cell_at(x, y)), 0) == numbers
    assert told(tables, Oddity("cell", HIDDEN), 0) == [0, 0]


@pytest.mark.parametrize("entries", [[5, 6, 7, 8], (5, 6, 7, 8)], ids=["list", "tuple"])
def test_entries_of_seats_begin_with_ones_own(tables: Tables, entries: object) -> None:
    assert told(tables, Oddity("counts", entries, True), 2) == [4, 8, 9, 6, 7]


@pytest.mark.parametrize(("field", "numbers"), [(HIDDEN, [0]), ([], [0]), ((), [0])])
def test_entries_of_seats_may_be_hidden(tables: Tables, field: object, numbers: list[int]) -> None:
    assert told(tables, Oddity("counts", field, True), 2) == numbers


def test_what_no_number_can_tell_is_not_left_out_in_silence(tables: Tables) -> None:
    class Odd(Slice):
        """Keeps what isn't a number."""

        def fields(self) -> dict[str, object]:
            return {"share": 0.5}

    with pytest.raises(TypeError, match=r"no observation can tell 0\.5 of share"):
        told(tables, Odd(), 0)


def test_who_pays_a_toll_is_counted_from_ones_own(tables: Tables) -> None:
    rules, coder = tables.rules, tables.coder
    choice = rules.verb("lay") | cell_at(1, 0) << TARGET | (2 + 1) << DETAIL
    for seat in range(4):
        words = (
            coder.seen(coder.described(0, choice), seat),
            coder.seen(coder.act(0, choice), seat),
        )
        for word in words:
            assert [int(word) & 255, int(word) >> 8 & 255] == [(-seat) % 4 + 1, (2 - seat) % 4 + 1]
            assert int(word) >> 48 == 0
