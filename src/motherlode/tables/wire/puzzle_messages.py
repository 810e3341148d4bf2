"""What is told of puzzles: the list, a puzzle without its answer, and the answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from motherlode.tables.wire.past_messages import Still
from motherlode.tables.wire.sights import PromptInfo, RulesInfo, SeatView
from motherlode.tables.wire.values import Cell

PuzzleKind: TypeAlias = Literal["who", "move", "map"]


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list."""

    id: int
    kind: PuzzleKind
    grade: int
    game: str
    modules: tuple[str, ...]
    players: int


class PuzzleList(Struct, frozen=True):
    """Every puzzle, and which one is today's."""

    puzzles: tuple[PuzzleCard, ...]
    today: int
    day: int


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as its seat knows it, without the answer."""

    id: int
    kind: PuzzleKind
    grade: int
    today: int  # the puzzle of the day
    day: int
    count: int  # of all puzzles
    players: tuple[str, ...]
    rules: RulesInfo
    view: SeatView  # of the first still
    frames: tuple[Still, ...]
    prompt: PromptInfo | None  # the question itself, if it is about a move
    answers: tuple[str, ...]  # names, moves in the order of the prompt, or places of goals
    cells: tuple[Cell, ...]  # of those places


class PuzzleMoment(Struct, frozen=True):
    """What spoke for the answer, and the chances before and after it, in percent."""

    still: int
    is_said: bool  # it is a claim that was made then
    seat: int
    before: int
    after: int


class PuzzleReason(Struct, frozen=True, omit_defaults=True):
    """Why a move is the best one: the text is `advice-KEY`."""

    key: str
    cell: Cell | None = None
    seat: int | None = None
    percent: int = 0


class PuzzleSolution(Struct, frozen=True):
    """Whether an answer was right, which ones are, and why."""

    is_right: bool
    right: tuple[str, ...]
    chances: dict[str, int]  # percent, of each answer that was weighed
    reason: PuzzleReason | None
    moments: tuple[PuzzleMoment, ...]
    roles: tuple[str, ...]  # by seat, where they were asked for


# -- what is asked for -----------------------------------------------------------------------------


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers."""

    answer: Annotated[str, Meta(max_length=200)]
