"""Faces: which dwarf somebody is at a table, and how two of them are told apart.

A face is a number below 12^4: hat, beard, head and colors, the hat in the lowest place. The pages
draw them (`ui/src/art/faces`) and find the same face for a name where only names are known.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from motherlode.tables.outside import Luck

MANY: Final = 12  # hats, beards, heads, colors: as many as a table has seats
FACES: Final = MANY**4
SEED: Final = 46226  # gives every name that bots have a hat of its own
PRIME: Final = 16777619
MIX: Final = 0x2C1B3C6D
WORD: Final = 0xFFFFFFFF


def parts_of(face: int) -> tuple[int, int, int, int]:
    """Hat, beard, head, colors."""
    return face % MANY, face // MANY % MANY, face // MANY**2 % MANY, face // MANY**3


def face_with(hat: int, beard: int, head: int, color: int) -> int:
    """The face with these parts."""
    return ((color * MANY + head) * MANY + beard) * MANY + hat


def are_alike(one: int, other: int) -> bool:
    """Whether somebody who sees no colors could take one for the other."""
    return parts_of(one)[:2] == parts_of(other)[:2]


def face_of(name: str) -> int:
    """The face that goes with a name, where nobody has chosen or drawn one."""
    value = SEED
    for byte in name.encode():
        value = (value ^ byte) * PRIME & WORD
    value ^= value >> 15
    value = value * MIX & WORD
    return (value ^ value >> 12) % FACES


def unlike(face: int, others: Iterable[int]) -> int:
    """This face, with the next hat that makes it unlike all others."""
    taken = list(others)
    hat, beard, head, color = parts_of(face)
    for step in range(MANY):
        made = face_with((hat + step) % MANY, beard, head, color)
        if not any(are_alike(made, other) for other in taken):
            return made
    return face


def drawn(others: Iterable[int], luck: Luck) -> int:
    """A face by lot: of each part one that nobody else here has."""
    taken = list(zip(*map(parts_of, others), strict=True)) or [()] * 4
    hat, beard, head, color = (_drawn_part(used, luck) for used in taken)
    return face_with(hat, beard, head, color)


def _drawn_part(used: Iterable[int], luck: Luck) -> int:
    free = sorted(set(range(MANY)) - set(used)) or list(range(MANY))
    return free[luck.below(len(free))]
