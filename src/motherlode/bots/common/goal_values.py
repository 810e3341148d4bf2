"""Goal values: what finding each goal would mean to a seat, out of what it knows of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.bots.common.knowledge import CERTAIN, GEOLOGIST, GREEDY, SABOTEUR, Knowledge
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.views import View

GOALS: Final = 8  # the most a bot can think of

# Curves: what each distance from a goal is worth, in cards.
FAR: Final = 30
EAGER: Final = 0
WARY: Final = 32  # for a goal that the next player should not reach
CAGEY: Final = 64  # for a goal that one of the next players should not reach
DREAD: Final = 96  # for a goal that the next player must not reach
CURVE: Final = vec[i64](
    [800, 600, 430, 320, 240, 180, 135, 100, 70, 45, 25, 15, 10, 5, 2, 1]
    + [0] * 16
    + [800, 150, 350, 320, 240, 180, 135, 100, 70, 45, 25, 15, 10, 5, 2, 1]
    + [0] * 16
    + [800, 100, 220, 320, 240, 180, 135, 100, 70, 45, 25, 15, 10, 5, 2, 1]
    + [0] * 16
    + [900, 900, 60]
    + [0] * 29
)

BELIEVED: Final = 90  # percent: whoever hopes so much needs no look
FAINT: Final = 4  # by how much a geologist's hopes are smaller

# In a race
GAMBLE: Final = 20  # cards in the deck below which any goal will do
GUESS: Final = 15  # the weight of a goal that nothing speaks for
SHUN: Final = -30  # the weight of a goal that the others want


class GoalValues:
    """One seat's hopes, goal by goal; what it fears is below zero."""

    def __init__(self) -> None:
        self.goals: i64 = 0
        self.finds: vec[i64] = vec[i64]([0] * GOALS)  # what it would be worth to reach a goal
        self.weights: vec[i64] = vec[i64]([0] * GOALS)  # how much the way to it matters
        self.curves: vec[i64] = vec[i64]([0] * GOALS)
        self.caution: i64 = EAGER  # the curve of those who don't hold back
        self.is_certain: bool = False  # whether the seat knows where the treasure is
        self.heard: vec[i64] = vec[i64]()  # the chance of each goal, by hearsay, if there is any
        self.is_told: bool = False  # whether others have said where it is, and are believed
        # of a goal that the seat hasn't seen
        self.unseen_worth: i64 = 0  # what it is worth to the diggers, on average
        self.unseen_chance: i64 = 0  # the part of that for the chance that it is the treasure
        self.unseen_gold: i64 = 0  # what whoever finds it gets or loses

    def weigh(self, view: View, known: Knowledge, stance: i64) -> None:
        """Take in what is known of the goals."""
        self.goals = len(view.goal_cells)
        self._weigh_unseen(view, known)
        holds_back = stance == GREEDY and cards_left(view) > known.patience
        goal: i64
        for goal in range(self.goals):
            card = view.goals[goal]
            worth: i64 = 0
            way: i64 = 0
            gold: i64 = 0
            if card == HIDDEN:
                worth = self.unseen_worth
                way = worth if known.is_race else self.unseen_chance
                gold = self.unseen_gold
                if len(self.heard) and not self.is_certain and not known.is_race:
                    way = CERTAIN * self.heard[goal] // 100
                    worth += way - self.unseen_chance
            elif not view.turned_goals >> goal & 1:
                worth = known.goal_worth[card]
                way = worth
                gold = known.goal_gold[card]
            if stance == SABOTEUR:
                worth = -worth
                way = -way
            elif stance == GEOLOGIST:
                worth //= FAINT
                way //= FAINT
            self.finds[goal] = worth + gold
            self.weights[goal] = way + gold // 2
            self.curves[goal] = self.caution
            if holds_back:
                self.curves[goal] = WARY
            if known.is_race and worth <= 0:
                self._weigh_in_race(view, goal)

    def hear(self, heard: vec[i64], has_reports: bool) -> None:
        """Take in what others make this seat hope for; a map shows nothing new to the believing."""
        self.heard = heard
        self.is_told = False
        if has_reports:
            for chance in heard:
                if chance >= BELIEVED:
                    self.is_told = True

    def hopes(self, view: View, known: Knowledge) -> vec[i64]:
        """The chance of each goal to be the treasure, in percent."""
        out = vec[i64](capacity=self.goals)
        goal: i64
        for goal in range(self.goals):
            out = append(out, self.hope(view, known, goal))
        return out

    def hope(self, view: View, known: Knowledge, goal: i64) -> i64:
        """The chance of a goal to be the treasure, in percent."""
        if view.goals[goal] != HIDDEN:
            return 100 if view.goals[goal] == known.treasure else 0
        if len(self.heard) and not self.is_certain:
            return self.heard[goal]
        return self.unseen_chance * 100 // CERTAIN

    def _weigh_unseen(self, view: View, known: Knowledge) -> None:
        """What a goal this seat hasn't seen is worth to the diggers, on average."""
        worth = known.goals_worth
        gold = known.goals_gold
        unseen: i64 = 0
        others: i64 = len(known.rules.goals) - 1  # cards besides the treasure that may lie there
        self.is_certain = False
        for card in view.goals:
            if card == HIDDEN:
                unseen += 1
                continue
            gold -= known.goal_gold[card]
            if card == known.treasure:
                self.is_certain = True
            else:
                others -= 1
                worth -= known.goal_worth[card]
        self.unseen_worth = 0
        self.unseen_chance = 0
        self.unseen_gold = 0
        if unseen == 0:
            return
        hidden = unseen if self.is_certain else unseen - 1  # of these goals none is the treasure
        if not self.is_certain:
            self.unseen_worth = CERTAIN
            self.unseen_chance = CERTAIN // unseen
        if others:
            self.unseen_worth += worth * hidden // others
            self.unseen_gold = gold * hidden // others
        self.unseen_worth //= unseen
        self.unseen_gold //= unseen
        if unseen == 1:
            self.is_certain = True

    def _weigh_in_race(self, view: View, goal: i64) -> None:
        """A goal that isn't ours, or may not be: don't lead there until the end draws near."""
        if view.goals[goal] != HIDDEN or self.is_certain:
            self.weights[goal] = SHUN
            self.curves[goal] = DREAD
            return
        self.weights[goal] = GUESS
        if self.finds[goal] == 0 or view.deck_size <= GAMBLE:
            self.finds[goal] = GUESS
        else:
            self.curves[goal] = WARY


def cards_left(view: View) -> i64:
    """How many cards can still be played this round."""
    left = view.deck_size
    for held in view.hand_sizes:
        left += held
    return left
