"""Scoring: who picks or takes which nugget cards when a round is over."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.rules.core.choices import DETAIL, SECOND, TARGET, detail_of
from motherlode.rules.core.contract import NOBODY, SUPPLY, Frame
from motherlode.rules.core.gold import (
    PICKED,
    TOOK,
    draw_pool,
    enter,
    give_nuggets,
    give_tokens,
    nugget,
    nugget_cards,
    nugget_worth,
    nuggets_of,
    worths,
)
from motherlode.rules.core.gold_events import NuggetPicked, NuggetsDrawn, NuggetsTaken
from motherlode.rules.core.state import State, replaced


def worths_choice(verb: i64, packed: i64) -> i64:
    """The choice to take these nuggets: ones in target, twos in detail, threes in second."""
    ones = nuggets_of(packed, 1)
    twos = nuggets_of(packed, 2)
    threes = nuggets_of(packed, 3)
    return verb | (ones << TARGET) | (twos << DETAIL) | (threes << SECOND)


def worths_chosen(choice: i64) -> i64:
    """The nuggets such a choice names, packed."""
    ones = (choice >> TARGET) & 255
    threes = (choice >> SECOND) & 255
    return (ones << 8) | (detail_of(choice) << 16) | (threes << 24)


def pool_options(verb: i64, pool: i64) -> vec[i64]:
    """One choice for each worth in a pool."""
    out = vec[i64]()
    worth: i64
    for worth in range(1, 4):
        if nuggets_of(pool, worth):
            out = append(out, worths_choice(verb, nugget(worth)))
    return out


class PickNugget(Frame):
    """A digger looks at the pool, takes one card and hands the rest on (B-60)."""

    def options(self, state: State) -> vec[i64]:
        return pool_options(state.rules.verb("take"), state.pools[0])

    def looks_at(self) -> i64:
        return 0

    def answer(self, state: State, choice: i64) -> None:
        picked = worths_chosen(choice)
        state.pools = replaced(state.pools, 0, state.pools[0] - picked)
        give_nuggets(state, self.seat, picked)
        enter(state, PICKED, self.seat, 0, picked)
        if state.listening:
            state.note(NuggetPicked(self.seat, nugget_worth(picked)))
        if nugget_cards(state.pools[0]):
            state.push(PickNugget(next_picker(state, state.before(self.seat))))


class TakeNuggets(Frame):
    """A seat looks through the supply and takes cards of exactly this total (B-62)."""

    def __init__(self, seat: i64, total: i64) -> None:
        super().__init__(seat)
        self.total: i64 = total

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.total)

    def looks_at(self) -> i64:
        return SUPPLY

    def options(self, state: State) -> vec[i64]:
        verb = state.rules.verb("take")
        out = vec[i64]()
        for packed in handfuls(state.supply, best_total(state.supply, self.total)):
            out = append(out, worths_choice(verb, packed))
        return out

    def answer(self, state: State, choice: i64) -> None:
        self.take(state, worths_chosen(choice))

    def take(self, state: State, packed: i64) -> None:
        """Hand over the cards, and tokens for what they lack."""
        tokens = self.total - nugget_worth(packed)
        state.supply -= packed
        give_nuggets(state, self.seat, packed)
        give_tokens(state, self.seat, tokens)
        enter(state, TOOK, self.seat, 0, packed)
        if state.listening:
            count = nugget_cards(packed)
            state.note(NuggetsTaken(self.seat, worths(packed), count, tokens, self.total))


class BankPays(Frame):
    """The supply is empty when a seat's turn to take comes: tokens only, and nothing to ask."""

    def __init__(self, frame: TakeNuggets) -> None:
        super().__init__(NOBODY)
        self.frame: TakeNuggets = frame

    def fields(self) -> tuple[int, ...]:
        return self.frame.fields()

    def run(self, state: State) -> None:
        if best_total(state.supply, self.frame.total):
            state.push(self.frame)
        else:
            self.frame.take(state, 0)


def handfuls(supply: i64, total: i64) -> vec[i64]:
    """Every way to make a total out of a supply, packed; most threes first."""
    out = vec[i64]()
    threes = min(nuggets_of(supply, 3), total // 3)
    while threes >= 0:
        twos = min(nuggets_of(supply, 2), (total - 3 * threes) // 2)
        while twos >= 0:
            ones = total - 3 * threes - 2 * twos
            if ones <= nuggets_of(supply, 1):
                out = append(out, (ones << 8) | (twos << 16) | (threes << 24))
            twos -= 1
        threes -= 1
    return out


def best_total(supply: i64, total: i64) -> i64:
    """The largest total up to this one that the supply's cards can make exactly."""
    while total > 0 and len(handfuls(supply, total)) == 0:
        total -= 1
    return total


def may_pick(state: State, seat: i64) -> bool:
    """Whether a seat takes part in the picking: a digger to whom no module objects."""
    if state.roles[seat] != state.rules.role("digger"):
        return False
    for module in state.rules.may_pick:
        if not module.may_pick(state, seat):
            return False
    return True


def next_picker(state: State, seat: i64) -> i64:
    """The first seat in the order of picking, from this one, that may pick; or nobody."""
    for _ in range(state.seats):
        if may_pick(state, seat):
            return seat
        seat = state.before(seat)
    return NOBODY


def let_diggers_pick(state: State, count: i64) -> None:
    """Draw a pool and let the diggers pick, the finder first (B-60, B-61)."""
    picker = next_picker(state, state.finder)
    if picker == NOBODY:
        return
    pool = draw_pool(state, 0, count)
    state.pools = vec[i64]([pool])
    if state.listening:
        state.note(NuggetsDrawn(nugget_cards(pool)))
    if nugget_cards(pool):
        state.push(PickNugget(picker))


def let_take(state: State, seats: vec[i64], total: i64) -> None:
    """Let seats take nugget cards worth a total each, in this order (B-62)."""
    place: i64 = len(seats) - 1
    while place >= 0:
        state.push(BankPays(TakeNuggets(seats[place], total)))
        place -= 1


def holders(state: State, role: str) -> vec[i64]:
    """The seats with a role in the order of play after whoever took the last turn (B-62)."""
    number = state.rules.role(role)
    seat = state.after(state.last_turn) if state.last_turn != NOBODY else state.first
    out = vec[i64]()
    for _ in range(state.seats):
        if state.roles[seat] == number:
            out = append(out, seat)
        seat = state.after(seat)
    return out
