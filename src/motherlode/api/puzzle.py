"""Puzzle: a moment of a game with a question, for programs."""

from __future__ import annotations

from motherlode.outside import clock
from motherlode.puzzles.collection import day_of, puzzle_of, puzzle_with, puzzles
from motherlode.puzzles.scene import Scene
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.reasons import because
from motherlode.rules.core.views import Prompt, View


class Puzzle:
    """A question about a game that bots played, through the eyes of one seat.

    >>> puzzle = Puzzle(1)
    >>> puzzle.id, puzzle.kind in ("who", "move", "map"), 1 <= puzzle.grade <= 5
    (1, True, True)
    >>> any(puzzle.answer(text) for text in puzzle.answers)
    True

    `who` asks for a saboteur, `move` for the best move, `map` for the place of the treasure.
    """

    def __init__(self, id: int) -> None:
        """The puzzle with this number."""
        self._puzzle = puzzle_with(id)
        self._scene = Scene(self._puzzle)

    @staticmethod
    def today() -> Puzzle:
        """The puzzle of this day."""
        return Puzzle(puzzle_of(day_of(clock.date())).id)

    @staticmethod
    def count() -> int:
        """How many puzzles there are; they are numbered from 1 on."""
        return len(puzzles())

    @property
    def id(self) -> int:
        """The number of the puzzle."""
        return self._puzzle.id

    @property
    def kind(self) -> str:
        """`who`, `move` or `map`."""
        return self._puzzle.kind

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5."""
        return self._puzzle.grade

    @property
    def seat(self) -> int:
        """Whose eyes."""
        return self._puzzle.eyes

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return self._puzzle.players

    @property
    def answers(self) -> list[str]:
        """Everything that can be answered: names, moves in the notation, or places of goals."""
        return self._scene.answers()

    @property
    def data(self) -> dict[str, object]:
        """All that the seat knows as plain data, ready for JSON: view, events, claims, position."""
        return self._scene.data()

    def view(self) -> View:
        """The table as the seat knows it, as bots get it."""
        return self._scene.view

    def prompt(self) -> Prompt:
        """What the seat is asked, as bots get it; no choices unless it is its turn."""
        return self._scene.prompt

    def position(self) -> str:
        """A position that the seat can't tell from the real one, what is hidden dealt at random."""
        return self._scene.position()

    def answer(self, text: str) -> bool:
        """Whether an answer is right; one that isn't offered is a `BadNotation`."""
        if text not in self.answers:
            raise BadNotation(
                because("no-answer", "{text} isn’t one of the answers", text=text[:80])
            )
        return text in self._puzzle.right

    def __repr__(self) -> str:
        return f"<Puzzle {self.id}: {self.kind}, grade {self.grade}>"
