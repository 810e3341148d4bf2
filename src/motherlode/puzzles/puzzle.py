"""A puzzle: a game up to a moment, whose eyes see it, a question, and the right answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from motherlode.rules.core.contract import NOBODY
from motherlode.rules.core.ruleset import Selection
from motherlode.rules.records.record import Entry, Record
from motherlode.rules.records.recorder import Recorder

WHO: Final = "who"  # who is a saboteur?
MOVE: Final = "move"  # what is the best move?
MAP: Final = "map"  # where does the treasure lie?
KINDS: Final = (WHO, MOVE, MAP)
GRADES: Final = (1, 2, 3, 4, 5)

# A choice: seat and text. A claim has a third word, how it was said; it may be empty.
Played: TypeAlias = tuple[int, str] | tuple[int, str, str]
CHOICE: Final = 2  # words of one that nobody said


@dataclass(frozen=True)
class Reason:
    """Why a move is the best one, as hints say it."""

    key: str
    cell: int = NOBODY
    seat: int = NOBODY
    percent: int = 0


@dataclass(frozen=True)
class Moment:
    """A choice or a claim that spoke for the answer: its place, and the chances around it."""

    place: int  # in `play`
    before: int  # percent
    after: int


@dataclass(frozen=True)
class Puzzle:
    """One puzzle; answers are names of players, moves in the notation, or places of goals."""

    id: int
    kind: str
    grade: int
    rules: str
    modules: tuple[str, ...]
    edition: str
    players: tuple[str, ...]
    seed: int  # gives everything away: nobody is told it before they have answered
    eyes: int
    play: tuple[Played, ...]
    right: tuple[str, ...]
    chances: dict[str, int]  # percent, of each answer that was weighed
    reason: Reason | None = None
    moments: tuple[Moment, ...] = ()

    @property
    def selection(self) -> Selection:
        """The table."""
        return Selection(self.rules, self.modules, self.edition, len(self.players))

    def record(self) -> Record:
        """The game up to the question."""
        recorder = Recorder(self.selection, self.players, self.seed)
        for played in self.play:
            said = is_claim(played)
            words = played[2] if len(played) > CHOICE else ""
            recorder.keep(Entry(0, self.players[played[0]], played[1], said, said, words))
        return recorder.record

    def choices_until(self, place: int) -> int:
        """How many choices were made when a moment was over."""
        return sum(not is_claim(played) for played in self.play[: place + 1])


def is_claim(played: Played) -> bool:
    """Whether something was said, not done."""
    return len(played) > CHOICE
