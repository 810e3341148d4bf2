"""Sketch: a position in the making, with what its page says and the cards that nobody has yet."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.rules.core.cards import TURNED
from motherlode.rules.core.reasons import because
from motherlode.rules.core.state import State
from motherlode.rules.notation.words import read_card, read_seat, shown
from motherlode.rules.positions.toml import Page, Spot

KEYS: Final = (
    *("rules", "edition", "modules", "players", "seed", "round", "first", "turn", "last_turn"),
    *("direction", "passes", "called", "outcomes", "set_aside", "deck", "discard"),
    *("out_of_play", "memories", "play"),
)
TABLES: Final = (
    *("maze", "goals", "hands", "roles", "inspected", "front", "nuggets", "tokens", "seen"),
)


class Sketch:
    """What is told of a position, and what is left to deal."""

    def __init__(self, page: Page, names: tuple[str, ...], state: State) -> None:
        self.page = page
        self.names = names
        self.state = state
        self.rules = state.rules
        self.left = [int(card) for card in state.rules.deck]  # cards nobody has yet

    def entries(self, key: str) -> list[Spot]:
        """A table's entries; a key that strayed below a heading is refused with a hint."""
        spots = self.page.at(key, {}).entries()
        for spot in spots:
            if spot.inner in KEYS and spot.inner not in self.names:
                spot.fail(
                    because(
                        "key-strayed",
                        "{word} is below [{key}]; move it above all tables",
                        word=spot.inner,
                        key=key,
                    )
                )
        return spots

    def seat(self, spot: Spot) -> int:
        """A seat by its name."""
        return spot.read(read_seat, self.names, spot.word())

    def seats(self, spot: Spot) -> int:
        """A mask of seats by their names."""
        return sum({1 << self.seat(part) for part in spot.parts()})

    def by_seat(self, key: str) -> dict[int, Spot]:
        """A table's entries by seat; no seat twice."""
        out: dict[int, Spot] = {}
        for spot in self.entries(key):
            seat = spot.read(read_seat, self.names, spot.inner)
            if seat in out:
                spot.fail(
                    because(
                        "seat-twice",
                        "{seat} appears twice in [{key}]",
                        seat=self.names[seat],
                        key=key,
                    )
                )
            out[seat] = spot
        return out

    def take(self, spot: Spot, text: str) -> int:
        """Take a card by its id out of those nobody has yet."""
        card = spot.read(read_card, self.rules, text)
        name = self.rules.names[card]
        copies = [int(one) for one in self.rules.deck].count(card)
        if not copies:
            spot.fail(because("not-in-deck", "{word} isn’t a card in the deck (B-5)", word=name))
        if card not in self.left:
            spot.fail(
                because(
                    "cards-many",
                    "too many {word} cards; the game has {count} (B-5)",
                    word=name,
                    count=copies,
                )
            )
        self.left.remove(card)
        return card

    def shuffled(self, values: list[int]) -> list[int]:
        """The values in an order drawn from the seed."""
        out = vec[i64](values)
        self.state.shuffle(out)
        return [int(value) for value in out]

    def card_words(self, spot: Spot, known: set[str]) -> tuple[str, set[str]]:
        """A card's name and the words after it."""
        words = spot.word().split()
        if not words:
            spot.fail(because("cell-blank", "say which card is at {cell}", cell=spot.inner))
        for word in words[1:]:
            if word not in known:
                spot.fail(
                    because(
                        "no-way-to-lie",
                        "{word} means nothing here; only `turned` can follow a card",
                        word=shown(word),
                    )
                )
        return words[0], set(words[1:])

    def tile(self, card: int, words: set[str]) -> int:
        """A card as it lies; turning a card that looks the same changes nothing."""
        return card | TURNED if "turned" in words and self.rules.tiles.differs[card] else card
