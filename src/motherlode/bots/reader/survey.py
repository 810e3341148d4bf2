"""Survey: how near the tunnels are to every goal, and what an act changes for each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.distances import FACE_DOWN, SIZE, index_of
from motherlode.bots.common.distances import Survey as Measured
from motherlode.bots.common.goal_values import CURVE, EAGER, FAR, GOALS
from motherlode.bots.common.knowledge import CERTAIN, Knowledge
from motherlode.bots.common.progress import NEAREST, NEXT, Progress
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.views import View

NO_CELLS: Final = vec[i64]()


class Survey(Progress):
    """The maze in nobody's interest: every goal that lies face down counts alike."""

    def __init__(self) -> None:
        super().__init__()
        self.changes: vec[i64] = vec[i64]([0] * GOALS)  # by goal, of the act measured last

    def take_in(self, view: View, maze: Maze, known: Knowledge, turned: i64) -> None:
        """Measure the way to each goal that wasn't turned over when the maze lay like this."""
        values = self.values
        values.goals = len(view.goal_cells)
        self.distances.take_in(view, maze, NO_CELLS)
        self._turn_back(view, known, turned)
        goal: i64
        for goal in range(values.goals):
            values.weights[goal] = 0 if turned >> goal & 1 else CERTAIN
            values.curves[goal] = EAGER
            self.first[goal] = FAR
            self.second[goal] = FAR
            self.third[goal] = FAR
            if values.weights[goal]:
                self.distances.measure(maze, goal, view.goal_cells[goal])
                self._find_nearest_ends(maze, known, goal)

    def _turn_back(self, view: View, known: Knowledge, turned: i64) -> None:
        """Goals turned over since lie face down here; bots that look at the table share no such."""
        late = view.turned_goals & ~turned
        if not late:
            return
        grid = self.distances.grid[:]
        goal: i64
        for goal in range(len(view.goal_cells)):
            if late >> goal & 1:
                grid[index_of(view.goal_cells[goal])] = FACE_DOWN - goal
        steps = vec[i64]([FAR] * (len(view.goal_cells) * SIZE))
        self.distances.survey = Measured(known.rules.tiles, 0, grid, steps)
        self.distances.grid = grid
        self.distances.steps = steps

    def _change(self, goal: i64, first: i64, second: i64) -> i64:
        curve = NEAREST * (CURVE[min(first, FAR)] - CURVE[self.first[goal]])
        self.changes[goal] = curve + NEXT * (CURVE[min(second, FAR)] - CURVE[self.second[goal]])
        return 0

    def measure_lay(self, maze: Maze, known: Knowledge, cell: i64, tile: i64) -> None:
        """What a tile changes; `changes` and `reached` then say what."""
        goal: i64
        for goal in range(self.values.goals):
            self.changes[goal] = 0
        self.lay(maze, known, cell, tile)

    def compare(self, after: Survey) -> None:
        """What has changed in another survey."""
        goal: i64
        for goal in range(self.values.goals):
            self.changes[goal] = after.nearness(goal) - self.nearness(goal)

    def slope(self, goal: i64) -> i64:
        """What one card ahead is worth on the way to a goal."""
        first = self.first[goal]
        return max(1, NEAREST * (CURVE[max(first - 1, 0)] - CURVE[first]))
