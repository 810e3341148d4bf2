"""A shadow: it follows a round choice by choice with the oracle's rules alone.

It reads the engine once, when the round is dealt; from then on it must foresee everything.
"""

from __future__ import annotations

from motherlode.rules.core.state import State
from tests.support import oracle, plain
from tests.support.oracle import Cell, Option


class Shadow:
    """One round of the base game, the tournament or the duel, in plain data."""

    def __init__(self, state: State) -> None:
        self.duel = state.rules.game == "duel"
        self.all_passed_ends = state.rules.edition == "english"
        self.played_face_up = state.rules.edition != "english" and not self.duel
        self.seats = int(state.seats)
        self.maze = plain.maze_of(state)
        self.goals = plain.goals_of(state)
        self.face_down = plain.face_down_of(state)
        self.hands = {seat: plain.hand_of(state, seat) for seat in range(self.seats)}
        self.front: dict[int, list[str]] = {seat: [] for seat in range(self.seats)}
        self.deck = plain.deck_of(state)
        self.discard: list[tuple[str, bool]] = []
        self.mover = int(state.first)
        self.last_turn = self.mover
        self.passes = 0
        self.finder: int | None = None
        self.over = False
        self.to_fit: list[Cell] = []
        """Goals turned over that still have to be fitted, in order."""
        self.to_choose: list[Cell] = []
        """In the duel: the goals of which the mover turns one (D-4)."""

    # What may be done

    def options(self) -> set[Option]:
        """The options of the mover's turn."""
        if self.duel:
            return oracle.duel_options(self.maze, self.face_down, self.hands[self.mover])
        return oracle.turn_options(
            self.maze, self.goals, self.face_down, self.hands[self.mover], self.mover, self.front
        )

    # What follows

    def play(self, option: Option) -> None:
        """Carry out a turn's option, up to the next decision."""
        kind = option[0]
        self.last_turn = self.mover
        if kind == "give_up":
            self.over = True
            return
        was_empty = not self.deck
        if kind in ("pass", "discard"):
            for card in option[1:]:
                self._play_card(str(card), face_up=False)
            self.passes += was_empty
        else:
            self.passes = 0
        if kind == "lay":
            _, card, cell, turned = option
            assert isinstance(cell, tuple)
            self.hands[self.mover].remove(str(card))
            self.maze[cell] = (oracle.PATH_CARDS[str(card)][0], bool(turned))
            self._look_at_goals()
            if self.over or self.to_fit or self.to_choose:
                return
        elif kind == "break":
            _, card, seat = option
            self.hands[self.mover].remove(str(card))
            assert isinstance(seat, int)
            self.front[seat].append(oracle.BREAKS[str(card)])
        elif kind == "fix":
            _, card, seat, tool = option
            assert isinstance(seat, int)
            self.front[seat].remove(str(tool))
            self._put_on_discard("break_" + str(tool))
            self._play_card(str(card), self.played_face_up)
        elif kind == "rockfall":
            cell = option[1]
            assert isinstance(cell, tuple)
            shape = self.maze[cell][0]
            self.maze = oracle.without(self.maze, cell)
            (hit,) = [name for name, card in oracle.PATH_CARDS.items() if card[0] == shape]
            self._put_on_discard(hit)
            self._play_card("rockfall", self.played_face_up)
        elif kind == "map":
            self._play_card("map", self.played_face_up)
        self._end_turn()

    def choose_way(self, turned: bool) -> None:
        """The mover chose how a goal lies."""
        self._fit(turned)
        self._fit_on()

    def choose_goal(self, cell: Cell) -> None:
        """The mover of the duel chose which goal is turned (D-4)."""
        assert cell in self.to_choose
        self._turn([cell])

    def _look_at_goals(self) -> None:
        reached = oracle.reached_goals(self.maze, self.face_down)
        if self.duel and len(reached) > 1:
            self.to_choose = reached
        elif reached:
            self._turn(reached)

    def _turn(self, cells: list[Cell]) -> None:
        self.face_down -= set(cells)
        if self.duel or "goal_treasure" in {self.goals[cell] for cell in cells}:
            self.finder = self.mover
            self.over = True
            return
        self.to_fit += cells
        self._fit_on(ends_turn=False)

    def _fit_on(self, ends_turn: bool = True) -> None:
        """Fit goals until the mover must choose; then see what they have linked (B-52)."""
        while self.to_fit and len(self.ways()) == 1:
            self._fit(self.ways()[0])
        if self.to_fit:
            return
        self._look_at_goals()
        if ends_turn and not self.over and not self.to_fit:
            self._end_turn()

    def ways(self) -> list[bool]:
        """How the goal that is fitted next may lie."""
        cell = self.to_fit[0]
        return oracle.goal_ways(self.maze, cell, oracle.GOAL_SHAPES[self.goals[cell]])

    def _fit(self, turned: bool) -> None:
        cell = self.to_fit.pop(0)
        self.maze[cell] = (oracle.GOAL_SHAPES[self.goals[cell]], turned)

    def _put_on_discard(self, card: str) -> None:
        self.discard.append((card, self.played_face_up))

    def _play_card(self, card: str, face_up: bool) -> None:
        self.hands[self.mover].remove(card)
        self.discard.append((card, face_up))

    def _draw(self, count: int) -> None:
        for _ in range(min(count, len(self.deck))):
            self.hands[self.mover].append(self.deck.pop(0))
        self.hands[self.mover].sort()

    def _end_turn(self) -> None:
        """Draw; then look for the next player who has something to decide (B-10 to B-12, B-54)."""
        self._draw(6 - len(self.hands[self.mover]) if self.duel else 1)
        while not self._round_is_over():
            self.mover = (self.mover + 1) % self.seats
            if self.duel and not oracle.open_cells(self.maze, self.face_down):
                if not self.options():
                    self.over = True  # D-5
                return
            if self.hands[self.mover]:
                return
            if self.deck:
                self.last_turn = self.mover
                self._draw(1)
            else:
                self.passes += 1
        self.over = True

    def _round_is_over(self) -> bool:
        if self.all_passed_ends and self.passes >= self.seats:
            return True
        return not self.deck and not any(self.hands.values())
