"""The cards of a round, one by one: in hands, in the deck, on the pile, and set aside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from motherlode.rules.core.choices import card_of
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.state import FACE_UP, KNOWERS, State
from tests.leaks.packs import DEALT, Pack


class Unexplained(AssertionError):
    """The state has a card where nothing that happened could have put it."""


class Cards(Pack):
    """Path and action cards. The witness says what happens; `settle` holds it against the state."""

    def __init__(self, state: State, tick: int) -> None:
        super().__init__()
        self.seats = int(state.seats)
        self.everybody = range(-1, self.seats)
        hands = [[int(card) for card in state.hand(seat)] for seat in range(self.seats)]
        rest = [int(card) for card in state.deck][state.drawn :]
        self.hands = [[self.add(face) for face in hand] for hand in hands]
        self.deck = [self.add(face) for face in rest]
        self.aside = [self.add(int(face)) for face in state.aside]
        self.pile: list[int] = []
        self.meet(range(len(self.faces)), DEALT, tick)  # B-5, S-1
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.enter(card, ("hand", seat), tick + 1)
        self._dropped: list[int] = []  # put on the pile face down in this step, in order
        self._is_mixed = False
        self._look: tuple[int, int] | None = None  # a seat, and how many cards of the pile it sees
        self._kept: int | None = None

    def take_pile(self, state: State, tick: int) -> None:
        """A round that begins in the middle: its pile as the position tells it."""
        for entry in state.discard:
            card = self.add(int(entry) & 255)
            self.meet([card], DEALT, 0)
            knowers = [seat for seat in range(self.seats) if entry >> KNOWERS + seat & 1]
            is_open = entry & FACE_UP or len(knowers) == self.seats
            self.see(card, self.everybody if is_open else knowers, tick)
            self.pile.append(card)

    # -- what happens ----------------------------------------------------------------------------

    def draw(self, seat: int, face: int, tick: int) -> int:
        """The top of the deck goes to a hand."""
        card = self.deck.pop(0)
        if self.faces[card] != face:
            raise Unexplained("another card was drawn")
        self._into_hand(seat, card, tick)
        return card

    def drop(self, seat: int, faces: Sequence[int], tick: int) -> list[int]:
        """Cards go from a hand to the pile, face down."""
        cards = [self._out_of_hand(seat, face, tick) for face in faces]
        self._dropped += cards
        return cards

    def lose(self, count: int) -> list[int]:
        """The top of the deck goes to the pile, face down."""
        cards, self.deck = self.deck[:count], self.deck[count:]
        self._dropped += cards
        return cards

    def mix(self) -> None:
        """The whole pile is shuffled."""
        self._is_mixed = True

    def look(self, seat: int, count: int, from_deck: bool) -> list[int]:
        """A seat looks at the top of the pile, which may just have come from the deck."""
        if from_deck:
            self.lose(count)
        self._look = (seat, count)
        return (self.pile + self._dropped)[-count:]

    def keep(self, seat: int, face: int, tick: int) -> int:
        """The seat that has looked takes one of these cards; the others can't tell which."""
        assert self._look is not None
        count = self._look[1]
        self._look = None
        lying = self.pile + self._dropped
        top = lying[-count:]
        self.meet(top, ("kept", tick), tick, frozenset((seat,)))
        card = self.pick(reversed(top), face)
        (self._dropped if card in self._dropped else self.pile).remove(card)
        self._into_hand(seat, card, tick + 1)
        return card

    def take(self, seat: int, target: int, face: int, tick: int) -> int:
        """A seat gets a card out of another's hand."""
        card = self._out_of_hand(target, face, tick)
        self._into_hand(seat, card, tick)
        return card

    def exchange_hands(self, seat: int, target: int, tick: int) -> None:
        """Two seats exchange all they hold; each knows what it gave."""
        hands = self.hands
        for giver, taker in ((seat, target), (target, seat)):
            for card in hands[giver]:
                self.leave(card, tick)
                self.see(card, (giver, taker), tick)
                self.enter(card, ("hand", taker), tick)
        hands[seat], hands[target] = hands[target], hands[seat]

    def _into_hand(self, seat: int, card: int, tick: int) -> None:
        self.hands[seat].append(card)
        self.enter(card, ("hand", seat), tick)

    def _out_of_hand(self, seat: int, face: int, tick: int) -> int:
        card = self.pick(self.hands[seat], face)
        self.hands[seat].remove(card)
        self.leave(card, tick)
        self.see(card, (seat,), tick)
        return card

    # -- after each step -------------------------------------------------------------------------

    def settle(self, state: State, tick: int) -> int:
        """Cards that have left hands otherwise were played, in sight of all; the next tick."""
        for seat, hand in enumerate(self.hands):
            self._play(seat, hand, Counter(int(card) for card in state.hand(seat)), tick)
        if len(self.deck) != state.deck_size():
            raise Unexplained("the deck has another number of cards")
        tick = self._settle_pile([int(entry) & 255 for entry in state.discard], tick + 1)
        if self._look is not None:
            seat, count = self._look
            for card in self.pile[-count:]:
                self.see(card, (seat,), tick)
        for frame in state.stack:
            if frame.announced() != NOBODY:
                self._announce(int(frame.announcer()), int(card_of(frame.announced())), tick)
        return tick + 1

    def _play(self, seat: int, hand: list[int], held: Counter[int], tick: int) -> None:
        have = Counter(self.faces[card] for card in hand)
        if held - have:
            raise Unexplained(f"seat {seat} holds a card that came from nowhere")
        for face, count in (have - held).items():
            same = [card for card in hand if self.faces[card] == face]
            same.sort(key=lambda card: -len(self.seen[card]))  # what others know of goes first
            for card in same[:count]:
                hand.remove(card)
                self.leave(card, tick)
                self.see(card, self.everybody, tick)

    def _settle_pile(self, faces: list[int], tick: int) -> int:
        if self._is_mixed:
            return self._settle_mixed(faces, tick)
        known = [self.faces[card] for card in self.pile]
        if faces[: len(known)] != known:
            raise Unexplained("the pile has changed below its top")
        new: list[int] = []
        for face in reversed(faces[len(known) :]):
            if self._dropped and self.faces[self._dropped[-1]] == face:
                new.append(self._dropped.pop())
            else:
                new.append(self._shown(face, tick))
        if self._dropped:
            raise Unexplained("a card was put away and isn't on the pile")
        self.pile += reversed(new)
        return tick

    def _settle_mixed(self, faces: list[int], tick: int) -> int:
        """All cards of the pile have lain together; which is where is as good as any."""
        cards = self.pile + self._dropped
        new = Counter(faces) - Counter(self.faces[card] for card in cards)
        cards += [self._shown(face, tick) for face in new.elements()]
        tick += 1
        self.meet(cards, ("mixed", tick), tick)
        self.pile = []
        for face in faces:
            card = self.pick(cards, face)
            cards.remove(card)
            self.pile.append(card)
        if cards:
            raise Unexplained("a card is missing from the mixed pile")
        self._dropped = []
        self._is_mixed = False
        return tick + 1

    def _shown(self, face: int, tick: int) -> int:
        """A card that everybody has seen: played, or removed from the table."""
        card = self.add(face)
        self.see(card, self.everybody, tick)
        return card

    def _announce(self, seat: int, face: int, tick: int) -> None:
        """A card that everybody was shown is still in a hand."""
        same = [card for card in self.hands[seat] if self.faces[card] == face]
        if same:
            self.see(max(same, key=lambda card: len(self.seen[card])), self.everybody, tick)
