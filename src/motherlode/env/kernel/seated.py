"""A table of a set: its game, what is offered there, what everybody saw; and its row."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.layout import HISTORY, SEATS, Layout
from motherlode.rules.core.playout import Bot
from motherlode.rules.core.state import EVERYBODY, KNOWERS, State

NEVER: Final = -1
COUNT_WORDS: Final = 16  # CARDS // 8, which compiled code would look up


class Row:
    """Where an observation is written, and what was written there last: only changes are."""

    def __init__(self, at: i64, layout: Layout) -> None:
        self.at: i64 = at
        self.key: i64 = NEVER  # of the maze
        self.laid: i64 = 0  # cards in the maze that can be removed
        self.goals: i64 = NEVER  # what was known of them, at which deal
        self.marked: vec[i64] = vec[i64]([0] * layout.cells)  # cells that aren't blank
        self.marks: i64 = 0
        self.held: i64 = 0  # cards of the hand
        self.overflows: i64 = 0  # answers listed
        self.spares_shown: bool = False  # roles set aside lay open
        self.outcomes: tuple[str, ...] | None = None  # of the rounds that are over
        self.ended: bool = False  # something found had ended a round, or the match was over
        self.outsiders: i64 = 0  # cells outside the window


class Table:
    """One game, with all that is remembered from one decision to the next.

    Its vecs are made once and written in place; no copy of a state ever has them.
    """

    def __init__(self, state: State, seed: i64, bots: list[Bot]) -> None:
        self.state: State = state
        self.seed: i64 = seed
        self.deals: i64 = 0  # games that were dealt here
        self.bots: list[Bot] = bots
        # what is offered
        self.choices: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]([0] * 512)  # the action of each choice
        self.offers: i64 = 0
        self.in_place: bool = False  # the first offers are the options, in their order
        self.overflowed: i64 = 0  # choices without an action of their own
        self.page: i64 = 0
        self.spoke: bool = False  # a claim was made before this answer
        # what everybody saw
        # by seat, as it counts the others: HISTORY acts from `newest` on, in twice the room
        self.acts: vec[i64] = vec[i64]([0] * (2 * HISTORY * state.seats))
        self.newest: i64 = 0
        # what everybody sees of a seat but the size of its hand, without modules
        self.looks: vec[i64] = vec[i64]([0] * state.seats)
        self.looks_round: i64 = 0  # when that was true; 0 if it may be no longer
        # the pile: known kinds counted, eight to a word; by all, then by each seat besides
        self.counts: vec[i64] = vec[i64]([0] * (COUNT_WORDS * (state.seats + 1)))
        self.counted: i64 = 0
        self.counted_round: i64 = 0
        self.paid_round: i64 = 0
        self.rewarded: bool = False  # the last answer brought rewards
        self.gold: vec[i64] = vec[i64]([0] * state.seats)  # of each seat when it was last paid

    def deal(self, state: State, seed: i64) -> None:
        """A new game begins; what lies in the observation is cleared when it is written."""
        self.state = state
        self.seed = seed
        self.deals += 1
        self.page = 0
        self.spoke = False
        self.looks_round = 0
        self.counted_round = 0
        acts = self.acts
        place: i64
        for place in range(len(acts)):
            acts[place] = 0

    def remember(self, act: i64, turns: vec[i64]) -> None:
        """Everybody saw this; `turns` has the seats as each of them counts the others."""
        acts = self.acts
        self.newest = (self.newest - 1) & (HISTORY - 1)
        place = self.newest
        who = act & 255
        whom = act >> 8 & 255
        rest = act >> 16 << 16
        while place < len(acts):
            word = rest | turns[who]
            if whom:
                word |= turns[whom] << 8
                whom += SEATS + 1
            acts[place] = word
            acts[place + HISTORY] = word
            place += 2 * HISTORY
            who += SEATS + 1

    def count_discards(self, anew: bool) -> None:
        """Count what was discarded since the last time, or everything anew."""
        state = self.state
        counts = self.counts
        place: i64
        seat: i64
        if anew or state.round != self.counted_round or len(state.discard) < self.counted:
            for place in range(len(counts)):
                counts[place] = 0
            self.counted = 0
            self.counted_round = state.round
        for place in range(self.counted, len(state.discard)):
            entry = state.discard[place]
            card = entry & 127
            one: i64 = 1
            one <<= 8 * (card & 7)
            knowers = entry >> KNOWERS
            if knowers == EVERYBODY:
                counts[card >> 3] += one
                continue
            for seat in range(state.seats):
                if knowers >> seat & 1:
                    counts[(seat + 1) * COUNT_WORDS + (card >> 3)] += one
        self.counted = len(state.discard)
