"""What a lesson is made of: scenes, each a position and the steps that are played in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from motherlode.rules.positions.position import Position, read_position

YOU = 0  # the seat of whoever learns


@dataclass(frozen=True)
class Step:
    """One step: something to read, something to do, or something a bot does.

    Choices are in the notation, with the names of the scene; `*` stands for anything.
    """

    key: str = ""  # of its text; what a bot does has none
    seat: int = YOU
    choices: tuple[str, ...] = ()  # which are accepted; none: it is only read
    at: str = ""  # what it is about, for whoever draws it: role, hand, deck, goals, a seat, a cell

    @property
    def is_read(self) -> bool:
        """Whether nothing is done in it but reading."""
        return not self.choices


def read(key: str, at: str = "") -> Step:
    """A step that is only read."""
    return Step(key, at=at)


def do(key: str, *choices: str, at: str = "") -> Step:
    """A step in which the person does one of these; the first one is what `skip` does."""
    return Step(key, YOU, choices, at)


def bot(seat: int, choice: str) -> Step:
    """What a bot does."""
    return Step("", seat, (choice,))


@dataclass(frozen=True)
class Scene:
    """A position and what is played in it."""

    position: str
    steps: tuple[Step, ...]

    @cached_property
    def start(self) -> Position:
        """The position, read; its state must be copied before it is played."""
        return read_position(self.position)

    @property
    def told(self) -> int:
        """How many steps have a text."""
        return sum(bool(step.key) for step in self.steps)


@dataclass(frozen=True)
class Lesson:
    """A lesson: its scenes one after the other, all with the same seats."""

    name: str
    teaches: tuple[str, ...]  # the games or modules it is about
    card: str  # the picture it goes by
    minutes: int
    scenes: tuple[Scene, ...]

    @property
    def told(self) -> int:
        """How many steps have a text."""
        return sum(scene.told for scene in self.scenes)
