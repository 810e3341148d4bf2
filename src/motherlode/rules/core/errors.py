"""What can go wrong, each with a sentence a player understands."""

from __future__ import annotations

from motherlode.rules.core.reasons import Reason, said


class MotherlodeError(Exception):
    """Something a person or program asked for that the rules or the notation refuse."""

    def __init__(self, reason: Reason | str) -> None:
        super().__init__(str(reason))
        self.reason: Reason = said(reason) if isinstance(reason, str) else reason


class IllegalChoice(MotherlodeError):
    """An answer that is not among the options."""


class IncompatibleModules(MotherlodeError):
    """A table that the rules do not allow: modules, editions, number of players."""


class BadPosition(MotherlodeError):
    """A position's text that cannot be read, or that cannot occur."""


class BadRecord(MotherlodeError):
    """A record that cannot be read, is cut short, altered, or of a newer version."""


class BadNotation(MotherlodeError):
    """A choice's text that cannot be read."""
