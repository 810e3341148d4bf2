"""The sides in a card's title, as in “Curve (up–left)”, as they lie once it is rotated."""

from __future__ import annotations

import re

from motherlode.locale import Texts

BRACKETS = re.compile(r"(?<=[(（])[^)）]+(?=[)）]$)")
DASH = "–"


def rotated_title(texts: Texts, title: str) -> str:
    """The title of a card that lies rotated by 180 degrees; the same if it has no sides."""
    rows = [row.split(", ") for row in texts.text("sides-turning").split("; ")]

    def turned(inside: re.Match[str]) -> str:
        comma = "、" if "、" in inside[0] else ", "
        groups = [_turned_group(group, rows) for group in inside[0].split(comma)]
        if all(group in rows[0] for group in groups):
            groups.sort(key=rows[0].index)
        return comma.join(groups)

    return BRACKETS.sub(turned, title)


def _turned_group(group: str, rows: list[list[str]]) -> str:
    """Sides that are linked, in the order of the clock; “left–right” is read as it is seen."""
    sides = [_opposite(side, rows) for side in group.split(DASH)]
    if len(sides) == 1 or not all(side in rows[0] for side in sides):
        return DASH.join(sides)
    sides.sort(key=rows[0].index)
    if sides == [rows[0][1], rows[0][3]]:
        sides.reverse()
    return DASH.join(sides)


def _opposite(side: str, rows: list[list[str]]) -> str:
    for row in rows:
        if side in row:
            return row[(row.index(side) + len(row) // 2) % len(row)]
    return side
