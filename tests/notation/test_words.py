"""Seats, cells and cards as people write them."""

from __future__ import annotations

import pytest

from motherlode.rules.core.cells import cell_at
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.notation.words import (
    cell_text,
    check_names,
    default_names,
    read_card,
    read_cell,
    read_seat,
)

RULES = CATALOGUE.rules(Selection("base", (), "", 3))


def test_default_names() -> None:
    assert default_names(3) == ("Ada", "Bo", "Cai")
    assert len(set(default_names(12))) == 12
    for count in (0, 13):
        with pytest.raises(BadNotation, match="1 to 12 seats"):
            default_names(count)


@pytest.mark.parametrize(
    "names",
    [("Ada",), ("Mary Ann", "Bo"), ("1", "2"), ("李雷", "Zoë"), ("x" * 40,), ("a,b", "a.b")],
)
def test_names_that_do(names: tuple[str, ...]) -> None:
    check_names(names)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ((), "at least one"),
        (("",), "blank"),
        (("Ada", "   "), "blank"),
        (("Ada", "ADA"), "both be called"),
        (("Mary Ann", "mary  ann"), "both be called"),
        (("Straße", "STRASSE"), "both be called"),
        (("A>B",), "can’t contain"),
        (("A@B",), "can’t contain"),
        (('A"B',), "can’t contain"),
        (("A\nB",), "can’t contain"),
        (("A\u202eB",), "can’t contain"),
        (("x" * 41,), "longer than 40"),
    ],
)
def test_names_that_dont(names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        check_names(names)


@pytest.mark.parametrize(
    ("names", "text", "seat"),
    [
        (("Ada", "Bo"), "bo", 1),
        (("Ada", "Bo"), " BO ", 1),
        (("Ada", "Bo"), "2", 1),
        (("2", "1"), "2", 0),
        (("Ada", "Mary Ann"), "mary   ann", 1),
        (("Ada", "한글"), "한글", 1),
    ],
)
def test_seats(names: tuple[str, ...], text: str, seat: int) -> None:
    assert read_seat(names, text) == seat


@pytest.mark.parametrize("text", ["Cai", "", "0", "3", "-1", "x2"])
def test_unknown_seats(text: str) -> None:
    with pytest.raises(BadNotation, match="the seats are Ada, Bo"):
        read_seat(("Ada", "Bo"), text)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("1,0", (1, 0)),
        ("8,-2", (8, -2)),
        (" ( 8 , -2 ) ", (8, -2)),
        ("8,\u22122", (8, -2)),
        ("8,\u20132", (8, -2)),
        ("+3,-0", (3, 0)),
        ("-126,126", (-126, 126)),
    ],
)
def test_cells(text: str, cell: tuple[int, int]) -> None:
    assert read_cell(text) == cell_at(*cell)
    assert read_cell(cell_text(cell_at(*cell))) == cell_at(*cell)


@pytest.mark.parametrize("text", ["", "1", "1,", "a,b", "1,0,0", "1.5,0", "1,0 2,0", "1,0 turned"])
def test_no_cells(text: str) -> None:
    with pytest.raises(BadNotation, match="column and row"):
        read_cell(text)


@pytest.mark.parametrize("text", ["127,0", "0,-127", "999999999,0"])
def test_cells_outside(text: str) -> None:
    with pytest.raises(BadNotation, match="from -126 to 126"):
        read_cell(text)


@pytest.mark.parametrize("text", ["curve_nw", "Curve_NW", "curve-nw", " curvenw "])
def test_cards(text: str) -> None:
    assert RULES.names[read_card(RULES, text)] == "curve_nw"


def test_every_card_is_found_by_a_loose_name() -> None:
    for number, name in enumerate(RULES.names):
        assert read_card(RULES, name.upper().replace("_", "-")) == number


def test_unknown_card_is_told_what_was_meant() -> None:
    with pytest.raises(BadNotation, match=r"no card called crss .* did you mean cross\?"):
        read_card(RULES, "crss")
