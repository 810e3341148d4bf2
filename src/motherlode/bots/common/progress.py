"""Progress: how near the tunnels are to what a seat hopes for, and what a move would change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.distances import (
    BLOCKED,
    FACE_DOWN,
    MOVE,
    OUTSIDE,
    SIZE,
    TILE,
    Distances,
    index_of,
)
from motherlode.bots.common.goal_values import CURVE, FAR, GOALS, GoalValues
from motherlode.bots.common.knowledge import Knowledge
from motherlode.bots.common.tunnels import Tunnels
from motherlode.rules.core.cells import FREE_SIDES, LINKED, LINKED_SIDES, STEP
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.path_lengths import is_tunnel_end
from motherlode.rules.core.views import View

# The two tunnel ends nearest to a goal count, in these parts.
NEAREST: Final = 3
NEXT: Final = 1
SCALE: Final = 60 * (NEAREST + NEXT)  # CERTAIN of each

COST: Final = 8  # where the cost of an exit begins, above its index
DETOUR: Final = 2  # cards it takes to go round one
EASY: Final = 8  # if more cards than this bridge a gap, one turn will do
HARD: Final = 3  # with at most this many it takes three


_TUNNELS: Final = Tunnels()  # of the maze that a card was last cut from


class Progress:
    """One seat's look at the maze. What it answers is in that seat's favor if above zero."""

    def __init__(self) -> None:
        self.values: GoalValues = GoalValues()
        self.distances: Distances = Distances()
        # by goal: cards from the nearest three tunnel ends, and where two of them are
        self.first: vec[i64] = vec[i64]([FAR] * GOALS)
        self.second: vec[i64] = vec[i64]([FAR] * GOALS)
        self.third: vec[i64] = vec[i64]([FAR] * GOALS)
        self.first_at: vec[i64] = vec[i64]([OUTSIDE] * GOALS)
        self.second_at: vec[i64] = vec[i64]([OUTSIDE] * GOALS)
        self.nearest: i64 = FAR  # cards to the nearest goal that matters
        # of the card rated last
        self.reached: i64 = 0  # goals it would reach, as bits
        self.ends: i64 = 0  # tunnel ends it would make
        self.exits: vec[i64] = vec[i64]([0] * 4)  # where they point | COST: to go on there, besides

    def look(self, view: View, maze: Maze, barred: vec[i64], known: Knowledge, stance: i64) -> None:
        """Take in the maze, as this seat can pass it, and what is known of the goals."""
        self.values.weigh(view, known, stance)
        self.survey(view, maze, barred, known)

    def survey(self, view: View, maze: Maze, barred: vec[i64], known: Knowledge) -> None:
        """Measure the way to each goal that matters."""
        self.distances.take_in(view, maze, barred)
        self.nearest = FAR
        goal: i64
        for goal in range(self.values.goals):
            self.first[goal] = FAR
            self.second[goal] = FAR
            self.third[goal] = FAR
            self.first_at[goal] = OUTSIDE
            self.second_at[goal] = OUTSIDE
            if self.values.weights[goal]:
                self.distances.measure(maze, goal, view.goal_cells[goal])
                self._find_nearest_ends(maze, known, goal)
                self.nearest = min(self.nearest, self.first[goal])

    def _find_nearest_ends(self, maze: Maze, known: Knowledge, goal: i64) -> None:
        first: i64 = FAR
        second: i64 = FAR
        third: i64 = FAR
        for cell in maze.frontier:
            index = index_of(cell)
            steps = self.distances.steps[goal * SIZE + index]
            if steps >= third:
                continue
            steps += known.cost[maze.code_at(cell)]
            if steps < first:
                third = second
                second = first
                first = steps
                self.second_at[goal] = self.first_at[goal]
                self.first_at[goal] = index
            elif steps < second:
                third = second
                second = steps
                self.second_at[goal] = index
            elif steps < third:
                third = steps
        self.first[goal] = first
        self.second[goal] = second
        self.third[goal] = third

    def _change(self, goal: i64, first: i64, second: i64) -> i64:
        """What it is worth if the nearest tunnel ends are this far from a goal."""
        curve = self.values.curves[goal]
        worth = NEAREST * (CURVE[curve + min(first, FAR)] - CURVE[curve + self.first[goal]])
        worth += NEXT * (CURVE[curve + min(second, FAR)] - CURVE[curve + self.second[goal]])
        return self.values.weights[goal] * worth

    def standing(self) -> i64:
        """What the tunnels as they are promise this seat."""
        worth: i64 = 0
        goal: i64
        for goal in range(self.values.goals):
            worth += self.values.weights[goal] * self.nearness(goal)
        return worth // SCALE

    def stride(self) -> i64:
        """What the next card on the best way is worth to a digger."""
        worth: i64 = 0
        goal: i64
        for goal in range(self.values.goals):
            first = self.first[goal]
            if 0 < first < FAR:
                step = CURVE[first - 1] - CURVE[first]
                worth += max(0, self.values.weights[goal]) * NEAREST * step
        return worth // SCALE

    def nearness(self, goal: i64) -> i64:
        """How near the tunnels are to a goal, by the curve."""
        curve = self.values.curves[goal]
        return NEAREST * CURVE[curve + self.first[goal]] + NEXT * CURVE[curve + self.second[goal]]

    def reaches(self, maze: Maze, known: Knowledge, cell: i64, tile: i64) -> i64:
        """The goals that a tile would reach, as bits."""
        self._find_exits(maze, known, cell, index_of(cell), tile)
        return self.reached

    def lay(self, maze: Maze, known: Knowledge, cell: i64, tile: i64) -> i64:
        """What laying a tile gains; `reached` then says which goals it reaches."""
        here = index_of(cell)
        self._find_exits(maze, known, cell, here, tile)
        values = self.values
        steps = self.distances.steps
        gain: i64 = 0
        goal: i64
        place: i64
        for goal in range(values.goals):
            if not values.weights[goal]:
                continue
            plane = goal * SIZE
            before = self.first[goal]
            next_before = self.second[goal]
            first = before
            second = next_before
            if here == self.first_at[goal]:
                first = second
                second = self.third[goal]
            elif here == self.second_at[goal]:
                second = self.third[goal]
            for place in range(self.ends):
                there = self.exits[place] & 255
                away = steps[plane + there] + (self.exits[place] >> COST)
                if away >= second:
                    continue
                if steps[plane + there] > steps[plane + here]:
                    if self._turns_back(plane, there, here):
                        away += DETOUR
                if away < first:
                    second = first
                    first = away
                elif away < second:
                    second = away
            if self.reached >> goal & 1:
                first = 0
            if first != before or second != next_before:
                gain += self._change(goal, first, second)
        return gain // SCALE

    def _turns_back(self, plane: i64, here: i64, filled: i64) -> bool:
        """Whether the only way on from a cell leads back to another one that is filled."""
        steps = self.distances.steps
        away = steps[plane + here]
        side: i64
        for side in range(4):
            there = here + MOVE[side]
            if there != filled and steps[plane + there] < away:
                return False
        return True

    def _find_exits(self, maze: Maze, known: Knowledge, cell: i64, here: i64, tile: i64) -> None:
        self.reached = 0
        self.ends = 0
        if here == OUTSIDE:
            return
        index = cell - maze.base  # what lies in the small table lies in the maze's planes, too
        code: i64 = int(maze.code[index])
        ways: i64 = int(known.leading[tile << 4 | LINKED_SIDES[code]]) & FREE_SIDES[code]
        side: i64
        for side in range(4):
            if not ways >> side & 1:
                continue
            there = here + MOVE[side]
            found = self.distances.grid[there]
            if found <= FACE_DOWN:
                self.reached |= 1 << (FACE_DOWN - found)
            elif found != BLOCKED:
                if found < TILE:
                    beyond: i64 = int(maze.code[index + STEP[side]])
                    there |= known.cost[beyond | LINKED << 2 * (side ^ 2)] << COST
                self.exits[self.ends] = there
                self.ends += 1

    def clear(self, maze: Maze, cell: i64) -> i64:
        """What it gains to remove a card at the end of a tunnel and go on from there."""
        if not maze.lit_at(cell) or not is_tunnel_end(maze, cell):
            return 0
        return self.open(cell)

    def open(self, cell: i64) -> i64:
        """What it gains to go on from a cell that is closed now."""
        here = index_of(cell)
        if here == OUTSIDE:
            return 0
        gain: i64 = 0
        goal: i64
        side: i64
        for goal in range(self.values.goals):
            nearest: i64 = FAR
            for side in range(4):
                nearest = min(nearest, self.distances.steps[goal * SIZE + here + MOVE[side]] + 1)
            if nearest < self.first[goal]:
                gain += self._change(goal, nearest, self.first[goal])
        return gain // SCALE

    def cut(self, maze: Maze, known: Knowledge, cell: i64) -> i64:
        """What it gains to remove a card from a tunnel, though others will bridge the gap."""
        lit = maze.lit_at(cell)
        if lit & (lit - 1) == 0:
            return 0
        tunnels = _TUNNELS
        tunnels.cut(maze, cell)
        bridges = known.bridges[tunnels.code]
        bridging: i64 = 1 if bridges > EASY else 2 if bridges > HARD else 3
        gain: i64 = 0
        goal: i64
        for goal in range(self.values.goals):
            first = self.first[goal] + bridging
            second: i64 = FAR
            for end in tunnels.ends:
                steps = self.distances.steps[goal * SIZE + index_of(end)]
                if steps < first:
                    second = first
                    first = steps
                elif steps < second:
                    second = steps
            gain += self._change(goal, first, second)
        return gain // SCALE
