"""Dwarves: each guards an empty cell from the opening it stands in; who put it there (T-2, T-3)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import SIDES
from motherlode.rules.core.cells import LINKED, OPEN, demand
from motherlode.rules.core.choices import DETAIL, TARGET
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event, Slice
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.events import Public
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.reasons import because
from motherlode.rules.notation.words import (
    cell_text,
    read_cell,
    read_seat,
    read_side,
    seat_text,
    shown,
    side_text,
)

DWARVES: Final = 2

# A dwarf: the cell it guards 0-15 | the side from which it looks at it 16-17 | its owner 18-
SIDE: Final = 16
OWNER: Final = 18


def dwarf_at(cell: i64, side: i64, owner: i64) -> i64:
    """A dwarf out of its parts."""
    return cell | (side << SIDE) | (owner << OWNER)


def cell_of(dwarf: i64) -> i64:
    """The cell it guards."""
    return dwarf & 65535


def side_of(dwarf: i64) -> i64:
    """The side of that cell where the card it stands on lies."""
    return (dwarf >> SIDE) & 3


def owner_of(dwarf: i64) -> i64:
    """Who put it there."""
    return dwarf >> OWNER


class Tolls(Slice):
    """The dwarves on the table, how many were put there this round, who refused this turn."""

    def __init__(self, dwarves: vec[i64], used: i64, refused: i64) -> None:
        self.dwarves: vec[i64] = dwarves
        self.used: i64 = used
        self.refused: i64 = refused  # mask of seats

    def guarding(self, cell: i64) -> i64:
        """The dwarf that guards a cell, or NOBODY."""
        for dwarf in self.dwarves:
            if cell_of(dwarf) == cell:
                return dwarf
        return NOBODY

    def fields(self) -> dict[str, object]:
        return {
            "cells": [int(cell_of(dwarf)) for dwarf in self.dwarves],
            "sides": [SIDES[side_of(dwarf)].lower() for dwarf in self.dwarves],
            "seats": [int(owner_of(dwarf)) for dwarf in self.dwarves],
            "left": int(DWARVES - self.used),
            "refusers": [seat for seat in range(12) if self.refused >> seat & 1],
        }


NO_TOLLS: Final = Tolls(vec[i64](), 0, 0)


# -- where they stand --------------------------------------------------------------------------


def open_ends(maze: Maze, kept: Tolls) -> vec[i64]:
    """Every linked opening that faces an empty cell without a dwarf, as target and detail."""
    out = vec[i64](capacity=24)
    for cell in maze.frontier:
        if kept.guarding(cell) != NOBODY:
            continue
        code = maze.code_at(cell)
        side: i64
        for side in range(4):
            if demand(code, side) == LINKED:
                out = append(out, (cell << TARGET) | (side << DETAIL))
    return out


def stands(maze: Maze, dwarf: i64) -> bool:
    """Whether its cell is still empty and the opening it stands in still there."""
    cell = cell_of(dwarf)
    return maze.is_empty(cell) and demand(maze.code_at(cell), side_of(dwarf)) >= OPEN


# -- what happens ------------------------------------------------------------------------------


class DwarfPlaced(Event):
    """A seat discarded a card unseen and put a dwarf on an open end (T-2)."""

    def __init__(self, seat: i64, card: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.cell: i64 = cell

    def seen_by(self, seat: i64) -> Event:
        return DwarfPlaced(self.seat, self.card if seat == self.seat else HIDDEN, self.cell)

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "card": int(self.card), "cell": int(self.cell)}


class DwarfGone(Public):
    """A dwarf is out for the round, paid or not (T-3)."""

    def __init__(self, seat: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell)}


class SponsorAsked(Public):
    """A seat announced a card for a guarded cell and another as payer, who is asked (T-3)."""

    def __init__(self, seat: i64, target: i64, card: i64, cell: i64) -> None:
        self.seat: i64 = seat
        self.target: i64 = target
        self.card: i64 = card
        self.cell: i64 = cell

    def fields(self) -> dict[str, object]:
        return {
            "seat": int(self.seat),
            "target": int(self.target),
            "card": int(self.card),
            "cell": int(self.cell),
        }


class SponsorAnswered(Public):
    """A seat agreed or refused to pay for another."""

    def __init__(self, seat: i64, agrees: bool) -> None:
        self.seat: i64 = seat
        self.agrees: bool = agrees

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "agrees": self.agrees}


# -- as text -----------------------------------------------------------------------------------


def dwarf_text(names: tuple[str, ...], dwarf: i64) -> str:
    """A dwarf in a position's text: the cell it guards, from which side, its owner."""
    owner = seat_text(names[owner_of(dwarf)])
    return f"{cell_text(cell_of(dwarf))} {side_text(side_of(dwarf))} {owner}"


def read_dwarf(maze: Maze, names: tuple[str, ...], line: str) -> i64:
    """A dwarf out of such a text."""
    match = re.fullmatch(r"\s*(\S+)\s+(\S+)\s+(\S.*)", line)
    if match is None:
        raise BadPosition(
            because(
                "no-dwarf",
                "{text} isn’t a toll dwarf; write space, side, and owner, as in 1,0 w Ada (T-2)",
                text=shown(line),
            )
        )
    owner = read_seat(names, match[3].replace('"', ""))
    dwarf = dwarf_at(read_cell(match[1]), read_side(match[2]), owner)
    if not stands(maze, dwarf):
        raise BadPosition(
            because(
                "dwarf-stands",
                "no tunnel opens onto an empty space there: {text} (T-2)",
                text=shown(line),
            )
        )
    return dwarf
