"""Deeds: what others did in the open, and how bad it looks to whoever talks about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import Knowledge
from motherlode.bots.common.suspicion import SEATS, distance, exits_of, judge_rockfall
from motherlode.bots.talk import lines
from motherlode.rules.core.cells import MIDDLE, STEP
from motherlode.rules.core.contract import HIDDEN, NOBODY, Event
from motherlode.rules.core.events import CardsPassed, PathLaid, RockFell, ToolBroken
from motherlode.rules.core.views import View

# How much each deed tells against whoever did it; below zero it speaks for them.
BROKE_ME: Final = 110
FELLED: Final = 90
DEAD_END: Final = 80
CONTRARY: Final = 70
ASIDE: Final = 35
BROKE: Final = 30
PASSED: Final = 30
AHEAD: Final = -25
IDLE: Final = 3  # passes in a row that look odd


class Deeds:
    """What deeds look like to one seat, and what it has to know for that."""

    def __init__(self) -> None:
        self.reason: str = ""  # of the deed judged last
        self.passes: vec[i64] = vec[i64]([0] * SEATS)  # in a row
        self.claimed: vec[i64] = vec[i64]([NOBODY] * SEATS)  # where each says the treasure is

    def judge(self, view: View, known: Knowledge, event: Event, is_honest: bool) -> i64:
        """What an event tells of whoever did it; `reason` then says why."""
        if isinstance(event, PathLaid):
            self.passes[event.seat] = 0
            return self._judge_path(view, known, event, is_honest)
        if isinstance(event, RockFell):
            self.passes[event.seat] = 0
            if judge_rockfall(view, known, event.cell, event.card) >= FELLED:
                return self._note(FELLED, lines.FELLED)
        elif isinstance(event, ToolBroken):
            self.passes[event.seat] = 0
            if event.target == view.seat:
                return self._note(BROKE_ME, lines.BROKE_ME)
            return self._note(BROKE, lines.BROKE)
        elif isinstance(event, CardsPassed):
            self.passes[event.seat] += 1
            is_free = not view.front[event.seat] & view.rules.blocking
            if is_free and self.passes[event.seat] >= IDLE and view.hand_sizes[event.seat] > 1:
                return self._note(PASSED, lines.PASSED)
        return 0

    def _judge_path(self, view: View, known: Knowledge, event: PathLaid, is_honest: bool) -> i64:
        """A dead end, away from what its player says, or away from every goal that is left."""
        tile = event.card | event.turned << 7
        if not known.through[tile]:
            if event.cell & 255 <= MIDDLE:
                return 0  # in nobody’s way
            return self._note(DEAD_END, lines.DEAD_END)
        exits = exits_of(view.maze, event.cell, known.rules.tiles.openings[tile])
        said = self.claimed[event.seat]
        is_ahead = False
        is_contrary = False
        goal: i64
        for goal in range(len(view.goal_cells)):
            card = view.goals[goal]
            to = view.goal_cells[goal]
            leads = leads_nearer(event.cell, exits, to)
            if to == said and not leads and not view.turned_goals >> goal & 1:
                is_contrary = True
            if view.turned_goals >> goal & 1:
                continue
            if is_honest and card != HIDDEN and card != known.treasure:
                continue  # a liar must not speak as if it knew
            is_ahead = is_ahead or leads
        if is_contrary:
            return self._note(CONTRARY, lines.CONTRARY)
        return AHEAD if is_ahead else self._note(ASIDE, lines.ASIDE)

    def _note(self, weight: i64, reason: str) -> i64:
        self.reason = reason
        return weight


def leads_nearer(cell: i64, exits: i64, to: i64) -> bool:
    """Whether an open side of a card brings the tunnel nearer to a place."""
    here = distance(cell, to)
    side: i64
    for side in range(4):
        if exits >> side & 1 and distance(cell + STEP[side], to) < here:
            return True
    return False
