"""Outlook: a world in numbers, from which a small net tells who will win the round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.common.distances import cell_of
from motherlode.bots.common.goal_values import FAR, cards_left
from motherlode.bots.common.knowledge import CERTAIN, SABOTEUR, Knowledge, knowledge_of
from motherlode.bots.common.progress import Progress
from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.cells import ALLOWED
from motherlode.rules.core.state import STRIDE, State
from motherlode.rules.core.views import View, view

NO_CELLS: Final = vec[i64]()

# Where the numbers of one kind begin.
NEAR: Final = 0  # how many cards it takes to the treasure, 0 to 10
NEXT: Final = 11  # how many more from the next tunnel end, 0 to 3
WRONG: Final = 15  # how many to the nearest other goal, 0 to 5
SABOTEURS: Final = 21  # how many there are, 0 to 4
DIGGING: Final = 26  # how many diggers have whole tools, 0 to 5
TABLE: Final = 32  # the table as a whole
TABLE_SIZE: Final = 17
TURNS: Final = TABLE + TABLE_SIZE  # whoever comes next, seat by seat
SLOTS: Final = 6
SLOT: Final = 15
SIDES: Final = TURNS + SLOTS * SLOT  # all diggers and all saboteurs together
SIDE: Final = 11
SIZE: Final = SIDES + 2 * SIDE

# Within a slot
IS_DIGGER: Final = 0
IS_BROKEN: Final = 1
IS_SABOTEUR: Final = 2
SABOTEUR_BROKEN: Final = 3
ADVANCES: Final = 4  # holds a card that leads on; to a digger only
FINISHES: Final = 5
KNOWS: Final = 6  # knows where the treasure is
MENDS: Final = 7  # holds what mends its own tool
# what is held: these also make up a side
BREAKS: Final = 8
FALLS: Final = 9
FIXES: Final = 10
TUNNELS: Final = 11
DEAD_ENDS: Final = 12
LEADING: Final = 13  # how many cards lead on
WATCHED: Final = 14  # how suspicious the seat is to the diggers

SUSPICIOUS: Final = 100.0  # points of suspicion that count as one
MOST: Final = 2.0
UNWATCHED: Final = vec[i64]()


class Outlook:
    """Looks at worlds of one rule set."""

    def __init__(self) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * SIZE)
        self.progress: Progress = Progress()
        self.leads: vec[i64] = vec[i64]([0] * 128)  # by card, at the nearest end: 0 not known yet
        self.watched: vec[i64] = UNWATCHED  # by seat: points of suspicion, on average
        self.treasure: i64 = 0
        self.end: i64 = 0

    def look(self, state: State, watched: vec[i64]) -> None:
        """Put a world that waits for a turn into numbers, with what diggers think of each seat."""
        known = knowledge_of(state.rules)
        self.watched = watched
        seen = view(state, state.top().seat)
        self.numbers = vec[float]([0.0] * SIZE)
        self._find_treasure(state, known)
        self._measure(seen, known)
        self._look_at_table(state, seen, known)
        self._look_at_seats(state, seen, known)

    def _find_treasure(self, state: State, known: Knowledge) -> None:
        goal: i64
        for goal in range(len(state.goals)):
            if state.goals[goal] == known.treasure:
                self.treasure = goal

    def _measure(self, seen: View, known: Knowledge) -> None:
        """How far it is to each goal."""
        progress = self.progress
        values = progress.values
        goals: i64 = len(seen.goal_cells)
        values.goals = goals
        goal: i64
        for goal in range(goals):
            is_open = not seen.turned_goals >> goal & 1
            values.weights[goal] = CERTAIN if is_open else 0
        progress.survey(seen, seen.maze, NO_CELLS, known)
        for goal in range(goals):
            values.weights[goal] = CERTAIN if goal == self.treasure else 0
            values.curves[goal] = 0
        self.leads = vec[i64]([0] * 128)
        self.end = cell_of(progress.first_at[self.treasure])

    def _look_at_table(self, state: State, seen: View, known: Knowledge) -> None:
        numbers = self.numbers
        progress = self.progress
        first = progress.first[self.treasure]
        second = progress.second[self.treasure]
        numbers[NEAR + min(first, 10)] = 1.0
        numbers[NEXT + min(second - first, 3)] = 1.0
        wrong: i64 = FAR
        goal: i64
        for goal in range(len(seen.goal_cells)):
            if goal != self.treasure and not seen.turned_goals >> goal & 1:
                wrong = min(wrong, progress.first[goal])
        numbers[WRONG + min(wrong, 5)] = 1.0
        left = cards_left(seen)
        numbers[TABLE] = float(seen.deck_size) / 40.0
        numbers[TABLE + 1] = float(left) / 60.0
        numbers[TABLE + 2] = float(left) / float(seen.seats) / 10.0
        numbers[TABLE + 3] = float(len(seen.maze.frontier)) / 10.0
        numbers[TABLE + 4] = float(known.bridges[seen.maze.code_at(self.end)]) / 20.0
        numbers[TABLE + 5] = 1.0 if seen.deck_size == 0 else 0.0
        numbers[TABLE + 6] = float(seen.turned_goals & 1) + float(seen.turned_goals >> 1 & 1)
        numbers[TABLE + 6] = (numbers[TABLE + 6] + float(seen.turned_goals >> 2 & 1)) / 2.0
        numbers[TABLE + 7] = float(seen.seats) / 10.0
        numbers[TABLE + 8] = float(min(first, 12)) / 12.0
        numbers[TABLE + 9] = float(left) / float(1 + min(first, 12)) / 20.0
        numbers[TABLE + 10] = float(seen.passes) / 10.0
        numbers[TABLE + 14] = float(min(progress.third[self.treasure] - first, 8)) / 8.0
        other = seen.maze.code_at(cell_of(progress.second_at[self.treasure]))
        numbers[TABLE + 15] = float(known.bridges[other]) / 20.0 if second < FAR else 0.0
        numbers[TABLE + 16] = float(min(second, 12)) / 12.0

    def _look_at_seats(self, state: State, seen: View, known: Knowledge) -> None:
        numbers = self.numbers
        place: i64
        saboteurs: i64 = 0
        digging: i64 = 0
        knowing: i64 = 0
        diggers: i64 = 0
        for place in range(seen.seats):
            seat = (seen.asked + place * seen.direction) % seen.seats
            is_saboteur = known.stance_of[state.roles[seat]] == SABOTEUR
            is_broken = seen.front[seat] & seen.rules.blocking != 0
            if is_saboteur:
                saboteurs += 1
            else:
                diggers += 1
                digging += not is_broken
                knowing += self._knows(seen, seat)
            self._look_at_hand(state, seen, known, seat, place, is_saboteur, is_broken)
        numbers[SABOTEURS + min(saboteurs, 4)] = 1.0
        numbers[DIGGING + min(digging, 5)] = 1.0
        numbers[TABLE + 11] = float(knowing) / float(max(diggers, 1))
        numbers[TABLE + 12] = float(digging) / float(max(diggers, 1))
        numbers[TABLE + 13] = float(saboteurs) / float(seen.seats)

    def _knows(self, seen: View, seat: i64) -> bool:
        """Whether a seat can tell where the treasure is."""
        looked = seen.lookers[seat] | seen.turned_goals
        if looked >> self.treasure & 1:
            return True
        goal: i64
        for goal in range(len(seen.goal_cells)):
            if goal != self.treasure and not looked >> goal & 1:
                return False
        return True

    def _look_at_hand(
        self,
        state: State,
        seen: View,
        known: Knowledge,
        seat: i64,
        place: i64,
        is_saboteur: bool,
        is_broken: bool,
    ) -> None:
        numbers = self.numbers
        slot = TURNS + place * SLOT
        side = SIDES + (SIDE if is_saboteur else 0)
        breaks: i64 = 0
        falls: i64 = 0
        fixes: i64 = 0
        tunnels: i64 = 0
        dead_ends: i64 = 0
        leads: i64 = 0
        leading: i64 = 0
        mends: i64 = 0
        rules = seen.rules
        start = seat * STRIDE + 1
        at: i64
        for at in range(start, start + state.hands[start - 1]):
            card = state.hands[at]
            verb = rules.verb_of[card]
            if known.lays[verb]:
                if known.through[card]:
                    tunnels += 1
                    lead = self._lead(seen, known, card)
                    leads = max(leads, lead)
                    leading += lead > 1
                else:
                    dead_ends += 1
            elif verb == known.breaks:
                breaks += 1
            elif verb == known.rockfall:
                falls += 1
            elif verb == known.fix:
                fixes += 1
                mends |= seen.front[seat] & rules.marks_of[card]
        if place < SLOTS:
            if is_saboteur:
                numbers[slot + (SABOTEUR_BROKEN if is_broken else IS_SABOTEUR)] = 1.0
            else:
                numbers[slot + (IS_BROKEN if is_broken else IS_DIGGER)] = 1.0
                if not is_broken:
                    numbers[slot + ADVANCES] = 1.0 if leads > 1 else 0.0
                    numbers[slot + FINISHES] = 1.0 if leads > 2 else 0.0
            numbers[slot + KNOWS] = 1.0 if self._knows(seen, seat) else 0.0
            numbers[slot + MENDS] = 1.0 if mends else 0.0
            sign = -1.0 if is_saboteur else 1.0
            numbers[slot + BREAKS] = sign * float(breaks) / 2.0
            numbers[slot + FALLS] = sign * float(falls)
            numbers[slot + FIXES] = sign * float(fixes) / 2.0
            numbers[slot + TUNNELS] = sign * float(tunnels) / 4.0
            numbers[slot + DEAD_ENDS] = sign * float(dead_ends) / 2.0
            numbers[slot + LEADING] = sign * float(leading) / 3.0
            numbers[slot + WATCHED] = sign * self._suspicion(seat)
        numbers[side] += float(breaks) / 4.0
        numbers[side + 1] += float(falls) / 2.0
        numbers[side + 2] += float(fixes) / 4.0
        numbers[side + 3] += float(tunnels) / 12.0
        numbers[side + 4] += float(dead_ends) / 4.0
        if is_broken:
            numbers[side + 5] += 0.25
        else:
            numbers[side + 6] += 0.25 if leads > 1 else 0.0
            numbers[side + 7] += 0.25 if leads > 2 else 0.0
        numbers[side + 8] += 0.25 if mends else 0.0
        numbers[side + 9] += 0.0 if is_broken else float(leading) / 8.0
        numbers[side + 10] += self._suspicion(seat) / 4.0

    def _suspicion(self, seat: i64) -> float:
        """How suspicious a seat is, within bounds."""
        return max(-MOST, min(MOST, float(self.watched[seat]) / SUSPICIOUS))

    def _lead(self, seen: View, known: Knowledge, card: i64) -> i64:
        """Whether a card leads on from the nearest end (2), to the treasure (3), or not (1)."""
        found = self.leads[card]
        if found:
            return found
        found = 1
        progress = self.progress
        allowed = ALLOWED[seen.maze.code_at(self.end)]
        for tile in (card, card | TURNED):
            if allowed >> seen.rules.tiles.openings[tile] & 1:
                gain = progress.lay(seen.maze, known, self.end, tile)
                if progress.reached >> self.treasure & 1:
                    found = 3
                elif gain > 0:
                    found = max(found, 2)
        self.leads[card] = found
        return found
