"""The witness: keeps what it hears and follows it on a maze of its own, act by act."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import FAR, GOALS
from motherlode.bots.common.knowledge import Knowledge
from motherlode.bots.reader.acts import (
    BLOCKED,
    BREAK,
    FIX,
    FIX_OWN,
    KNOWING,
    LAY,
    MAP,
    OTHER,
    PASS,
    PROPOSE,
    REACH,
    ROCKFALL,
    STEPS,
    looks_of,
    nearness_of,
    step_of,
)
from motherlode.bots.reader.survey import Survey
from motherlode.rules.core.choices import CARD, WAY
from motherlode.rules.core.choices import TARGET as TARGET_OF
from motherlode.rules.core.contract import Event
from motherlode.rules.core.events import (
    ActionPlayed,
    CallAnswered,
    CallProposed,
    CardFitted,
    CardLaidOut,
    CardsPassed,
    GoalTurned,
    MapRead,
    PathLaid,
    PathMoved,
    RockFell,
    RoleDealt,
    RoleExchanged,
    ToolBroken,
    ToolFixed,
)
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.views import View

SEATS: Final = 12
EVEN: Final = 64  # the hope for a goal of which nothing is said
SERIOUS: Final = 32

# A fact: kind 0-3 | seat 4-7 | target or tile 8-15 | cell 16-31 | tool 32-
LAID: Final = 0
BROKE: Final = 1
FIXED: Final = 2
FELLED: Final = 3
PASSED: Final = 4
LOOKED: Final = 5
ACTED: Final = 6  # the card is where others have a cell
MOVED: Final = 7
PROPOSED: Final = 8
AGREED: Final = 9
REFUSED: Final = 10
TURNED_OVER: Final = 11
LAID_OUT: Final = 12
NEW_ROLE: Final = 13  # roles were dealt anew
OTHER_ROLE: Final = 14  # a role card was exchanged
SEAT: Final = 4
TARGET: Final = 8
CELL: Final = 16
TOOL: Final = 32


class Witness:
    """Sees each act as it was seen when it happened, and says how it looks for each goal."""

    def __init__(self) -> None:
        self.facts: vec[i64] = vec[i64]()
        self.maze: Maze | None = None
        self.survey: Survey = Survey()
        self.after: Survey = Survey()
        self.is_measured: bool = False
        self.turned: i64 = 0
        self.goals: i64 = 0
        self.looked: vec[i64] = vec[i64]([0] * SEATS)  # goals that each seat has looked at
        self.front: vec[i64] = vec[i64]([0] * SEATS)
        self.points: vec[i64] = vec[i64]([0] * SEATS)  # how each seat looks to all
        self.foes: vec[i64] = vec[i64]([0] * SEATS)  # who has broken a seat's tools
        self.talk: vec[i64] = vec[i64]([EVEN] * GOALS)  # hopes by what was said of each goal
        # the act seen last
        self.seat: i64 = 0
        self.target: i64 = -1
        self.codes: vec[i64] = vec[i64]([OTHER] * GOALS)  # by goal, if that is the treasure
        self.contexts: vec[i64] = vec[i64]([0] * GOALS)

    def forget(self) -> None:
        """A round begins."""
        self.facts = vec[i64]()
        self.maze = None
        self.turned = 0
        self.looked = vec[i64]([0] * SEATS)
        self.front = vec[i64]([0] * SEATS)
        self.points = vec[i64]([0] * SEATS)
        self.foes = vec[i64]([0] * SEATS)
        self.talk = vec[i64]([EVEN] * GOALS)

    def take_after(self, model: Witness) -> None:
        """Know what another does."""
        self.facts = model.facts[:]
        self.maze = None if model.maze is None else model.maze.copy()
        self.is_measured = False
        self.turned = model.turned
        self.looked = model.looked[:]
        self.front = model.front[:]
        self.points = model.points[:]
        self.foes = model.foes[:]
        self.talk = model.talk[:]

    # -- hearing -------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Keep a fact until it is looked at."""
        if isinstance(event, PathLaid):
            tile = event.card | event.turned << 7
            self._note(LAID | event.seat << SEAT | tile << TARGET | event.cell << CELL)
        elif isinstance(event, CardsPassed):
            self._note(PASSED | event.seat << SEAT)
        elif isinstance(event, ToolBroken):
            fact = BROKE | event.seat << SEAT | event.target << TARGET
            self._note(fact | event.tool << TOOL)
        elif isinstance(event, ToolFixed):
            fact = FIXED | event.seat << SEAT | event.target << TARGET
            self._note(fact | event.tool << TOOL)
        elif isinstance(event, RockFell):
            self._note(FELLED | event.seat << SEAT | event.card << TARGET | event.cell << CELL)
        elif isinstance(event, MapRead):
            self._note(LOOKED | event.seat << SEAT | event.cell << CELL)
        else:
            self._hear_rest(event)

    def _hear_rest(self, event: Event) -> None:
        if isinstance(event, CallProposed):
            self._note(PROPOSED | event.seat << SEAT)
        elif isinstance(event, CallAnswered):
            self._note((AGREED if event.agrees else REFUSED) | event.seat << SEAT)
        elif isinstance(event, GoalTurned):
            self._note(TURNED_OVER | event.cell << CELL)
        elif isinstance(event, CardFitted | CardLaidOut):
            tile = event.card | event.turned << 7
            self._note(LAID_OUT | tile << TARGET | event.cell << CELL)
        elif isinstance(event, PathMoved):
            self._note(MOVED | event.seat << SEAT | event.cell << CELL)
        elif isinstance(event, RoleDealt):
            self._note(NEW_ROLE | event.seat << SEAT)
        elif isinstance(event, RoleExchanged):
            self._note(OTHER_ROLE | event.seat << SEAT)
        elif isinstance(event, ActionPlayed):
            if event.target >= 0:
                self._note(ACTED | event.seat << SEAT | event.target << TARGET | event.card << CELL)

    def _note(self, fact: i64) -> None:
        self.facts = append(self.facts, fact)

    # -- looking -------------------------------------------------------------------------------

    def begin(self, view: View) -> Maze:
        """The maze as it was at the last look."""
        maze = self.maze
        if maze is None:
            maze = view.rules.table.copy()
            self.maze = maze
            self.is_measured = False
        self.goals = len(view.goal_cells)
        return maze

    def finish(self, view: View) -> None:
        """All facts are looked at: from here on the table is as it lies now."""
        self.facts = vec[i64]()
        self.maze = view.maze.copy()
        self.is_measured = False
        self.turned = view.turned_goals
        seat: i64
        for seat in range(view.seats):
            self.looked[seat] = view.lookers[seat]
            self.front[seat] = view.front[seat]

    def see(self, view: View, known: Knowledge, fact: i64) -> bool:
        """Look at one fact, then let it happen; whether somebody's act is to be judged."""
        maze = self.begin(view)
        kind = fact & 15
        self.seat = fact >> SEAT & 15
        self.target = -1
        cell = fact >> CELL & 65535
        if kind == ACTED:
            kind = self._kind_of(known, cell)
        if kind >= TURNED_OVER:
            self._lay_out(view, maze, kind, fact >> TARGET & 255, cell)
            return False
        if not self.is_measured:
            self.survey.take_in(view, maze, known, self.turned)
            self.is_measured = True
        self._set_contexts(view)
        if kind == LAID:
            self._see_path(known, maze, cell, fact >> TARGET & 255)
        elif kind == FELLED:
            self._see_rockfall(view, known, maze, cell)
        elif kind in (BROKE, FIXED):
            self._see_tool(view, kind, fact >> TARGET & 255, fact >> TOOL)
        elif kind == LOOKED:
            self._see_map(view, cell)
        elif kind == PASSED:
            self._set_codes(PASS if view.deck_size else PASS + 1)
        elif kind >= PROPOSED:
            self._set_codes(kind - PROPOSED + PROPOSE)
        else:
            return False
        return self.codes[0] != OTHER

    def _kind_of(self, known: Knowledge, card: i64) -> i64:
        """What playing an action card on somebody is like."""
        verb = known.rules.verb_of[card]
        return BROKE if verb == known.trapped else FIXED if verb == known.free else ACTED

    def _set_codes(self, code: i64) -> None:
        goal: i64
        for goal in range(self.goals):
            self.codes[goal] = code

    def _set_contexts(self, view: View) -> None:
        """What the actor could know before the act, for each place of the treasure."""
        seen = self.looked[self.seat] | self.turned
        blocked: i64 = BLOCKED if self.front[self.seat] & view.rules.blocking else 0
        treasure: i64
        goal: i64
        for treasure in range(self.goals):
            nearest: i64 = FAR
            for goal in range(self.goals):
                if self.hope(treasure, goal, seen) >= SERIOUS:
                    nearest = min(nearest, self.survey.first[goal])
            knows: i64 = KNOWING if seen >> treasure & 1 else 0
            self.contexts[treasure] = nearness_of(nearest) + blocked + knows

    def hope(self, treasure: i64, goal: i64, seen: i64) -> i64:
        """How much an actor who has seen some goals hopes for one, if the treasure is there."""
        if seen >> treasure & 1:
            return EVEN if goal == treasure else 0
        return 0 if seen >> goal & 1 else self.talk[goal]

    def _see_path(self, known: Knowledge, maze: Maze, cell: i64, tile: i64) -> None:
        if maze.tile_at(cell) >= 0:
            self._set_codes(OTHER)
            return
        self._judge_path(known, maze, cell, tile)
        maze.lay(cell, tile)
        self.is_measured = False

    def _judge_path(self, known: Knowledge, maze: Maze, cell: i64, tile: i64) -> None:
        self.survey.measure_lay(maze, known, cell, tile)
        dead: i64 = 0 if known.through[tile] else STEPS
        seen = self.looked[self.seat] | self.turned
        treasure: i64
        goal: i64
        for treasure in range(self.goals):
            if self.survey.reached:
                found: i64 = 0
                for goal in range(self.goals):
                    if self.survey.reached >> goal & 1 and self.hope(treasure, goal, seen):
                        found = 2 if seen >> treasure & 1 else 1
                self.codes[treasure] = REACH + found
            else:
                self.codes[treasure] = LAY + dead + self._step(treasure, seen)

    def _step(self, treasure: i64, seen: i64) -> i64:
        """How far the act led on, in the eyes of somebody who has seen some goals."""
        gain: i64 = 0
        slope: i64 = 0
        goal: i64
        for goal in range(self.goals):
            hope = self.hope(treasure, goal, seen)
            if hope:
                gain += hope * self.survey.changes[goal]
                slope += hope * self.survey.slope(goal)
        return step_of(gain, max(slope, 1))

    def _see_rockfall(self, view: View, known: Knowledge, maze: Maze, cell: i64) -> None:
        tile = maze.tile_at(cell)
        if tile < 0 or cell not in maze.laid:
            self._set_codes(OTHER)
            return
        self._judge_rockfall(view, known, maze, cell, tile)
        self.is_measured = False

    def _judge_rockfall(
        self, view: View, known: Knowledge, maze: Maze, cell: i64, tile: i64
    ) -> None:
        maze.remove(cell)
        self.after.take_in(view, maze, known, self.turned)
        self.survey.compare(self.after)
        dead: i64 = 0 if known.through[tile] else 3
        seen = self.looked[self.seat] | self.turned
        treasure: i64
        for treasure in range(self.goals):
            step = self._step(treasure, seen)
            effect: i64 = 0 if step < 2 else 1 if step < 5 else 2
            self.codes[treasure] = ROCKFALL + dead + effect

    def _see_tool(self, view: View, kind: i64, target: i64, tool: i64) -> None:
        self._judge_tool(view, kind, target)
        if kind == FIXED:
            self.front[target] &= ~tool
            return
        self.front[target] |= tool
        self.foes[target] |= 1 << self.seat

    def _judge_tool(self, view: View, kind: i64, target: i64) -> None:
        if target == self.seat:
            self._set_codes(FIX_OWN if kind == FIXED else OTHER)
            return
        self.target = target
        looks = looks_of(self.points[target], self.foes[self.seat] >> target & 1 == 1)
        again: i64 = 4 if self.front[target] & view.rules.blocking else 0
        self._set_codes(FIX + looks if kind == FIXED else BREAK + looks + again)

    def _see_map(self, view: View, cell: i64) -> None:
        place = self._judge_map(view, cell)
        if place >= 0:
            self.looked[self.seat] |= 1 << place

    def _judge_map(self, view: View, cell: i64) -> i64:
        """Which goal a map shows, or -1."""
        goal: i64
        place: i64 = -1
        for goal in range(self.goals):
            if view.goal_cells[goal] == cell:
                place = goal
        if place < 0:
            self._set_codes(OTHER)
            return place
        others: i64 = 0
        for mask in self.looked:
            if mask >> place & 1:
                others = 1
        again: i64 = 2 if self.looked[self.seat] else 0
        self._set_codes(MAP + others + again)
        return place

    def foresee(self, view: View, known: Knowledge, choice: i64) -> bool:
        """Look at what this seat could do next as others would; whether they would judge it."""
        maze = self.begin(view)
        self.seat = view.seat
        self.target = -1
        if not self.is_measured:
            self.survey.take_in(view, maze, known, self.turned)
            self.is_measured = True
        self._set_contexts(view)
        verb = choice & 255
        aim = choice >> TARGET_OF & 65535
        if known.lays[verb]:
            tile = choice >> CARD & 255 | (choice >> WAY & 1) << 7
            self._judge_path(known, maze, aim, tile)
        elif verb in (known.breaks, known.trapped):
            self._judge_tool(view, BROKE, aim)
        elif verb in (known.fix, known.free):
            self._judge_tool(view, FIXED, aim)
        elif verb == known.rockfall and aim in maze.laid:
            self._judge_rockfall(view, known, maze.copy(), aim, maze.tile_at(aim))
        elif verb == known.map:
            self._judge_map(view, aim)
        elif verb == view.rules.pass_verb:
            self._set_codes(PASS if view.deck_size else PASS + 1)
        else:
            return False
        return self.codes[0] != OTHER

    def _lay_out(self, view: View, maze: Maze, kind: i64, tile: i64, cell: i64) -> None:
        """What nobody has laid by choice."""
        goal: i64
        if kind == TURNED_OVER:
            for goal in range(self.goals):
                if view.goal_cells[goal] == cell:
                    self.turned |= 1 << goal
        elif kind == LAID_OUT and maze.tile_at(cell) < 0:
            if maze.is_face_down(cell):
                maze.fix(cell, tile)
            else:
                maze.lay_out(cell, tile)
        self.is_measured = False
