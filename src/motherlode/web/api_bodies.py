"""What the JSON API takes and gives: the bodies of its requests and answers, as typed values."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from motherlode.tables.figures.figures import FiguresInfo
from motherlode.tables.wire.analysis_messages import AnalysisInfo, AnalysisProgress
from motherlode.tables.wire.messages import Settings, TableInfo, Why
from motherlode.tables.wire.past_messages import (
    Awards,
    Deals,
    PositionText,
    ReplayInfo,
    SandboxInfo,
)
from motherlode.tables.wire.puzzle_messages import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
)
from motherlode.tables.wire.values import Cell, Digits, Face, Level, Name, Pace, SeatNumber
from motherlode.web.operator_messages import BanAddress, CloseTable, OperatorInfo, TellAll


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a table and sit down as its host; `start` fills it with bots and begins at once."""

    name: Name
    settings: Settings
    start: bool = False
    shuffle: Digits | None = None  # the hash of the bits that this device adds to the shuffle
    face: Face | None = None  # none: drawn by lot
    program: bool = False  # whoever sits down is one; then programs may sit at this table


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at a table; without a `seat` in the first that is open, else in that of a bot."""

    name: Name
    seat: SeatNumber | None = None
    face: Face | None = None  # none: drawn by lot
    program: bool = False  # whoever sits down is one; then everyone sees it


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a lesson at a table of its own; `others` are names for its bots, in seat order."""

    name: Name
    pace: Pace = "normal"
    others: tuple[Name, ...] = ()
    face: Face | None = None  # none: drawn by lot


class LessonCard(Struct, frozen=True):
    """A lesson that can be begun; its texts are `lesson-NAME`."""

    name: str
    teaches: tuple[str, ...]  # games or modules
    card: str  # its picture
    minutes: int
    steps: int


class LessonList(Struct, frozen=True):
    """All lessons, in the order in which they are best taken."""

    lessons: tuple[LessonCard, ...]


class Ticket(Struct, frozen=True):
    """A seat at a table, and the secret that opens it."""

    code: str
    seat: int
    token: str


class ModuleInfo(Struct, frozen=True):
    """A game or a module that can be added to one."""

    name: str
    is_game: bool
    settings: tuple[str, ...]  # what a host may choose, the usual one first
    by_hand: str  # where a host may name places instead: those to begin with
    editions: tuple[str, ...]  # a game can be played by
    rules: tuple[str, ...]
    taught: bool  # by a lesson


class EditionInfo(Struct, frozen=True):
    """An edition of the base game; the first is usual where a language has none of its own."""

    name: str
    languages: tuple[str, ...]  # of its rulebook
    values: dict[str, str]  # what it says of each setting: the texts are `value-…`
    minimum_path: int


class Preset(Struct, frozen=True):
    """A table that one click makes."""

    name: str
    settings: Settings
    counts: tuple[int, ...]  # of players it can be played with


class CatalogueInfo(Struct, frozen=True):
    """Everything a table can be made of."""

    version: str
    modules: tuple[ModuleInfo, ...]
    editions: tuple[EditionInfo, ...]
    levels: tuple[Level, ...]
    characters: tuple[str, ...]  # whom bots can be
    presets: tuple[Preset, ...]  # against bots
    lobbies: tuple[Preset, ...]  # with friends; a table that is made begins with the first


class LyingCard(Struct, frozen=True):
    """A card on the table as a round begins; without a name it lies face down."""

    cell: Cell
    card: str = ""


class Check(Struct, frozen=True, omit_defaults=True):
    """What can be changed in these settings: an empty reason means it can."""

    refusal: str  # why they can't be played as they are
    games: dict[str, str]  # for each game: why not
    modules: dict[str, str]  # for each module: why it can't be added
    players: dict[str, str]  # for each number of players: why not
    why: Why | None = None  # the first of these for every language
    whys: dict[str, dict[str, Why]] = {}  # and the others: `games`, `modules`, `players`
    table: tuple[LyingCard, ...] = ()  # what lies there as a round begins, if they can be played
    places: dict[str, tuple[Cell, ...]] = {}  # for each module that is set by hand: where it may be


class TableList(Struct, frozen=True):
    """The public tables, the newest first."""

    tables: tuple[TableInfo, ...]


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    tables: int
    sockets: int


class ReadyInfo(Struct, frozen=True):
    """People can be sent here."""

    status: str


class ReachInfo(Struct, frozen=True):
    """Where others find this server; told at its own machine, and to its operator."""

    address: str = ""  # as in http://192.168.1.7:8000; nothing while only this machine comes in
    name: str = ""  # the same by name, as in http://motherlode.local:8000, if it is announced
    offer: str = ""  # where they would find it if whoever asks lets them in; nothing: can't


class Failure(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a word for programs, a sentence for people."""

    code: str
    reason: str
    why: Why | None = None  # the rules' own reason, for every language


BODIES: Final = (
    NewTable,
    NewSeat,
    NewLesson,
    LessonList,
    Ticket,
    CatalogueInfo,
    Check,
    TableList,
    Health,
    ReadyInfo,
    ReachInfo,
    Failure,
    FiguresInfo,
    ReplayInfo,
    Awards,
    Deals,
    PositionText,
    SandboxInfo,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleList,
    PuzzleSolution,
    AnalysisProgress,
    AnalysisInfo,
    OperatorInfo,
    CloseTable,
    BanAddress,
    TellAll,
)
