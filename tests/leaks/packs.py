"""Packs: every card a thing of its own, where it lay together with others, and who saw it when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

Zone: TypeAlias = tuple[object, ...]
NEVER: Final = 1 << 60
DEALT: Final[Zone] = ("deck",)  # where all cards of a pack lay before they were dealt
NOBODY: Final[frozenset[int]] = frozenset()


class Stay(NamedTuple):
    """From a tick to another a card lay unseen with others; not for those who are aware."""

    zone: Zone
    start: int
    end: int
    aware: frozenset[int]


class Pack:
    """Cards of one kind. A card is its number; what is printed on it never changes."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.stays: list[list[Stay]] = []
        self.seen: list[dict[int, int]] = []  # of each card, by seat: the last tick it was seen

    def add(self, face: int) -> int:
        """One more card."""
        self.faces.append(face)
        self.stays.append([])
        self.seen.append({})
        return len(self.faces) - 1

    def enter(self, card: int, zone: Zone, tick: int) -> None:
        """From now on it lies with others."""
        self.stays[card].append(Stay(zone, tick, NEVER, NOBODY))

    def leave(self, card: int, tick: int) -> None:
        """It lies there no longer."""
        stays = self.stays[card]
        if stays and stays[-1].end == NEVER:
            stays[-1] = stays[-1]._replace(end=tick)

    def meet(
        self, cards: Iterable[int], zone: Zone, tick: int, aware: frozenset[int] = NOBODY
    ) -> None:
        """For one tick they lie together: they are mixed."""
        for card in cards:
            self.stays[card].append(Stay(zone, tick, tick + 1, aware))

    def see(self, card: int, seats: Iterable[int], tick: int) -> None:
        """These seats see its face, and where it lies."""
        seen = self.seen[card]
        for seat in seats:
            seen[seat] = tick

    def together(self, cards: Iterable[int]) -> Iterator[list[int]]:
        """Those of these cards that lay together after they were dealt: in a hand, or mixed."""
        zones: dict[Zone, list[int]] = {}
        for card in cards:
            for zone in {stay.zone for stay in self.stays[card] if stay.zone != DEALT}:
                zones.setdefault(zone, []).append(card)
        yield from (lying for lying in zones.values() if len(lying) > 1)

    def pick(self, cards: Iterable[int], face: int) -> int:
        """One of these cards with this face."""
        return next(card for card in cards if self.faces[card] == face)


class Exchange(NamedTuple):
    """Two cards that went each other's way after a tick."""

    one: int
    other: int
    tick: int


class Shuffled:
    """A pack in another world, which one seat can't tell from the real one."""

    def __init__(self, pack: Pack, seat: int, latest: int) -> None:
        self.pack = pack
        self.seat = seat
        self.latest = latest  # the tick up to which both worlds have a past
        self.exchanges: list[Exchange] = []
        self._stays: dict[int, list[Stay]] = {}  # where they differ from those of the pack

    def exchange(self, one: int, other: int, before: int = NEVER) -> bool:
        """Let two cards change places, if this seat can't know; whether they did."""
        tick = self._meeting(one, other)
        if tick is None or tick >= before:
            return False
        self.exchanges.append(Exchange(one, other, tick))
        before_one, after_one = cut(self._stays_of(one), tick)
        before_other, after_other = cut(self._stays_of(other), tick)
        self._stays[one] = before_one + after_other
        self._stays[other] = before_other + after_one
        return True

    def undo(self) -> None:
        """Take back the last exchange."""
        one, other, tick = self.exchanges.pop()
        before_one, after_one = cut(self._stays_of(one), tick)
        before_other, after_other = cut(self._stays_of(other), tick)
        self._stays[one] = before_one + after_other
        self._stays[other] = before_other + after_one

    def image(self, card: int, tick: int) -> int:
        """The card that is in the place of this one at a tick."""
        for one, other, since in self.exchanges:
            if tick > since:
                card = other if card == one else one if card == other else card
        return card

    def face(self, card: int, tick: int) -> int:
        """What is printed on the card in the place of this one."""
        return self.pack.faces[self.image(card, tick)]

    def _stays_of(self, card: int) -> list[Stay]:
        return self._stays.get(card, self.pack.stays[card])

    def _meeting(self, one: int, other: int) -> int | None:
        """The first tick at which they lay together, after this seat had seen either."""
        seen = self.pack.seen
        since = max(seen[one].get(self.seat, -1), seen[other].get(self.seat, -1))
        theirs = self._stays_of(other)
        for a in self._stays_of(one):
            if a.end <= since:
                continue
            for b in theirs:
                if a.zone == b.zone and self.seat not in a.aware:
                    tick = max(a.start, b.start, since)
                    if tick < min(a.end, b.end) and tick <= self.latest:
                        return tick
        return None


def cut(stays: list[Stay], tick: int) -> tuple[list[Stay], list[Stay]]:
    """Stays up to a tick, and after it."""
    before = [stay._replace(end=min(stay.end, tick + 1)) for stay in stays if stay.start <= tick]
    after = [
        stay._replace(start=max(stay.start, tick + 1)) for stay in stays if stay.end > tick + 1
    ]
    return before, after
