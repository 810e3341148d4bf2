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


def maze_of(table: str) -> list[str]:
    """The cells of all cards in the maze, as a text has them."""
    rows = re.findall(r"^y=(-?\d+): (.*)$", table, re.MULTILINE)
    return [f"{x},{y}" for y, row in rows for x in re.findall(r"(?:^| )(-?\d+)(?=[~NESWL|])", row)]


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
    return inner.split(" ") if cells else [_bare(one) for one in _split(inner, " | ")]


def _bare(name: str) -> str:
    """A name that is quoted for its signs alone."""
    return name.strip('"') if re.fullmatch(r'"[^\s"]*[|{}][^\s"]*"', name) else name


def _depths(text: str) -> list[int]:
    """In how many braces each sign stands; what is quoted opens and closes none."""
    depths, depth, quoted = [], 0, False
    for sign in text:
        quoted ^= sign == '"'
        depth += 0 if quoted else (sign == "{") - (sign == "}")
        depths.append(depth + quoted)
    return depths


def _end(text: str) -> int:
    """Where the braces at the beginning of a text end; 0 if there are none."""
    if not text.startswith("{"):
        return 0
    depths = _depths(text)
    if 0 not in depths:
        raise ValueError(f"an open brace: {text}")
    return depths.index(0) + 1


def _split(text: str, sign: str) -> list[str]:
    """The parts between signs that are in no braces."""
    parts, begun = [], 0
    for place, depth in enumerate(_depths(text)):
        if not depth and text.startswith(sign, place) and place >= begun:
            parts.append(text[begun:place])
            begun = place + len(sign)
    return [*parts, text[begun:]]
