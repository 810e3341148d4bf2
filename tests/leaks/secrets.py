"""Role cards, goals and chests, one by one: where each lies."""

from __future__ import annotations

from motherlode.rules.core.cards import TABLE
from motherlode.rules.core.state import State
from motherlode.rules.modules.treasure_chests.chests import Chests as ChestSlice
from motherlode.rules.modules.treasure_chests.chests import cell_of, chest_of, tunnel_of
from tests.leaks.known import TREASURE
from tests.leaks.packs import DEALT, Pack


class Roles(Pack):
    """Role cards: one before each seat, the others set aside in order."""

    def __init__(self, state: State, tick: int) -> None:
        super().__init__()
        self.seats = [self.add(int(role)) for role in state.roles]
        self.spare = [self.add(int(role)) for role in state.spare_roles]
        self.meet(range(len(self.faces)), DEALT, tick)  # B-3

    def exchange(self, seat: int, tick: int) -> int:
        """A seat's card goes below those set aside, and the top one comes (S-35, W-1)."""
        self.see(self.seats[seat], (seat,), tick)
        self.spare.append(self.seats[seat])
        self.seats[seat] = self.spare.pop(0)
        return self.seats[seat]

    def mix(self, state: State, tick: int) -> None:
        """The seats' cards are collected and dealt again (P-1)."""
        for seat, card in enumerate(self.seats):
            self.see(card, (seat,), tick)
        self.meet(self.seats, ("party", tick), tick)
        left = list(self.seats)
        for seat, role in enumerate(state.roles):
            self.seats[seat] = self.pick(left, int(role))
            left.remove(self.seats[seat])


class Goals(Pack):
    """Goal cards: those on the table by their number, and those set aside unseen."""

    def __init__(self, state: State, tick: int) -> None:
        super().__init__()
        self.placed = [self.add(int(goal)) for goal in state.goals]
        left = [int(goal) for goal in state.rules.goals]
        for goal in state.goals:
            left.remove(int(goal))
        self.aside = [self.add(goal) for goal in left]
        self.meet(range(len(self.faces)), DEALT, tick)  # B-4, G-1
        self.treasure = state.rules.number_of[TREASURE]

    def take_up(self, one: int, other: int, swapped: bool, seat: int, tick: int) -> None:
        """Two of them are swapped or not, as only one seat knows (C-17)."""
        if swapped:
            placed = self.placed
            placed[one], placed[other] = placed[other], placed[one]
        pair = (self.placed[one], self.placed[other])
        self.meet(pair, ("taken up", tick), tick, frozenset((seat,)))


class Chests:
    """Chest cards and the tunnels above them, each pack by itself, by the cell where they lie."""

    def __init__(self, state: State, kept: ChestSlice, tick: int) -> None:
        self.chests, self.tunnels = Pack(), Pack()
        self.lying: dict[int, tuple[int, int]] = {}  # by cell: chest, tunnel
        self.buried: list[tuple[int, int]] = []
        tables = [n for n, spec in enumerate(state.rules.specs) if spec.family == TABLE]
        names = state.rules.names
        free = {name: number for number in tables for name in (names[number],)}
        for hidden in [*kept.hidden, *kept.buried]:
            chest, tunnel = int(chest_of(hidden)), int(tunnel_of(hidden))
            pair = (self.chests.add(chest), self.tunnels.add(tunnel))
            self.lying[int(cell_of(hidden))] = pair
            free.pop(names[chest])
            free.pop(names[tunnel])
        for number in kept.shown:
            free.pop(names[int(number)], None)
        for name, number in free.items():
            (self.chests if name.startswith("chest") else self.tunnels).add(number)
        for pack in (self.chests, self.tunnels):
            pack.meet(range(len(pack.faces)), DEALT, tick)

    def bury(self, cell: int) -> None:
        """One is removed unopened (X-3)."""
        self.buried.append(self.lying.pop(cell))


def chest_slice(state: State) -> ChestSlice | None:
    """What the module keeps in a state, if it is played with."""
    for kept in state.slices:
        if isinstance(kept, ChestSlice):
            return kept
    return None
