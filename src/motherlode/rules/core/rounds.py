"""Rounds: the deal, whose turn comes next, how a round ends and the next one begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.contract import NOBODY, Frame
from motherlode.rules.core.events import (
    CardDrawn,
    GameEnded,
    HandDealt,
    RoleDealt,
    RolesRevealed,
    RoundEnded,
    RoundStarted,
    TurnSkipped,
)
from motherlode.rules.core.gold import scores, winners
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.memories import NO_MEMORIES
from motherlode.rules.core.state import STRIDE, State


class EndTurn(Frame):
    """The mover has done what the turn was for: draw, and let the next turn begin (B-10)."""

    def __init__(self, mover: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover

    def fields(self) -> tuple[int, ...]:
        return (self.mover,)

    def run(self, state: State) -> None:
        end_turn(state, self.mover)


@mypyc_attr(acyclic=True)
class TurnOver(Frame):
    """All draws at the end of a turn are done (B-14)."""

    def __init__(self, mover: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover

    def fields(self) -> tuple[int, ...]:
        return (self.mover,)

    def run(self, state: State) -> None:
        pass_turn_on(state, self.mover)


class NextRound(Frame):
    """The gold is handed out: deal again, or end the game (B-70, B-80)."""

    def run(self, state: State) -> None:
        if state.round < state.rules.rounds:
            if state.last_turn != NOBODY:
                state.first = state.left_of(state.last_turn)
            deal_round(state)
            return
        state.over = True
        if state.listening:
            state.note(GameEnded(scores(state), winners(state)))


class ScoreRound(Frame):
    """What modules had to ask before the roles are shown is done (B-55)."""

    def run(self, state: State) -> None:
        score_round(state)


END_TURNS: Final = vec[Frame]([EndTurn(seat) for seat in range(12)])


def deal_round(state: State) -> None:
    """Shuffle and lay out everything for a new round (B-3 to B-5, B-70)."""
    rules = state.rules
    state.round += 1
    if state.stream is not None:
        state.stream = state.stream.next()
        state.rng = 0
    state.revealed = False
    state.last_turn = NOBODY
    state.finder = NOBODY
    state.found = NOBODY
    state.due = 1
    state.passes = 0
    state.callers = 0
    state.direction = 1
    state.turned_goals = 0
    state.pools = vec[i64]()
    state.discard = vec[i64](capacity=48)
    state.front = vec[i64]([0] * state.seats)
    state.any_front = 0
    state.memories = NO_MEMORIES
    state.seen_goals = state.front
    state.goal_cells = rules.goal_cells
    state.goals = rules.goals[:]
    state.shuffle(state.goals)
    if len(state.goals) > len(state.goal_cells):
        _set_goals_aside(state)
    state.maze = Maze(rules.tiles, rules.table)
    state.deck = rules.deck[:]
    state.shuffle(state.deck)
    state.drawn = 0
    state.aside = vec[i64]()
    if state.listening:
        state.note(RoundStarted(state.round, state.first))
    _deal_roles(state)
    for module in rules.setup:
        module.setup(state)
    _deal_hands(state)
    begin_turn(state, state.first)


def _set_goals_aside(state: State) -> None:
    """There are more goals than places: some are set aside unseen, but never the first (G-1)."""
    count: i64 = len(state.goal_cells)
    goals = state.goals
    place: i64
    for place in range(count, len(goals)):
        if goals[place] == state.rules.goals[0]:
            other = state.below(count)
            goals[place] = goals[other]
            goals[other] = state.rules.goals[0]
    state.goals = goals[:count]


def _deal_roles(state: State) -> None:
    roles = state.rules.roles[:]
    state.shuffle(roles)
    state.roles = roles[: state.seats]
    state.spare_roles = roles[state.seats :]
    state.role_ids = state.rules.role_ids
    state.known_roles = state.rules.own_roles
    if state.listening:
        seat: i64
        for seat in range(state.seats):
            state.note(RoleDealt(seat, state.roles[seat]))


def _deal_hands(state: State) -> None:
    state.held = 0
    seat: i64
    for seat in range(state.seats):
        state.hands[seat * STRIDE] = 0
        end = state.drawn + state.rules.hand_size
        while state.drawn < end:
            state.take_into_hand(seat, state.deck[state.drawn])
            state.drawn += 1
        if state.listening:
            state.note(HandDealt(seat, state.hand(seat), state.hand_size(seat)))


def draw(state: State, seat: i64, count: i64) -> None:
    """Draw from the deck what it can give (B-10, B-11)."""
    while count > 0 and state.drawn < len(state.deck):
        card = state.deck[state.drawn]
        state.drawn += 1
        state.take_into_hand(seat, card)
        if state.listening:
            state.note(CardDrawn(seat, card))
        count -= 1


def end_turn(state: State, seat: i64) -> None:
    """The mover draws; then modules do what comes at the end of a turn; the next turn (B-14)."""
    draw(state, seat, state.due)
    state.due = 1
    if len(state.rules.end_turn) == 0:
        pass_turn_on(state, seat)
        return
    state.push(TurnOver(seat))
    for module in state.rules.end_turn:
        module.end_turn(state, seat)


def pass_turn_on(state: State, seat: i64) -> None:
    """A turn is over, draws included: end the round (B-54) or begin the next seat's turn."""
    state.callers = 0
    nothing_left = state.held == 0 and state.drawn >= len(state.deck)
    if nothing_left or (state.rules.ends_when_all_passed and state.passes >= state.seats):
        finish_round(state, NOBODY, NOBODY)
    else:
        begin_turn(state, state.after(seat))


def begin_turn(state: State, seat: i64) -> None:
    """Ask a seat for its turn; a seat without cards passes by itself (B-12)."""
    if len(state.rules.before_turn):
        for module in state.rules.before_turn:
            if module.before_turn(state, seat):
                return
    if state.hands[seat * STRIDE]:
        state.stack = append(state.stack, state.rules.turns[seat])
        return
    if state.listening:
        state.note(TurnSkipped(seat))
    if state.drawn < len(state.deck):
        state.last_turn = seat
        draw(state, seat, 1)
    else:
        state.passes += 1
    pass_turn_on(state, seat)


def finish_round(state: State, finder: i64, found: i64) -> None:
    """End the round at once: nothing that still waits takes place (B-57)."""
    state.stack = vec[Frame]()
    state.maze.reached = vec[i64]()
    state.finder = finder
    state.found = found
    state.push(NEXT_ROUND)
    if len(state.rules.before_score) == 0:
        score_round(state)
        return
    state.push(SCORE_ROUND)
    for module in state.rules.before_score:
        module.before_score(state)


def score_round(state: State) -> None:
    """Lay everything open, say who won and hand out the gold (B-55, B-60 to B-64)."""
    state.revealed = True
    for module in state.rules.score:
        if module.score(state):
            return


def declare(state: State, winner: str, winners: vec[i64]) -> None:
    """Say who won the round, in a word and seat by seat, and show all roles (B-55)."""
    state.outcomes = (*state.outcomes, winner)
    if state.listening:
        state.note(RoundEnded(state.round, winner, state.finder, winners))
        state.note(RolesRevealed(state.roles, state.spare_roles))


NEXT_ROUND: Final = NextRound(NOBODY)
SCORE_ROUND: Final = ScoreRound(NOBODY)
