"""Offers: the actions of whoever is asked, as a mask, and what each of them stands for."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from motherlode.env.kernel.coder import CELL, NONE, PUT, SEAT, Coder
from motherlode.env.kernel.layout import CLAIMS, GOALS, OVERFLOW, SEATS, SLOTS, TOOLS, Layout
from motherlode.env.kernel.seated import Row, Table
from motherlode.env.kernel.sight import Observer
from motherlode.rules.core.cells import WIDTH
from motherlode.rules.core.choices import CARD, DETAIL, TARGET, WAY
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.engine import call_choice, options
from motherlode.rules.core.playout import Claim
from motherlode.rules.core.round_calls import may_call
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import in_order

# What stands in place of a choice.
MORE: Final = -1  # the next page
CLAIM: Final = -2  # -2 - n: the claim of that number

SHARED: Final = -1  # two choices would have the same action

NOTHING: Final = vec[i64]()
YES: Final = vec[u8]([1])
NO: Final = vec[u8]([0])


class Offers:
    """Lists what may be answered as actions; the mask of a table has a 1 for each of them."""

    def __init__(self, layout: Layout, coder: Coder, observer: Observer) -> None:
        self.layout: Layout = layout
        self.coder: Coder = coder
        self.observer: Observer = observer
        self.calls: bool = False
        self.talks: bool = False

    def clear(self, masks: vec[u8], at: i64, table: Table) -> None:
        """Forget what was offered."""
        actions = table.actions
        no = NO[0]
        place: i64
        for place in range(table.offers):
            masks[at + actions[place]] = no
        table.offers = 0

    def write(
        self, rows: vec[i64], row: Row, masks: vec[u8], at: i64, table: Table, seat: i64
    ) -> None:
        """Write the mask of the seat that is asked, and the answers that have no other action."""
        state = table.state
        table.choices = options(state)
        table.overflowed = 0
        table.in_place = True
        others = self._write_own(masks, at, table, state.hands, seat)
        if others == 0:
            if row.overflows:
                self.observer.write_overflow(rows, row, NOTHING, seat)
        elif 0 < others <= OVERFLOW:
            self._write_others(rows, row, masks, at, table, seat)
        else:
            self.clear(masks, at, table)
            table.in_place = False
            self._write_in_order(rows, row, masks, at, table, seat)
        if self.calls or self.talks:
            self._add_extras(masks, at, table, seat)

    def _write_own(self, masks: vec[u8], at: i64, table: Table, hands: vec[i64], seat: i64) -> i64:
        """Give each choice the action of its own; how many have none, or SHARED.

        This says what `Coder.action` says, at once for all choices of a card. A choice without
        an action has that of the next page for now, which nobody is offered.
        """
        choices = table.choices
        count = len(choices)
        if count > len(table.actions):
            table.actions = vec[i64]([0] * (2 * count))
        actions = table.actions
        layout = self.layout
        corner = layout.top * WIDTH + layout.left
        forms = self.coder.forms
        first = seat * STRIDE + 1
        end = first + hands[first - 1]
        if end > first + SLOTS:
            end = first + SLOTS
        held = first
        slot: i64 = NONE
        yes = YES[0]
        others: i64 = 0
        last: i64 = -1
        place: i64
        table.offers = count
        for place in range(count):
            choice = choices[place]
            card = (choice >> CARD) & 255
            if card != last:
                if card < last:
                    held = first
                last = card
                while held < end and hands[held] < card:
                    held += 1
                slot = NONE
                if held < end and hands[held] == card:
                    slot = held - first
            form = forms[choice & 255]
            action: i64 = NONE
            if slot >= 0 and form == CELL:
                there = (choice >> TARGET & 65535) - corner
                x = there & (WIDTH - 1)
                y = there >> 8
                if x < layout.columns and 0 <= y < layout.rows:
                    action = (slot << 1 | choice >> WAY & 1) * layout.cells + y * layout.columns + x
            elif slot >= 0 and form == PUT and choice >> TARGET == 0:
                action = layout.put_one + slot
            elif slot >= 0 and form == SEAT and choice >> DETAIL == 0:
                away = (choice >> TARGET) - seat
                if away < 0:
                    away += self.coder.seats
                action = layout.aim_seat + (slot * SEATS + away) * TOOLS
            else:
                action = self.coder.action(table.state, seat, choice)
            if action == NONE:
                others += 1
                actions[place] = layout.more
                continue
            actions[place] = action
            if masks[at + action] == yes:
                table.offers = place
                return SHARED
            masks[at + action] = yes
        return others

    def _write_others(
        self, rows: vec[i64], row: Row, masks: vec[u8], at: i64, table: Table, seat: i64
    ) -> None:
        """Give the choices that have no action those of the overflow, in order of their numbers."""
        others = NOTHING[:]
        place: i64
        rank: i64
        for place in range(table.offers):
            if table.actions[place] == self.layout.more:
                others = append(others, table.choices[place])
        others = in_order(others)
        for place in range(table.offers):
            if table.actions[place] != self.layout.more:
                continue
            rank = 0
            while others[rank] != table.choices[place]:
                rank += 1
            table.actions[place] = self.layout.others + rank
            masks[at + self.layout.others + rank] = YES[0]
        table.overflowed = len(others)
        table.page = 0
        self.observer.write_overflow(rows, row, others, seat)

    def _write_in_order(
        self, rows: vec[i64], row: Row, masks: vec[u8], at: i64, table: Table, seat: i64
    ) -> None:
        """Some choices have no action of their own: by number, so that chance has no say."""
        state = table.state
        shown = vec[i64]()
        actions = vec[i64]()
        others = vec[i64]()
        for choice in in_order(options(state)):
            action = self.coder.action(state, seat, choice)
            if action == NONE or masks[at + action] == YES[0]:
                others = append(others, choice)
                continue
            masks[at + action] = YES[0]
            shown = append(shown, choice)
            actions = append(actions, action)
        table.overflowed = len(others)
        if table.page * OVERFLOW >= len(others):
            table.page = 0
        start = table.page * OVERFLOW
        listed = others[start : start + OVERFLOW]
        place: i64
        for place in range(len(listed)):
            shown = append(shown, listed[place])
            actions = append(actions, self.layout.others + place)
            masks[at + self.layout.others + place] = YES[0]
        table.choices = shown
        table.offers = len(actions)
        if len(actions) + 64 > len(table.actions):
            table.actions = vec[i64]([0] * (2 * len(actions) + 64))
        for place in range(len(actions)):
            table.actions[place] = actions[place]
        if len(others) > OVERFLOW:
            self._add(masks, at, table, self.layout.more, MORE)
        self.observer.write_overflow(rows, row, listed, seat)

    # -- what may be done besides answering ----------------------------------------------------

    def _add_extras(self, masks: vec[u8], at: i64, table: Table, seat: i64) -> None:
        state = table.state
        turn = state.top() is state.rules.turns[seat]
        if self.calls and turn and may_call(state, seat):
            self._add(masks, at, table, self.layout.call, call_choice(state, seat))
        if self.talks and turn and not table.spoke:
            number: i64
            for number in range(2 * GOALS + 2 * SEATS + TOOLS):
                if claim_of(state, seat, number) is not None:
                    self._add(masks, at, table, self.layout.claim + number, CLAIM - number)

    def _add(self, masks: vec[u8], at: i64, table: Table, action: i64, choice: i64) -> None:
        place = table.offers
        if place >= len(table.actions):
            longer = vec[i64]([0] * (2 * place))
            for other in range(place):
                longer[other] = table.actions[other]
            table.actions = longer
        table.choices = append(table.choices[:place], choice)
        table.actions[place] = action
        table.offers = place + 1
        masks[at + action] = YES[0]


def claim_of(state: State, seat: i64, number: i64) -> Claim | None:
    """The claim of a number that a seat can make now; None if it would mean nothing."""
    if number < 2 * GOALS:
        goal = number % GOALS
        if goal >= len(state.goal_cells) or state.turned_goals >> goal & 1:
            return None
        return Claim(CLAIMS[number // GOALS], state.goal_cells[goal], NOBODY, 0)
    number -= 2 * GOALS
    if number < 2 * SEATS:
        away = number % SEATS
        if away == 0 or away >= state.seats:
            return None
        return Claim(CLAIMS[2 + number // SEATS], NOBODY, (seat + away) % state.seats, 0)
    tool = number - 2 * SEATS
    if not state.front[seat] >> tool & 1:
        return None
    return Claim(CLAIMS[4], NOBODY, NOBODY, 1 << tool)


def claim_act(seat: i64, claim: Claim) -> i64:
    """What everybody hears, as a word of the history: verbs from 240 on are claims."""
    kind: i64 = len(CLAIMS)
    number: i64
    for number in range(len(CLAIMS)):
        if CLAIMS[number] == claim.kind:
            kind = number
    word = seat + 1 | (240 + kind) << 16
    if claim.about != NOBODY:
        word |= (claim.about + 1) << 8
    if claim.cell != NOBODY:
        word |= claim.cell << 32
    return word | claim.tool << 48
