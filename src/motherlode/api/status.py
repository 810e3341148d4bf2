"""How a game stands: whom it asks, in which round, and who has how much."""

from __future__ import annotations

from motherlode.rules.core import engine, gold
from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadNotation
from motherlode.rules.core.state import State
from motherlode.rules.core.views import SPECTATOR
from motherlode.rules.notation.words import no_seat, read_seat


class Status:
    """What a game tells about itself; it is the game's own part, and nothing without it."""

    names: tuple[str, ...]
    _state: State

    @property
    def rules(self) -> Rules:
        """The rules at this table: `rules.names[card]` is what a view's card number means."""
        return self._state.rules

    @property
    def seat(self) -> int | None:
        """The seat that is asked now, from 0 on; nobody when the game is over or rests."""
        seat = int(engine.asked_seat(self._state))
        return None if seat == NOBODY else seat

    @property
    def round(self) -> int:
        """The round that is played, from 1 on."""
        return int(self._state.round)

    @property
    def over(self) -> bool:
        """Whether the last round is played and all gold is counted."""
        return bool(self._state.over)

    @property
    def resting(self) -> bool:
        """Whether a round is over and lies there, roles open, until `go_on`."""
        return bool(self._state.resting)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """Who has won each round so far, such as `diggers`."""
        return self._state.outcomes

    @property
    def scores(self) -> dict[str, int]:
        """The gold of every seat so far, by name; a secret until the game is over."""
        return {name: int(one) for name, one in zip(self.names, gold.scores(self._state))}

    @property
    def winners(self) -> list[str]:
        """Whoever has the most gold, once the game is over."""
        return [self.names[seat] for seat in gold.winners(self._state)] if self.over else []

    @property
    def state(self) -> State:
        """A copy of the state beneath, for `options`, `apply` and the other plain functions."""
        return self._state.copy()

    def _numbered(self, seat: int | str) -> int:
        if isinstance(seat, str):
            return read_seat(self.names, seat)
        if not 0 <= seat < len(self.names):
            raise BadNotation(no_seat(str(seat), self.names))
        return seat

    def _watching(self, seat: int | str | None) -> int:
        return SPECTATOR if seat is None else self._numbered(seat)
