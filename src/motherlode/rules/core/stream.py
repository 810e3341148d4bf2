"""The stream: chance that nobody can foresee, for games that people have to trust.

Each round has its own, SHAKE-256 of 256 bits and the number of the round: nothing that is seen in
one round tells anything of another. docs/fair-shuffle.md says how a deal comes from it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KEY: Final = 32  # bytes
WORDS: Final = 0x100000000  # how many words there are: each has 32 bits
BLOCK: Final = 256  # words that are made at a time; few rounds need more


class Stream:
    """The words of one round. It only ever grows, so that copies of a state can share it."""

    def __init__(self, key: bytes, round: i64) -> None:
        self.key: bytes = key
        self.round: i64 = round  # 0: what is drawn before the first one
        self.words: vec[i64] = vec[i64]()

    def word(self, place: i64) -> i64:
        """The word at a place, from 0 on."""
        while place >= len(self.words):
            self._grow()
        return self.words[place]

    def _grow(self) -> None:
        """More words of the same hash: however long it is, its beginning stays the same."""
        import hashlib

        known: i64 = len(self.words)
        text = f"motherlode round {self.round}\n".encode() + self.key
        made = hashlib.shake_256(text).digest(4 * (int(known) + BLOCK))
        words = self.words[:]
        place: i64
        for place in range(known, known + BLOCK):
            start = 4 * place
            word: i64 = made[start]
            word = word << 8 | made[start + 1]
            word = word << 8 | made[start + 2]
            word = word << 8 | made[start + 3]
            words = append(words, word)
        self.words = words

    def next(self) -> Stream:
        """That of the next round."""
        return Stream(self.key, self.round + 1)
