"""What people say to a table: every message as a typed value."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from motherlode.tables.wire.messages import Settings
from motherlode.tables.wire.values import (
    Cell,
    ClaimKind,
    Digits,
    Face,
    Level,
    Name,
    Pace,
    Reaction,
    SeatNumber,
)

SIGNS: Final = "^[A-Za-z0-9_-]+$(?!\n)"  # `$` alone would let a line end follow
CommandId: TypeAlias = Annotated[str, Meta(min_length=8, max_length=40, pattern=SIGNS)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, pattern=SIGNS)]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    """The first message: with a token it takes its seat, without one it watches."""

    token: Token | None = None
    covered: bool = False  # it speaks for its seat, and sees what a spectator sees


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="sync"):
    """Something was missed: send everything again."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why can't I? What a seat at its turn would choose, as far as it got; it changes nothing."""

    id: CommandId
    card: Word | None = None  # of one's own hand
    verb: Word | None = None  # what is done with it, if not what the card is made for
    cell: Cell | None = None
    turned: bool = False
    second: Cell | None = None
    seat: SeatNumber | None = None
    tool: Word | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="hint"):
    """What would a strong bot answer to the present prompt? Only for whoever plays with bots."""

    id: CommandId


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What changes something: its own id makes sure that it does so once."""

    id: CommandId


class Answer(Command, frozen=True, tag="answer"):
    """The answer to the prompt of this sequence number."""

    sequence: Number
    index: Annotated[int, Meta(ge=0, le=100_000)]


class Call(Command, frozen=True, tag="call"):
    """Propose to call the round (B-56)."""


class Abort(Command, frozen=True, tag="abort"):
    """Want to abort the game, or no longer; it ends when everybody present wants it."""

    agrees: bool = True


class Say(Command, frozen=True, tag="say"):
    """Say something to the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Claim(Command, frozen=True, tag="claim"):
    """Claim something about a goal, a player or one's own tools; it need not be true."""

    claim: ClaimKind
    cell: Cell | None = None
    about: SeatNumber | None = None
    tool: Word | None = None


class React(Command, frozen=True, tag="react"):
    """Pull a face that everybody sees for a moment; it is kept nowhere."""

    reaction: Reaction


class Configure(Command, frozen=True, tag="configure"):
    """Change the settings before the start (the host); bots make room if seats go away."""

    settings: Settings


class AllowTalk(Command, frozen=True, tag="allow_talk"):
    """Switch chat and claims on or off, at any time (the host)."""

    chat: bool
    claims: bool


class AllowLate(Command, frozen=True, tag="allow_late"):
    """Let people who come later take the seats of bots, or no longer, at any time (the host)."""

    late: bool


class SetPace(Command, frozen=True, tag="set_pace"):
    """Change how fast bots play, at any time (the host)."""

    pace: Pace


class SitBot(Command, frozen=True, tag="sit_bot"):
    """Put a bot in an open seat, or make one another (the host).

    Without a character whoever sits there stays, or somebody is drawn who isn't here yet.
    """

    seat: SeatNumber
    level: Level = "greedy"
    character: Word | None = None


class FillWithBots(Command, frozen=True, tag="fill"):
    """Put bots in all open seats (the host)."""


class Remove(Command, frozen=True, tag="remove"):
    """Take somebody from a seat (the host)."""

    seat: SeatNumber


class Move(Command, frozen=True, tag="move"):
    """Exchange two seats (the host)."""

    seat: SeatNumber
    to: SeatNumber


class Rename(Command, frozen=True, tag="rename"):
    """Take another name before the start."""

    name: Name


class ChooseFace(Command, frozen=True, tag="face"):
    """Take another face before the start, unlike those of the others."""

    face: Face


class Contribute(Command, frozen=True, tag="contribute"):
    """Show the hash of the bits that this device adds to the next shuffle."""

    promise: Digits  # of the game it is for, as the table shows it
    hash: Digits


class Reveal(Command, frozen=True, tag="reveal"):
    """Tell the bits, now that the hashes of everybody are fixed."""

    bits: Digits


class Start(Command, frozen=True, tag="start"):
    """Begin the game (the host); open seats are filled with bots."""


class Back(Command, frozen=True, tag="back"):
    """Play again for oneself, after a bot did."""


class Ready(Command, frozen=True, tag="ready"):
    """Want the next round, after one that is over."""


class Prolong(Command, frozen=True, tag="prolong"):
    """Want more time before the next round; the clock can be put back once."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Begin again with the same people and settings, after a game."""


class LessonOn(Command, frozen=True, tag="lesson_on"):
    """Go on in a lesson: a step was read, or what it asks for is done for oneself."""


class LessonAgain(Command, frozen=True, tag="lesson_again"):
    """Begin a lesson again, or only its present scene."""

    scene: bool = False


class LessonOff(Command, frozen=True, tag="lesson_off"):
    """Play on as in any other game, without the lesson's script."""


class Leave(Command, frozen=True, tag="leave"):
    """Give up the seat for good; in a game a bot plays on."""


Request: TypeAlias = (
    Hello
    | Sync
    | Ping
    | AskWhy
    | AskHint
    | Answer
    | Call
    | Abort
    | Say
    | Claim
    | React
    | Configure
    | AllowTalk
    | AllowLate
    | SetPace
    | SitBot
    | FillWithBots
    | Remove
    | Move
    | Rename
    | ChooseFace
    | Contribute
    | Reveal
    | Start
    | Back
    | Ready
    | Prolong
    | Rematch
    | LessonOn
    | LessonAgain
    | LessonOff
    | Leave
)
