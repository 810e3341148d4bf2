"""The layout: where each part of an observation lies, and which action means what.

Both depend on the size of the window alone, never on the rules or the number of players.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from motherlode.rules.core.cells import MIDDLE
from motherlode.rules.core.errors import MotherlodeError

CENTER_COLUMN: Final = 4  # halfway from the start to the goals
SLOTS: Final = 8  # cards of a hand that have actions of their own
SEATS: Final = 12
TOOLS: Final = 6  # kinds of cards in front
GOALS: Final = 8
PAIRS: Final = 28  # two of eight cards
TRIPLES: Final = 56
COUNTS: Final = 5  # 0 to 4 nugget cards of a worth
CARDS: Final = 128
OVERFLOW: Final = 128  # answers without an action of their own that one page lists
LEAST: Final = 3
MOST: Final = 63

HAND: Final = 16
SPARE_ROLES: Final = 16
MEMORIES: Final = 8
MEMORY_WORDS: Final = 4
FINDS: Final = 16
KEPT_WORDS: Final = 32
HISTORY: Final = 16  # a power of two
TABLE: Final = 12
OUTSIDE: Final = 32

# The words that answer a question, in the order of their actions, and the kinds of decision, from
# 1 on. Both are in docs/environments.md and keep their numbers; what newer modules bring has the
# numbers after these, in the order of the catalogue.
WORDS: Final = (
    *("upright", "turned", "agree", "refuse", "veto", "let", "enough", "give_up"),
    *("swap", "leave", "abstain", "idle"),
)
WORD_ACTIONS: Final = 16

KINDS: Final = (
    *("Turn", "CallRound", "OrderGoals", "WayUp", "PickNugget", "TakeNuggets", "TurnInNugget"),
    *("DuelTurn", "DiscardOneMore", "PassMore", "LookAtRole", "Steal", "VetoWindow", "KeepCard"),
    *("SwapOrNot", "LayPath", "MoveGoal", "RobHand", "PayToll", "KeepNugget", "Accuse"),
)

CLAIMS: Final = ("treasure", "no_treasure", "suspect", "trust", "fix")
CLAIM_ACTIONS: Final = 2 * GOALS + 2 * SEATS + TOOLS


def numbered(known: tuple[str, ...], brought: tuple[str, ...]) -> dict[str, int]:
    """A number for each name, from 0 on: those that have one already, then the others."""
    return {name: number for number, name in enumerate(dict.fromkeys((*known, *brought)))}


class BadWindow(MotherlodeError, ValueError):
    """A window that no observation can have."""


class Layout:
    """Offsets of the parts of an observation, in words of 8 bytes, and of the actions."""

    def __init__(self, columns: i64, rows: i64) -> None:
        if not (LEAST <= columns <= MOST and LEAST <= rows <= MOST):
            raise BadWindow(
                f"a window has {LEAST} to {MOST} columns and rows, not {columns} × {rows}"
            )
        self.columns: i64 = columns
        self.rows: i64 = rows
        self.cells: i64 = columns * rows
        self.left: i64 = MIDDLE + CENTER_COLUMN - columns // 2
        self.top: i64 = MIDDLE - rows // 2
        # words of an observation
        self.maze: i64 = 0
        self.table: i64 = self.cells
        self.hand: i64 = self.table + TABLE
        self.seats: i64 = self.hand + HAND
        self.goals: i64 = self.seats + SEATS
        self.discards: i64 = self.goals + GOALS
        self.history: i64 = self.discards + CARDS // 8
        self.spare_roles: i64 = self.history + HISTORY
        self.memories: i64 = self.spare_roles + SPARE_ROLES // 8
        self.finds: i64 = self.memories + MEMORIES * MEMORY_WORDS
        self.kept: i64 = self.finds + FINDS
        self.outside: i64 = self.kept + KEPT_WORDS
        self.overflow: i64 = self.outside + OUTSIDE
        self.words: i64 = self.overflow + OVERFLOW
        # actions
        self.aim_cell: i64 = 0
        self.aim_seat: i64 = SLOTS * 2 * self.cells
        self.play: i64 = self.aim_seat + SLOTS * SEATS * TOOLS
        self.put_one: i64 = self.play + SLOTS
        self.put_two: i64 = self.put_one + SLOTS
        self.put_three: i64 = self.put_two + PAIRS
        self.give_up_front: i64 = self.put_three + TRIPLES
        self.name_place: i64 = self.give_up_front + SLOTS * TOOLS
        self.name_seat: i64 = self.name_place + self.cells
        self.say: i64 = self.name_seat + SEATS
        self.take: i64 = self.say + WORD_ACTIONS
        self.pick: i64 = self.take + COUNTS * COUNTS * COUNTS
        self.call: i64 = self.pick + CARDS
        self.claim: i64 = self.call + 1
        self.others: i64 = self.claim + CLAIM_ACTIONS
        self.more: i64 = self.others + OVERFLOW
        self.actions: i64 = self.more + 1

    def place(self, cell: i64) -> i64:
        """The number of a cell in the window, row by row; -1 outside."""
        x = (cell & 255) - self.left
        y = (cell >> 8) - self.top
        if x < 0 or x >= self.columns or y < 0 or y >= self.rows:
            return -1
        return y * self.columns + x
