"""A window: everybody is asked at the same time, and what they have answered so far."""

from __future__ import annotations

from motherlode.tables.game.game import Game
from motherlode.tables.live.standing import Standing
from motherlode.tables.wire.entries import Sealed
from motherlode.tables.wire.errors import TableRefusal


class Window:
    """A window while it is open. Answers are sealed in the log; the first one of a seat counts."""

    def __init__(self, standing: Standing, game: Game) -> None:
        self.standing = standing
        self.game = game
        self.least = 0.0  # seconds that somebody was told: a newcomer makes it no shorter
        self._spared: dict[int, int] = {}  # answers of people who have nothing to say

    @property
    def choices(self) -> dict[int, int]:
        """What was answered, by seat."""
        return self._spared | self.standing.answers(self.game)

    @property
    def early(self) -> set[int]:
        """Who had answered before the least time was over."""
        sealed = self.standing.sealed
        return {n for n in self.choices if n in self._spared or (n in sealed and sealed[n].early)}

    def seal(self, seat: int, choice: int, is_early: bool) -> Sealed:
        """What is written down of a seat's answer, unless it has answered."""
        if seat in self.choices:
            raise TableRefusal("answered", "you’ve already answered")
        return Sealed(seat, self.game.text_of(choice), is_early)

    def spare(self, seat: int, choice: int) -> None:
        """Answer for a seat that can say nothing else."""
        self._spared[seat] = choice

    def drop(self, seat: int) -> None:
        """Somebody else sits there now."""
        self._spared.pop(seat, None)
