"""What programs write: an answer by its number or in the notation, and a claim."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from motherlode.programs.options import in_order
from motherlode.rules.core.cells import cell_x, cell_y
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.notation.claims import ABOUT_GOALS, ABOUT_SEATS, ABOUT_TOOLS
from motherlode.rules.notation.words import nearest, read_cell, read_seat, shown
from motherlode.tables.wire.sights import Option

UNREAD: Final = str.maketrans({" ": None, '"': None, "`": None, "(": None, ")": None, "−": "-"})
CALL: Final = "call"  # what proposes to end the round; the rules list it nowhere
LONG: Final = 9  # digits of a number that no option has
CLAIM: Final = re.compile(r"\s*(\w+)\s*([@>]?)\s*(.*?)\s*")


def read_answer(options: Sequence[Option], text: str) -> int:
    """The index of the option that is meant, or a sentence about what can't be."""
    said = " ".join(text.split())
    if said.isascii() and said.isdigit():
        number = said.lstrip("0") or "0"
        if len(number) < LONG and 1 <= int(number) <= len(options):
            return in_order(options)[int(number) - 1]
        raise BadNotation(f"{shown(said)} isn’t an option; the numbers go from 1 to {len(options)}")
    for index, option in enumerate(options):
        if _bare(option.text) == _bare(said):
            return index
    near = nearest(said, [option.text for option in options])
    hint = f"; did you mean {near}?" if near else "; ask for the options"
    raise BadNotation(f"{shown(said)} isn’t an option now{hint}")


def _bare(text: str) -> str:
    """An answer as it is compared: case, quotes and spaces don't count."""
    return text.casefold().translate(UNREAD)


def read_claim(names: Sequence[str], text: str) -> dict[str, Any]:
    """A claim as a table takes it."""
    found = CLAIM.fullmatch(text)
    kind, sign, rest = found.groups() if found else ("", "", "")
    if kind in ABOUT_GOALS and sign == "@":
        cell = read_cell(rest)
        return {"claim": kind, "cell": [int(cell_x(cell)), int(cell_y(cell))]}
    if kind in ABOUT_SEATS and sign == ">":
        return {"claim": kind, "about": read_seat(names, rest.strip('"'))}
    if kind in ABOUT_TOOLS and not sign and rest:
        return {"claim": kind, "tool": rest}
    raise BadNotation(
        f"{shown(text)} isn’t a claim; claims are `treasure @ 8,0`, `no_treasure @ 8,0`, "
        "`suspect > Bo`, `trust > Bo`, and `fix lantern`"
    )
