"""A job: a question for a bot in another process, with the game so far; and what comes back."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

# What is wrong with a bot: it raises, answers what isn't offered, takes too long, ends its
# process, or can't be made.
FaultKind: TypeAlias = Literal["raised", "illegal", "late", "crashed", "missing"]


class Deal(Struct, frozen=True):
    """How a game began."""

    game: str
    modules: tuple[str, ...]
    edition: str
    players: int
    seed: int
    first: int
    rests: bool


class Heard(Struct, frozen=True, array_like=True):
    """A claim."""

    seat: int
    kind: str
    cell: int
    about: int
    tool: int


# What has happened, in order: a choice, the deal of the next round (None), a claim.
Step: TypeAlias = int | Heard | None


class Job(Struct, frozen=True):
    """A question: what does this bot do in this seat after all that has happened?"""

    key: str  # of the game
    seat: int
    level: str
    seconds: float
    may_propose: bool
    deal: Deal
    steps: tuple[Step, ...]


class Thought(Struct, frozen=True, tag=True):
    """What a bot wants to do."""

    choice: int


class Fault(Struct, frozen=True, tag=True):
    """Why a bot doesn't know what to do; `where` is for the log and holds no secret."""

    kind: FaultKind
    where: str = ""


Reply: TypeAlias = Thought | Fault
