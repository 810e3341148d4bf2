"""Gold: deals the nuggets others hold, true to every pool and supply a seat has looked at.

What a seat has seen splits the cards it doesn't hold into groups whose contents it knows; within
a group every deal that gets public totals right is possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.chance import Chance
from motherlode.rules.core.contract import HIDDEN
from motherlode.rules.core.gold import (
    DRAWN,
    GRANTED,
    RETURNED,
    TOOK,
    entry_kind,
    entry_nuggets,
    entry_pool,
    entry_seat,
    nugget,
    nugget_cards,
    nugget_worth,
    nuggets_of,
    worths,
)
from motherlode.rules.core.scoring import handfuls
from motherlode.rules.core.state import State
from motherlode.rules.core.views import KNOWN, SAW, View

NO_LINE: Final = -1
NUGGETS: Final = 0xFFFFFF00
TRIES: Final = 1000  # deals that may contradict a card turned in later before one fits


class Slot:
    """Nugget cards another seat took at once, or that still lie in a pool (then `seat` is -1)."""

    def __init__(self, seat: int, count: int, line: int, total: int = 0, pool: int = -1) -> None:
        self.seat = seat
        self.count = count
        self.line = line  # its place in the ledger
        self.total = total  # what the cards are worth together, if that is public
        self.pool = pool
        self.gone = 0  # of these cards, those turned in again, packed


class Pool:
    """A pool as a seat knows it: what lies there, if known, and who took from it since."""

    def __init__(self, left: int, line: int) -> None:
        self.left = left
        self.line = line
        self.contents = HIDDEN  # packed
        self.since: list[Slot] = []


class NuggetDeal:
    """Reads a seen ledger into groups of slots, and deals each group."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.view = view
        self.chance = chance
        self.lines: list[int] = []  # the ledger as it may truly be
        self.source: dict[int, int] = {}  # line of a pick: line where its pool was drawn
        self.pools: dict[int, Pool] = {}
        self.loose: list[Slot] = []  # taken out of what the seat doesn't know
        self.nuggets = [0] * view.seats
        self.left = [0] * len(view.pool_cards)
        self.accounted = 0  # own cards and all groups dealt so far, packed
        self._remember_what_came_before()

    def _remember_what_came_before(self) -> None:
        """Slots for nuggets won before the ledger begins."""
        view = self.view
        before = [int(count) for count in view.nugget_cards]
        own = view.nuggets if view.seat >= 0 else 0
        for line in view.ledger:
            if entry_kind(line) == DRAWN or line & SAW:
                continue
            taken, count = entry_nuggets(line), (line >> 8) & 255
            if line & KNOWN:
                count = nugget_cards(taken)
            if entry_kind(line) == RETURNED:
                taken, count = -taken, -count
            before[entry_seat(line)] -= count
            if entry_seat(line) == view.seat:
                own -= taken
        for seat, count in enumerate(before):
            if seat == view.seat:
                self.nuggets[seat] = self.accounted = own
            elif count:
                self.loose.append(Slot(seat, count, NO_LINE))

    def read(self, line: int) -> None:
        """Take in one line of the seen ledger."""
        kind = entry_kind(line)
        number = entry_pool(line)
        if line & SAW:
            self._look(kind, number, entry_nuggets(line))
        elif kind == GRANTED:
            self._grant(line & ~KNOWN)
        elif kind == RETURNED:
            self._give_back(line & ~KNOWN)
        elif line & KNOWN:
            self._take_own(kind, number, line & ~KNOWN)
        else:
            self._take_other(kind, number, line)

    def _look(self, kind: int, number: int, there: int) -> None:
        if kind == TOOK:
            self.close_pools()
            self._deal(self.loose, self._unknown() - there)
            self.loose = []
            return
        pool = self.pools[number]
        if pool.contents != HIDDEN:
            self._deal(pool.since, pool.contents - there)
            pool.since = []
        pool.contents = there

    def _grant(self, line: int) -> None:
        self.nuggets[entry_seat(line)] += entry_nuggets(line)
        self.accounted += entry_nuggets(line)
        self.lines.append(line)

    def _give_back(self, line: int) -> None:
        """A card comes back to the supply: one already dealt, or one of those still to be dealt."""
        seat, card = entry_seat(line), entry_nuggets(line)
        self.lines.append(line)
        slots = [slot for slot in self._open_slots(seat) if nugget_cards(slot.gone) < slot.count]
        dealt = nugget_cards(self.nuggets[seat]) if self._holds(seat, card) else 0
        if not dealt and not slots:
            raise LookupError("a nugget card was turned in that cannot have been held")
        if self.chance.below(dealt + len(slots)) < dealt:
            self.nuggets[seat] -= card
            self.accounted -= card
        else:
            slots[self.chance.below(len(slots))].gone += card

    def _open_slots(self, seat: int) -> list[Slot]:
        groups = [self.loose, *(pool.since for pool in self.pools.values())]
        return [slot for group in groups for slot in group if slot.seat == seat]

    def _holds(self, seat: int, card: int) -> bool:
        return nuggets_of(self.nuggets[seat], nugget_worth(card)) > 0

    def _take_own(self, kind: int, number: int, line: int) -> None:
        taken = entry_nuggets(line)
        self.nuggets[self.view.seat] += taken
        self.accounted += taken
        if kind != TOOK:
            pool = self.pools[number]
            pool.left -= nugget_cards(taken)
            self.source[len(self.lines)] = pool.line
            if pool.contents != HIDDEN:
                pool.contents -= taken
        self.lines.append(line)

    def _take_other(self, kind: int, number: int, line: int) -> None:
        place = len(self.lines)
        count = (line >> 8) & 255
        self.lines.append(line & ~NUGGETS)
        if kind == DRAWN:
            self._close_pool(number)
            self.pools[number] = Pool(count, place)
        elif kind == TOOK:
            self.loose.append(Slot(entry_seat(line), count, place, (line >> 16) & 255))
        else:
            pool = self.pools[number]
            pool.left -= count
            self.source[place] = pool.line
            slots = self.loose if pool.contents == HIDDEN else pool.since
            slots.append(Slot(entry_seat(line), count, place))

    def close_pools(self) -> None:
        """Deal what is known of all pools; nobody takes from them now."""
        for number in list(self.pools):
            self._close_pool(number)

    def _close_pool(self, number: int) -> None:
        pool = self.pools.pop(number, None)
        if pool is None:
            return
        slots = self.loose if pool.contents == HIDDEN else pool.since
        if pool.left:
            slots.append(Slot(-1, pool.left, pool.line, pool=number))
        if pool.contents != HIDDEN:
            self._deal(pool.since, pool.contents)

    def deal_rest(self) -> int:
        """Deal everything the seat knows nothing of; the supply that is left."""
        self.close_pools()
        rest = self._deal(self.loose, self._unknown())
        for pick, drawn in self.source.items():
            self.lines[drawn] += entry_nuggets(self.lines[pick])
        return rest

    def _unknown(self) -> int:
        """All cards the loose slots may ever have held, and the rest that the seat doesn't know."""
        gone = sum(slot.gone for slot in self.loose)
        return self.view.rules.nuggets - self.accounted + gone

    def _deal(self, slots: list[Slot], contents: int) -> int:
        """Deal a group's contents to its slots, public totals first; what is left over."""
        fixed = [slot for slot in slots if slot.total]
        free = [slot for slot in slots if not slot.total]
        for slot, taken in zip(fixed, self._totals(fixed, contents), strict=True):
            self._hand_over(slot, taken)
            contents -= taken
        contents -= sum(slot.gone for slot in free)
        if any(not 0 <= nuggets_of(contents, worth) < 128 for worth in (1, 2, 3)):
            raise LookupError("no deal leaves the cards that were turned in")
        cards = self.chance.shuffled([int(worth) for worth in worths(contents)])
        for slot in free:
            more = slot.count - nugget_cards(slot.gone)
            self._hand_over(slot, slot.gone + sum(nugget(cards.pop()) for _ in range(more)))
        return sum(nugget(worth) for worth in cards)

    def _totals(self, slots: list[Slot], contents: int) -> list[int]:
        """For each slot cards of its number and total, so that they can be had together."""
        if not slots:
            return []
        for taken in self.chance.shuffled([int(n) for n in handfuls(contents, slots[0].total)]):
            if nugget_cards(taken) == slots[0].count and _includes(taken, slots[0].gone):
                try:
                    return [taken, *self._totals(slots[1:], contents - taken)]
                except LookupError:
                    continue
        raise LookupError("no deal fits the public totals")

    def _hand_over(self, slot: Slot, taken: int) -> None:
        self.accounted += taken - slot.gone
        if slot.line != NO_LINE:
            self.lines[slot.line] += taken
        if slot.seat >= 0:
            self.nuggets[slot.seat] += taken - slot.gone
        elif slot.pool < len(self.left):
            self.left[slot.pool] = taken


def _includes(packed: int, part: int) -> bool:
    return all(nuggets_of(packed, worth) >= nuggets_of(part, worth) for worth in (1, 2, 3))


def deal_nuggets(state: State, view: View, chance: Chance) -> None:
    """Fill in nuggets, pools, supply and ledger so that the seat has seen what it has seen."""
    for _ in range(TRIES):
        all_nuggets = NuggetDeal(view, chance)
        try:
            for line in view.ledger:
                all_nuggets.read(line)
            state.supply = all_nuggets.deal_rest()
            break
        except LookupError:
            continue
    else:
        raise AssertionError("no deal of nuggets fits what this seat has seen")
    state.nuggets = view.all_nuggets if view.over else vec[i64](all_nuggets.nuggets)
    state.pools = vec[i64](all_nuggets.left)
    state.ledger = vec[i64](all_nuggets.lines)
