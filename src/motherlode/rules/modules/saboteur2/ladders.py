"""Ladders: path cards that are joined to the start wherever they lie (S-21)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import FITTING, ORIGIN, STEP, WIDTH, demand
from motherlode.rules.core.choices import CARD, TARGET, WAY, target_of
from motherlode.rules.core.maze import FACE_DOWN, Maze
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State
from motherlode.rules.core.verbs import Lay, forbidden


class Ladder(Lay):
    """A path card that only has to lie beside another and not beside a goal (S-21)."""

    def targets(self, state: State, seat: i64, card: i64, out: vec[i64]) -> vec[i64]:
        if state.front[seat] & state.rules.blocking:
            return out  # B-25
        out = self.beside(state, ORIGIN, card, out)
        for cell in state.maze.laid:
            out = self.beside(state, cell, card, out)
        return out

    def beside(self, state: State, cell: i64, card: i64, out: vec[i64]) -> vec[i64]:
        """Append the places beside a path card, except those that an earlier side has found."""
        maze = state.maze
        openings = state.rules.tiles.openings
        side: i64
        for side in range(4):
            there = cell + STEP[side]
            index = there - maze.base
            if int(maze.card[index]) or int(maze.mark[index]) & FACE_DOWN:
                continue
            fitting = FITTING[int(maze.code[index])]
            upright = fitting >> openings[card] & 1
            turned = fitting >> openings[card | TURNED] & 1
            if not upright | turned or not is_first_beside(maze, there, side ^ 2):
                continue
            if is_beside_goal(state, there):
                continue
            choice = self.number | (card << CARD) | (there << TARGET)
            if upright:
                out = append(out, choice)
            if turned:
                out = append(out, choice | (1 << WAY))
        return out

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        cell = target_of(choice)
        if state.front[seat] & state.rules.blocking or not state.maze.is_empty(cell):
            return super().reason(state, seat, choice)
        if is_beside_goal(state, cell):
            return because("ladder-goal", "a ladder can’t go next to a goal (S-21)")
        if is_first_beside(state.maze, cell, 4):
            return because("ladder-alone", "a ladder has to go next to a path card (S-21)")
        return because(
            "lay-misfit",
            "on every side, tunnels must meet tunnels and walls must meet walls (B-20)",
        )

    def stuck(self, state: State, seat: i64, card: i64) -> Reason | None:
        if state.front[seat] & state.rules.blocking:
            return forbidden(state, seat)
        return because("ladder-nowhere", "it doesn’t fit next to any path card (S-21, B-20)")


def is_first_beside(maze: Maze, cell: i64, side: i64) -> bool:
    """Whether no path card lies beside a cell on a side before this one."""
    code = maze.code_at(cell)
    other: i64
    for other in range(side):
        there = cell + STEP[other]
        if demand(code, other) and (there == ORIGIN or there not in maze.fixed):
            return False
    return True


def is_beside_goal(state: State, cell: i64) -> bool:
    """Whether a goal, face up or face down, lies beside a cell."""
    for goal in state.goal_cells:
        step = cell - goal
        if step == 1 or step == -1 or step == WIDTH or step == -WIDTH:
            return True
    return False
