"""The cards of a position in hands, deck and discard pile: named, or dealt by the seed."""

from __future__ import annotations

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import PATH
from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.errors import BadPosition
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import EVERYBODY, FACE_UP, KNOWERS, STRIDE
from motherlode.rules.notation.words import read_seats, shown
from motherlode.rules.positions.sketch import Sketch
from motherlode.rules.positions.toml import Spot

REST: Final = "..."  # in a hand or the deck: the seed deals the rest
MOST_IN_HAND: Final = STRIDE - 1


class ToldCards:
    """The cards that are named, and how many are to be dealt besides."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.page = sketch.page
        self.state = sketch.state
        self.rules = sketch.rules
        self.hands: list[list[int]] = [[] for _ in sketch.names]  # cards that are named
        self.sizes = [int(sketch.rules.hand_size)] * len(sketch.names)  # to fill the hands up to
        self.pile: list[int] = []
        self.aside: list[int] = []
        self.aside_size = NOBODY  # NOBODY: as many as the modules set aside
        self.deck: list[int] = []
        self.deck_size = NOBODY  # NOBODY: all that is left

    def read(self) -> None:
        """Take all that are named."""
        self.read_hands()
        self.read_discard()
        self.aside, self.aside_size = self.read_cards("out_of_play")
        self.deck, self.deck_size = self.read_cards("deck")

    def read_hands(self) -> None:
        """Hands that are named, or their sizes; others are as large as the deal makes them."""
        for seat, spot in self.sketch.by_seat("hands").items():
            if spot.is_whole():
                self.sizes[seat] = spot.whole(0, MOST_IN_HAND)
                continue
            words = [part.word() for part in spot.parts()]
            cards = [
                self.sketch.take(part, part.item) for part in spot.parts() if part.item != REST
            ]
            if len(cards) > MOST_IN_HAND:
                spot.fail(
                    because(
                        "hand-many",
                        "a hand has at most {most} cards, not {count}",
                        most=MOST_IN_HAND,
                        count=len(cards),
                    )
                )
            self.hands[seat] = cards
            if REST not in words:
                self.sizes[seat] = len(cards)

    def read_discard(self) -> None:
        """The discard pile, bottom to top."""
        for part in self.page.at("discard", []).parts():
            match = re.fullmatch(r"(\S+)(?:\s+(?:(down)|(unseen)|by\s+(\S.*)))?", part.word())
            if match is None:
                part.fail(
                    because(
                        "discard-unread",
                        "can’t read {text}; write, for example, map or map by Ada",
                        text=shown(part.item),
                    )
                )
            card = self.sketch.take(part, match[1])
            if match[3] or match[4]:
                self.pile.append(card | self.knowers(part, match[4] or "") << KNOWERS)
            else:
                face_up = FACE_UP if self.rules.discard_face_up and not match[2] else 0
                self.pile.append(card | face_up | EVERYBODY << KNOWERS)

    def knowers(self, part: Spot, text: str) -> int:
        """The mask of seats that know a face-down card."""
        return part.read(read_seats, self.sketch.names, text)

    def read_cards(self, key: str) -> tuple[list[int], int]:
        """The cards named in a list and how many there are in all; NOBODY: it isn't said."""
        spot = self.page.at(key)
        if spot.is_whole():
            return [], spot.whole(0, len(self.sketch.left))
        if spot.value is None:
            return [], NOBODY
        words = [part.word() for part in spot.parts()]
        cards = [self.sketch.take(part, part.item) for part in spot.parts() if part.item != REST]
        return cards, NOBODY if REST in words else len(cards)

    def set_up(self) -> None:
        """Let the modules set up the round; what they lay out counts if there is no [maze]."""
        state, told = self.state, self.page.has("maze")
        if not told and len(self.rules.setup) and not self.has_path():
            raise BadPosition(
                because(
                    "no-path-left",
                    "there’s no path card left to place; write an empty [maze] (O-2)",
                )
            )
        rng = state.rng
        state.deck = self.rules.deck if told else vec[i64](self.sketch.left)
        for module in self.rules.setup:
            module.setup(state)
            if self.page.has(module.name):
                module.lift(state)
        if self.aside_size == NOBODY:
            self.aside_size = len(state.aside)
        if max(len(self.aside), self.aside_size) > len(state.aside):
            self.page.at("out_of_play").fail(
                because(
                    "aside-many",
                    "too many cards out of play; the limit is {count} (S-1)",
                    count=len(state.aside),
                )
            )
        if told:
            state.rng = rng
            for cell in [int(cell) for cell in state.maze.laid]:
                state.maze.remove(cell)
        else:
            self.sketch.left = [int(card) for card in state.deck] + [
                int(card) for card in state.aside
            ]

    def has_path(self) -> bool:
        """Whether a path card is left."""
        return any(self.rules.specs[card].family == PATH for card in self.sketch.left)

    def deal(self) -> None:
        """Deal what is left: hands, then the deck; what nobody has lies at the pile's bottom."""
        self.sketch.left = self.sketch.shuffled(self.sketch.left)
        while self.sketch.left and len(self.aside) < self.aside_size:
            self.aside.append(self.sketch.left.pop())
        self.state.aside = vec[i64](self.aside)
        self.deal_hands()
        while self.sketch.left and len(self.deck) != self.deck_size:
            self.deck.append(self.sketch.left.pop())
        if len(self.deck) < self.deck_size:
            self.page.at("deck").fail(
                because(
                    "deck-few",
                    "not enough cards are left for the deck, only {count} (B-5)",
                    count=len(self.deck),
                )
            )
        self.state.deck = vec[i64](self.deck)
        self.state.discard = vec[i64](self.sketch.left + self.pile)

    def deal_hands(self) -> None:
        """Fill the hands up to their sizes, as far as cards are left."""
        for seat, cards in enumerate(self.hands):
            while len(cards) < self.sizes[seat] and self.sketch.left:
                cards.append(self.sketch.left.pop())
            for card in cards:
                self.state.take_into_hand(seat, card)
