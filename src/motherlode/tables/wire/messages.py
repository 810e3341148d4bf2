"""What a table tells its people: every message as a typed value."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Cell: TypeAlias = tuple[int, int]  # x to the goals, y downward
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Face: TypeAlias = Annotated[int, Meta(ge=0, lt=20_736)]  # twelve hats, beards, heads, colors
Level: TypeAlias = Annotated[str, Meta(max_length=40)]  # of a bot, as the catalogue names it
Pace: TypeAlias = Literal["instant", "fast", "normal", "slow"]
ClaimKind: TypeAlias = Literal["treasure", "no_treasure", "suspect", "trust", "fix"]
Reaction: TypeAlias = Literal["laugh", "shock", "suspicion", "cheer", "sweat", "greed"]
NoticeCode: TypeAlias = Literal["bot_failed", "bot_late", "bot_missing", "bot_chatty"]
Phase: TypeAlias = Literal["lobby", "playing", "over"]
StepKind: TypeAlias = Literal["read", "do", "watch", "done", "left"]
Fields: TypeAlias = dict[str, Any]  # plain data with names in place of numbers

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
    late: bool = True  # newcomers may take the seat of a bot, during a game too
    first: SeatNumber | None = None  # who has the first turn; nobody: drawn

    def __post_init__(self) -> None:
        bare = [name.partition(":")[0] for name in self.modules]
        if len(set(bare)) < len(bare):
            raise ValueError("a module is listed twice")


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


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table, before and during a game."""

    code: str
    phase: Phase
    settings: Settings
    seats: tuple[SeatInfo, ...]
    watchers: int = 0
    refusal: str = ""  # why a game can't start with these settings, with the rule
    why: Why | None = None  # the same for every language
    commitment: str = ""  # the hash of the seed of the game that is played, or was played last
    promise: str = ""  # the hash of the seed of the next game, shown before it begins
    game: int = 0  # how many games were begun here
    lesson: str = ""  # the lesson that is played here


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


class CardInfo(Struct, frozen=True, omit_defaults=True):
    """A kind of card of this table, as data to draw it from."""

    name: str
    family: str  # path, action, goal, start, table, large
    verb: str = ""
    shape: str = ""  # its tunnels, as in N-E|S
    tools: tuple[str, ...] = ()  # which cards in front it is about
    copies: int = 0
    ends_round: bool = False  # a goal that ends the round when it is turned over


class RoleCards(Struct, frozen=True):
    """How many cards of a role are shuffled before each player is dealt one."""

    role: str
    count: int


class RulesInfo(Struct, frozen=True):
    """The rules of a game that is being played here."""

    game: str
    edition: str
    modules: tuple[str, ...]
    rounds: int
    cards: tuple[CardInfo, ...]
    roles: tuple[str, ...]
    tools: tuple[str, ...]
    outcomes: tuple[str, ...]
    best_nugget: int  # what the best nugget card is worth; 0 if there are none
    role_cards: tuple[RoleCards, ...]  # those there are most of come first
    spare_roles: int  # role cards that are left over when everybody has one


class Laid(Struct, frozen=True, omit_defaults=True):
    """A card that lies face up in the maze."""

    cell: Cell
    card: str
    turned: bool = False


class Goal(Struct, frozen=True, omit_defaults=True):
    """A goal, as far as this seat knows it."""

    cell: Cell
    face_up: bool = False
    card: str | None = None
    looked_at: bool = False  # by this seat
    lookers: tuple[int, ...] = ()


class Discarded(Struct, frozen=True, omit_defaults=True):
    """A card on the discard pile; without a name if this seat doesn't know it."""

    face_up: bool = False
    card: str | None = None


class SeatSight(Struct, frozen=True, omit_defaults=True):
    """What this seat sees of a seat."""

    name: str
    cards: int = 0
    tools: tuple[str, ...] = ()  # cards in front
    nugget_cards: int = 0
    tokens: int | None = 0  # unknown while they lie face down before somebody else
    role: str | None = None
    nuggets: tuple[int, ...] | None = None  # their worths, at the end of the game
    score: int | None = None
    least: int = 0  # what the nugget cards are worth, by all that this seat saw
    most: int = 0


class SeatView(Struct, frozen=True):
    """The table as one seat, or a spectator, may see it."""

    seat: int | None
    round: int
    rounds: int
    asked: int | None
    kind: str  # of the decision that is asked
    first: int
    clockwise: bool
    role: str | None
    hand: tuple[str, ...]
    seats: tuple[SeatSight, ...]
    maze: tuple[Laid, ...]
    goals: tuple[Goal, ...]
    deck: int
    discard: tuple[Discarded, ...]
    nuggets: tuple[int, ...] | None  # own nugget cards by their worth
    pool: tuple[int, ...] | None  # nugget cards to choose from
    supply: int
    spare_roles: tuple[str, ...]  # once they are revealed
    kept: dict[str, Fields]  # what modules show
    callers: tuple[int, ...]  # who has proposed to call the round since the last turn
    revealed: bool
    finder: int | None
    found: str | None
    outcomes: tuple[str, ...]
    over: bool
    winners: tuple[int, ...]
    announced: Option | None = None  # the card that waits for others to react, or to pay
    announcer: int | None = None


class Option(Struct, frozen=True, omit_defaults=True):
    """One answer: its text in the notation, and its parts."""

    text: str
    verb: str
    form: str
    card: str | None = None
    cards: tuple[str, ...] = ()
    cell: Cell | None = None
    turned: bool = False
    second: Cell | None = None
    seat: int | None = None
    payer: int | None = None
    tool: str | None = None
    side: str | None = None
    worths: tuple[int, ...] = ()


class PromptInfo(Struct, frozen=True):
    """What this seat is asked; it answers with an index into the options."""

    sequence: int  # an answer names it, so that a late one isn't taken for another question
    kind: str
    options: tuple[Option, ...]
    about: Option | None = None  # the card somebody has announced
    mover: int | None = None  # who announced it
    total: int = 0  # of gold, where it is about some
    window: bool = False  # everybody is asked at the same time, and has the same time
    cells: tuple[Cell, ...] = ()  # the places the question is about, if no answer names them


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
    """What is laid open when a game is over: the seed, to be checked against its promise."""

    seed: str  # as text: it has more digits than a browser's numbers
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


class Notice(Struct, frozen=True, tag_field="type", tag="notice"):
    """Something that the host should know: a bot failed and another answered, or it babbles."""

    sequence: int
    code: NoticeCode
    seat: int


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


class Goodbye(Struct, frozen=True, tag_field="type", tag="goodbye"):
    """This seat is no longer yours, or the table is gone; the connection ends."""

    sequence: int
    code: str
    reason: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    sequence: int


Message: TypeAlias = (
    Welcome | Lobby | Update | Talk | Reacted | Notice | Done | Refused | Because | Goodbye | Pong
)
