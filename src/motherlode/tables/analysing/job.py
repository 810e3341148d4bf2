"""A job: a game to be analyzed in another process, and what that one reports."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw, Struct

from motherlode.analysis.weighing import Weighed


class Job(Struct, frozen=True):
    """A record, and which share of its steps to weigh."""

    record: str
    share: int  # the first one gathers what the others have weighed
    shares: int


class Begun(Struct, frozen=True, tag=True):
    """The game was retold: it has this many steps."""

    steps: int


class Weight(Struct, frozen=True, tag=True):
    """One step is weighed."""

    weighed: Weighed


class Made(Struct, frozen=True, tag=True):
    """All is done: the analysis as a message."""

    analysis: Raw


Report: TypeAlias = Begun | Weight | Made
