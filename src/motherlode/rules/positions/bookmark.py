"""Where a game stands, as a position that can be copied out: a turn and the choices since."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.rules.core.state import State
from motherlode.rules.positions.position import is_writable, write_position


class Bookmark:
    """Follows a game from turn to turn: only the beginning of a turn can be written down."""

    def __init__(self, state: State, names: Sequence[str], seed: int) -> None:
        self.names = names
        self.seed = seed
        self.turn: State | None = None
        self.play: list[str] = []
        self.move("", state)

    def move(self, choice: str, state: State) -> None:
        """A choice was made, and this came of it."""
        if is_writable(state):
            self.turn = state.copy()
            self.play = []
        elif choice:
            self.play.append(choice)

    def text(self) -> str:
        """The position; nothing if the game began with a question other than a turn."""
        if self.turn is None:
            return ""
        return write_position(self.turn, self.names, self.seed, self.play)
