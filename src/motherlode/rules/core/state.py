"""State: a game at one moment, compact and mutable; changed only under `apply`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from motherlode.rules.core.bound_rules import Rules
from motherlode.rules.core.contract import NOBODY, Event, Frame, Slice
from motherlode.rules.core.maze import Maze
from motherlode.rules.core.memories import NO_MEMORIES, Memory, after_hiding, after_showing
from motherlode.rules.core.randomness import below, shuffle, stepped
from motherlode.rules.core.stream import WORDS, Stream

STRIDE: Final = 16  # places a seat has in `hands`: its number of cards, then the cards in order
# An entry of the discard pile: card | face up | seats that know it (mask)
FACE_UP: Final = 256
KNOWERS: Final = 9
EVERYBODY: Final = 0xFFF


class State:
    """Everything that is true at the table, secrets included. It never leaves: see `views`.

    Vecs marked "replaced" are never written in place, so copies share them.
    """

    def __init__(self, rules: Rules, seed: i64, source: State | None = None) -> None:
        self.rules: Rules = rules
        self.seats: i64 = rules.players
        if source is not None:
            self.maze: Maze = Maze(rules.tiles, source.maze)
            self.stack: vec[Frame] = source.stack[:]
            self.hands: vec[i64] = source.hands[:]
            self.discard: vec[i64] = source.discard[:]
            self.deck: vec[i64] = source.deck  # replaced
            self.aside: vec[i64] = source.aside  # replaced; cards out of play this round, unseen
            self.front: vec[i64] = source.front  # replaced; bits of cards in front, by seat
            self.any_front: i64 = source.any_front  # the bits that lie in front of anybody
            self.roles: vec[i64] = source.roles  # replaced
            self.spare_roles: vec[i64] = source.spare_roles  # replaced; role cards set aside
            self.role_ids: vec[i64] = (
                source.role_ids
            )  # replaced; which card lies there: seats, spare
            self.known_roles: vec[i64] = source.known_roles  # replaced; by seat, mask of role cards
            self.memories: vec[Memory] = source.memories  # replaced; hidden cards known together
            self.slices: vec[Slice] = source.slices  # replaced; what modules keep
            self.goals: vec[i64] = source.goals  # replaced; card of each goal
            self.goal_cells: vec[i64] = source.goal_cells  # replaced
            self.seen_goals: vec[i64] = source.seen_goals  # replaced; by seat, mask of goals
            self.nuggets: vec[i64] = source.nuggets  # replaced; by seat, packed
            self.tokens: vec[i64] = source.tokens  # replaced; by seat
            self.pools: vec[i64] = source.pools  # replaced; nuggets being picked from, packed
            self.ledger: vec[i64] = source.ledger  # replaced; every nugget that moved
            self.offered: vec[i64] = source.offered  # replaced; the last options, until applied
            self.outcomes: tuple[str, ...] = source.outcomes  # who won each round
            self.events: vec[Event] = vec[Event]()
            self.listening: bool = False
            self.rests: bool = source.rests
            self.rng: i64 = source.rng
            self.stream: Stream | None = source.stream
            self.drawn: i64 = source.drawn
            self.held: i64 = source.held
            self.round: i64 = source.round
            self.first: i64 = source.first
            self.last_turn: i64 = source.last_turn
            self.due: i64 = source.due
            self.passes: i64 = source.passes
            self.callers: i64 = source.callers
            self.direction: i64 = source.direction
            self.turned_goals: i64 = source.turned_goals
            self.finder: i64 = source.finder
            self.found: i64 = source.found
            self.supply: i64 = source.supply
            self.revealed: bool = source.revealed
            self.over: bool = source.over
        else:
            zeros = vec[i64]([0] * rules.players)
            self.maze = Maze(rules.tiles, rules.table)
            self.stack = vec[Frame]()
            self.hands = vec[i64]([0] * (STRIDE * rules.players))
            self.discard = vec[i64]()
            self.deck = vec[i64]()
            self.aside = vec[i64]()
            self.front = zeros
            self.any_front = 0
            self.roles = zeros
            self.spare_roles = vec[i64]()
            self.role_ids = vec[i64]()
            self.known_roles = zeros
            self.memories = NO_MEMORIES
            self.slices = rules.slices
            self.goals = vec[i64]()
            self.goal_cells = rules.goal_cells
            self.seen_goals = zeros
            self.nuggets = zeros
            self.tokens = vec[i64]([rules.tokens] * rules.players)
            self.pools = vec[i64]()
            self.ledger = vec[i64]()
            self.offered = vec[i64]()
            self.outcomes = ()
            self.events = vec[Event]()
            self.listening = False  # whether events are kept for somebody
            self.rests = False  # whether a round that is over waits until it is told to go on
            self.rng = seed  # the number that steps on; of a stream, how many words are used
            self.stream = None  # what a game that must not be foreseen draws from
            self.drawn = 0  # how much of `deck` is gone
            self.held = 0  # cards in all hands together
            self.round = 0
            self.first = 0  # who begins the round
            self.last_turn = NOBODY  # who took the last turn of the round (B-71)
            self.due = 1  # how many cards the mover draws at the end of the turn (B-14)
            self.passes = 0  # passes in a row on an empty deck
            self.direction = 1  # play passes clockwise (1) or counterclockwise (-1)
            self.callers = 0  # seats that proposed to call the round since the last turn
            self.turned_goals = 0  # goals turned over this round
            self.finder = NOBODY  # who reached what ended the round
            self.found = NOBODY  # the goal card that ended the round
            self.supply = rules.nuggets  # nugget cards nobody has, packed
            self.revealed = False  # roles lie open, from the end of a round to the next deal
            self.over = False

    def copy(self) -> State:
        """An independent state with the same contents; events are not copied."""
        return State(self.rules, 0, self)

    # -- the stack -----------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Put a decision on top."""
        self.stack = append(self.stack, frame)

    @property
    def resting(self) -> bool:
        """Whether a round is over and lies open until somebody says `go_on`."""
        return len(self.stack) > 0 and self.top().seat == NOBODY

    def top(self) -> Frame:
        """The decision that waits for an answer."""
        return self.stack[len(self.stack) - 1]

    def pop(self) -> Frame:
        """Take the top decision off."""
        self.stack, frame = pop(self.stack)
        return frame

    def note(self, event: Event) -> None:
        """Keep a fact for those who listen; callers ask `listening` first, so as not to make it."""
        self.events = append(self.events, event)

    def take_events(self) -> vec[Event]:
        """The facts since the last call."""
        events = self.events
        self.events = vec[Event](capacity=4)
        return events

    # -- chance --------------------------------------------------------------------------------

    def below(self, limit: i64) -> i64:
        """One of 0 .. limit - 1 by lot."""
        if self.stream is not None:
            return self._drawn(self.stream, limit)
        self.rng = stepped(self.rng)
        return below(self.rng, limit)

    def shuffle(self, cards: vec[i64]) -> None:
        """Shuffle in place."""
        if self.stream is None:
            self.rng = shuffle(cards, self.rng)
            return
        place: i64 = len(cards) - 1
        while place > 0:
            other = self._drawn(self.stream, place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
            place -= 1

    def _drawn(self, stream: Stream, limit: i64) -> i64:
        """The next word that favors no number: those of the last, incomplete turn are skipped."""
        end = WORDS - WORDS % limit
        word = stream.word(self.rng)
        self.rng += 1
        while word >= end:
            word = stream.word(self.rng)
            self.rng += 1
        return word % limit

    # -- hands, deck and discard pile ----------------------------------------------------------

    def deck_size(self) -> i64:
        """How many cards can still be drawn."""
        return len(self.deck) - self.drawn

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.hands[seat * STRIDE]

    def hand(self, seat: i64) -> vec[i64]:
        """The cards a seat holds, in order of their numbers."""
        start = seat * STRIDE + 1
        return self.hands[start : start + self.hands[start - 1]]

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a seat has a card of this kind in its hand."""
        hands = self.hands
        place = seat * STRIDE
        end = place + hands[place]
        while place < end:
            place += 1
            if hands[place] == card:
                return True
        return False

    def take_into_hand(self, seat: i64, card: i64) -> None:
        """Put a card in a hand, at its place in the order."""
        hands = self.hands
        start = seat * STRIDE
        size = hands[start]
        place = start + size
        while place > start and hands[place] > card:
            hands[place + 1] = hands[place]
            place -= 1
        hands[place + 1] = card
        hands[start] = size + 1
        self.held += 1

    def take_from_hand(self, seat: i64, card: i64) -> None:
        """Take one card of this kind out of a hand that holds it, in sight of everybody."""
        hands = self.hands
        start = seat * STRIDE
        end = start + hands[start]
        place = start + 1
        while hands[place] != card:
            place += 1
        while place < end:
            hands[place] = hands[place + 1]
            place += 1
        hands[start] -= 1
        self.held -= 1
        if len(self.memories):
            self.memories = after_showing(self.memories, seat, card)

    def put_on_discard(self, card: i64, knowers: i64, face_up: bool) -> None:
        """Lay a card on the discard pile, known to a mask of seats."""
        entry = card | (knowers << KNOWERS)
        if face_up:
            entry |= FACE_UP
        self.discard = append(self.discard, entry)

    def discard_unseen(self, seat: i64, card: i64) -> None:
        """Put a card from a hand on the discard pile face down; only its seat knows it (B-36)."""
        memories = self.memories
        self.take_from_hand(seat, card)
        self.put_on_discard(card, 1 << seat, False)
        if len(memories):
            self.memories = after_hiding(memories, seat, len(self.discard) - 1)

    def discard_played(self, card: i64) -> None:
        """Lay a card everybody saw on the discard pile (B-36)."""
        self.put_on_discard(card, EVERYBODY, self.rules.discard_face_up)

    # -- seats ---------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        after = seat + 1
        if after < self.seats:
            return after
        return 0

    def right_of(self, seat: i64) -> i64:
        """The next seat counterclockwise."""
        return seat - 1 if seat > 0 else self.seats - 1

    def after(self, seat: i64) -> i64:
        """The seat whose turn comes next."""
        return self.left_of(seat) if self.direction > 0 else self.right_of(seat)

    def before(self, seat: i64) -> i64:
        """The next seat against the direction of play, as nuggets are handed on (B-60)."""
        return self.right_of(seat) if self.direction > 0 else self.left_of(seat)

    def goal_on(self, cell: i64) -> i64:
        """Which goal lies on a cell, or -1."""
        place: i64
        for place in range(len(self.goal_cells)):
            if self.goal_cells[place] == cell:
                return place
        return NOBODY

    def set_slice(self, slot: i64, slice: Slice) -> None:
        """Replace what a module keeps."""
        slices = self.slices[:]
        slices[slot] = slice
        self.slices = slices

    def set_front(self, seat: i64, bits: i64) -> None:
        """Replace the cards in front of a seat."""
        self.front = replaced(self.front, seat, bits)
        self.any_front = 0
        for other in self.front:
            self.any_front |= other


def replaced(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A new vec with one value changed."""
    out = values[:]
    out[place] = value
    return out
