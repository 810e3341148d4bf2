"""Records: a whole game as it was played, from the header to how it ended."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from motherlode import __version__
from motherlode.rules.core.randomness import MASK
from motherlode.rules.core.ruleset import SETTING, Selection
from motherlode.rules.modules import CATALOGUE
from motherlode.rules.records.shuffle import Shuffle

SEEDED: Final = 1  # the format of games that are dealt from a seed
SHUFFLED: Final = 2  # of games that everybody has shuffled
FORMAT: Final = SHUFFLED  # the newest one this version reads
HIGHEST_SEED: Final = MASK


class Entry(NamedTuple):
    """One line between header and end: a choice, or something said at the table."""

    line: int  # in the text, from 1 on
    seat: str
    text: str
    is_talk: bool = False
    is_claim: bool = False  # a kind of talk that programs can read
    wording: str = ""  # how a bot said it


@dataclass(frozen=True)
class Result:
    """How it ended: no scores and winners if the game was aborted."""

    choices: int
    digest: str
    scores: dict[str, int] | None = None
    winners: list[str] | None = None


@dataclass
class Record:
    """A game as it was played: what was set up, every choice in order, and how it ended."""

    rules: str
    modules: dict[str, int]  # every module with its version, the game itself included
    edition: str
    players: tuple[str, ...]
    seed: int | None = None
    commitment: str | None = None  # a promise of the seed, while it must stay secret
    salt: str | None = None
    first: str | None = None  # None: drawn from the seed
    shuffle: Shuffle | None = None  # instead of a seed
    format: int = SEEDED
    version: str = __version__
    entries: list[Entry] = field(default_factory=list)
    result: Result | None = None

    @property
    def is_secret(self) -> bool:
        """Whether it doesn't tell yet what the game was dealt from."""
        return self.seed is None and self.shuffle is None

    @property
    def key(self) -> bytes:
        """What the game was dealt from if everybody has shuffled; else nothing."""
        return b"" if self.shuffle is None else self.shuffle.key

    @property
    def seed_text(self) -> str:
        """What the game was dealt from, as people are shown it."""
        return str(self.seed) if self.shuffle is None else self.key.hex()

    @property
    def number(self) -> int:
        """The seed, or a number made from the shuffle: for all that isn't the deal."""
        if self.seed is not None:
            return self.seed
        return int.from_bytes(self.key[:8]) & MASK

    @property
    def choices(self) -> list[tuple[str, str]]:
        """Who chose what, in order."""
        return [(entry.seat, entry.text) for entry in self.entries if not entry.is_talk]

    @property
    def selection(self) -> Selection:
        """The table the game was played at; the setting of its game stands among the modules."""
        extras = [
            name for name in self.modules if SETTING in name or not CATALOGUE.named(name).is_game
        ]
        return Selection(self.rules, extras, self.edition, len(self.players))


def commitment(seed: int, salt: str) -> str:
    """The promise of a seed: it can be published before the game and checked after it."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()
