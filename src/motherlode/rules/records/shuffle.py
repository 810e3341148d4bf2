"""The shuffle: what a game was dealt from if everybody at the table has shuffled.

The server draws a secret and shows its hash. Each person's device draws bits and shows their hash.
Only when all hashes lie open are the bits told, and the deal comes from all of it together.
docs/fair-shuffle.md says why nobody can choose it.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

from motherlode.rules.core.reasons import Reason, because

HEXADECIMAL: Final = re.compile("[0-9a-f]{64}")
NOT_PROMISED: Final = because(
    "record-promise", "the seed doesn’t match the fingerprint from before the game"
)


class Shuffle(NamedTuple):
    """The secret of the server and the bits of everybody, 256 bits each in hexadecimal digits."""

    secret: str
    hashes: tuple[str, ...]  # of the bits, by seat; empty for bots and whoever gave none
    bits: tuple[str, ...]  # by seat; empty if they were never told

    @property
    def commitment(self) -> str:
        """The hash of the secret, as it was shown before anybody told any bits."""
        return hash_of("secret", self.secret)

    @property
    def key(self) -> bytes:
        """The 256 bits that the cards are dealt from."""
        lines = [
            f"{seat} {hashed} {told or '-'}\n"
            for seat, (hashed, told) in enumerate(zip(self.hashes, self.bits, strict=True))
            if hashed
        ]
        text = f"motherlode seed\n{self.secret}\n" + "".join(lines)
        return hashlib.shake_256(text.encode()).digest(32)

    def flaw(self, players: int) -> Reason | None:
        """Why this can't be how the cards of that many players were shuffled."""
        if len(self.hashes) != players or len(self.bits) != players:
            return because("record-shuffle-seats", "the shuffle must have one entry for each seat")
        written = [self.secret, *filter(None, self.hashes + self.bits)]
        if not all(HEXADECIMAL.fullmatch(text) for text in written):
            return because(
                "record-shuffle-digits", "the shuffle must be written in 64 hexadecimal digits each"
            )
        for seat, (hashed, told) in enumerate(zip(self.hashes, self.bits)):
            if told and bits_hash(told) != hashed:
                return because(
                    "record-shuffle-bits",
                    "the bits of seat {number} don’t match their fingerprint from before the game",
                    number=seat + 1,
                )
        return None


def hash_of(what: str, digits: str) -> str:
    """The hash of 256 bits; what they are for goes into it."""
    text = f"motherlode {what}\n{digits}"
    return hashlib.shake_256(text.encode()).hexdigest(32)


def bits_hash(bits: str) -> str:
    """What a device shows of its bits until all are told."""
    return hash_of("bits", bits)
