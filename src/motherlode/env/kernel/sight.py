"""The observation of one seat, written as words of 8 bytes: only what the seat may know.

What isn't written here isn't seen. It says the same as a View, without making one: this is a fourth
door for secrets, and `tests/env/test_sight.py` holds every byte of it to what a View and a Prompt
tell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.env.kernel.coder import NONE, Coder
from motherlode.env.kernel.kept import write_finds, write_kept, write_memories
from motherlode.env.kernel.layout import (
    HISTORY,
    KINDS,
    SEATS,
    SPARE_ROLES,
    Layout,
    numbered,
)
from motherlode.env.kernel.machine_words import copy_words
from motherlode.env.kernel.maze_window import MazeWindow
from motherlode.env.kernel.seated import COUNT_WORDS, Row, Table
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.contract import HIDDEN, NOBODY
from motherlode.rules.core.gold import nugget_cards, scores, winners
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import announced, pool_shown, seen_slices

CLOCKWISE: Final = 1 << 32
REVEALED: Final = 1 << 32
OVER: Final = 1 << 40
SPOKE: Final = 1 << 56
POOL_SHOWN: Final = 1 << 32
OWN_ROLE: Final = 1 << 48
ALL: Final = -1  # every goal
TURN: Final = 1  # the kind of a plain turn

CORE_VERBS: Final = 13
QUIET: Final = ("lay", "rockfall", "pass")
WORTH_MASK: Final = 0xFFFFFF


class Observer:
    """Writes what a seat knows into rows of words; one for all tables of the same rules."""

    def __init__(self, rules: Rules, layout: Layout, coder: Coder) -> None:
        self.rules: Rules = rules
        self.layout: Layout = layout
        self.coder: Coder = coder
        self.window: MazeWindow = MazeWindow(layout)
        self.seats: i64 = rules.players
        self.all_seats: i64 = (1 << rules.players) - 1
        # Nothing but the core's own verbs: discards only grow, and nobody learns roles or hands.
        self.plain: bool = len(rules.modules) == 0 and len(rules.verbs) <= CORE_VERBS
        self.kinds: dict[str, int] = numbered(KINDS, rules.kinds)  # from 0 on
        self.outcomes: dict[str, int] = numbered(rules.outcomes, ())
        tiles = rules.tiles
        cards: list[int] = []
        for number, spec in enumerate(rules.specs):
            word = (number + 1) | tiles.openings[number] << 8
            word |= tiles.openings[number | TURNED] << 16
            word |= (rules.verb_of[number] + 1) << 24 | (spec.marks & 255) << 32
            cards.append(int(word) | min(spec.copies, 127) << 40)
        self.cards: vec[i64] = vec[i64](cards)
        self.turns: vec[i64] = coder.turns
        self.count_words: i64 = (len(rules.specs) + 7) // 8
        # Without modules, these verbs change nothing that lies in front of a seat.
        self.keeps_looks: vec[i64] = vec[i64]([int(one.name in QUIET) for one in rules.verbs])

    def write(self, rows: vec[i64], row: Row, table: Table, seat: i64) -> None:
        """Write all that a seat knows; of what it is asked, `write_overflow` has the rest."""
        state = table.state
        at = row.at
        if not self.plain:
            self._write_rest(rows, at, state, seat)
        elif state.revealed or row.spares_shown:
            self._write_spare_roles(rows, at, state, seat)
            row.spares_shown = state.revealed
        if state.maze.key != row.key:
            self.window.write(rows, row, state)
        self._write_table(rows, at + self.layout.table, table, seat)
        if state.outcomes is not row.outcomes or state.found != NOBODY or row.ended or state.over:
            self._write_ends(rows, row, state, seat)
        self._write_hand(rows, row, state.hands, seat)
        if self.plain:
            self._write_looks(rows, at + self.layout.seats, table, seat)
        else:
            self._write_seats(rows, at + self.layout.seats, state, seat)
        self._write_goals(rows, row, table, seat)
        self._write_discards(rows, at + self.layout.discards, table, seat)
        self._write_history(rows, at + self.layout.history, table, seat)

    # -- the table and the seats ---------------------------------------------------------------

    def _write_table(self, rows: vec[i64], at: i64, table: Table, seat: i64) -> None:
        state = table.state
        turn = seat * (SEATS + 1) + 1
        turns = self.turns
        asked: i64 = NOBODY
        kind: i64 = 0
        if not state.over:
            frame = state.top()
            asked = frame.seat
            if self.plain and asked != NOBODY and frame is self.rules.turns[asked]:
                kind = TURN
            else:
                kind = self.kinds.get(frame.name(), NONE) + 1
        word = state.round | self.rules.rounds << 8 | self.seats << 16 | kind << 24
        word |= turns[turn + asked] << 32 | (seat + 1) << 40
        word |= turns[turn + state.first] << 48
        rows[at] = word | turns[turn + state.last_turn] << 56
        word = state.deck_size() | len(state.aside) << 8 | state.due << 16
        word |= (state.passes & 127) << 24 | (len(state.discard) & 127) << 56
        if state.direction > 0:
            word |= CLOCKWISE
        if state.callers:
            word |= self.rotated(state.callers, seat) << 40
        rows[at + 1] = word
        word = (state.roles[seat] + 1) | (state.nuggets[seat] >> 8 & WORTH_MASK) << 8
        if state.revealed:
            word |= REVEALED
        if state.over:
            word |= OVER
        if asked == seat:
            word |= table.page << 48
            if table.spoke:
                word |= SPOKE
        rows[at + 2] = word
        if kind != TURN or self.rules.announces:
            self._write_question(rows, at, state, seat)
        elif rows[at + 7]:
            place: i64
            for place in range(3, 8):
                rows[at + place] = 0

    def _write_ends(self, rows: vec[i64], row: Row, state: State, seat: i64) -> None:
        """How rounds have ended, and the match: only seldom is something new here."""
        at = row.at + self.layout.table + 8
        row.outcomes = state.outcomes
        row.ended = state.found != NOBODY or state.over
        word: i64 = 0
        place: i64
        for place in range(min(len(state.outcomes), 8)):
            word |= (self.outcomes.get(state.outcomes[place], NONE) + 1) << 8 * place
        rows[at] = word
        turn = seat * (SEATS + 1) + 1
        word = self.turns[turn + state.finder] | (state.found + 1) << 8
        low: i64 = 0
        high: i64 = 0
        if state.over:
            gold = scores(state)
            for other in winners(state):
                word |= 1 << (16 + self.coder.relative(other, seat))
            for place in range(self.seats):
                score = min(gold[(seat + place) % self.seats] + 1, 127)
                if place < 8:
                    low |= score << 8 * place
                else:
                    high |= score << 8 * (place - 8)
        rows[at + 1] = word
        rows[at + 2] = low
        rows[at + 3] = high

    def _write_question(self, rows: vec[i64], at: i64, state: State, seat: i64) -> None:
        """What else matters where a question isn't a plain turn; the last word marks it."""
        word = nugget_cards(state.supply)
        shown = pool_shown(state, seat)
        if shown != HIDDEN:
            word |= (shown >> 8 & WORTH_MASK) << 8 | POOL_SHOWN
        rows[at + 3] = word
        word = 0
        place: i64
        for place in range(min(len(state.pools), 7)):
            word |= nugget_cards(state.pools[place]) << 8 * place
        rows[at + 4] = word
        word = 0
        if not state.over and self.rules.announces:
            choice = announced(state)
            if choice != NOBODY:
                word = self.coder.seen(self.coder.act(announcer(state), choice), seat)
        rows[at + 5] = word
        word = 0
        if not state.over:
            word = asked_cells(state)
        rows[at + 6] = word
        rows[at + 7] = 1

    def _write_hand(self, rows: vec[i64], row: Row, hands: vec[i64], seat: i64) -> None:
        at = row.at + self.layout.hand
        cards = self.cards
        start = seat * STRIDE
        size = hands[start]  # never more than HAND
        place: i64
        for place in range(size):
            rows[at + place] = cards[hands[start + 1 + place]]
        for place in range(size, row.held):
            rows[at + place] = 0
        row.held = size

    def _write_looks(self, rows: vec[i64], at: i64, table: Table, seat: i64) -> None:
        """Write the seats where nothing but hands and roles depends on who looks."""
        state = table.state
        if state.revealed or state.round != table.looks_round:
            self._look_at_seats(table)
        hands = state.hands
        looks = table.looks
        other = seat
        mark: i64 = OWN_ROLE
        place: i64
        for place in range(at, at + self.seats):
            rows[place] = looks[other] | hands[other * STRIDE] | mark
            mark <<= 1
            other += 1
            if other == self.seats:
                other = 0
        if not state.revealed:
            rows[at] |= (state.roles[seat] + 1) << 32

    def _look_at_seats(self, table: Table) -> None:
        """Note what everybody sees of each seat, until it changes."""
        state = table.state
        seat: i64
        for seat in range(self.seats):
            word = state.front[seat] << 8 | state.seen_goals[seat] << 40
            word |= nugget_cards(state.nuggets[seat]) << 16
            word |= ((state.tokens[seat] + 1) & 255) << 24
            if state.revealed:
                word |= (state.roles[seat] + 1) << 32
            table.looks[seat] = word
        table.looks_round = state.round

    def _write_seats(self, rows: vec[i64], at: i64, state: State, seat: i64) -> None:
        seats = self.seats
        hands = state.hands
        front = state.front
        nuggets = state.nuggets
        looked = state.seen_goals
        tokens = state.tokens
        roles = state.roles
        revealed = state.revealed
        mine = state.known_roles[seat]
        hides = self.rules.hides_tokens and not state.over
        other = seat
        place: i64
        for place in range(seats):
            word = hands[other * STRIDE] | front[other] << 8 | looked[other] << 40
            packed = nuggets[other]
            if packed:
                word |= ((packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)) << 16
            if not hides or place == 0:
                word |= ((tokens[other] + 1) & 255) << 24
            word |= self._roles_known(state, other, seat) << 48
            if revealed or mine >> state.role_ids[other] & 1:
                word |= (roles[other] + 1) << 32
            rows[at + place] = word
            other += 1
            if other == seats:
                other = 0

    def _roles_known(self, state: State, other: i64, seat: i64) -> i64:
        """The mask of the seats at whose role card another has looked; everybody saw it look."""
        known: i64 = 0
        place: i64
        for place in range(self.seats):
            if state.known_roles[other] >> state.role_ids[place] & 1:
                known |= 1 << place
        return self.rotated(known, seat)

    def _write_goals(self, rows: vec[i64], row: Row, table: Table, seat: i64) -> None:
        state = table.state
        seen = state.seen_goals[seat]
        if not self.plain:
            for module in self.rules.known_goals:
                seen |= module.known_goals(state, seat)
        turned = state.turned_goals
        known = turned | seen
        if state.revealed:
            known = ALL
        if self.plain:
            now = table.deals << 40 | state.round << 32
            now |= (known & 0xFFFF) << 16 | turned << 8 | seen
            if now == row.goals:
                return
            row.goals = now
        at = row.at + self.layout.goals
        cells = state.goal_cells
        goal: i64
        for goal in range(len(state.goals)):
            word = cells[goal]
            if known >> goal & 1:
                word |= (state.goals[goal] + 1) << 16 | (turned >> goal & 1) << 24
                word |= (seen >> goal & 1) << 32
            rows[at + goal] = word

    # -- cards and acts ------------------------------------------------------------------------

    def _write_discards(self, rows: vec[i64], at: i64, table: Table, seat: i64) -> None:
        table.count_discards(not self.plain)
        counts = table.counts
        mine = (seat + 1) * COUNT_WORDS
        place: i64
        for place in range(self.count_words):
            rows[at + place] = counts[place] + counts[mine + place]

    def _write_history(self, rows: vec[i64], at: i64, table: Table, seat: i64) -> None:
        copy_words(rows, at, table.acts, 2 * HISTORY * seat + table.newest, HISTORY)

    def _write_spare_roles(self, rows: vec[i64], at: i64, state: State, seat: i64) -> None:
        """The role cards that were set aside."""
        mine = state.known_roles[seat]
        place: i64
        words = vec[i64]([0] * (SPARE_ROLES // 8))
        for place in range(min(len(state.spare_roles), SPARE_ROLES)):
            number = state.role_ids[self.seats + place]
            if state.revealed or mine >> number & 1:
                words[place >> 3] |= (state.spare_roles[place] + 1) << 8 * (place & 7)
        for place in range(len(words)):
            rows[at + self.layout.spare_roles + place] = words[place]

    def _write_rest(self, rows: vec[i64], at: i64, state: State, seat: i64) -> None:
        """What only modules bring: roles set aside, hands once seen, what lies hidden."""
        layout = self.layout
        self._write_spare_roles(rows, at, state, seat)
        write_memories(rows, at + layout.memories, state, seat, self)
        slices = seen_slices(state, seat)
        write_finds(rows, at + layout.finds, slices)
        write_kept(rows, at + layout.kept, slices, seat, self)

    def write_overflow(self, rows: vec[i64], row: Row, choices: vec[i64], seat: i64) -> None:
        """The answers that this page lists, as words of the shape that acts have."""
        at = row.at + self.layout.overflow
        place: i64
        for place in range(len(choices)):
            rows[at + place] = self.coder.seen(self.coder.described(seat, choices[place]), seat)
        for place in range(len(choices), row.overflows):
            rows[at + place] = 0
        row.overflows = len(choices)

    def rotated(self, mask: i64, seat: i64) -> i64:
        """A mask of seats counted from this one."""
        return (mask >> seat | mask << (self.seats - seat)) & self.all_seats


def asked_cells(state: State) -> i64:
    """The cells that the question is about, up to three."""
    word: i64 = 0
    shift: i64 = 0
    for cell in state.top().asks_about():
        if shift < 48:
            word |= cell << shift
            shift += 16
    return word


def announcer(state: State) -> i64:
    """Who has announced what waits to take effect."""
    place: i64 = len(state.stack) - 1
    while place >= 0:
        if state.stack[place].announced() != NOBODY:
            return state.stack[place].announcer()
        place -= 1
    return NOBODY
