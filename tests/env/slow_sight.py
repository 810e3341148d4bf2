"""An observation written once more, slowly, from the doors alone: a View, a Prompt, public acts."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.env.kernel.coder import Coder
from motherlode.env.kernel.layout import (
    FINDS,
    HISTORY,
    KEPT_WORDS,
    KINDS,
    MEMORIES,
    OUTSIDE,
    SPARE_ROLES,
    Layout,
)
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import WIDTH
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.gold import nuggets_of
from motherlode.rules.core.views import UNKNOWN_CARD, Prompt, View
from motherlode.rules.notation.spelling import kind_of

Row = list[int]
WORD = 8
PARTS = {"seat": 1, "seats": 1, "cell": 2, "cells": 2, "masks": 3}


class SlowSight:
    """What docs/environments.md says of an observation, as plainly as it can be written."""

    def __init__(self, layout: Layout, view: View, asked: Prompt, acts: Sequence[int]) -> None:
        self.layout, self.view, self.asked, self.acts = layout, view, asked, acts
        self.rules, self.seat, self.seats = view.rules, int(view.seat), int(view.seats)

    def parts(self, page: int, spoke: bool) -> dict[str, bytes]:
        """Every part but the overflow."""
        return {
            "maze": self._maze(),
            "table": _joined(self._table(page, spoke)),
            "hand": _padded(_joined([self._card(int(card)) for card in self.view.hand]), 16),
            "seats": _padded(_joined(self._seats()), 12),
            "goals": _padded(_joined(self._goals()), 8),
            "discards": self._discards(),
            "history": self._history(),
            "spare_roles": self._spare_roles(),
            "memories": self._memories(),
            "finds": self._finds(),
            "kept": self._kept(),
            "outside": self._outside(),
        }

    def _away(self, seat: int) -> int:
        """A seat as this one counts, from 1 on; 0 for nobody."""
        return 0 if seat == NOBODY else (seat - self.seat) % self.seats + 1

    def _turned(self, mask: int) -> int:
        """A mask of seats as this one counts."""
        return sum(1 << self._away(seat) - 1 for seat in range(self.seats) if mask >> seat & 1)

    def _cells(self) -> list[tuple[int, Row]]:
        """The cells of the maze that aren't blank: first those with cards, then the free ones."""
        maze, cards, free = self.view.maze, [], []
        for cells, flags in ((maze.laid, 9), (maze.fixed, 1)):
            for cell in cells:
                tile = int(maze.tile_at(cell))
                openings = int(maze.tiles.openings[tile])
                lit = int(maze.lit_at(cell))
                cards.append((int(cell), [(tile & 127) + 1, tile >> 7, openings, lit, flags, 0]))
        for cell in self.view.goal_cells:
            if maze.is_face_down(cell):
                cards.append((int(cell), [0, 0, 0, 0, 2, 0]))
        for cell in maze.frontier:
            free.append((int(cell), [0, 0, 0, 0, 4, int(maze.code[cell - maze.base])]))
        return [*sorted(cards), *sorted(free)]

    def _place(self, cell: int) -> int | None:
        """The number of a cell in the window, if it is there."""
        layout = self.layout
        x, y = cell % WIDTH - int(layout.left), cell // WIDTH - int(layout.top)
        inside = 0 <= x < layout.columns and 0 <= y < layout.rows
        return y * int(layout.columns) + x if inside else None

    def _maze(self) -> bytes:
        out = bytearray(int(self.layout.cells) * WORD)
        for cell, row in self._cells():
            place = self._place(cell)
            if place is not None:
                out[place * WORD : place * WORD + len(row)] = bytes(row)
        return bytes(out)

    def _outside(self) -> bytes:
        rows = [
            [*_xy(cell), card, turned, openings, lit, code, flags]
            for cell, (card, turned, openings, lit, flags, code) in self._cells()
            if self._place(cell) is None
        ]
        return _padded(_joined(rows[:OUTSIDE]), OUTSIDE)

    def _table(self, page: int, spoke: bool) -> list[Row]:
        view, asked = self.view, self.asked
        kinds = list(dict.fromkeys((*KINDS, *self.rules.kinds)))
        kind = kinds.index(asked.kind) + 1 if asked.kind in kinds else 0
        own, mine = int(view.nuggets), asked.asked == self.seat
        callers = self._turned(int(view.callers))
        rows: list[Row] = [
            [
                *(int(view.round), int(self.rules.rounds), self.seats, kind),
                *(self._away(int(asked.asked)), self.seat + 1),
                *(self._away(int(view.first)), self._away(int(view.last_turn))),
            ],
            [
                *(int(view.deck_size), int(view.aside_size), int(view.due), int(view.passes) & 127),
                *(int(view.direction > 0), callers & 255, callers >> 8, len(view.discard) & 127),
            ],
            [
                *(int(view.role) + 1, *(int(nuggets_of(own, worth)) for worth in (1, 2, 3))),
                *(int(view.revealed), int(view.over)),
                *((page, int(spoke)) if mine else (0, 0)),
            ],
        ]
        if asked.kind == "Turn" and not self.rules.announces:
            return [*rows, *[[0]] * 5, *self._ends()]
        pool = int(view.pool)
        worths = [int(nuggets_of(pool, worth)) for worth in (1, 2, 3)] if pool != HIDDEN else []
        rows.append([int(view.supply_cards), *(worths or [0, 0, 0]), int(bool(worths))])
        rows.append([int(cards) for cards in view.pool_cards][:7])
        rows.append(list(self._announced().to_bytes(WORD, "little")))
        rows.append([part for cell in list(asked.cells)[:3] for part in _xy(int(cell))])
        return [*rows, [1], *self._ends()]

    def _ends(self) -> list[Row]:
        """How the rounds before ended, and the match."""
        view, names = self.view, self.rules.outcomes
        won = self._turned(sum(1 << int(seat) for seat in view.winners))
        ended = [self._away(int(view.finder)), int(view.found) + 1, won & 255, won >> 8]
        gold = [int(score) + 1 for score in view.scores]
        gold = gold[self.seat :] + gold[: self.seat]
        return [[names.index(one) + 1 for one in view.outcomes], ended, gold[:8], gold[8:]]

    def _announced(self) -> int:
        if self.asked.about == NOBODY:
            return 0
        waiting = [frame for frame in self.view.stack if frame.announced() != NOBODY]
        coder = Coder(self.rules, self.layout)
        return self._seen(int(coder.act(waiting[-1].announcer(), self.asked.about)))

    def _card(self, card: int) -> Row:
        rules, spec = self.rules, self.rules.specs[card]
        openings = rules.tiles.openings
        return [
            *(card + 1, int(openings[card]), int(openings[card | TURNED])),
            *(int(rules.verb_of[card]) + 1, int(spec.marks) & 255, min(int(spec.copies), 127)),
        ]

    def _seats(self) -> list[Row]:
        view, rows = self.view, []
        for away in range(self.seats):
            other = (self.seat + away) % self.seats
            tokens, role = int(view.tokens_shown(other)), int(view.known_roles[other])
            ids, looked = view.role_ids, int(view.role_lookers[other])
            roles = self._turned(
                sum(1 << seat for seat in range(self.seats) if looked >> int(ids[seat]) & 1)
            )
            rows.append(
                [
                    *(int(view.hand_sizes[other]), int(view.front[other])),
                    *(int(view.nugget_cards[other]), 0 if tokens == HIDDEN else tokens + 1 & 255),
                    *(role + 1, int(view.lookers[other]), roles & 255, roles >> 8),
                ]
            )
        return rows

    def _goals(self) -> list[Row]:
        view, rows = self.view, []
        for goal, cell in enumerate(view.goal_cells):
            card, up = int(view.goals[goal]), int(view.turned_goals) >> goal & 1
            looked = int(view.seen_goals) >> goal & 1
            rows.append([*_xy(int(cell)), card + 1, up, looked])
        return rows

    def _discards(self) -> bytes:
        counts = [0] * 128
        for entry in self.view.discard:
            if int(entry) & 255 != UNKNOWN_CARD:
                counts[int(entry) & 127] += 1
        return bytes(counts)

    def _seen(self, act: int) -> int:
        """An act with its seats as this one counts them."""
        who, whom = (self._away((act >> shift & 255) - 1) for shift in (0, 8))
        return act >> 16 << 16 | who | whom << 8

    def _history(self) -> bytes:
        newest = [self._seen(int(act)) & (1 << 64) - 1 for act in self.acts[: -HISTORY - 1 : -1]]
        return _padded(b"".join(word.to_bytes(WORD, "little") for word in newest), HISTORY)

    def _spare_roles(self) -> bytes:
        roles = [int(role) + 1 for role in self.view.known_roles][self.seats :]
        return bytes(roles[:SPARE_ROLES]).ljust(SPARE_ROLES, b"\0")

    def _memories(self) -> bytes:
        out = b""
        for memory in list(self.view.memories)[:MEMORIES]:
            hands = self._turned(int(memory.hands))
            cards = [int(card) + 1 for card in memory.cards]
            row = [hands & 255, hands >> 8, min(len(memory.discards), 127), len(cards), *cards[:28]]
            out += bytes(row).ljust(32, b"\0")
        return out.ljust(32 * MEMORIES, b"\0")

    def _finds(self) -> bytes:
        """Cards that lie face down besides the goals."""
        finds = [find for kept in self.view.slices for find in kept.finds()]
        rows = [[*int(find.cell).to_bytes(2, "little"), int(find.card) + 1] for find in finds]
        return _padded(_joined(rows[:FINDS]), FINDS)

    def _kept(self) -> bytes:
        """What modules show."""
        out = b""
        for slot, kept in enumerate(self.view.slices):
            numbers: Row = []
            for name, field in kept.fields().items():
                if name in kept.by_seat():
                    assert isinstance(field, list)
                    field = field[self.seat :] + field[: self.seat]
                numbers += self._told(name, field)
            if kept.fields():
                out += bytes([slot + 1, *(min(number, 127) for number in (len(numbers), *numbers))])
        return out[: 8 * KEPT_WORDS].ljust(8 * KEPT_WORDS, b"\0")

    def _told(self, name: str, field: object) -> Row:
        """A field as numbers, as its name says what it is."""
        kind = kind_of(name) or ""
        if isinstance(field, list):
            return [len(field), *(number for part in field for number in self._told(name, part))]
        if isinstance(field, dict):
            told = [(PARTS.get(kind_of(part) or "", 4), part) for part in field]
            return [
                len(field),
                *(n for number, part in told for n in (number, *self._told(part, field[part]))),
            ]
        if isinstance(field, str):
            return ["nesw".index(field) + 1]
        assert isinstance(field, int)
        if kind == "masks":
            mask = self._turned(field)
            return [mask & 127, mask >> 7]
        if kind in ("cell", "cells"):
            return [part - 64 for part in _xy(field)] if field != HIDDEN else [0, 0]
        return [self._away(field) if kind in ("seat", "seats") else field + 1]


def _xy(cell: int) -> tuple[int, int]:
    return cell % WIDTH, cell // WIDTH


def _joined(rows: list[Row]) -> bytes:
    return b"".join(bytes(row).ljust(WORD, b"\0") for row in rows)


def _padded(row: bytes, words: int) -> bytes:
    return row.ljust(words * WORD, b"\0")
