"""What is told of an analysis: chances, suspicion, marks, moments, lies, and the story."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from motherlode.tables.wire.sights import Option
from motherlode.tables.wire.values import Cell, ClaimKind

Mark: TypeAlias = Literal["brilliant", "fine", "gave_away", "threw_away"]


class AnalysisRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Analyze a record that somebody brings."""

    record: str


class AnalysisProgress(Struct, frozen=True):
    """How far an analysis has come; when it is ready it can be fetched by its key."""

    key: str
    state: Literal["waiting", "working", "ready"]
    done: int = 0  # steps
    steps: int = 0  # nothing: not known yet
    ahead: int = 0  # other analyses that come first


class Judged(Struct, frozen=True):
    """What was chosen and the best there was, as chances to win, from 0 to 1."""

    chosen: float
    best: float


class AnalyzedStep(Struct, frozen=True, omit_defaults=True):
    """A choice, or the deal of a round, and what the table came to after it."""

    round: int
    chances: tuple[float, ...]  # of the outcomes, in their order
    suspicion: tuple[float, ...]  # of each seat, as the table could have it
    number: int = 0  # of the choice, from 1 on; of the one before if it is a deal
    seat: int | None = None  # nobody: a deal
    margin: float = 0.0  # of the chances, either way
    mark: Mark | None = None
    knew: Judged | None = None  # by what its seat knew
    truth: Judged | None = None  # at the real table
    instead: Option | None = None  # the best there was, if it was better


class AnalyzedRound(Struct, frozen=True):
    """A round and what came of it."""

    round: int
    outcome: str  # empty if it was not played to its end
    saboteurs: tuple[int, ...]


class TurningPoint(Struct, frozen=True):
    """A choice that changed much, and for whom."""

    step: int  # its place among the steps
    outcome: str
    swing: float


class ToldLie(Struct, frozen=True, omit_defaults=True):
    """What somebody said against better knowledge."""

    step: int  # after which it was said
    seat: int
    claim: ClaimKind
    believed: bool
    cell: Cell | None = None
    about: int | None = None
    acted: tuple[int, ...] = ()  # who broke a tool of the accused soon after


class StoryFact(Struct, frozen=True, omit_defaults=True):
    """One sentence of who fooled whom: the text is `story-KIND-WORDING`."""

    round: int
    kind: str
    wording: int
    seat: int | None = None
    step: int | None = None
    percent: int | None = None


class AnalysisInfo(Struct, frozen=True):
    """Everything that an analysis has found out."""

    players: tuple[str, ...]
    outcomes: tuple[str, ...]  # those that ever were possible
    rough: bool  # no bot was trained on these rules: wide margins, few marks
    rounds: tuple[AnalyzedRound, ...]
    steps: tuple[AnalyzedStep, ...]
    moments: tuple[TurningPoint, ...]  # the greatest first
    lies: tuple[ToldLie, ...]
    story: tuple[StoryFact, ...]
