"""What a table tells its people: every message as a typed value."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView
from motherlode.tables.wire.values import (
    Cell,
    ClaimKind,
    Fields,
    Level,
    NoticeCode,
    Pace,
    Phase,
    Reaction,
    SeatNumber,
    StepKind,
)

# -- reasons ---------------------------------------------------------------------------------------


class Why(Struct, frozen=True, omit_defaults=True):
    """A reason for every language: its code, the rules it names, and the values in its sentence."""

    code: str
    rules: tuple[str, ...] = ()
    values: Fields = {}  # words, numbers, lists of words, or another reason


# -- settings ------------------------------------------------------------------------------------


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up; whoever makes it chooses, the host may change it before the start."""

    game: Annotated[str, Meta(max_length=40)] = "base"
    edition: Annotated[str, Meta(max_length=40)] = "jubilee"
    modules: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=40)] = ()
    players: Annotated[int, Meta(ge=2, le=12)] = 5
    level: Level = "greedy"  # of the bots that fill seats
    pace: Pace = "normal"  # how long bots seem to think
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for a decision; 0: no clock
    window: Annotated[int, Meta(ge=1, le=30)] = 3  # seconds everybody has to react to a card
    grace: Annotated[int, Meta(ge=5, le=3600)] = 60  # seconds till a bot plays for absent people
    chat: bool = True
    claims: bool = True
    public: bool = False  # listed on the first page
    late: bool | None = None  # newcomers may take bots' seats, in a game too; usual: unless public
    first: SeatNumber | None = None  # who has the first turn; nobody: drawn
    shared: bool = False  # one device goes around; no clock then, and not listed
    programs: bool = False  # whoever says that it is a program may sit down

    def __post_init__(self) -> None:
        bare = [name.partition(":")[0] for name in self.modules]
        if len(set(bare)) < len(bare):
            raise ValueError("a module is listed twice")
        if self.late is None:
            force_setattr(self, "late", not self.public)
        if self.shared:
            force_setattr(self, "clock", 0)
            force_setattr(self, "public", False)


# -- what the table tells ------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: Level | None = None  # of a bot
    host: bool = False
    present: bool = True  # a person with a connection, or a bot
    replaced: bool = False  # a bot plays for this person until they return
    abort: bool = False  # wants to abort the game
    face: int = 0  # hat + 12 x beard + 144 x head + 1728 x colors
    character: str = ""  # of a bot that is somebody in particular
    hints: int = 0  # given to this person in the present game
    program: bool = False  # it said so when it sat down


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table, before and during a game."""

    code: str
    phase: Phase
    settings: Settings
    seats: tuple[SeatInfo, ...]
    watchers: int = 0
    refusal: str = ""  # why a game can't start with these settings, with the rule
    why: Why | None = None  # the same for every language
    commitment: str = ""  # the hash of the server's secret in the game played now, or last
    promise: str = ""  # the same of the next game, shown before it begins
    shuffle: tuple[str, ...] | None = None  # by seat, the hashes of bits that are to be told now
    game: int = 0  # how many games were begun here
    lesson: str = ""  # the lesson that is played here
    hints: bool = False  # whether a person may ask for hints


class LessonInfo(Struct, frozen=True):
    """How far a lesson has come: the text of its step is `lesson-NAME-KEY`."""

    name: str
    kind: StepKind
    key: str  # of the step; none while bots play, and at the end
    at: str  # what the step is about: role, hand, deck, goals, `seat 2`, `cell 3,0`
    step: int  # steps that are over
    steps: int
    scene: int
    seats: tuple[str, ...]  # what the texts call the seats, in their order


class Clock(Struct, frozen=True):
    """How long the table waits, in milliseconds from the sending of this message."""

    left: int
    total: int
    seat: int | None  # nobody: a window, in which everybody is asked


class Intermission(Struct, frozen=True):
    """A round is over, and the next one waits until everybody present is ready, or for the clock.

    Somebody alone among bots is waited for without a clock.
    """

    ready: tuple[int, ...]  # seats of those who have said so
    prolonged: bool = False  # the clock was put back once, which is as often as it can be


class SeenEvent(Struct, frozen=True):
    """A fact as this seat saw it: its name and fields; what is hidden is left out."""

    event: str
    fields: Fields


class Talk(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="talk"):
    """Something was said or claimed."""

    sequence: int
    seat: int
    text: str = ""
    claim: ClaimKind | None = None
    cell: Cell | None = None
    about: int | None = None  # a seat
    tool: str | None = None
    line: str | None = None  # how a bot says it: the text is `says-LINE`; without a claim a remark


class Reacted(Struct, frozen=True, tag_field="type", tag="reacted"):
    """Somebody pulled a face: shown for a moment, and kept nowhere."""

    sequence: int
    seat: int
    reaction: Reaction


class Happened(Struct, frozen=True, omit_defaults=True):
    """A line of the history: a fact, or something said, in the order of the log."""

    sequence: int
    event: SeenEvent | None = None
    talk: Talk | None = None
    by: str = ""  # who said it, where somebody else sits by now


class Ending(Struct, frozen=True):
    """What is laid open when a game is over: what it was dealt from."""

    seed: str  # 64 hexadecimal digits if everybody has shuffled, else a number
    salt: str
    aborted: bool = False
    nuggets: tuple[SeenEvent, ...] = ()  # cards taken unseen in the last round, with their worth


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything: the answer to `hello` and to `sync`."""

    sequence: int
    you: int | None  # the seat, or nobody for a spectator
    table: TableInfo
    rules: RulesInfo | None
    view: SeatView | None
    prompt: PromptInfo | None
    clock: Clock | None
    history: tuple[Happened, ...]
    ending: Ending | None
    lesson: LessonInfo | None = None
    intermission: Intermission | None = None
    holder: int | None = None  # who is to have the device, where one goes around


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Seats or settings have changed, or who is present."""

    sequence: int
    you: int | None
    table: TableInfo


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """Something happened in the game: the facts, then the table as it is now."""

    sequence: int
    events: tuple[SeenEvent, ...]
    view: SeatView
    prompt: PromptInfo | None
    clock: Clock | None
    ending: Ending | None
    lesson: LessonInfo | None = None
    intermission: Intermission | None = None
    holder: int | None = None


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """Something that the host should know: a bot failed and another answered, or it babbles."""

    sequence: int
    code: NoticeCode
    seat: int


class Announcement(Struct, frozen=True, tag_field="type", tag="announcement"):
    """What whoever runs the server has to say to everybody; an empty text takes it back."""

    sequence: int
    text: str


class Writing(Struct, frozen=True, tag_field="type", tag="writing"):
    """Whether the server can write: told once when it can't, and once when it can again."""

    sequence: int
    works: bool


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out, now or when it came the first time."""

    sequence: int
    id: str


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """A command was not carried out, and why."""

    sequence: int
    id: str
    code: str
    reason: str
    why: Why | None = None  # the rules' own reason, if it is theirs


class Because(Struct, frozen=True, tag_field="type", tag="because"):
    """The answer to `why`: the reason, or nothing if it can be chosen."""

    sequence: int
    id: str
    why: Why | None


class Hinted(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="hinted"):
    """The answer to `hint`: what a strong bot would answer; why is the text `advice-REASON`."""

    sequence: int
    id: str
    asked: int  # the sequence number of the prompt it is about
    index: int  # into the options of that prompt
    reason: str
    cell: Cell | None = None  # of the goal that the reason is about
    seat: int | None = None  # whom it is about
    percent: int = 0


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """This seat is no longer yours, or the table is gone; the connection ends."""

    sequence: int
    code: str
    reason: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    sequence: int


Message: TypeAlias = (
    Welcome
    | Lobby
    | Update
    | Talk
    | Reacted
    | Notice
    | Announcement
    | Writing
    | Done
    | Refused
    | Because
    | Hinted
    | Goodbye
    | Pong
)
