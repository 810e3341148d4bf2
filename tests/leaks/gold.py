"""Nugget cards, one by one, over all rounds: in the supply, in pools, and in front of seats."""

from __future__ import annotations

from motherlode.rules.core.gold import (
    DRAWN,
    GIVEN,
    GRANTED,
    PICKED,
    RETURNED,
    TOOK,
    entry_kind,
    entry_nuggets,
    entry_pool,
    entry_seat,
    nugget,
    worths,
)
from motherlode.rules.core.state import State
from tests.leaks.known import LOOKS, OWN_POOL, SUPPLY
from tests.leaks.packs import Pack

FACT: dict[int, str] = {
    PICKED: "NuggetPicked",
    TOOK: "NuggetsTaken",
    GIVEN: "NuggetGiven",
    RETURNED: "NuggetTurnedIn",
    GRANTED: "NuggetGranted",
}
"""The event that tells of a line of the ledger."""


class Nuggets(Pack):
    """All nugget cards of a game. Their worth is their face."""

    def __init__(self, state: State, tick: int) -> None:
        super().__init__()
        self.seats = int(state.seats)
        self.everybody = range(-1, self.seats)
        held = [state.rules.nuggets] if not len(state.ledger) else [state.supply]
        self.supply = [self.add(int(worth)) for packed in held for worth in worths(packed)]
        self.won: list[list[int]] = [[] for _ in range(self.seats)]
        self.pools: dict[int, list[int]] = {}
        self.lines: list[tuple[int, ...]] = []  # the cards of each line of the ledger
        self.ticks: list[int] = []  # and when it was written
        self.handfuls: list[
            tuple[int, tuple[int, ...]]
        ] = []  # when, and which: B-62 tells their worth
        self.meet(range(len(self.faces)), ("supply",), tick)
        for card in self.supply:
            self.enter(card, ("supply",), tick + 1)

    def settle(self, state: State, tick: int) -> tuple[int, list[tuple[str, tuple[int, ...], int]]]:
        """Follow the ledger; the next tick, and for each line its fact, cards and tick."""
        told: list[tuple[str, tuple[int, ...], int]] = []
        for line in list(state.ledger)[len(self.lines) :]:
            tick += 1
            cards = self._follow(int(line), tick)
            self.lines.append(cards)
            self.ticks.append(tick)
            if (fact := FACT.get(int(entry_kind(line)))) is not None:
                told.append((fact, cards, tick))
        if not state.over and len(state.stack):
            self._look(state, tick + 1)
        return tick + 2, told

    def _follow(self, line: int, tick: int) -> tuple[int, ...]:
        kind, seat, pool = int(entry_kind(line)), int(entry_seat(line)), int(entry_pool(line))
        faces = [int(worth) for worth in worths(entry_nuggets(line))]
        if kind == DRAWN:
            self.pools[pool] = []
            return self._move(self.supply, self.pools[pool], ("pool", pool, tick), faces, tick)
        held, zone = self.won[seat], ("won", seat)
        if kind == RETURNED:
            cards = self._move(held, self.supply, ("supply",), faces, tick)
            self._see(cards, self.everybody, tick)
            return cards
        if kind in (PICKED, GIVEN):
            cards = self._move(self.pools[pool], held, zone, faces, tick)
            self._see(cards, (seat,) if kind == PICKED else (seat, pool), tick)  # D-6
            return cards
        cards = self._move(self.supply, held, zone, faces, tick)
        self._see(cards, self.everybody if kind == GRANTED else (seat,), tick)
        if kind == TOOK:
            self.handfuls.append((tick, cards))
        return cards

    def _see(self, cards: tuple[int, ...], seats: range | tuple[int, ...], tick: int) -> None:
        for card in cards:
            self.see(card, seats, tick)

    def _move(
        self,
        source: list[int],
        target: list[int],
        zone: tuple[object, ...],
        faces: list[int],
        tick: int,
    ) -> tuple[int, ...]:
        """Cards of these worths; the one that most have seen stays where it is."""
        moved: list[int] = []
        for face in faces:
            same = [card for card in source if self.faces[card] == face]
            card = min(same, key=lambda card: len(self.seen[card]))
            source.remove(card)
            self.leave(card, tick)
            self.enter(card, zone, tick)
            moved.append(card)
        target += moved
        return tuple(moved)

    def _look(self, state: State, tick: int) -> None:
        """Whoever is asked to choose among nuggets sees them."""
        frame = state.top()
        where = LOOKS.get(frame.name())
        if where is None:
            return
        seat = int(frame.seat)
        pool = seat if where == OWN_POOL else 0
        for card in self.supply if where == SUPPLY else self.pools[pool]:
            self.see(card, (seat,), tick)

    def packed(self, cards: tuple[int, ...] | list[int]) -> int:
        """Cards as a state holds them."""
        return sum(int(nugget(self.faces[card])) for card in cards)
