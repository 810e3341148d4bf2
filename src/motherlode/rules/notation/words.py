"""Words: how seats, cells, cards and tools are written, and read as people write them."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import SIDES, TURNED
from motherlode.rules.core.cells import cell_at, cell_x, cell_y
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.reasons import Reason, because

DEFAULT_NAMES: Final = (
    *("Ada", "Bo", "Cai", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kit", "Lou"),
)
LONGEST_NAME: Final = 40
FARTHEST: Final = 126  # columns and rows the maze can hold on each side of the start

# -- seats -------------------------------------------------------------------------------------


def default_names(count: int) -> tuple[str, ...]:
    """Names for the seats of a table where nobody gave any."""
    if not 1 <= count <= len(DEFAULT_NAMES):
        raise BadNotation(
            because(
                "seats-range",
                "a table has 1 to {most} seats, not {count}",
                most=len(DEFAULT_NAMES),
                count=count,
            )
        )
    return DEFAULT_NAMES[:count]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that the notation could not tell apart or write."""
    if not names:
        raise BadNotation(because("seats-none", "a table needs at least one seat with a name"))
    taken: set[str] = set()
    for name in names:
        _check_name(name)
        if _folded(name) in taken:
            raise BadNotation(
                because("name-twice", "two seats can’t both be called {name}", name=name)
            )
        taken.add(_folded(name))


def _check_name(name: str) -> None:
    if not name.strip():
        raise BadNotation(because("name-blank", "a seat’s name can’t be blank"))
    if len(name) > LONGEST_NAME:
        raise BadNotation(
            because(
                "name-long",
                "the name {name} is longer than {most} characters",
                name=f"{name[:12]}...",
                most=LONGEST_NAME,
            )
        )
    for sign in name:
        if sign in '>@"' or not sign.isprintable():
            raise BadNotation(
                because(
                    "name-sign",
                    "a seat’s name can’t contain {sign}",
                    sign=json.dumps(sign),
                )
            )


def _folded(name: str) -> str:
    """A name as it is compared: case, width and spaces don't count."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def read_seat(names: Sequence[str], text: str) -> int:
    """A seat by its name, or by its number from 1 on."""
    seat = seat_named(names, text)
    if seat == NOBODY:
        raise BadNotation(no_seat(text, names))
    return seat


def no_seat(text: str, names: Sequence[str]) -> Reason:
    """Why a text names no seat."""
    return because(
        "no-seat",
        "there’s no seat called {word}; the seats are {seats}",
        word=shown(text),
        seats=list(names),
    )


def seat_named(names: Sequence[str], text: str) -> int:
    """A seat by its name or number, or nobody."""
    wanted = _folded(text)
    for seat, name in enumerate(names):
        if _folded(name) == wanted:
            return seat
    is_number = wanted.isascii() and wanted.isdigit() and len(wanted) <= LONGEST_NAME
    if is_number and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    return NOBODY


def seat_text(name: str) -> str:
    """A name as it stands in a choice: in quotes if it has a space."""
    return f'"{name}"' if name and name.split() != [name] else name


def read_seats(names: Sequence[str], text: str) -> int:
    """The mask of seats for a list of names; a name with a comma stands in quotes."""
    mask = 0
    for quoted, bare in re.findall(r'"([^"]*)"|([^",]*[^",\s][^",]*)', text):
        mask |= 1 << read_seat(names, quoted or bare)
    return mask


def seats_text(names: Sequence[str], mask: int) -> str:
    """The names of a mask of seats as a list that can be read again."""
    named = [name for seat, name in enumerate(names) if mask >> seat & 1]
    return ", ".join(f'"{name}"' if "," in name else seat_text(name) for name in named)


# -- cells and cards ---------------------------------------------------------------------------

_DASHES = "\u2010\u2011\u2012\u2013\u2212"  # hyphens, dashes and the minus sign
_NUMBER = rf"([-+{_DASHES}]?\d{{1,9}})"
_CELL = rf"\(?\s*{_NUMBER}\s*,\s*{_NUMBER}\s*\)?"
_PLACES = re.compile(rf"{_CELL}(?:\s+{_CELL})?(?:\s+(turned|upright))?", re.IGNORECASE | re.ASCII)


def _no_place(text: str) -> Reason:
    return because(
        "no-place", "{word} isn’t a space; write column and row, as in 8,-2", word=shown(text)
    )


@cache
def cell_text(cell: int) -> str:
    """A cell as column and row: the start is 0,0, rows grow downward."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def read_cell(text: str) -> int:
    """A cell out of column and row, such as 8,-2."""
    cells, way = read_places(text)
    if len(cells) != 1 or way:
        raise BadNotation(_no_place(text))
    return cells[0]


def read_places(text: str) -> tuple[list[int], str]:
    """One or two cells, and the word `turned` or `upright` if it follows them."""
    match = _PLACES.fullmatch(text.strip())
    if match is None:
        raise BadNotation(_no_place(text))
    cells = [_cell_of(match[1], match[2])]
    if match[3]:
        cells.append(_cell_of(match[3], match[4]))
    return cells, (match[5] or "").lower()


def _cell_of(column: str, row: str) -> int:
    x, y = (int(re.sub(f"[{_DASHES}]", "-", part)) for part in (column, row))
    if max(abs(x), abs(y)) > FARTHEST:
        raise BadNotation(
            because(
                "place-outside",
                "{cell} is outside the maze; columns and rows go from -{most} to {most}",
                cell=f"{x},{y}",
                most=FARTHEST,
            )
        )
    return cell_at(x, y)


def side_text(side: int) -> str:
    """A side of a cell: n, e, s or w."""
    return SIDES[side].lower()


def read_side(text: str) -> int:
    """A side of a cell by its first letter."""
    side = text.strip().upper()
    if len(side) != 1 or side not in SIDES:
        raise BadNotation(
            because(
                "no-side",
                "{word} isn’t a side; the sides are n, e, s, and w",
                word=shown(text),
            )
        )
    return SIDES.index(side)


def read_card(rules: Rules, text: str) -> int:
    """A card by its id; case, hyphens and underscores don't count."""
    card = card_named(rules, text)
    if card == NOBODY:
        raise BadNotation(_no_card(text, rules.names))
    return card


def _no_card(text: str, known: Sequence[str]) -> Reason:
    near = nearest(text, known)
    if near:
        return because(
            "no-card-near",
            "there’s no card called {word} in this game; did you mean {near}?",
            word=shown(text),
            near=near,
        )
    return because("no-card", "there’s no card called {word} in this game", word=shown(text))


def card_named(rules: Rules, text: str) -> int:
    """A card by its id, or -1."""
    name = text.strip()
    if name in rules.number_of:
        return rules.number_of[name]
    for number, other in enumerate(rules.names):
        if loose(other) == loose(name):
            return number
    return NOBODY


def nearest(text: str, known: Iterable[str]) -> str:
    """What was probably meant by an unknown word, or nothing."""
    near = get_close_matches(text.strip().casefold(), list(known), 1)
    return near[0] if near else ""


def loose(text: str) -> str:
    """A word as it is compared: case, underscores, hyphens and spaces don't count."""
    return text.casefold().replace("_", "").replace("-", "").replace(" ", "")


def shown(text: str) -> str:
    """A piece of what somebody wrote, short enough for a sentence."""
    text = " ".join(text.split())
    return (text if len(text) <= 60 else text[:57] + "...") or "nothing"


def tile_text(rules: Rules, tile: int) -> str:
    """A card and the way it lies, such as `curve_nw turned`."""
    name = rules.names[tile & ~TURNED]
    return f"{name} turned" if tile & TURNED else name


def read_tool(rules: Rules, text: str) -> int:
    """The bit of a card in front, by its short name or its card's id."""
    for bit, name in enumerate(rules.front_names):
        if loose(text) in (loose(name), loose(rules.names[rules.front_cards[bit]])):
            return 1 << bit
    raise BadNotation(
        because(
            "no-tool",
            "there’s no tool called {word}; the tools are {known}",
            word=shown(text),
            known=list(rules.front_names),
        )
    )
