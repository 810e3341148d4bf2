"""What one seat may see: State to View, Frame to Prompt. What isn't written here isn't sent."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import HIDDEN, NOBODY, NOTHING, SUPPLY, Find, Frame, Slice
from motherlode.rules.core.engine import asked_seat, options
from motherlode.rules.core.gold import (
    DRAWN,
    GRANTED,
    PICKED,
    RETURNED,
    TOOK,
    entry,
    entry_kind,
    entry_nuggets,
    entry_pool,
    entry_seat,
    nugget_cards,
    nugget_worth,
    scores,
    winners,
)
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.memories import NO_MEMORIES, Memory
from motherlode.rules.core.state import EVERYBODY, KNOWERS, State

SPECTATOR: Final = -1
ALL_GOALS: Final = -1  # every bit: goals that nobody reached are shown with the roles (B-55)
NO_SLICES: Final = vec[Slice]()
NO_CELLS: Final = vec[i64]()
GAPS: Final = vec[i64]([57, 23, 10, 4, 1])
UNKNOWN_CARD: Final = 255  # an entry of the discard pile that a seat may not know


@mypyc_attr(acyclic=True, free_list_len=1)
class View:
    """The table as one seat knows it, with what it has legally learned; HIDDEN for the rest."""

    def __init__(self, state: State, seat: i64) -> None:
        rules = state.rules
        place: i64
        other: i64
        self.rules: Rules = rules
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.round: i64 = state.round
        self.first: i64 = state.first
        self.last_turn: i64 = state.last_turn
        self.due: i64 = state.due
        self.passes: i64 = state.passes
        self.callers: i64 = state.callers
        self.over: bool = state.over
        self.rests: bool = state.rests
        self.revealed: bool = state.revealed
        self.finder: i64 = state.finder
        self.found: i64 = state.found
        self.outcomes: tuple[str, ...] = state.outcomes
        self.direction: i64 = state.direction
        self.slices: vec[Slice] = seen_slices(state, seat)
        self.maze: Maze = Maze(rules.tiles, state.maze)
        self.stack: vec[Frame] = state.stack[:]  # a frame holds no secret
        self.asked: i64 = asked_seat(state)
        # goals: what lies face up, and what this seat has looked at
        self.goal_cells: vec[i64] = state.goal_cells
        self.turned_goals: i64 = state.turned_goals
        self.seen_goals: i64 = 0
        if seat >= 0:
            self.seen_goals = state.seen_goals[seat]
        for module in rules.known_goals:
            self.seen_goals |= module.known_goals(state, seat)
        known = state.turned_goals | self.seen_goals
        if state.revealed:
            known = ALL_GOALS
        goals = state.goals[:]
        for place in range(len(goals)):
            if not known >> place & 1:
                goals[place] = HIDDEN
        self.goals: vec[i64] = goals
        # who has looked at what is public: everybody saw the map played
        self.lookers: vec[i64] = state.seen_goals
        # hands
        self.hand: vec[i64] = vec[i64]() if seat < 0 else state.hand(seat)
        sizes = vec[i64](capacity=12)
        cards = vec[i64](capacity=12)
        for other in range(state.seats):
            sizes = append(sizes, state.hand_size(other))
            cards = append(cards, nugget_cards(state.nuggets[other]))
        self.hand_sizes: vec[i64] = sizes
        self.front: vec[i64] = state.front
        self.aside_size: i64 = len(state.aside)
        self.deck_size: i64 = state.deck_size()
        self.discard: vec[i64] = seen_discard(state, seat)
        self.memories: vec[Memory] = seen_memories(state, seat)
        # roles
        self.role_ids: vec[i64] = state.role_ids  # role cards move in sight
        self.role_lookers: vec[i64] = state.known_roles  # who has looked at what is public
        self.known_roles: vec[i64] = known_roles(state, seat)
        self.role: i64 = HIDDEN
        if seat >= 0:
            self.role = state.roles[seat]
        self.roles: vec[i64] = state.roles if state.revealed else vec[i64]()
        self.spare_roles: vec[i64] = state.spare_roles if state.revealed else vec[i64]()
        # gold
        self.nuggets: i64 = HIDDEN
        if seat >= 0:
            self.nuggets = state.nuggets[seat]
        self.nugget_cards: vec[i64] = cards
        self.tokens: vec[i64] = state.tokens
        self.supply_cards: i64 = nugget_cards(state.supply)
        pools = vec[i64]()
        for packed in state.pools:
            pools = append(pools, nugget_cards(packed))
        self.pool_cards: vec[i64] = pools
        self.pool: i64 = pool_shown(state, seat)  # nuggets this seat may choose from now, packed
        self.ledger: vec[i64] = seen_ledger(state, seat)
        self.all_nuggets: vec[i64] = state.nuggets if state.over else vec[i64]()  # B-64
        self.scores: vec[i64] = scores(state) if state.over else vec[i64]()
        self.winners: vec[i64] = winners(state) if state.over else vec[i64]()

    def tokens_shown(self, seat: i64) -> i64:
        """The gold tokens of a seat; HIDDEN while they lie face down before somebody else (S-4).

        `tokens` has them all the same: each was gained and lost in the open.
        """
        if self.rules.hides_tokens and seat != self.seat and not self.over:
            return HIDDEN
        return self.tokens[seat]

    def finds(self) -> list[Find]:
        """What modules have laid face down, as far as this seat knows it."""
        out: list[Find] = []
        for kept in self.slices:
            out.extend(kept.finds())
        return out

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {whose}: round {self.round}, {len(self.hand)} cards in hand>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Prompt:
    """What a seat is asked: the kind of decision and every answer, in one fixed order."""

    def __init__(
        self,
        seat: i64,
        asked: i64,
        kind: str,
        choices: vec[i64],
        about: i64 = NOBODY,
        silence: i64 = NOBODY,
        cells: vec[i64] = NO_CELLS,
    ) -> None:
        self.seat: i64 = seat
        self.asked: i64 = asked  # who is asked
        self.kind: str = kind
        self.choices: vec[i64] = choices  # empty for everybody but the asked seat
        self.about: i64 = about  # what was announced and waits for the answer, or NOBODY
        self.silence: i64 = silence  # in a window, what silence means; else NOBODY
        self.cells: vec[i64] = cells  # the places the question is about, if no answer names them

    def __repr__(self) -> str:
        if self.asked == NOBODY:
            return "<Prompt: nobody is asked>"
        return f"<Prompt {self.kind} for seat {self.asked}: {len(self.choices)} choices>"


def known_roles(state: State, seat: i64) -> vec[i64]:
    """The role cards a seat knows where they lie: at each seat, then those set aside in order."""
    out = vec[i64](capacity=len(state.role_ids))
    mine: i64 = 0
    if seat >= 0:
        mine = state.known_roles[seat]
    place: i64
    for place in range(len(state.role_ids)):
        role: i64 = HIDDEN
        if state.revealed or mine >> state.role_ids[place] & 1:
            at_seat = place < state.seats
            role = state.roles[place] if at_seat else state.spare_roles[place - state.seats]
        out = append(out, role)
    return out


def seen_slices(state: State, seat: i64) -> vec[Slice]:
    """What each module shows a seat of its slice."""
    if len(state.rules.view) == 0:
        return NO_SLICES
    out = vec[Slice]([Slice() for _ in state.slices])
    for module in state.rules.view:
        seen = module.view(state, seat)
        if seen is not None:
            out[module.slot] = seen
    return out


def view(state: State, seat: i64) -> View:
    """The table as a seat sees it; SPECTATOR sees what everybody sees."""
    return View(state, seat)


def prompt(state: State, seat: i64) -> Prompt:
    """What a seat is asked now; others learn only who is asked what kind of question."""
    if state.over:
        return Prompt(seat, NOBODY, "", vec[i64]())
    frame = state.top()
    about = announced(state)
    silence = frame.silence(state)
    cells = frame.asks_about()
    if frame.seat != seat:
        return Prompt(seat, frame.seat, frame.name(), vec[i64](), about, silence, cells)
    return Prompt(seat, seat, frame.name(), in_order(options(state)), about, silence, cells)


def announced(state: State) -> i64:
    """The choice somebody has announced that waits to take effect; known to all (B-38)."""
    if not state.rules.announces:
        return NOBODY
    place: i64 = len(state.stack) - 1
    while place >= 0:
        choice = state.stack[place].announced()
        if choice != NOBODY:
            return choice
        place -= 1
    return NOBODY


def in_order(choices: vec[i64]) -> vec[i64]:
    """Choices by number, so that their order tells nothing of how they came about.

    For each gap, what lies so far apart is sorted by insertion (Shell's sort): a hand can have
    hundreds of choices. With few, wide gaps cost more than they save. (Compiled: see `kernel.h`.)
    """
    out = choices[:]
    place: i64
    for gap in GAPS:
        if gap > 1 and len(out) < 4 * gap:
            continue
        for place in range(gap, len(out)):
            choice = out[place]
            at = place
            before = place - gap
            while before >= 0:
                other = out[before]
                if other <= choice:
                    break
                out[at] = other
                at = before
                before -= gap
            out[at] = choice
    return out


def seen_discard(state: State, seat: i64) -> vec[i64]:
    """The discard pile with the cards hidden that the seat doesn't know; who knows is public."""
    out = vec[i64](capacity=len(state.discard))
    for line in state.discard:
        knowers = line >> KNOWERS
        knows = knowers == EVERYBODY if seat < 0 else knowers >> seat & 1 == 1
        out = append(out, line if knows else line | UNKNOWN_CARD)
    return out


def seen_memories(state: State, seat: i64) -> vec[Memory]:
    """What a seat knows of hidden cards together."""
    out = NO_MEMORIES
    for memory in state.memories:
        knows = memory.knowers == EVERYBODY if seat < 0 else memory.knowers >> seat & 1 == 1
        if knows:
            out = append(out[:], memory)
    return out


# A line of the seen ledger is the line itself, marked KNOWN, where the seat knows the nuggets.
# Else it has their number instead (bits 8-15) and, if that is public, what they are worth (16-23).
# A line marked SAW tells what the seat saw lie there, before it picks.
KNOWN: Final = 1 << 48
SAW: Final = 1 << 49

# Kinds of lines, as bits.
FROM_SUPPLY: Final = 1 << DRAWN | 1 << TOOK | 1 << GRANTED
IN_THE_OPEN: Final = 1 << RETURNED | 1 << GRANTED
AFTER_A_LOOK: Final = 1 << PICKED | 1 << TOOK


def pool_shown(state: State, seat: i64) -> i64:
    """The nuggets a seat is shown because it is asked to choose among them; else HIDDEN."""
    if state.over or seat < 0 or state.top().seat != seat:
        return HIDDEN
    place = state.top().looks_at()
    if place == NOTHING:
        return HIDDEN
    return state.supply if place == SUPPLY else state.pools[place]


def seen_ledger(state: State, seat: i64) -> vec[i64]:
    """Every movement of nuggets as a seat saw it; after its own look, what it saw lie there."""
    shown = pool_shown(state, seat)
    if len(state.ledger) == 0 and shown == HIDDEN:
        return vec[i64]()
    out = vec[i64](capacity=len(state.ledger))
    pools = vec[i64]([0] * 12)
    supply = state.supply
    for line in state.ledger:
        kind = entry_kind(line)
        if FROM_SUPPLY >> kind & 1:
            supply += entry_nuggets(line)
        elif kind == RETURNED:
            supply -= entry_nuggets(line)
    for line in state.ledger:
        kind = entry_kind(line)
        nuggets = entry_nuggets(line)
        pool = entry_pool(line)
        bare = line - nuggets
        there = supply if kind == TOOK else pools[pool]
        if IN_THE_OPEN >> kind & 1:
            out = append(out, line | KNOWN)
        elif seat >= 0 and entry_seat(line) == seat and kind != DRAWN:
            if AFTER_A_LOOK >> kind & 1:
                out = append(out, bare | there | SAW)
            out = append(out, line | KNOWN)
        else:
            told = bare | nugget_cards(nuggets) << 8
            if kind == TOOK:
                told |= nugget_worth(nuggets) << 16
            out = append(out, told)
        if kind == DRAWN:
            supply -= nuggets
            pools[pool] = nuggets
        elif FROM_SUPPLY >> kind & 1:
            supply -= nuggets
        elif kind == RETURNED:
            supply += nuggets
        else:
            pools[pool] -= nuggets
    if shown != HIDDEN:
        place = state.top().looks_at()
        kind = PICKED
        if place == SUPPLY:
            kind = TOOK
        out = append(out, entry(kind, seat, max(place, 0), state.round, shown) | SAW)
    return out
