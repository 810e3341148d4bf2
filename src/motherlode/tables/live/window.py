"""A window: everybody is asked at the same time, and what they have answered so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from motherlode.tables.wire.errors import TableRefusal


@dataclass
class Window:
    """The answers of a window, kept until it closes; the first one of a seat counts."""

    choices: dict[int, int] = field(default_factory=dict)
    commands: dict[int, str] = field(default_factory=dict)
    early: set[int] = field(default_factory=set)  # who answered before the least time was over
    least: float = 0.0  # seconds that somebody was told: a newcomer makes it no shorter

    def has(self, seat: int, command: str) -> bool:
        """Whether this very command is one of the answers."""
        return self.commands.get(seat) == command

    def take(self, seat: int, choice: int, command: str, in_time: bool) -> None:
        """Keep what a seat says, unless it has answered."""
        if seat in self.choices:
            raise TableRefusal("answered", "you’ve already answered")
        self.check(command)
        self.commands[seat] = command
        self.say(seat, choice, in_time)

    def say(self, seat: int, choice: int, in_time: bool) -> None:
        """Answer for a seat without a command of its own."""
        self.choices[seat] = choice
        if in_time:
            self.early.add(seat)

    def drop(self, seat: int) -> None:
        """Forget what was answered for a seat."""
        self.choices.pop(seat, None)
        self.commands.pop(seat, None)
        self.early.discard(seat)

    def check(self, command: str) -> None:
        """An id stands for one command; two lines of the log can't have the same."""
        if command in self.commands.values():
            raise TableRefusal("repeated", "another command has the same id")
