"""Suspicion: what a seat makes of the others, out of what it hears them do."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import GoalValues
from motherlode.bots.common.hearsay import Hearsay, is_treasure
from motherlode.bots.common.knowledge import COLOURLESS, Knowledge
from motherlode.rules.core.cells import MIDDLE, OPEN, STEP, demand
from motherlode.rules.core.contract import HIDDEN, Event
from motherlode.rules.core.events import (
    ActionPlayed,
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
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.views import View

SEATS: Final = 12
MOST: Final = 300

# A fact: kind 0-3 | seat 4-7 | target 8-15 | cell 16-31
LAID: Final = 0
BROKE: Final = 1
FIXED: Final = 2
FELLED: Final = 3
PASSED: Final = 4
ACTED: Final = 5  # the card is where others have a cell
MOVED: Final = 6
OTHER: Final = 7
VETOED: Final = 8  # the card is where others have a cell
CLAIMED: Final = 9  # the target is 1 if the treasure is said to lie there
ACCUSED: Final = 10
PRAISED: Final = 11
SEAT: Final = 4
TARGET: Final = 8
CELL: Final = 16

# How much each deed tells.
DEAD_END: Final = 80
IDLE_DEAD_END: Final = 30
ASIDE: Final = 35
AHEAD: Final = -25
FELLED_TUNNEL: Final = 90
FELLED_IDLE: Final = 20
FELLED_DEAD_END: Final = -60
BROKE_MINE: Final = 110
BROKE_ANY: Final = 15
FIXED_MINE: Final = -50
IDLE: Final = 6
VETOED_HARM: Final = -40
VETOED_HELP: Final = 40
LIED: Final = 120
TOLD_TRUTH: Final = -30
OPINION: Final = 12  # of somebody trusted; nobody follows the suspicious
ATTEMPT: Final = 2  # parts of what a card that had no effect would have told


class Suspicion:
    """Points by seat: above zero for likely saboteurs, below for likely diggers."""

    def __init__(self) -> None:
        self.points: vec[i64] = vec[i64]([0] * SEATS)
        self.colours: vec[i64] = vec[i64]([COLOURLESS] * SEATS)  # teams that doors betray (S-22)
        self.facts: vec[i64] = vec[i64]()
        self.hearsay: Hearsay = Hearsay()
        self.hears_vetoes: bool = False  # whether the table plays with them (C-19)
        # percents of what is usual: the weight of what others claim, and of what they do to it
        self.trust: i64 = 100
        self.grudge: i64 = 100

    def forget(self) -> None:
        """Roles are dealt anew."""
        self.points = vec[i64]([0] * SEATS)
        self.colours = vec[i64]([COLOURLESS] * SEATS)
        self.facts = vec[i64]()
        self.hearsay.forget()

    def take_after(self, model: Suspicion) -> None:
        """Suspect what another does."""
        self.points = model.points[:]
        self.colours = model.colours[:]
        self.facts = model.facts[:]
        self.hearsay.take_after(model.hearsay)
        self.hears_vetoes = model.hears_vetoes
        self.trust = model.trust
        self.grudge = model.grudge

    def hear(self, event: Event) -> None:
        """Keep a fact until the seat looks at the table again."""
        if isinstance(event, PathLaid):
            tile = event.card | event.turned << 7
            self._note(LAID | event.seat << SEAT | tile << TARGET | event.cell << CELL)
        elif isinstance(event, ToolBroken):
            self._note(BROKE | event.seat << SEAT | event.target << TARGET)
        elif isinstance(event, ToolFixed):
            self._note(FIXED | event.seat << SEAT | event.target << TARGET)
        elif isinstance(event, RockFell):
            self._note(FELLED | event.seat << SEAT | event.card << TARGET | event.cell << CELL)
        elif isinstance(event, CardsPassed):
            self._note(PASSED | event.seat << SEAT)
        elif isinstance(event, RoleDealt):
            self._forget_seat(event.seat)
        elif isinstance(event, MapRead):
            if event.goal != HIDDEN:
                self.hearsay.see(event.cell, event.goal)
        elif isinstance(event, GoalTurned):
            self.hearsay.see(event.cell, event.goal)
        else:
            self._hear_module(event)

    def _hear_module(self, event: Event) -> None:
        """What happens only with some modules."""
        if isinstance(event, ActionPlayed):
            if event.target >= 0:
                self._note(ACTED | event.seat << SEAT | event.target << TARGET | event.card << CELL)
        elif isinstance(event, PathMoved):
            tile = event.card | event.turned << 7
            self._note(MOVED | event.seat << SEAT | tile << TARGET | event.cell << CELL)
        elif isinstance(event, RoleExchanged):
            self._forget_seat(event.seat)
        elif self.hears_vetoes and event.name() == "CardVetoed":
            self._hear_veto(event.fields())

    def _hear_veto(self, told: dict[str, object]) -> None:
        """A module's own event is known by its words."""
        seat, target, card = told["seat"], told["target"], told["card"]
        if isinstance(seat, int) and isinstance(target, int) and isinstance(card, int):
            self._note(VETOED | seat << SEAT | target << TARGET | card << CELL)

    def hear_claim(self, seat: i64, claim: Claim) -> None:
        """Keep what somebody says until it can be judged; saying it again adds nothing."""
        if not self.hearsay.hear(seat, claim):
            return
        if claim.kind == "treasure" or claim.kind == "no_treasure":
            says: i64 = 1 if claim.kind == "treasure" else 0
            self._note(CLAIMED | seat << SEAT | says << TARGET | claim.cell << CELL)
        elif claim.kind == "suspect":
            self._note(ACCUSED | seat << SEAT | claim.about << TARGET)
        elif claim.kind == "trust":
            self._note(PRAISED | seat << SEAT | claim.about << TARGET)

    def _forget_seat(self, seat: i64) -> None:
        """Whoever gets another role starts afresh."""
        self.points[seat] = 0
        self.colours[seat] = COLOURLESS
        kept = vec[i64]()
        for fact in self.facts:
            if fact >> SEAT & 15 != seat:
                kept = append(kept, fact)
        self.facts = kept

    def _note(self, fact: i64) -> None:
        self.facts = append(self.facts, fact)

    def think(self, view: View, known: Knowledge, values: GoalValues, is_digger: bool) -> None:
        """Judge what was heard since the last time."""
        self.hears_vetoes = known.veto >= 0
        points = self.points
        open_claims = vec[i64](capacity=8)
        for fact in self.facts:
            kind = fact & 15
            seat = fact >> SEAT & 15
            target = fact >> TARGET & 255
            told: i64 = 0
            if kind == CLAIMED:
                if seat != view.seat:
                    told = judge_claim(view, fact >> CELL, target) * self.trust // 100
                    if not told and not view.rules.goals_move:
                        open_claims = append(open_claims, fact)
                points[seat] = bounded(points[seat] + told)
                continue
            if kind >= ACCUSED:
                if target != view.seat and seat != view.seat and target != seat:
                    told = opinion(points[seat]) * self.trust // 100
                    told = points[target] + (told if kind == ACCUSED else -told)
                    points[target] = bounded(told)
                continue
            if kind == ACTED:
                kind = kind_of(known, fact >> CELL)
            if kind == LAID or (kind == MOVED and known.through[target]):
                told = judge_path(view, known, values, fact >> CELL, target)
                if told > 0 and known.through[target] and view.lookers[seat]:
                    told = told if values.is_certain else told // 2  # it may know more
                if known.has_teams and known.door_of[target & 127]:
                    self.colours[seat] = known.door_of[target & 127]
            elif kind == PASSED:
                told = 0 if view.front[seat] & view.rules.blocking else IDLE
            elif kind == FELLED:
                told = judge_rockfall(view, known, fact >> CELL, target)
            elif kind == VETOED:
                told = self._judge_veto(known, target, fact >> CELL)
            elif target == seat or kind >= MOVED:
                told = 0
            elif target == view.seat:
                mine = BROKE_MINE if kind == BROKE else FIXED_MINE
                told = (mine if is_digger else -mine // 2) * self.grudge // 100
            elif kind == BROKE:
                told = BROKE_ANY - points[target] // 2
                if seat != view.seat:
                    points[target] = bounded(points[target] - points[seat] // 4)
            else:
                told = points[target] * 2 // 5
            points[seat] = bounded(points[seat] + told)
        self.facts = open_claims
        if known.shows_roles:
            self._know_roles(view, known)

    def _judge_veto(self, known: Knowledge, mover: i64, card: i64) -> i64:
        """What a veto tells of whoever said it, and the card of whoever played it."""
        tried = harm_in(known, card)
        self.points[mover] = bounded(self.points[mover] + tried // ATTEMPT)
        return (VETOED_HARM if tried > 0 else VETOED_HELP) - self.points[mover] // 4

    def _know_roles(self, view: View, known: Knowledge) -> None:
        """Whoever was looked at is no longer judged by deeds."""
        seat: i64
        for seat in range(view.seats):
            role = view.known_roles[seat]
            if role != HIDDEN and seat != view.seat:
                self.points[seat] = known.trust_of[role]


def judge_claim(view: View, cell: i64, says: i64) -> i64:
    """What a claim about a goal tells; zero while this seat doesn't know the goal itself."""
    place: i64
    for place in range(len(view.goal_cells)):
        goal = view.goals[place]
        if view.goal_cells[place] == cell and goal != HIDDEN:
            return TOLD_TRUTH if is_treasure(view, goal) == (says == 1) else LIED
    return 0


def opinion(points: i64) -> i64:
    """How much a word of somebody counts: less the more suspicious the speaker is."""
    return max(0, min(OPINION, OPINION // 2 - points // 6))


def judge_rockfall(view: View, known: Knowledge, cell: i64, card: i64) -> i64:
    """What felling a card tells: a dead end, a card that led nowhere yet, or a tunnel cut."""
    if not known.through[card]:
        return FELLED_DEAD_END
    code = view.maze.code_at(cell)
    side: i64
    ends: i64 = 0
    for side in range(4):
        ends += demand(code, side) >= OPEN
    return FELLED_TUNNEL if ends > 1 or not view.maze.is_empty(cell) else FELLED_IDLE


def kind_of(known: Knowledge, card: i64) -> i64:
    """What playing an action card on somebody is like."""
    verb = known.rules.verb_of[card]
    return BROKE if verb == known.trapped else FIXED if verb == known.free else OTHER


def harm_in(known: Knowledge, card: i64) -> i64:
    """How much a card that came to nothing tells; zero if it would have helped."""
    verb = known.rules.verb_of[card]
    if verb == known.rockfall:
        return FELLED_TUNNEL
    if verb == known.breaks or verb == known.trapped:
        return BROKE_ANY
    return DEAD_END if known.lays[verb] and not known.through[card] else 0


def bounded(points: i64) -> i64:
    """Points within their limits."""
    return max(-MOST, min(MOST, points))


def judge_path(view: View, known: Knowledge, values: GoalValues, cell: i64, tile: i64) -> i64:
    """What laying a path card tells: a dead end, away from the treasure, or toward it."""
    if not known.through[tile]:
        return DEAD_END if cell & 255 > MIDDLE else IDLE_DEAD_END
    exits = exits_of(view.maze, cell, known.rules.tiles.openings[tile])
    told: i64 = 0
    sure: i64 = 0
    goal: i64
    for goal in range(values.goals):
        weight = size(values.weights[goal])
        if not weight:
            continue
        to = view.goal_cells[goal]
        here = distance(cell, to)
        ahead = False
        side: i64
        for side in range(4):
            if exits >> side & 1 and distance(cell + STEP[side], to) < here:
                ahead = True
        told += weight * (AHEAD if ahead else ASIDE)
        sure += weight
    if sure:
        return told // sure
    return 0


def exits_of(maze: Maze, cell: i64, openings: i64) -> i64:
    """The open sides of a card that led to no other when it was laid."""
    exits = openings
    side: i64
    for side in range(4):
        if maze.tile_at(cell + STEP[side]) >= 0:
            exits &= ~(1 << side)
    later: i64 = 0  # sides where a card was laid since
    place: i64 = len(maze.laid) - 1
    while place >= 0 and maze.laid[place] != cell:
        for side in range(4):
            if maze.laid[place] - cell == STEP[side]:
                later |= 1 << side
        place -= 1
    return exits | openings & later if place >= 0 else exits


def distance(cell: i64, other: i64) -> i64:
    """How many steps lie between two cells."""
    across = (cell & 255) - (other & 255)
    down = (cell >> 8) - (other >> 8)
    return size(across) + size(down)


def size(number: i64) -> i64:
    """A number without its sign."""
    return -number if number < 0 else number
