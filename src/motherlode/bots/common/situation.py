"""Situation: the table as one bot sees it, with what it makes of the maze and of the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.goal_values import CAGEY, EAGER, FAR, cards_left
from motherlode.bots.common.knowledge import (
    BLUE,
    COLOURLESS,
    DIGGER,
    GEOLOGIST,
    GREEN,
    PROFITEER,
    SABOTEUR,
    Knowledge,
    knowledge_of,
)
from motherlode.bots.common.progress import Progress
from motherlode.bots.common.suspicion import Suspicion
from motherlode.rules.core.cells import STEP
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.views import View

NO_CELLS: Final = vec[i64]()
EVEN: Final = 50
STEADY: Final = 100  # no whim: a bot draws one below this each turn, and may act on a low one

# The chance, in percent, that the treasure is found.
FAIR: Final = 45
STEP_COST: Final = 6  # cards that go by for each one on the way
UNKNOWN_WAY: Final = 7
CLOSE: Final = 5
CLOSE_GAIN: Final = 8
SOME_CRYSTALS: Final = 30  # a geologist's chances
NO_CRYSTALS: Final = 10


class Situation:
    """What a seat has in front of it when it is asked."""

    def __init__(self, view: View, suspicion: Suspicion, weights: vec[i64]) -> None:
        self.view: View = view
        self.known: Knowledge = knowledge_of(view.rules)
        self.suspicion: Suspicion = suspicion
        self.weights: vec[i64] = weights  # what the bot's plans judge by
        self.progress: Progress = Progress()
        self.other: Progress = Progress()  # on a maze that is not there yet
        self.stance: i64 = DIGGER
        self.seat: i64 = view.seat
        self.colour: i64 = COLOURLESS
        self.shut: i64 = COLOURLESS  # the color of the doors this seat's team can't pass
        self.maze: Maze = view.maze  # as this seat's team can pass it
        self.barred: vec[i64] = NO_CELLS  # where doors are that it can't
        self.mover: i64 = NOBODY  # whose announced card is judged
        self.choices: vec[i64] = NO_CELLS  # all answers of the prompt
        self.whim: i64 = STEADY
        self.lifted: Maze | None = None  # the maze without the card laid last, once looked at

    def face(self, view: View) -> None:
        """Take in a new view."""
        if view.rules is not self.known.rules:
            self.known = knowledge_of(view.rules)
        self.view = view
        self.seat = view.seat
        self.stance = self.known.stance_of[view.role]
        self.maze = view.maze
        self.barred = NO_CELLS
        self.lifted = None
        self.whim = STEADY
        if self.known.has_teams:
            self._take_sides(view)
        hearsay = self.suspicion.hearsay
        heard = hearsay.hopes(view, self.suspicion.points)
        has_reports = hearsay.has_reports(view.seat)
        self.progress.values.hear(heard, has_reports)
        self.other.values.hear(heard, has_reports)
        self.progress.look(view, self.maze, self.barred, self.known, self.stance)
        self.suspicion.think(view, self.known, self.progress.values, self.stance != SABOTEUR)

    def _take_sides(self, view: View) -> None:
        """A profiteer backs the likelier side; a team sees no way through the other's doors."""
        if self.stance == PROFITEER:
            self.stance = DIGGER if self.promise() >= EVEN else SABOTEUR
        self.colour = self.known.colour_of[view.role]
        self.shut = COLOURLESS if self.colour == COLOURLESS else BLUE + GREEN - self.colour
        caution = self._caution(view)
        self.progress.values.caution = caution
        self.other.values.caution = caution
        if self.shut == COLOURLESS:
            return
        for cell in view.maze.laid:
            if self.known.door_of[view.maze.tile_at(cell) & 127] == self.shut:
                self.barred = append(self.barred[:], cell)
        if len(self.barred):
            self.maze = view.maze.copy()
            for cell in self.barred:
                self.maze.remove(cell)

    def _caution(self, view: View) -> i64:
        """A team leaves the last step to no stranger while there is time (S-41).

        A geologist leaves it to nobody while crystals may come (S-47).
        """
        if self.stance == GEOLOGIST and view.deck_size:
            return CAGEY
        if self.colour == COLOURLESS or cards_left(view) <= self.known.patience:
            return EAGER
        return EAGER if self.is_ally(self.next_digger(view)) else CAGEY

    def next_digger(self, view: View) -> i64:
        """The next seat whose tools are whole; this seat itself if there is no other."""
        seat = (view.seat + view.direction) % view.seats
        while seat != view.seat and view.front[seat] & view.rules.blocking:
            seat = (seat + view.direction) % view.seats
        return seat

    def turns_until(self, seat: i64) -> i64:
        """How many turns come before a seat's."""
        return ((seat - self.seat) * self.view.direction) % self.view.seats

    def colour_seen(self, seat: i64) -> i64:
        """The team of a seat, by its role if that is known, or by the doors it laid."""
        role = self.view.known_roles[seat]
        return self.suspicion.colours[seat] if role == HIDDEN else self.known.colour_of[role]

    def is_ally(self, seat: i64) -> bool:
        """Whether a seat seems to be of this one's team."""
        return self.colour != COLOURLESS and self.colour_seen(seat) == self.colour

    def is_rival(self, seat: i64) -> bool:
        """Whether a seat seems to be of the other team (S-41)."""
        return self.shut != COLOURLESS and self.colour_seen(seat) == self.shut

    def holds(self, verb: i64) -> bool:
        """Whether a card of some verb is in hand."""
        for card in self.view.hand:
            if self.view.rules.verb_of[card] == verb:
                return True
        return False

    def broken(self, seat: i64) -> i64:
        """The cards in front of a seat that keep it from digging, as bits."""
        return self.view.front[seat] & self.view.rules.blocking

    def others_digging(self) -> i64:
        """How many others have whole tools, besides one."""
        count: i64 = -1
        seat: i64
        for seat in range(self.view.seats):
            count += seat != self.seat and not self.broken(seat)
        return max(0, count)

    def played(self) -> i64:
        """How many cards have left the hands this round."""
        view = self.view
        return len(view.rules.deck) - view.aside_size - cards_left(view)

    def promise(self) -> i64:
        """The chance that the treasure is found, in percent, as of the last look at the maze."""
        nearest = self.progress.nearest
        if nearest == FAR:
            nearest = UNKNOWN_WAY
        chance = FAIR + cards_left(self.view) - STEP_COST * nearest
        if nearest < CLOSE:
            chance += CLOSE_GAIN * (CLOSE - nearest)
        return max(2, min(98, chance))

    def chances(self) -> i64:
        """This seat's chance to be paid in its role, in percent."""
        promise = self.promise()
        if self.known.stance_of[self.view.role] == SABOTEUR:
            return 100 - promise if self.progress.nearest <= 1 else 100 - promise // 2
        if self.stance == GEOLOGIST:
            return SOME_CRYSTALS if self.crystals() else NO_CRYSTALS
        if self.colour and len(self.barred):
            return promise // 2
        return promise if self.stance != SABOTEUR else 100

    def crystals(self) -> i64:
        """How many crystals lie on the table."""
        count: i64 = 0
        for cell in self.view.maze.laid:
            count += self.known.crystal[self.view.maze.tile_at(cell) & 127]
        return count

    def links_large_card(self, cell: i64, tile: i64) -> bool:
        """Whether a tile leads to the large card, where roles change (W-1, P-1)."""
        maze = self.view.maze
        side: i64
        for side in range(4):
            if self.known.rules.tiles.openings[tile] >> side & 1:
                there = maze.tile_at(cell + STEP[side])
                if there >= 0 and self.known.is_large[there & 127]:
                    return maze.lit_at(cell + STEP[side]) == 0
        return False

    def lift(self, cell: i64) -> Maze:
        """The maze without a card, which the other outlook now looks at."""
        if self.lifted is None:
            self.lifted = self.maze.copy()
            if cell not in self.barred:
                self.lifted.remove(cell)
            self.other.look(self.view, self.lifted, self.barred, self.known, self.stance)
        return self.lifted

    def dig(self, cell: i64, tile: i64) -> i64:
        """What laying a tile gains; a door shut to this seat's team leads it nowhere."""
        if self.shut and self.known.door_of[tile & 127] == self.shut:
            tile = self.known.wall
        return self.progress.lay(self.maze, self.known, cell, tile)

    def gives_away(self, cell: i64, tile: i64) -> bool:
        """Whether a tile reaches a goal for others only, behind doors shut to this seat's team."""
        if not self.shut or (not len(self.barred) and self.known.door_of[tile & 127] != self.shut):
            return False
        return self.progress.reaches(self.view.maze, self.known, cell, tile) != 0
