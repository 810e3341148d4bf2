"""How options are read that a text tells without numbers: every answer that a line stands for."""

from __future__ import annotations

import re
from collections.abc import Collection

AS_TEXT = "as text: "
PAID = " paid by "
ANY = re.compile(r"any card in the maze(?: but ([-\d, ]*\d))?(?:, or ([-\d, ]*))?")


def answers(line: str, maze: Collection[str]) -> list[str]:
    """All answers of a line."""
    return _answers(line.removeprefix(AS_TEXT), maze)


def _answers(text: str, maze: Collection[str]) -> list[str]:
    told, *payers = _split(text, PAID)
    if payers:
        laid = _braced(told) if _end(told) == len(told) else [told]
        laid = [answer for one in laid for answer in _answers(one, maze)]
        return [f"{one}{PAID}{name}" for one in laid for name in _braced(payers[0])]
    end = _end(told) or re.search(r" [@>](?= )", told).end()  # type: ignore[union-attr]
    heads, rest = _braced(told[:end]), told[end + 1 :]
    return [f"{head} {place}" for head in heads for place in _places(rest, maze)]


def _places(text: str, maze: Collection[str]) -> list[str]:
    if found := ANY.fullmatch(text):
        but, more = (found[1] or "").split(), (found[2] or "").split()
        return [cell for cell in maze if cell not in but] + more
    places = []
    for way in _split(text, " or "):
        end = _end(way)
        places += [one + way[end:] for one in _braced(way[:end])] if end else [way]
    return places


def _braced(text: str) -> list[str]:
    """What may be written for a pair of braces; what has none stands for itself."""
    if not _end(text):
        return [text]
    inner = text[1:-1]
    cells = re.fullmatch(r"[-\d,]+( [-\d,]+)*", inner)
    return inner.split(" ") if cells else _split(inner, " | ")


def _end(text: str) -> int:
    """Where the braces at the beginning of a text end; 0 if there are none."""
    if not text.startswith("{"):
        return 0
    depth = 0
    for place, sign in enumerate(text, 1):
        depth += (sign == "{") - (sign == "}")
        if not depth:
            return place
    raise ValueError(f"an open brace: {text}")


def _split(text: str, sign: str) -> list[str]:
    """The parts between signs that are in no braces."""
    parts, depth, begun = [], 0, 0
    for place in range(len(text)):
        depth += (text[place] == "{") - (text[place] == "}")
        if not depth and text.startswith(sign, place) and place >= begun:
            parts.append(text[begun:place])
            begun = place + len(sign)
    return [*parts, text[begun:]]
