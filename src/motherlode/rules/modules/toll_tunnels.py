"""Toll tunnels: dwarves guard open ends of the maze; a card laid there is paid for (T-1 to T-4)."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.cards import SIDES
from motherlode.rules.choices import CARD, DETAIL, TARGET, card_of, detail_of, target_of, verb_of
from motherlode.rules.contract import (
    FORM_SIDE,
    HIDDEN,
    NOBODY,
    Event,
    Frame,
    Module,
    Slice,
    Verb,
)
from motherlode.rules.errors import BadPosition
from motherlode.rules.events import Public
from motherlode.rules.maze import LINKED, OPEN, STEP, Maze, demand
from motherlode.rules.memories import after_announcing
from motherlode.rules.payments import has_gold, pay
from motherlode.rules.ruleset import Draft, Selection
from motherlode.rules.state import EVERYBODY, State
from motherlode.rules.words import cell_text, read_cell, read_seat, read_side, seat_text, side_text

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
    """The side of that cell where the card lies on which it stands."""
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


class PlaceDwarf(Verb):
    """Discard a card face down and put a dwarf on an open end; nothing is drawn (T-2)."""

    def resolve(self, state: State, seat: i64, choice: i64) -> None:
        card = card_of(choice)
        cell = target_of(choice)
        state.discard_unseen(seat, card)
        kept = tolls_of(state)
        dwarves = append(kept.dwarves[:], dwarf_at(cell, detail_of(choice), seat))
        state.set_slice(MODULE.slot, Tolls(dwarves, kept.used + 1, kept.refused))
        state.due = 0
        if state.listening:
            state.note(DwarfPlaced(seat, card, cell))

    def reason(self, state: State, seat: i64, choice: i64) -> str:
        kept = tolls_of(state)
        if kept.used == DWARVES:
            return "both dwarves were put on the table in this round already (T-2)"
        if kept.guarding(target_of(choice)) != NOBODY:
            return "another dwarf guards that place already (T-2)"
        return "no tunnel linked to the start opens onto that empty place from there (T-2)"


class PayToll(Frame):
    """A seat is asked to pay the toll for a card that another has announced (T-3)."""

    def __init__(self, seat: i64, mover: i64, choice: i64) -> None:
        super().__init__(seat)
        self.mover: i64 = mover
        self.choice: i64 = choice

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.mover, self.choice)

    def announced(self) -> i64:
        return self.choice

    def announcer(self) -> i64:
        return self.mover

    def question(self) -> str:
        return "whether to pay the toll for the card that was announced (T-3)"

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("agree"), state.rules.verb("refuse")])

    def answer(self, state: State, choice: i64) -> None:
        agrees = verb_of(choice) == state.rules.verb("agree")
        if state.listening:
            state.note(SponsorAnswered(self.seat, agrees))
        asking = state.pop()
        if agrees:
            asking.answer(state, self.choice)
            return
        kept = tolls_of(state)
        refused = kept.refused | 1 << self.seat
        state.set_slice(MODULE.slot, Tolls(kept.dwarves, kept.used, refused))
        shown = card_of(self.choice)
        state.memories = after_announcing(state.memories, EVERYBODY, self.mover, shown)
        asking.ask_again(state)


class TollTunnels(Module):
    """Two dwarves a round, and one gold for everybody as the game begins."""

    def refusal(self, selection: Selection) -> str:
        if selection.game == "duel":
            return "toll tunnels do not go with the duel (T-1)"
        return ""

    def bind(self, draft: Draft) -> None:
        draft.tokens = 1  # T-1
        draft.add_verbs([PlaceDwarf("dwarf", FORM_SIDE)])

    def new_slice(self) -> Slice | None:
        return NO_TOLLS

    def setup(self, state: State) -> None:
        state.set_slice(self.slot, NO_TOLLS)  # T-4

    def before_turn(self, state: State, seat: i64) -> bool:
        kept = tolls_of(state)
        if kept.refused:
            state.set_slice(self.slot, Tolls(kept.dwarves, kept.used, 0))
        return False

    def add_options(self, state: State, seat: i64, out: vec[i64]) -> vec[i64]:
        kept = tolls_of(state)
        if kept.used == DWARVES:
            return out
        ends = open_ends(state.maze, kept)
        verb = state.rules.verb("dwarf")
        last: i64 = NOBODY
        for card in state.hand(seat):
            if card == last:
                continue
            last = card
            for end in ends:
                out = append(out, verb | (card << CARD) | end)
        return out

    def restrict(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        """A choice that puts a card on a guarded cell becomes one for each possible payer."""
        if len(tolls_of(state).dwarves) == 0:
            return options
        out = vec[i64](capacity=len(options) + 16)
        for choice in options:
            owner = creditor(state, seat, choice)
            if owner == NOBODY:
                out = append(out, choice)
            else:
                out = with_payers(state, seat, owner, choice, out)
        return out

    def reason(self, state: State, seat: i64, choice: i64) -> str:
        payer = detail_of(choice) - 1
        owner = creditor(state, seat, choice)
        if owner == NOBODY:
            return "nobody has to pay for that place (T-3)" if payer >= 0 else ""
        if payer < 0:
            return "a dwarf guards that place, and nobody is left who could pay the toll (T-3)"
        if payer == owner:
            return "whoever put the dwarf there cannot pay the toll for others (T-3)"
        if not has_gold(state, payer):
            return "whoever is to pay the toll needs gold (T-3, B-65)"
        return "that player has refused to pay in this turn already (T-3)"

    def before_answer(self, state: State, frame: Frame, choice: i64) -> bool:
        """A payer other than the mover is asked before the card counts as announced."""
        payer = detail_of(choice) - 1
        if payer < 0 or payer == frame.seat or creditor(state, frame.seat, choice) == NOBODY:
            return False
        state.push(frame)
        state.push(PayToll(payer, frame.seat, choice))
        if state.listening:
            state.note(SponsorAsked(frame.seat, payer, card_of(choice), target_of(choice)))
        return True

    def before_effect(self, state: State, seat: i64, choice: i64) -> None:
        owner = creditor(state, seat, choice)
        if owner != NOBODY:
            pay(state, detail_of(choice) - 1, owner)

    def after_maze(self, state: State) -> None:
        kept = tolls_of(state)
        if len(kept.dwarves) == 0:
            return
        standing = vec[i64]()
        for dwarf in kept.dwarves:
            if stands(state.maze, dwarf):
                standing = append(standing, dwarf)
            elif state.listening:
                state.note(DwarfGone(owner_of(dwarf), cell_of(dwarf)))
        if len(standing) != len(kept.dwarves):
            state.set_slice(self.slot, Tolls(standing, kept.used, kept.refused))

    def view(self, state: State, seat: i64) -> Slice | None:
        return state.slices[self.slot]

    # -- positions -----------------------------------------------------------------------------

    def read(self, state: State, table: dict[str, object], names: tuple[str, ...]) -> None:
        for key in table:
            if key not in ("dwarves", "used", "refused"):
                raise BadPosition(f"[{self.name}] has no key {key}, only dwarves, used and refused")
        state.set_slice(self.slot, NO_TOLLS)
        dwarves = vec[i64]()
        for line in texts_in(table, "dwarves"):
            dwarves = append(dwarves, read_dwarf(state.maze, names, line))
            cells = [cell_of(dwarf) for dwarf in dwarves]
            if len(set(cells)) != len(cells):
                raise BadPosition(f"another dwarf guards that place already: {line} (T-2)")
        used = table.get("used", len(dwarves))
        if not isinstance(used, int) or not len(dwarves) <= used <= DWARVES:
            raise BadPosition(f"each of the {DWARVES} dwarves is used once per round (T-2)")
        refused: i64 = 0
        for name in texts_in(table, "refused"):
            refused |= 1 << read_seat(names, name)
        state.set_slice(self.slot, Tolls(dwarves, used, refused))

    def write(self, state: State, names: tuple[str, ...]) -> dict[str, object]:
        kept = tolls_of(state)
        table: dict[str, object] = {}
        if len(kept.dwarves):
            table["dwarves"] = [dwarf_text(names, dwarf) for dwarf in kept.dwarves]
        if kept.used != len(kept.dwarves):
            table["used"] = int(kept.used)
        if kept.refused:
            table["refused"] = [n for seat, n in enumerate(names) if kept.refused >> seat & 1]
        return table


def tolls_of(state: State) -> Tolls:
    """The module's slice."""
    kept = state.slices[MODULE.slot]
    assert isinstance(kept, Tolls)
    return kept


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


def creditor(state: State, seat: i64, choice: i64) -> i64:
    """Whom a seat would have to see paid for a choice: the dwarf's owner, or NOBODY."""
    verb = state.rules.verbs[verb_of(choice)]
    if not verb.puts_card:
        return NOBODY
    dwarf = tolls_of(state).guarding(target_of(choice))
    if dwarf == NOBODY or owner_of(dwarf) == seat:
        return NOBODY
    if verb.lifts(state) == cell_of(dwarf) + STEP[side_of(dwarf)]:
        return NOBODY  # the card it stands on is taken away first, and the dwarf with it
    return owner_of(dwarf)


def with_payers(state: State, seat: i64, owner: i64, choice: i64, out: vec[i64]) -> vec[i64]:
    """Append a choice once for everybody who may pay for it, the mover first."""
    if has_gold(state, seat):
        out = append(out, choice | ((seat + 1) << DETAIL))
    refused = tolls_of(state).refused
    other: i64
    for other in range(state.seats):
        may_pay = other != seat and other != owner and not refused >> other & 1
        if may_pay and has_gold(state, other):
            out = append(out, choice | ((other + 1) << DETAIL))
    return out


def stands(maze: Maze, dwarf: i64) -> bool:
    """Whether its cell is still empty and the opening it stands in still there."""
    cell = cell_of(dwarf)
    return maze.is_empty(cell) and demand(maze.code_at(cell), side_of(dwarf)) >= OPEN


def dwarf_text(names: tuple[str, ...], dwarf: i64) -> str:
    """A dwarf in a position's text: the cell it guards, from which side, its owner."""
    owner = seat_text(names[owner_of(dwarf)])
    return f"{cell_text(cell_of(dwarf))} {side_text(side_of(dwarf))} {owner}"


def read_dwarf(maze: Maze, names: tuple[str, ...], line: str) -> i64:
    """A dwarf out of such a text."""
    match = re.fullmatch(r"\s*(\S+)\s+(\S+)\s+(\S.*)", line)
    if match is None:
        raise BadPosition(f"{line} is no dwarf; write place, side and owner, as in 1,0 w Ada (T-2)")
    owner = read_seat(names, match[3].replace('"', ""))
    dwarf = dwarf_at(read_cell(match[1]), read_side(match[2]), owner)
    if not stands(maze, dwarf):
        raise BadPosition(f"no tunnel opens onto an empty place there: {line} (T-2)")
    return dwarf


def texts_in(table: dict[str, object], key: str) -> list[str]:
    """A list of texts in a position's table."""
    value = table.get(key, [])
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        return [str(line) for line in value]
    raise BadPosition(f"in [{MODULE.name}] {key} is a list of texts")


MODULE: Final[Module] = TollTunnels("toll_tunnels", 1, ("T-1", "T-2", "T-3", "T-4"), False)
