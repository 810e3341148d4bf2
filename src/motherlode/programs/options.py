"""The answers to a question in few lines: what several of them share is told once."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from motherlode.tables.wire.sights import Option

HEAD: Final = "Options (answer with a number, or with the text):"
TURNED: Final = "turned"
PAID: Final = " paid by "
OR: Final = " or "
BRACES: Final = re.compile(r"[|{}]")
MANY: Final = 12  # answers that are told without numbers if that is shorter
PLENTY: Final = 40  # answers to a question that would have too many numbers
FEW: Final = 3  # places that have numbers all the same
PLACE: Final = re.compile(rf"(-?\d+,-?\d+)( {TURNED})?")

Numbered = list[tuple[int, str]]  # what follows what is shared, by the number of the answer


def in_order(options: Sequence[Option]) -> list[int]:
    """The indices of all options in the order in which they are numbered: those alike together."""
    groups: dict[str, list[int]] = {}
    for index, option in enumerate(options):
        groups.setdefault(_parted(option.text)[0], []).append(index)
    return [index for group in groups.values() for index in group]


def option_lines(options: Sequence[Option], maze: Collection[str] = ()) -> list[str]:
    """Every option by its number; those that begin alike share a line: `cross @ 4=1,0 5=2,0`.

    What many cards could do alike, what could be done to nearly every card in the maze, what
    anybody may pay for, and places if there are very many, have no numbers. They are to be written
    as text, with one of those in each pair of braces: `{tee_nes @ | cross @} {1,0 2,0}`.
    """
    groups: dict[str, Numbered] = {}
    payers: dict[tuple[str, str], list[str]] = {}  # by card and place
    for number, index in enumerate(in_order(options), 1):
        option = options[index]
        head, rest = _parted(option.text)
        if option.payer is None:
            groups.setdefault(head, []).append((number, rest))
        else:
            place, _, payer = rest.partition(PAID)
            payers.setdefault((head, place), []).append(payer)
    few = FEW if len(options) > PLENTY else len(options)
    return [HEAD, *_group_lines(groups, maze, few), *_paid_lines(payers)]


def _group_lines(groups: dict[str, Numbered], maze: Collection[str], few: int) -> list[str]:
    """A line for each group, or for several; more places than a few have no numbers."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for head, numbered in groups.items():
        alike.setdefault(tuple(rest for _, rest in numbered), []).append(head)
    lines = []
    for rests, heads in alike.items():
        if len(rests) >= MANY and (nearly := _nearly_all(rests, maze)):
            lines.append(f"as text: {_one_of(heads)} {nearly}")
        elif (len(heads) - 1) * len(rests) >= MANY or (len(rests) > few and _are_places(rests)):
            lines.append(f"as text: {_one_of(heads)} {_somewhere(rests)}")
        else:
            lines += [_line(head, groups[head]) for head in heads]
    return lines


def _nearly_all(places: Sequence[str], maze: Collection[str]) -> str:
    """Most cards of the maze by the exceptions alone; nothing if that isn't shorter."""
    others = [cell for cell in maze if cell not in places]
    more = [place for place in places if place not in maze]
    if len(others) + len(more) >= len(places):
        return ""
    told = f"any card in the maze but {' '.join(others)}" if others else "any card in the maze"
    return f"{told}, or {' '.join(more)}" if more else told


def _paid_lines(payers: dict[tuple[str, str], list[str]]) -> list[str]:
    """What somebody pays for; whoever could pay for several things is named once."""
    paid: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for (head, place), names in payers.items():
        paid.setdefault(tuple(names), {}).setdefault(head, []).append(place)
    return [
        f"as text: {_whole(_laid(places))}{PAID}{_one_of([_quoted(name) for name in names])}"
        for names, places in paid.items()
    ]


def _whole(laid: Sequence[str]) -> str:
    """One of these; in braces too if it says `or`, so that what follows belongs to all of it."""
    return f"{{{laid[0]}}}" if len(laid) == 1 and OR in laid[0] else _one_of(laid)


def _quoted(text: str) -> str:
    """A name; in quotes if it could be taken for a pair of braces, or several."""
    return f'"{text}"' if BRACES.search(text) and '"' not in text else text


def _laid(places: dict[str, list[str]]) -> list[str]:
    """Cards and their places; those with the same places together."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for head, some in places.items():
        alike.setdefault(tuple(some), []).append(head)
    return [f"{_one_of(heads)} {_somewhere(some)}" for some, heads in alike.items()]


def _are_places(rests: Sequence[str]) -> bool:
    return all(map(PLACE.fullmatch, rests))


def _somewhere(rests: Sequence[str]) -> str:
    """Any of these; places for an upright card come first: `{1,0 2,0} or 1,1 turned`."""
    if not _are_places(rests):
        return _one_of([_quoted(rest) for rest in rests])
    upright = [rest for rest in rests if TURNED not in rest]
    turned = [rest.partition(" ")[0] for rest in rests if TURNED in rest]
    ways = [_one_of(upright, " ")] if upright else []
    ways += [f"{_one_of(turned, ' ')} {TURNED}"] if turned else []
    return OR.join(ways)


def _one_of(texts: Sequence[str], between: str = " | ") -> str:
    return texts[0] if len(texts) == 1 else f"{{{between.join(texts)}}}"


def _line(head: str, numbered: Numbered) -> str:
    """A line of options; one that only rotates the card of the one before says just that."""
    told, before = [head], ""
    for number, rest in numbered:
        short = TURNED if rest == f"{before} {TURNED}" else rest
        told.append(f"{number}={short}" if rest else f"{number}")
        before = rest
    return " ".join(told)


def _parted(text: str) -> tuple[str, str]:
    """What options share, and the rest: up to the sign, or the first word."""
    for sign in ("@", ">"):
        head, found, rest = text.partition(f" {sign} ")
        if found:
            return f"{head} {sign}", rest
    head, _, rest = text.partition(" ")
    return head, rest
