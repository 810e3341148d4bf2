"""The decisions of the core: the turn, goals reached, which way up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.choices import CARD, TARGET, WAY, card_of, target_of, verb_of
from motherlode.rules.core.contract import NOBODY, Frame
from motherlode.rules.core.events import CardFitted, GoalTurned
from motherlode.rules.core.path_lengths import path_length
from motherlode.rules.core.rounds import END_TURNS, end_turn, finish_round
from motherlode.rules.core.state import STRIDE, State

NO_SPOTS: Final = vec[i64]()


class Turn(Frame):
    """Play one card or pass with one (B-10)."""

    def options(self, state: State) -> vec[i64]:
        out = card_options(state, self.seat)
        return with_modules(state, self.seat, out) if state.rules.bends else out

    def answer(self, state: State, choice: i64) -> None:
        verb = state.rules.verbs[verb_of(choice)]
        if verb.asks or state.rules.announces:
            carry_out_turn(state, self.seat, choice)
            return
        begin_to_act(state, self.seat, choice)
        waiting = len(state.stack)
        verb.resolve(state, self.seat, choice)
        if verb.puts_card and len(state.stack) > waiting:
            reach = state.pop()  # the turn ends after that
            state.push(END_TURNS[self.seat])
            state.push(reach)
        else:
            end_turn(state, self.seat)


def card_options(state: State, seat: i64) -> vec[i64]:
    """Every way to play a card of a hand, and to pass with it."""
    rules = state.rules
    hands = state.hands
    shapes = rules.shapes
    maze = state.maze
    spots = maze.open_spots() if maze.stale else maze.spots
    if state.front[seat] & rules.blocking:
        spots = NO_SPOTS  # B-25
    place = seat * STRIDE
    end = place + hands[place]
    out = vec[i64](capacity=32)
    last: i64 = -1
    while place < end:
        place += 1
        card = hands[place]
        if card != last:
            last = card
            shape = shapes[card]
            if shape:
                if len(spots):
                    out = with_spots(out, rules.lay_verb | card << CARD, spots, shape)
            else:
                out = rules.verbs[rules.verb_of[card]].targets(state, seat, card, out)
            out = append(out, rules.pass_verb | card << CARD)
    return out


def with_spots(out: vec[i64], played: i64, spots: vec[i64], shape: i64) -> vec[i64]:
    """Append a choice for each spot that a path card fits and links, and way up (B-20 to B-22)."""
    upright = shape & 65535
    turned = shape >> 16
    either = upright | turned
    for spot in spots:
        if spot & either:
            choice = played | spot >> 16 << TARGET
            if spot & upright:
                out = append(out, choice)
            if spot & turned:
                out = append(out, choice | 1 << WAY)
    return out


def with_modules(state: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """A turn's choices with what modules add to them and take from them."""
    for module in state.rules.add_options:
        out = module.add_options(state, seat, out)
    return restricted(state, seat, out)


def restricted(state: State, seat: i64, out: vec[i64]) -> vec[i64]:
    """Choices with what modules take from them or change in them."""
    for module in state.rules.restrict:
        out = module.restrict(state, seat, out)
    return out


def carry_out_turn(state: State, seat: i64, choice: i64) -> None:
    """Let a turn's choice take effect; the turn ends when nothing it caused is left to decide."""
    begin_to_act(state, seat, choice)
    state.push(END_TURNS[seat])
    announce(state, seat, choice)


def begin_to_act(state: State, seat: i64, choice: i64) -> None:
    """Note that a seat takes its turn, and whether it passes."""
    state.last_turn = seat
    if verb_of(choice) != state.rules.pass_verb:
        state.passes = 0
    elif state.drawn >= len(state.deck):
        state.passes += 1


def announce(state: State, seat: i64, choice: i64) -> None:
    """Say what is played; it takes effect when every window about it is closed."""
    rules = state.rules
    verb = rules.verbs[verb_of(choice)]
    if rules.announces and verb.plays_card:
        state.push(CarryOut(seat, choice))
        for module in rules.before_play:
            module.before_play(state, seat, choice)
    else:
        verb.resolve(state, seat, choice)


@mypyc_attr(acyclic=True)
class CarryOut(Frame):
    """A card was announced and waits to take effect."""

    def __init__(self, mover: i64, choice: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover
        self.choice: i64 = choice

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.choice)

    def announced(self) -> i64:
        return self.choice

    def announcer(self) -> i64:
        return self.mover

    def run(self, state: State) -> None:
        if len(state.rules.before_effect) == 0:
            carry_out(state, self.mover, self.choice)
            return
        state.push(Effect(self.mover, self.choice))
        for module in state.rules.before_effect:
            module.before_effect(state, self.mover, self.choice)


@mypyc_attr(acyclic=True)
class Effect(CarryOut):
    """An announced card takes effect when what has to come before it is done."""

    def run(self, state: State) -> None:
        carry_out(state, self.mover, self.choice)


def carry_out(state: State, seat: i64, choice: i64) -> None:
    """Let a card that was announced take effect."""
    state.rules.verbs[verb_of(choice)].resolve(state, seat, choice)


class Spent(Frame):
    """An announced card has had its effect: now it is discarded itself (B-36)."""

    def __init__(self, mover: i64, choice: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover
        self.choice: i64 = choice

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.choice)

    def announced(self) -> i64:
        return self.choice

    def announcer(self) -> i64:
        return self.mover

    def run(self, state: State) -> None:
        card = card_of(self.choice)
        state.take_from_hand(self.mover, card)
        state.discard_played(card)


class Reach(Frame):
    """Turn over what the mover has reached, until nothing new is reached (B-50, B-51)."""

    def __init__(self, mover: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover

    def fields(self) -> tuple[int, ...]:
        return (self.mover,)

    def run(self, state: State) -> None:
        cells = reached_cells(state)
        state.maze.reached = vec[i64]()
        for module in state.rules.also_reached:
            cells = module.also_reached(state, cells)
        if len(cells) == 0:
            return
        if state.rules.choose_order:
            if len(cells) > 1:
                state.push(OrderGoals(self.mover, cells))
                return
        turn_over(state, self.mover, cells)


class OrderGoals(Frame):
    """Several cards are reached: the mover chooses which is turned over first (B-51)."""

    def __init__(self, seat: i64, cells: vec[i64]) -> None:
        super().__init__(seat)
        self.cells: vec[i64] = cells

    def fields(self) -> tuple[int, ...]:
        return (self.seat, *[int(cell) for cell in self.cells])

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("turn")
        out = vec[i64]()
        for cell in self.cells:
            out = append(out, verb | (cell << TARGET))
        return out

    def answer(self, state: State, choice: i64) -> None:
        chosen = target_of(choice)
        waiting = vec[i64]()
        for cell in self.cells:
            if cell != chosen:
                waiting = append(waiting, cell)
        state.maze.reached = waiting
        turn_over(state, self.seat, vec[i64]([chosen]))


class Fit(Frame):
    """Lay a card that was turned over so that it fits (B-52)."""

    def __init__(self, mover: i64, cell: i64, card: i64) -> None:
        super().__init__(NOBODY)
        self.mover: i64 = mover
        self.cell: i64 = cell
        self.card: i64 = card

    def fields(self) -> tuple[int, ...]:
        return (self.mover, self.cell, self.card)

    def run(self, state: State) -> None:
        ways = state.maze.ways_up(self.cell, self.card)
        if len(ways) == 1:
            fit(state, self.mover, self.cell, ways[0])
        else:
            state.push(WayUp(self.mover, self.cell, self.card))


class WayUp(Frame):
    """A card turned over fits both ways equally well: the mover chooses (B-52)."""

    def __init__(self, seat: i64, cell: i64, card: i64) -> None:
        super().__init__(seat)
        self.cell: i64 = cell
        self.card: i64 = card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.card)

    def asks_about(self) -> vec[i64]:
        return vec[i64]([self.cell])

    def options(self, state: State) -> vec[i64]:
        return vec[i64]([state.rules.verb("upright"), state.rules.verb("turned")])

    def answer(self, state: State, choice: i64) -> None:
        turned = verb_of(choice) == state.rules.verb("turned")
        fit(state, self.seat, self.cell, self.card | TURNED if turned else self.card)


def reached_cells(state: State) -> vec[i64]:
    """The face-down cards reached, upper ones first; too short a path does not count (part 2)."""
    minimum = state.rules.minimum_path
    out = vec[i64]()
    for cell in state.maze.reached:
        if not state.maze.is_face_down(cell):
            continue  # the fitting of another goal pointed at it, while it was still to be fitted
        if minimum and state.goal_on(cell) != NOBODY and path_length(state.maze, cell) < minimum:
            continue
        place: i64 = len(out)
        out = append(out, cell)
        while place > 0 and out[place - 1] > cell:
            out[place] = out[place - 1]
            place -= 1
        out[place] = cell
    return out


def turn_over(state: State, seat: i64, cells: vec[i64]) -> None:
    """Turn goals over together: one that ends the round does; else they are fitted (B-53)."""
    if state.goal_on(cells[0]) == NOBODY:
        reach_other(state, seat, cells[0])
        return
    ending: i64 = NOBODY
    for cell in cells:
        place = state.goal_on(cell)
        goal = state.goals[place]
        state.turned_goals |= 1 << place
        if state.listening:
            state.note(GoalTurned(seat, cell, goal))
        if state.rules.ends_round[goal]:
            ending = goal
    if ending != NOBODY:
        finish_round(state, NOBODY if state.rules.lost[ending] else seat, ending)
        return
    state.push(Reach(seat))
    last: i64 = len(cells) - 1
    while last >= 0:
        state.push(Fit(seat, cells[last], state.goals[state.goal_on(cells[last])]))
        last -= 1


def reach_other(state: State, seat: i64, cell: i64) -> None:
    """What was reached isn't a goal: its module knows what happens; then look again (B-51)."""
    state.push(Reach(seat))
    for module in state.rules.reach:
        if module.reach(state, seat, cell):
            return


def fit(state: State, mover: i64, cell: i64, tile: i64) -> None:
    """Lay a card that was turned over; from now on it is part of the maze (B-24, X-2)."""
    goal = state.goal_on(cell)
    if goal == NOBODY:
        state.maze.uncover(cell, tile)
    else:
        state.maze.fix(cell, tile)
    if state.listening:
        state.note(CardFitted(cell, tile & ~TURNED, tile >> 7))
    maze_changed(state)
    if goal != NOBODY:
        for module in state.rules.after_goal:
            module.after_goal(state, mover, goal)


def laid(state: State, mover: i64) -> None:
    """A card was laid or moved: see what modules say and what it reaches (B-50)."""
    maze_changed(state)
    if len(state.maze.reached) or len(state.rules.also_reached):
        state.push(Reach(mover))


def maze_changed(state: State) -> None:
    """Tell the modules that a card was laid, removed or moved."""
    if len(state.rules.after_maze):
        for module in state.rules.after_maze:
            module.after_maze(state)


def turns(count: i64) -> vec[Frame]:
    """One turn frame for each seat, to be shared."""
    out = vec[Frame]()
    seat: i64
    for seat in range(count):
        out = append(out, Turn(seat))
    return out
