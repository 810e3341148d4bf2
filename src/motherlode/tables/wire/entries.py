"""What is written down of a table: one small value for each thing that happened there."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.values import Cell, ClaimKind, Level, Pace


class Made(Struct, frozen=True, tag="made"):
    """A table was made."""

    settings: Settings


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat, in a game that of a bot; of its token only the hash is kept."""

    seat: int
    name: str
    key: str
    host: bool = False
    face: int | None = None  # none: the one that goes with the name
    program: bool = False


class SatBot(Struct, frozen=True, tag="sat_bot"):
    """A bot was put in a seat."""

    seat: int
    name: str
    level: Level
    character: str = ""  # nobody in particular, who says nothing


class Left(Struct, frozen=True, tag="left"):
    """A seat was given up, or its person removed; its token no longer opens anything."""

    seat: int
    removed: bool = False


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """Two seats were exchanged."""

    seat: int
    to: int


class Renamed(Struct, frozen=True, tag="renamed"):
    """A person took another name."""

    seat: int
    name: str


class FaceChosen(Struct, frozen=True, tag="face_chosen"):
    """A person took another face."""

    seat: int
    face: int


class Configured(Struct, frozen=True, tag="configured"):
    """The settings were changed."""

    settings: Settings


class TalkAllowed(Struct, frozen=True, tag="talk_allowed"):
    """Chat and claims were switched on or off."""

    chat: bool
    claims: bool


class LateAllowed(Struct, frozen=True, tag="late_allowed"):
    """Whether seats of bots can be taken was switched on or off."""

    late: bool


class PaceSet(Struct, frozen=True, tag="pace_set"):
    """Bots were made faster or slower."""

    pace: Pace


class Promised(Struct, frozen=True, tag="promised", omit_defaults=True):
    """The server's part of the next shuffle was drawn; its hash was shown from here on.

    Before 0.3 that was a seed, with a salt that kept its hash from being guessed.
    """

    seed: int = 0
    salt: str = ""
    secret: str = ""


class Hashed(Struct, frozen=True, tag="hashed"):
    """Somebody's device has drawn bits for the next shuffle; their hash was shown from here on."""

    seat: int
    hash: str


class Closed(Struct, frozen=True, tag="closed"):
    """A game is about to begin: these hashes, by seat, are all that count; now bits are told."""

    hashes: tuple[str, ...]


class Revealed(Struct, frozen=True, tag="revealed"):
    """Somebody's bits were told."""

    seat: int
    bits: str


class Began(Struct, frozen=True, tag="began", omit_defaults=True):
    """A game began; since 0.3 everybody has shuffled, and a round that is over waits to go on."""

    seed: int = 0
    salt: str = ""
    rests: bool = False
    secret: str = ""
    hashes: tuple[str, ...] = ()
    bits: tuple[str, ...] = ()
    whim: str = ""  # what the bots draw their chance from


class Ready(Struct, frozen=True, tag="ready"):
    """Somebody has seen how a round ended and wants the next one."""

    seat: int


class Prolonged(Struct, frozen=True, tag="prolonged"):
    """Somebody wants more time between two rounds."""

    seat: int


class Advised(Struct, frozen=True, tag="advised"):
    """Somebody was given a hint."""

    seat: int


class WentOn(Struct, frozen=True, tag="went_on"):
    """The next round was dealt."""


class LessonOpened(Struct, frozen=True, tag="lesson_opened"):
    """A scene of a lesson was set up; the position is kept, since lessons may change."""

    lesson: str
    scene: int
    position: str
    rests: bool = False  # as in `Began`


class LessonRead(Struct, frozen=True, tag="lesson_read"):
    """A step of a lesson was read."""


class LessonLeft(Struct, frozen=True, tag="lesson_left"):
    """Somebody plays on without the lesson's script."""


class Chose(Struct, frozen=True, tag="chose"):
    """A seat answered, in the notation of choices."""

    seat: int
    choice: str


class Sealed(Struct, frozen=True, tag="sealed"):
    """A seat's answer in a window, which nobody else may know of before the window closes."""

    seat: int
    choice: str  # in the notation of choices
    early: bool = False  # before the least time of the window was over


class HandedOn(Struct, frozen=True, tag="handed_on"):
    """Where one device goes around: this seat's time in a window is over."""

    seat: int


class Missed(Struct, frozen=True, tag="missed"):
    """A bot had to answer in place of a person."""

    seat: int
    away: bool = False  # it goes on doing so until they are back


class Returned(Struct, frozen=True, tag="returned"):
    """A person is back, for whom a bot has played."""

    seat: int


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    text: str


class Claimed(Struct, frozen=True, tag="claimed", omit_defaults=True):
    """Somebody claimed something."""

    seat: int
    claim: ClaimKind
    cell: Cell | None = None
    about: int | None = None
    tool: str | None = None


class Spoke(Struct, frozen=True, tag="spoke", omit_defaults=True):
    """A bot said something: how, and what it claims with it, if anything."""

    seat: int
    line: str
    claim: ClaimKind | None = None
    cell: Cell | None = None
    about: int | None = None
    tool: str | None = None


class Voted(Struct, frozen=True, tag="voted"):
    """Somebody wants to abort the game, or no longer."""

    seat: int
    agrees: bool


class BrokenOff(Struct, frozen=True, tag="broken_off"):
    """Everybody wanted to abort the game: it is over."""


class Shut(Struct, frozen=True, tag="shut"):
    """Whoever runs the server closed the table for good."""


Entry: TypeAlias = (
    Made
    | Sat
    | SatBot
    | Left
    | Exchanged
    | Renamed
    | FaceChosen
    | Configured
    | TalkAllowed
    | LateAllowed
    | PaceSet
    | Promised
    | Hashed
    | Closed
    | Revealed
    | Began
    | Ready
    | Prolonged
    | Advised
    | WentOn
    | LessonOpened
    | LessonRead
    | LessonLeft
    | Chose
    | Sealed
    | HandedOn
    | Missed
    | Returned
    | Said
    | Claimed
    | Spoke
    | Voted
    | BrokenOff
    | Shut
)

# What people are told has numbers that leave these out: how many there are is nobody's business.
UNNUMBERED: Final = (Sealed, Missed, Returned)
_DECODER: Final = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(body: bytes) -> Entry:
    """An entry that was stored."""
    entry: Entry = _DECODER.decode(body)
    return entry
