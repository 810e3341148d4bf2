"""What is written down of a table: one small value for each thing that happened there."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from motherlode.tables.wire.messages import Cell, ClaimKind, Level, Pace, Settings


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


class SatBot(Struct, frozen=True, tag="sat_bot"):
    """A bot was put in a seat."""

    seat: int
    name: str
    level: Level
    character: str = ""  # nobody in particular, who says nothing


class Left(Struct, frozen=True, tag="left"):
    """A seat was given up, or its person removed; its token no longer opens anything."""

    seat: int


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


class Promised(Struct, frozen=True, tag="promised"):
    """The seed of the next game was drawn; its hash was shown from here on."""

    seed: int
    salt: str


class Began(Struct, frozen=True, tag="began"):
    """A game began; since 0.3 a round that is over waits until it is told to go on."""

    seed: int
    salt: str
    rests: bool = False


class Ready(Struct, frozen=True, tag="ready"):
    """Somebody has seen how a round ended and wants the next one."""

    seat: int


class Prolonged(Struct, frozen=True, tag="prolonged"):
    """Somebody wants more time between two rounds."""

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
    | Began
    | Ready
    | Prolonged
    | WentOn
    | LessonOpened
    | LessonRead
    | LessonLeft
    | Chose
    | Said
    | Claimed
    | Spoke
    | Voted
    | BrokenOff
)

_DECODER: Final = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(body: bytes) -> Entry:
    """An entry that was stored."""
    entry: Entry = _DECODER.decode(body)
    return entry
