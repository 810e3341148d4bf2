"""Moved goals: a face-down goal goes one place further from the start, in sight of all (X-4)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import TARGET, target_of
from motherlode.rules.core.contract import Frame, Verb
from motherlode.rules.core.events import Public
from motherlode.rules.core.frames import maze_changed
from motherlode.rules.core.reasons import Reason, because
from motherlode.rules.core.state import State, replaced


class GoalMoved(Public):
    """A seat moved a face-down goal away from the start."""

    def __init__(self, seat: i64, cell: i64, new_cell: i64) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell
        self.new_cell: i64 = new_cell

    def fields(self) -> dict[str, object]:
        return {"seat": int(self.seat), "cell": int(self.cell), "new_cell": int(self.new_cell)}


class MoveGoal(Frame):
    """Choose a face-down goal to be moved."""

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("move_goal")
        out = vec[i64]()
        for cell in movable_goals(state):
            out = append(out, verb | (cell << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        move_away(state, self.seat, target_of(choice))


class Move(Verb):
    """The answer of whoever moves a goal."""

    def reason(self, state: State, seat: i64, choice: i64) -> Reason | None:
        return because(
            "goal-moves",
            "only a face-down goal can move, and only to an empty space farther from the "
            "start (X-4)",
        )


def movable_goals(state: State) -> vec[i64]:
    """The cells of face-down goals with an empty place to their right."""
    out = vec[i64]()
    place: i64
    for place in range(len(state.goal_cells)):
        cell = state.goal_cells[place]
        if not state.turned_goals >> place & 1 and state.maze.is_empty(cell + 1):
            out = append(out, cell)
    return out


def is_goal_moved(state: State) -> bool:
    """Whether a goal lies elsewhere than at the beginning of the round."""
    place: i64
    for place in range(len(state.goal_cells)):
        if state.goal_cells[place] != state.rules.goal_cells[place]:
            return True
    return False


def moved_once() -> Reason:
    """Why a position is impossible: more was moved than a round can move."""
    return because("goal-moved-once", "only one goal moves per round, and only once (X-4)")


def let_move_goal(state: State, seat: i64) -> None:
    """A seat moves a goal if one can be moved, and chooses if there are several."""
    cells = movable_goals(state)
    if len(cells) == 1:
        move_away(state, seat, cells[0])
    elif len(cells):
        state.push(MoveGoal(seat))


def move_away(state: State, seat: i64, cell: i64) -> None:
    """Move a goal by one column; what was known of it stays known (B-38)."""
    state.goal_cells = replaced(state.goal_cells, state.goal_on(cell), cell + 1)
    state.maze.take_face_down(cell)
    state.maze.put_face_down(cell + 1)
    if state.listening:
        state.note(GoalMoved(seat, cell, cell + 1))
    maze_changed(state)
